/**
 * What a modifier's card says, written from what its effects do: a card cannot promise what the table does not carry out.
 * A card that asks for a rival or a target asks once, so no card has two effects that ask for the same.
 */
import * as m from '#messages/nation-rules';
import { type ByEffect, type Effect, lineFor } from '../rules/effects';
import { dollars } from './money';
import { ATTRIBUTE_LABELS, DECK_NAMES, type Deck, NOISES } from './vocabulary';

/** "+1", "−2" */
export const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

const span = (minutes: number): string => {
  const hours = Math.abs(minutes) / 60;
  if (!Number.isInteger(hours)) return m.minutes({ count: Math.abs(minutes) });
  return m.hours({ hours });
};

const shift = (minutes: number): string => (minutes < 0 ? m.earlier : m.later)({ span: span(minutes) });

/** "an Assassin card", "2 Contract cards" */
const cards = (deck: Deck, count = 1): string => {
  const name = DECK_NAMES[deck];
  if (count > 1) return m.cards({ count, name });
  return m.singleCard({ an: /^[AEIOU]/.test(name) ? 'yes' : 'no', name });
};

const WHOSE = {
  self: m.msrForSelf,
  rival: m.msrForRival,
  'rivals-here': m.msrForRivalsHere,
} as const;

const TEXTS: ByEffect<[], string> = {
  msr: ({ who, change }) => m.msrFor({ signed: signed(change), who: WHOSE[who] }),
  time: ({ who, minutes }) => (who === 'self' ? m.timeSelf : m.timeRival)({ shift: shift(minutes) }),
  'tile-msr': ({ change }) => m.msrForTarget({ signed: signed(change) }),
  'two-dice': () => m.rollTwoDice,
  'second-attempt': () => m.missRollsAgain,
  attribute({ attribute }) {
    const isNoise = NOISES.some((noise) => noise === attribute);
    const what = isNoise ? m.yourWeapon : m.yourWeaponCause;
    return m.countsAs({ what, name: ATTRIBUTE_LABELS[attribute].name });
  },
  'no-debt': () => m.contractCostsNoDebt,
  fee: ({ cash }) => m.hitPays({ dollars: dollars(cash) }),
  insurance: ({ cash }) => m.missPays({ dollars: dollars(cash) }),
  recover: () => m.missReturnsWeapons,
  draw: ({ deck, count }) => m.draw({ cards: cards(deck, count) }),
  search: ({ deck, look }) => m.keepOneOfTop({ cards: cards(deck, look) }),
  salvage: ({ deck }) => m.takeLastDiscarded({ deck }),
  cash: ({ cash }) => m.takeFromBank({ dollars: dollars(cash) }),
  settle: ({ debt }) => m.giveBackDebt({ dollars: dollars(debt) }),
  'steal-cash': ({ cash }) => m.takeFromRival({ dollars: dollars(cash) }),
  frame: ({ debt }) => m.rivalTakesDebt({ dollars: dollars(debt) }),
  'steal-card': ({ deck }) => m.drawUnseen({ cards: cards(deck) }),
  'swap-card': ({ deck }) => m.drawUnseenAndGive({ cards: cards(deck) }),
  'discard-card': ({ deck }) => m.drawUnseenAndDiscard({ cards: cards(deck) }),
  look: ({ at }) => (at === 'hand' ? m.seeHand : m.seeHitList),
  bounty: ({ cash }) => m.putOnTarget({ dollars: dollars(cash) }),
  skim: ({ cash }) => m.takeFromTarget({ dollars: dollars(cash) }),
  disarm: () => m.discardWeapon,
  cancel: () => m.discardModifier,
  retarget: () => m.markAnotherTarget,
  withdraw: () => m.makeNoAttempt,
};

/** One sentence. */
export const effectText = (effect: Effect): string => lineFor(TEXTS, effect)(effect);

/** All of a card's text. */
export const effectsText = (effects: readonly Effect[]): string => effects.map(effectText).join(' ');
