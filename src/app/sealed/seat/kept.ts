/** The seats that this browser keeps. They stay on this device: they open cards. */
import type { Result } from '../../../base/result';
import { openDatabase } from '../../store/database';
import { DATABASES } from '../../store/stored';
import type { KeptSeat } from './phone';

const REFUSED = {
  code: 'seats-refused',
  message:
    'This browser does not let this site keep your seat: leave this page open until the game is over, or keep your link.',
};

const store = openDatabase<KeptSeat>({ ...DATABASES.seats, full: REFUSED, refused: REFUSED });

export const { list: keptSeats, remove: dropSeat } = store;

export const keepSeats = (seats: readonly KeptSeat[]): Promise<Result<void>> =>
  store.putAll(seats.map((seat) => ({ ...seat, bulletins: [...seat.bulletins] })));
