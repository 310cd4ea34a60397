import { PDFDocument } from 'pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { volume } from '../../tests/volume';
import { unwrap } from '../base/result';
import type { FontBook } from '../scene/fonts/book';
import { nodeBook } from './node-book';
import { printSeatCards, type SeatCardsJob } from './seat-cards';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const job = (seats: number, paper: SeatCardsJob['paper'] = 'a4'): SeatCardsJob => ({
  title: 'Assassin, for Magic',
  paper,
  cards: Array.from({ length: seats }, (_, seat) => ({
    name: `P${seat}`,
    link: `https://example.org/seat/#seat=${'ABCD'.repeat(40)}${seat}`,
    code: '0RK4T-9QY2M-ABCDE-FGHJK-MNPQR-STVWX',
  })),
});

it.each([
  [5, 'a4', 1],
  [6, 'letter', 1],
  [7, 'a4', 2],
  [volume(13, 20), 'letter', volume(3, 4)],
] as const)('%i seats on %s take %i sheets', async (seats, paper, pages) => {
  const { bytes, ...counted } = unwrap(await printSeatCards(job(seats, paper), book));
  expect(counted).toEqual({ pages, cards: seats });
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(pages);
});

it('says nothing of links or codes outside its pages', async () => {
  const { bytes } = unwrap(await printSeatCards(job(3), book));
  const text = Buffer.from(bytes).toString('latin1');
  expect(text).not.toContain('#seat=');
  expect(text).not.toContain('0RK4T');
});

it('refuses a name that no font has, with its message', async () => {
  const { cards, ...rest } = job(3);
  const odd = await printSeatCards(
    { ...rest, cards: cards.map((card) => ({ ...card, name: '\u{12000}' })) },
    book,
  );
  expect(odd).toMatchObject({ ok: false, error: { code: 'missing-glyphs' } });
});
