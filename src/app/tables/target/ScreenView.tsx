/** The circle and the players, to look at from across the room: open cards only. */
import type { State } from '../../../games/target/table';
import type { ScreenProps } from '../game';
import { initials } from '../initials';
import { CircleView } from './CircleView';
import { Players } from './Players';

export const ScreenView = ({ view, names }: ScreenProps<State>) => (
  <>
    <CircleView view={view} letters={initials(names)} />
    <section class="around">
      <h2 class="sr">Players</h2>
      <Players view={view} />
    </section>
  </>
);
