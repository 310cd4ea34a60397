/** Refusals, each with the rule that refuses: what a person did, and what to do instead. */
import type { Awaited, RuleId, RuleProblem, State } from './state';

export const refuse = (rule: RuleId, code: string, message: string): { ok: false; error: RuleProblem } => ({
  ok: false,
  error: { rule, code, message },
});

/** What the table waits for, where something else was done. */
const WAITS: Readonly<Record<Awaited['kind'], readonly [rule: RuleId, message: string]>> = {
  caller: ['order', 'Say who calls first.'],
  identify: ['order', 'The Mafia are meeting: call everyone up first.'],
  accuse: ['order', 'It is day: somebody has to be accused first.'],
  ballot: ['order', 'It is day: this table lynches by ballot.'],
  vote: ['one-accusation', 'Somebody is accused: count the hands first.'],
  kill: ['order', 'It is night: the Assassin has to point first.'],
  wake: ['order', 'It is night: call everyone up first.'],
  show: ['show-card', 'Somebody has died: their card comes up first.'],
  tell: ['order', 'Ask first whether any of them are left.'],
  over: ['end', 'The game is over: undo, or start another.'],
};

export const outOfTurn = ({ awaits: { kind } }: State): { ok: false; error: RuleProblem } => {
  const [rule, message] = WAITS[kind];
  return refuse(rule, kind === 'over' ? 'game-over' : 'out-of-turn', message);
};

export const noSuchSeat = (seat: number): { ok: false; error: RuleProblem } =>
  refuse('seats', 'seat-unknown', `There is no seat ${seat} at this table.`);
