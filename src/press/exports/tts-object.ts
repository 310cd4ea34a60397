/** The saved object of Tabletop Simulator: decks that name their sheets, and every card by its place on one of them. */

/** How the game cuts a piece out of its image, by the numbers that it knows these outlines by. */
const OUTLINES = { card: 0, square: 1, round: 4 } as const;
/** A card with round corners, a plain rectangle, a disc. */
export type Outline = keyof typeof OUTLINES;

/** A sheet as a deck refers to it. */
export interface DeckSheet {
  /** 1 and up, unique within the file. */
  readonly id: number;
  readonly face: string;
  readonly back: string;
  readonly columns: number;
  readonly rows: number;
  readonly outline: Outline;
  /** What each card is called, in the order of the places. */
  readonly cards: readonly string[];
}

export interface Deck {
  readonly title: string;
  readonly description: string;
  readonly sheets: readonly DeckSheet[];
}

/** How far apart decks lie, in the units of the table: a card is 2.2 wide. */
const APART = 3;

/** Face down: only who takes a card learns its name. */
const place = (posX: number) => ({
  posX,
  posY: 1,
  posZ: 0,
  rotX: 0,
  rotY: 180,
  rotZ: 180,
  scaleX: 1,
  scaleY: 1,
  scaleZ: 1,
});

const sheetEntry = ({ face, back, columns, rows, outline }: DeckSheet) => ({
  FaceURL: face,
  BackURL: back,
  NumWidth: columns,
  NumHeight: rows,
  BackIsHidden: true,
  UniqueBack: false,
  Type: OUTLINES[outline],
});

const sheetCards = (sheet: DeckSheet, posX: number) =>
  sheet.cards.map((title, i) => ({
    Name: 'Card',
    Transform: place(posX),
    Nickname: title,
    Description: '',
    HideWhenFaceDown: true,
    CardID: sheet.id * 100 + i,
    SidewaysCard: false,
    CustomDeck: { [sheet.id]: sheetEntry(sheet) },
  }));

const deckObject = ({ title, description, sheets }: Deck, posX: number) => {
  const cards = sheets.flatMap((sheet) => sheetCards(sheet, posX));
  const [only] = cards;
  // A deck of one card is not a deck there, but a card.
  if (only && cards.length === 1) return only;
  return {
    Name: 'DeckCustom',
    Transform: place(posX),
    Nickname: title,
    Description: description,
    HideWhenFaceDown: true,
    SidewaysCard: false,
    DeckIDs: cards.map((card) => card.CardID),
    CustomDeck: Object.fromEntries(sheets.map((sheet) => [sheet.id, sheetEntry(sheet)])),
    ContainedObjects: cards,
  };
};

/** The document that Tabletop Simulator opens as a saved object. */
export const savedObject = (decks: readonly Deck[]) => ({
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
  ObjectStates: decks.map((deck, i) => deckObject(deck, i * APART)),
});
