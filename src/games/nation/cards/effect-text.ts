/**
 * What a modifier's card says, written from what its effects do: a card cannot promise what the table does not carry out.
 * A card that asks for a rival or a target asks once, so no card has two effects that ask for the same.
 */
import { type ByEffect, type Effect, lineFor } from '../rules/effects';
import { dollars } from './money';
import { ATTRIBUTE_LABELS, DECK_NAMES, type Deck, NOISES } from './vocabulary';

/** "+1", "−2" */
export const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

const span = (minutes: number): string => {
  const hours = Math.abs(minutes) / 60;
  if (!Number.isInteger(hours)) return `${Math.abs(minutes)} minutes`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
};

const shift = (minutes: number): string => `${span(minutes)} ${minutes < 0 ? 'earlier' : 'later'}`;

/** "an Assassin card", "2 Contract cards" */
const cards = (deck: Deck, count = 1): string => {
  const name = DECK_NAMES[deck];
  if (count > 1) return `${count} ${name} cards`;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name} card`;
};

const WHOSE = {
  self: 'your attempt',
  rival: 'the attempt of a rival',
  'rivals-here': 'every rival who has your target',
} as const;

const TEXTS: ByEffect<[], string> = {
  msr: ({ who, change }) => `${signed(change)} MSR for ${WHOSE[who]}.`,
  time: ({ who, minutes }) =>
    `${who === 'self' ? 'Your attempt' : 'The attempt of a rival'} is ${shift(minutes)}.`,
  'tile-msr': ({ change }) => `${signed(change)} MSR for every attempt on a target that you name.`,
  'two-dice': () => 'Roll two dice and keep the higher.',
  'second-attempt': () => 'If you miss, roll once more.',
  attribute({ attribute }) {
    const isNoise = NOISES.some((noise) => noise === attribute);
    const what = isNoise ? 'Your weapon' : 'Your weapon’s cause of death';
    return `${what} counts as ${ATTRIBUTE_LABELS[attribute].name}.`;
  },
  'no-debt': () => 'Your contract costs you no debt.',
  fee: ({ cash }) => `If you hit, take ${dollars(cash)} from the bank.`,
  insurance: ({ cash }) => `If you miss, take ${dollars(cash)} from the bank.`,
  recover: () => 'If you miss, take your weapon cards back into your hand.',
  draw: ({ deck, count }) => `Draw ${cards(deck, count)}.`,
  search: ({ deck, look }) => `Look at the top ${cards(deck, look)}, keep one and discard the rest.`,
  salvage: ({ deck }) => `Take the last ${DECK_NAMES[deck]} card that was discarded before this one.`,
  cash: ({ cash }) => `Take ${dollars(cash)} from the bank.`,
  settle: ({ debt }) => `Give back up to ${dollars(debt)} of your debt.`,
  'steal-cash': ({ cash }) => `Take up to ${dollars(cash)} from a rival.`,
  frame: ({ debt }) => `A rival takes ${dollars(debt)} of debt.`,
  'steal-card': ({ deck }) => `Draw ${cards(deck)} unseen from a rival’s hand.`,
  'swap-card': ({ deck }) =>
    `Draw ${cards(deck)} unseen from a rival’s hand, then give that rival one of yours.`,
  'discard-card': ({ deck }) => `Draw ${cards(deck)} unseen from a rival’s hand and discard it.`,
  look: ({ at }) =>
    `See the ${at === 'hand' ? 'hand of a rival until the round ends' : 'hit list of a rival'}.`,
  bounty: ({ cash }) => `Put ${dollars(cash)} from the bank on a target.`,
  skim: ({ cash }) => `Take up to ${dollars(cash)} of the cash on a target.`,
  disarm: () => 'Discard a weapon card that a rival has on the table.',
  cancel: () => 'Discard a modifier card of a rival: it does nothing.',
  retarget: () => 'Mark another available target.',
  withdraw: () => 'Make no attempt this round. What you laid goes back to your hand.',
};

/** One sentence. */
export const effectText = (effect: Effect): string => lineFor(TEXTS, effect)(effect);

/** All of a card's text. */
export const effectsText = (effects: readonly Effect[]): string => effects.map(effectText).join(' ');
