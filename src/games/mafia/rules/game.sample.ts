/** Games for tests: the example of the rules, and events in short. */
import { unwrap } from '../../../base/result';
import { replayOf } from '../../replay.sample';
import type { Role } from '../roles';
import { apply, start } from './index';
import { type TableRules, tableRules } from './options';
import type { Setup } from './setup';
import type { State, TableEvent } from './state';

/** The cards of the example game in the rules. */
export const EXAMPLE_ROLES: readonly Role[] = [
  'pleb',
  'pleb',
  'assassin',
  'mafia',
  'mafia',
  'pleb',
  'pleb',
  'pleb',
];

export const EXAMPLE_NAMES: readonly string[] = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal'];
export const [ANA, BEN, CY, DEE, EVE, FOX, GIL, HAL] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export const setupOf = (rules: Partial<TableRules> = {}, more: Partial<Setup> = {}): Setup => ({
  players: 8,
  rules: { ...tableRules(), ...rules },
  roles: EXAMPLE_ROLES,
  ...more,
});

/** The same table with the cards in the players' hands. */
export const inHands = (rules: Partial<TableRules> = {}, more: Partial<Setup> = {}): Setup => {
  const { roles, ...setup } = setupOf(rules, more);
  return setup;
};

/** The Mafia meet: it is the first day. */
export const meeting = (caller: number = HAL): TableEvent[] => [
  { kind: 'call', seat: caller },
  { kind: 'wake' },
];

/** Someone is accused, enough hands are up, and the card comes up. */
export const lynching = (by: number, accused: number, yes: number, role: Role): TableEvent[] => [
  { kind: 'accuse', by, accused },
  { kind: 'vote', yes },
  { kind: 'show', role },
];

/** A night: a caller where one has to be chosen, the victim, and the card. */
export const night = (victim: number, role: Role, caller?: number): TableEvent[] => [
  ...(caller === undefined ? [] : [{ kind: 'call', seat: caller } as const]),
  { kind: 'kill', victim },
  { kind: 'wake' },
  { kind: 'show', role },
];

/** The first night: Ben has been lynched. */
export const NIGHT: readonly TableEvent[] = [...meeting(), ...lynching(GIL, BEN, 4, 'pleb')];

/** The day after it: Dee has been killed. */
export const SECOND: readonly TableEvent[] = [...NIGHT, ...night(DEE, 'mafia')];

/** Tables of the eight. */
export const HANDS = { names: EXAMPLE_NAMES, cards: 'hands', seed: '', options: {}, edition: 2 } as const;
export const DEALT = { ...HANDS, cards: 'dealt', seed: 'friday-7' } as const;

export const replay = replayOf(start, apply);

export const play = (setup: Setup, ...events: readonly TableEvent[]): State =>
  unwrap(replay(setup, events)).at(-1) as State;

export const refusal = (state: State, event: TableEvent) => {
  const result = apply(state, event);
  return result.ok ? 'let it happen' : [result.error.rule, result.error.code];
};

/** The first day of the eight, once the Mafia have met. */
export const firstDay = (rules: Partial<TableRules> = {}, more: Partial<Setup> = {}): State =>
  play(setupOf(rules, more), ...meeting(ANA));

/** Cy stands accused on the first day: seven vote. */
export const onTrial = (rules: Partial<TableRules> = {}): State =>
  unwrap(apply(firstDay(rules), { kind: 'accuse', by: DEE, accused: CY }));

export const agrees = (state: State, yes: number, no?: number): boolean =>
  unwrap(apply(state, { kind: 'vote', yes, ...(no !== undefined && { no }) })).awaits.kind === 'show';
