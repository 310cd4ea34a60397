/** Whole games between bots, through the same events as a game between people. */
import { unwrap } from '../../../base/result';
import { shuffle } from '../../../deal/v1/shuffle';
import type { Stream } from '../../../deal/v1/stream';
import { NOBODY } from '../board';
import type { CardSet } from '../cards';
import { advance, type Draft, open, type Setup, type TableEvent, view, whyNot } from '../table';
import { DECKS, type Deck } from '../vocabulary';
import { answer, type Bot, mindOf } from './bots/bot';

const rolled = (count: number, chance: Stream): number[] =>
  count === 1 ? [1 + chance.below(6)] : [1 + chance.below(6), 1 + chance.below(6)];

/** Any of those the table waits for: where it waits for several, their order changes nothing. */
const whoseTurn = ({ seat, waiting }: Draft): number => (seat === NOBODY ? 31 - Math.clz32(waiting) : seat);

/** A game to its end, by seat the bot that plays there. `watch` sees each event that is about to happen. */
export const playGame = (
  set: CardSet,
  setup: Setup,
  bots: readonly Bot[],
  chance: Stream,
  watch: (event: TableEvent, draft: Draft) => void = () => {},
): Draft => {
  const draft = unwrap(open(set, setup));
  const minds = bots.map((_, seat) => mindOf(view(draft, seat), chance));
  const nextEvent = (): TableEvent => {
    const seat = whoseTurn(draft);
    switch (draft.awaits) {
      case 'shuffle': {
        const deck = DECKS[draft.shuffling] as Deck;
        return { kind: 'shuffle', deck, order: shuffle(draft.discards[draft.shuffling] as number[], chance) };
      }
      case 'roll':
        return { kind: 'roll', seat, dice: rolled(draft.dice, chance) };
      case 'tie':
        return { kind: 'roll', seat, dice: rolled(1, chance) };
      default:
        return answer(bots[seat] as Bot, minds[seat] as (typeof minds)[number]);
    }
  };
  while (draft.awaits !== 'nothing') {
    const event = nextEvent();
    const error = whyNot(draft, event);
    if (error) throw new Error(`${JSON.stringify(event)}: ${error.message}`);
    watch(event, draft);
    advance(draft, event);
  }
  return draft;
};
