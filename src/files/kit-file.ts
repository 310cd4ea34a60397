/**
 * A print job as sheets and as a file: components become fronts and backs, those become sides, and the sides a PDF; with
 * the build sheet, which says how the kit is made of them.
 */
import { checksum } from '../base/checksum';
import { type Box, pieceCountText, type Size } from '../base/piece';
import { ok, type Result } from '../base/result';
import { counted, grouped } from '../base/words';
import { BACK_BLEED } from '../look/backs';
import { aboveStrip, withStrip } from '../look/cut-outs/strip';
import { COLORS, hairline } from '../look/theme';
import { type CutFile, cutFiles } from '../print/cut-files';
import { cutOf, layOut, type Piece, type SheetSide } from '../print/kit-sheets';
import { cardOf, paperOf } from '../print/papers';
import { type PrintPlan, planOf, planText } from '../print/plan';
import { correctSide, type PrinterProfile } from '../print/profile';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { type PdfPage, writePdf } from '../scene/pdf/document';
import type { OutlineEntry } from '../scene/pdf/navigation';
import { type Item, rotateAbout, type Scene, type Tag } from '../scene/scene';
import { group, picture, rect, tagItems, text } from '../scene/shapes';
import { textBlock } from '../scene/text';
import { EDITION, editionByNumber } from './editions';
import type { PrintJob } from './job-fields';
import { changedSince } from './manifest';
import { kitImprint } from './pdf-metadata';
import {
  type DrawContext,
  type DrawnPiece,
  drawPieces,
  faceProblem,
  kindOf,
  loadFaces,
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

/** Gives a piece with a blank back what is meant for it, turned by a quarter where it fits no other way. */
const mergeGuestsOntoBacks = (pieces: readonly DrawnPiece[]): readonly DrawnPiece[] => {
  const hosts = new Map(pieces.map((piece) => [piece.component.id, piece]));
  const guests = new Map<DrawnPiece, DrawnPiece>();
  for (const piece of pieces) {
    const host = hosts.get(piece.component.behind ?? '');
    if (host && !guests.has(host)) guests.set(host, piece);
  }
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
  { backs, ink }: PrintJob,
  book: FontBook,
): Promise<readonly Piece[]> =>
  withFonts(book, () =>
    (backs === 'none' || backs === 'fold' ? pieces : mergeGuestsOntoBacks(pieces)).map(
      ({ component, size, front, back }): Piece => {
        const { shape, holder } = component;
        const isCard = shape === undefined;
        // A list of all elements must not say who holds what.
        const isOpen = holder === undefined && front.alt !== undefined;
        const tag: Tag = { type: 'P', parent: WHOLE, ...(isOpen && { title: front.alt }) };
        if (holder === undefined)
          return { shape: shape ?? { kind: 'rect', ...size }, front, back, isCard, tag };
        const held = withStrip(front, holder, book);
        const { width, height } = held;
        return {
          shape: { kind: 'rect', width, height },
          front: held,
          back: aboveStrip(back, ink),
          isCard,
          hasStrip: true,
          tag,
        };
      },
    ),
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
    return [{ title: `Sheet ${sheet + 1}`, page, children }];
  });

/** Drawing is most of the work; the file comes after. */
const DRAWING_SHARE = 0.9;

