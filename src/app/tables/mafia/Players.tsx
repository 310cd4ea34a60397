/** Who is alive, and which cards have been turned up. */
import type { ScreenProps } from '../game';
import type { PublicView, Seat } from './table';

interface Props {
  view: PublicView;
  names: readonly string[];
}

const CAUSES = { lynched: 'lynched on day', killed: 'killed in night' } as const;

const stateWords = ({ state, cause, day }: Seat): string => {
  if (cause) return `${CAUSES[cause]} ${day}${state === 'calling' ? ', calls' : ''}`;
  return state === 'calling' ? 'calls' : state;
};

export const Players = ({ view: { seats, roles, cards }, names }: Props) => (
  <>
    <p class="cards-up form">
      {cards.map(({ role, up, of }) => (
        <span key={role}>
          {roles[role]} {up} of {of}
        </span>
      ))}
      <span class="mute">turned up</span>
    </p>
    <ol class="players mafia-players">
      {seats.map((seat, k) => (
        <li
          key={names[k]}
          class={seat.cause && 'gone'}
          aria-current={seat.state === 'accused' ? 'true' : undefined}
        >
          <span class="name">{names[k]}</span>
          <span class="part">{stateWords(seat)}</span>
          {seat.role && <span class="bases shout">{roles[seat.role]}</span>}
        </li>
      ))}
    </ol>
  </>
);

/** Who is alive and who was what, to look at from across the room. */
export const ScreenView = ({ view, names }: ScreenProps<PublicView>) => (
  <section class={`mafia-screen ${view.dark ? 'by-night' : 'by-day'}`}>
    <h2 class="sr">Players</h2>
    <Players view={view} names={names} />
  </section>
);
