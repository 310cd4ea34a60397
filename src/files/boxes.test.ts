/** Tuck boxes: what they hold, and how they are cut and folded. */
import { expect, it } from 'vitest';
import type { Net } from '../base/net';
import { type Result, unwrap } from '../base/result';
import { KITS } from '../games/index';
import { folded, type Vector } from '../games/tmag/folded.sample';
import { isBoxFace } from '../look/cut-outs/box';
import { decodeJob } from './job';
import { drawKit, printKit } from './kit-file';
import { sharedBook } from './node-fonts';
import { wantedPieces } from './pieces';

const PAPERS = ['a4', 'letter'] as const;

/** From side to side of what is between the panels once all creases are bent by a right angle, the paper left out, mm. */
const insideOf = (net: Net, thickness: number) => {
  const places = folded(net, () => Math.PI / 2);
  const cornersOf = (id: string): Vector[] => {
    const { points = [] } = net.faces.find((face) => face.id === id) ?? {};
    return points.map((point) => places.get(id)?.(point) as Vector);
  };
  /** Two panels are parallel: along one axis all their corners are as far apart. */
  const gapOf = (one: string, other: string): number => {
    const [a, b] = [cornersOf(one), cornersOf(other)];
    const gaps = [0, 1, 2].map((axis) => {
      const [from, to] = [a, b].map((corners) => corners.map((corner) => corner[axis] ?? 0));
      const isFlat = [from, to].every((values = []) => Math.max(...values) - Math.min(...values) < 1e-6);
      return isFlat ? Math.abs((from?.[0] ?? 0) - (to?.[0] ?? 0)) : 0;
    });
    return Math.max(...gaps) - thickness;
  };
  return { width: gapOf('left', 'right'), height: gapOf('lid', 'bottom'), depth: gapOf('front', 'back') };
};

const boxesOf = (fragment: string) =>
  unwrap(wantedPieces(unwrap(decodeJob(fragment)))).flatMap(({ face }) => (isBoxFace(face) ? [face] : []));

it.each(
  KITS.flatMap(({ kit }) =>
    PAPERS.flatMap((paper) => [0.15, 0.3].map((box) => [kit.id, paper, box] as const)),
  ),
)('the boxes of %s on %s have room for its cards of %d mm', (kit, paper, box) => {
  const boxes = boxesOf(`kit=${kit}&paper=${paper}&box=${box}`);
  const cards = unwrap(wantedPieces(unwrap(decodeJob(`kit=${kit}`)))).filter(({ shape }) => !shape);
  const insides = boxes.map(({ net }) => insideOf(net, box));
  for (const { width, height } of insides) {
    expect(width).toBeGreaterThanOrEqual(63.5);
    expect(height).toBeGreaterThanOrEqual(88.5);
  }
  const depth = insides.reduce((sum, inside) => sum + inside.depth, 0);
  expect(depth).toBeGreaterThanOrEqual(cards.length * box + 0.5);
  expect(insides.every((inside) => inside.depth === insides[0]?.depth)).toBe(true);
});

it.each([
  ['kit=target&count=24&box=0.3', '25 cards', 8.5],
  ['kit=target&count=24&box=0.5', '25 cards', 13.5],
  ['kit=target&count=24&box=0.3&card=tarot', '25 cards', 8.5],
  // The script of A6 is folded twice: four sheets high.
  ['kit=mafia&count=40&box=0.3', '42 pieces', 14.5],
  // 182 cards, 18 tiles, 6 maps folded once, 66 tokens on 11 layers, 1 marker; its dice stay outside.
  ['kit=nation&box=0.3&backs=none', 'box 1 of 2 for 273 pieces', 34.6],
  // Six of the cards are on the backs of the maps.
  ['kit=nation&box=0.3', 'box 1 of 2 for 267 pieces', 33.7],
])('%s is a box for %s, %d mm deep', (fragment, holds, depth) => {
  const [face] = boxesOf(fragment);
  expect(face?.holds).toBe(holds);
  expect(insideOf(face?.net as Net, Number(/box=([\d.]+)/.exec(fragment)?.[1])).depth).toBeCloseTo(depth, 6);
});

it('a box is for what is printed, without the rules at a glance where they are left out', async () => {
  const job = unwrap(decodeJob('kit=target&count=8&box=0.3&backs=fold'));
  const { made, pieces } = unwrap(await drawKit(job, { book: await sharedBook() }));
  expect(made).toMatch(/^9 pieces \(without the rules/);
  expect(JSON.stringify(pieces.at(-1)?.front)).toContain('"8 cards"');
});

it.each(PAPERS)(
  'boxes alone are printed on sheets of their own on %s, cut all round and scored at each crease',
  async (paper) => {
    const job = unwrap(decodeJob(`kit=nation&box=0.3&pieces=box-1,box-2&paper=${paper}&backs=none&cut=svg`));
    const { bytes, pages, made, cuts } = unwrap(await printKit(job, { book: await sharedBook() }));
    expect([pages, made, cuts.length]).toEqual([2, '2 pieces', 2]);
    expect(bytes.length).toBeGreaterThan(0);
    const [{ net } = { net: undefined }] = boxesOf(`kit=nation&box=0.3&paper=${paper}`);
    for (const { text } of cuts) {
      const pathsIn = (layer: string): string[] =>
        (text.split(`<g id="${layer}"`)[1]?.split('</g>')[0] ?? '').match(/<path d="[^"]+"/g) ?? [];
      expect(pathsIn('score')).toHaveLength(net?.creases.length ?? 0);
      expect(pathsIn('cut')).toHaveLength(1);
      expect(pathsIn('cut')[0]?.match(/[ML]/g)).toHaveLength(net?.outline.length ?? 0);
    }
  },
);

it('a box is printed with whatever of the kit is chosen, or alone', () => {
  const idsOf = (pieces: string) =>
    unwrap(wantedPieces(unwrap(decodeJob(`kit=target&box=0.3&pieces=${pieces}`)))).map(({ id }) => id);
  expect(idsOf('target-1')).toEqual(['target-1', 'box-1']);
  expect(idsOf('box-1')).toEqual(['box-1']);
  expect(idsOf('target-1x2,box-1x2')).toEqual(['target-1', 'target-1', 'box-1', 'box-1']);
});

it('a box that is not asked for is no piece, and its thickness is checked', () => {
  const codeOf = (result: Result<unknown>) => (result.ok ? 'ok' : result.error.code);
  expect(boxesOf('kit=target')).toEqual([]);
  expect(codeOf(decodeJob('kit=target&pieces=box-1'))).toBe('unknown-piece');
  expect(codeOf(wantedPieces(unwrap(decodeJob('kit=target&box=0.3&pieces=box-2'))))).toBe('unknown-piece');
  expect(codeOf(decodeJob('kit=target&box=3'))).toBe('bad-number');
});
