/** The pieces that a job asks for, and their pictures, each distinct one drawn once: the start of sheets and of images alike. */
import * as m from '#messages/files';
import { listed } from '#messages/language';
import * as site from '#messages/site';
import { type CardSize, type Component, type Size, sizeOfPiece } from '../base/piece';
import { ok, type Problem, type Result } from '../base/result';
import { KITS, type OwnedKit } from '../games/index';
import type { Look } from '../look/canvas';
import { drawFront, type FaceSet } from '../look/face';
import { COLORS, LEAST_TYPE, RULES } from '../look/theme';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { MissingGlyphs } from '../scene/fonts/itemize';
import { FaceOverflow } from '../scene/layout';
import { firm, type Scene, type Tag } from '../scene/scene';
import { picture, rect } from '../scene/shapes';
import { TextOverflow, textBlock } from '../scene/text';
import { componentsOf } from './boxes';
import { isBoxId, type PrintJob, unknownPiece } from './job-fields';

/** What all tags of a kit's file are part of. */
export const WHOLE: Tag = { type: 'Document' };

/** The cards of a set in the place of a game's own. */
export interface UsedSet {
  readonly kits: readonly OwnedKit[];
  /** "Madrid", or its code. */
  readonly label: string;
  /** What does not fit, or has no letters here, and that with the first card that it is on, once it is drawn. Its face says so. */
  readonly misfits: Map<string, string>;
}

const once = () => {
  const known = new Map<string, Scene>();
  return async (key: unknown, draw: () => Scene | Promise<Scene>): Promise<Scene> => {
    const name = JSON.stringify(key);
    const scene = known.get(name) ?? (await draw());
    known.set(name, scene);
    return scene;
  };
};

/** Keeps the pictures of a game's pieces, for jobs that ask for the same. */
export const createPictures = () => ({ front: once(), back: once() });

export interface DrawContext {
  readonly book: FontBook;
  readonly set?: UsedSet | undefined;
  /** Pictures of jobs before it, of the same game and set. */
  readonly pictures?: ReturnType<typeof createPictures>;
  /** Called with the share of the work that is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
  /** Waits between two pieces, so that a page can answer and a job can be stopped. */
  readonly pause?: () => Promise<void>;
}

/** A piece of a kit with its pictures. Pieces with equal faces share a front, those with equal backs a back. */
export interface DrawnPiece {
  readonly component: Component;
  /** mm; the box around a piece that is not a rectangle. */
  readonly size: Size;
  readonly front: Scene;
  readonly back: Scene;
}

/** The faces of a game, by its id: a game's pictures are loaded when they are drawn. */
export const loadFaces = async (game: string): Promise<FaceSet> => {
  const { faces } = (await import(`../games/${game}/faces.tsx`)) as { readonly faces?: FaceSet };
  if (!faces)
    throw new Error(`src/games/${game}/faces.tsx exports no “faces”: src/look/face.ts says what they are.`);
  return faces;
};

/** The kit of an id that has been checked. Throws where there is none. */
export const ownerOf = (id: string, kits = KITS): OwnedKit => {
  const owner = kits.find(({ kit }) => kit.id === id);
  if (!owner) throw new Error(`no kit “${id}”`);
  return owner;
};

/** The pieces that a job asks for, but for some, each as often as it asks. */
export const wantedPieces = (
  job: Pick<PrintJob, 'kit' | 'request' | 'pieces' | 'copies' | 'card'> &
    Partial<Pick<PrintJob, 'box' | 'paper' | 'margin' | 'register' | 'backs'>>,
  { kit, source }: OwnedKit = ownerOf(job.kit),
  isPrinted?: (component: Component) => boolean,
): Result<readonly Component[]> => {
  const components = componentsOf(kit, job, source.title, isPrinted);
  if (!components.ok) return components;
  const { pieces } = job;
  const missing = pieces?.find((id) => !components.value.some((one) => one.id === id));
  if (missing !== undefined) return unknownPiece(missing, components.value);
  // Boxes are no part of the kit: whatever of it is chosen, all of them are printed, if none is named.
  const areBoxesNamed = pieces?.some(isBoxId) ?? false;
  const picked = components.value.flatMap((component) =>
    pieces && (areBoxesNamed || !isBoxId(component.id))
      ? pieces.filter((id) => id === component.id).map(() => component)
      : component,
  );
  return ok(Array.from({ length: job.copies }, () => picked).flat());
};