/** Draws all sides of a job; none where nothing has changed since the edition that it names. */
export const drawKit = async (job: PrintJob, context: PrintContext) => {
  const { source, kit } = ownerOf(job.kit);
  const asked = wantedPieces(job);
  if (!asked.ok) return asked;
  const paper = paperOf(job.paper);
  // Where there is no room for it, faces stay inside their cut.
  const bleed = Math.min(job.bleed, job.gutter / 2);
  // Where ink is spared a white border hides drift, and nothing of a back is near its cut.
  const settings = { ...job, bleed, paper, backBleed: job.ink === 'full' ? BACK_BLEED : 0 };
  const book = context.book.preferring(job.han);
  try {
    const faces = await loadFaces(source.id);
    const since = job.since === undefined ? undefined : editionByNumber(job.since);
    const components = since
      ? await changedSince(asked.value, since.kits[job.kit] ?? {}, faces, book)
      : asked.value;
    const look = { card: cardOf(job.card), ink: job.ink, bleed };
    const pieces = await drawPieces(components, faces, look, {
      ...context,
      book,
      onProgress: (done) => context.onProgress?.(DRAWING_SHARE * done),
    });
    const mark = checksum(JSON.stringify(components)).slice(0, 4);
    const placed = await onSheets(pieces, job, book);
    const sides = layOut(placed, settings, (sheet, sheets, face) => {
      const which = `${kit.id} · sheet ${sheet + 1} of ${sheets}`;
      if (face === 'back') return `${which}, back`;
      return `${which} · ${paper.label} · e${EDITION.number}·${mark} · print at 100 %`;
    });
    if (!sides.ok) return sides;
    return ok({
      /** What all of it was drawn with. */
      book,
      source,
      kit,
      cards: components.length,
      made: pieceCountText(components),
      pieces: placed,
      sides: sides.value,
      plan: planOf(sides.value, placed),
    });
  } catch (error) {
    return { ok: false, error: faceProblem(error) } as const;
  }
};

type DrawnKit = Extract<Awaited<ReturnType<typeof drawKit>>, { ok: true }>['value'];

// What follows, up to its page, is of the build sheet; lengths in mm.
const TALK = { voice: 'talk', fill: COLORS.ink } as const;

const MARGIN = 14;
const GAP = 5;

/** A cut of so many seconds, a net of so many minutes, with a knife, a ruler and glue. */
const PACE = { cut: 12, net: 4 } as const;

const minutesFor = ({ cuts }: PrintPlan, nets: number): number =>
  5 * Math.ceil((cuts * PACE.cut + nets * PACE.net * 60) / 300);

/** How the kit is made, in the order in which it is done. */
const steps = (about: string, plan: PrintPlan, pieces: readonly Piece[], isHeld: boolean): string[] => {
  const nets = pieces.filter(({ shape }) => shape.kind === 'net').length;
  const others = pieces.length - plan.sleeves;
  return [
    `${about} ${planText(plan)}. About ${counted(minutesFor(plan, nets), 'minute')} with a knife and a ruler.`,
    'Print at 100 %. The ruler on each sheet is 100 mm long: measure it before you cut.',
    ...(plan.sleeves > 0
      ? [
          `Cards: paper of 200 to 300 g, or any paper in ${counted(plan.sleeves, 'sleeve')} with a playing card behind it.`,
        ]
      : []),
    ...(others > 0 ? [`The other ${counted(others, 'piece')}: paper of 160 to 200 g.`] : []),
    'Cut from edge to edge between the marks first, then piece by piece, then what is round.',
    ...(nets > 0 ? ['Score the dashed lines of nets before you cut them out; fold and glue.'] : []),
    ...(isHeld ? ['Hand the cards out with their strips. Then everyone cuts off their own.'] : []),
  ];
};

/** A sheet from above, and below it what is on it. */
const thumbnail = (
  { sheet, scene: paper, placements }: SheetSide,
  pieces: readonly Piece[],
  { x, y, width, height }: Box,
  book: FontBook,
  parent: Tag,
): Item[] => {
  const fronts = placements.filter(({ face }) => face === 'front');
  const scale = Math.min(width / paper.width, height / paper.height);
  const kinds = grouped(fronts, ({ index }) => kindOf(pieces[index]?.front.alt ?? ''));
  const lines = [...kinds].map(([kind, some]) => `${some.length} ${kind}`).join(', ');
  const inlines = [{ text: `${sheet + 1} `, voice: 'talk-bold' as const }, lines];
  const words = textBlock(book, inlines, { ...TALK, size: 2.8, lineHeight: 1.2, width });
  const stroke = { ...hairline, width: hairline.width / scale };
  return [
    // A plan: the words below it say what is on the sheet.
    group(
      [scale, 0, 0, scale, x, y],
      rect(0, 0, paper.width, paper.height, { stroke: { ...stroke, color: COLORS.ink } }),
      ...fronts.map((placement) => cutOf(placement, { stroke })),
    ),
    tagItems({ type: 'P', parent }, [picture(words, x, y + height + 1)]),
  ];
};

/**
 * The page before a kit's sheets: a plan of each and what is on it, and how the kit is made of them. The book has to hold
 * the fonts of its words, or throws `FontsNeeded`.
 */
