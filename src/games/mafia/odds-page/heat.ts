/** Every mix of 5 to 20 players: how often the town wins, as whole percents, with the mixes that a reader looks for. */

import * as m from '#messages/mafia';
import { type Fraction, fraction, fractionValue } from '../../../base/fraction';
import { itemAt } from '../../../base/lists';
import { townChances } from '../odds-habits';

export const PLAYERS: readonly number[] = Array.from({ length: 16 }, (_, k) => k + 5);

/** The largest number of Mafia in the map: a Pleb and the Assassin are left of the largest table. */
export const MOST_MAFIA = Math.max(...PLAYERS) - 2;

type Chance = (players: number, mafia: number) => Fraction;

export const sourceMafia = (players: number): number => Math.floor(players / 3);

/** Whole percents; a chance that is not certain never shows as 0 or 100. */
const percentOf = (share: number): string => {
  if (share > 0 && share < 0.005) return '<1';
  return share < 1 && share > 0.995 ? '>99' : `${Math.round(share * 100)}`;
};

const distance = ({ numerator, denominator }: Fraction): number =>
  Math.abs(fractionValue(fraction(2n * numerator, denominator)) - 1);

const rowOf = (chance: Chance, players: number) => {
  const towns = Array.from({ length: players - 2 }, (_, k) => chance(players, k + 1));
  const off = towns.map(distance);
  return {
    players,
    /** The Mafia count of the source: a third, rounded down. */
    source: sourceMafia(players),
    /** The Mafia count nearest to an even chance; of two as near, the smaller. */
    even: off.indexOf(Math.min(...off)) + 1,
    cells: towns.map((town, k) => {
      const share = fractionValue(town);
      // The level is from 0, the Mafia's, to 10, the town's: tens of percents.
      return { mafia: k + 1, percent: percentOf(share), level: Math.round(share * 10) };
    }),
  };
};

export type HeatRow = ReturnType<typeof rowOf>;

export const heatRows = (chance: Chance): readonly HeatRow[] =>
  PLAYERS.map((players) => rowOf(chance, players));

/** Where the slider may stand: at the left the Assassin guesses, then every twentieth from never to always right. */
export const STOPS = 22;

/** The rows at a stop of the slider. */
export const heatAt = (stop: number): readonly HeatRow[] =>
  heatRows(townChances(stop === 0 ? {} : { right: fraction(stop - 1, 20) }));

/** The Assassin at a stop of the slider. */
export const stopWords = (stop: number): string =>
  stop === 0
    ? m.skillGuesses
    : stop === 1
      ? m.skillNever
      : stop === STOPS - 1
        ? m.skillAlways
        : m.skillNights({ nights: (stop - 1) * 5 });

/** How good an Assassin makes the source's mixes fairest: the stop with the smallest distance from even, all in all. */
export const fairEye = () => {
  const fits = Array.from({ length: STOPS - 1 }, (_, k) => {
    const chance = townChances({ right: fraction(k, 20) });
    const towns = PLAYERS.map((players) => chance(players, sourceMafia(players)));
    const sorted = towns.toSorted((a, b) => fractionValue(a) - fractionValue(b));
    const off = towns.reduce((sum, town) => sum + distance(town), 0);
    // Nights of a hundred in which the Assassin kills a Mafia, and the town's smallest and largest chance.
    return { right: k * 5, from: itemAt(sorted, 0), to: itemAt(sorted, -1), off };
  });
  return fits.reduce((best, fit) => (fit.off < best.off ? fit : best));
};
