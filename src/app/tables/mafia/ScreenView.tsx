/** Who is alive and who was what, to look at from across the room. */
import type { ScreenProps } from '../game';
import { Players } from './Players';
import type { PublicView } from './public-view';

export const ScreenView = ({ view, names }: ScreenProps<PublicView>) => (
  <section class={`mafia-screen ${view.dark ? 'by-night' : 'by-day'}`}>
    <h2 class="sr">Players</h2>
    <Players view={view} names={names} />
  </section>
);
