/** The programs that play at a table of TMAG where one person is alone, and why they do what they do. */

import { listed } from '#messages/language';
import * as m from '#messages/tmag-table';
import type { Programs } from '../../../app/tables/game';
import { isHouse } from '../../../app/tables/solo/solo';
import { percent } from '../../../base/fraction';
import { openStream } from '../../../deal/v1/stream';
import type { BotId } from '../../bots';
import { choose, type Weight, weigh } from '../bots/bots';
import { squareName, squareNamed } from '../rules/board';
import { STEPS } from '../rules/moves';
import { boardOf, type State, type TableEvent } from '../rules/state';
import { nameAt } from './ask';
import { dieKey, type TmagSetup } from './setup';
import { squareWords } from './words';

/** What a program looked at, a sentence each. */
const reasonsOf = (state: State, square: number, weight: Weight): readonly string[] => {
  const wanted = (base: number) => squareWords(state.setup, base);
  if ('steps' in weight) {
    const goal = state.awaits.kind === 'move' && state.awaits.role === 'victim' ? m.goalBase : m.goalVictim;
    return [weight.steps === 0 ? m.reasonAtGoal({ goal }) : m.reasonSteps({ steps: weight.steps, goal })];
  }
  if ('captures' in weight) {
    if (weight.captures) return [m.reasonCaptures];
    return [
      m.reasonClosing({ closing: percent(weight.closing) }),
      ...(weight.guards.length > 0 ? [m.reasonGuards({ guards: listed(weight.guards.map(wanted)) })] : []),
    ];
  }
  if ('caught' in weight)
    return [
      ...(weight.isBase ? [m.reasonBase({ base: wanted(square), bases: weight.bases })] : []),
      weight.caught === 0 ? m.reasonSafe : m.reasonCaught({ caught: percent(weight.caught) }),
      m.reasonRolls({ rolls: weight.rolls, count: STEPS.length }),
    ];
  return [m.reasonRandom];
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
      m.askWhyGo({ name: nameAt(setup.names, event.seat), to: event.to }),
      explanationOf(before, square, setup.solo.bots, event.seat),
    ];
  },
  hint: (state, setup) => {
    const { awaits } = state;
    if (!setup.solo || awaits.kind !== 'move' || isHouse(setup, awaits.seat)) return undefined;
    // The first of those that are equally good: a hint has no chance of its own.
    const { square } = choose(state, { below: () => 0 }, 'plan');
    const to = squareName(boardOf(state.setup), square);
    return [m.askWhatToDo, m.goBecause({ to, reason: explanationOf(state, square, 'plan', awaits.seat) })];
  },
};
