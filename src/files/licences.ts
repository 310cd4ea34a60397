/**
 * Whose work is given away with the site and with the command line, read from what is there: the packages that a bundle is
 * made of, the fonts, the artists of the icons and the sources of the games.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from '../games';
import { ICON_ARTISTS } from '../look/icons';
import { readRules } from './read-rules';

declare global {
  /** What the scripts of the site are made of, while it is built: integrations/pages.ts. */
  var bundledFiles: Set<string> | undefined;
}

/** A package and the licence that it comes with. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** "MIT", "OFL-1.1" */
  readonly licence: string;
  /** Its licence files, with the copyright lines. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** The old form. */
  readonly licenses?: readonly { readonly type: string }[];
  readonly author?: string | { readonly name: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8').trim();

const manifestOf = (folder: string): Manifest => JSON.parse(read(folder, 'package.json'));

/** Of a package without a licence file: our own has the words of MIT. Throws for another licence. */
const textWithoutFile = ({ name, author }: Manifest, licence: string): string => {
  if (licence !== 'MIT' || !author) throw new Error(`licences: ${name} (${licence}) has no licence file`);
  const [permission] = /Permission is[\s\S]*?SOFTWARE\.\n/.exec(read('LICENSE')) ?? [];
  return `Copyright (c) ${typeof author === 'string' ? author : author.name}\n\n${permission}`.trim();
};

const noticeOf = (folder: string): Notice => {
  const manifest = manifestOf(folder);
  const { name, version, license, licenses } = manifest;
  const licence = license ?? licenses?.[0]?.type ?? 'No licence stated';
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const text = texts.map((file) => read(folder, file)).join('\n\n') || textWithoutFile(manifest, licence);
  return { name, version, licence, text };
};

/** The packages of these files, each once, by name. */
export const noticesOf = (files: Iterable<string>): readonly Notice[] => {
  const folderOf = /^\0?(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
  const folders = new Set([...files].flatMap((file) => folderOf.exec(file)?.[1] ?? []));
  const notices = [...folders].filter((folder) => existsSync(join(folder, 'package.json'))).map(noticeOf);
  const byName = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
};

export const isFont = ({ name }: Notice): boolean => name.startsWith('@fontsource');

/** A file of each package that is installed with the command line; all fonts are among them. */
export const installedFiles = (): readonly string[] =>
  Object.keys(manifestOf('.').dependencies ?? {}).map((name) => join('node_modules', name, 'package.json'));

/** Whose games they are, and under which licence, as the front matter of each text says. */
export const sourceCredits = () =>
  Promise.all(
    SOURCES.map(async (source) => {
      const { id, title } = source;
      return { id, title, credits: (await readRules(source)).meta.credits };
    }),
  );

const RULE = `\n\n${'-'.repeat(79)}\n\n`;

/** All of it as one text, for a bundle of these files. */
export const licencesText = async (files: Iterable<string>): Promise<string> =>
  [
    read('LICENSE'),
    ...(await sourceCredits()).map(({ title, credits }) =>
      [
        title,
        ...credits.map(({ name, role, licence, note }) => `${name}: ${role}. ${licence}. ${note ?? ''}`),
      ]
        .map((line) => line.trim())
        .join('\n'),
    ),
    `Icons made by ${ICON_ARTISTS}, game-icons.net. CC BY 3.0: https://creativecommons.org/licenses/by/3.0/`,
    ...noticesOf([...files, ...installedFiles()]).map(
      ({ name, version, licence, text }) => `${name} ${version}, ${licence}\n\n${text}`,
    ),
  ].join(RULE);
