/** A kit for Tabletop Simulator: a deck for each back, its sheets, and the saved object that joins them. */

import * as m from '#messages/files';
import { listed } from '#messages/language';
import * as site from '#messages/site';
import { itemAt } from '../../base/lists';
import { kindOf, mmToDots, type PieceShape, type Size, STANDARD_CARD } from '../../base/piece';
import { chunked, grouped } from '../../base/words';
import type { Kit } from '../../games/game';
import { COLORS } from '../../look/theme';
import { outlineOf } from '../../print/packing';
import type { Scene } from '../../scene/scene';
import { picture, rect } from '../../scene/shapes';
import type { DrawnPiece } from '../pieces';
import { EXPORT_DPI, plainTemplate } from './formats';
import { backImage, backImages, backNames, type ExportImage, type ExportPlan } from './images';

const howTo = (object: string): string =>
  [
    m.ttsIntro,
    '',
    m.ttsUpload,
    m.ttsPutAddresses({ object }),
    m.ttsCopyObject({ object }),
    m.ttsTakeObject,
    '',
    m.ttsWithoutFile,
    m.ttsGridSize({ object }),
    '',
  ].join('\n');

/** How the game cuts a piece out of its image: a card with round corners, a plain rectangle, a disc. */
const outlineType = ({ component: { shape } }: DrawnPiece): number =>
  shape ? (shape.kind === 'round' ? 4 : 1) : 0;

/** What pieces of one deck have in common. */
const deckOf = (piece: DrawnPiece): string =>
  JSON.stringify([piece.component.back, piece.size, outlineType(piece)]);

/** The sheets of pieces that share a back: each as an image, and as the deck names it. `firstId` numbers them on. */
const sheetsOf = (pieces: readonly DrawnPiece[], kit: Kit, backName: string, firstId: number) =>
  chunked(pieces, cardsASheet(pieces.length)).map((shown, k) => {
    const first = itemAt(shown, 0);
    const { columns, rows, cell } = sheetGrid(shown.length, first.size);
    const id = firstId + k;
    const name = `${kit.id}-sheet-${id}.png`;
    const scene = sheetScene(shown, columns, rows);
    return {
      id,
      /** What each card is called, in the order of the places. */
      titles: shown.map(({ component }) =>
        component.holder === undefined
          ? component.title
          : site.labelled({ label: kindOf(component), text: component.holder }),
      ),
      entry: {
        FaceURL: name,
        BackURL: backName,
        NumWidth: columns,
        NumHeight: rows,
        BackIsHidden: true,
        UniqueBack: false,
        Type: outlineType(first),
      },
      image: { name, width: columns * cell.width, height: rows * cell.height, scene } as ExportImage,
    };
  });

/** How far apart decks are at least, and the free space between larger pieces, in the units of the table: a card is 2.2 wide. */
const APART = 3;
const FREE = 0.8;

/** Gives the middle of each next piece of so many mm, from the left to the right. */
const inARow = (): ((width: number) => number) => {
  let edge = -APART / 2;
  return (width) => {
    const wide = Math.max(APART, (width / STANDARD_CARD.width) * 2.2 + FREE);
    edge += wide;
    return edge - wide / 2;
  };
};

/** Sheets, backs, `<kit>.json` with their file names, and a text that says what to do with them. */
export const planTts = (kit: Kit, pieces: readonly DrawnPiece[]): ExportPlan => {
  const names = backNames(pieces);
  const objects: object[] = [];
  const place = inARow();
  const images: ExportImage[] = [];
  const isHex = ({ component: { shape } }: DrawnPiece): boolean => shape?.kind === 'hex';
  const hexes = pieces.filter(isHex);
  const others = pieces.filter((piece) => !isHex(piece));
  for (const members of grouped(others, deckOf).values()) {
    const back = names.get(itemAt(members, 0).back) ?? '';
    const sheets = sheetsOf(members, kit, back, images.length + 1);
    images.push(...sheets.map(({ image }) => image));
    objects.push(deckObject(members, kit, sheets, place(itemAt(members, 0).size.width)));
  }
  objects.push(...hexes.map((hex) => tileObject(hex, place(hex.size.width))));
  const object = `${kit.id}.json`;
  return {
    images: [
      ...images,
      ...backImages(others, (size) => plainTemplate(size)),
      ...[...new Map(hexes.flatMap(tileImages).map((image) => [image.name, image])).values()],
    ],
    texts: [
      { name: object, text: `${JSON.stringify(savedObject(objects), undefined, 2)}\n` },
      { name: 'read-me.txt', text: howTo(object) },
    ],
  };
};

/** What every object on the table has. It is face down: only who takes a card learns its name. */
const objectOf = (Name: string, Nickname: string, Description: string, posX: number, scale: number) => ({
  Name,
  Transform: {
    posX,
    posY: 1,
    posZ: 0,
    rotX: 0,
    rotY: 180,
    rotZ: 180,
    scaleX: scale,
    scaleY: 1,
    scaleZ: scale,
  },
  Nickname,
  Description,
  HideWhenFaceDown: true,
});

