import { type Breaks, holdLaw } from '../../../app/tables/parts/law.sample';
import { mafia } from '..';
import { EXAMPLE_EVENTS } from '../example';
import { MAFIA_TABLE_OPTIONS, type RuleId } from '../rules';
import { ANA, BEN, CY, DEALT, DEE, GIL, HAL, lynching, meeting, NIGHT, SECOND } from '../rules/game.sample';
import type { TableEvent } from '../rules/state';
import type { MafiaSetup } from './setup';
import { mafiaTable } from './table';

const BALLOT = { options: { threshold: 'plurality' } };
const FAILED: TableEvent[] = [
  ...meeting(),
  { kind: 'accuse', by: DEE, accused: CY },
  { kind: 'vote', yes: 3 },
];

const BREAKS: Breaks<RuleId, MafiaSetup, TableEvent> = {
  seats: [[], { kind: 'call', seat: 8 }],
  mix: [NIGHT.slice(0, -1), { kind: 'show', role: 'mafia' }],
  order: [[], { kind: 'kill', victim: ANA }],
  accuse: [SECOND, { kind: 'accuse', by: CY, accused: BEN }],
  'one-accusation': [FAILED.slice(0, -1), { kind: 'accuse', by: ANA, accused: BEN }],
  'accuse-once': [FAILED, { kind: 'accuse', by: ANA, accused: CY }],
  voters: [FAILED.slice(0, -1), { kind: 'vote', yes: 8 }],
  'go-home': [SECOND, { kind: 'pass', yes: 6 }],
  ballot: [meeting(), { kind: 'accuse', by: DEE, accused: CY }, BALLOT],
  'night-caller': [[...SECOND, ...lynching(ANA, GIL, 3, 'pleb')], { kind: 'call', seat: HAL }],
  'must-kill': [NIGHT, { kind: 'spare' }],
  'not-self': [NIGHT, { kind: 'kill', victim: CY }],
  'show-card': [NIGHT.slice(0, -1), { kind: 'kill', victim: DEE }],
  out: [SECOND, { kind: 'accuse', by: BEN, accused: CY }],
  end: [EXAMPLE_EVENTS, { kind: 'accuse', by: ANA, accused: HAL }],
};

const ALL = Array.from({ length: 8 }, (_, accused): TableEvent[] => [
  { kind: 'accuse', by: (accused + 1) % 8, accused },
  { kind: 'vote', yes: 1 },
]).flat();
const TIE: TableEvent = { kind: 'ballot', named: [2, 2] };

await holdLaw(mafia, mafiaTable, DEALT, {
  breaks: BREAKS,
  games: [[EXAMPLE_EVENTS], [[...meeting(), ...ALL]], [[...meeting(), TIE, TIE], BALLOT]],
  cited: ['majority', 'first-deadlock', 'ballot', 'mafia-meet', 'told-when-up', 'assassin-dead'],
  options: MAFIA_TABLE_OPTIONS,
});
