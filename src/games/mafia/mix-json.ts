/** The document of a mix: what `dagger mix 9 --json` prints. */

import {
  addFractions,
  type Fraction,
  fractionText,
  fractionValue,
  multiplyFractions,
} from '../../base/fraction';
import { firstItems, mapTuple } from '../../base/lists';
import { type Answered, mapOk } from '../../base/result';
import { cardsFor, type Mix, mixFor, variableChances, variablePool } from './mix';
import { oddsFor } from './odds';

/** An exact fraction, and its value. */
const oddsJson = (town: Fraction) => ({ town: fractionText(town), value: fractionValue(town) });

/** What to take out of each deck is said only where there are several. */
const cardsJson = (mix: Mix) => {
  const { cards, decks, byDeck } = cardsFor(mix);
  return { cards, decks, ...(decks > 1 && { byDeck }) };
};

/** Exact: the town's chance over both mixes that variable Mafia may leave. */
export const variableOdds = (players: number, mix: Mix): Fraction => {
  const [more, same] = mapTuple(firstItems(variableChances(mix), 2), ({ mix: { mafia }, chance }) =>
    multiplyFractions(chance, oddsFor(players, mafia).odds.town),
  );
  return addFractions(more, same);
};

const variableJson = (players: number, mix: Mix) => {
  const pool = variablePool(mix);
  return {
    /** The cards to prepare: the Ace, laid aside, and those that are shuffled before one of them leaves unseen. */
    pool,
    ...cardsJson(pool),
    chances: variableChances(mix).map(({ mix: { mafia, pleb }, chance }) => ({
      mafia,
      pleb,
      chance: fractionText(chance),
      odds: oddsJson(oddsFor(players, mafia).odds.town),
    })),
    /** Over all chances. */
    odds: oddsJson(variableOdds(players, mix)),
  };
};

/** The mix for 5 to 200 players, with its odds; `variable` adds the pool of variable Mafia and its chances. */
export const mixJson = (players: number, { variable = false } = {}) =>
  mapOk(mixFor(players), (mix) => {
    const { odds, nearestEven } = oddsFor(players, mix.mafia);
    return {
      players,
      ...mix,
      ...cardsJson(mix),
      odds: oddsJson(odds.town),
      nearestEven: { mafia: nearestEven.mafia, odds: fractionText(nearestEven.town) },
      ...(variable && { variable: variableJson(players, mix) }),
    };
  });

export type MixJson = Answered<typeof mixJson>;
