/** A print job as sheets and as a file: components become fronts and backs, those become sides, and the sides a PDF. */

import * as m from '#messages/files';
import { listed } from '#messages/language';
import * as site from '#messages/site';
import { type Component, kindOf, pieceCountText, type Size } from '../base/piece';
import { ok, type Result } from '../base/result';
import { checksum, grouped, withinSentence } from '../base/words';
import { BACK_BLEED } from '../look/backs';
import { aboveStrip, withStrip } from '../look/cut-outs/strip';
import { buildSheets } from '../print/build-sheet';
import { type CutFile, cutFiles } from '../print/cut-files';
import { layOut, type Piece, type SheetSide } from '../print/kit-sheets';
import { cardOf, paperOf } from '../print/papers';
import { planOf } from '../print/plan';
import { correctSide, type PrinterProfile } from '../print/profile';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { type PdfPage, writePdf } from '../scene/pdf/document';
import type { OutlineEntry } from '../scene/pdf/navigation';
import { rotateAbout, type Scene, type Tag } from '../scene/scene';
import { group, picture } from '../scene/shapes';
import { guestsOf } from './boxes';
import { EDITION } from './editions';
import { changedSince, loadEdition } from './editions/manifest';
import type { PrintJob } from './job-fields';
import { kitImprint } from './pdf-metadata';
import {
  type DrawContext,
  type DrawnPiece,
  drawPieces,
  loadFaces,
  orFaceProblem,
  ownerOf,
  WHOLE,
  wantedPieces,
} from './pieces';

interface PrintContext extends DrawContext {
  /** The printer that the file is for: each side is written so that this one puts it right. */
  readonly profile?: PrinterProfile;
  /** A page before the sheets says how the kit is made of them. */
  readonly buildSheet?: boolean;
}

export interface PrintedFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly cards: number;
  /** "8 cards", "76 pieces" */
  readonly made: string;
  /** For a cutting machine, one of each sheet. */
  readonly cuts: readonly CutFile[];
}

/** Gives a piece with a blank back what is meant for it. */
const mergeGuestsOntoBacks = (
  pieces: readonly DrawnPiece[],
  backs: PrintJob['backs'],
): readonly DrawnPiece[] => {
  const guests = guestsOf(pieces, backs);
  const isGuest = new Set(guests.values());
  return pieces.flatMap((piece) => {
    const guest = guests.get(piece);
    if (guest) return [{ ...piece, back: centredOn(piece.size, guest.front) }];
    return isGuest.has(piece) ? [] : [piece];
  });
};

const centredOn = (size: Size, scene: Scene): Scene => {
  const { width, height } = scene;
  const isUpright = width <= size.width && height <= size.height;
  const matrix = rotateAbout(90, size.width / 2, size.height / 2);
  const centred = picture(scene, (size.width - width) / 2, (size.height - height) / 2);
  return { ...size, items: [isUpright ? centred : group(matrix, centred)] };
};

/** Pieces as they are put on sheets, each with whose it is on a strip that is cut off. */
const onSheets = (
  pieces: readonly DrawnPiece[],
  { backs, card, ink }: PrintJob,
  book: FontBook,
): Promise<readonly Piece[]> =>
  withFonts(book, () =>
    mergeGuestsOntoBacks(pieces, backs).map(({ component, size, front, back }): Piece => {
      const { shape, holder, spare = false } = component;
      const isCard = shape === undefined;
      const kind = kindOf(component);
      // A list of all elements must not say who holds what.
      const isOpen = holder === undefined && front.alt !== undefined;
      const tag: Tag = { type: 'P', parent: WHOLE, ...(isOpen && { title: front.alt }) };
      if (holder === undefined)
        return { shape: shape ?? { kind: 'rect', ...size }, front, back, isCard, spare, tag, kind };
      const held = withStrip(front, holder, book, cardOf(card).least);
      const { width, height } = held;
      return {
        shape: { kind: 'rect', width, height },
        front: held,
        back: aboveStrip(back, ink),
        isCard,
        hasStrip: true,
        tag,
        kind,
      };
    }),
  );

/**
 * A line for each sheet, and below it one for all pieces of a name, unless the pieces' titles show who holds what.
 * `before` pages come first.
 */
const outlineOf = (
  sides: readonly SheetSide[],
  pieces: readonly Piece[],
  isSecret: boolean,
  before: number,
): OutlineEntry[] =>
  sides.flatMap(({ sheet, face, placements }, side) => {
    if (face === 'back') return [];
    const page = before + side;
    const fronts = placements.filter((placement) => placement.face === 'front' && !isSecret);
    const alike = grouped(fronts, ({ index }) => pieces[index]?.front.alt ?? '');
    const children = [...alike].map(([title, [first, ...others]]) => ({
      title: others.length === 0 ? title : `${title} x${others.length + 1}`,
      page,
      y: first?.box.y ?? 0,
    }));
    return [{ title: m.sheet({ sheet: sheet + 1 }), page, children }];
  });

/** Of several sheets one holds nothing but what can be left out. */
const hasSpareSheet = (sides: readonly SheetSide[], pieces: readonly Piece[]): boolean =>
  sides.some(({ sheet }) => sheet > 0) &&
  sides.some(
    ({ placements }) => placements.every(({ index }) => pieces[index]?.spare) && placements.length > 0,
  );

/** Drawing is most of the work; the file comes after. */
const DRAWING_SHARE = 0.9;

