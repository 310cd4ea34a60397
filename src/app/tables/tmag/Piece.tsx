/** Pyramids, as the page has drawn them (see drawings): a player's colour and pattern, and on a piece the letter. */
import { markOf, markText } from '../../../games/tmag/players';
import { MARK_SIZE, markId, type Point } from './geometry';

interface PieceProps {
  readonly seat: number;
  readonly letter: string;
  readonly isVictim: boolean;
  readonly isMoving: boolean;
  readonly at: Point;
}

const WIDTH = 6.4;
const HEIGHT = (WIDTH * MARK_SIZE.height) / MARK_SIZE.width;
const FOOT = 3.3;

/** A ring with four ticks: whom everybody aims at. */
const SIGHT = 'M0 -4.800V-3.300M0 4.800V3.300M-4.800 0H-3.300M4.800 0H3.300';

/** A large pyramid, about the middle of its square. */
export const Piece = ({ seat, letter, isVictim, isMoving, at }: PieceProps) => (
  <g class="piece" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
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

const MARKER_WIDTH = 2.3;
const MARKER_HEIGHT = (MARKER_WIDTH * MARK_SIZE.height) / MARK_SIZE.width;

/** A small pyramid beside a base. */
export const Marker = ({ seat, at }: { seat: number; at: Point }) => (
  <use
    href={`#${markId(seat)}`}
    x={at.x - MARKER_WIDTH / 2}
    y={at.y - MARKER_HEIGHT / 2}
    width={MARKER_WIDTH}
    height={MARKER_HEIGHT}
  />
);

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
