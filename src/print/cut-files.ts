/**
 * Cut files for machines: the lines of a sheet in three layers, in mm, where the printed file has them. SVG is for Cricut's
 * program, Inkscape and most others; DXF (release 12, which all know) for Silhouette's and for lasers.
 */
import { itemAt, keysOf } from '../base/lists';
import { distance } from '../base/net';
import { type Box, boundsOf } from '../base/piece';
import { short } from '../scene/paths';
import type { Matrix } from '../scene/scene';
import type { Point } from '../scene/shapes';
import { type Piece, type SheetSide, turnOf, uprightBox } from './kit-sheets';
import { registerBoxes } from './marks';
import { hexCorners, middleOf } from './packing';
import type { Cut } from './papers';
import type { Placement } from './sheets';

/** Each layer's colour, as SVG and as DXF name it, in the order in which a machine is to work. */
const LAYERS = { score: ['#0000ff', 5], cut: ['#ff0000', 1], register: ['#000000', 7] } as const;
type Layer = keyof typeof LAYERS;
const LAYER_NAMES = keysOf(LAYERS);

/** A point to go to; with a radius in a quarter of a circle, clockwise on the paper. */
interface Step extends Point {
  readonly radius?: number;
}

/** What a blade does without being lifted: from point to point, or a whole circle. Closed, it ends where it began. */
type Trace =
  | { readonly steps: readonly Step[]; readonly isClosed: boolean }
  | { readonly middle: Point; readonly radius: number };

type Lines = Readonly<Record<Layer, readonly Trace[]>>;

/** Of cards, mm. */
const CORNER = 3;

const line = (...steps: readonly Point[]): Trace => ({ steps, isClosed: false });

const moved = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

const rectSteps = ({ x, y, width, height }: Box, radius: number): Step[] => {
  const [right, bottom] = [x + width, y + height];
  const steps = [
    { x, y: y + radius },
    { x: x + radius, y, radius },
    { x: right - radius, y },
    { x: right, y: y + radius, radius },
    { x: right, y: bottom - radius },
    { x: right - radius, y: bottom, radius },
    { x: x + radius, y: bottom },
    { x, y: bottom - radius, radius },
  ];
  // Without arcs, two steps are at each corner.
  return radius === 0 ? steps.filter((_, i) => i % 2 === 0) : steps;
};

/** How a piece is cut out, and the creases of a net, on the sheet. */
const tracesOf = (placement: Placement, isCard: boolean) => {
  const { shape, box } = placement;
  const upright = uprightBox(placement);
  const turn = turnOf(placement);
  const onSheet = <P extends Point>(point: P): P => ({ ...point, ...(turn && moved(turn, point)) });
  const within = ({ x, y }: Point): Point => onSheet({ x: upright.x + x, y: upright.y + y });
  const closed = (steps: readonly Step[]): Trace => ({ steps: steps.map(onSheet), isClosed: true });
  const creases = shape.kind === 'net' ? shape.net.creases : [];
  const score = creases.map((crease) => line(...crease.map(within)));
  switch (shape.kind) {
    case 'round':
      return { cut: { middle: middleOf(box), radius: shape.diameter / 2 }, score };
    case 'rect':
      return { cut: closed(rectSteps(upright, isCard ? CORNER : 0)), score };
    case 'hex':
      return { cut: closed(hexCorners(upright)), score };
    case 'net':
      return { cut: { steps: shape.net.outline.map(within), isClosed: true }, score };
  }
};

/** What is nearer than this is in one place, mm. */
const NEAR = 0.02;

const isNear = (a: Point, b: Point): boolean => distance(a, b) < NEAR;

/** From and to, mm along a line. */
type Span = readonly [from: number, to: number];

