/** A print job as sheets and as a file: components become fronts and backs, those become sides, and the sides a PDF. */
import { checksum } from '../base/checksum';
import { ok, type Problem, type Result } from '../base/result';
import { BACK_BLEED } from '../faces/backs';
import { drawFront, loadFaces } from '../faces/face';
import type { Component, Game, Kit } from '../games/game';
import { GAMES } from '../games/index';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { MissingGlyphs } from '../scene/fonts/itemize';
import { FaceOverflow } from '../scene/layout';
import { type PdfPage, writePdf } from '../scene/pdf/document';
import { type Item, rotateAbout, type Scene } from '../scene/scene';
import { rectData } from '../scene/shapes';
import { TextOverflow } from '../scene/text';
import { EDITION, editionDate } from './edition';
import type { PrintJob } from './job';
import { cropMarks, rulers, smallPrint } from './marks';
import { CARD_FORMATS, PAPERS } from './papers';
import { bleedBox, type Grid, impose, type Placement, packGrid, type Side } from './sheets';

export interface PrintContext {
  readonly book: FontBook;
  /** Called with the share of the work that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Waits between two cards, so that a worker can hear that it is to stop. */
  readonly pause?: () => Promise<void>;
}

export interface SheetSide {
  readonly scene: Scene;
  /** "Sheet 1, back". */
  readonly label: string;
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

const frontOf = (placement: Placement, scene: Scene): Item => ({ kind: 'picture', scene, ...placement.box });

const backOf = ({ box, turned }: Placement, scene: Scene, side: Side): Item => {
  const shown = bleedBox(box, side.placements, BACK_BLEED);
  const picture: Item = { kind: 'picture', scene, ...box };
  const upright: Item = turned
    ? {
        kind: 'group',
        matrix: rotateAbout(180, box.x + box.width / 2, box.y + box.height / 2),
        items: [picture],
      }
    : picture;
  return { kind: 'group', clip: rectData(shown.x, shown.y, shown.width, shown.height), items: [upright] };
};

interface Pictures {
  readonly fronts: readonly Scene[];
  readonly backOf: (back: string) => Scene;
}

const drawSide = (
  side: Side,
  grid: Grid,
  components: readonly Component[],
  { fronts, backOf: back }: Pictures,
  note: string,
): Scene => {
  const items =
    side.face === 'front'
      ? [
          ...cropMarks(grid),
          ...rulers(grid),
          smallPrint(grid, note),
          ...side.placements.map((placement) => frontOf(placement, fronts[placement.index] as Scene)),
        ]
      : side.placements.map((placement) =>
          backOf(placement, back((components[placement.index] as Component).back), side),
        );
  return { ...grid.paper, items };
};

const drawFronts = async (
  components: readonly Component[],
  game: Game,
  size: { readonly width: number; readonly height: number },
  { book, onProgress, pause }: PrintContext,
): Promise<Pictures> => {
  const faces = await loadFaces(game.id);
  const distinct = new Map<string, Scene>();
  const fronts: Scene[] = [];
  for (const [i, component] of components.entries()) {
    const key = JSON.stringify(component.face);
    const scene = distinct.get(key) ?? (await drawFront(faces, component, size, book));
    distinct.set(key, scene);
    fronts.push(scene);
    onProgress?.((0.9 * (i + 1)) / components.length);
    await pause?.();
  }
  const backs = new Map<string, Scene>();
  return {
    fronts,
    backOf: (id) => {
      const known = backs.get(id) ?? faces.back(size, id);
      backs.set(id, known);
      return known;
    },
  };
};

/** Draws all sides of a job. */
export const drawKit = async (job: PrintJob, context: PrintContext): Promise<Result<DrawnKit>> => {
  const { game, kit } = ownerOf(job.kit);
  const components = kit.components(job.request);
  if (!components.ok) return components;
  const paper = PAPERS[job.paper];
  const { width, height } = CARD_FORMATS[job.card];
  const grid = packGrid(paper, { width, height });
  if (!grid.ok) return grid;
  try {
    const pictures = await drawFronts(components.value, game, { width, height }, context);
    const sides = impose(components.value.length, grid.value, job.backs);
    const sheets = sides.filter(({ face }) => face === 'front').length;
    const mark = checksum(JSON.stringify(components.value)).slice(0, 4);
    return ok({
      game,
      kit,
      cards: components.value.length,
      sides: sides.map((side) => {
        const sheet = `sheet ${side.sheet + 1} of ${sheets}`;
        const note = `${kit.id} · ${sheet} · ${paper.label} · e${EDITION.number}·${mark} · print at 100 %`;
        return {
          label: `Sheet ${side.sheet + 1}, ${side.face}`,
          scene: drawSide(side, grid.value, components.value, pictures, note),
        };
      }),
    });
  } catch (error) {
    return { ok: false, error: asProblem(error) };
  }
};

const DUPLEX = { none: 'Simplex', long: 'DuplexFlipLongEdge', short: 'DuplexFlipShortEdge' } as const;

/** Prints a job to a file. */
export const printKit = async (job: PrintJob, context: PrintContext): Promise<Result<PrintedFile>> => {
  const drawn = await drawKit(job, context);
  if (!drawn.ok) return drawn;
  const { game, kit, sides, cards } = drawn.value;
  const pages: PdfPage[] = sides.map(({ scene, label }) => ({ scene, label }));
  const info = {
    title: `${kit.title} - ${game.title}`,
    subject: kit.description,
    author: 'Paper Dagger',
    keywords: ['print and play', 'assassin', game.id, kit.id],
    language: 'en-GB',
    date: editionDate(),
    duplex: DUPLEX[job.backs],
  };
  const bytes = await withFonts(context.book, () => writePdf(context.book, { pages, info }));
  context.onProgress?.(1);
  return ok({ bytes, pages: pages.length, cards });
};
