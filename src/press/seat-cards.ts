/** The seats of a sealed deal on paper, one card each, as a file. It is made where the links are, and goes nowhere else. */
import { ok, type Result } from '../base/result';
import { drawSeatCard, SEAT_CARD, type SeatCardFace } from '../faces/cut-outs/seat-card';
import { layOut } from '../print/kit-sheets';
import { PAPERS, type PaperId } from '../print/papers';
import { PRINTER_MARGIN } from '../print/sheets';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { writePdf } from '../scene/pdf/document';
import { ownImprint } from './imprint';
import type { PrintedFile } from './kit-file';
import { faceProblem } from './pieces';

export interface SeatCardsJob {
  /** Of the game. */
  readonly title: string;
  readonly paper: PaperId;
  readonly cards: readonly SeatCardFace[];
}

export const printSeatCards = async (
  { title, paper, cards }: SeatCardsJob,
  book: FontBook,
): Promise<Result<PrintedFile>> => {
  try {
    const fronts = await withFonts(book, () => cards.map((card) => drawSeatCard(card, book)));
    const shape = { kind: 'rect', ...SEAT_CARD } as const;
    const settings = {
      paper: PAPERS[paper],
      backs: 'none',
      marks: 'lines',
      margin: PRINTER_MARGIN,
      gutter: 0,
      bleed: 0,
      backBleed: 0,
    } as const;
    const sides = layOut(
      fronts.map((front) => ({ shape, front, back: front, isCard: false })),
      settings,
      (sheet, sheets) => `seats · sheet ${sheet + 1} of ${sheets} · ${PAPERS[paper].label} · print at 100 %`,
    );
    if (!sides.ok) return sides;
    const pages = sides.value.map(({ scene, sheet }) => ({ scene, label: `Sheet ${sheet + 1}` }));
    const info = {
      title: `Seats - ${title}`,
      subject: 'Secret seats of one sealed deal, to cut out, fold shut and hand out.',
      keywords: ['print and play', 'sealed deal'],
      duplex: 'Simplex',
      ...ownImprint(),
    } as const;
    const bytes = await withFonts(book, () => writePdf(book, { pages, info }));
    return ok({ bytes, pages: pages.length, cards: cards.length });
  } catch (error) {
    return { ok: false, error: faceProblem(error) };
  }
};
