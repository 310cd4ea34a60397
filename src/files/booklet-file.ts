/** A booklet as a file: its rule text, its diagrams and the edition put together. */
import * as m from '#messages/files';
import { ENGLISH, LANGUAGE } from '#messages/language';
import type { Source } from '../games/game';
import type { SetGame } from '../games/set';
import { formLines } from '../games/words';
import { RULES } from '../look/theme';
import { impose } from '../print/booklet/impose';
import { type BookletInput, bookletOutline, layoutBooklet } from '../print/booklet/layout';
import type { HomePaper } from '../print/papers';
import type { RulesDoc } from '../rules/document';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { type PdfInput, writePdf } from '../scene/pdf/document';
import { firm } from '../scene/scene';
import { EDITION, editionDate } from './editions';
import { bookletImprint } from './pdf-metadata';
import { loadFaces } from './pieces';
import { type ShownSet, withSetChapter } from './sets/chapter';

/** What goes with a rule text into a booklet. */
export const bookletInput = async (source: Source, page: HomePaper, book: FontBook) => {
  const { figures, picture } = await loadFaces(source.id);
  const edition = String(EDITION.number);
  const cover = { icon: source.icon, lines: formLines(source), edition, picture: picture?.('low') };
  return { page, book, figures, ...cover };
};

/** The cards of somebody’s own set, for a chapter of their own. */
export interface BookletSet extends ShownSet {
  readonly game: SetGame;
}

interface BookletPrint {
  readonly paper: HomePaper;
  readonly book: FontBook;
  /** Pages, unless it says otherwise. */
  readonly form?: BookletForm;
  readonly set?: BookletSet | undefined;
  /** Where its codes lead, without a slash at its end; `undefined` for no codes. */
  readonly site: string | undefined;
}

/** The rules of a source on pages of half a paper. */
export const printBooklet = async (
  source: Source,
  rules: RulesDoc,
  { paper, book, form = 'pages', set, site }: BookletPrint,
) => {
  const input = await bookletInput(source, paper, book);
  return bookletPdf(set ? withSetChapter(rules, set.game, set) : rules, {
    ...input,
    form,
    large: form === 'large',
    date: editionDate(),
    ...(site !== undefined && { site }),
  });
};

/** Pages in reading order, for screens; side by side on sheets to print, fold and staple; or in large print, each on a paper of its own. */
export type BookletForm = 'pages' | 'imposed' | 'large';

/**
 * Lays out and writes a booklet; `date` is the edition's, so that equal input gives equal bytes. Throws what
 * `layoutBooklet` throws, fonts excepted: those are loaded.
 */
export const bookletPdf = async (
  doc: RulesDoc,
  input: BookletInput & { readonly date: Date; readonly form?: BookletForm },
) => {
  const { book, date, page: paper } = input;
  const laidOut = await withFonts(book, () => layoutBooklet(doc, input));
  const { title, description: subject, game } = doc.meta;
  const info = { subject, keywords: ['rules', game], date, ...bookletImprint(doc.meta) };
  const pages = laidOut.map((page) => ({ ...page, scene: firm(page.scene, RULES.hair) }));
  const scenes = pages.map(({ scene }) => scene);
  const file: PdfInput =
    input.form === 'imposed'
      ? {
          pages: impose(scenes, paper),
          info: { ...info, title: m.rulesPrint({ title }), turned: 'short' },
        }
      : {
          // As large when they are read as when they are cut.
          pages: pages.map((page) => ({ ...page, isCut: true })),
          outline: bookletOutline(title, laidOut),
          info: { ...info, title: m.rules({ title }) },
        };
  const bytes = await withFonts(book, () => writePdf(book, file));
  return { bytes, pages: file.pages.length };
};

/** Hosts that are the reader's own machine: an address that paper must not name. */
const LOCAL = /^(localhost|127\.|0\.0\.0\.0|\[::)/;

/**
 * SITE_URL, BASE_PATH and the folder of the language as one address without a slash at its end, as a build gets them;
 * `undefined` where there is none, or one that works on no other machine. Throws where SITE_URL is no address.
 */
export const siteAddress = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => {
  const { SITE_URL: site = '', BASE_PATH: base = '/' } = env;
  if (site === '') return undefined;
  if (!URL.canParse(site)) throw new Error(`SITE_URL is “${site}”; write it as https://example.org`);
  const { host, origin } = new URL(site);
  const path = [base, LANGUAGE === ENGLISH ? '' : LANGUAGE].map((part) => part.replace(/^\/+|\/+$/g, ''));
  return LOCAL.test(host) ? undefined : [origin, ...path.filter(Boolean)].join('/');
};
