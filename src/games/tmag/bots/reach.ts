/** What bots know of a board by heart: who could be where with the next roll, if no one else were in the way. */
import { remembered } from '../../../base/remembered';
import { type Board, boardFor } from '../rules/board';
import { DIE_VALUES, destinations, type Position, STEPS } from '../rules/moves';
import type { Backtrack, BoardId } from '../rules/options';
import { isMany, MANY_PLAYERS, TMAG_SEATS } from '../rules/players';
import type { Setup } from '../rules/state';

const NOBODY = -1;

const study = (board: Board, backtrack: Backtrack, diagonals: boolean) => {
  const base: Omit<Position, 'role' | 'from' | 'victim'> = { board, backtrack, diagonals, assassins: [] };
  const all = board.squares.map((_, square) => square);
  /**
   * The chance, over the six values of the die, that an assassin on one square (first index) captures the victim on
   * another (second). Exact, since assassins pass assassins and bases; on a base the victim is safe.
   */
  const catches = all.map((from) =>
    all.map((victim) => {
      if (from === victim || from === board.safeHouse || victim === board.safeHouse) return 0;
      const position: Position = { ...base, role: 'assassin', from, victim };
      const rolls = STEPS.filter((roll) =>
        destinations(position, roll).some(({ square }) => square === victim),
      );
      return rolls.length / DIE_VALUES.length;
    }),
  );
  /** By the victim's square and the roll less one, the squares that the victim could move to. */
  const flights = all.map((from) =>
    STEPS.map((roll) =>
      destinations({ ...base, role: 'victim', from, victim: NOBODY }, roll).map(({ square }) => square),
    ),
  );
  /** By the victim's square, how likely each square is after the victim's next move, were it made at random. */
  const drift = flights.map((byRoll) => {
    const chances = all.map(() => 0);
    for (const squares of byRoll) {
      for (const square of squares)
        chances[square] = (chances[square] ?? 0) + 1 / (STEPS.length * squares.length);
    }
    return chances;
  });
  return { catches, flights, drift };
};

export type Reach = ReturnType<typeof study>;

const studyOf = remembered((id: BoardId, players: number, backtrack: Backtrack) =>
  study(boardFor(id, players), backtrack, isMany(players)),
);

/** The same object for games on the same board under the same rule of backtracking. */
export const reachOf = ({ players, options: { board, backtrack } }: Setup): Reach =>
  studyOf(board, isMany(players) ? MANY_PLAYERS : TMAG_SEATS.min, backtrack);
