/** Papers and card sizes, in mm, as people name them. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Paper extends Size {
  readonly label: string;
}

/** Portrait. */
export const PAPERS = {
  a4: { label: 'A4', width: 210, height: 297 },
  letter: { label: 'Letter', width: 215.9, height: 279.4 },
} as const satisfies Record<string, Paper>;
export type PaperId = keyof typeof PAPERS;
export const PAPER_IDS = Object.keys(PAPERS) as readonly PaperId[];

export interface CardFormat extends Size {
  readonly label: string;
}

export const CARD_FORMATS = {
  standard: { label: 'Standard, 63 × 88 mm', width: 63, height: 88 },
  poker: { label: 'Poker, 63.5 × 88.9 mm', width: 63.5, height: 88.9 },
  bridge: { label: 'Bridge, 57.15 × 88.9 mm', width: 57.15, height: 88.9 },
  tarot: { label: 'Tarot, 70 × 120 mm', width: 70, height: 120 },
  mini: { label: 'Mini, 44 × 67 mm', width: 44, height: 67 },
} as const satisfies Record<string, CardFormat>;
export type CardFormatId = keyof typeof CARD_FORMATS;
export const CARD_FORMAT_IDS = Object.keys(CARD_FORMATS) as readonly CardFormatId[];

/** Where backs are printed, and about which edge the printer turns the sheet. */
export const BACKS = ['none', 'long', 'short'] as const;
export type Backs = (typeof BACKS)[number];
