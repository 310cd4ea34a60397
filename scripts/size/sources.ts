/** The source files of a checkout, what each imports, and how large they are. Tests and samples of data do not count. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

export interface Source {
  /** From the root of the checkout: "src/base/units.ts". */
  readonly file: string;
  readonly text: string;
  readonly lines: number;
}

const IS_SOURCE = /\.(tsx?|astro|mjs)$/;
const IS_TEST = /\.(test|sample)\.tsx?$/;

export const sourcesOf = (root: string): readonly Source[] =>
  ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => IS_SOURCE.test(file) && !IS_TEST.test(file))
      .toSorted()
      .map((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return { file, text, lines: text.split('\n').length - 1 };
      }),
  );

const FROM = /(?:\bfrom|\bimport)\s*\(?\s*['"`](\.{1,2}\/[^'"`$]*)/g;

/** What a file imports of this program, by paths without their endings where the import has none; types and lazy parts too. */
export const importsOf = ({ file, text }: Source): readonly string[] =>
  [...text.matchAll(FROM)].map(([, to = '']) => join(dirname(file), to));

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Groups of files that import each other, types included. */
export const circlesOf = (sources: readonly Source[]): readonly (readonly string[])[] => {
  const known = new Set(sources.map(({ file }) => file));
  const next = new Map(
    sources.map((source) => [
      source.file,
      importsOf(source).flatMap((to) => ENDINGS.map((end) => to + end).filter((path) => known.has(path))),
    ]),
  );
  const reached = new Map([...known].map((file) => [file, new Set<string>()]));
  for (const [file, seen] of reached) {
    const waiting = [...(next.get(file) ?? [])];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      waiting.push(...(next.get(at) ?? []));
    }
  }
  const circles = new Map<string, readonly string[]>();
  for (const [file, seen] of reached) {
    const circle = [...seen].filter((other) => reached.get(other)?.has(file));
    if (circle.length > 0) circles.set(circle.toSorted().join(), circle.toSorted());
  }
  return [...circles.values()];
};

/** Folders by the number of source files that are in them, subfolders not counted. */
export const foldersOf = (sources: readonly Source[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(sources, ({ file }) => dirname(file))].map(([folder, files]) => [folder, files.length]),
  );

export const SMALL = 25;
export const LARGE = 300;
export const FULL_FOLDER = 15;

export interface Size {
  readonly files: number;
  readonly lines: number;
  readonly median: number;
  readonly small: number;
  readonly large: number;
}

export const sizeOf = (sources: readonly Source[]): Size => {
  const lines = sources.map((source) => source.lines).toSorted((a, b) => a - b);
  return {
    files: lines.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    median: lines[Math.floor(lines.length / 2)] ?? 0,
    small: lines.filter((count) => count < SMALL).length,
    large: lines.filter((count) => count > LARGE).length,
  };
};

/** "src/games" of "src/games/mafia/deal.ts"; all scripts are one room. */
export const roomOf = (file: string): string => /^src\/[^/]+|^scripts/.exec(file)?.[0] ?? file;

/** Lines of the style sheets, and how many they are. */
export const stylesOf = (root: string): { readonly files: number; readonly lines: number } => {
  const folder = join(root, 'src/styles');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.css')) : [];
  const lines = files.map((file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1);
  return { files: files.length, lines: lines.reduce((sum, count) => sum + count, 0) };
};
