/**
 * Sizes and outlines of things made of paper. Everything that is drawn is measured in millimetres; points and pixels appear
 * only where a file format or a screen asks for them.
 */
import * as m from '#messages/dealing';
import type { Net } from './net';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Origin at the top left of whatever it is on. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** The cut outline of a printed piece. */
export type PieceShape =
  /** With an `overlap` the piece may be spread over several sheets that share so many mm. */
  | { readonly kind: 'rect'; readonly width: number; readonly height: number; readonly overlap?: number }
  /** Pointy-top; `flats` is the distance between two opposite sides. */
  | { readonly kind: 'hex'; readonly flats: number }
  | { readonly kind: 'round'; readonly diameter: number }
  /** Cut along its own outline. */
  | { readonly kind: 'net'; readonly net: Net };

/** Height of a pointy-top hexagon over its width. */
export const HEX_RATIO = 2 / Math.sqrt(3);

/** The box around a piece. */
export const sizeOf = (shape: PieceShape): Size => {
  switch (shape.kind) {
    case 'rect':
      return { width: shape.width, height: shape.height };
    case 'hex':
      return { width: shape.flats, height: shape.flats * HEX_RATIO };
    case 'round':
      return { width: shape.diameter, height: shape.diameter };
    case 'net':
      return { width: shape.net.width, height: shape.net.height };
  }
};

export const STANDARD_CARD = { width: 63, height: 88 } as const satisfies Size;

/** A size of cards; with `least`, mm, their type is no smaller than that. */
export interface CardSize extends Size {
  readonly least?: number;
}

/** How wide rules at a glance are in large print, mm: as high as the cards, or they would not fit. */
const LARGE_RULES = 96;

/** How high a card has to be for rules at a glance, mm: a printer's own template of a standard card is 0.1 mm too low. */
const HIGH_ENOUGH = 87.5;

/** How large a piece is, mm, where cards are as large as `card`. */
export const sizeOfPiece = ({ shape, wordy }: Pick<Component, 'shape' | 'wordy'>, card: CardSize): Size => {
  if (shape) return sizeOf(shape);
  const { width, height, least } = card;
  if (wordy && least !== undefined) return { width: LARGE_RULES, height };
  return wordy && height < HIGH_ENOUGH ? STANDARD_CARD : { width, height };
};

/** The smallest box around others; an empty one at the origin when there are none. */
export const boundsOf = (boxes: readonly Box[]): Box => {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** "8 cards", or "76 pieces" where not all are cards: what is none has a shape of its own. */
export const pieceCountText = (pieces: readonly { readonly shape?: unknown }[]): string =>
  (pieces.every(({ shape }) => shape === undefined) ? m.cards : m.pieces)({ count: pieces.length });

/** A PDF point is 1/72 inch. */
const MM_PER_POINT = 25.4 / 72;

export const mmToPt = (mm: number): number => mm / MM_PER_POINT;

/** Whole pixels that cover `mm` at `dpi` dots an inch. */
export const mmToDots = (mm: number, dpi: number): number => Math.round((mm / 25.4) * dpi);

/** One piece to print. Cards with the same `back` share one picture on their backs. */
export interface Component<Face = unknown> {
  /** Unique within its kit, stable from edition to edition: `target-3`, `role-assassin-1`. */
  readonly id: string;
  /** For lists, outlines and screen readers: "Target card: Ana". */
  readonly title: string;
  /** What those that differ from it in their titles alone are called, too: "Target card". Without it, its title. */
  readonly kind?: string;
  readonly face: Face;
  readonly back: string;
  /** Its cut outline; without one it is a card, of the format that the person who prints it chose. */
  readonly shape?: PieceShape;
  /** Rules at a glance: never smaller than a standard card, or nobody could read them. */
  readonly wordy?: true;
  /** It is in large print where cards are, whatever its shape. */
  readonly large?: true;
  /** A help that is left out of the whole kit where nothing but such would be on a sheet. */
  readonly spare?: true;
  /** Whose it is by the deal. The piece itself does not say so: the name is beside it, on a strip to be cut off. */
  readonly holder?: string;
  /** The id of a piece with a blank back that has room for this one. On sheets with two sides it is printed there. */
  readonly behind?: string;
}

export const kindOf = ({ kind, title }: Pick<Component, 'kind' | 'title'>): string => kind ?? title;

/** A title that does not say what the piece of a deal is. */
export const openTitle = (component: Component): string =>
  component.holder === undefined
    ? component.title
    : m.pieceFor({ kind: kindOf(component), holder: component.holder });
