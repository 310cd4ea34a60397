/**
 * `npm run size`: how large the program is, room by room. `npm run size -- main` or `npm run size -- ../other` puts a commit
 * or another checkout before it. What pages weigh is read from the build in .cache/site, if there is one.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grouped } from '../../src/base/words';
import { castsIn, deepestFunction, type Largest, longestFunction } from './functions';
import { scriptBytes } from './page-scripts';
import { circlesOf, FULL_FOLDER, fullFolders, linesOf, type Source, sourcesOf, withSlashes } from './sources';

type Row = readonly [what: string, value: string];

const columns = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(7)).join('');

const sizeOf = (sources: readonly Source[]): string => {
  const lines = sources.map(({ text }) => linesOf(text)).toSorted((a, b) => a - b);
  return columns([
    lines.length,
    lines.reduce((sum, count) => sum + count, 0),
    lines[Math.floor(lines.length / 2)] ?? 0,
    lines.filter((count) => count < 25).length,
    lines.filter((count) => count > 300).length,
  ]);
};

const largest = ({ size, where }: Largest): string => `${columns([size])} ${where}`;

/** "src/games" of "src/games/mafia/deal.ts"; all scripts are one room. */
const roomOf = ({ file }: Source): string => /^src\/[^/]+|^scripts/.exec(file)?.[0] ?? file;

/** KB of script, gzipped, on the heaviest page of each kind: the first folder of its path. */
const pageRows = (root: string): readonly Row[] => {
  const site = { root: join(root, '.cache/site/root'), base: '/' };
  if (!existsSync(site.root)) return [];
  const heaviest: Record<string, number> = {};
  for (const file of globSync('**/*.html', { cwd: site.root })) {
    const [kind = ''] = withSlashes(file).split('/').slice(0, -1);
    const bytes = scriptBytes(site, readFileSync(join(site.root, file), 'utf8'));
    heaviest[kind] = Math.max(heaviest[kind] ?? 0, bytes);
  }
  const rows = Object.entries(heaviest).map(([kind, bytes]): Row => [`/${kind}`, (bytes / 1024).toFixed(1)]);
  return [['KB of script, gzipped', ''], ...rows.toSorted()];
};

const rowsOf = (root: string): ReadonlyMap<string, string> => {
  const sources = sourcesOf(root);
  const styles = globSync('src/**/*.css', { cwd: root }).map((file) =>
    linesOf(readFileSync(join(root, file), 'utf8')),
  );
  return new Map([
    ['', columns(['files', 'lines', 'median', '< 25', '> 300'])],
    ...[...grouped(sources, roomOf)].map(([room, files]): Row => [room, sizeOf(files)]),
    ['all', sizeOf(sources)],
    ['style sheets', columns([styles.length, styles.reduce((sum, count) => sum + count, 0)])],
    ['files in circles', columns([circlesOf(sources).length])],
    ['longest function', largest(longestFunction(sources))],
    ['deepest function', largest(deepestFunction(root, sources))],
    ['casts of types', columns([castsIn(sources)])],
    [`folders above ${FULL_FOLDER} files`, columns([fullFolders(sources).length])],
    ...pageRows(root),
  ]);
};

/** The same of a commit, from a copy of its files. */
const rowsAt = (commit: string): ReadonlyMap<string, string> => {
  const copy = mkdtempSync(join(tmpdir(), 'size-'));
  try {
    const archive = execFileSync('git', ['archive', commit, 'src', 'scripts'], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', copy], { input: archive });
    return rowsOf(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const [other] = process.argv.slice(2);
const before = other === undefined ? [] : [existsSync(other) ? rowsOf(other) : rowsAt(other)];
const compared = [...before, rowsOf('.')];
for (const what of new Set(compared.flatMap((rows) => [...rows.keys()]))) {
  const values = compared.map((rows) => (rows.get(what) ?? '').padEnd(40)).join('');
  process.stdout.write(`${what.padEnd(26)}${values.trimEnd()}\n`);
}
