/** The programs that play at a table of TMAG where one person is alone, and why they do what they do. */

import { listed } from '#messages/language';
import type { Programs } from '../../../app/tables/game';
import { isHouse } from '../../../app/tables/solo/solo';
import { percent } from '../../../base/fraction';
import { counted } from '../../../base/words';
import { openStream } from '../../../deal/v1/stream';
import type { BotId } from '../../bots';
import { choose } from '../bots/bots';
import { type Weight, weigh } from '../bots/weights';
import { squareName, squareNamed } from '../rules/board';
import { STEPS } from '../rules/moves';
import { boardOf, type State, type TableEvent } from '../rules/state';
import { nameAt } from './ask';
import { dieKey, type TmagSetup } from './setup';
import { squareWords } from './words';

/** What a program looked at, a sentence each. */
const reasonsOf = (state: State, square: number, weight: Weight): readonly string[] => {
  const board = boardOf(state.setup);
  const wanted = (base: number) => squareWords(board, base);
  if ('steps' in weight) {
    const goal = state.awaits.kind === 'move' && state.awaits.role === 'victim' ? 'a base' : 'the victim';
    return [
      weight.steps === 0
        ? `It is ${goal}.`
        : `It is ${counted(weight.steps, 'step')} from ${goal}, and no square is nearer.`,
    ];
  }
  if ('captures' in weight) {
    if (weight.captures) return ['It captures the victim, and whoever does is the victim now.'];
    return [
      `Wherever the victim goes next, the roll after that captures it with a chance of ${percent(weight.closing)}.`,
      ...(weight.guards.length > 0 ? [`Nobody else guards ${listed(weight.guards.map(wanted))}.`] : []),
    ];
  }
  if ('caught' in weight)
    return [
      ...(weight.isBase ? [`It is ${wanted(square)}, base number ${weight.bases} of this run.`] : []),
      weight.caught === 0
        ? 'Nobody can capture the victim there before it moves again.'
        : `The chance of a capture there is ${percent(weight.caught)}.`,
      `From there ${weight.rolls} of the ${STEPS.length} rolls that move a piece lead on to a base.`,
    ];
  return ['It plays at random.'];
};

const explanationOf = (state: State, square: number, bot: BotId, seat: number): string =>
  reasonsOf(state, square, weigh(bot, state, seat)(square)).join(' ');

export const programs: Programs<TmagSetup, State, TableEvent> = {
  answer: (state, setup, at) => {
    const { awaits } = state;
    if (awaits.kind !== 'move') throw new Error('no program is asked');
    const chance = openStream(dieKey(setup), `tmag/house/${at}`);
    const { square } = choose(state, chance, setup.solo?.bots);
    return { kind: 'move', seat: awaits.seat, to: squareName(boardOf(state.setup), square) };
  },
  why: (before, event, setup) => {
    const square = event.kind === 'move' ? squareNamed(boardOf(before.setup), event.to) : undefined;
    if (event.kind !== 'move' || square === undefined || !setup.solo) return undefined;
    return [
      `Why did ${nameAt(setup.names, event.seat)} go to ${event.to}?`,
      explanationOf(before, square, setup.solo.bots, event.seat),
    ];
  },
  hint: (state, setup) => {
    const { awaits } = state;
    if (!setup.solo || awaits.kind !== 'move' || isHouse(setup, awaits.seat)) return undefined;
    // The first of those that are equally good: a hint has no chance of its own.
    const { square } = choose(state, { below: () => 0 }, 'plan');
    const to = squareName(boardOf(state.setup), square);
    return ['What would you do?', `Go to ${to}. ${explanationOf(state, square, 'plan', awaits.seat)}`];
  },
};
