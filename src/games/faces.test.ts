/** Every face of every kit, on every card: it is drawn whole, or refused with a message that names the text. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH, LANGUAGE } from '#messages/language';
import { upAndKill } from '#messages/mafia';
import { someOf, volume } from '../../tests/volume';
import { type Component, type Size, sizeOfPiece } from '../base/piece';
import { unwrap } from '../base/result';
import { nodeBook } from '../files/node-fonts';
import { loadFaces } from '../files/pieces';
import { withStrip } from '../look/cut-outs/strip';
import { drawFront, type FaceSet } from '../look/face';
import { COLORS, LEAST_TYPE } from '../look/theme';
import { CARD_FORMATS, INKS, type Ink } from '../print/papers';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { MissingGlyphs } from '../scene/fonts/itemize';
import { FaceOverflow } from '../scene/layout';
import type { Scene } from '../scene/scene';
import { TextOverflow } from '../scene/text';
import { drawnIn, textOf } from './drawn.sample';
import type { Kit, KitRequest, Source } from './game';
import { SOURCES, sourceById } from './index';
import { CLASSIC_NAMES, NAME_SETS } from './mafia/roles';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const LONGEST = 'W'.repeat(24);
/** Seven people: among them names of one long word, of many short ones, and in other scripts. */
const NAMES = [
  LONGEST,
  'Wanda-Wilhelmina Wagner W',
  'Ana',
  'Nguyễn Thị Ánh Nguyệt',
  'さくら 山田太郎',
  'شهرزاد',
  'प्रिया शर्मा',
].map((name) => name.slice(0, 24).trim());

const kits = SOURCES.flatMap((source) =>
  source.kits.map((kit): [string, Source, Kit] => [kit.id, source, kit]),
);
/** Those whose cards bear names. */
const named = kits.filter(([, , kit]) => !kit.seatless);
const formats = Object.entries(CARD_FORMATS);

/** As many of them as may sit down; all of them at what is no game. */
const namesFor = (source: Source): readonly string[] =>
  NAMES.slice(0, 'players' in source ? source.players.max : undefined);

const requestsOf = (source: Source, kit: Kit): KitRequest[] => {
  const flags = kit.options.filter(({ kind }) => kind === 'flag').map(({ name }) => ({ [name]: true }));
  const choices = kit.options.flatMap(({ name, choices: values = [] }) =>
    values.map(({ value }) => ({ [name]: value })),
  );
  const examples = [{}, ...flags, ...choices].map((options) => ({ ...kit.example, options }));
  const names = namesFor(source);
  return kit.seatless ? examples : [...examples, { names }, { names, seed: 'friday-7' }];
};

const sizeFor = (component: Component): Size => sizeOfPiece(component, CARD_FORMATS.standard);

const componentsOf = (kit: Kit, request: KitRequest): readonly Component[] => unwrap(kit.components(request));

/** From 0, white, to 1, black. */
const darkness = (color: string): number =>
  1 - Math.min(...[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))) / 255;

const expectPrintable = ({ items }: Scene, title: string, least = LEAST_TYPE): void => {
  const { texts, strokes } = drawnIn(items);
  for (const { text, size, fill } of texts) {
    expect(size, `${title}: “${text}”`).toBeGreaterThan(least - 1e-6);
    expect([COLORS.ink, COLORS.red, COLORS.white]).toContain(fill);
  }
  for (const { width, color } of strokes)
    if (width < 0.25 - 1e-6 && color !== COLORS.white)
      expect(darkness(color), `${title}: a line of ${width} mm`).toBeGreaterThan(0.49);
};

const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** A front and, on a strip below it, whose it is. */
const held = async (faces: FaceSet, component: Component): Promise<Scene> => {
  const front = await drawFront(faces, component, { size: sizeFor(component), ink: 'full' }, book);
  const { holder } = component;
  return holder === undefined ? front : withFonts(book, () => withStrip(front, holder, book));
};

/** Each face once in each of its outlines. */
const distinct = (components: readonly Component[]): Component[] => [
  ...new Map(
    components.map((component) => [JSON.stringify([component.face, component.shape]), component]),
  ).values(),
];

describe.each(kits)('the kit %s', (_id, source, kit) => {
  let faces: FaceSet;
  beforeAll(async () => {
    faces = await loadFaces(source.id);
  });

  it.each(formats.map((format, i) => [...format, i] as const))(
    'is drawn whole on cards of the size %s, with every option, in a proof in little ink too',
    async (id, format, turn) => {
      // A piece with an outline of its own is the same whatever the cards are, unless it is in large print with them.
      const components = requestsOf(source, kit)
        .flatMap((request) => componentsOf(kit, request))
        .filter(({ shape, large }) => !shape || id === 'standard' || (large && id === 'large'));
      for (const ink of someOf(INKS, 1)) {
        // All on the usual size, and what has most words; of the rest each on one size, in turn, and in the proof on all.
        const isAlways = (piece: Component) =>
          id === 'standard' || piece.large || /^aid|reference/.test(piece.id);
        const isDue = (k: number) => (k + turn) % volume(formats.length - 1, 1) === 0;
        for (const component of distinct(components).filter((one, k) => isAlways(one) || isDue(k))) {
          const size = sizeOfPiece(component, format);
          const { least } = { least: undefined, ...format };
          const look = { size, ink, ...(least !== undefined && { least }) };
          const scene: Scene = await drawFront(faces, component, look, book);
          expect([scene.width, scene.height]).toEqual([size.width, size.height]);
          expect(scene.alt).toBe(component.title);
          expect(scene.items.length).toBeGreaterThan(0);
          expectPrintable(scene, `${component.title}, ${id}`, least);
        }
      }
    },
  );

  it('has the same words in low ink, as large and as heavy', async () => {
    const words = async (component: Component, ink: Ink) => {
      const { items } = await drawFront(faces, component, { size: sizeFor(component), ink }, book);
      return drawnIn(items).texts.map(({ text, voice, size }) => `${text} ${voice} ${size.toFixed(3)}`);
    };
    for (const component of distinct(componentsOf(kit, kit.example)))
      expect(await words(component, 'low')).toEqual(await words(component, 'full'));
  });
});