const buildSheet = ({ source, kit, sides, pieces, plan, book }: DrawnKit, paper: Size): Scene => {
  const title = `${source.title}: ${kit.title}`;
  const parent: Tag = { type: 'Sect', parent: WHOLE, title: 'Build sheet' };
  const width = paper.width - 2 * MARGIN;
  const isHeld = pieces.some(({ hasStrip }) => hasStrip);
  const items: Item[] = [
    tagItems({ type: 'H1', parent }, [
      text(MARGIN, MARGIN + 8, title.toUpperCase(), { voice: 'shout', size: 9, fill: COLORS.ink }),
    ]),
  ];
  let y = MARGIN + 12;
  for (const [i, step] of steps(kit.description, plan, pieces, isHeld).entries()) {
    const scene = textBlock(book, [step], { ...TALK, size: 3.4, lineHeight: 1.3, width: width - 6 });
    items.push(
      tagItems({ type: 'P', parent }, [
        text(MARGIN, y + 3.4, i === 0 ? '' : `${i} `, { voice: 'talk-bold', size: 3.4, fill: COLORS.ink }),
        picture(scene, MARGIN + (i === 0 ? 0 : 6), y),
      ]),
    );
    y += scene.height + 1.2;
  }
  const fronts = sides.filter(({ face }) => face === 'front');
  const room = { width, height: paper.height - MARGIN - y - GAP };
  // As few columns as leave room for all rows, words included.
  let columns = 3;
  const cell = () => (width - (columns - 1) * GAP) / columns;
  const tall = () => Math.min(1.42 * cell(), 70) + 12;
  while (Math.ceil(fronts.length / columns) * tall() > room.height && columns < 12) columns++;
  fronts.forEach((side, i) => {
    const at = { x: MARGIN + (i % columns) * (cell() + GAP), y: y + GAP + Math.floor(i / columns) * tall() };
    items.push(...thumbnail(side, pieces, { ...at, width: cell(), height: tall() - 12 }, book, parent));
  });
  return { width: paper.width, height: paper.height, items, alt: 'Build sheet' };
};

/** Prints a job to a file; one without bytes where nothing has changed since the edition that the job names. */
export const printKit = async (job: PrintJob, context: PrintContext): Promise<Result<PrintedFile>> => {
  const drawn = await drawKit(job, context);
  return drawn.ok ? ok(await writeKit(job, drawn.value, context)) : drawn;
};

/** The file of a job that has been drawn. */
export const writeKit = async (
  job: PrintJob,
  drawn: DrawnKit,
  context: Omit<PrintContext, 'book'>,
): Promise<PrintedFile> => {
  const { book, source, kit, pieces, sides, cards, made } = drawn;
  if (sides.length === 0) return { bytes: new Uint8Array(), pages: 0, cards, made, cuts: [] };
  const first: PdfPage[] = [];
  if (context.buildSheet) {
    const scene = await withFonts(book, () => buildSheet(drawn, paperOf(job.paper)));
    first.push({ scene, label: 'Build sheet' });
    // Sheets that are printed on both sides begin on a sheet of their own.
    if (job.backs === 'long' || job.backs === 'short')
      first.push({ scene: { ...scene, items: [] }, label: 'Build sheet, back' });
  }
  const own = sides.map(({ scene, sheet, face }) => ({
    scene: context.profile ? correctSide(context.profile, scene, face) : scene,
    label: `Sheet ${sheet + 1}, ${face}`,
  }));
  const info = {
    title: `${kit.title} - ${source.title}`,
    subject: kit.description,
    keywords: [...new Set(['print and play', 'assassin', source.id, kit.id])],
    turned: job.backs === 'fold' ? 'none' : job.backs,
    ...kitImprint(),
  };
  const pages = [...first, ...own];
  const entries = [
    ...first.slice(0, 1).map(() => ({ title: 'Build sheet', page: 0 })),
    ...outlineOf(sides, pieces, job.request.seed !== undefined, first.length),
  ];
  const bytes = await withFonts(book, () => writePdf(book, { pages, info, outline: entries }));
  context.onProgress?.(1);
  return { bytes, pages: pages.length, cards, made, cuts: cutFiles(sides, pieces, job.cut, job.register) };
};
