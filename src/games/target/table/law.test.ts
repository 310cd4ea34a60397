/** The Law and the engine of target hold each other: what a table refuses is a rule, and what the Law calls enforced is refused. */
import { describe, expect, it } from 'vitest';
import { startTable } from '../../../app/tables/keep/record';
import { now, play, type Timeline } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { readRules } from '../../../files/read-rules';
import { rulesOf } from '../../../rules/law';
import { target } from '..';
import { type apply, type State, TABLE_OPTIONS, type TableEvent } from '../rules';
import { attack, DEALT, NAMES, out } from '../rules/table.sample';
import type { TargetSetup } from './setup';
import { targetTable } from './table';

/** Ana hunts Cy, Ben Dee, Cy Ben, Dee Eve, Eve Ana. */
const DEALS: TargetSetup = { names: NAMES, options: {}, seed: 'friday-7' };
const HANDS: TargetSetup = { names: NAMES, options: {}, seed: '', hands: true };

const law = rulesOf((await readRules(target)).blocks);
const ids = law.map(({ slug }) => slug);
const kept = (keeping: string) => law.filter((rule) => rule.keeping === keeping).map(({ slug }) => slug);

const ALL_OUT = out('Cy', 'Ben', 'Dee', 'Eve');

type TableRule = Extract<ReturnType<typeof apply>, { ok: false }>['error']['rule'];

/** For each rule that the table can refuse with a game, and what breaks the rule in it. */
const BREAKS: Readonly<
  Record<TableRule, readonly [before: readonly TableEvent[], TableEvent, setup?: Partial<TargetSetup>]>
> = {
  players: [[], { kind: 'count', seat: 5, by: 1 }],
  counter: [[], { kind: 'count', seat: 0, by: 0.5 }],
  'one-card': [
    [DEALT, attack('Ana', 'Ben')],
    attack('Ben', 'Ana', 'spell', true),
    { ...HANDS, names: NAMES.slice(0, 3) },
  ],
  'any-deal': [
    [DEALT, attack('Ana', 'Ben')],
    attack('Ben', 'Ana', 'creatures', true),
    { ...HANDS, options: { ring: true } },
  ],
  attack: [[], attack('Dee', 'Cy')],
  aim: [[], attack('Dee', 'Cy', 'spell')],
  abilities: [[], attack('Dee', 'Cy', 'ability')],
  yourself: [[], attack('Ana', 'Ana', 'spell')],
  'show-card': [[attack('Ana', 'Cy')], attack('Cy', 'Ana', 'creatures', true)],
  out: [[out('Cy')], attack('Cy', 'Ana')],
  'hidden-card': [[DEALT, attack('Ana', 'Cy')], out('Cy by Ben, shown by Ben'), HANDS],
  'no-killer': [[], out('Cy concedes by Ana')],
  'at-once': [[], out('Cy', 'Cy by Ana')],
  'deal-at-once': [[DEALT, out('Cy')], attack('Ana', 'Ben'), HANDS],
  'blood-forgotten': [[attack('Ana', 'Cy'), out('Ben')], attack('Cy', 'Ana')],
  end: [[ALL_OUT], attack('Ana', 'Ben')],
};

type Line = Timeline<State, TableEvent>;

const lineOf = (events: readonly TableEvent[], setup: Partial<TargetSetup> = {}): Line =>
  events.reduce(
    (line, event) => unwrap(play(line, event, targetTable.apply)),
    unwrap(startTable(targetTable, { ...DEALS, ...setup })).line as Line,
  );

describe('the Law', () => {
  it('has every rule that a table can refuse with, and calls it enforced', () => {
    expect(kept('enforced').toSorted()).toEqual(Object.keys(BREAKS).toSorted());
    expect(kept('not enforced').length + kept('automatic').length + kept('enforced').length).toBe(law.length);
  });

  it.each(kept('enforced'))('is kept by the table: %s is refused when it is broken', (id) => {
    const [before, event, setup] =
      BREAKS[id as TableRule] ?? expect.fail(`nothing breaks ${id}: write it above`);
    expect(targetTable.apply(now(lineOf(before, setup)), event)).toMatchObject({
      ok: false,
      error: { rule: id },
    });
  });

  it('is cited by logs and hints, and each automatic rule of play by one of them', () => {
    const free = { options: { spells: true } };
    const survivor = { options: { survivor: true } };
    const fresh = { names: ['Ana', 'Ben', 'Cy', 'Dee'], options: { fresh: true }, seed: '0' };
    const lines: readonly (readonly [readonly TableEvent[], Partial<TargetSetup>?])[] = [
      [[attack('Ana', 'Cy'), attack('Cy', 'Ana'), attack('Ana', 'Cy'), out('Cy by Ana'), out('Ana by Dee')]],
      [[out('Ana by Ben', 'Cy', 'Dee'), out('Ben', 'Eve')]],
      [[attack('Ana', 'Ben', 'ability')], free],
      [[ALL_OUT], survivor],
      [[ALL_OUT]],
      [[out('Dee')], fresh],
    ];
    const cited = lines.flatMap(([events, more = {}]) => {
      const line = lineOf(events, more);
      const setup = { ...DEALS, ...more };
      const hints = line.states.map((state) => targetTable.moment(state, setup).rule);
      return [...targetTable.log(line, setup).map(({ rule }) => rule), ...hints].filter(
        (id) => id !== undefined,
      );
    });
    expect([...new Set(cited)].filter((id) => !ids.includes(id))).toEqual([]);
    expect(cited).toEqual(
      expect.arrayContaining([
        ...['blood', 'strike-back', 'hit', 'no-hit', 'same-target', 'last-two'],
        ...['nobody-left', 'most-hits', 'survivor', 'abilities', 'at-once'],
      ]),
    );
  });

  it('has the rule of every option', () => {
    const cited = TABLE_OPTIONS.flatMap(({ ruling }) => ruling ?? []);
    expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
