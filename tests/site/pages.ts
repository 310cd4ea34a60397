/** The pages of the built site, found on disk, so that a page that somebody adds is tested without being listed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuiltSite } from './set-up';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

export interface PageFile {
  /** Below the base: "", "rules/target/", "404.html". */
  readonly path: string;
  readonly html: string;
}

export const pagesOf = ({ root }: BuiltSite): readonly PageFile[] =>
  filesBelow(root)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: relative(root, file)
        .replaceAll('\\', '/')
        .replace(/(^|\/)index\.html$/, '$1'),
      html: readFileSync(file, 'utf8'),
    }));
