/** Shapes to build scenes from: path data for the usual figures, and text in one line. All lengths in mm. */
import { distance, type Point, toward } from '../base/net';
import { HEX_RATIO, type Size } from '../base/piece';
import { short } from './paths';
import type {
  Color,
  GroupItem,
  Item,
  Matrix,
  PathItem,
  PictureItem,
  Scene,
  Stroke,
  Tag,
  TextItem,
  Voice,
} from './scene';

export type { Point } from '../base/net';

export interface Paint {
  readonly fill?: Color;
  readonly stroke?: Stroke;
}

const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** How far a cubic's handles reach to draw a quarter of a circle of radius 1. */
const KAPPA = 0.5522847498;

export const path = (d: string, paint: Paint): PathItem => ({ kind: 'path', d, ...paint });

/** Path data from point to point. */
export const dataThrough = (...points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => at(x, y)).join('L')}`;

export const line = (from: Point, to: Point, stroke: Stroke): PathItem =>
  path(dataThrough(from, to), { stroke });

export const polygon = (points: readonly Point[], paint: Paint): PathItem =>
  path(`${dataThrough(...points)}Z`, paint);

/** A triangle on a level side, about a point: how far it goes up, to either side, and down. */
export const triangle = ({ x, y }: Point, up: number, half: number, down: number): Point[] => [
  { x, y: y - up },
  { x: x + half, y: y + down },
  { x: x - half, y: y + down },
];

/** The corners of a pointy-top hexagon `flats` mm wide about its middle, from the top clockwise. */
export const hexAbout = ({ x, y }: Point, flats: number): Point[] => {
  const half = flats / 2;
  const side = half * HEX_RATIO;
  return [
    { x, y: y - side },
    { x: x + half, y: y - side / 2 },
    { x: x + half, y: y + side / 2 },
    { x, y: y + side },
    { x: x - half, y: y + side / 2 },
    { x: x - half, y: y - side / 2 },
  ];
};

/** Path data of a rectangle, its corners rounded by `radius`. */
export const rectData = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const right = x + width;
  const bottom = y + height;
  if (radius === 0) return `M${at(x, y)}L${at(right, y)}L${at(right, bottom)}L${at(x, bottom)}Z`;
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - KAPPA);
  return [
    `M${at(x + r, y)}L${at(right - r, y)}C${at(right - k, y)} ${at(right, y + k)} ${at(right, y + r)}`,
    `L${at(right, bottom - r)}C${at(right, bottom - k)} ${at(right - k, bottom)} ${at(right - r, bottom)}`,
    `L${at(x + r, bottom)}C${at(x + k, bottom)} ${at(x, bottom - k)} ${at(x, bottom - r)}`,
    `L${at(x, y + r)}C${at(x, y + k)} ${at(x + k, y)} ${at(x + r, y)}Z`,
  ].join('');
};

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint & { readonly radius?: number },
): PathItem => {
  const { radius, ...rest } = paint;
  return path(rectData(x, y, width, height, radius), rest);
};

/** About a middle. */
export const rectAbout = (
  { x, y }: Point,
  { width, height }: Size,
  paint: Parameters<typeof rect>[4],
): PathItem => rect(x - width / 2, y - height / 2, width, height, paint);

export const circle = (cx: number, cy: number, r: number, paint: Paint): PathItem => {
  const k = r * KAPPA;
  const d = [
    `M${at(cx + r, cy)}C${at(cx + r, cy + k)} ${at(cx + k, cy + r)} ${at(cx, cy + r)}`,
    `C${at(cx - k, cy + r)} ${at(cx - r, cy + k)} ${at(cx - r, cy)}`,
    `C${at(cx - r, cy - k)} ${at(cx - k, cy - r)} ${at(cx, cy - r)}`,
    `C${at(cx + k, cy - r)} ${at(cx + r, cy - k)} ${at(cx + r, cy)}Z`,
  ].join('');
  return path(d, paint);
};

/** Another scene with its top left corner at a place, in its own size unless another is given. */
export const picture = (
  scene: Scene,
  x: number,
  y: number,
  { width, height }: Size = scene,
): PictureItem => ({
  kind: 'picture',
  scene,
  x,
  y,
  width,
  height,
});

interface ArrowStyle {
  readonly stroke: Stroke;
  /** How far the middle of the shaft is pushed to the left of its direction, mm. */
  readonly bend?: number;
  /** Length of the head, mm. */
  readonly head?: number;
}

/** Where the curve of a bent shaft has its handle. */
export const handleOf = (from: Point, to: Point, bend: number): Point => {
  const length = distance(from, to);
  return {
    x: (from.x + to.x) / 2 + (2 * bend * (to.y - from.y)) / length,
    y: (from.y + to.y) / 2 - (2 * bend * (to.x - from.x)) / length,
  };
};

/** A shaft, straight or bent, with a filled head that ends in `to`. */
export const arrow = (from: Point, to: Point, { stroke, bend = 0, head = 3 }: ArrowStyle): PathItem[] => {
  const handle = handleOf(from, to, bend);
  const neck = toward(to, handle, head * 0.8);
  const back = toward(to, handle, head);
  const [dx, dy] = [(back.x - to.x) * 0.42, (back.y - to.y) * 0.42];
  const cubic = (a: Point): string => at(a.x + (2 / 3) * (handle.x - a.x), a.y + (2 / 3) * (handle.y - a.y));
  return [
    path(`M${at(from.x, from.y)}C${cubic(from)} ${cubic(neck)} ${at(neck.x, neck.y)}`, { stroke }),
    polygon([to, { x: back.x + dy, y: back.y - dx }, { x: back.x - dy, y: back.y + dx }], {
      fill: stroke.color,
    }),
  ];
};

/** An arrow round corners, its head on the last leg. */
export const elbow = (points: readonly Point[], stroke: Stroke, head = 2.8): PathItem[] => {
  const [before, last] = points.slice(-2);
  if (!before || !last) throw new Error('an elbow needs two points');
  const legs = path(dataThrough(...points.slice(0, -1)), { stroke: { ...stroke, join: 'round' } });
  return [legs, ...arrow(before, last, { stroke, head })];
};

export const text = (
  x: number,
  y: number,
  content: string,
  { anchor, ...style }: Omit<TextItem, 'kind' | 'x' | 'y' | 'text' | 'reads'>,
): TextItem => ({ kind: 'text', x, y, text: content, ...style, ...(anchor && { anchor }) });

/** A line of text about a point of its baseline. */
export const textAbout = (
  { x, y }: Point,
  content: string,
  voice: Voice,
  size: number,
  fill: Color,
  tracking?: number,
): TextItem =>
  text(x, y, content, { voice, size, fill, anchor: 'middle', ...(tracking !== undefined && { tracking }) });

/** Items moved, turned or scaled together. */
export const group = (matrix: Matrix, ...items: readonly Item[]): GroupItem => ({
  kind: 'group',
  matrix,
  items,
});

/** Items that are something in the structure of a document. */
export const tagItems = (tag: Tag, items: readonly Item[]): Item => ({ kind: 'group', tag, items });
