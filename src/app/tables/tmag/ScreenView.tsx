/** The board and the players, to look at from across the room. */
import type { State } from '../../../games/tmag/state';
import type { ScreenProps } from '../game';
import { initials } from '../initials';
import { BoardView } from './BoardView';
import { Players } from './Players';

export const ScreenView = ({ view, names }: ScreenProps<State>) => {
  const letters = initials(names);
  return (
    <>
      <BoardView state={view} names={names} letters={letters} />
      <section class="around">
        <h2 class="sr">Players</h2>
        <Players state={view} names={names} letters={letters} />
      </section>
    </>
  );
};