const drawSides = async (job: PrintJob, context: PrintContext) => {
  const { source, kit } = ownerOf(job.kit, context.set?.kits);
  const asked = wantedPieces(job, { kit, source });
  if (!asked.ok) return asked;
  const paper = paperOf(job.paper);
  // Where there is no room for it, faces stay inside their cut.
  const bleed = Math.min(job.bleed, job.gutter / 2);
  // Where ink is spared a white border hides drift, and nothing of a back is near its cut.
  const settings = { ...job, bleed, paper, backBleed: job.ink === 'full' ? BACK_BLEED : 0 };
  const book = context.book.preferring(job.han);
  const faces = await loadFaces(source.id);
  const since = job.since === undefined ? undefined : await loadEdition(job.since);
  const components = since
    ? await changedSince(asked.value, since.kits[job.kit] ?? {}, faces, book)
    : asked.value;
  const look = { card: cardOf(job.card), ink: job.ink, bleed };
  const onProgress = (done: number) => context.onProgress?.(DRAWING_SHARE * done);
  const draw = async (some: readonly Component[]) =>
    onSheets(await drawPieces(some, faces, look, { ...context, book, onProgress }), job, book);
  const marked = components.map(({ kind: _, large: __, ...piece }) => piece);
  const mark = checksum(JSON.stringify(marked)).slice(0, 4);
  const lay = (some: readonly Piece[]) =>
    layOut(some, settings, (sheet, sheets, face) => {
      const which = m.noteSheet({
        id: kit.id,
        value: context.set ? ` ${context.set.label}` : '',
        sheet: sheet + 1,
        sheets,
      });
      if (face === 'back') return m.noteBack({ which });
      return m.noteFront({ which, label: paper.label, number: EDITION.number, mark });
    });
  const all = await draw(components);
  const whole = lay(all);
  if (!whole.ok) return whole;
  // What was asked for by name is printed, whatever it takes.
  const isLeftOut = !job.pieces && !since && hasSpareSheet(whole.value, all);
  const isPrinted = ({ spare }: { readonly spare?: boolean | undefined }) => !isLeftOut || !spare;
  // A box is as deep as what is printed.
  const isBoxAnew = isLeftOut && job.box;
  const rest = isBoxAnew ? wantedPieces(job, { kit, source }, isPrinted) : ok(components.filter(isPrinted));
  if (!rest.ok) return rest;
  const printed = rest.value;
  const placed = isBoxAnew ? await draw(printed) : all.filter(isPrinted);
  const sides = isLeftOut ? lay(placed) : whole;
  if (!sides.ok) return sides;
  const leftOut = components
    .filter(({ spare }) => isLeftOut && spare)
    .map(({ title }) => withinSentence(title));
  const without = isLeftOut ? m.withoutSpare({ value: listed([...new Set(leftOut)]) }) : '';
  return ok({
    /** What all of it was drawn with. */
    book,
    source,
    kit,
    title: site.labelled({
      label: source.title,
      text: `${kit.title}${context.set ? `, ${context.set.label}` : ''}`,
    }),
    set: context.set?.label,
    description: kit.description,
    cards: printed.length,
    made: `${pieceCountText(printed)}${without}`,
    pieces: placed,
    sides: sides.value,
    plan: planOf(sides.value, placed),
    settings,
  });
};

/** Draws all sides of a job; none where nothing has changed since the edition that it names. */
export const drawKit = (job: PrintJob, context: PrintContext) => orFaceProblem(() => drawSides(job, context));

type DrawnKit = Extract<Awaited<ReturnType<typeof drawKit>>, { ok: true }>['value'];

/** Prints a job to a file; one without bytes where nothing has changed since the edition that the job names. */
export const printKit = async (job: PrintJob, context: PrintContext): Promise<Result<PrintedFile>> => {
  const drawn = await drawKit(job, context);
  // What a set is called is written beside the cards.
  return drawn.ok ? orFaceProblem(async () => ok(await writeKit(job, drawn.value, context))) : drawn;
};

/** The file of a job that has been drawn. */
export const writeKit = async (
  job: PrintJob,
  drawn: DrawnKit,
  context: Omit<PrintContext, 'book'>,
): Promise<PrintedFile> => {
  const { book, source, kit, set, pieces, sides, cards, made } = drawn;
  if (sides.length === 0) return { bytes: new Uint8Array(), pages: 0, cards, made, cuts: [] };
  const first: PdfPage[] = [];
  if (context.buildSheet) {
    const scenes = await withFonts(book, () => buildSheets(drawn, WHOLE));
    first.push(...scenes.map((scene) => ({ scene, label: m.buildSheet })));
    // Sheets that are printed on both sides begin on a sheet of their own.
    const [scene] = scenes;
    if (scene && scenes.length % 2 === 1 && (job.backs === 'long' || job.backs === 'short'))
      first.push({ scene: { ...scene, items: [] }, label: m.buildSheetBack });
  }
  const own = sides.map(({ scene, sheet, face }) => ({
    scene: context.profile ? correctSide(context.profile, scene, face) : scene,
    label: m.sheetSide({ sheet: sheet + 1, face }),
  }));
  const info = {
    title: `${kit.title} - ${source.title}${set === undefined ? '' : ` - ${set}`}`,
    subject: kit.description,
    keywords: [...new Set([m.printAndPlay, 'assassin', source.id, kit.id])],
    turned: job.backs === 'fold' ? 'none' : job.backs,
    ...kitImprint(),
  };
  const pages = [...first, ...own];
  const entries = [
    ...first.slice(0, 1).map(() => ({ title: m.buildSheet, page: 0 })),
    ...outlineOf(sides, pieces, job.request.seed !== undefined, first.length),
  ];
  const bytes = await withFonts(book, () => writePdf(book, { pages, info, outline: entries }));
  context.onProgress?.(1);
  return { bytes, pages: pages.length, cards, made, cuts: cutFiles(sides, pieces, job.cut, job.register) };
};
