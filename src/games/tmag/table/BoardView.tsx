/**
 * The board: a picture, and on it a button for every square. Squares that the roll reaches are lit and are in the tab
 * order; the arrow keys go to all of them. The way of a move is drawn while its square is under the pointer or has the
 * focus.
 */

import { useLayoutEffect, useState } from 'preact/hooks';
import * as m from '#messages/tmag-table';
import type { PictureProps } from '../../../app/tables/game';
import { onArrow } from '../../../app/tables/parts/arrow-keys';
import { initials } from '../../../base/initials';
import { itemAt } from '../../../base/lists';
import type { Point } from '../../../scene/shapes';
import type { Answer, Ask } from '../../ask';
import { type OwnPlaces, placeOn } from '../places';
import { type Board, squareName } from '../rules/board';
import { markOf, markText } from '../rules/players';
import { boardOf, type State, type TableEvent } from '../rules/state';
import {
  boardId,
  boxOf,
  MARK_SIZE,
  markerPlace,
  markId,
  middleOf,
  pictureSide,
  readingOrder,
  squareToward,
} from './geometry';
import { squareLabel } from './words';

/** Pyramids, as the page has drawn them (see drawings): a large one about the middle of its square, with a letter. */
const WIDTH = 6.4;
const HEIGHT = (WIDTH * MARK_SIZE.height) / MARK_SIZE.width;
const FOOT = 3.3;

/** A ring with four ticks: the player whom all aim at. */
const SIGHT = 'M0 -4.800V-3.300M0 4.800V3.300M-4.800 0H-3.300M4.800 0H3.300';

/** A small one, beside a base. */
const MARKER_WIDTH = 2.3;
const MARKER_HEIGHT = (MARKER_WIDTH * MARK_SIZE.height) / MARK_SIZE.width;

/** A player's mark in a line of text. */
export const MarkIcon = ({ seat }: { seat: number }) => (
  <svg
    class="mark-icon"
    viewBox={`0 0 ${MARK_SIZE.width} ${MARK_SIZE.height}`}
    role="img"
    aria-label={markText(markOf(seat))}
  >
    <use href={`#${markId(seat)}`} width={MARK_SIZE.width} height={MARK_SIZE.height} />
  </svg>
);

/** The way of a move through the middles of its squares: of one that can be made, with a head, or of the last one. */
const HEAD = 1.9;

const polylineData = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

interface PathProps {
  board: Board;
  path: readonly number[];
  kind: 'shown' | 'past';
  /** How far before the last middle the head ends, where a piece is on it. */
  stop?: number;
}

const MovePath = ({ board, path, kind, stop = 0 }: PathProps) => {
  const points = path.map((square) => middleOf(board, square));
  const [before, last] = points.slice(-2);
  if (!before || !last) return null;
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const [ux, uy] = [(last.x - before.x) / length, (last.y - before.y) / length];
  const tip = { x: last.x - ux * stop, y: last.y - uy * stop };
  const neck = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const [dx, dy] = [(-uy * HEAD) / 2, (ux * HEAD) / 2];
  const wings = [
    { x: neck.x + dx, y: neck.y + dy },
    { x: neck.x - dx, y: neck.y - dy },
  ];
  return (
    <g class={`way ${kind}`}>
      <path d={polylineData([...points.slice(0, -1), neck])} />
      <path class="head" d={`${polylineData([tip, ...wings])}Z`} />
    </g>
  );
};

interface PieceProps {
  state: State;
  seat: number;
  letter: string;
  isMoving: boolean;
}

const Piece = ({ state: { setup, squares, victim }, seat, letter, isMoving }: PieceProps) => {
  const { x, y } = middleOf(boardOf(setup), itemAt(squares, seat));
  const isVictim = seat === victim;
  return (
    <g class="piece" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {(isVictim || isMoving) && <circle class={isMoving ? 'ground moving' : 'ground'} r="3.9" />}
      {isVictim && (
        <g class="sight">
          <circle r="3.9" />
          <path d={SIGHT} />
        </g>
      )}
      <use href={`#${markId(seat)}`} x={-WIDTH / 2} y={FOOT - HEIGHT} width={WIDTH} height={HEIGHT} />
      <circle class="plate" cy={FOOT - 1.75} r={letter.length > 1 ? 1.7 : 1.4} />
      <text class="letter" y={FOOT - 0.9} font-size={letter.length > 1 ? 2 : 2.4}>
        {letter}
      </text>
    </g>
  );
};

