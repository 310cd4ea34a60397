/** The Law and the engines of nation hold each other: what they refuse is a rule, and what the Law calls enforced is refused. */
import { describe, expect, it } from 'vitest';
import { readRules } from '../../../files/read-rules';
import { rulesOf } from '../../../rules/law';
import { inlineText } from '../../../rules/plain-text';
import { nation } from '..';
import { PHASES } from '../cards/vocabulary';
import { tables } from '../facts';
import type { Refused } from '../rules/scorer/check';
import type { LedgerEvent, LedgerState } from '../rules/scorer/ledger';
import { at, lay, on, RESOLVE, roll } from '../rules/scorer/ledger.sample';
import type { Refused as GameRefused } from '../rules/table';
import { NATION_TABLE_OPTIONS } from './setup';
import { nationTable } from './table';
import { fresh } from './table.sample';
import { logEntries, momentOf } from './words';

const law = rulesOf((await readRules(nation)).blocks);
const ids = law.map(({ slug }) => slug);
const kept = (keeping: string) => law.filter((rule) => rule.keeping === keeping).map(({ slug }) => slug);

const start = fresh({ specialists: [1, 0, 2, 3] });
const STORY = fresh({ specialists: [1, 0, 2, 3], options: { storytelling: true } });
const PISTOL = { weapon: 'pistol', times: at('1310'), contract: 'public-execution' } as const;
const ROPE = { weapon: 'rope', times: at('0815') } as const;

/** The last target is about to be hit, and the hit lists are known. */
const last: LedgerState = {
  ...fresh(),
  remaining: 1 << 15,
};
const SURE = { weapon: 'rpg', times: at('1445'), cards: ['stealth', 'long-stakeout'] } as const;
const gone = on(last, lay(0, 15, SURE), RESOLVE);
const lists = gone.setup.hitLists.map((list) => list ?? -1);
const END: LedgerEvent = { kind: 'end', hitLists: lists };
const duel = on(
  { ...gone, owner: gone.owner.map(() => -1), cash: [9, 9, 1, 1], setup: { ...gone.setup, hitLists: lists } },
  END,
);

type TableRule = Refused['rule'];

/** For each rule that the table can refuse with a table, and what breaks the rule at it. */
const BREAKS: Readonly<Record<TableRule, readonly [LedgerState, LedgerEvent]>> = {
  seats: [start, lay(4, 0)],
  pyramid: [start, lay(0, 18)],
  taken: [gone, { kind: 'bounty', tile: 15, cash: 1 }],
  'hit-list': [gone, { kind: 'end', hitLists: lists.map(() => 0) }],
  money: [start, { kind: 'adjust', seat: 0, cash: -3, debt: 0 }],
  order: [start, { kind: 'next' }],
  mark: [start, lay(0, null, PISTOL)],
  contract: [on(start, lay(0, 3, PISTOL)), lay(1, 3, { ...ROPE, contract: 'public-execution' })],
  weapon: [on(start, lay(0, 3, PISTOL)), lay(1, 3, { weapon: 'pistol', times: at('1310') })],
  double: [start, lay(0, 3, { weapon: 'rope', times: at('0815', '0905', '1030') })],
  'laid-modifiers': [start, lay(0, 3, { cards: ['invisibility'] })],
  'time-tie': [on(start, lay(0, 3), lay(1, 3), RESOLVE), roll(2, 3)],
  line: [on(start, lay(0, 3, PISTOL), lay(1, 3, ROPE), RESOLVE), roll(0, 3)],
  dice: [on(start, lay(0, 3, PISTOL), RESOLVE), roll(0, 3, 4)],
  winner: [on(gone, END), { kind: 'next' }],
  duel: [duel, lay(2, null)],
  'duel-round': [duel, lay(0, 3)],
  story: [on(STORY, lay(0, 3, PISTOL), RESOLVE), { kind: 'vote', seat: 0, favour: 3, against: 1 }],
};

/** Rules of hands and decks, which only the whole game knows: programs play it. */
const HAND_RULES: Readonly<Record<Exclude<GameRefused['rule'], TableRule>, true>> = {
  available: true,
  hand: true,
  'hand-limit': true,
  decks: true,
  empty: true,
  turns: true,
  phase: true,
  asks: true,
  'take-one': true,
  buy: true,
  'buy-full': true,
  'two-kinds': true,
  'too-late': true,
};

describe('the Law', () => {
  it('has every rule that an engine can refuse with, and calls enforced what the table refuses', () => {
    expect(kept('enforced').toSorted()).toEqual(Object.keys(BREAKS).toSorted());
    expect(Object.keys(HAND_RULES).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(kept('enforced'))('is kept by the table: %s is refused when it is broken', (id) => {
    const [state, event] = BREAKS[id as TableRule] ?? expect.fail(`nothing breaks ${id}: write it above`);
    expect(nationTable.apply(state, event)).toMatchObject({ ok: false, error: { rule: id } });
  });

  it('asks about cards of the set', () => {
    const names = PHASES.flatMap((phase) => tables[`modifiers-${phase}`].rows.map(([name = '']) => name));
    const asked = law.filter(({ slug }) => slug.startsWith('card-'));
    const strange = asked.filter(({ blocks: [first] }) => {
      const words = inlineText(first?.inlines ?? []);
      return !names.some((name) => words.startsWith(name));
    });
    expect(strange.map(({ slug }) => slug)).toEqual(['card-weapons', 'card-tile']);
    expect(asked.length).toBeGreaterThan(20);
  });

  it('is cited by logs, hints and options with ids that it has', () => {
    const games: readonly (readonly [LedgerState, readonly LedgerEvent[]])[] = [
      [
        start,
        [{ kind: 'adjust', seat: 1, cash: -1, debt: 0 }, lay(0, 3, PISTOL), lay(1, 3, ROPE), lay(2, 8)],
      ],
      [on(start, lay(0, 3, PISTOL), lay(1, 3, ROPE), lay(2, 8)), [RESOLVE, roll(1, 6), { kind: 'next' }]],
      [on(start, lay(0, 3, { ...PISTOL, cards: ['backup-plan'] }), RESOLVE), [roll(0, 1), roll(0, 1)]],
      [on(start, lay(0, 3), lay(1, 3), RESOLVE), [roll(0, 2)]],
      [on(STORY, lay(0, 3, PISTOL), RESOLVE), [{ kind: 'vote', seat: 0, favour: 1, against: 2 }]],
      [gone, [END]],
      [
        { ...gone, owner: gone.owner.map(() => -1), cash: [9, 9, 1, 1] },
        [END, lay(0, null), lay(1, null, ROPE)],
      ],
      [on(duel, lay(0, null), lay(1, null, ROPE), RESOLVE), [roll(1, 1), roll(0, 1)]],
    ];
    const cited = games.flatMap(([from, events]) => {
      const states = [from];
      for (const event of events) states.push(on(states.at(-1) ?? from, event));
      const hints = states.map((state) => momentOf(state, { seed: '' }).rule);
      return [...logEntries({ events, states, at: events.length }).map(({ rule }) => rule), ...hints];
    });
    const options = NATION_TABLE_OPTIONS.map(({ ruling }) => ruling);
    const found = [...new Set([...cited, ...options])].filter((id) => id !== undefined);
    expect(found.filter((id) => !ids.includes(id))).toEqual([]);
    expect(found).toEqual(
      expect.arrayContaining(
        'money too-late miss card-backup-plan time-tie story-doubt winner duel duel-again wrong-mark token'.split(
          ' ',
        ),
      ),
    );
  });
});
