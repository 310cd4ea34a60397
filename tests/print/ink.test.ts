/** Ink, counted in dots, and what is left of the cards without their colours. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Component, sizeOf, sizeOfPiece } from '../../src/base/piece';
import { unwrap } from '../../src/base/result';
import { grouped } from '../../src/base/words';
import { paint } from '../../src/files/exports/raster-node';
import { sharedBook } from '../../src/files/node-fonts';
import { loadFaces } from '../../src/files/pieces';
import type { Kit, KitRequest, Source } from '../../src/games/game';
import { GAMES, SOURCES } from '../../src/games/index';
import { drawFront, type FaceSet } from '../../src/look/face';
import { coverage, inkOf, pixelsOf } from '../../src/print/ink';
import { CARD_FORMATS, INKS, type Ink } from '../../src/print/papers';
import type { FontBook } from '../../src/scene/fonts/book';
import type { Scene } from '../../src/scene/scene';
import { rect } from '../../src/scene/shapes';
import { volume } from '../volume';
import { LOW_INK_COVERAGE } from './low-ink';
import { darkDots, difference, SIGHTS, seenAs } from './sight';

let book: FontBook;
beforeAll(async () => {
  book = await sharedBook();
});

/** Names that take as much ink as names can. */
const LONG = [
  'W'.repeat(24),
  'MMMMMMMMMMM MMMMMMMMMMMM',
  'Wanda-Wilhelmina Wagner',
  'Marguerite',
  'Nguyễn Thị Ánh Nguyệt',
  '鬱鬱鬱鬱鬱鬱鬱鬱鬱鬱',
  'شهرزاد',
  'प्रिया शर्मा',
];

/** Every option that takes a value is asked for, and the longest names that roles may have. */
const requestsOf = (source: Source, kit: Kit): readonly KitRequest[] => {
  const seats = 'players' in source ? source.players.max : undefined;
  const long = { names: LONG.slice(0, seats), seed: 'friday-7' };
  const options = kit.options.flatMap(({ name, kind, choices = [] }): Record<string, string | boolean>[] => {
    if (kind === 'flag') return [{ [name]: true }];
    return choices.map(({ value }) => ({ [name]: value }));
  });
  const roles = kit.options.some(({ name }) => name === 'role-names')
    ? [{ 'role-names': `${'W'.repeat(24)}, ${'M'.repeat(24)}, ${'Wanda-Wilhelmina Wagner'}` }]
    : [];
  return [kit.example, long, ...[...options, ...roles].map((chosen) => ({ ...long, options: chosen }))];
};

const kits = SOURCES.flatMap((source) =>
  source.kits.map((kit): [string, Source, Kit] => [kit.id, source, kit]),
);

/** "target" of "target-7". */
const kindOf = ({ id }: Component): string => id.replace(/-\d+$/, '');

/** Each face once in each of its outlines; of a kind with many faces two, evenly chosen, and in the proof all. */
const distinct = (components: readonly Component[]): Component[] => {
  const faces = new Map(
    components.map((component) => [JSON.stringify([component.face, component.shape]), component]),
  );
  return [...grouped(faces.values(), kindOf).values()].flatMap((alike) => {
    const step = Math.ceil(alike.length / volume(2, alike.length));
    return alike.filter((_, i) => i % step === 0);
  });
};

const drawn = async (
  faces: FaceSet,
  component: Component,
  ink: Ink,
  card: keyof typeof CARD_FORMATS = 'standard',
): Promise<Scene> => {
  const { width, height } = CARD_FORMATS[card];
  const size = sizeOfPiece(component, { width, height });
  return drawFront(faces, component, { size, ink }, book);
};

const counted = new Map<string, Promise<number>>();

