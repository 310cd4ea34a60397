/** Refusals, each with the rule that refuses: what a person did, and what to do instead. */
import type { Awaited, RuleId, RuleProblem, State } from './state';

export const refuse = (rule: RuleId, code: string, message: string): { ok: false; error: RuleProblem } => ({
  ok: false,
  error: { rule, code, message: `${message} (${rule})` },
});

/** What the table waits for, where something else was done. */
const WAITS: Readonly<Record<Awaited['kind'], string>> = {
  caller: 'Say who calls first.',
  identify: 'The Mafia are meeting: call everyone up first.',
  accuse: 'It is day: somebody has to be accused first.',
  ballot: 'It is day: this table lynches by ballot.',
  vote: 'Somebody stands accused: count the hands first.',
  kill: 'It is night: the Assassin has to point first.',
  wake: 'It is night: call everyone up first.',
  show: 'Somebody has died: their card comes up first.',
  tell: 'Ask first whether any of them are left.',
  over: 'The game is over: undo, or start another.',
};

export const outOfTurn = ({ awaits }: State): { ok: false; error: RuleProblem } =>
  awaits.kind === 'over'
    ? refuse('the-end', 'game-over', WAITS.over)
    : refuse('the-order-of-rounds', 'out-of-turn', WAITS[awaits.kind]);

export const noSuchSeat = (seat: number): { ok: false; error: RuleProblem } =>
  refuse('set-up', 'seat-unknown', `There is no seat ${seat} at this table.`);
