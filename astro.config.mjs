import { posix } from 'node:path';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { chunkOf, scriptFile } from './src/integrations/chunks.ts';
import { leanOf, STRIPPED_MODULES } from './src/integrations/lean.ts';
import { catalogOf, ENGLISH, messagesFolder, writeMessages } from './src/integrations/messages.ts';
import { offline } from './src/integrations/offline.ts';
import { pageMessages } from './src/integrations/page-messages.ts';
import { pages } from './src/integrations/pages.ts';

/** The language of the pages: "en-XA" is the one that nobody speaks. */
const language = process.env.SITE_LANGUAGE ?? ENGLISH;
writeMessages([language]);
/** Where it is below the site in English. */
const folder = language === ENGLISH ? '' : language;
/** All that are built, for the ways from one to another. */
const languages = process.env.SITE_LANGUAGES ?? language;
const messages = () => pageMessages(language, catalogOf(language));

/** Vite compiles JSX by itself, as tsconfig.json says; Babel, which Preact's plugin runs over every file, is ten times slower. */
const withoutBabel = {
  name: 'paper-dagger-without-babel',
  configResolved({ plugins }) {
    const jsx = plugins.find(({ name }) => name === 'vite:preact-jsx');
    if (!jsx || !('transform' in jsx))
      throw new Error('@astrojs/preact has changed: look what runs Babel now, in astro.config.mjs');
    // Vite asks again for each environment.
    jsx.transform = undefined;
  },
};

/** Scripts of every page with a part that moves. */
const ON_EVERY_PAGE = /\/(?:client|language|preload-helper|Page)\.[\w-]+\.js$/;

/** Astro keeps what entries export exactly; that would put all that a module imports into its file. */
const chunks = {
  name: 'paper-dagger-chunks',
  config: () => ({
    environments: {
      client: {
        build: {
          // A part that comes later finds these here: every page that could ask for it has loaded them.
          modulePreload: {
            resolveDependencies: (_, names) => names.filter((name) => !ON_EVERY_PAGE.test(name)),
          },
          rolldownOptions: {
            preserveEntrySignatures: 'allow-extension',
            output: {
              entryFileNames: scriptFile,
              chunkFileNames: scriptFile,
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
            },
          },
        },
      },
    },
  }),
};

const lean = { name: 'paper-dagger-lean', transform: { filter: { id: STRIPPED_MODULES }, handler: leanOf } };

/**
 * A static site that can live anywhere: SITE_URL is where it is published, BASE_PATH the folder below it. No page loads
 * anything from another host, and the policy below makes the browser hold it to that.
 */
export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  base: posix.join(process.env.BASE_PATH ?? '/', folder),
  outDir: process.env.OUT_DIR ?? './dist',
  output: 'static',
  trailingSlash: 'always',
  integrations: [preact(), pages(), offline()],
  markdown: { syntaxHighlight: false },
  // Styles stand in the page: nothing has to be fetched before it is painted.
  build: { format: 'directory', assets: 'assets', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    define: { 'import.meta.env.SITE_LANGUAGES': JSON.stringify(languages) },
    resolve: { alias: { '#messages': messagesFolder(language) } },
    plugins: [messages(), withoutBabel, chunks],
    // Preact's plugin says so everywhere else: without it, `npm run dev` looks for React.
    optimizeDeps: { rolldownOptions: { transform: { jsx: { importSource: 'preact' } } } },
    // Fonts stay files, however small: the policy lets no page load one from its own text.
    build: { assetsInlineLimit: (path) => (/\.(woff2?|wasm)$/.test(path) ? false : undefined) },
    worker: { format: 'es', plugins: () => [messages(), lean] },
  },
});
