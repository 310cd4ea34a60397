/**
 * A seat on paper, to be folded shut. From the top: a tab with the name, which stays in sight; the code, as a picture and
 * to be typed; and a cover that folds up over the code, print to print. Its pattern keeps the code from being read through
 * the paper.
 */

import type { FontBook } from '../../scene/fonts/book';
import { qrScene } from '../../scene/qr';
import type { Item, Scene, Stroke } from '../../scene/scene';
import { line, path, rectData, text, textAbout } from '../../scene/shapes';
import { Desk } from '../desk';
import { COLORS, RULES } from '../theme';

export interface SeatCardFace {
  /** Whose seat it is: a name, or "Ticket 3". */
  readonly name: string;
  /** What the QR code says. */
  readonly link: string;
  /** Six groups with hyphens between them. */
  readonly code: string;
}

/** mm: six to a sheet. */
const TAB = 12;
const PANEL = 58;
export const SEAT_CARD = { width: 63, height: TAB + 2 * PANEL } as const;

const MARGIN = 4.2;
const QR = { side: 47, top: TAB + 0.6 } as const;
const CODE = { size: 3.6, step: 4.4, top: QR.top + QR.side + 2.6 } as const;
const GROUPS_A_LINE = 3;

const FOLD: Stroke = { color: COLORS.ink, width: RULES.hair, dash: [1.6, 1.2] };

const foldAt = (y: number): Item => line({ x: 0, y }, { x: SEAT_CARD.width, y }, FOLD);

/** From the paper's edge to the pattern of the cover, mm. */
const INSET = 1.5;

/**
 * Squares as small as those of a long code, in no order that a code has; the same on every card. An eye finds letters
 * among squares, so a bar lies over those that are typed.
 */
const cover = (): Item => {
  const fold = TAB + PANEL;
  const bar = fold - (CODE.top - CODE.size) + 0.6;
  const side = QR.side / 93;
  const columns = Math.floor((SEAT_CARD.width - 2 * INSET) / side);
  const rows = Math.floor((PANEL - INSET - bar) / side);
  let data = rectData(INSET, fold + INSET, columns * side, bar - INSET);
  let noise = 1;
  const next = (): boolean => {
    // Numerical Recipes' linear congruence: enough for a pattern.
    noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
    return noise >>> 31 === 1;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (next()) data += rectData(INSET + column * side, fold + bar + row * side, side, side);
    }
  }
  return path(data, { fill: COLORS.ink });
};

const COVER = cover();

/** The book has to hold the fonts of the name, or throws `FontsNeeded`. */
export const drawSeatCard = ({ name, link, code }: SeatCardFace, book: FontBook): Scene => {
  const desk = new Desk(book, { size: { width: SEAT_CARD.width, height: 88 }, ink: 'full' });
  const shout = desk.shout(name, { maxSize: 7, minSize: 2.6, maxHeight: 7.4 });
  const groups = code.split('-');
  const lines = [groups.slice(0, GROUPS_A_LINE), groups.slice(GROUPS_A_LINE)].map((part) => part.join('-'));
  const middle = SEAT_CARD.width / 2;
  const { alt: _, ...qr } = qrScene(link);
  return {
    ...SEAT_CARD,
    alt: `Seat card: ${name}`,
    items: [
      { kind: 'picture', scene: shout, x: MARGIN, y: 1.4, width: shout.width, height: shout.height },
      text(MARGIN, TAB - 1.6, 'Open it alone. Fold the cover up, and tape it.', {
        voice: 'form',
        size: 2,
        fill: COLORS.ink,
      }),
      foldAt(TAB),
      { kind: 'picture', scene: qr, x: middle - QR.side / 2, y: QR.top, width: QR.side, height: QR.side },
      ...lines.map((signs, at) =>
        textAbout({ x: middle, y: CODE.top + at * CODE.step }, signs, 'form-bold', CODE.size, COLORS.ink),
      ),
      foldAt(TAB + PANEL),
      COVER,
    ],
  };
};