/** The ink of a front, counted once: what is asked for with other names or options is often the same card. */
const inkOfFront = (
  faces: FaceSet,
  component: Component,
  ink: Ink,
  card: keyof typeof CARD_FORMATS,
): Promise<number> => {
  const key = JSON.stringify([component.face, component.shape ?? card, ink]);
  const count =
    counted.get(key) ?? drawn(faces, component, ink, card).then((scene) => coverage(scene, book, paint));
  counted.set(key, count);
  return count;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

describe('ink', () => {
  it('is counted as a share of the dots, by the densest colour of each', () => {
    expect(inkOf(new Uint8Array([255, 255, 255, 255]))).toBe(0);
    expect(inkOf(new Uint8Array([0, 0, 0, 255, 255, 255, 255, 255]))).toBe(0.5);
    expect(inkOf(new Uint8Array([255, 0, 0, 255]))).toBe(1);
    expect(inkOf(new Uint8Array([0, 0, 0, 0]))).toBe(0);
    expect(() => inkOf(new Uint8Array(3))).toThrow('four bytes a dot');
  });

  it('of a picture with a black quarter is a quarter', async () => {
    const scene: Scene = { width: 50.8, height: 50.8, items: [rect(0, 0, 25.4, 25.4, { fill: '#000000' })] };
    expect(await coverage(scene, book, paint)).toBeCloseTo(0.25, 3);
  });
});

describe.each(kits)('the kit %s', (_id, source, kit) => {
  let faces: FaceSet;
  beforeAll(async () => {
    faces = await loadFaces(source.id);
  });

  it.each(['standard', 'mini'] as const)('takes little in low ink, on cards of the size %s', async (card) => {
    const requests = requestsOf(source, kit);
    // A small card is the same card scaled, and few options change what is on one: most are left to the proof.
    const asked = requests.slice(0, volume(card === 'mini' ? 1 : 2, requests.length));
    for (const component of asked.flatMap((request) => distinct(unwrap(kit.components(request))))) {
      const ink = await inkOfFront(faces, component, 'low', card);
      expect(ink, `${component.title}: ${percent(ink)}`).toBeLessThanOrEqual(LOW_INK_COVERAGE);
      // A bare square of a board is no mistake; a card without a word on it is.
      if (!component.shape) expect(ink, `${component.title} is empty`).toBeGreaterThan(0.005);
    }
  });

  it('has backs that take little in low ink, and more in full', async () => {
    const shapes = new Map(
      unwrap(kit.components(kit.example)).map(({ back, shape }) => [
        JSON.stringify([back, shape]),
        { back, shape },
      ]),
    );
    for (const { back, shape } of shapes.values()) {
      // A piece with an outline of its own is the same whatever the cards are.
      const formats = Object.values(CARD_FORMATS);
      for (const { width, height } of formats.slice(0, shape ? 1 : volume(2, formats.length))) {
        const size = shape ? sizeOf(shape) : { width, height };
        if (faces.back({ size, ink: 'full' }, back).items.length === 0) continue;
        const low = await coverage(faces.back({ size, ink: 'low' }, back), book, paint);
        const full = await coverage(faces.back({ size, ink: 'full' }, back), book, paint);
        expect(low, `${back}: ${percent(low)}`).toBeLessThanOrEqual(LOW_INK_COVERAGE);
        expect(low, `${back}: ${percent(low)}, ${percent(full)} in full`).toBeLessThanOrEqual(full);
      }
    }
  });

  it('takes no more of any piece in low ink than in full, and less of all together', async () => {
    const all = { low: 0, full: 0 };
    for (const component of distinct(unwrap(kit.components(kit.example)))) {
      const low = await inkOfFront(faces, component, 'low', 'standard');
      const full = await inkOfFront(faces, component, 'full', 'standard');
      const told = `${component.title}: ${percent(low)}, ${percent(full)} in full`;
      expect(low, told).toBeLessThanOrEqual(full + 1e-9);
      all.low += low;
      all.full += full;
    }
    // Cards of nothing but words take the same.
    if (kit.id !== 'multiplayer') expect(all.low).toBeLessThan(all.full);
  });

  describe.each(INKS)('in %s ink', (ink) => {
    /** Tiles and tokens have marks of their own, which the tests of their faces hold apart. */
    const kinds = new Map<string, Uint8Array | Uint8ClampedArray>();
    beforeAll(async () => {
      for (const component of unwrap(kit.components(kit.example)).filter(({ shape }) => !shape)) {
        const kind = kindOf(component);
        if (kinds.has(kind)) continue;
        kinds.set(kind, (await pixelsOf(await drawn(faces, component, ink), book, paint)).rgba);
      }
    });

    it.each(SIGHTS)('has kinds of cards that differ to %s', (sight) => {
      const all = [...kinds].map(([kind, rgba]) => [kind, darkDots(sight, rgba)] as const);
      for (const [i, [kind, dots]] of all.entries()) {
        for (const [other, otherDots] of all.slice(i + 1)) {
          expect(difference(dots, otherDots), `${kind} and ${other}`).toBeGreaterThan(0.5);
        }
      }
    });
  });
});

describe('the simulated sights', () => {
  it('see white as white and red as darker or other than it is', () => {
    for (const sight of SIGHTS) {
      for (const channel of seenAs(sight, [255, 255, 255])) expect(channel).toBeCloseTo(1, 2);
    }
    const [r, g] = seenAs('deuteranopia', [255, 0, 0]);
    expect([r, g]).toEqual([0.367322, 0.280085]);
  });

  it('cannot tell two pictures apart that differ in colour alone', () => {
    const red = new Uint8Array([180, 35, 31, 255, 255, 255, 255, 255]);
    const ink = new Uint8Array([28, 26, 23, 255, 255, 255, 255, 255]);
    for (const sight of SIGHTS) expect(difference(darkDots(sight, red), darkDots(sight, ink))).toBe(0);
  });
});

/** What the picture takes of a cover: less than a third of its page. */
const OF_PAGE = 0.33;

it.each(GAMES)('the picture on the cover of $id takes little, and says what it shows', async ({ id }) => {
  const { picture } = await loadFaces(id);
  const [low, full] = [picture?.('low'), picture?.('full')];
  if (!low || !full) throw new Error(`${id} has no picture`);
  expect(low.alt?.length).toBeGreaterThan(30);
  const ink = await coverage(low, book, paint);
  expect(OF_PAGE * ink, percent(ink)).toBeLessThanOrEqual(LOW_INK_COVERAGE);
  expect(ink).toBeGreaterThan(0.005);
  expect(await coverage(full, book, paint)).toBeGreaterThan(4 * ink);
});
