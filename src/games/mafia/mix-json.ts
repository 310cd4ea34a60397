/** The document of a mix: what `dagger mix 9 --json` prints, and what the mix page shows. */
import {
  addFractions,
  type Fraction,
  fractionText,
  fractionValue,
  multiplyFractions,
} from '../../base/fraction';
import { ok, type Result } from '../../base/result';
import { cardsFor, type Mix, mixFor, variableChances, variablePool } from './mix';
import { oddsFor } from './odds';

interface OddsJson {
  /** An exact fraction. */
  readonly town: string;
  readonly value: number;
}

interface CardsJson {
  readonly cards: readonly string[];
  readonly decks: number;
  /** What to take out of each deck; only where there are several. */
  readonly byDeck?: readonly (readonly string[])[];
}

export interface VariableJson extends CardsJson {
  /** The cards to prepare: the Ace, laid aside, and those that are shuffled before one of them leaves unseen. */
  readonly pool: Mix;
  readonly chances: readonly (Omit<Mix, 'assassin'> & { readonly chance: string; readonly odds: OddsJson })[];
  /** Over all chances. */
  readonly odds: OddsJson;
}

export interface MixJson extends Mix, CardsJson {
  readonly players: number;
  readonly odds: OddsJson;
  readonly nearestEven: { readonly mafia: number; readonly odds: string };
  readonly variable?: VariableJson;
}

const oddsJson = (town: Fraction): OddsJson => ({ town: fractionText(town), value: fractionValue(town) });

const cardsJson = (mix: Mix): CardsJson => {
  const { cards, decks, byDeck } = cardsFor(mix);
  return { cards, decks, ...(decks > 1 && { byDeck }) };
};

const variableJson = (players: number, mix: Mix): VariableJson => {
  const pool = variablePool(mix);
  const chances = variableChances(mix).map(({ mix: { mafia, pleb }, chance }) => {
    const { town } = oddsFor(players, mafia).odds;
    return { mafia, pleb, chance, town };
  });
  const [more, same] = chances.map(({ chance, town }) => multiplyFractions(chance, town)) as [
    Fraction,
    Fraction,
  ];
  return {
    pool,
    ...cardsJson(pool),
    chances: chances.map(({ mafia, pleb, chance, town }) => ({
      mafia,
      pleb,
      chance: fractionText(chance),
      odds: oddsJson(town),
    })),
    odds: oddsJson(addFractions(more, same)),
  };
};

/** The mix for 5 to 200 players, with its odds; `variable` adds the pool of variable Mafia and its chances. */
export const mixJson = (players: number, { variable = false } = {}): Result<MixJson> => {
  const mix = mixFor(players);
  if (!mix.ok) return mix;
  const { odds, nearestEven } = oddsFor(players, mix.value.mafia);
  return ok({
    players,
    ...mix.value,
    ...cardsJson(mix.value),
    odds: oddsJson(odds.town),
    nearestEven: { mafia: nearestEven.mafia, odds: fractionText(nearestEven.town) },
    ...(variable && { variable: variableJson(players, mix.value) }),
  });
};
