/** The pages of the built site, found on disk, so that a page that somebody adds is tested without being listed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SOURCES } from '../../src/games';
import type { BuiltSite } from './set-up';

const filesBelow = (folder: string, except: readonly string[] = []): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return except.includes(entry.name) ? [] : filesBelow(path);
    return [path];
  });

/** The languages beside English that a site was built in: each has a service worker of its own. */
export const otherLanguages = (root: string): readonly string[] =>
  readdirSync(root).filter((name) => existsSync(join(root, name, 'sw.js')));

export interface PageFile {
  /** Below the base: "", "rules/target/", "404.html". */
  readonly path: string;
  readonly html: string;
}

/** The pages in English, or in another language, with paths below the folder of that language. */
export const pagesOf = ({ root }: Pick<BuiltSite, 'root'>, language = ''): readonly PageFile[] => {
  const folder = join(root, language);
  return filesBelow(folder, otherLanguages(folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: relative(folder, file)
        .replaceAll('\\', '/')
        .replace(/(^|\/)index\.html$/, '$1'),
      html: readFileSync(file, 'utf8'),
    }));
};

/** Pages of one kind are those that differ in their game alone: rules/:game/quick/. */
export const kindOf = (path: string): string =>
  SOURCES.reduce((kind, { id }) => kind.replace(`/${id}/`, '/:game/'), path);
