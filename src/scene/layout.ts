/**
 * Boxes to scenes. Satori (Yoga's flexbox) says where each box of a tree is; the painter here turns the boxes into a
 * `Scene`. Text and pictures enter the tree as scenes of known size (`Picture`), so satori never sees a letter: line
 * breaks, kerning and every script are the font book's, and two faces that differ only in their words share a layout.
 *
 * A style that the painter does not know is an error that names the face and the CSS: nothing is dropped silently.
 */
import { type ComponentChild, h, type VNode } from 'preact';
import satori, { init } from 'satori/standalone';
import type { Box as Place, Size } from '../base/piece';
import { type FontBook, withFonts } from './fonts/book';
import { type Color, type Item, rotateAbout, type Scene, type Stroke } from './scene';
import { group, picture, rect } from './shapes';

/** An author's mistake in a face: CSS that cannot be drawn, text outside a text block, contents that do not fit. */
export class FaceError extends Error {
  constructor(
    readonly face: string,
    problem: string,
  ) {
    super(`face “${face}”: ${problem}`);
  }
}

/** Contents that are larger than their box, by so many mm: a face may try again with smaller text. */
export class FaceOverflow extends FaceError {
  constructor(
    face: string,
    readonly over: number,
  ) {
    super(face, `its contents do not fit, by ${over.toFixed(1)} mm`);
  }
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
/** By name, not put together for each box. */
const PADDINGS = SIDES.map((side) => `padding${side}`);
const BORDERS = SIDES.map((side) => `border${side}` as const);

/** What satori is given; lengths are millimetres, as numbers. */
const LAYOUT_CSS = new Set([
  'alignItems',
  'flexDirection',
  'flexGrow',
  'flexShrink',
  'gap',
  'height',
  'justifyContent',
  'margin',
  'maxHeight',
  'minHeight',
  'minWidth',
  'padding',
  'position',
  'width',
  ...SIDES.flatMap((side) => [side.toLowerCase(), `margin${side}`]),
  ...PADDINGS,
]);

/** What the painter draws. */
interface PaintStyle extends Readonly<Partial<Record<(typeof BORDERS)[number], string>>> {
  readonly backgroundColor?: Color;
  /** "0.3px solid #1C1A17": the number counts millimetres. */
  readonly border?: string;
  readonly borderRadius?: number;
  /** "rotate(-6deg)", about the middle of the box. */
  readonly transform?: string;
}

const PAINT_CSS = new Set<string>(['backgroundColor', 'border', ...BORDERS, 'borderRadius', 'transform']);

type Style = Readonly<Record<string, string | number>>;

interface PictureProps {
  readonly scene: Scene;
  /** mm; the scene's own size by default. */
  readonly width?: number;
  readonly height?: number;
  readonly style?: Style;
}

/** What a face draws: a tree of boxes, or one scene that is as large as its piece. */
export type Drawn = VNode | Scene;

/** What a box is given, of either kind. */
interface BoxProps extends Partial<PictureProps> {
  readonly children?: ComponentChild;
}

/** A scene as a box, of another size or in a place of its own; in its own size it is a child of a box as it is. */
export const Picture = ({ scene, width, height, style }: PictureProps): VNode =>
  h('img', { scene, width: width ?? scene.width, height: height ?? scene.height, style } as object);

/** A box of the tree after its components have been called. */
interface Box {
  readonly index: number;
  readonly style: Style & PaintStyle;
  readonly scene?: Scene;
  readonly width?: number;
  readonly height?: number;
  readonly children: readonly Box[];
}

const checkStyles = (face: string, { style, children }: Box): void => {
  for (const [name, value] of Object.entries(style)) {
    if (!LAYOUT_CSS.has(name) && !PAINT_CSS.has(name))
      throw new FaceError(face, `CSS “${name}: ${value}” is not one that scenes can draw`);
    if (name.startsWith('padding') && typeof value !== 'number')
      throw new FaceError(face, `CSS “${name}: ${value}” is not a number of millimetres`);
  }
  for (const child of children) checkStyles(face, child);
};

const isScene = (child: object): child is Scene => 'items' in child;

/** Calls components and numbers the boxes. */
const resolve = (face: string, root: Drawn): Box => {
  let count = 0;
  const visit = (child: ComponentChild): Box[] => {
    if (child === null || child === undefined || typeof child === 'boolean') return [];
    if (Array.isArray(child)) return (child as ComponentChild[]).flatMap(visit);
    if (typeof child !== 'object')
      throw new FaceError(face, `the text “${String(child)}” stands outside a text block`);
    if (isScene(child)) return visit(Picture({ scene: child }));
    const { type, props } = child as VNode<BoxProps>;
    if (typeof type === 'function') return visit((type as (given: BoxProps) => ComponentChild)(props));
    if (type !== 'div' && type !== 'img') throw new FaceError(face, `<${String(type)}> is not a box`);
    const { style = {}, scene, width, height, children } = props;
    const index = count++;
    return [
      {
        index,
        style,
        children: visit(children),
        ...(scene && { scene, width: width ?? scene.width, height: height ?? scene.height }),
      },
    ];
  };
  const [box] = visit(root);
  if (!box) throw new FaceError(face, 'is empty');
  return box;
};

/** The tree as satori takes it: styles and sizes only, each box with its number as key. */
const skeleton = ({ index, style, scene, width, height, children }: Box): VNode => {
  const { transform: _, ...rest } = style;
  const own = scene ? { width, height, flexShrink: 0 } : {};
  return h(
    'div',
    { key: String(index), style: { display: 'flex', boxSizing: 'border-box', ...own, ...rest } } as object,
    children.map(skeleton),
  );
};

const fingerprint = (box: Box): unknown => [
  box.scene !== undefined,
  box.style,
  box.width ?? 0,
  box.height ?? 0,
  box.children.map(fingerprint),
];

/** Layouts that are kept: one for each length of the sentences and size of the names that a deck has. */
const ARRANGED_LIMIT = 500;

const arranged = new Map<string, Promise<readonly Place[]>>();

let started: Promise<void> | undefined;

/** Starts the layout engine, once, with the bytes of `satori/layout.wasm`. */
export const startLayout = (loadWasm: () => Promise<Uint8Array>): Promise<void> => {
  started ??= loadWasm().then((wasm) => init(wasm as Uint8Array<ArrayBuffer>));
  return started;
};

const arrange = async (face: string, root: Box, size: Size, engine = satori): Promise<readonly Place[]> => {
  const places: Place[] = [];
  await started;
  await engine(skeleton(root) as Parameters<typeof satori>[0], {
    width: size.width,
    height: size.height,
    fonts: [],
    embedFont: false,
    // Millimetres are large units: what is rounded to whole ones would be seen.
    pointScaleFactor: 0,
    onNodeDetected: ({ key, left, top, width: w, height: h }) => {
      places[Number(key)] = { x: left, y: top, width: w, height: h };
    },
    onStyleError: (error) => {
      throw new FaceError(face, error.message);
    },
  });
  return places;
};

const BORDER = /^(\d*\.?\d+)px solid (#[0-9A-Fa-f]{6})$/;

const parseBorder = (face: string, value: string): Stroke => {
  const [, width, color] = BORDER.exec(value) ?? [];
  if (width === undefined || color === undefined)
    throw new FaceError(face, `border “${value}” is not of the form “0.3px solid #1C1A17”`);
  return { width: Number(width), color: color as Color };
};

const paintBorders = (face: string, style: PaintStyle, place: Place): Item[] => {
  const { x, y, width, height } = place;
  const items: Item[] = [];
  if (style.border) {
    const stroke = parseBorder(face, style.border);
    const inset = stroke.width / 2;
    const radius = Math.max(0, (style.borderRadius ?? 0) - inset);
    items.push(rect(x + inset, y + inset, width - stroke.width, height - stroke.width, { stroke, radius }));
  }
  for (const name of BORDERS) {
    const value = style[name];
    if (!value) continue;
    const { width: w, color } = parseBorder(face, value);
    const edges = {
      borderTop: [x, y, width, w],
      borderRight: [x + width - w, y, w, height],
      borderBottom: [x, y + height - w, width, w],
      borderLeft: [x, y, w, height],
    } as const;
    items.push(rect(...edges[name], { fill: color }));
  }
  return items;
};

const ROTATE = /^rotate\((-?\d*\.?\d+)deg\)$/;

/** How far a box may reach over its face before it counts as not fitting: less than paper can show. */
const TOLERANCE = 0.05;

/** A box's place without its padding; what flows inside it has to stay there. */
const inside = ({ x, y, width, height }: Place, style: Style): Place => {
  const [above = 0, right = 0, below = 0, before = 0] = PADDINGS.map((name) =>
    Number(style[name] ?? style.padding ?? 0),
  );
  return { x: x + before, y: y + above, width: width - before - right, height: height - above - below };
};

const refuseOverflow = (face: string, { x, y, width, height }: Place, room: Place): void => {
  const over = Math.max(
    room.x - x,
    room.y - y,
    x + width - room.x - room.width,
    y + height - room.y - room.height,
  );
  if (over > TOLERANCE) throw new FaceOverflow(face, over);
};

/** A scene in its place; one that only puts pictures beside each other as those pictures. */
const picturesOf = (scene: Scene, place: Place): Item[] => {
  const pictures = scene.items.filter((item) => item.kind === 'picture');
  return pictures.length > 0 && pictures.length === scene.items.length
    ? pictures.map((item) => ({ ...item, x: place.x + item.x, y: place.y + item.y }))
    : [picture(scene, place.x, place.y, place)];
};

const paint = (face: string, box: Box, places: readonly Place[], room: Place): Item[] => {
  const place = places[box.index];
  if (!place) throw new FaceError(face, `box ${box.index} was not laid out`);
  const { x, y, width, height } = place;
  if (box.style.position !== 'absolute') refuseOverflow(face, place, room);
  const { backgroundColor: fill, borderRadius: radius = 0, transform } = box.style;
  const items: Item[] = [];
  if (fill) items.push(rect(x, y, width, height, { fill, radius }));
  if (box.scene) items.push(...picturesOf(box.scene, place));
  // Most boxes have none inside.
  const within = box.children.length > 0 ? inside(place, box.style) : place;
  for (const child of box.children) items.push(...paint(face, child, places, within));
  items.push(...paintBorders(face, box.style, place));
  if (!transform) return items;
  const [, degrees] = ROTATE.exec(transform) ?? [];
  if (degrees === undefined) throw new FaceError(face, `transform “${transform}” is not “rotate(…deg)”`);
  return [group(rotateAbout(Number(degrees), x + width / 2, y + height / 2), ...items)];
};

/**
 * Draws a tree of boxes as a scene of `width` x `height` mm. `face` names it in errors; `draw` may run more than once,
 * until all fonts are there. Layouts are kept by the tree's styles and sizes, so a deck of cards that differ in words
 * alone is laid out once.
 */
export const layoutScene = async (
  face: string,
  draw: () => Drawn,
  size: Size,
  book: FontBook,
  engine = satori,
): Promise<Scene> => {
  const root = await withFonts(book, () => resolve(face, draw()));
  const key = JSON.stringify([size.width, size.height, fingerprint(root)]);
  let places = arranged.get(key);
  if (!places) {
    checkStyles(face, root);
    places = arrange(face, root, size, engine);
    if (arranged.size >= ARRANGED_LIMIT) arranged.clear();
    arranged.set(key, places);
  }
  return { ...size, items: paint(face, root, await places, { x: 0, y: 0, ...size }) };
};
