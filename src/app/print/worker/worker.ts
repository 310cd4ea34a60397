/** Draws, prints and exports off the page's thread, so that typing and scrolling go on meanwhile. */
import { expose, transfer } from 'comlink';
import { unzlibSync } from 'fflate';
import layoutWasm from 'satori/layout.wasm?url';
import * as sets from '#messages/sets';
import * as m from '#messages/studio';
import { setIn } from '../../../base/fragment';
import { err, mapOk, ok, type Result } from '../../../base/result';
import type { BookletForm } from '../../../files/booklet-file';
import { exportKit, type Rasterise } from '../../../files/exports/export-file';
import { decodeJob, type ExportJob } from '../../../files/job';
import { type PrintedFile, printKit } from '../../../files/kit-file';
import type { HomePaper } from '../../../print/papers';
import { parseProfile } from '../../../print/profile';
import type { RulesDoc } from '../../../rules/document';
import { FontBook } from '../../../scene/fonts/book';
import { startLayout } from '../../../scene/layout';
import { createPreviews } from './preview';

/** The page turns an SVG, its text as outlines, into a PNG file, or into four bytes a dot: no worker can. */
export type PaintOnPage = (
  as: 'png' | 'pixels',
  svg: string,
  width: number,
  height: number,
  clear?: boolean,
) => Promise<Uint8Array | Uint8ClampedArray>;

/** A set of cards that the page keeps, by its code: its zip, and its pictures painted. */
export type AskSet = (
  code: string,
) => Promise<{ readonly zip: Uint8Array; readonly painted: ReadonlyMap<string, string> } | undefined>;

export interface BookletOrder {
  readonly game: string;
  /** The code of the set. */
  readonly set: string;
  readonly paper: HomePaper;
  readonly form: BookletForm;
  /** The address of the rules as data. */
  readonly text: string;
  /** Where the site is, as a build gets it: its codes lead there. */
  readonly site: Readonly<Record<'SITE_URL' | 'BASE_PATH', string>>;
}

export type MadeBooklet = Omit<PrintedFile, 'cards'>;

type OnProgress = (done: number) => void;

const fetchBytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url).catch(() => {
    throw new Error(m.partUnreachable({ url }));
  });
  if (!response.ok) throw new Error(m.partMissing({ url, status: response.status }));
  return new Uint8Array(await response.arrayBuffer());
};

let paint: PaintOnPage;
let askSet: AskSet;
/** The fonts, which stay loaded as long as the worker lives. */
let book: Promise<FontBook>;

const openBook = async (fonts: string): Promise<FontBook> => {
  const load = async (file: string) => unzlibSync(await fetchBytes(`${fonts}${file}.bin`));
  return new FontBook(load, await import('harfbuzzjs'));
};

/** The fonts, and what lays boxes out. */
const startBook = async (): Promise<FontBook> => {
  await startLayout(() => fetchBytes(layoutWasm));
  return book;
};

const handedOver = <T extends { readonly bytes: Uint8Array }>(made: Result<T>): Result<T> =>
  made.ok ? transfer(made, [made.value.bytes.buffer]) : made;

/** The set that a job names, and what does not fit on its cards; nothing where the job names none, or it is not kept. */
const setOf = async (code: unknown) => {
  const kept = typeof code === 'string' ? await askSet(code) : undefined;
  if (!kept) return undefined;
  const { bindSet, openZip, usedSetOf } = await import('../../../files/sets');
  const opened = await openZip(kept.zip);
  const bound = opened.ok ? await bindSet(opened.value.set, kept.painted) : opened;
  return bound.ok && opened.ok ? usedSetOf(bound.value, opened.value.set.theme) : undefined;
};

const previews = createPreviews(setOf, startBook, (svg, width, height) =>
  paint('pixels', svg, width, height),
);

const studio = {
  /** Comes before all else. `fonts` is the folder of the font files, with its closing slash. */
  start(fonts: string, page: PaintOnPage, sets: AskSet): void {
    book = openBook(fonts);
    paint = page;
    askSet = sets;
  },
  /** A job travels as its fragment, and a printer profile as its file has it. */
  async print(fragment: string, onProgress: OnProgress, text?: string) {
    const set = await setOf(setIn(fragment));
    const job = decodeJob(fragment, set?.kits);
    if (!job.ok) return job;
    const profile = text === undefined ? ok(undefined) : parseProfile(text);
    if (!profile.ok) return profile;
    const context = {
      book: await startBook(),
      set,
      onProgress,
      ...(profile.value && { profile: profile.value }),
    };
    return handedOver(await printKit(job.value, context));
  },
  /** The rules of a game, with the cards of a set that the page keeps. */
  async booklet({ game, set: code, paper, form, text, site }: BookletOrder): Promise<Result<MadeBooklet>> {
    const [{ bookletSet, openZip }, { printBooklet, siteAddress }, { sourceById }] = await Promise.all([
      import('../../../files/sets'),
      import('../../../files/booklet-file'),
      import('../../../games'),
    ]);
    const [source, kept] = [sourceById(game), await askSet(code)];
    if (!source || !kept) return err('set-missing', sets.setMissing({ code }));
    const opened = await openZip(kept.zip);
    const set = opened.ok ? await bookletSet(opened.value.set) : opened;
    if (!set.ok) return set;
    const rules: RulesDoc = JSON.parse(new TextDecoder().decode(await fetchBytes(text)));
    const about = { paper, form, site: siteAddress(site), set: set.value, book: await startBook() };
    const printed = await printBooklet(source, rules, about);
    return handedOver(mapOk(printed, (file) => ({ ...file, made: m.outputBooklet, cuts: [] })));
  },
  async export(job: ExportJob, onProgress: OnProgress) {
    const rasterise: Rasterise = (svg, width, height, clear) =>
      paint('png', svg, width, height, clear) as Promise<Uint8Array>;
    const set = await setOf(job.request.options?.set);
    return handedOver(await exportKit(job, { book: await startBook(), set, onProgress, rasterise }));
  },
  ...previews,
};

export type StudioWorker = typeof studio;

expose(studio);
