/** Who hunts whom: all players form one circle, and each hunts the next. */
import { ok } from '../../../src/base/result';
import type { SeatBounds } from '../../../src/deal/seats';
import { ring } from '../../../src/deal/v1/shuffle';
import { dealingOf, onceDealer, onlyDeal } from '../../../src/games/game';

export const SAMPLE_SEATS: SeatBounds = { title: 'Sample', min: 3, max: 8 };

const REFUSAL = 'The cards are dealt once: leave out who has left the game.';

/** By seat, the seat that it hunts. */
export const sampleDealer = onceDealer([], SAMPLE_SEATS, REFUSAL, ({ names }, open) => {
  const seats = names.map((_, seat) => seat);
  return ok(ring(seats, open('sample/0/')));
});

export const dealing = dealingOf(sampleDealer, { options: [], redeals: false }, ({ names }, targets) => {
  const hunted = targets.map((seat) => names[seat] as string);
  const note = 'Catch this player, then take their card and hunt on.';
  return onlyDeal(
    hunted.map((value) => ({ caption: 'Your target', value, note })),
    { game: 'sample', targets: Object.fromEntries(hunted.map((value, seat) => [names[seat], value])) },
  );
});
