/**
 * Notes which files the scripts of the site are made of, workers included, for the page of licences: scripts are bundled
 * before pages are drawn, in one process. While the site is developed nothing is bundled, and the page has no packages.
 */
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const noting = (): Plugin => ({
  name: 'paper-dagger-bundled',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    globalThis.bundledFiles ??= new Set();
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') for (const id of chunk.moduleIds) globalThis.bundledFiles.add(id);
    }
  },
});

export const bundled = (): AstroIntegration => ({
  name: 'paper-dagger-bundled',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [noting()], worker: { plugins: () => [noting()] } } });
    },
  },
});
