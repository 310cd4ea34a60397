/** A game's booklet as a file: its rule text, its diagrams and the edition put together. */
import { loadFaces } from '../faces/face';
import type { Game } from '../games/game';
import type { BookletPaper } from '../print/booklet/design';
import { readRules } from '../rules/read-rules';
import type { FontBook } from '../scene/fonts/book';
import { type BookletFile, type BookletForm, bookletPdf } from './booklet-pdf';
import { EDITION, editionDate } from './edition';

/** The rules of a game on pages of half a paper. Throws `RulesError` for mistakes in the text. */
export const printBooklet = async (
  game: Game,
  paper: BookletPaper,
  book: FontBook,
  form: BookletForm = 'pages',
): Promise<BookletFile> => {
  const [rules, { figures }] = await Promise.all([readRules(game), loadFaces(game.id)]);
  return bookletPdf(rules, {
    page: paper,
    form,
    book,
    figures,
    game,
    edition: String(EDITION.number),
    date: editionDate(),
  });
};
