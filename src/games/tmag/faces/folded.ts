/** Nets as printed: the patterns or pips on their sides, the line to cut along, the lines to fold along, and the tabs. */
import * as m from '#messages/tmag-faces';
import { firstItems } from '../../../base/lists';
import { distance, type Net, type NetFace, type Point } from '../../../base/net';
import type { Canvas } from '../../../look/canvas';
import { along, between, dataOf, gluedTabs, linesOf, tabWords } from '../../../look/cut-outs/nets';
import { COLORS, LEAST_TYPE } from '../../../look/theme';
import type { GroupItem, Item, Scene } from '../../../scene/scene';
import { group, path, picture, textAbout } from '../../../scene/shapes';
import { TextOverflow, textBlock } from '../../../scene/text';
import type { TmagFace } from '../kit';
import { markText, type PlayerMark } from '../rules/players';
import { outlineOf, PLAYER_COLORS, patternOn } from './patterns';

/** A triangular side filled with a player's mark, its base below. */
const markedSide = ({ points }: NetFace, { colour, pattern }: PlayerMark, sparing: boolean): GroupItem => {
  const [apex, right, left] = firstItems(points, 3);
  const foot = between(left, right);
  const base = distance(left, right);
  const height = distance(apex, foot);
  return {
    kind: 'group',
    matrix: along(foot, left, right),
    clip: dataOf(outlineOf({ base, height })),
    items: patternOn({ base, height }, pattern, PLAYER_COLORS[colour], sparing),
  };
};

/** The net of a pyramid. Its seam tab says whose it is. */
export const pyramidScene = (
  canvas: Canvas,
  { net, mark, size, holder }: Extract<TmagFace, { kind: 'pyramid' }>,
): Scene => {
  const sides = net.faces.filter(({ points }) => points.length === 3);
  const [seam, ...others] = net.tabs;
  const large = size !== 'small';
  const kept = large ? [m.glueMark({ mark: markText(mark) })] : [];
  return {
    width: net.width,
    height: net.height,
    items: [
      ...sides.map((side) => markedSide(side, mark, canvas.sparing)),
      ...linesOf(net),
      ...(seam && large && holder
        ? [tabWords(canvas, seam, holder)]
        : gluedTabs(canvas, seam ? [seam] : [], ...kept)),
      ...gluedTabs(canvas, others),
      ...(large ? baseWords(canvas, net, [markText(mark), ...(holder ? [holder] : [])]) : []),
    ],
  };
};

/** On the square base of a closed pyramid, whose pyramid it is: a line each. */
const baseWords = (canvas: Canvas, { faces }: Net, lines: readonly string[]): Item[] => {
  const base = faces.find(({ points }) => points.length === 4);
  if (!base) return [];
  const [a, b, c, d] = firstItems(base.points, 4);
  const room = distance(a, b) - 2;
  const words = textBlock(canvas.book, [lines.join('\n')], {
    voice: 'form',
    size: LEAST_TYPE,
    lineHeight: 1.2,
    fill: COLORS.ink,
    width: room,
    align: 'middle',
  });
  if (words.height > room) throw new TextOverflow(lines.join(', '));
  const centred = picture(words, -words.width / 2, -words.height / 2);
  return [group(along(between(between(a, b), between(c, d)), d, c), centred)];
};

/** What a side of the die shows: a ring for null, A for the ace, or the number; about a middle, in a square of `edge`. */
export const dieFace = (id: string, { x, y }: Point, edge: number): Item[] => {
  if (id === 'null') {
    const r = edge * 0.24;
    const ring = { color: COLORS.ink, width: edge * 0.06 };
    return [
      path(
        `M${x - r} ${y}C${x - r} ${y - r * 1.333} ${x + r} ${y - r * 1.333} ${x + r} ${y}C${x + r} ${y + r * 1.333} ${x - r} ${y + r * 1.333} ${x - r} ${y}Z`,
        { stroke: ring },
      ),
    ];
  }
  const size = edge * 0.78;
  const fill = id === 'ace' ? COLORS.red : COLORS.ink;
  return [textAbout({ x, y: y + size * 0.37 }, id === 'ace' ? 'A' : id, 'shout', size, fill)];
};
