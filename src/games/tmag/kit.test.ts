import { describe, expect, it } from 'vitest';
import { itemAt } from '../../base/lists';
import { type PieceShape, sizeOf } from '../../base/piece';
import { unwrap } from '../../base/result';
import type { KitRequest } from '../game';
import { kits, PARTS } from './kit';
import { MARKS, markOf, markText } from './rules/players';

const tmagKit = itemAt(kits, 0);

const printed = (request: KitRequest) => unwrap(tmagKit.components(request));
const only = (part: string, request: KitRequest = { count: 4 }) =>
  printed({ ...request, options: { ...request.options, part } });

/** A4 and Letter, inside margins of 5 mm. */
const SHEET = { width: 200, height: 269.4 };

describe('the pieces', () => {
  it('are everything, in the order of the parts, unless one asks for less', () => {
    const all = printed({ count: 4 });
    expect(all).toEqual(PARTS.flatMap(({ value }) => only(value)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('for a game are one board, tokens, a die, pyramids, aids and how to fold them', () => {
    expect(only('game').map(({ face }) => face.kind)).toEqual([
      'board',
      ...Array(4).fill('base-token'),
      'die',
      ...Array(4 + 4).fill('pyramid'),
      ...Array(4).fill('aid'),
      'folding',
    ]);
  });

  it.each([
    ['5x5', 24, 190, 254],
    ['6x6-four', 32, 192, 304.8],
    ['6x6-one', 35, 192, 304.8],
  ])('on %s: %i tiles, a page of %f mm, %f mm in true size', (board, tiles, page, trueSize) => {
    const request = { count: 4, options: { board } };
    expect(only('tiles', request)).toHaveLength(tiles);
    const [small] = only('board', request);
    const shape = only('board-true', request)[0]?.shape as PieceShape;
    expect(small?.shape).toEqual({ kind: 'rect', width: page, height: page });
    expect(shape).toMatchObject({ kind: 'rect', overlap: 10 });
    expect(sizeOf(shape).width).toBeCloseTo(trueSize, 9);
  });

  it('fit a page of A4 or Letter, bleed included, but for the board in true size', () => {
    for (const board of ['5x5', '6x6-four', '6x6-one']) {
      for (const { id, shape } of printed({ count: 9, options: { board, tile: 'true', closed: true } })) {
        if (id === 'board-true' || !shape) continue;
        const { width, height } = sizeOf(shape);
        expect(Math.min(width, height) + 6, id).toBeLessThanOrEqual(SHEET.width);
        expect(Math.max(width, height) + 6, id).toBeLessThanOrEqual(SHEET.height);
      }
    }
  });

  it('have the sizes of a piecepack', () => {
    const shapes = (part: string, options = {}) =>
      new Set(only(part, { count: 3, options }).map(({ shape }) => JSON.stringify(shape)));
    expect(shapes('tiles')).toEqual(new Set(['{"kind":"rect","width":38,"height":38}']));
    expect(shapes('tiles', { tile: 'true' })).toEqual(
      new Set(['{"kind":"rect","width":50.8,"height":50.8}']),
    );
    expect(shapes('coins')).toEqual(new Set(['{"kind":"round","diameter":19}']));
    expect(shapes('tokens')).toEqual(new Set(['{"kind":"round","diameter":25}']));
    expect(only('coins')).toHaveLength(24);
    expect(only('tokens')).toHaveLength(4);
  });
});

describe('pyramids', () => {
  it.each([3, 4, 5, 6, 7, 8, 9])(
    'are a large one for each of %i players and four small ones, in the short game four each',
    (count) => {
      for (const [short, markers] of [[false, 4] as const, [true, 4 * count] as const]) {
        const pyramids = only('pyramids', { count, options: { short } });
        const sizes = pyramids.map(({ face }) => (face.kind === 'pyramid' ? face.size : ''));
        expect(sizes.filter((size) => size === 'large')).toHaveLength(count);
        expect(sizes.filter((size) => size === 'small')).toHaveLength(markers);
        expect(new Set(pyramids.map(({ id }) => id)).size).toBe(count + markers);
      }
    },
  );

  it('that are markers for all are nobody’s', () => {
    const shared = only('pyramids', { names: ['Ana', 'Ben', 'Cy'] }).slice(3);
    expect(shared.map(({ id }) => id)).toEqual([1, 2, 3, 4].map((k) => `pyramid-white-small-${k}`));
    expect(shared[0]?.title).toBe('Small pyramid 1, plain white');
  });

  it('say whose they are when names are given', () => {
    const [first] = only('pyramids', { names: ['Ana', 'Ben', 'Cy'] });
    expect(first).toMatchObject({
      id: 'pyramid-red-large',
      title: 'Large pyramid, red stripes, for Ana',
      face: { holder: 'Ana', mark: { colour: 'red', pattern: 'stripes' } },
    });
  });

  it('have their net as outline, with a base on request', () => {
    const [open] = only('pyramids');
    const [closed] = only('pyramids', { count: 4, options: { closed: true } });
    const faces = (piece: typeof open) => (piece?.face.kind === 'pyramid' ? piece.face.net.faces.length : 0);
    expect([faces(open), faces(closed)]).toEqual([4, 5]);
    if (open?.face.kind !== 'pyramid') throw new Error('no pyramid');
    expect(open.shape).toEqual({ kind: 'net', net: open.face.net });
  });

  it('differ by colour and by pattern for nine players', () => {
    expect(new Set(MARKS.map(({ colour }) => colour)).size).toBe(9);
    expect(new Set(MARKS.map(({ pattern }) => pattern)).size).toBe(9);
    expect([4, 5].map((seat) => markText(markOf(seat)))).toEqual(['solid black', 'plain white']);
    expect(() => markOf(9)).toThrow(RangeError);
  });
});

it.each<[string, KitRequest, string]>([
  ['two players', { count: 2 }, 'too-few-players'],
  ['ten players', { count: 10 }, 'too-many-players'],
  ['nobody', {}, 'players-missing'],
  ['a seed without names', { count: 4, seed: 's' }, 'seed-without-names'],
  ['an empty seed', { names: ['Ana', 'Ben', 'Cy'], seed: ' ' }, 'seed-empty'],
  ['a part that is not there', { count: 4, options: { part: 'wings' } }, 'option-value'],
])('the kit is refused for %s', (_, request, code) => {
  expect(tmagKit.components(request)).toMatchObject({ ok: false, error: { code } });
});
