/** Where cards can go besides paper at home, and how large an image each of these places takes. */
import * as m from '#messages/files';
import { mmToDots, type Size } from '../../base/piece';
import { err, ok, type Result } from '../../base/result';
import type { CardId } from '../../print/papers';

/** Plain images; Tabletop Simulator; The Game Crafter; MakePlayingCards. */
export const EXPORT_FORMATS = ['png', 'tts', 'tgc', 'mpc'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Dots an inch of all card images. */
export const EXPORT_DPI = 300;

/** How one piece is in one image. */
export interface CardTemplate {
  /** Of the whole image. */
  readonly pixels: Size;
  /** What is left of the piece when it has been cut, mm. */
  readonly trim: Size;
  /** What is cut off on each side, mm. */
  readonly bleed: number;
}

const toMm = (pixels: number): number => (pixels / EXPORT_DPI) * 25.4;

/** A card of the size that a printer's own template gives it, so that its edges fall on whole pixels. */
const printersTemplate = (width: number, height: number, bleed: number): CardTemplate => ({
  pixels: { width, height },
  trim: { width: toMm(width - 2 * bleed), height: toMm(height - 2 * bleed) },
  bleed: toMm(bleed),
});

/** An image of nothing but the piece, and its bleed if that is wanted, to the nearest whole pixel: 63 × 88 mm are 744 × 1039. */
export const plainTemplate = (trim: Size, bleed = 0): CardTemplate => ({
  pixels: {
    width: mmToDots(trim.width + 2 * bleed, EXPORT_DPI),
    height: mmToDots(trim.height + 2 * bleed, EXPORT_DPI),
  },
  trim,
  bleed,
});

/** Poker deck, 2.5 × 3.5 in, with 1/8 in on each side. */
const GAME_CRAFTER: CardTemplate = printersTemplate(825, 1125, 37.5);

/**
 * The sheets of numbers at MakePlayingCards, with 36 px (0.12 in) on each side. Its "63 × 88 mm" is 2.48 × 3.46 in, its
 * tarot 2.75 × 4.75 in; it has no card of 44 × 67 mm.
 */
const MAKE_PLAYING_CARDS: Readonly<Partial<Record<CardId, CardTemplate>>> = {
  standard: printersTemplate(816, 1110, 36),
  poker: printersTemplate(822, 1122, 36),
  bridge: printersTemplate(747, 1122, 36),
  tarot: printersTemplate(897, 1497, 36),
};

/** The image of a card at a printer's, or a problem where that printer has no such card. */
export const printersCard = (printer: 'tgc' | 'mpc', card: CardId): Result<CardTemplate> => {
  if (printer === 'tgc') return card === 'poker' ? ok(GAME_CRAFTER) : err('card-not-there', m.tgcPokerOnly);
  const template = MAKE_PLAYING_CARDS[card];
  const others = Object.keys(MAKE_PLAYING_CARDS).join(', ');
  return template ? ok(template) : err('card-not-there', m.mpcSizeMissing({ card, others }));
};
