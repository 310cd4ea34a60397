/**
 * Cut files for machines: the lines of a sheet in three layers, in mm, where the printed file has them. SVG is for Cricut's
 * program, Inkscape and most others; DXF (release 12, which all know) for Silhouette's and for lasers.
 */
import { keysOf } from '../base/lists';
import { segments } from '../scene/paths';
import { type Point, rectData } from '../scene/shapes';
import { machineLines, type SheetSide } from './kit-sheets';
import { registerBoxes } from './marks';
import type { Cut } from './papers';

/** Each layer's colour, as SVG and as DXF name it. */
const LAYERS = { cut: ['#ff0000', 1], score: ['#0000ff', 5], register: ['#000000', 7] } as const;
type Layer = keyof typeof LAYERS;

type Lines = Readonly<Record<Layer, readonly string[]>>;

const LAYER_NAMES = keysOf(LAYERS);

const svgOf = ({ scene: { width, height } }: SheetSide, lines: Lines): string => {
  const layer = (name: Layer): string =>
    [
      `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}" fill="none" stroke="${LAYERS[name][0]}" stroke-width="0.1">`,
      ...lines[name].map((d) => `<path d="${d}"/>`),
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

/** Chords of a curve: with so many a round piece is right to 0.01 mm. */
const CHORDS = 24;

/** A path as the corners of a polygon, and whether it is closed. */
const cornersOf = (d: string): { readonly points: readonly Point[]; readonly isClosed: boolean } => {
  const points: Point[] = [];
  let isClosed = false;
  for (const { command, points: v } of segments(d)) {
    const from = points.at(-1);
    const [x = 0, y = 0] = v.slice(-2);
    if (command === 'Z') isClosed = true;
    else if (command === 'C' && from) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = v;
      for (let k = 1; k <= CHORDS; k += 1) {
        const t = k / CHORDS;
        const [a, b, c, e] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
        points.push({ x: a * from.x + b * x1 + c * x2 + e * x, y: a * from.y + b * y1 + c * y2 + e * y });
      }
    } else points.push({ x, y });
  }
  return { points, isClosed };
};

/** A DXF file is pairs of lines: what a value is, and the value. */
const pairs = (...values: readonly (string | number)[]): string[] => values.map(String);

const dxfOf = ({ scene: { height } }: SheetSide, lines: Lines): string => {
  const layers = LAYER_NAMES.flatMap((name) =>
    pairs(0, 'LAYER', 2, name, 70, 0, 62, LAYERS[name][1], 6, 'CONTINUOUS'),
  );
  const entities = LAYER_NAMES.flatMap((name) =>
    lines[name].flatMap((d) => {
      const { points, isClosed } = cornersOf(d);
      // There, y is upwards.
      const corners = points.flatMap(({ x, y }) =>
        pairs(0, 'VERTEX', 8, name, 10, x.toFixed(4), 20, (height - y).toFixed(4), 30, 0),
      );
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
export const cutFiles = (sides: readonly SheetSide[], cut: Cut, register: number): CutFile[] =>
  sides.flatMap((side) => {
    if (cut === 'none' || side.face === 'back') return [];
    const marks = register > 0 ? registerBoxes(side.scene, register) : [];
    const squares = marks.map(({ x, y, width, height }) => rectData(x, y, width, height));
    const text = (cut === 'svg' ? svgOf : dxfOf)(side, { ...machineLines(side), register: squares });
    return [{ ending: `-cut-${side.sheet + 1}.${cut}`, text }];
  });
