/** A booklet as a file: its rule text, its diagrams and the edition put together. */
import * as m from '#messages/files';
import { ENGLISH, LANGUAGE } from '#messages/language';
import { ok } from '../base/result';
import type { Source } from '../games/game';
import { formLines } from '../games/words';
import { RULES } from '../look/theme';
import { impose } from '../print/booklet/impose';
import { type BookletPage, bookletOutline, layoutBooklet } from '../print/booklet/layout';
import type { HomePaper } from '../print/papers';
import type { RulesDoc } from '../rules/document';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { type PdfInput, writePdf } from '../scene/pdf/document';
import { firm } from '../scene/scene';
import { EDITION, editionDate } from './editions';
import { bookletImprint } from './pdf-metadata';
import { loadFaces, orFaceProblem } from './pieces';
import { type BookletSet, withSetChapter } from './sets/chapter';

/** A rule text, and its language where that is not the program's. */
type BookletText = RulesDoc & { readonly language?: string };

/** What goes with a rule text into a booklet. */
export const bookletInput = async (source: Source, page: HomePaper, book: FontBook, language = LANGUAGE) => {
  const { figures, picture } = await loadFaces(source.id);
  const edition = String(EDITION.number);
  const other = language === LANGUAGE ? [] : [[m.textIn, m.textInEnglish] as const];
  const lines = [...formLines(source), ...other];
  const cover = { icon: source.icon, lines, edition, picture: picture?.('low') };
  return { page, book, figures, ...cover };
};

/**
 * Pages in reading order, for screens; side by side on sheets to print, fold and staple; or in large print, each on a paper
 * of its own.
 */
export type BookletForm = 'pages' | 'imposed' | 'large';

interface BookletPrint {
  readonly paper: HomePaper;
  readonly book: FontBook;
  readonly form: BookletForm;
  readonly set?: BookletSet | undefined;
  /** Where its codes lead, without a slash at its end; `undefined` for no codes. */
  readonly site: string | undefined;
}

/** A rule text on pages of half a paper, or of a whole one in large print. */
export interface Booklet {
  readonly rules: BookletText;
  readonly paper: HomePaper;
  readonly pages: readonly BookletPage[];
}

/**
 * Lays out the rules of a source: `pages` and `imposed` are laid out alike. Throws what `layoutBooklet` throws, fonts
 * excepted: those are loaded.
 */
export const layBooklet = async (
  source: Source,
  ours: BookletText,
  { paper, book, form, set, site }: BookletPrint,
): Promise<Booklet> => {
  const rules = set ? withSetChapter(ours, set) : ours;
  const input = {
    ...(await bookletInput(source, paper, book, ours.language)),
    large: form === 'large',
    ...(site !== undefined && { site }),
  };
  return { rules, paper, pages: await withFonts(book, () => layoutBooklet(rules, input)) };
};

/** The file of a booklet. `date` is the edition's, so that equal input gives equal bytes. */
export const writeBooklet = async (
  { rules, paper, pages: laidOut }: Booklet,
  { book, form, date = editionDate() }: Pick<BookletPrint, 'book' | 'form'> & { readonly date?: Date },
) => {
  const { title, description: subject, game } = rules.meta;
  const { language = LANGUAGE } = rules;
  const own = language !== LANGUAGE && { language };
  const info = { subject, keywords: ['rules', game], date, ...bookletImprint(rules.meta), ...own };
  const pages = laidOut.map((page) => ({ ...page, scene: firm(page.scene, RULES.hair) }));
  const scenes = pages.map(({ scene }) => scene);
  const file: PdfInput =
    form === 'imposed'
      ? {
          pages: impose(scenes, paper),
          info: { ...info, title: m.rulesToFold({ title }), turned: 'short' },
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

/** The rules of a source, laid out and written; a problem where the cards of a set have characters that no font has. */
export const printBooklet = (source: Source, rules: BookletText, print: BookletPrint) =>
  orFaceProblem(async () => ok(await writeBooklet(await layBooklet(source, rules, print), print)));

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
