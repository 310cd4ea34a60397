/**
 * The board: a picture, and on it a button for every square. Squares that the roll reaches are lit and stand in the tab
 * order; the arrow keys go to all of them. The way of a move is drawn while its square is under the pointer or has the
 * focus.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Board, squareName } from '../../../games/tmag/board';
import { boardOf } from '../../../games/tmag/setup';
import type { News, State } from '../../../games/tmag/state';
import { initials } from '../initials';
import {
  ARROWS,
  boardId,
  boxOf,
  markerPlace,
  middleOf,
  type Point,
  pictureSide,
  readingOrder,
  squareToward,
} from './geometry';
import { Marker, Piece } from './Piece';
import { squareLabel } from './words';

/** The way of a move through the middles of its squares: of one that can be made, with a head, or of the last one. */
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

interface WayProps {
  board: Board;
  path: readonly number[];
  kind: 'shown' | 'past';
  /** How far before the last middle the head ends, where a piece stands on it. */
  stop?: number;
}

const Way = ({ board, path, kind, stop = 0 }: WayProps) => {
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

interface Props {
  state: State;
  names: readonly string[];
  /** A square by its name; `byKey` where it was pressed without a pointer. Without it, the board is only looked at. */
  onSquare?: (name: string, byKey: boolean) => void;
}

const lastPath = (news: readonly News[]): readonly number[] =>
  news.find((one) => one.kind === 'moved')?.path ?? [];

export const BoardView = ({ state, names, onSquare }: Props) => {
  const { setup, awaits, squares, markers, victim } = state;
  const board = boardOf(setup);
  const side = pictureSide(board);
  const letters = initials(names);
  const [hovered, setHovered] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const grid = useRef<HTMLFieldSetElement>(null);

  // Another moment has other ways: none is shown until it is asked for.
  useLayoutEffect(() => {
    setHovered(undefined);
    setFocused(undefined);
  }, [state]);

  const ends = awaits.kind === 'move' ? awaits.destinations : [];
  const mover = awaits.kind === 'over' ? awaits.winner : awaits.seat;
  const shown = ends.find(({ square }) => square === (hovered ?? focused));
  const inTabOrder = (square: number): boolean =>
    ends.length > 0 ? ends.some((end) => end.square === square) : square === squares[mover];

  const buttonOf = (square: number) =>
    grid.current?.querySelector<HTMLButtonElement>(`[data-square="${squareName(board, square)}"]`);
  const walk = (event: KeyboardEvent, square: number) => {
    if (!(event.key in ARROWS)) return;
    event.preventDefault();
    buttonOf(squareToward(board, square, ARROWS[event.key as keyof typeof ARROWS]))?.focus();
  };

  return (
    <div class={`board size-${board.size}`}>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        {ends.map(({ square }) => {
          const box = boxOf(board, square);
          return <rect class="lit" key={square} x={box.x} y={box.y} width={box.side} height={box.side} />;
        })}
        <use href={`#${boardId(board, setup.players)}`} width={side} height={side} />
        <Way board={board} path={lastPath(state.news)} kind="past" />
        {shown && (
          <Way board={board} path={shown.path} kind="shown" stop={squares.includes(shown.square) ? 3.4 : 0} />
        )}
        {squares.map((square, seat) => (
          <Piece
            key={seat}
            seat={seat}
            letter={letters[seat] ?? ''}
            isVictim={seat === victim}
            isMoving={seat === mover}
            at={middleOf(board, square)}
          />
        ))}
        {ends.map(({ square }) => {
          const { x, y } = middleOf(board, square);
          const isTaken = squares.includes(square);
          return (
            <circle
              class="end"
              key={square}
              cx={x + (isTaken ? 3.7 : 0)}
              cy={y + (isTaken ? -3.7 : 0)}
              r="0.9"
            />
          );
        })}
        {board.bases.flatMap((base, at) => {
          const seats = markers.flatMap((bases, seat) => (bases.includes(base) ? [seat] : []));
          return seats.map((seat, k) => (
            <Marker key={`${base} ${seat}`} seat={seat} at={markerPlace(board, at, k, seats.length)} />
          ));
        })}
      </svg>
      {onSquare && (
        <fieldset ref={grid} aria-label={`Board of ${board.size} by ${board.size} squares`}>
          {readingOrder(board).map((square) => {
            const isLit = ends.some((end) => end.square === square);
            const isWide = board.squares[square]?.cells.length === 4;
            return (
              <button
                key={square}
                type="button"
                class={isWide ? 'wide' : undefined}
                data-square={squareName(board, square)}
                data-lit={isLit ? '' : undefined}
                aria-label={squareLabel(state, names, square)}
                tabIndex={inTabOrder(square) ? 0 : -1}
                onClick={({ detail }) => onSquare(squareName(board, square), detail === 0)}
                onKeyDown={(event) => walk(event, square)}
                onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setFocused(square)}
                onBlur={() => setFocused(undefined)}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(square)}
                onPointerLeave={() => setHovered(undefined)}
              />
            );
          })}
        </fieldset>
      )}
    </div>
  );
};
