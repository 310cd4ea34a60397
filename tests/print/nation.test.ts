/** Assassin Nation as printed: every piece is in the file as often as the box says, and can be told from the others. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Component } from '../../src/base/piece';
import { type PieceShape, sizeOf } from '../../src/base/piece';
import { unwrap } from '../../src/base/result';
import { paint } from '../../src/files/exports/raster-node';
import { parseJob } from '../../src/files/job';
import { printKit } from '../../src/files/kit-file';
import { sharedBook } from '../../src/files/node-fonts';
import { loadFaces } from '../../src/files/pieces';
import { nationKit } from '../../src/games/nation/kit';
import { drawFront, type FaceSet } from '../../src/look/face';
import { pixelsOf } from '../../src/print/ink';
import { outlineOf } from '../../src/print/packing';
import { CARD_FORMATS, INKS, type Ink } from '../../src/print/papers';
import type { FontBook } from '../../src/scene/fonts/book';
import type { Scene } from '../../src/scene/scene';
import { path, rect } from '../../src/scene/shapes';
import { testFolder } from '../folder';
import { darkDots, difference, SIGHTS } from './sight';
import { run } from './tools';

const folder = testFolder();
let book: FontBook;
let faces: FaceSet;
beforeAll(async () => {
  book = await sharedBook();
  faces = await loadFaces('nation');
});

/** By the first word of a title in the outline, and a text that stands once on each such piece. */
const COUNTS: readonly (readonly [what: string, title: RegExp, text: RegExp, count: number])[] = [
  ['targets', /^Target: /, /^MSR [0+−]/gm, 18],
  ['weapons', /^Weapon: /, /or more is a hit$/gm, 60],
  ['modifiers', /^Modifier: /, /^modifier\b/gm, 50],
  ['contracts', /^Contract: /, /^CONTRACT IF YOU HIT/gm, 40],
  ['specialists', /^Specialist: /, /^SPECIALIST OPEN/gm, 6],
  ['hit lists', /^Hit list \d/, /^HIT LIST NO\. \d/gm, 20],
  ['player aids', /^Player aid$/, /^ASSASSIN NATION AT/gm, 6],
  ['maps', /^Map$/, /MARK\s+ONE\s+TARGET/g, 6],
  ['cash tokens', /^Cash token, /, /^CASH$/gm, 44],
  ['debt tokens', /^Debt token, /, /^DEBT$/gm, 22],
  ['first-player tokens', /^First-player token$/, /FIRST\s+PLAYER/g, 1],
];

interface Outline {
  readonly title: string;
  readonly kids: readonly Outline[];
}

/** Titles of pieces, each as often as the outline says: "Cash token, $1,000 x40". */
const titlesOf = (outlines: readonly Outline[]): string[] =>
  outlines.flatMap(({ title, kids }) => {
    const [, name = title, times = '1'] = /^(.*) x(\d+)$/.exec(title) ?? [];
    return [...Array.from({ length: Number(times) }, () => name), ...titlesOf(kids)];
  });

describe.each([
  { paper: 'a4', ink: 'full' },
  { paper: 'letter', ink: 'low' },
])('the kit on $paper in $ink ink', ({ paper, ink }) => {
  let file: string;
  let titles: readonly string[];
  let text: string;
  beforeAll(async () => {
    const job = unwrap(parseJob({ kit: 'nation', count: '6', paper, ink, backs: 'none' }));
    file = join(folder, `nation-${paper}-${ink}.pdf`);
    writeFileSync(file, unwrap(await printKit(job, { book })).bytes);
    const { outlines } = JSON.parse(run('qpdf', '--json', '--json-key=outlines', file)) as {
      readonly outlines: readonly Outline[];
    };
    titles = titlesOf(outlines);
    text = run('pdftotext', '-raw', file, '-').replaceAll('\f', '\n');
  });

  it('is a file without a fault', () => {
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
  });

  it.each(COUNTS)('holds its %s', (_, title, mark, count) => {
    expect(titles.filter((one) => title.test(one))).toHaveLength(count);
    expect(text.match(mark)).toHaveLength(count);
  });

  it('holds six dice, each with seven tabs to glue', () => {
    expect(titles.filter((one) => one === 'Die, to fold')).toHaveLength(6);
    expect(text.match(/^glue$/gm)).toHaveLength(6 * 7);
  });

  it('holds nothing else', () => {
    const counted = COUNTS.reduce((sum, [, , , count]) => sum + count, 6);
    expect(titles.filter((title) => !/^Sheet \d+$/.test(title))).toHaveLength(counted);
  });

  it('is read as people say it: roll, time and name of a weapon, names and money of a list', () => {
    expect(text).toMatch(/^6–2/m);
    for (const words of ['1345', '0815', 'Sniper Rifle', 'Gossip Columnist', '+$1,000', '−$1,000'])
      expect(text).toContain(words);
  });
});

