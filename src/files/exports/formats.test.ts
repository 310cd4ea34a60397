import { describe, expect, test } from 'vitest';
import { unwrap } from '../../base/result';
import { CARD_FORMAT_IDS, CARD_FORMATS } from '../../print/papers';
import { plainTemplate, printersCard } from './formats';

const MM_PER_PIXEL = 25.4 / 300;

describe('plain images', () => {
  test.each([
    ['standard', 744, 1039, 815, 1110],
    ['poker', 750, 1050, 821, 1121],
    ['bridge', 675, 1050, 746, 1121],
    ['tarot', 827, 1417, 898, 1488],
    ['mini', 520, 791, 591, 862],
  ] as const)('%s: %i x %i pixels, with 3 mm of bleed %i x %i', (card, width, height, wide, high) => {
    expect(plainTemplate(CARD_FORMATS[card]).pixels).toEqual({ width, height });
    expect(plainTemplate(CARD_FORMATS[card], 3).pixels).toEqual({ width: wide, height: high });
  });
});

describe('printers', () => {
  test.each([
    ['tgc', 'poker', 825, 1125, 37.5],
    ['mpc', 'standard', 816, 1110, 36],
    ['mpc', 'poker', 822, 1122, 36],
    ['mpc', 'bridge', 747, 1122, 36],
    ['mpc', 'tarot', 897, 1497, 36],
  ] as const)(
    '%s, %s: %i x %i pixels, %s of them cut off on each side',
    (printer, card, width, height, cut) => {
      const { pixels, bleed, trim } = unwrap(printersCard(printer, card));
      expect(pixels).toEqual({ width, height });
      expect(bleed).toBeCloseTo(cut * MM_PER_PIXEL, 9);
      expect(trim.width + 2 * bleed).toBeCloseTo(width * MM_PER_PIXEL, 9);
      expect(trim.height + 2 * bleed).toBeCloseTo(height * MM_PER_PIXEL, 9);
    },
  );

  test('cut cards that are of the size that was asked for, within a printer’s own rounding', () => {
    for (const [printer, card] of [
      ['tgc', 'poker'],
      ['mpc', 'standard'],
      ['mpc', 'poker'],
      ['mpc', 'bridge'],
      ['mpc', 'tarot'],
    ] as const) {
      const { trim } = unwrap(printersCard(printer, card));
      expect(Math.abs(trim.width - CARD_FORMATS[card].width)).toBeLessThan(0.2);
      expect(Math.abs(trim.height - CARD_FORMATS[card].height)).toBeLessThan(0.7);
    }
  });

  test('refuse the cards that they do not have, and name those that they have', () => {
    const refused = (printer: 'tgc' | 'mpc') =>
      CARD_FORMAT_IDS.filter((card) => !printersCard(printer, card).ok);
    expect(refused('tgc')).toEqual(['standard', 'bridge', 'tarot', 'mini', 'large']);
    expect(refused('mpc')).toEqual(['mini', 'large']);
    expect(printersCard('mpc', 'mini')).toMatchObject({
      error: {
        code: 'card-not-there',
        message: expect.stringContaining('choose standard, poker, bridge, tarot'),
      },
    });
  });
});
