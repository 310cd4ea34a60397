/** The way of a move through the middles of its squares: of one that can be made, with a head, or of the last one. */
import type { Board } from '../../../games/tmag/board';
import { middleOf, type Point } from './geometry';

const HEAD = 1.9;

const joined = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

/** A head whose tip lies `stop` before `end`. */
const headOf = (from: Point, end: Point, stop: number): { readonly neck: Point; readonly d: string } => {
  const length = Math.hypot(end.x - from.x, end.y - from.y);
  const [ux, uy] = [(end.x - from.x) / length, (end.y - from.y) / length];
  const [dx, dy] = [ux * HEAD, uy * HEAD];
  const to = { x: end.x - ux * stop, y: end.y - uy * stop };
  const neck = { x: to.x - dx, y: to.y - dy };
  const wings = [
    { x: neck.x - dy / 2, y: neck.y + dx / 2 },
    { x: neck.x + dy / 2, y: neck.y - dx / 2 },
  ];
  return { neck, d: `${joined([to, ...wings])}Z` };
};

interface Props {
  board: Board;
  path: readonly number[];
  kind: 'shown' | 'past';
  /** How far before the last middle the head ends, where a piece stands on it. */
  stop?: number;
}

export const Way = ({ board, path, kind, stop = 0 }: Props) => {
  const points = path.map((square) => middleOf(board, square));
  const [before, last] = points.slice(-2);
  if (!before || !last) return null;
  const { neck, d } = headOf(before, last, stop);
  return (
    <g class={`way ${kind}`}>
      <path d={joined([...points.slice(0, -1), neck])} />
      <path class="head" d={d} />
    </g>
  );
};
