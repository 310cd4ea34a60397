/** The seats that this browser holds. What they say stays on this device: it opens cards. */
import { createStore, delMany, entries, setMany } from 'idb-keyval';
import { err, ok, type Result } from '../../../base/result';
import type { KeptSeat } from './phone';

const store = createStore('paper-dagger-seat', 'seats');

const refused = () =>
  err(
    'seats-refused',
    'This browser does not let this site keep your seat: leave this page open until the game is over, or keep your link.',
  );

/** The last used first. */
export const keptSeats = async (): Promise<Result<readonly KeptSeat[]>> => {
  try {
    const all = await entries<string, KeptSeat>(store);
    return ok(all.map(([, seat]) => seat).toSorted((one, other) => other.updated - one.updated));
  } catch {
    return refused();
  }
};

export const keepSeats = async (seats: readonly KeptSeat[]): Promise<Result<void>> => {
  try {
    return ok(
      await setMany(
        seats.map((seat) => [seat.id, { ...seat, bulletins: [...seat.bulletins] }]),
        store,
      ),
    );
  } catch {
    return refused();
  }
};

export const dropSeats = async (ids: readonly string[]): Promise<Result<void>> => {
  try {
    return ok(await delMany([...ids], store));
  } catch {
    return refused();
  }
};
