/** The other seats on this phone: of other games, or of somebody who shares it. */
import { Button } from '../../fields/Button';
import { Sure } from '../host/Sure';
import { seatOf } from './phone';
import type { SeatSession } from './useSeats';

interface Props {
  session: SeatSession;
  titles: Readonly<Record<string, string>>;
  acts: {
    choose: (id: string | undefined) => void;
    forget: (id: string) => Promise<void>;
  };
}

export const OtherSeats = ({ session: { find, seats, at }, titles, acts }: Props) => {
  if (!find || seats.length === 0) return null;
  const named = seats.map((kept) => {
    const found = seatOf(find, kept);
    if (!found.ok) return { id: kept.id, name: 'A seat that does not open', game: '' };
    const { seat, game } = found.value;
    return { id: kept.id, name: seat.spec.names[seat.seat] ?? '', game: titles[game.id] ?? game.id };
  });
  return (
    <section class="other-seats" aria-labelledby="other-seats">
      <h2 id="other-seats">On this phone</h2>
      <ul class="seat-list">
        {named.map(({ id, name, game }) => (
          <li key={id}>
            <Button
              class="quiet"
              aria-current={id === at ? 'true' : undefined}
              onPress={() => acts.choose(id)}
            >
              {name} <span class="mute">{game}</span>
            </Button>
            <Sure ask="Forget" yes={`Forget ${name}`} kind="quiet" onYes={() => void acts.forget(id)}>
              The seat and its bulletins leave this phone. To come back, open the seat link again.
            </Sure>
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <p class="foot">
          <Button class="quiet" onPress={() => acts.choose(undefined)}>
            Open another seat
          </Button>
        </p>
      )}
    </section>
  );
};
