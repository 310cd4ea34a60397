/** A booklet as a file: its rule text, its diagrams and the edition put together. */
import { loadFaces } from '../faces/face';
import type { Source } from '../games/game';
import type { BookletPaper } from '../print/booklet/design';
import { readRules } from '../rules/read-rules';
import type { FontBook } from '../scene/fonts/book';
import { type BookletFile, type BookletForm, bookletPdf } from './booklet-pdf';
import { EDITION, editionDate } from './edition';
import { siteAddress } from './site-address';

/** Rules on pages of half a paper. Throws `RulesError` for mistakes in the text. */
export const printBooklet = async (
  source: Source,
  paper: BookletPaper,
  book: FontBook,
  form: BookletForm = 'pages',
): Promise<BookletFile> => {
  const [rules, { figures }] = await Promise.all([readRules(source), loadFaces(source.id)]);
  const site = siteAddress();
  return bookletPdf(rules, {
    page: paper,
    form,
    book,
    figures,
    source,
    edition: String(EDITION.number),
    date: editionDate(),
    ...(site !== undefined && { site }),
  });
};
