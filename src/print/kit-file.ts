/** A print job as sheets and as a file: components become fronts and backs, those become sides, and the sides a PDF. */
import { checksum } from '../base/checksum';
import { type PieceShape, type Size, sizeOf } from '../base/piece';
import { ok, type Problem, type Result } from '../base/result';
import { BACK_BLEED } from '../faces/backs';
import { drawFront, type FaceSet, loadFaces } from '../faces/face';
import type { Component, Game, Kit } from '../games/game';
import { GAMES } from '../games/index';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { MissingGlyphs } from '../scene/fonts/itemize';
import { FaceOverflow } from '../scene/layout';
import { type PdfPage, writePdf } from '../scene/pdf/document';
import type { Scene } from '../scene/scene';
import { TextOverflow } from '../scene/text';
import { EDITION, editionDate } from './edition';
import { editionByNumber } from './editions/index';
import type { PrintJob } from './job';
import { layOut, type Pile, type SheetSide } from './kit-sheets';
import { kitRights } from './licences';
import { changedSince } from './manifest';
import { CARD_FORMATS, type Ink, PAPERS } from './papers';
import { correctSide, type PrinterProfile } from './profile';

export interface PrintContext {
  readonly book: FontBook;
  /** Called with the share of the work that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Waits between two cards, so that a worker can hear that it is to stop. */
  readonly pause?: () => Promise<void>;
  /** The printer that the file is for: each side is written so that this one puts it right. */
  readonly profile?: PrinterProfile;
}

export interface DrawnKit {
  readonly game: Game;
  readonly kit: Kit;
  readonly cards: number;
  readonly sides: readonly SheetSide[];
}

export interface PrintedFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly cards: number;
}

const ownerOf = (id: string): { game: Game; kit: Kit } => {
  for (const game of GAMES as readonly Game[]) {
    const kit = game.kits.find((known) => known.id === id);
    if (kit) return { game, kit };
  }
  throw new Error(`no kit “${id}”`);
};

/** What a person can mend - a name without a glyph, a text too long for its card - as a problem; the rest is thrown on. */
const asProblem = (error: unknown): Problem => {
  if (error instanceof MissingGlyphs) return { code: 'missing-glyphs', message: error.message };
  if (error instanceof TextOverflow) return { code: 'text-too-long', message: error.message };
  if (error instanceof FaceOverflow)
    return { code: 'card-too-full', message: `${error.message}. Choose a larger card or shorter names.` };
  throw error;
};

/** Fronts and backs of components, each distinct picture drawn once. */
class Drawing {
  readonly #fronts = new Map<string, Scene>();
  readonly #backs = new Map<string, Scene>();

  constructor(
    private readonly faces: FaceSet,
    private readonly book: FontBook,
    private readonly ink: Ink,
  ) {}

  async front(component: Component, size: Size): Promise<Scene> {
    const key = JSON.stringify([component.face, size]);
    const known = this.#fronts.get(key);
    if (known) return known;
    const scene = await drawFront(this.faces, component, { size, ink: this.ink }, this.book);
    this.#fronts.set(key, scene);
    return scene;
  }

  back({ back }: Component, size: Size): Scene {
    const key = JSON.stringify([back, size]);
    const known = this.#backs.get(key) ?? this.faces.back({ size, ink: this.ink }, back);
    this.#backs.set(key, known);
    return known;
  }
}

/** The pieces that a job prints, each as often as it asks. */
const piecesOf = (kit: Kit, { request, pieces, copies }: PrintJob): Result<Component[]> => {
  const components = kit.components(request);
  if (!components.ok) return components;
  const picked = components.value.filter(({ id }) => pieces === undefined || pieces.includes(id));
  return ok(Array.from({ length: copies }, () => picked).flat());
};

/** Pieces of one outline together, in the order in which the outlines first come. */
const pilesOf = (components: readonly Component[], card: PieceShape): Map<PieceShape, Component[]> => {
  const byOutline = new Map<string, [PieceShape, Component[]]>();
  for (const component of components) {
    const shape = component.shape ?? card;
    const key = JSON.stringify(shape);
    const pile = byOutline.get(key) ?? [shape, []];
    pile[1].push(component);
    byOutline.set(key, pile);
  }
  return new Map(byOutline.values());
};

const drawPiles = async (
  components: readonly Component[],
  card: PieceShape,
  drawing: Drawing,
  { onProgress, pause }: PrintContext,
): Promise<Pile[]> => {
  const piles: Pile[] = [];
  let done = 0;
  for (const [shape, members] of pilesOf(components, card)) {
    const size = sizeOf(shape);
    const fronts: Scene[] = [];
    for (const component of members) {
      fronts.push(await drawing.front(component, size));
      done++;
      onProgress?.((0.9 * done) / components.length);
      await pause?.();
    }
    piles.push({ shape, fronts, backs: members.map((component) => drawing.back(component, size)) });
  }
  return piles;
};

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
  const { game, kit } = ownerOf(job.kit);
  const asked = piecesOf(kit, job);
  if (!asked.ok) return asked;
  const paper = PAPERS[job.paper];
  const { width, height } = CARD_FORMATS[job.card];
  const settings = { ...job, paper, backBleed: BACK_BLEED };
  try {
    const faces = await loadFaces(game.id);
    const components = await sinceEdition(asked.value, job, faces, context.book);
    const drawing = new Drawing(faces, context.book, job.ink);
    const piles = await drawPiles(components, { kind: 'rect', width, height }, drawing, context);
    const mark = checksum(JSON.stringify(components)).slice(0, 4);
    const sides = layOut(
      piles,
      settings,
      (sheet, sheets) =>
        `${kit.id} · sheet ${sheet + 1} of ${sheets} · ${paper.label} · e${EDITION.number}·${mark} · print at 100 %`,
    );
    return sides.ok ? ok({ game, kit, cards: components.length, sides: sides.value }) : sides;
  } catch (error) {
    return { ok: false, error: asProblem(error) };
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
  const { game, kit, sides, cards } = drawn.value;
  if (sides.length === 0) return ok({ bytes: new Uint8Array(), pages: 0, cards });
  const pages: PdfPage[] = sides.map(({ scene, sheet, face }) => ({
    scene: context.profile ? correctSide(context.profile, scene, face) : scene,
    label: `Sheet ${sheet + 1}, ${face}`,
  }));
  const info = {
    title: `${kit.title} - ${game.title}`,
    subject: kit.description,
    author: 'Paper Dagger',
    keywords: ['print and play', 'assassin', game.id, kit.id],
    language: 'en-GB',
    date: editionDate(),
    duplex: DUPLEX[job.backs],
    ...kitRights(),
  };
  const bytes = await withFonts(context.book, () => writePdf(context.book, { pages, info }));
  context.onProgress?.(1);
  return ok({ bytes, pages: pages.length, cards });
};
