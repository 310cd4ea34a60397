import { describe, expect, test } from 'vitest';
import { CARD_FORMATS } from '../../print/papers';
import { sheetGrid } from './tts';

const { standard } = CARD_FORMATS;

describe('sheetGrid', () => {
  test.each([
    [1, 2, 2, 744, 1039],
    [11, 4, 3, 744, 1039],
    [69, 10, 7, 409, 571],
  ])('%i standard cards: %i x %i, a card %i x %i pixels', (cards, columns, rows, width, height) => {
    expect(sheetGrid(cards, standard)).toEqual({ columns, rows, cell: { width, height } });
  });

  test('stays within 10 x 7 cards and 4096 pixels, and leaves a place for the hidden card', () => {
    for (const card of Object.values(CARD_FORMATS)) {
      for (let cards = 1; cards <= 69; cards++) {
        const { columns, rows, cell } = sheetGrid(cards, card);
        expect(columns * rows).toBeGreaterThan(cards);
        expect(columns).toBeLessThanOrEqual(10);
        expect(rows).toBeLessThanOrEqual(7);
        expect(Math.min(columns, rows)).toBeGreaterThanOrEqual(2);
        expect(columns * cell.width).toBeLessThanOrEqual(4096);
        expect(rows * cell.height).toBeLessThanOrEqual(4096);
      }
    }
  });

  test('keeps the proportions of the card to a pixel', () => {
    for (const card of Object.values(CARD_FORMATS)) {
      for (const cards of [1, 12, 30, 69]) {
        const { cell } = sheetGrid(cards, card);
        const height = (cell.width / card.width) * card.height;
        expect(Math.abs(cell.height - height)).toBeLessThan(1.5);
      }
    }
  });

  test('shows fewer cards no smaller than more', () => {
    const areas = Array.from({ length: 69 }, (_, i) => sheetGrid(i + 1, standard).cell).map(
      ({ width, height }) => width * height,
    );
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
  });
});