/** A straight edge on the line that it is part of, which has a name. */
const onLine = (from: Point, to: Point) => {
  const length = distance(from, to);
  let [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  if (dx < -1e-6 || (dx < 1e-6 && dy < 0)) [dx, dy] = [-dx, -dy];
  const name = [dx * 1e4, dy * 1e4, (from.x * dy - from.y * dx) / NEAR].map((n) => Math.round(n + 1e-4) + 0);
  const along = ({ x, y }: Point): number => x * dx + y * dy;
  return { name: name.join(' '), span: [along(from), along(to)] as Span };
};

/** What is left of a span, the same way round, where others have been cut. */
const uncut = (span: Span, done: readonly Span[]): Span[] => {
  const [from, to] = span;
  const sign = Math.sign(to - from);
  return done.reduce<Span[]>(
    (left, other) =>
      left.flatMap(([a, b]): Span[] => {
        const [first, last] = sign * (other[1] - other[0]) > 0 ? other : [other[1], other[0]];
        const parts: Span[] = [
          [a, sign * Math.min(sign * b, sign * first)],
          [sign * Math.max(sign * a, sign * last), b],
        ];
        return parts.filter(([c, d]) => sign * (d - c) > NEAR);
      }),
    [span],
  );
};

/** Outlines without what one before has cut: an edge between two pieces is cut once. */
const cutOnce = (outlines: readonly Trace[]): Trace[] => {
  const done = new Map<string, Span[]>();
  return outlines.flatMap((outline): Trace[] => {
    if (!('steps' in outline)) return [outline];
    const { steps } = outline;
    const runs: Step[][] = [];
    const add = (from: Point, to: Step): void => {
      const last = runs.at(-1);
      if (last && isNear(itemAt(last, -1), from)) last.push(to);
      else runs.push([{ x: from.x, y: from.y }, to]);
    };
    const edges = steps.map((from, i) => [from, steps[(i + 1) % steps.length] as Step] as const);
    const own: (readonly [name: string, span: Span])[] = [];
    for (const [from, to] of edges) {
      if (to.radius !== undefined) {
        add(from, to);
        continue;
      }
      const { name, span } = onLine(from, to);
      own.push([name, span]);
      const at = (mm: number): Point => {
        const share = (mm - span[0]) / (span[1] - span[0]);
        return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
      };
      for (const [a, b] of uncut(span, done.get(name) ?? [])) add(at(a), at(b));
    }
    for (const [name, span] of own) done.set(name, [...(done.get(name) ?? []), span]);
    const [first, last] = [runs[0], runs.at(-1)];
    if (!first || !last || !isNear(itemAt(first, 0), itemAt(last, -1)))
      return runs.map((run) => ({ steps: run, isClosed: false }));
    if (first === last) return [{ steps: first.slice(0, -1), isClosed: true }];
    // The walk round began in the middle of what is left.
    return [[...last, ...first.slice(1)], ...runs.slice(1, -1)].map((run) => ({
      steps: run,
      isClosed: false,
    }));
  });
};

/** From the middle outwards, so that what is being cut is held by a sheet that is whole round it. */
const insideFirst = (placements: readonly Placement[]): Placement[] => {
  const centre = middleOf(boundsOf(placements.map(({ box }) => box)));
  const from = ({ box }: Placement): number => distance(middleOf(box), centre);
  return placements.toSorted((a, b) => from(a) - from(b));
};

const linesOf = (side: SheetSide, pieces: readonly Piece[], register: number): Lines => {
  const { placements, fold, scene } = side;
  const traces = insideFirst(placements).map((placement) => {
    const { isCard, hasStrip } = itemAt(pieces, placement.index);
    // A strip is cut off by hand, and the corners of its card after that.
    return tracesOf(placement, isCard && !hasStrip);
  });
  const { width, height } = scene;
  const isUpright = fold?.axis === 'vertical';
  const end = (share: number): Point =>
    isUpright ? { x: fold.at, y: share * height } : { x: share * width, y: fold?.at ?? 0 };
  const folds = fold ? [line(end(0), end(1))] : [];
  const marks = register > 0 ? registerBoxes(scene, register) : [];
  return {
    score: [...folds, ...traces.flatMap(({ score }) => score)],
    cut: cutOnce(traces.map(({ cut }) => cut)),
    register: marks.map((mark) => ({ steps: rectSteps(mark, 0), isClosed: true })),
  };
};

const svgPath = (trace: Trace): string => {
  if (!('steps' in trace)) {
    const { radius } = trace;
    const { x, y } = trace.middle;
    const half = (to: number): string => `A${short(radius)} ${short(radius)} 0 0 1 ${short(to)} ${short(y)}`;
    return `M${short(x - radius)} ${short(y)}${half(x + radius)}${half(x - radius)}Z`;
  }
  const { steps, isClosed } = trace;
  const to = ({ x, y, radius: r }: Step, i: number): string =>
    `${i === 0 ? 'M' : r === undefined ? 'L' : `A${short(r)} ${short(r)} 0 0 1 `}${short(x)} ${short(y)}`;
  const back = isClosed && steps[0]?.radius !== undefined ? to(steps[0], steps.length) : '';
  return `${steps.map(to).join('')}${back}${isClosed ? 'Z' : ''}`;
};

const svgOf = ({ scene: { width, height } }: SheetSide, lines: Lines): string => {
  const layer = (name: Layer): string =>
    [
      `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}" fill="none" stroke="${LAYERS[name][0]}" stroke-width="0.1">`,
      ...lines[name].map((trace) => `<path d="${svgPath(trace)}"/>`),
      '</g>',
    ].join('\n');
  const names =
    'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
  return [
    `<svg ${names} width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">`,
    ...LAYER_NAMES.map(layer),
    '</svg>\n',
  ].join('\n');
};

/** A DXF file is pairs of lines: what a value is, and the value. */
const pairs = (...values: readonly (string | number)[]): string[] => values.map(String);

/** What DXF calls a quarter of a circle, clockwise, between two corners: the tangent of a quarter of its angle. */
const BULGE = -Math.tan(Math.PI / 8);

const dxfOf = ({ scene: { height } }: SheetSide, lines: Lines): string => {
  const layers = LAYER_NAMES.flatMap((name) =>
    pairs(0, 'LAYER', 2, name, 70, 0, 62, LAYERS[name][1], 6, 'CONTINUOUS'),
  );
  // There, y is upwards.
  const at = ({ x, y }: Point) => [10, x.toFixed(4), 20, (height - y).toFixed(4), 30, 0] as const;
  const entities = LAYER_NAMES.flatMap((name) =>
    lines[name].flatMap((trace) => {
      if (!('steps' in trace))
        return pairs(0, 'CIRCLE', 8, name, ...at(trace.middle), 40, trace.radius.toFixed(4));
      const { steps, isClosed } = trace;
      const corners = steps.flatMap((step, i) => {
        const next = steps[i + 1] ?? (isClosed ? steps[0] : undefined);
        const bulge = next?.radius === undefined ? [] : [42, BULGE.toFixed(8)];
        return pairs(0, 'VERTEX', 8, name, ...at(step), ...bulge);
      });
      const head = pairs(0, 'POLYLINE', 8, name, 66, 1, 10, 0, 20, 0, 30, 0, 70, isClosed ? 1 : 0);
      return [...head, ...corners, ...pairs(0, 'SEQEND', 8, name)];
    }),
  );
  return [
    ...pairs(0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC'),
    ...pairs(0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, LAYER_NAMES.length),
    ...layers,
    ...pairs(0, 'ENDTAB', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'),
    ...entities,
    ...pairs(0, 'ENDSEC', 0, 'EOF', ''),
  ].join('\n');
};

export interface CutFile {
  /** What is added to the name of the sheets: "-cut-1.svg". */
  readonly ending: string;
  readonly text: string;
}

/** A file for each sheet, with its number. */
export const cutFiles = (
  sides: readonly SheetSide[],
  pieces: readonly Piece[],
  cut: Cut,
  register: number,
): CutFile[] =>
  sides.flatMap((side) => {
    if (cut === 'none' || side.face === 'back') return [];
    const text = (cut === 'svg' ? svgOf : dxfOf)(side, linesOf(side, pieces, register));
    return [{ ending: `-cut-${side.sheet + 1}.${cut}`, text }];
  });
