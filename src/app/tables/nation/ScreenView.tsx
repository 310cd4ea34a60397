/** The pyramid and the players, to look at from across the room: no hit list before the end. */
import type { ScreenProps } from '../game';
import { initials } from '../initials';
import { Players } from './Players';
import { PyramidView } from './PyramidView';
import type { PublicView } from './public-view';

export const ScreenView = ({ view, names }: ScreenProps<PublicView>) => {
  const letters = initials(names);
  return (
    <>
      <PyramidView view={view} names={names} letters={letters} />
      <section class="around">
        <h2 class="sr">Players</h2>
        <Players view={view} names={names} letters={letters} />
      </section>
    </>
  );
};
