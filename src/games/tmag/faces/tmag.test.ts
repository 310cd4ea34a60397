/** The pieces of TMAG: to the millimetre, inside their outline, apart without colour, and light where ink is spared. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOW_INK_COVERAGE } from '../../../../tests/print/low-ink';
import { itemAt } from '../../../base/lists';
import type { Component } from '../../../base/piece';
import { sizeOf } from '../../../base/piece';
import { unwrap } from '../../../base/result';
import { paint } from '../../../files/exports/raster-node';
import { nodeBook } from '../../../files/node-fonts';
import { drawFront, type FaceSet } from '../../../look/face';
import { coverage } from '../../../print/ink';
import { type FontBook, withFonts } from '../../../scene/fonts/book';
import { segments } from '../../../scene/paths';
import { compose, type Item, type Matrix, type Scene } from '../../../scene/scene';
import { sceneToSvg } from '../../../scene/svg';
import { drawnIn, textOf } from '../../drawn.sample';
import { faces as tmagFaces } from '../faces';
import { kits, type TmagFace } from '../kit';
import { SUITS, TOKEN_DIAMETER } from '../pieces';
import { boardFor } from '../rules/board';
import { BOARD_IDS } from '../rules/options';
import { MARKS, markOf, TMAG_SEATS } from '../rules/players';
import { boardScene } from './ground';
import { PLAYER_COLORS, patternOn } from './patterns';

const tmagKit = itemAt(kits, 0);

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const faces = tmagFaces as FaceSet;

const INKS = ['full', 'low'] as const;

const componentsOf = (options: Record<string, string | boolean>, names?: string[]) =>
  unwrap(tmagKit.components(names ? { names, options } : { count: TMAG_SEATS.max, options }));

/** Pieces that have been drawn, of all kits, so that tests share them. */
const fronts = new Map<string, Promise<Scene>>();

const front = (component: Component<TmagFace>, ink: (typeof INKS)[number]): Promise<Scene> => {
  if (!component.shape) throw new Error(`${component.id} has no shape`);
  const key = JSON.stringify([component, ink]);
  const scene = fronts.get(key) ?? drawFront(faces, component, { size: sizeOf(component.shape), ink }, book);
  fronts.set(key, scene);
  return scene;
};

/** Corners of everything that is not cut to a clip, where it comes to lie on the piece. */
const corners = (items: readonly Item[], at: Matrix = [1, 0, 0, 1, 0, 0]): [number, number][] =>
  items.flatMap((item): [number, number][] => {
    const put = (x: number, y: number): [number, number] => {
      const [, , , , e, f] = compose(at, [1, 0, 0, 1, x, y]);
      return [e, f];
    };
    if (item.kind === 'path')
      return segments(item.d).flatMap(({ points }) =>
        points.flatMap((x, i) => (i % 2 === 0 ? [put(x, points[i + 1] as number)] : [])),
      );
    if (item.kind === 'text') {
      const width = book.width(item.text, item.voice, item.size, item.tracking);
      const left = item.x - width * { start: 0, middle: 0.5, end: 1 }[item.anchor ?? 'start'];
      return [put(left, item.y), put(left + width, item.y - 0.7 * item.size)];
    }
    if (item.kind === 'picture' || item.kind === 'image')
      return [put(item.x, item.y), put(item.x + item.width, item.y + item.height)];
    if (item.clip) return [];
    return corners(item.items, item.matrix ? compose(at, item.matrix) : at);
  });

const inner = (scene: Scene): readonly Item[] =>
  scene.items.flatMap((item) => (item.kind === 'picture' ? item.scene.items : [item]));

const kinds = [{}, { closed: true, board: '6x6-four', tile: 'true' }, { board: '6x6-one' }];

describe.each(kinds)('every piece of the kit with %o', (options) => {
  it.each(INKS)('stays inside its outline in %s ink', async (ink) => {
    const outside: string[] = [];
    for (const component of componentsOf(options)) {
      const scene = await front(component, ink);
      for (const [x, y] of await withFonts(book, () => corners(inner(scene)))) {
        const out = x < -1e-3 || y < -1e-3 || x > scene.width + 1e-3 || y > scene.height + 1e-3;
        if (out) outside.push(`${component.id} at ${x.toFixed(1)}, ${y.toFixed(1)}`);
      }
    }
    expect(outside).toEqual([]);
  });

  it('says in its title what it is', async () => {
    for (const component of componentsOf(options)) {
      const { alt } = await front(component, 'full');
      expect(alt).toBe(component.title);
    }
  });
});

it('takes little ink where it is spared', async () => {
  // Most pieces are the same whatever is asked for: each is counted once.
  const pieces = new Map(
    kinds
      .flatMap((options) => componentsOf(options))
      .map((piece) => [JSON.stringify([piece.face, piece.shape]), piece]),
  );
  const heavy: string[] = [];
  for (const piece of pieces.values()) {
    const share = await coverage(await front(piece, 'low'), book, paint);
    if (share > LOW_INK_COVERAGE) heavy.push(`${piece.id} ${(share * 100).toFixed(1)} %`);
  }
  expect(heavy).toEqual([]);
});

