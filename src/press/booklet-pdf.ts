/** The booklet of a rule text as a PDF file. */

import { impose } from '../print/booklet/impose';
import { type BookletInput, type BookletPage, bookletOutline, layoutBooklet } from '../print/booklet/layout';
import type { RulesDoc } from '../rules/document';
import { withFonts } from '../scene/fonts/book';
import { type PdfInput, type PdfPage, writePdf } from '../scene/pdf/document';
import { bookletRights } from './licences';

export interface BookletFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** A page is as large when it is read as when it is cut. */
const wholePage = (page: BookletPage): PdfPage => {
  const { width, height } = page.scene;
  const box = { x: 0, y: 0, width, height };
  return { ...page, trimBox: box, bleedBox: box };
};

/** Pages in reading order, for screens; or side by side on sheets to print, fold and staple. */
export type BookletForm = 'pages' | 'imposed';

/**
 * Lays out and writes a booklet; `date` is the edition's, so that equal input gives equal bytes. Throws what
 * `layoutBooklet` throws, fonts excepted: those are loaded.
 */
export const bookletPdf = async (
  doc: RulesDoc,
  input: BookletInput & { readonly date: Date; readonly form?: BookletForm },
): Promise<BookletFile> => {
  const { book, date, page: paper } = input;
  const laidOut = await withFonts(book, () => layoutBooklet(doc, input));
  const { title, description, game } = doc.meta;
  const info = {
    subject: description,
    author: 'Paper Dagger',
    keywords: ['rules', game],
    language: 'en-GB',
    date,
    ...bookletRights(doc.meta),
  };
  const file: PdfInput =
    input.form === 'imposed'
      ? {
          pages: impose(
            laidOut.map(({ scene }) => scene),
            paper,
          ),
          info: { ...info, title: `${title}: rules, to print and fold`, duplex: 'DuplexFlipShortEdge' },
        }
      : {
          pages: laidOut.map(wholePage),
          outline: bookletOutline(title, laidOut),
          info: { ...info, title: `${title}: rules` },
        };
  const bytes = await withFonts(book, () => writePdf(book, file));
  return { bytes, pages: file.pages.length };
};
