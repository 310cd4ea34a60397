/**
 * What a modifier's card says, written from what its effects do: a card cannot promise what the table does not carry out.
 * A card that asks for a rival or a target asks once, so no card has two effects that ask for the same.
 */
import type { Effect } from '../effects';
import { dollars } from './money';
import { type Deck, NOISES } from './vocabulary';
import { ATTRIBUTE_LABELS, DECK_NAMES } from './words';

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

/** One sentence. */
export const effectText = (effect: Effect): string => {
  switch (effect.do) {
    case 'msr': {
      const change = `${signed(effect.change)} MSR`;
      if (effect.who === 'self') return `${change} for your attempt.`;
      if (effect.who === 'rival') return `${change} for the attempt of a rival.`;
      return `${change} for every rival who has your target.`;
    }
    case 'time':
      return `${effect.who === 'self' ? 'Your attempt' : 'The attempt of a rival'} is ${shift(effect.minutes)}.`;
    case 'tile-msr':
      return `${signed(effect.change)} MSR for every attempt on a target that you name.`;
    case 'two-dice':
      return 'Roll two dice and keep the higher.';
    case 'second-attempt':
      return 'If you miss, roll once more.';
    case 'attribute': {
      const { name } = ATTRIBUTE_LABELS[effect.attribute];
      const isNoise = NOISES.some((noise) => noise === effect.attribute);
      return isNoise ? `Your weapon counts as ${name}.` : `Your weapon's cause of death counts as ${name}.`;
    }
    case 'no-debt':
      return 'Your contract costs you no debt.';
    case 'fee':
      return `If you hit, take ${dollars(effect.cash)} from the bank.`;
    case 'insurance':
      return `If you miss, take ${dollars(effect.cash)} from the bank.`;
    case 'recover':
      return 'If you miss, take your weapon cards back into your hand.';
    case 'draw':
      return `Draw ${cards(effect.deck, effect.count)}.`;
    case 'search':
      return `Look at the top ${cards(effect.deck, effect.look)}, keep one and discard the rest.`;
    case 'salvage':
      return `Take the last ${DECK_NAMES[effect.deck]} card that was discarded before this one.`;
    case 'cash':
      return `Take ${dollars(effect.cash)} from the bank.`;
    case 'settle':
      return `Give back up to ${dollars(effect.debt)} of your debt.`;
    case 'steal-cash':
      return `Take up to ${dollars(effect.cash)} from a rival.`;
    case 'frame':
      return `A rival takes ${dollars(effect.debt)} of debt.`;
    case 'steal-card':
      return `Draw ${cards(effect.deck)} unseen from a rival's hand.`;
    case 'swap-card':
      return `Draw ${cards(effect.deck)} unseen from a rival's hand, then give that rival one of yours.`;
    case 'discard-card':
      return `Draw ${cards(effect.deck)} unseen from a rival's hand and discard it.`;
    case 'look':
      return effect.at === 'hand'
        ? 'See the hand of a rival until the round ends.'
        : 'See the hit list of a rival.';
    case 'bounty':
      return `Put ${dollars(effect.cash)} from the bank on a target.`;
    case 'skim':
      return `Take up to ${dollars(effect.cash)} of the cash on a target.`;
    case 'disarm':
      return 'Discard a weapon card that a rival has on the table.';
    case 'cancel':
      return 'Discard a modifier card of a rival: it does nothing.';
    case 'retarget':
      return 'Mark another available target.';
    case 'withdraw':
      return 'Make no attempt this round. What you laid goes back to your hand.';
  }
};

/** All of a card's text. */
export const effectsText = (effects: readonly Effect[]): string => effects.map(effectText).join(' ');
