import { describe, expect, test } from 'vitest';
import { itemAt } from '../../base/lists';
import type { PieceShape } from '../../base/piece';
import { kits } from '../../games/target/kit';
import type { DrawnPiece } from '../pieces';
import { planTts } from './tts';

const targetKit = itemAt(kits, 0);

const scene = () => ({ width: 63, height: 88, items: [] });
const BACK = scene();

const piecesNamed = (titles: readonly string[], back = BACK, id = 'b', shape?: PieceShape): DrawnPiece[] =>
  titles.map((title, i) => ({
    component: { id: `${id}-${i}`, title, face: { i }, back: id, ...(shape && { shape }) },
    size: { width: 63, height: 88 },
    front: scene(),
    back,
  }));

const titled = (count: number): string[] => Array.from({ length: count }, (_, i) => `Card ${i + 1}`);

interface Sheet {
  readonly FaceURL: string;
  readonly BackURL: string;
  readonly NumWidth: number;
  readonly NumHeight: number;
  readonly Type: number;
}
interface Card {
  readonly Name: string;
  readonly Nickname: string;
  readonly CardID: number;
  readonly CustomDeck: Record<string, Sheet>;
}
interface DeckObject extends Card {
  readonly DeckIDs: number[];
  readonly ContainedObjects: Card[];
}

const objectsOf = (pieces: readonly DrawnPiece[]): readonly DeckObject[] => {
  const { texts } = planTts(targetKit, pieces);
  return (JSON.parse(texts[0]?.text ?? '') as { ObjectStates: DeckObject[] }).ObjectStates;
};

describe('planTts', () => {
  test.each([
    [2, 1],
    [23, 1],
    [24, 2],
    [110, 5],
    [200, 9],
  ])('%i cards lie on %i sheets, each named once, at a place of its own', (count, sheets) => {
    const pieces = piecesNamed(titled(count));
    const [deck, ...others] = objectsOf(pieces);
    expect(others).toEqual([]);
    expect(deck?.ContainedObjects.map((card) => card.Nickname)).toEqual(titled(count));
    expect(deck?.DeckIDs).toEqual(deck?.ContainedObjects.map((card) => card.CardID));
    expect(new Set(deck?.DeckIDs).size).toBe(count);
    expect(Object.keys(deck?.CustomDeck ?? {})).toHaveLength(sheets);
    for (const card of deck?.ContainedObjects ?? []) {
      const [sheet, place] = [Math.floor(card.CardID / 100), card.CardID % 100];
      const entry = deck?.CustomDeck[sheet];
      expect(card.CustomDeck[sheet]).toEqual(entry);
      // The last place is the hidden card's.
      expect(place).toBeLessThan((entry?.NumWidth ?? 0) * (entry?.NumHeight ?? 0) - 1);
    }
  });

  test('cards of a large deck are 682 pixels wide and more', () => {
    for (const count of [23, 24, 69, 110, 200]) {
      const pieces = piecesNamed(titled(count));
      const { images } = planTts(targetKit, pieces);
      const entries = Object.values(objectsOf(pieces)[0]?.CustomDeck ?? {});
      expect(entries.length).toBeGreaterThan(0);
      entries.forEach(({ NumWidth }, sheet) => {
        expect((images[sheet]?.width ?? 0) / NumWidth).toBeGreaterThanOrEqual(682);
      });
    }
  });

  test('names files that the zip holds, and no image that it does not use', () => {
    const pieces = [...piecesNamed(titled(75)), ...piecesNamed(['Other', 'Another'], scene(), 'c')];
    const { images } = planTts(targetKit, pieces);
    const used = objectsOf(pieces).flatMap((deck) =>
      Object.values(deck.CustomDeck).flatMap(({ FaceURL, BackURL }) => [FaceURL, BackURL]),
    );
    expect(new Set(used)).toEqual(new Set(images.map(({ name }) => name)));
    expect(images).toHaveLength(7);
  });

  test('makes a deck for each back', () => {
    const objects = objectsOf([...piecesNamed(['A', 'B']), ...piecesNamed(['C', 'D'], scene(), 'c')]);
    expect(objects.map((deck) => deck.ContainedObjects.map((card) => card.Nickname))).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
  });

  test('gives a single card as a card, since a deck has two at least', () => {
    const [card] = objectsOf(piecesNamed(['Alone']));
    expect(card).toMatchObject({ Name: 'Card', Nickname: 'Alone', CardID: 100 });
  });

  test('gives a hexagon as a tile of its own, on transparent ground, in its true size', () => {
    const hexes = piecesNamed(['A', 'B'], BACK, 'b', { kind: 'hex', flats: 63 });
    const { images } = planTts(targetKit, hexes);
    expect(images.map(({ name, clear }) => [name, clear])).toEqual([
      ['tile-b-0.png', true],
      ['tile-back-b.png', true],
      ['tile-b-1.png', true],
    ]);
    expect(objectsOf(hexes)[1]).toMatchObject({
      Name: 'Custom_Tile',
      Nickname: 'B',
      Transform: { scaleX: 1.1, scaleZ: 1.1 },
      CustomImage: { ImageURL: 'tile-b-1.png', ImageSecondaryURL: 'tile-back-b.png' },
    });
  });

  test('calls decks by what is in them', () => {
    const kinds = ['Weapon', 'Weapon', 'Modifier', undefined];
    const pieces = piecesNamed(titled(4)).map(({ component, ...piece }, i) => ({
      ...piece,
      component: { ...component, ...(kinds[i] && { kind: kinds[i] }) },
    }));
    expect(objectsOf(pieces)[0]?.Nickname).toBe('Weapon, Modifier and Card 4');
  });

  test('tells cards, other rectangles and discs apart', () => {
    const square = { kind: 'rect', width: 63, height: 88 } as const;
    const outlines = [undefined, square, { kind: 'round', diameter: 25 }] as const;
    const types = outlines.map(
      (shape) => objectsOf(piecesNamed(['A', 'B'], BACK, 'b', shape))[0]?.CustomDeck['1']?.Type,
    );
    expect(types).toEqual([0, 1, 4]);
  });
});