/** The size of a standard card is 1. */
const deckObject = (
  pieces: readonly DrawnPiece[],
  { description }: Kit,
  sheets: ReturnType<typeof sheetsOf>,
  posX: number,
) => {
  const scale = itemAt(pieces, 0).size.height / STANDARD_CARD.height;
  const cards = sheets.flatMap(({ id, titles, entry }) =>
    titles.map((title, i) => ({
      ...objectOf('Card', title, '', posX, scale),
      CardID: id * 100 + i,
      SidewaysCard: false,
      CustomDeck: { [id]: entry },
    })),
  );
  const [only] = cards;
  // A deck of one card is not a deck there, but a card.
  if (only && cards.length === 1) return only;
  const kinds = new Set(pieces.map(({ component }) => kindOf(component)));
  return {
    ...objectOf('DeckCustom', listed([...kinds]), description, posX, scale),
    SidewaysCard: false,
    DeckIDs: cards.map((card) => card.CardID),
    CustomDeck: Object.fromEntries(sheets.map(({ id, entry }) => [id, entry])),
    ContainedObjects: cards,
  };
};

const tileName = ({ component: { id } }: DrawnPiece): string => `tile-${id}.png`;
const tileBackName = ({ component: { back } }: DrawnPiece): string => `tile-back-${back}.png`;

/** Both sides of a hexagon on transparent ground. */
const tileImages = (piece: DrawnPiece): readonly ExportImage[] => {
  const { component, size, front, back } = piece;
  const clip = outlineOf(component.shape as PieceShape, { x: 0, y: 0, ...size });
  const ground = rect(0, 0, size.width, size.height, { fill: COLORS.white });
  const cut = (name: string, scene: Scene): ExportImage => ({
    name,
    ...plainTemplate(size).pixels,
    scene: { ...size, items: [{ kind: 'group', clip, items: [ground, picture(scene, 0, 0, size)] }] },
    clear: true,
  });
  return [cut(tileName(piece), front), cut(tileBackName(piece), back)];
};

/** mm of what is as wide as a tile in its own size there: a card is 2.2 wide, a tile 2. */
const TILE = (2 / 2.2) * STANDARD_CARD.width;

/** A hexagon: a flat tile that shows its picture where that is not transparent. */
const tileObject = (piece: DrawnPiece, posX: number) => ({
  ...objectOf('Custom_Tile', piece.component.title, '', posX, piece.size.width / TILE),
  CustomImage: {
    ImageURL: tileName(piece),
    ImageSecondaryURL: tileBackName(piece),
    ImageScalar: 1,
    WidthScale: 0,
    CustomTile: { Type: 0, Thickness: 0.1, Stackable: false, Stretch: true },
  },
});

/** The document that Tabletop Simulator opens as a saved object. */
const savedObject = (objects: readonly object[]) => ({
  SaveName: '',
  GameMode: '',
  Date: '',
  Table: '',
  Sky: '',
  Note: '',
  Rules: '',
  PlayerTurn: '',
  LuaScript: '',
  LuaScriptState: '',
  ObjectStates: objects,
});

/**
 * Sheets for Tabletop Simulator: an image with a grid of cards, at most 10 × 7 of them and 4096 pixels a side. The last
 * place of a sheet holds what others see of a card in a hand, so a sheet has room for 69 cards.
 */
const [MOST_COLUMNS, MOST_ROWS] = [10, 7];
const MOST_PIXELS = 4096;

/** On more than 6 × 4 places a card is less than 682 pixels wide, and its sentences cannot be read. */
const MOST_CARDS_A_SHEET = 6 * 4 - 1;

/** The sheets of a deck are as full as each other: none is blurred for another that is half empty. */
const cardsASheet = (cards: number): number => Math.ceil(cards / Math.ceil(cards / MOST_CARDS_A_SHEET));

/** The largest card in pixels, in its proportions, of which so many go into a sheet. */
const cellOf = (card: Size, columns: number, rows: number): Size => {
  const width = Math.min(mmToDots(card.width, EXPORT_DPI), Math.floor(MOST_PIXELS / columns));
  const height = Math.min(mmToDots(card.height, EXPORT_DPI), Math.floor(MOST_PIXELS / rows));
  const scale = Math.min(width / card.width, height / card.height);
  return {
    width: Math.min(width, Math.round(card.width * scale)),
    height: Math.min(height, Math.round(card.height * scale)),
  };
};

const upTo = (most: number): readonly number[] => Array.from({ length: most - 1 }, (_, i) => i + 2);

/** At least 2 × 2. */
const GRIDS = upTo(MOST_COLUMNS).flatMap((columns) => upTo(MOST_ROWS).map((rows) => ({ columns, rows })));

/** The grid that shows so many cards (1 to 69) largest, and of those the one with the fewest empty places. A cell is in pixels. */
export const sheetGrid = (cards: number, card: Size) => {
  const fitting = GRIDS.filter(({ columns, rows }) => columns * rows > cards).map((grid) => ({
    ...grid,
    cell: cellOf(card, grid.columns, grid.rows),
  }));
  const [best] = fitting.sort(
    (a, b) =>
      b.cell.width * b.cell.height - a.cell.width * a.cell.height || a.columns * a.rows - b.columns * b.rows,
  );
  if (!best) throw new Error(`no sheet takes ${cards} cards`);
  return best;
};

/** The picture of a sheet in mm, row by row; the back is in the last place. */
const sheetScene = (pieces: readonly DrawnPiece[], columns: number, rows: number): Scene => {
  const { size: card, back } = itemAt(pieces, 0);
  const page = { width: columns * card.width, height: rows * card.height };
  const at = (place: number, scene: Scene) =>
    picture(scene, (place % columns) * card.width, Math.floor(place / columns) * card.height, card);
  return {
    ...page,
    items: [
      rect(0, 0, page.width, page.height, { fill: COLORS.white }),
      ...pieces.map(({ front }, place) => at(place, front)),
      at(columns * rows - 1, backImage(back, 0)),
    ],
  };
};
