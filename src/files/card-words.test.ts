/** How words stand on cards, of all kits. */
import { beforeAll, describe, expect, it } from 'vitest';
import { scaleLetter } from '#messages/files';
import { ENGLISH, LANGUAGE } from '#messages/language';
import { cashAmount, debtAmount } from '#messages/nation-faces';
import { dividedNames } from '#messages/nation-table';
import { someOf } from '../../tests/volume';
import { capitals } from '../base/names';
import { type Component, type Size, STANDARD_CARD } from '../base/piece';
import { unwrap } from '../base/result';
import { KITS } from '../games/index';
import { dollars } from '../games/nation/cards/money';
import { TARGETS } from '../games/nation/cards/set';
import { TARGET_TITLE } from '../games/target/deal';
import { CARD_FORMATS } from '../print/papers';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { compose, type Matrix, placeOf, type Scene, type TextItem } from '../scene/scene';
import { calibrationSheet } from './calibration-sheet';
import { parseJob } from './job';
import { sharedBook } from './node-fonts';
import { drawPieces, loadFaces, ownerOf, wantedPieces } from './pieces';

let book: FontBook;
beforeAll(async () => {
  book = await sharedBook();
});

const draw = async (kit: string, components: readonly Component[], card: Size = STANDARD_CARD) =>
  drawPieces(components, await loadFaces(ownerOf(kit).source.id), { card, ink: 'low' }, { book });

/** The words of a scene as they are placed in it; what is set as one paragraph is one list. */
const paragraphsOf = (scene: Scene, outer: Matrix = [1, 0, 0, 1, 0, 0]): (TextItem & { top: number })[][] => {
  const own: (TextItem & { top: number })[] = [];
  const inner: (TextItem & { top: number })[][] = [];
  const walk = (items: Scene['items'], matrix: Matrix): void => {
    for (const item of items) {
      if (item.kind === 'text')
        own.push({ ...item, top: matrix[1] * item.x + matrix[3] * item.y + matrix[5] });
      if (item.kind === 'group') walk(item.items, item.matrix ? compose(matrix, item.matrix) : matrix);
      if (item.kind === 'picture') inner.push(...paragraphsOf(item.scene, compose(matrix, placeOf(item))));
    }
  };
  walk(scene.items, outer);
  return own.length > 0 ? [own, ...inner] : inner;
};

const linesOf = (paragraph: readonly TextItem[]): string[] => {
  const lines = new Map<number, string>();
  for (const { y, text } of paragraph) lines.set(y, (lines.get(y) ?? '') + text);
  return [...lines.values()].map((line) => line.trim());
};