const ALL = unwrap(nationKit.components({ count: 6 }));
const ROUNDS = unwrap(nationKit.components({ count: 6, options: { token: 'large' } }));

const sizeFor = ({ shape }: Component) => (shape ? sizeOf(shape) : CARD_FORMATS.standard);

const pieceOf = (id: string, all: readonly Component[] = ALL): Component => {
  const piece = all.find((one) => one.id === id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
};

const front = (piece: Component, ink: Ink): Promise<Scene> =>
  drawFront(faces, piece, { size: sizeFor(piece), ink }, book);

const dotsOf = async (scene: Scene, sight: (typeof SIGHTS)[number] = 'greyscale'): Promise<boolean[]> =>
  darkDots(sight, (await pixelsOf(scene, book, paint)).rgba);

describe.each(INKS)('in %s ink', (ink) => {
  it.each(SIGHTS)('cash and debt differ to %s, on both sides', async (sight) => {
    const [cash, debt] = [pieceOf('cash-1'), pieceOf('debt-1')];
    const look = { size: sizeFor(cash), ink };
    const backs = [cash, debt].map(({ back }) => dotsOf(faces.back(look, back), sight));
    const fronts = [cash, debt].map(async (piece) => dotsOf(await front(piece, ink), sight));
    for (const sides of [fronts, backs]) {
      const [one = [], other = []] = await Promise.all(sides);
      expect(difference(one, other)).toBeGreaterThan(0.5);
    }
  });

  // Dots on the edge of a line fall to one side or the other; a dashed ring has a dash that ends anywhere.
  it('a back is the same after half a turn', async () => {
    const backs = new Map(ALL.map((piece) => [piece.back, piece]));
    expect(backs.size).toBe(9);
    for (const [back, piece] of backs) {
      const dots = await dotsOf(faces.back({ size: sizeFor(piece), ink }, back));
      const turned = difference(dots, dots.toReversed());
      expect(turned, back).toBeLessThan(piece.shape ? 0.05 : ink === 'full' ? 0.001 : 0.02);
    }
  });

  it('no tile and no token reaches over its cut', async () => {
    const outside = (shape: PieceShape): Scene => {
      const size = sizeOf(shape);
      const cut = path(outlineOf(shape, { x: 0, y: 0, ...size }), { fill: '#FFFFFF' });
      return { ...size, items: [rect(0, 0, size.width, size.height, { fill: '#000000' }), cut] };
    };
    for (const id of ['target-8', 'target-14', 'cash-1', 'debt-1', 'first-player']) {
      const piece = pieceOf(id, ROUNDS);
      const forbidden = await dotsOf(outside(piece.shape as PieceShape));
      const dots = await dotsOf(await front(piece, ink));
      expect(forbidden.filter(Boolean).length).toBeGreaterThan(500);
      expect(dots.filter((dark, i) => dark && forbidden[i])).toEqual([]);
    }
  });
});

it('no two kinds of back are alike, in either ink', async () => {
  const decks = [...new Set(ALL.filter(({ shape }) => !shape).map(({ back }) => back))].filter(
    (back) => back !== 'nation-none',
  );
  expect(decks).toHaveLength(4);
  for (const ink of INKS) {
    const pictures = await Promise.all(
      decks.map((back) => dotsOf(faces.back({ size: CARD_FORMATS.standard, ink }, back))),
    );
    pictures.forEach((one, i) => {
      for (const other of pictures.slice(i + 1)) expect(difference(one, other)).toBeGreaterThan(0.01);
    });
  }
});
