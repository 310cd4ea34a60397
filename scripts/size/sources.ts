/** The source files of a checkout, how large they are and what each imports. Tests, samples and other languages do not count. */
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { dirname, join } from 'node:path/posix';
import { grouped } from '../../src/base/words';

export interface Source {
  /** From the root of the checkout: "src/base/words.ts". */
  readonly file: string;
  readonly text: string;
}

export const linesOf = (text: string): number => text.split('\n').length - 1;

/** A path as it is written in the program, on any system. */
export const withSlashes = (path: string, separator: string = sep): string => path.replaceAll(separator, '/');

export const sourcesOf = (root: string): readonly Source[] =>
  ['src', 'scripts'].flatMap((folder) =>
    globSync([`${folder}/**/*.{ts,tsx,astro,mjs}`, `${folder}/messages/en/*.json`], { cwd: root })
      .map((name) => withSlashes(name))
      .filter((file) => !/\.(test|sample)\.tsx?$|^scripts\/new-game\/sample\//.test(file))
      .toSorted()
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  );

/** What a file imports of this program, types and lazy parts too: paths, as they are written. */
export const importsOf = ({ file, text }: Source): readonly string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"`](\.{1,2}(?:\/[^'"`$]*)?)/g)].map(([, to = '']) =>
    join(dirname(file), to),
  );

/** Files that import themselves, by way of others. */
export const circlesOf = (sources: readonly Source[]): readonly string[] => {
  const known = new Set(sources.map(({ file }) => file));
  const next = new Map(
    sources.map((source) => [
      source.file,
      importsOf(source).flatMap((to) =>
        ['', '.ts', '.tsx', '/index.ts'].map((ending) => to + ending).filter((path) => known.has(path)),
      ),
    ]),
  );
  const reachedFrom = (file: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const waiting = [...(next.get(file) ?? [])];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (!seen.has(at)) waiting.push(...(next.get(at) ?? []));
      seen.add(at);
    }
    return seen;
  };
  return [...known].filter((file) => reachedFrom(file).has(file));
};

export const FULL_FOLDER = 15;

/** Folders with more source files than that, subfolders not counted. */
export const fullFolders = (sources: readonly Source[]): readonly string[] =>
  [
    ...grouped(
      sources.filter(({ file }) => !file.endsWith('.json')),
      ({ file }) => dirname(file),
    ),
  ]
    .filter(([, files]) => files.length > FULL_FOLDER)
    .map(([folder, files]) => `${folder} ${files.length}`);
