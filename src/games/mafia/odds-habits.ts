/**
 * The exact chance that Assassin and Plebs win at tables that are not quite blind, or not quite strict: an Assassin with
 * an eye for the Mafia, a mob that goes home or is deadlocked, an Assassin who spares everybody. Whom the mob lynches stays
 * chance.
 *
 * With m Mafia and p Plebs alive beside the Assassin, a day D and a night N:
 *
 *     L(m, p) = (m N(m-1, p) + p N(m, p-1)) / (m + p + 1)     a lynching; where it takes the Assassin, 0 is added
 *     K(m, p) = r D(m-1, p) + (1 - r) D(m, p-1)               an assassination; r is m / (m + p) in the dark
 *     D = h N + (1 - h) L,  N = s D + (1 - s) K               the mob goes home with chance h, all are spared with s
 *
 * so that D = (h (1 - s) K + (1 - h) L) / (1 - h s). Nobody goes home on the first day, which is therefore L alone.
 */

import { addFractions, type Fraction, fraction, multiplyFractions } from '../../base/fraction';
import { remembered } from '../../base/remembered';

export interface Habits {
  /** The chance that the Assassin's victim is a Mafia; without it, one of all others, each as likely. */
  readonly right?: Fraction;
  /** The chance that a day after the first ends with nobody lynched, by option or in a deadlock, of how many are alive. */
  readonly home?: Fraction | ((alive: number) => Fraction);
  /** By option, the chance that nobody is killed in a night. */
  readonly spared?: Fraction;
}

const NONE = fraction(0, 1);
const ONE = fraction(1, 1);

const rest = ({ numerator, denominator }: Fraction): Fraction =>
  fraction(denominator - numerator, denominator);

const quotient = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

/** `share` of one and the rest of the other. */
const blend = (share: Fraction, one: Fraction, other: Fraction): Fraction =>
  addFractions(multiplyFractions(share, one), multiplyFractions(rest(share), other));

interface Position {
  readonly day: Fraction;
  readonly night: Fraction;
  /** A day on which somebody is lynched for certain. */
  readonly lynching: Fraction;
}

const WON: Position = { day: ONE, night: ONE, lynching: ONE };
const LOST: Position = { day: NONE, night: NONE, lynching: NONE };

/**
 * The chance for any players and Mafia under some habits. Positions are kept from one question to the next.
 *
 * @throws RangeError where no day and no night would ever have a death, or without a Mafia and a Pleb.
 */
export const townChances = ({
  right,
  home = NONE,
  spared = NONE,
}: Habits = {}): ((players: number, mafia: number) => Fraction) => {
  const homeOf = typeof home === 'function' ? home : () => home;

  const solve = (mafia: number, plebs: number): Position => {
    const fewerMafia = position(mafia - 1, plebs);
    const fewerPlebs = position(mafia, plebs - 1);
    const others = mafia + plebs;
    const goes = homeOf(others + 1);
    const quiet = multiplyFractions(goes, spared);
    if (quiet.numerator === quiet.denominator) throw new RangeError('somebody has to die at times');
    const lynching = multiplyFractions(
      fraction(others, others + 1),
      blend(fraction(mafia, others), fewerMafia.night, fewerPlebs.night),
    );
    const kill = blend(right ?? fraction(mafia, others), fewerMafia.day, fewerPlebs.day);
    const day = quotient(
      addFractions(
        multiplyFractions(multiplyFractions(goes, rest(spared)), kill),
        multiplyFractions(rest(goes), lynching),
      ),
      rest(quiet),
    );
    return { day, night: blend(spared, day, kill), lynching };
  };

  const position = remembered((mafia: number, plebs: number): Position => {
    if (mafia === 0) return WON;
    return plebs === 0 ? LOST : solve(mafia, plebs);
  });

  return (players, mafia) => {
    if (!(mafia >= 1 && mafia <= players - 2))
      throw new RangeError(`no odds for ${mafia} Mafia of ${players}`);
    return position(mafia, players - 1 - mafia).lynching;
  };
};
