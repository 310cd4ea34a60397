/**
 * `npm run size`: how large the program is, room by room. `npm run size -- main` or `npm run size -- ../other` puts a commit
 * or another checkout beside it: before, then now. The weight of pages is that of the build in .cache/site, if there is one.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptBytes } from './page-scripts';
import {
  circlesOf,
  FULL_FOLDER,
  foldersOf,
  LARGE,
  roomOf,
  type Size,
  SMALL,
  sizeOf,
  sourcesOf,
  stylesOf,
} from './sources';

type Row = readonly [what: string, value: string];

const said = ({ files, lines, median, small, large }: Size): string =>
  [files, lines, median, small, large].map((count) => String(count).padStart(7)).join('');

/** KB of script on the heaviest page of each kind: the first folder of its path. */
const pageRows = (root: string): readonly Row[] => {
  const site = { root: join(root, '.cache/site/root'), base: '/' };
  if (!existsSync(site.root)) return [];
  const heaviest: Record<string, number> = {};
  for (const file of readdirSync(site.root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const kind = file.split('/').slice(0, -1)[0] ?? '';
    const bytes = scriptBytes(site, readFileSync(join(site.root, file), 'utf8'));
    heaviest[kind] = Math.max(heaviest[kind] ?? 0, bytes);
  }
  return Object.entries(heaviest)
    .toSorted()
    .map(([kind, bytes]) => [`script of /${kind}, KB`, (bytes / 1024).toFixed(1)]);
};

const rowsOf = (root: string): readonly Row[] => {
  const sources = sourcesOf(root);
  const rooms = [...Map.groupBy(sources, ({ file }) => roomOf(file))].toSorted();
  const full = [...foldersOf(sources)].filter(([, files]) => files > FULL_FOLDER);
  const { files, lines } = stylesOf(root);
  return [
    ['', [`files`, `lines`, `median`, `< ${SMALL}`, `> ${LARGE}`].map((head) => head.padStart(7)).join('')],
    ...rooms.map(([room, of]): Row => [room, said(sizeOf(of))]),
    ['all', said(sizeOf(sources))],
    ['circles of imports', String(circlesOf(sources).length)],
    [
      `folders above ${FULL_FOLDER} files`,
      full.map(([folder, count]) => `${folder} ${count}`).join(', ') || '0',
    ],
    ['style sheets: files, lines', `${files}, ${lines}`],
    ...pageRows(root),
  ];
};

/** The rows of a commit, from a copy of its files. */
const rowsAt = (commit: string): readonly Row[] => {
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
const before = new Map(other === undefined ? [] : existsSync(other) ? rowsOf(other) : rowsAt(other));
const now = new Map(rowsOf('.'));
for (const what of new Set([...before.keys(), ...now.keys()])) {
  const values = other === undefined ? [now] : [before, now];
  const columns = values.map((rows) => (rows.get(what) ?? '').padEnd(38));
  process.stdout.write(`${what.padEnd(28)}${columns.join('')}`.trimEnd().concat('\n'));
}
