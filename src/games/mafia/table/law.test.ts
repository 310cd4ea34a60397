/** The Law and the engine of mafia hold each other: what a table refuses is a rule, and what the Law calls enforced is refused. */
import { describe, expect, it } from 'vitest';
import { startTable } from '../../../app/tables/keep/record';
import { now, play, type Timeline } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { readRules } from '../../../files/read-rules';
import { rulesOf } from '../../../rules/law';
import { mafia } from '..';
import { MAFIA_TABLE_OPTIONS, RULE_IDS } from '../rules';
import {
  ANA,
  BEN,
  CY,
  DEE,
  EXAMPLE_EVENTS,
  EXAMPLE_ROLES,
  GIL,
  HAL,
  lynching,
  meeting,
  night,
} from '../rules/game.sample';
import type { TableEvent } from '../rules/state';
import type { MafiaSetup } from './setup';
import { mafiaTable } from './table';

const SETUP: MafiaSetup = {
  names: ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal'],
  cards: 'dealt',
  seed: 'friday-7',
  options: {},
  edition: 2,
};

const law = rulesOf((await readRules(mafia)).blocks);
const ids = law.map(({ slug }) => slug);
const kept = (keeping: string) => law.filter((rule) => rule.keeping === keeping).map(({ slug }) => slug);

const BALLOT = { threshold: 'plurality' };
const NIGHT = [...meeting(), ...lynching(GIL, BEN, 4, 'pleb')];
const SECOND = [...NIGHT, ...night(DEE, 'mafia')];
const FAILED: TableEvent[] = [
  ...meeting(),
  { kind: 'accuse', by: DEE, accused: CY },
  { kind: 'vote', yes: 3 },
];

/** For each enforced rule a game, and what breaks the rule in it. */
const BREAKS: Readonly<
  Record<string, readonly [before: readonly TableEvent[], TableEvent, MafiaSetup['options']?]>
> = {
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

type Line = Timeline<Parameters<typeof mafiaTable.apply>[0], TableEvent>;

const lineOf = (events: readonly TableEvent[], options: MafiaSetup['options'] = {}): Line =>
  events.reduce(
    (line, event) => unwrap(play(line, event, mafiaTable.apply)),
    unwrap(startTable(mafiaTable, { ...SETUP, options })).line as Line,
  );

describe('the Law', () => {
  it('has every rule that a table can refuse with, and calls it enforced', () => {
    expect(kept('enforced').toSorted()).toEqual([...RULE_IDS].toSorted());
    expect(kept('not enforced').length + kept('automatic').length + RULE_IDS.length).toBe(law.length);
  });

  it.each(kept('enforced'))('is kept by the table: %s is refused when it is broken', (id) => {
    const [before, event, options] = BREAKS[id] ?? expect.fail(`nothing breaks ${id}: write it above`);
    expect(mafiaTable.apply(now(lineOf(before, options)), event)).toMatchObject({
      ok: false,
      error: { rule: id },
    });
  });

  it('is cited by logs and hints, and each automatic rule of play by one of them', () => {
    const all = Array.from({ length: 8 }, (_, accused): TableEvent[] => [
      { kind: 'accuse', by: (accused + 1) % 8, accused },
      { kind: 'vote', yes: 1 },
    ]).flat();
    const tie: TableEvent = { kind: 'ballot', named: [2, 2] };
    const lines: readonly (readonly [Line, MafiaSetup['options']])[] = [
      [lineOf(EXAMPLE_EVENTS), {}],
      [lineOf([...meeting(), ...all]), {}],
      [lineOf([...meeting(), tie, tie], BALLOT), BALLOT],
    ];
    const cited = lines.flatMap(([line, options]) => {
      const setup = { ...SETUP, options };
      const hints = line.states.map((state) => mafiaTable.moment(state, setup).rule);
      return [...mafiaTable.log(line, setup).map(({ rule }) => rule), ...hints].filter(
        (id) => id !== undefined,
      );
    });
    expect([...new Set(cited)].filter((id) => !ids.includes(id))).toEqual([]);
    expect(cited).toEqual(
      expect.arrayContaining([
        'majority',
        'first-deadlock',
        'ballot',
        'mafia-meet',
        'told-when-up',
        'assassin-dead',
      ]),
    );
  });

  it('has the rule of every option', () => {
    const cited = MAFIA_TABLE_OPTIONS.flatMap(({ ruling }) => ruling ?? []);
    expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
    expect(EXAMPLE_ROLES).toHaveLength(SETUP.names.length);
  });
});
