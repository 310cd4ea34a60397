/** The net of a tuck box: the game's picture and name on its front, the name on its narrow sides. */
import { firstItems, itemAt } from '../../base/lists';
import { distance, type Net } from '../../base/net';
import type { Item, Scene } from '../../scene/scene';
import { group, path, picture, rectData } from '../../scene/shapes';
import { fitText, textBlock } from '../../scene/text';
import type { Canvas } from '../canvas';
import type { Picture } from '../paper-cut';
import { COLORS, LEAST_TYPE, outline } from '../theme';
import { along, gluedTabs, linesOf } from './nets';

export interface BoxFace {
  readonly kind: 'tuck-box';
  readonly net: Net;
  /** The game's name. */
  readonly title: string;
  /** What is in it: "54 cards". */
  readonly holds: string;
}

export const isBoxFace = (face: unknown): face is BoxFace =>
  typeof face === 'object' && face !== null && 'kind' in face && face.kind === 'tuck-box';

/** From the edges of a side to what is on it, mm. */
const INSET = 4.5;

/** A tab shorter than this has no word on it, mm. */
const WORDY_TAB = 20;

const titleIn = ({ book }: Canvas, title: string, width: number, maxSize: number, maxLines: number): Scene =>
  fitText(book, title, {
    voice: 'shout',
    caps: true,
    fill: COLORS.ink,
    width,
    align: 'middle',
    lineHeight: 1.02,
    maxLines,
    maxSize,
    minSize: LEAST_TYPE,
  });

/** Throws `TextOverflow` where the name is too long for the box. */
export const boxScene = (canvas: Canvas, { net, title, holds }: BoxFace, own: Picture | undefined): Scene => {
  const { book, sparing } = canvas;
  const sideOf = (id: string) => {
    const points = net.faces.find((face) => face.id === id)?.points ?? [];
    const [from, to, far] = firstItems(points, 3);
    return { from, to, far, width: distance(from, to), height: distance(to, far) };
  };
  const front = sideOf('front');
  const width = front.width - 2 * INSET;
  const shown = own?.(sparing ? 'low' : 'full');
  const label: Item[] = [];
  let y = INSET;
  if (shown) {
    const height = (width * shown.height) / shown.width;
    const frame = rectData(INSET, y, width, height);
    label.push(
      { kind: 'group', clip: frame, items: [picture(shown, INSET, y, { width, height })] },
      path(frame, { stroke: outline }),
    );
    y += height + INSET;
  }
  const name = titleIn(canvas, title, width, 11, 3);
  const words = {
    voice: 'form',
    size: 2.8,
    lineHeight: 1.3,
    fill: COLORS.ink,
    width,
    align: 'middle',
  } as const;
  const said = textBlock(book, [holds], words);
  label.push(picture(name, INSET, y), picture(said, INSET, front.height - INSET - said.height));
  const spines = ['left', 'right'].map(sideOf).map(({ to, far, width: depth, height }) => {
    // Read from the top downwards.
    const line = titleIn(canvas, title, height - 2 * INSET, Math.min(6, depth * 0.5), 1);
    return group(along(to, to, far), picture(line, INSET, (depth - line.height) / 2));
  });
  const tabs = net.tabs.filter(({ points }) => distance(itemAt(points, 0), itemAt(points, -1)) > WORDY_TAB);
  return {
    width: net.width,
    height: net.height,
    items: [
      group(along(front.from, front.from, front.to), ...label),
      ...spines,
      ...linesOf(net),
      ...gluedTabs(canvas, tabs),
    ],
  };
};
