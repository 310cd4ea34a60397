/** A table that plays with printed cards, as its scorer knows it: the board, and what has been laid down; no hands, no decks. */

import * as m from '#messages/nation-rules';
import { itemAt } from '../../../../base/lists';
import type { CardSet, Contract, Modifier, Weapon } from '../../cards';
import type { Pack } from '../../cards/pack';
import type { WeaponKind } from '../../cards/vocabulary';
import { type Attempt, armed, attemptOdds, attemptWith, weigh } from '../attempt';
import { type BoardSetup, freshBoard, type StateOf, targetAt } from '../board';
import { type Effect, lasts } from '../effects';
import type { Laid, LedgerEvent } from './events';

export interface LedgerSetup extends BoardSetup {
  readonly names: readonly string[];
}

export type { Laid, LedgerEvent } from './events';

export type LedgerEventOf<Kind extends LedgerEvent['kind']> = Extract<LedgerEvent, { readonly kind: Kind }>;

/** What the table waits for, and what it says. Tokens can be corrected all the time. */
export const WAITING_FOR = {
  /** The cards of the players, and that they be resolved. */
  announce: m.waitsForAttempts,
  tie: m.waitsForTiedDice,
  vote: m.waitsForVoteCount,
  roll: m.waitsForDice,
  next: m.waitsForNextRound,
  end: m.waitsForHitLists,
  over: undefined,
} as const;
export type LedgerAwaited = keyof typeof WAITING_FOR;

/** The setup has been checked. */
export const freshLedger = (pack: Pack, setup: LedgerSetup) => ({
  ...freshBoard(pack, setup),
  setup,
  /** By seat: nothing yet, `null` for no attempt, or the cards. They stay until the next round or duel begins. */
  laid: setup.names.map((): Laid | null | undefined => undefined),
  awaits: 'announce' as LedgerAwaited,
});

export type LedgerDraft = ReturnType<typeof freshLedger>;
export type LedgerState = StateOf<LedgerDraft>;

export const contractIn = ({ contracts }: CardSet, id: string | null): Contract | undefined =>
  contracts.find((contract) => contract.id === id);

export const weaponIn = ({ weapons }: CardSet, kind: WeaponKind | null): Weapon | undefined =>
  weapons.find((weapon) => weapon.kind === kind);

export const modifierIn = ({ modifiers }: CardSet, id: string): Modifier | undefined =>
  modifiers.find((modifier) => modifier.id === id);

/** Weighs on several attempts: its card is entered with each of them. */
const isShared = (effect: Effect): boolean =>
  effect.do === 'tile-msr' || (effect.do === 'msr' && effect.who === 'rivals-here');

/**
 * Modifiers that can weigh on a player's attempt, of which the set has one card more than lie there, or with the others. The
 * rules of the table take any number, so that games which were kept with more of them go on.
 */
export const modifiersLeft = ({ pack: { set }, laid }: LedgerState, own: Laid): readonly Modifier[] => {
  const others = laid.flatMap((one) => (one && one.seat !== own.seat ? one.cards : []));
  return set.modifiers.filter(({ id, effects }) => {
    const lying = effects.some(isShared) ? own.cards : [...own.cards, ...others];
    const copies = set.modifierCards.filter(({ modifier }) => modifier === id).length;
    return effects.some(lasts) && lying.filter((card) => card === id).length < copies;
  });
};

/** The cards of a weapon, by their numbers. */
export const weaponsIn = ({ weaponCards }: CardSet, { weapon, times }: Laid): readonly number[] =>
  times.map((time) => weaponCards.findIndex(({ kind, minutes }) => kind === weapon && minutes === time));

/** What a player's cards come to. */
export const laidAttempt = (state: LedgerState, laid: Laid): Attempt => {
  const { pack, setup } = state;
  const { set } = pack;
  const attempt = attemptWith(
    armed(pack, itemAt(setup.specialists, laid.seat), weaponsIn(set, laid)),
    set.contracts.findIndex(({ id }) => id === laid.contract),
    laid.tile === null ? 0 : targetAt(state, laid.tile).adjustment,
  );
  for (const id of laid.cards)
    for (const effect of modifierIn(set, id)?.effects ?? []) weigh(attempt, effect);
  return attempt;
};

/** The same for a calculator. */
export const oddsOf = (state: LedgerState, laid: Laid) => attemptOdds(state.pack, laidAttempt(state, laid));
