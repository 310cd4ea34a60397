/**
 * What lies in front of a player, card by card, and what it comes to: the roll, the chance, the time and the pay. The cards
 * are those of the set; what they do is their data.
 */
import type { Contract, Modifier, Weapon } from '../../../../games/nation/cards';
import { type LastingEffect, lasts } from '../../../../games/nation/effects';
import type { Announcement, LedgerState } from '../../../../games/nation/ledger';
import { neededFor, successChance } from '../../../../games/nation/msr';
import { kindNumber } from '../../../../games/nation/pack';
import { NO_PAY, type Pay, payOf } from '../../../../games/nation/pay';
import { type Attribute, CAUSES, NOISES, type WeaponKind } from '../../../../games/nation/vocabulary';

/** One player's cards, turned up. Modifiers are those that weigh on this attempt, whoever played them. */
export interface Laid {
  readonly seat: number;
  /** Nothing in a duel. */
  readonly tile: number | null;
  readonly weapon: WeaponKind | null;
  /** The times printed on the cards of the weapon, one or two. */
  readonly times: readonly number[];
  /** Id of a contract. */
  readonly contract: string | null;
  /** Ids of modifiers, as often as there are cards. */
  readonly cards: readonly string[];
}

type CardsOf = LedgerState['pack']['set'];

export const contractOf = ({ contracts }: CardsOf, id: string | null): Contract | undefined =>
  contracts.find((contract) => contract.id === id);

export const weaponIn = ({ weapons }: CardsOf, kind: WeaponKind | null): Weapon | undefined =>
  weapons.find((weapon) => weapon.kind === kind);

/** Modifiers that can weigh on an attempt. */
export const weighing = ({ modifiers }: CardsOf): readonly Modifier[] =>
  modifiers.filter(({ effects }) => effects.some(lasts));

const effectsOn = ({ modifiers }: CardsOf, cards: readonly string[]): readonly LastingEffect[] =>
  cards.flatMap((id) => modifiers.find((one) => one.id === id)?.effects.filter(lasts) ?? []);

const lastOf = <Known extends Attribute>(
  known: readonly Known[],
  changed: readonly Attribute[],
): Known | undefined =>
  known.find((one) => one === changed.findLast((other) => known.some((k) => k === other)));

/** The weapon as cards make it count: the last card that changes a noise or a cause decides. */
const countsAs = (weapon: Weapon, effects: readonly LastingEffect[]): Pick<Weapon, 'noise' | 'cause'> => {
  const changed = effects.flatMap((effect) => (effect.do === 'attribute' ? [effect.attribute] : []));
  return {
    noise: lastOf(NOISES, changed) ?? weapon.noise,
    cause: lastOf(CAUSES, changed) ?? weapon.cause,
  };
};

/** What a success pays by contract, with the cards that change it. */
const payFor = (
  set: CardsOf,
  { weapon: kind, contract: id }: Laid,
  effects: readonly LastingEffect[],
): Pay => {
  const [weapon, contract] = [weaponIn(set, kind), contractOf(set, id)];
  if (!weapon || !contract) return NO_PAY;
  const pay = payOf(contract, countsAs(weapon, effects));
  return effects.some((effect) => effect.do === 'no-debt') ? { ...pay, debt: 0 } : pay;
};

const sumOf = (effects: readonly LastingEffect[], of: (effect: LastingEffect) => number): number =>
  effects.reduce((sum, effect) => sum + of(effect), 0);

/** Cash from the bank for a failure. */
export const insuredFor = (set: CardsOf, { cards }: Laid): number =>
  sumOf(effectsOn(set, cards), (effect) => (effect.do === 'insurance' ? effect.cash : 0));

/** The cards as the book has them. */
export const announcementOf = (set: CardsOf, laid: Laid): Announcement => {
  const effects = effectsOn(set, laid.cards);
  return {
    seat: laid.seat,
    tile: laid.tile,
    weapon: laid.weapon,
    copies: laid.times.length,
    minutes: laid.weapon === null ? 0 : Math.min(...laid.times),
    msr: sumOf(effects, (effect) => (effect.do === 'msr' || effect.do === 'tile-msr' ? effect.change : 0)),
    shift: sumOf(effects, (effect) => (effect.do === 'time' ? effect.minutes : 0)),
    pay: payFor(set, laid, effects),
    fee: sumOf(effects, (effect) => (effect.do === 'fee' ? effect.cash : 0)),
    twoDice: effects.some((effect) => effect.do === 'two-dice'),
    again: effects.some((effect) => effect.do === 'second-attempt'),
  };
};

interface Odds {
  readonly needed: number;
  readonly dice: 1 | 2;
  /** With the second roll of a card, where there is one. */
  readonly chance: number;
  /** For a success, in tokens, what lies on the tile left out. */
  readonly pay: Pay;
}

export const oddsOf = ({ pack, setup }: LedgerState, laid: Laid): Odds => {
  const { weapon, copies, msr, twoDice, again, pay, fee } = announcementOf(pack.set, laid);
  const target = laid.tile === null ? undefined : setup.layout[laid.tile];
  const kind = weapon === null ? undefined : kindNumber(pack, weapon);
  const needed = neededFor({
    weapon: kind === undefined ? null : (pack.needed[kind] as number),
    copies,
    adjustment: target === undefined ? 0 : (pack.adjustment[target] as number),
    modifiers: msr,
  });
  const specialty = pack.specialty[setup.specialists[laid.seat] as number];
  const dice = twoDice || (kind !== undefined && kind === specialty) ? 2 : 1;
  const once = successChance(needed, dice);
  return {
    needed,
    dice,
    chance: again ? 1 - (1 - once) ** 2 : once,
    pay: { cash: pay.cash + fee, debt: pay.debt },
  };
};
