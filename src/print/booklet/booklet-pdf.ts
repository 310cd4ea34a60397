/** The booklet of a rule text as a PDF file. */
import type { RulesDoc } from '../../rules/document';
import { type FontBook, withFonts } from '../../scene/fonts/book';
import { FontsNeeded } from '../../scene/fonts/itemize';
import { writePdf } from '../../scene/pdf/document';
import { bookletOutline, type BookletInput, layoutBooklet } from './layout';

export interface BookletFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** Runs asynchronous writing again until the fonts that it asks for are loaded: figures may bring their own. */
const writeWithFonts = async <T>(book: FontBook, write: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof FontsNeeded)) throw error;
      await book.load(error.files);
    }
  }
};

/**
 * Lays out and writes a booklet; `date` is the edition's, so that equal input gives equal bytes. Throws what
 * `layoutBooklet` throws, fonts excepted: those are loaded.
 */
export const bookletPdf = async (
  doc: RulesDoc,
  input: BookletInput & { readonly date: Date },
): Promise<BookletFile> => {
  const { book, date } = input;
  const pages = await withFonts(book, () => layoutBooklet(doc, input));
  const { title, description, credits, game } = doc.meta;
  const bytes = await writeWithFonts(book, () =>
    writePdf(book, {
      pages,
      outline: bookletOutline(title, pages),
      info: {
        title: `${title}: rules`,
        subject: description,
        author: 'Paper Dagger',
        keywords: ['rules', game, ...credits.map(({ name, licence }) => `${name}: ${licence}`)],
        language: 'en-GB',
        date,
      },
    }),
  );
  return { bytes, pages: pages.length };
};