describe('the marks of the players', () => {
  const side = { base: 14, height: 26 };

  it.each(INKS)('differ by pattern alone in %s ink', (ink) => {
    const drawn = MARKS.map(({ pattern }) =>
      JSON.stringify(patternOn(side, pattern, '#000000', ink === 'low')),
    );
    expect(new Set(drawn).size).toBe(TMAG_SEATS.max);
  });

  it('give every colour a colour of its own, but for white, which is drawn in ink', () => {
    const inks = MARKS.filter(({ colour }) => colour !== 'white').map(({ colour }) => PLAYER_COLORS[colour]);
    expect(new Set(inks).size).toBe(TMAG_SEATS.max - 1);
    expect(markOf(MARKS.findIndex(({ colour }) => colour === 'white')).pattern).toBe('plain');
  });

  it('stay apart in grey, by more than a twentieth of their dots', async () => {
    const grey = async (component: Component<TmagFace>): Promise<Uint8Array> => {
      const scene = await front(component, 'full');
      const svg = await withFonts(book, () => sceneToSvg(scene, { text: book }));
      return sharp(Buffer.from(svg))
        .flatten({ background: '#ffffff' })
        .greyscale()
        .threshold(200)
        .raw()
        .toBuffer();
    };
    const large = componentsOf({ part: 'pyramids' }).filter(({ id }) => id.endsWith('-large'));
    const pictures = await Promise.all(large.map(grey));
    pictures.forEach((one, i) => {
      for (const other of pictures.slice(i + 1)) {
        const apart = one.filter((dot, k) => Math.abs(dot - (other[k] ?? 0)) > 100).length / one.length;
        expect(apart).toBeGreaterThan(0.05);
      }
    });
  });
});

describe('the board', () => {
  it.each(BOARD_IDS.flatMap((id) => [[id, 4] as const, [id, 9] as const]))(
    '%s for %i says every base, start square and square by its word',
    (id, players) => {
      const board = boardFor(id, players);
      const { texts } = drawnIn(boardScene(board, 38, players > 5, { sparing: true }).items);
      const said = texts.map(({ text }) => text);
      expect(said.filter((word) => word === 'BASE')).toHaveLength(4);
      expect(said.filter((word) => word === 'START')).toHaveLength(board.starts.length);
      expect(said.filter((word) => word === 'SAFE-HOUSE')).toHaveLength(1);
      for (const { name } of board.squares) expect(said).toContain(name);
      expect(said).toContain(players > 5 ? '6 to 9 players' : '3 to 5 players');
    },
  );

  it('leaves room for a token on every base of the one-page board', () => {
    const rings = boardScene(boardFor('5x5', 4), 38, false, { sparing: true }).items.flatMap((item) =>
      item.kind === 'path' && item.d.includes('C') ? [segments(item.d)] : [],
    );
    const widths = rings.map((path) => {
      const xs = path.flatMap(({ points }) => points.filter((_, i) => i % 2 === 0));
      return Math.max(...xs) - Math.min(...xs);
    });
    expect(widths.filter((width) => width > TOKEN_DIAMETER)).toHaveLength(4);
  });

  it('in true size is the one-page board enlarged', () => {
    const board = boardFor('5x5', 4);
    const [small, large] = [38, 50.8].map((side) => boardScene(board, side, false, { sparing: false }));
    const sizes = (scene: Scene | undefined): number[] =>
      scene?.items.flatMap((item) => (item.kind === 'text' ? [item.size] : [])) ?? [];
    expect(sizes(large)).toEqual(sizes(small).map((size) => expect.closeTo((size * 50.8) / 38, 6)));
  });
});

describe('the backs', () => {
  const look = { size: { width: 19, height: 19 }, ink: 'full' } as const;

  it('are blank behind boards and nets', () => {
    expect(faces.back(look, 'tmag-none').items).toEqual([]);
  });

  it.each(SUITS)('of coins show the sign of %s, like no other suit', (suit) => {
    const back = faces.back(look, `tmag-coin-${suit}`);
    expect(back.items.length).toBeGreaterThan(0);
    expect(drawnIn(back.items).texts).toEqual([]);
    for (const other of SUITS.filter((one) => one !== suit))
      expect(faces.back(look, `tmag-coin-${other}`).items).not.toEqual(back.items);
  });
});

it('says whose pyramids they are, on the large one, however long the name', async () => {
  const names = ['Ana', 'W'.repeat(24), 'さくら 山田太郎'];
  for (const options of [{ part: 'pyramids' }, { part: 'pyramids', closed: true }]) {
    const large = componentsOf(options, names).filter(({ id }) => id.endsWith('-large'));
    for (const [i, component] of large.entries()) {
      const scene = await front(component, 'full');
      expect(textOf(scene.items)).toContain(names[i]);
    }
  }
});
