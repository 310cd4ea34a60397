/** A print job as sheets and as a file: components become fronts and backs, those become sides, and the sides a PDF. */
import { checksum } from '../base/checksum';
import type { PieceShape } from '../base/piece';
import { ok, type Result } from '../base/result';
import { BACK_BLEED } from '../faces/backs';
import { type FaceSet, loadFaces } from '../faces/face';
import type { Component, Kit, Source } from '../games/game';
import { layOut, type Pile, type SheetSide } from '../print/kit-sheets';
import { CARD_FORMATS, PAPERS } from '../print/papers';
import { correctSide, type PrinterProfile } from '../print/profile';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { type OutlineEntry, type PdfPage, writePdf } from '../scene/pdf/document';
import type { Scene } from '../scene/scene';
import { EDITION } from './editions';
import { editionByNumber } from './editions/index';
import { kitImprint } from './imprint';
import type { PrintJob } from './job-of-kit';
import { changedSince } from './manifest';
import { type DrawContext, type DrawnPiece, drawPieces, faceProblem, ownerOf, wantedPieces } from './pieces';

interface PrintContext extends DrawContext {
  /** The printer that the file is for: each side is written so that this one puts it right. */
  readonly profile?: PrinterProfile;
}

interface DrawnKit {
  /** What all of it was drawn with. */
  readonly book: FontBook;
  readonly source: Source;
  readonly kit: Kit;
  readonly cards: number;
  readonly sides: readonly SheetSide[];
  readonly outline: readonly OutlineEntry[];
}

export interface PrintedFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly cards: number;
}

/** Pieces of one outline together, in the order in which the outlines first come. */
const pilesOf = (pieces: readonly DrawnPiece[], card: PieceShape): Pile[] => {
  const byOutline = new Map<string, { shape: PieceShape; fronts: Scene[]; backs: Scene[] }>();
  for (const { component, front, back } of pieces) {
    const shape = component.shape ?? card;
    const key = JSON.stringify(shape);
    const pile = byOutline.get(key) ?? { shape, fronts: [], backs: [] };
    pile.fronts.push(front);
    pile.backs.push(back);
    byOutline.set(key, pile);
  }
  return [...byOutline.values()];
};

/** A line for each sheet, and below it one for each piece, unless the pieces' titles show who holds what. */
const outlineOf = (sides: readonly SheetSide[], piles: readonly Pile[], isSecret: boolean): OutlineEntry[] =>
  sides.flatMap(({ sheet, face, pile, placements }, page) => {
    if (face === 'back') return [];
    const children = placements
      .filter((placement) => placement.face === 'front' && !isSecret)
      .map(({ index, box }) => ({ title: piles[pile]?.fronts[index]?.alt ?? '', page, y: box.y }));
    return [{ title: `Sheet ${sheet + 1}`, page, children }];
  });

/** Drawing is most of the work; the file comes after. */
const DRAWING_SHARE = 0.9;

/** Without the pieces that look as they did in the edition that the job names. */
const sinceEdition = async (
  components: readonly Component[],
  { kit, since }: PrintJob,
  faces: FaceSet,
  book: FontBook,
): Promise<readonly Component[]> =>
  since === undefined
    ? components
    : changedSince(components, editionByNumber(since)?.kits[kit] ?? {}, faces, book);

/** Draws all sides of a job; none where nothing has changed since the edition that it names. */
export const drawKit = async (job: PrintJob, context: PrintContext): Promise<Result<DrawnKit>> => {
  const { source, kit } = ownerOf(job.kit);
  const asked = wantedPieces(job);
  if (!asked.ok) return asked;
  const paper = PAPERS[job.paper];
  const { width, height } = CARD_FORMATS[job.card];
  const settings = { ...job, paper, backBleed: BACK_BLEED };
  const book = context.book.preferring(job.han);
  try {
    const faces = await loadFaces(source.id);
    const components = await sinceEdition(asked.value, job, faces, book);
    const look = { card: { width, height }, ink: job.ink };
    const pieces = await drawPieces(components, faces, look, {
      ...context,
      book,
      onProgress: (done) => context.onProgress?.(DRAWING_SHARE * done),
    });
    const mark = checksum(JSON.stringify(components)).slice(0, 4);
    const piles = pilesOf(pieces, { kind: 'rect', width, height });
    const sides = layOut(
      piles,
      settings,
      (sheet, sheets) =>
        `${kit.id} · sheet ${sheet + 1} of ${sheets} · ${paper.label} · e${EDITION.number}·${mark} · print at 100 %`,
    );
    if (!sides.ok) return sides;
    const outline = outlineOf(sides.value, piles, job.request.seed !== undefined);
    return ok({ book, source, kit, cards: components.length, sides: sides.value, outline });
  } catch (error) {
    return { ok: false, error: faceProblem(error) };
  }
};

const DUPLEX = {
  none: 'Simplex',
  fold: 'Simplex',
  long: 'DuplexFlipLongEdge',
  short: 'DuplexFlipShortEdge',
} as const;

/** Prints a job to a file; one without bytes where nothing has changed since the edition that the job names. */
export const printKit = async (job: PrintJob, context: PrintContext): Promise<Result<PrintedFile>> => {
  const drawn = await drawKit(job, context);
  if (!drawn.ok) return drawn;
  const { book, source, kit, sides, cards, outline } = drawn.value;
  if (sides.length === 0) return ok({ bytes: new Uint8Array(), pages: 0, cards });
  const pages: PdfPage[] = sides.map(({ scene, sheet, face }) => ({
    scene: context.profile ? correctSide(context.profile, scene, face) : scene,
    label: `Sheet ${sheet + 1}, ${face}`,
  }));
  const info = {
    title: `${kit.title} - ${source.title}`,
    subject: kit.description,
    keywords: [...new Set(['print and play', 'assassin', source.id, kit.id])],
    duplex: DUPLEX[job.backs],
    ...kitImprint(),
  };
  const bytes = await withFonts(book, () => writePdf(book, { pages, info, outline }));
  context.onProgress?.(1);
  return ok({ bytes, pages: pages.length, cards });
};
