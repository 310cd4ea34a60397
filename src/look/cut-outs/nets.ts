/** What the nets of all games share: the line to cut along, the lines to fold along, and the words on tabs. */
import * as m from '#messages/look';
import { firstItems } from '../../base/lists';
import { distance, type Net, type Point, type Tab } from '../../base/net';
import type { Item, Matrix, Scene, Stroke } from '../../scene/scene';
import { group, line, path, textAbout } from '../../scene/shapes';
import { TextOverflow } from '../../scene/text';
import type { Canvas } from '../canvas';
import { COLORS, LEAST_TYPE, RULES } from '../theme';

const cutLine: Stroke = { color: COLORS.ink, width: RULES.hair, join: 'round' };
const foldLine: Stroke = { color: COLORS.ink, width: RULES.hair, dash: [1.6, 1] };
/** Keeps a fold line in sight on a dark side. */
const halo: Stroke = { color: COLORS.white, width: 0.55 };

export const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const dataOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;

/** The space whose origin is `origin`, whose x runs along `from` to `to`, y downwards from it. */
export const along = (origin: Point, from: Point, to: Point): Matrix => {
  const length = distance(from, to);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return [ux, uy, -uy, ux, origin.x, origin.y];
};

/** Width of the words that a tab has room for, mm. */
const roomOn = ({ points }: Tab): number => {
  const [from, outerFrom, outerTo, to] = firstItems(points, 4);
  return (distance(from, to) + distance(outerFrom, outerTo)) / 2 - 2;
};

/** Words along a tab, their upper side at its outer edge. Throws `TextOverflow` where they are too long for it. */
export const tabWords = (canvas: Canvas, tab: Tab, words: string): Item => {
  const [from, outerFrom, outerTo, to] = firstItems(tab.points, 4);
  const origin = between(between(from, to), between(outerFrom, outerTo));
  if (canvas.book.width(words, 'form', LEAST_TYPE) > roomOn(tab)) throw new TextOverflow(words);
  const said = textAbout({ x: 0, y: LEAST_TYPE * 0.3 }, words, 'form', LEAST_TYPE, COLORS.ink);
  return group(along(origin, from, to), said);
};

/** What is glued says so, and as much more as it has room for: the first of `words` that has. */
export const gluedTabs = (canvas: Canvas, tabs: readonly Tab[], ...words: readonly string[]): Item[] =>
  tabs.flatMap((tab) => {
    const said = [...words, m.glue].find(
      (each) => canvas.book.width(each, 'form', LEAST_TYPE) <= roomOn(tab),
    );
    return said === undefined ? [] : tabWords(canvas, tab, said);
  });

/** Outline and creases, over whatever lies on the sides. */
export const linesOf = ({ outline, creases }: Net): Item[] => [
  ...creases.map(([from, to]) => line(from, to, halo)),
  ...creases.map(([from, to]) => line(from, to, foldLine)),
  path(dataOf(outline), { stroke: cutLine }),
];

/** The net of a die: `face` draws what is on a side, about its middle. */
export const dieScene = (
  canvas: Canvas,
  net: Net,
  face: (id: string, at: Point, edge: number) => readonly Item[],
): Scene => ({
  width: net.width,
  height: net.height,
  items: [
    ...net.faces.flatMap(({ id, points }) => {
      const [a, b, c] = firstItems(points, 3);
      return face(id, between(a, c), distance(a, b));
    }),
    ...linesOf(net),
    ...gluedTabs(canvas, net.tabs),
  ],
});