/** In the place of a face that cannot be drawn: what is wrong with it, in red. */
const misfitScene = async (
  { title }: Component,
  { size }: Look,
  book: FontBook,
  { message }: Problem,
  { misfits }: UsedSet,
): Promise<Scene> => {
  // A face that is too full is named already.
  const told = message.startsWith(title) ? message : site.labelled({ label: title, text: message });
  if (!misfits.has(message)) misfits.set(message, told);
  const inset = Math.min(size.width, size.height) * 0.12;
  const style = {
    size: Math.max(LEAST_TYPE, size.width / 22),
    width: size.width - 2 * inset,
    lineHeight: 1.3,
  };
  const frame = rect(1, 1, size.width - 2, size.height - 2, { stroke: { color: COLORS.red, width: 1 } });
  // Its letters may be what is missing.
  const words = message.normalize('NFC').replace(/[^ -~\u00A0-\u00FF“”„‘’‚«»œŒ]/g, '');
  const text = await withFonts(book, () =>
    textBlock(book, [words], { voice: 'talk', fill: COLORS.red, ...style }),
  );
  return {
    ...size,
    alt: title,
    items: [frame, picture(text, inset, Math.max(inset, (size.height - text.height) / 2))],
  };
};

/** Draws cards at the size `card`, mm, and other pieces at their own. Throws what a face throws. */
export const drawPieces = async (
  components: readonly Component[],
  faces: FaceSet,
  { card, ...style }: { readonly card: CardSize } & Omit<Look, 'size' | 'least'>,
  { book, set, pictures = createPictures(), onProgress, pause }: DrawContext,
): Promise<readonly DrawnPiece[]> => {
  const drawn: DrawnPiece[] = [];
  for (const [i, component] of components.entries()) {
    const size = sizeOfPiece(component, card);
    const isLarge = card.least !== undefined && (component.large ?? component.shape === undefined);
    const look = { ...style, size, ...(isLarge && { least: card.least }) };
    drawn.push({
      component,
      size,
      front: await pictures.front([component.face, look], () => {
        const scene = drawFront(faces, component, look, book);
        return set
          ? scene.catch((error: unknown) => misfitScene(component, look, book, faceProblem(error), set))
          : scene;
      }),
      back: await pictures.back([component.back, look], () =>
        // Behind a box is nothing.
        component.back === '' ? { ...size, items: [] } : firm(faces.back(look, component.back), RULES.hair),
      ),
    });
    onProgress?.((i + 1) / components.length);
    await pause?.();
  }
  return drawn;
};

/** "U+1F468 U+200D U+1F469" */
const codesOf = (character: string): string =>
  [...character]
    .map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');

/** What a person can fix - a name without a glyph, a text too long for its card - as a problem; the rest is thrown on. */
const faceProblem = (error: unknown): Problem => {
  if (error instanceof MissingGlyphs) {
    const { text, characters } = error;
    const named = characters.map((character) => m.characterNamed({ character, codes: codesOf(character) }));
    const message = m.glyphsMissing({ characters: listed(named), text, count: named.length });
    return { code: 'missing-glyphs', message };
  }
  if (error instanceof TextOverflow) {
    return { code: 'text-too-long', message: m.textTooLong({ text: error.text }) };
  }
  if (error instanceof FaceOverflow) {
    const { face, over } = error;
    return { code: 'card-too-full', message: m.cardTooFull({ face, over }) };
  }
  throw error;
};

/** What work answers that draws faces, or a problem that a person can fix. */
export const orFaceProblem = <T>(work: () => Promise<Result<T>>): Promise<Result<T>> =>
  work().catch((error: unknown) => ({ ok: false, error: faceProblem(error) }));
