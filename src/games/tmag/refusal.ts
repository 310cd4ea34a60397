/** Why a piece may not go where somebody wants it to go: the first rule that stands in the way. */
import { squareName } from './board';
import type { Steps } from './die';
import { destinations, type Position } from './moves';
import type { RuleId, RuleProblem } from './state';

export const refuse = (rule: RuleId, code: string, message: string): { ok: false; error: RuleProblem } => ({
  ok: false,
  error: { rule, code, message: `${message} (${rule})` },
});

const reaches = (position: Position, roll: Steps, to: number): boolean =>
  destinations(position, roll).some(({ square }) => square === to);

/** Like `position`, with nobody in the way. */
const alone = (position: Position): Position => ({
  ...position,
  assassins: [],
  victim: position.role === 'victim' ? position.from : -1,
});

/** For a square that is not among the destinations of the roll. */
export const whyNot = (position: Position, roll: Steps, to: number): { ok: false; error: RuleProblem } => {
  const { board, role, assassins, from } = position;
  const name = squareName(board, to);
  if (to === board.safeHouse)
    return refuse('safe-house', 'no-entry', 'Nobody enters the safe-house: choose another square.');
  if (role === 'assassin' && board.bases.includes(to)) {
    return refuse(
      'base',
      'base-closed',
      `Assassins pass bases but do not stop on one, and ${name} is a base.`,
    );
  }
  if (assassins.some((square) => square === to && square !== from)) {
    return refuse('G3', 'occupied', `An assassin stands on ${name}: choose another square.`);
  }
  if (reaches(alone(position), roll, to)) {
    return role === 'victim'
      ? refuse('G3', 'blocked', `Assassins are in the way to ${name}: the victim does not pass them.`)
      : refuse(
          'passing',
          'blocked',
          `The victim is in the way to ${name}: an assassin does not pass the victim.`,
        );
  }
  if (position.backtrack === 'once' && reaches({ ...alone(position), backtrack: 'reversal' }, roll, to)) {
    return refuse('G1', 'backtracks', `The way to ${name} would use a square twice in one move.`);
  }
  return refuse(
    'count',
    'not-exact',
    `No way of exactly ${roll} leads to ${name}: the whole roll has to be used.`,
  );
};