/** Small pyramids, beside the bases that their players have reached. */
const Markers = ({ board, markers }: { board: Board; markers: State['markers'] }) =>
  board.bases.flatMap((base, at) => {
    const seats = markers.flatMap((bases, seat) => (bases.includes(base) ? [seat] : []));
    return seats.map((seat, k) => {
      const { x, y } = markerPlace(board, at, k, seats.length);
      return (
        <use
          key={`${base} ${seat}`}
          href={`#${markId(seat)}`}
          x={x - MARKER_WIDTH / 2}
          y={y - MARKER_HEIGHT / 2}
          width={MARKER_WIDTH}
          height={MARKER_HEIGHT}
        />
      );
    });
  });

/** The width of a picture: within the rings of a base. */
const PICTURE = 6.4;

/** The pictures of a set, below the pieces. */
const Pictures = ({ board, places }: { board: Board; places: OwnPlaces }) =>
  board.squares.map((square, at) => {
    const picture = placeOn(board, square, places)?.picture;
    if (!picture) return null;
    const { x, y } = middleOf(board, at);
    return (
      <image
        key={square.name}
        href={picture}
        x={x - PICTURE / 2}
        y={y - PICTURE / 2}
        width={PICTURE}
        height={PICTURE}
        clip-path="circle()"
        opacity="0.85"
      />
    );
  });

type Props = PictureProps<State, Answer<TableEvent>>;

const endsOf = ({ awaits }: State) => (awaits.kind === 'move' ? awaits.destinations : []);
const moverOf = ({ awaits }: State) => (awaits.kind === 'over' ? awaits.winner : awaits.seat);

interface SquaresProps extends Omit<Props, 'asked'> {
  places: Ask<TableEvent>['places'];
  onHover: (square: number | undefined) => void;
  onFocus: (square: number | undefined) => void;
}

/** A button for every square. */
const Squares = ({ view: state, names, places, onAnswer, onHover, onFocus }: SquaresProps) => {
  const board = boardOf(state.setup);
  const lit = endsOf(state).map(({ square }) => square);
  const inTabOrder = lit.length > 0 ? lit : [state.squares[moverOf(state)]];
  return (
    <fieldset aria-label={m.boardSquares({ size: board.size })}>
      {readingOrder(board).map((square) => (
        <button
          key={square}
          type="button"
          class={board.squares[square]?.cells.length === 4 ? 'wide' : undefined}
          data-square={squareName(board, square)}
          data-lit={lit.includes(square) ? '' : undefined}
          aria-label={squareLabel(state, names, square)}
          tabIndex={inTabOrder.includes(square) ? 0 : -1}
          onClick={({ detail }) => {
            const answer = places?.get(square);
            if (answer) onAnswer?.(answer, detail === 0);
          }}
          onKeyDown={(event) =>
            onArrow(event, (way) => `[data-square="${squareName(board, squareToward(board, square, way))}"]`)
          }
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onFocus(square)}
          onBlur={() => onFocus(undefined)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(square)}
          onPointerLeave={() => onHover(undefined)}
        />
      ))}
    </fieldset>
  );
};

export const BoardView = ({ asked, ...props }: Props) => {
  const { view: state, names } = props;
  const { setup, squares, markers, news } = state;
  const board = boardOf(setup);
  const side = pictureSide(board);
  const letters = initials(names);
  const [hovered, setHovered] = useState<number>();
  const [focused, setFocused] = useState<number>();

  // Another moment has other ways: none is shown until it is asked for.
  useLayoutEffect(() => {
    setHovered(undefined);
    setFocused(undefined);
  }, [state]);

  const ends = endsOf(state);
  const mover = moverOf(state);
  const shown = ends.find(({ square }) => square === (hovered ?? focused));

  return (
    <div class={`board size-${board.size}`}>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        {ends.map(({ square }) => {
          const box = boxOf(board, square);
          return <rect class="lit" key={square} x={box.x} y={box.y} width={box.side} height={box.side} />;
        })}
        <use href={`#${boardId(board, setup.players)}`} width={side} height={side} />
        {setup.places && <Pictures board={board} places={setup.places} />}
        <MovePath board={board} path={news.find((one) => one.kind === 'moved')?.path ?? []} kind="past" />
        {shown && (
          <MovePath
            board={board}
            path={shown.path}
            kind="shown"
            stop={squares.includes(shown.square) ? 3.4 : 0}
          />
        )}
        {squares.map((_, seat) => (
          <Piece
            key={seat}
            state={state}
            letter={letters[seat] ?? ''}
            seat={seat}
            isMoving={seat === mover}
          />
        ))}
        {ends.map(({ square }) => {
          const { x, y } = middleOf(board, square);
          const aside = squares.includes(square) ? 3.7 : 0;
          return <circle class="end" key={square} cx={x + aside} cy={y - aside} r="0.9" />;
        })}
        <Markers board={board} markers={markers} />
      </svg>
      {asked && <Squares {...props} places={asked.places} onHover={setHovered} onFocus={setFocused} />}
    </div>
  );
};
