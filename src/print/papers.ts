/** Papers and card sizes, in mm, as people name them. */
import * as m from '#messages/print';
import { itemAt, keysOf } from '../base/lists';
import type { CardSize, Size } from '../base/piece';
import { grouped } from '../base/words';

export interface Paper extends Size {
  readonly label: string;
}

/** Portrait. "A4 + Letter" is the part that both papers have, so one file prints on either. */
export const PAPERS = {
  a4: { label: 'A4', width: 210, height: 297 },
  letter: { label: 'Letter', width: 215.9, height: 279.4 },
  legal: { label: 'Legal', width: 215.9, height: 355.6 },
  a3: { label: 'A3', width: 297, height: 420 },
  tabloid: { label: 'Tabloid', width: 279.4, height: 431.8 },
  'a4-letter': { label: 'A4 + Letter', width: 210, height: 279.4 },
} as const satisfies Record<string, Paper>;
export type PaperId = keyof typeof PAPERS;
export const PAPER_IDS = keysOf(PAPERS);

/** Papers that printers at home have: of calibration sheets, of booklets and of files that are ready. */
export const HOME_PAPERS = ['a4', 'letter'] as const;
export type HomePaper = (typeof HOME_PAPERS)[number];

/**
 * Distance of the rulers and the small print from the paper's edge, length of the longest tick, and how high letters are
 * and how far they reach below their line, mm: all of it is 5 mm from the edge.
 */
export const RULER = { edge: 5.7, tick: 1.2, line: 1.8, descent: 0.6 } as const;

/** What that takes from the left and from the lower edge of the paper, mm. */
export const RULED = { left: RULER.edge + RULER.tick + 0.3, foot: RULER.edge + RULER.line + 0.1 } as const;

/** 11 pt in mm. */
const LARGE_TYPE = (11 / 72) * 25.4;

const format = (label: (size: Size) => string, width: number, height: number) => ({
  width,
  height,
  /** Said where it is shown: to write a decimal takes 15 ms, the first time. */
  get label() {
    return label(this);
  },
});

export const CARD_FORMATS = {
  standard: format(m.cardStandard, 63, 88),
  poker: format(m.cardPoker, 63.5, 88.9),
  bridge: format(m.cardBridge, 57.15, 88.9),
  tarot: format(m.cardTarot, 70, 120),
  mini: format(m.cardMini, 44, 67),
  large: Object.assign(format(m.cardLarge, 70, 120), { least: LARGE_TYPE }),
} as const satisfies Record<string, Paper & CardSize>;
export type CardFormatId = keyof typeof CARD_FORMATS;
/** A size that no one has named, in mm: "216x356". */
export type TypedSize = `${number}x${number}`;

/** What was typed as a size of `least` to `most` mm, upright and without stray spaces; nothing where it is none. */
export const readSize = (text: string, least: number, most: number): TypedSize | undefined => {
  const sides = /^(\d{1,4}(?:[.,]\d{1,2})?) ?[x\u00D7] ?(\d{1,4}(?:[.,]\d{1,2})?)$/i
    .exec(text.trim())
    ?.slice(1);
  const [short = 0, long = 0] = (sides ?? [])
    .map((side) => Number(side.replace(',', '.')))
    .sort((a, b) => a - b);
  return short >= least && long <= most ? `${short}x${long}` : undefined;
};

const namedOr = <Id extends string>(known: Readonly<Record<Id, Paper>>, id: Id | TypedSize): Paper => {
  if (Object.hasOwn(known, id)) return known[id as Id];
  const [width = 0, height = 0] = id.split('x').map(Number);
  return format(m.measures, width, height);
};

export const paperOf = (id: PaperId | TypedSize): Paper => namedOr(PAPERS, id);
export type CardId = CardFormatId | TypedSize;
export const cardOf = (id: CardId): CardSize => {
  const { width, height, least }: Paper & CardSize = namedOr(CARD_FORMATS, id);
  return { width, height, ...(least !== undefined && { least }) };
};

export const CARD_FORMAT_IDS = keysOf(CARD_FORMATS);

/** Sleeves as they are sold, by the cards that they are for, mm. */
const SLEEVES = [
  { sold: 'mini', width: 44, height: 68 },
  { sold: 'bridge', width: 57, height: 89 },
  { sold: 'trading', width: 63.5, height: 88 },
  { sold: 'tarot', width: 70, height: 120 },
] as const;

/** How sleeves are sold in which a card has room: they are a mm larger than they say. */
const sleeveFor = ({ width, height }: Size): string =>
  SLEEVES.find((sleeve) => width <= sleeve.width + 1 && height <= sleeve.height + 1)?.sold ?? 'larger';

/** A line for each size: "176 sleeves of 63.5 × 88 mm (trading cards)". */
export const sleeveTexts = (cards: readonly Size[]): readonly string[] =>
  [
    ...grouped(cards, (size) =>
      sleeveFor(size) === 'larger' ? JSON.stringify(size) : sleeveFor(size),
    ).values(),
  ].map((alike) => {
    const size = itemAt(alike, 0);
    return m.sleevesOfSize({
      size: sleeveFor(size),
      count: alike.length,
      width: size.width,
      height: size.height,
    });
  });

/**
 * Where backs are printed: not at all; on the other side, the sheet turned about its long or its short edge; or on the
 * same side beyond a fold line, to be folded and glued.
 */
export const BACKS = ['none', 'long', 'short', 'fold'] as const;
export type Backs = (typeof BACKS)[number];

/** What shows where to cut: short marks outside the pieces, each piece's whole outline, or nothing. */
export const MARKS = ['crop', 'lines', 'none'] as const;
export type Marks = (typeof MARKS)[number];

/** All of the picture, or a face drawn to spare the cartridge: outlines, no filled areas. */
export const INKS = ['full', 'low'] as const;
export type Ink = (typeof INKS)[number];

/** What a cutting machine is given beside the sheets. */
export const CUTS = ['none', 'svg', 'dxf'] as const;
export type Cut = (typeof CUTS)[number];
