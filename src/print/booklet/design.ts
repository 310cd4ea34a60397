/** Measures of a booklet page and its type. All lengths in mm. */
import { COLORS } from '../../look/theme';
import type { HomePaper } from '../papers';
import type { Style } from './flow';

export interface BookletFormat {
  readonly width: number;
  readonly height: number;
  /** Text begins this far from the left and the right edge. */
  readonly margin: number;
  /** First and last line of the text area, from the top of the page. */
  readonly top: number;
  readonly bottom: number;
}

/** Two pages make a sheet: A5 for A4, half-letter for Letter. */
export const FORMATS: Readonly<Record<HomePaper, BookletFormat>> = {
  a4: { width: 148, height: 210, margin: 13, top: 16, bottom: 198.5 },
  letter: { width: 139.7, height: 215.9, margin: 11.5, top: 16, bottom: 204.4 },
};

/** How much larger large print is than its layout: the smallest type of a booklet is of 14 pt there. */
export const LARGE = ((14 / 72) * 25.4) / 2.6;

/** In large print a page is a whole paper, and has room for fewer words. */
export const LARGE_FORMATS: typeof FORMATS = {
  a4: { width: 210 / LARGE, height: 297 / LARGE, margin: 15 / LARGE, top: 26 / LARGE, bottom: 279 / LARGE },
  letter: {
    width: 215.9 / LARGE,
    height: 279.4 / LARGE,
    margin: 15 / LARGE,
    top: 26 / LARGE,
    bottom: 261.4 / LARGE,
  },
};

export const columnOf = ({ width, margin }: BookletFormat): number => width - 2 * margin;

/** Baselines of the running head and of the folio, from the top and from the foot of the page. */
export const HEAD_BASELINE = 10;
export const FOLIO_BASELINE = 7.4;

export const TYPE = {
  /** What is before the first heading. */
  lead: { voice: 'talk', size: 3.9, lineHeight: 1.36, fill: COLORS.ink },
  body: { voice: 'talk', size: 3.45, lineHeight: 1.34, fill: COLORS.ink },
  law: { voice: 'talk', size: 3.25, lineHeight: 1.32, fill: COLORS.ink },
  aside: { voice: 'talk', size: 3.2, lineHeight: 1.34, fill: COLORS.ink },
  script: { voice: 'form', size: 3, lineHeight: 1.4, fill: COLORS.ink },
  h2: { voice: 'shout', size: 8.4, lineHeight: 0.95, fill: COLORS.ink, caps: true },
  h3: { voice: 'shout', size: 4.9, lineHeight: 1.05, fill: COLORS.ink, caps: true },
  /** The number over a rule that is known by it. */
  ruleNumber: { voice: 'form-bold', size: 3, lineHeight: 1.35, fill: COLORS.red },
  label: { voice: 'form', size: 2.7, lineHeight: 1.5, fill: COLORS.red, caps: true },
  cell: { voice: 'talk', size: 3.15, lineHeight: 1.26, fill: COLORS.ink },
  number: { voice: 'form', size: 3, lineHeight: 1.323, fill: COLORS.ink },
  head: { voice: 'form', size: 2.7, lineHeight: 1.3, fill: COLORS.mute },
  tableCaption: { voice: 'form-bold', size: 2.8, lineHeight: 1.3, fill: COLORS.ink },
  caption: { voice: 'talk-italic', size: 3.1, lineHeight: 1.4, fill: COLORS.mute },
  /** Contents: sections, subsections, page numbers. */
  entry: { voice: 'shout', size: 4.1, lineHeight: 1.08, fill: COLORS.ink, caps: true },
  subentry: { voice: 'talk', size: 3, lineHeight: 1.28, fill: COLORS.ink },
  folio: { voice: 'form', size: 3, lineHeight: 1.4, fill: COLORS.ink },
  colophon: { voice: 'form', size: 2.7, lineHeight: 1.3, fill: COLORS.mute },
  furniture: { voice: 'form', size: 2.6, fill: COLORS.mute },
} as const satisfies Record<string, Style>;

/** Space between blocks. */
export const SPACE = {
  paragraph: 1.6,
  item: 0.6,
  law: 0.9,
  h2: 5.4,
  /** From the words of an h2 to its rule, and from the rule to the text. */
  h2Rule: 1.4,
  afterH2: 2.4,
  h3: 3.2,
  afterH3: 0.7,
  table: 2.2,
  block: 2.8,
  figure: 2.6,
  afterFigure: 1.2,
  /** Between two entries of a glossary. */
  entry: 0.9,
  /** Under the tab of a script. */
  tab: 1.4,
  caption: 1.2,
  gutter: 3.4,
} as const;

/** Harm of a page end within a block, against empty space (see `Box`): a short table is better kept whole. */
export const HARM = { paragraph: 0.002, list: 0.01, callout: 0.02, table: 0.05 } as const;

/** How far the text of lists, of the Law and of callouts is indented. */
export const INDENT = { list: 6.2, law: 9, callout: 4.6 } as const;