/** What is the same in every language is looked at in one. */
if (LANGUAGE === ENGLISH) {
  describe.each(kits)('the kit %s', (_id, source, kit) => {
    let faces: FaceSet;
    beforeAll(async () => {
      faces = await loadFaces(source.id);
    });

    it('on a card too small for anything names the card or the text', async () => {
      for (const component of distinct(componentsOf(kit, { names: namesFor(source) }))) {
        const look = { size: { width: 20, height: 14 }, ink: 'full' } as const;
        const error: unknown = await drawFront(faces, component, look, book).catch(
          (reason: unknown) => reason,
        );
        if (error instanceof TextOverflow) expect(error.message).toContain('does not fit');
        else if (error instanceof FaceOverflow) expect(error.message).toContain(`face “${component.title}”`);
        else expect(error).toMatchObject({ width: 20, height: 14 });
      }
    });

    it('has one back for all cards of a deck, whatever is on their fronts', async () => {
      const cards = requestsOf(source, kit)
        .flatMap((request) => componentsOf(kit, request))
        .filter(({ shape }) => !shape);
      const backs = [...new Set(cards.map(({ back }) => back))];
      const draw = (back: string) =>
        JSON.stringify(faces.back({ size: CARD_FORMATS.standard, ink: 'full' }, back));
      const pictures = backs.map(draw);
      expect(backs.map(draw)).toEqual(pictures);
      expect(new Set(pictures).size, 'two decks have one back').toBe(backs.length);
    });

    it.each(INKS)('has backs of their piece’s size without a word on them, in %s ink', (ink) => {
      const components = componentsOf(kit, kit.example).map(
        (component) => [JSON.stringify([component.back, component.shape]), component] as const,
      );
      for (const component of new Map(components).values()) {
        const size = sizeFor(component);
        const { width, height, items } = faces.back({ size, ink }, component.back);
        expect([width, height]).toEqual([size.width, size.height]);
        expect(textOf(items).trim()).toBe('');
      }
    });
  });

  describe.each(named)('the kit %s', (_id, source, kit) => {
    let faces: FaceSet;
    beforeAll(async () => {
      faces = await loadFaces(source.id);
    });

    it('says every name that it is asked for', async () => {
      const names = namesFor(source);
      const components = componentsOf(kit, { names, seed: 'friday-7' });
      const pictures: string[] = [];
      for (const component of components) {
        pictures.push(squeezed(textOf((await held(faces, component)).items)));
      }
      for (const name of names) expect(pictures.join('\n')).toContain(squeezed(name));
    });

    it('refuses what it cannot draw by the words that are at fault', async () => {
      const names = [...namesFor(source).slice(1), 'ᏣᎳᎩ'];
      const refused: unknown[] = [];
      for (const component of componentsOf(kit, { names, seed: 'friday-7' })) {
        await held(faces, component).catch((error: unknown) => refused.push(error));
      }
      expect(refused.length).toBeGreaterThan(0);
      for (const error of refused) {
        expect(error).toBeInstanceOf(MissingGlyphs);
        expect(error).toMatchObject({ characters: ['Ꮳ', 'Ꮃ', 'Ꭹ'] });
      }
    });
  });
}

it.each(NAME_SETS)(
  'the role names of $id stand on the cards, the script and the rules',
  async ({ id, names }) => {
    const [kit] = sourceById('mafia')?.kits ?? [];
    const components = componentsOf(kit as Kit, { count: 5, options: { 'names-set': id } });
    const faces = await loadFaces('mafia');
    const look = { size: CARD_FORMATS.standard, ink: 'full' } as const;
    const texts = new Map<string, string>();
    for (const component of components) {
      texts.set(component.id, textOf((await drawFront(faces, component, look, book)).items));
    }
    expect(texts.get('role-assassin-1')).toContain(names.assassin);
    expect(texts.get('role-mafia-1')).toContain(names.mafia);
    expect(texts.get('role-pleb-1')).toContain(names.pleb);
    expect(texts.get('script')).toContain(upAndKill({ assassin: names.assassin }));
    expect(texts.get('mafia-reference')).toContain(names.pleb);
    if (id === 'classic') return;
    const words = [...texts.values()].join(' ').split(/[^\p{L}]+/u);
    for (const name of Object.values(CLASSIC_NAMES)) expect(words).not.toContain(name);
  },
);
