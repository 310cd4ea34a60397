/** A kit for Tabletop Simulator: a deck for each back, its sheets, and the saved object that joins them. */
import type { Kit } from '../../games/game';
import type { DrawnPiece } from '../pieces';
import { plainTemplate } from './formats';
import { backImages, backNames } from './piece-images';
import type { ExportImage, ExportPlan } from './plan';
import { type Deck, type DeckSheet, type Outline, savedObject } from './tts-object';
import { MOST_CARDS_A_SHEET, sheetCounts, sheetGrid, sheetScene } from './tts-sheets';

const howTo = (object: string): string =>
  [
    'Tabletop Simulator loads each image from an address. To use these cards:',
    '',
    '1. Upload the images: in the game under Modding, Cloud Manager, or to a site of your own.',
    `2. In ${object}, put each image's address in the place of its name.`,
    `3. Copy ${object} to the folder Saves/Saved Objects of Tabletop Simulator.`,
    '4. Take it from Objects, Saved Objects.',
    '',
    'Without the file: take Objects, Components, Cards, Custom Deck, with a sheet as its face and the back as its back.',
    `Width and height are NumWidth and NumHeight in ${object}.`,
    '',
  ].join('\n');

const outlineOf = ({ component: { shape } }: DrawnPiece): Outline => {
  if (!shape) return 'card';
  return shape.kind === 'round' ? 'round' : 'square';
};

/** Pieces that can lie in one deck: those with one back in one size. */
const decksOf = (pieces: readonly DrawnPiece[]): readonly (readonly DrawnPiece[])[] => {
  const decks = new Map<string, DrawnPiece[]>();
  for (const piece of pieces) {
    const key = JSON.stringify([piece.component.back, piece.size, outlineOf(piece)]);
    decks.set(key, [...(decks.get(key) ?? []), piece]);
  }
  return [...decks.values()];
};

/** The sheets of pieces that share a back, as images and as the deck names them; `firstId` numbers them on. */
const sheetsOf = (
  pieces: readonly DrawnPiece[],
  kit: Kit,
  backName: string,
  firstId: number,
): readonly (readonly [DeckSheet, ExportImage])[] =>
  sheetCounts(pieces.length).map((count, k) => {
    const shown = pieces.slice(k * MOST_CARDS_A_SHEET, k * MOST_CARDS_A_SHEET + count);
    const { size, back } = shown[0] as DrawnPiece;
    const { columns, rows, cell } = sheetGrid(count, size);
    const id = firstId + k;
    const face = `${kit.id}-sheet-${id}.png`;
    return [
      {
        id,
        face,
        back: backName,
        columns,
        rows,
        outline: outlineOf(shown[0] as DrawnPiece),
        cards: shown.map(({ component }) => component.title),
      },
      {
        name: face,
        width: columns * cell.width,
        height: rows * cell.height,
        scene: sheetScene(
          shown.map(({ front }) => front),
          back,
          size,
          { columns, rows },
        ),
      },
    ];
  });

/** Sheets, backs, `<kit>.json` with their file names, and a text that says what to do with them. */
export const planTts = (kit: Kit, pieces: readonly DrawnPiece[]): ExportPlan => {
  const names = backNames(pieces);
  const decks: Deck[] = [];
  const images: ExportImage[] = [];
  for (const members of decksOf(pieces)) {
    const [first] = members;
    const sheets = sheetsOf(members, kit, (first && names.get(first.back)) ?? '', images.length + 1);
    images.push(...sheets.map(([, image]) => image));
    decks.push({ title: kit.title, description: kit.description, sheets: sheets.map(([sheet]) => sheet) });
  }
  const object = `${kit.id}.json`;
  return {
    images: [...images, ...backImages(pieces, (size) => plainTemplate(size))],
    texts: [
      { name: object, text: `${JSON.stringify(savedObject(decks), undefined, 2)}\n` },
      { name: 'read-me.txt', text: howTo(object) },
    ],
  };
};