describe.each(KITS.map(({ kit }) => kit))('the pieces of the kit $id', (kit) => {
  it('end no paragraph with a line of one word, and have no typewriter’s apostrophe', async () => {
    for (const { front, component } of await draw(kit.id, unwrap(kit.components(kit.example)))) {
      expect(component.title).not.toMatch(/\p{L}'\p{L}/u);
      for (const paragraph of paragraphsOf(front)) {
        const lines = linesOf(paragraph);
        expect(lines.join(' ')).not.toMatch(/\p{L}'\p{L}/u);
        if (lines.length > 1 && paragraph[0]?.voice.startsWith('talk'))
          expect(lines.at(-1), `${component.title}: ${lines.join(' / ')}`).toMatch(/\s/);
      }
    }
  });
});

it('the calibration sheet names its scales and what is read off them in its own language', async () => {
  const { front } = await withFonts(book, async () => calibrationSheet(book, 'a4', 'long'));
  const words = paragraphsOf(front)
    .flat()
    .map(({ text }) => text.trim());
  expect(words).toContain(scaleLetter);
  const english = ['top', 'bottom', 'left', 'right', 'number', 'letter', 'across, 100 mm', 'down, 100 mm'];
  expect(english.filter((word) => words.includes(word))).toEqual(LANGUAGE === ENGLISH ? english : []);
});

it('words of more than nine letters are divided on nation’s tiles, which are narrow on a phone', () => {
  const long = TARGETS.flatMap(({ name }) => name.split(' ')).filter(({ length }) => length > 9);
  expect(dividedNames.replaceAll('|', '').split(' ').toSorted()).toEqual([...new Set(long)].toSorted());
});

/** From the narrowest: there words are divided most. */
const FORMATS = Object.values(CARD_FORMATS).toSorted((one, other) => one.width - other.width);

it.each(KITS.map(({ kit }) => kit))('the kit $id has no word that is divided badly', async (kit) => {
  for (const card of someOf(FORMATS, 1))
    for (const { front, component } of await draw(kit.id, unwrap(kit.components(kit.example)), card))
      for (const paragraph of paragraphsOf(front))
        for (const [k, { text, reads, voice }] of paragraph.entries()) {
          // What is drawn and not read is the hyphen.
          if (!text.endsWith('-') || !reads || reads.endsWith('-')) continue;
          const [before = ''] = /\p{L}+$/u.exec(reads) ?? [];
          const [after = ''] = /^\p{L}+/u.exec(paragraph[k + 1]?.text ?? '') ?? [];
          const divided = `${component.title}: ${before}-${after}`;
          expect(Math.min(before.length, after.length), divided).toBeGreaterThanOrEqual(3);
          expect(voice, divided).not.toBe('shout');
          expect(before, divided).not.toBe(capitals(before));
        }
});

const topOf = (scene: Scene, words: string): number | undefined =>
  paragraphsOf(scene)
    .flat()
    .find(({ text }) => text === words)?.top;

it('the names of all modifiers end at one height', async () => {
  const job = unwrap(parseJob({ kit: 'nation', options: { part: 'modifiers' } }));
  for (const card of Object.values(CARD_FORMATS)) {
    const drawn = await draw('nation', unwrap(wantedPieces(job)), card);
    const ends = drawn.map(({ front }) =>
      Math.max(
        ...paragraphsOf(front)
          .flat()
          .filter(({ voice }) => voice === 'shout')
          .map(({ top }) => top),
      ),
    );
    expect(ends.length).toBeGreaterThan(20);
    for (const [i, end] of ends.entries())
      expect(end, drawn[i]?.component.title).toBeCloseTo(ends[0] as number, 3);
  }
});

it('every term of a contract says whether it is cash or debt, on the smallest card too', async () => {
  const job = unwrap(parseJob({ kit: 'nation', options: { part: 'contracts' } }));
  for (const card of [CARD_FORMATS.mini, CARD_FORMATS.bridge]) {
    for (const { front, component } of await draw('nation', unwrap(wantedPieces(job)), card)) {
      const { contract } = component.face as {
        contract: Record<'positive' | 'negative', readonly unknown[]>;
      };
      const words = paragraphsOf(front)
        .flat()
        .map(({ text }) => text);
      expect(words.filter((text) => text === cashAmount({ dollars: dollars(1) }))).toHaveLength(
        contract.positive.length,
      );
      expect(words.filter((text) => text === debtAmount({ dollars: dollars(1) }))).toHaveLength(
        contract.negative.length,
      );
    }
  }
});

it('“your target” is where it is, whatever the script and the length of the name', async () => {
  const names = ['Ana', 'Наталья Воскресенская', 'เสี่ยวหมี่', 'ديمة', '山田', 'देविका', 'X Æ'];
  const cards = unwrap(wantedPieces(unwrap(parseJob({ kit: 'target', players: names }))));
  const blank = unwrap(wantedPieces(unwrap(parseJob({ kit: 'target', count: '3' }))));
  const drawn = await draw('target', [...cards, ...blank]);
  const tops = drawn.flatMap(({ front }) => topOf(front, capitals(TARGET_TITLE)) ?? []);
  expect(tops).toHaveLength(names.length + 3);
  for (const top of tops) expect(top).toBeCloseTo(tops[0] as number, 6);
});
