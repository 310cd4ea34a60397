/** Pieces larger than the paper: which part of them each sheet shows, with an overlap to glue by. Pure geometry in mm. */
import * as m from '#messages/print';
import type { Size } from '../base/piece';
import { err, ok, type Result } from '../base/result';

/** How many windows of `room` cover `length` when neighbours share `overlap`. */
const windows = (length: number, room: number, overlap: number): number =>
  length <= room + 1e-6 ? 1 : Math.ceil((length - overlap - 1e-6) / (room - overlap));

const spreadOn = (board: Size, paper: Size, margin: number, overlap: number) => {
  const room = { width: paper.width - 2 * margin, height: paper.height - 2 * margin };
  const columns = windows(board.width, room.width, overlap);
  const rows = windows(board.height, room.height, overlap);
  // Equal windows: no last sheet with a sliver on it.
  const width = (board.width + (columns - 1) * overlap) / columns;
  const height = (board.height + (rows - 1) * overlap) / rows;
  const tiles = Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    // What the sheet shows of the board, and where that is on it.
    const window = { x: column * (width - overlap), y: row * (height - overlap), width, height };
    const box = { x: (paper.width - width) / 2, y: (paper.height - height) / 2, width, height };
    return { window, box, column, row };
  });
  // The paper as it is turned.
  return { paper, columns, rows, overlap, tiles };
};

export type BoardSet = ReturnType<typeof spreadOn>;
export type BoardTile = BoardSet['tiles'][number];

/** The fewest sheets that show a whole board, the paper upright unless turning it saves one. */
export const spreadBoard = (board: Size, paper: Size, margin: number, overlap: number): Result<BoardSet> => {
  if (Math.min(paper.width, paper.height) - 2 * margin <= overlap)
    return err('margins-too-wide', m.marginsLeaveNoOverlap({ margin, overlap }));
  const upright = spreadOn(board, paper, margin, overlap);
  const turned = spreadOn(board, { width: paper.height, height: paper.width }, margin, overlap);
  return ok(turned.tiles.length < upright.tiles.length ? turned : upright);
};
