/** What one attempt is worth before its dice: its time, the t it needs, its dice, its pay. Reads, and changes nothing. */
import { shifted, UNARMED_TIME } from '../clock';
import { DUEL_MARK } from '../conflicts';
import type { LastingEffect } from '../effects';
import { neededFor } from '../msr';
import { NO_KIND } from '../pack';
import { attributeBits, matches, withAttribute } from '../pay';
import { DOUBTED_MSR, isDoubted } from '../story';
import { type Force, NONE, type State } from './state';

/** The weapon cards that a seat has on the table. */
const weaponsOf = (state: State, seat: number): readonly number[] => state.laid[seat] as readonly number[];

/** The kind of weapon, or `NO_KIND` for bare hands. Only once the cards have been turned up. */
export const kindOf = (state: State, seat: number): number => {
  const weapons = weaponsOf(state, seat);
  return weapons.length === 0 ? NO_KIND : (state.pack.kind[weapons[0] as number] as number);
};

/** Calls `read` with every effect in force. */
const eachEffect = (state: State, read: (effect: LastingEffect, force: Force) => void): void => {
  const { force, pack } = state;
  for (let k = 0; k < force.length; k++) {
    const one = force[k] as Force;
    const effects = pack.effects[one.card] as readonly LastingEffect[];
    for (let e = 0; e < effects.length; e++) read(effects[e] as LastingEffect, one);
  }
};

/** True where a card that `seat` played on itself has this effect in force. */
export const hasOwn = (state: State, seat: number, what: LastingEffect['do']): boolean => {
  let has = false;
  eachEffect(state, (effect, { by }) => {
    if (by === seat && effect.do === what) has = true;
  });
  return has;
};

/** The cash that a seat's own cards promise. */
export const promisedTo = (state: State, seat: number, what: 'fee' | 'insurance'): number => {
  let cash = 0;
  eachEffect(state, (effect, { by }) => {
    if (by === seat && effect.do === what) cash += effect.cash;
  });
  return cash;
};

/** N4. The earlier weapon counts; bare hands come after every time of day. */
export const timeOf = (state: State, seat: number): number => {
  const weapons = weaponsOf(state, seat);
  if (weapons.length === 0) return UNARMED_TIME;
  let minutes = UNARMED_TIME;
  for (let k = 0; k < weapons.length; k++)
    minutes = Math.min(minutes, state.pack.minutes[weapons[k] as number] as number);
  let shift = 0;
  eachEffect(state, (effect, { by, on }) => {
    if (effect.do === 'time' && (effect.who === 'self' ? by : on) === seat) shift += effect.minutes;
  });
  return shifted(minutes, shift);
};

/** The sum of the modifiers on a seat's attempt. */
const modifiersOf = (state: State, seat: number): number => {
  const { marks } = state;
  const mark = marks[seat];
  let sum = 0;
  eachEffect(state, (effect, { by, on, tile }) => {
    if (effect.do === 'tile-msr') {
      if (tile === mark) sum += effect.change;
    } else if (effect.do === 'msr') {
      const weighs =
        effect.who === 'self'
          ? by === seat
          : effect.who === 'rival'
            ? on === seat
            : by !== seat && marks[by] === mark;
      if (weighs) sum += effect.change;
    }
  });
  return sum;
};

/** The t of a seat's attempt: weapon, second card of it, modifiers, target, and the vote on its story. */
export const neededBy = (state: State, seat: number): number => {
  const { pack, setup, marks } = state;
  const kind = kindOf(state, seat);
  const mark = marks[seat] as number;
  return neededFor({
    weapon: kind === NO_KIND ? null : (pack.needed[kind] as number),
    copies: weaponsOf(state, seat).length,
    adjustment: mark === DUEL_MARK ? 0 : (pack.adjustment[setup.layout[mark] as number] as number),
    modifiers: modifiersOf(state, seat) + (isDoubted(state.votesFor, state.votesAgainst) ? DOUBTED_MSR : 0),
  });
};

/** Two for a specialist with the weapon (N3: with two cards of it as well), and for whom a card says so. */
export const diceOf = (state: State, seat: number): 1 | 2 => {
  const specialty = state.pack.specialty[state.setup.specialists[seat] as number];
  return kindOf(state, seat) === specialty || hasOwn(state, seat, 'two-dice') ? 2 : 1;
};

/** The noise and the cause of a seat's weapon, or of what it counts as. */
const attributesOf = (state: State, seat: number, kind: number): number => {
  let bits = state.pack.attributes[kind] as number;
  eachEffect(state, (effect, { by }) => {
    if (by === seat && effect.do === 'attribute')
      bits = withAttribute(bits, attributeBits([effect.attribute]));
  });
  return bits;
};

/** What a success brings in by the contract: cash tokens, then debt tokens. Bare hands bring none. */
export const contractPay = (state: State, seat: number): readonly [cash: number, debt: number] => {
  const contract = state.laidContract[seat] as number;
  const kind = kindOf(state, seat);
  if (contract === NONE || kind === NO_KIND) return [0, 0];
  const bits = attributesOf(state, seat, kind);
  return [
    matches(bits, state.pack.positive[contract] as number),
    hasOwn(state, seat, 'no-debt') ? 0 : matches(bits, state.pack.negative[contract] as number),
  ];
};
