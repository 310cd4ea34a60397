/** A kit for Tabletop Simulator: a deck for each back, its sheets, and the saved object that joins them. */
import type { Scene } from '../../scene/scene';
import { mmToDots } from '../../base/units';
import { EXPORT_DPI } from './formats';
import { backImage } from './frame';
import type { DrawnCards, ExportImage, ExportPlan } from './plan';
import { type Deck, type DeckSheet, savedObject } from './tts-object';
import { MOST_CARDS_A_SHEET, sheetCounts, sheetGrid, sheetScene } from './tts-sheets';

const howTo = (object: string): string =>
  [
    'Tabletop Simulator loads images from an address each. To use these cards:',
    '',
    '1. Upload the images: in the game under Modding, Cloud Manager, or to a site of your own.',
    `2. In ${object} put each image's address in the place of its name.`,
    `3. Copy ${object} to the folder Saves/Saved Objects of Tabletop Simulator, and spawn it from Objects, Saved Objects.`,
    '',
    'Without the file: Objects, Components, Custom Deck, with a sheet as the face and the back as the back. Width and',
    'height are those that the file gives as NumWidth and NumHeight.',
    '',
  ].join('\n');

const backName = (back: string): string => `back-${back}.png`;

/** Sheets of the cards with one back; `firstId` numbers them on. */
const deckOf = (
  cards: DrawnCards,
  back: string,
  firstId: number,
): { readonly deck: Deck; readonly images: readonly ExportImage[] } => {
  const { kit, size, components, fronts, backs } = cards;
  const places = components.flatMap((component, i) => (component.back === back ? [i] : []));
  const images: ExportImage[] = [];
  const sheets = sheetCounts(places.length).map((count, k): DeckSheet => {
    const shown = places.slice(k * MOST_CARDS_A_SHEET, k * MOST_CARDS_A_SHEET + count);
    const grid = sheetGrid(count, size);
    const face = `${kit.id}-sheet-${firstId + k}.png`;
    images.push({
      name: face,
      width: grid.columns * grid.cell.width,
      height: grid.rows * grid.cell.height,
      scene: sheetScene(
        shown.map((i) => fronts[i] as Scene),
        backs.get(back) as Scene,
        size,
        grid,
      ),
    });
    return {
      id: firstId + k,
      face,
      back: backName(back),
      columns: grid.columns,
      rows: grid.rows,
      cards: shown.map((i) => components[i]?.title ?? ''),
    };
  });
  return { deck: { title: kit.title, description: kit.description, sheets }, images };
};

/** Sheets, backs, `<kit>.json` with their file names, and a text that says what to do with them. */
export const planTts = (cards: DrawnCards): ExportPlan => {
  const { kit, size, backs } = cards;
  const decks: Deck[] = [];
  const images: ExportImage[] = [];
  for (const [back, scene] of backs) {
    const made = deckOf(cards, back, images.length - decks.length + 1);
    decks.push(made.deck);
    images.push(...made.images, {
      name: backName(back),
      width: mmToDots(size.width, EXPORT_DPI),
      height: mmToDots(size.height, EXPORT_DPI),
      scene: backImage(scene, 0),
    });
  }
  const object = `${kit.id}.json`;
  return {
    images,
    texts: [
      { name: object, text: `${JSON.stringify(savedObject(decks), undefined, 2)}\n` },
      { name: 'read-me.txt', text: howTo(object) },
    ],
  };
};
