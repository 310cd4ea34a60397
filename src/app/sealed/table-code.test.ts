import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { applyHost, type HostEvent, type HostState } from '../../deal/sealed/host';
import { dealtTable, gameOf } from '../../deal/sealed/table.sample';
import type { Leavers } from '../../deal/v1/living';
import { mafiaTable } from '../../games/mafia/table/table';
import { nationTable } from '../../games/nation/table/table';
import { targetTable } from '../../games/target/table/table';
import { tmagTable } from '../../games/tmag/table/table';
import { deathsTo, toldBetween } from '../session/told-between';
import { openAddress } from '../tables/opening';

const { state } = dealtTable();
const sync = (from: HostState, table: Leavers): HostState =>
  deathsTo(from.leavers, table).reduce((last, event) => unwrap(applyHost(last, event)), from);

it.each<[string, Leavers, Leavers]>([
  ['a death', [], [[3]]],
  ['two at once, in any order', [[3]], [[3], [5, 1]]],
  ['the last one undone', [[3], [5]], [[3]]],
  ['another one in its place', [[3], [5]], [[3], [4]]],
  ['all undone', [[3], [5]], []],
  ['nothing new', [[1, 3]], [[3, 1]]],
])('a deal follows its table: %s', (_, before, after) => {
  const followed = sync(sync(state, before), after);
  expect(followed.leavers.map((seats) => seats.toSorted())).toEqual(after.map((seats) => seats.toSorted()));
});

describe('opening a table writes nothing to the deal', () => {
  it.each<[string, Leavers, Leavers, Leavers]>([
    ['a new table takes in who is out', [], [[0], [3, 4]], [[0], [3, 4]]],
    ['one that is behind takes in the rest', [[0]], [[0], [3]], [[3]]],
    ['one that knows as much takes in nothing', [[3, 0]], [[0, 3]], []],
    ['one that knows more leaves the deal alone', [[0], [3]], [[0]], []],
    ['one that knows other deaths leaves the deal alone', [[1]], [[0]], []],
  ])('%s', (_, table, dealt, toTable) => {
    expect(toldBetween(undefined, table, dealt)).toEqual({ toTable, toDeal: [] });
  });
});

describe('what is done at an open table', () => {
  it.each<[string, Leavers, Leavers, Leavers, readonly HostEvent[]]>([
    ['a death', [], [[2]], [], [{ kind: 'out', seats: [2] }]],
    ['its undoing', [[2]], [], [[2]], [{ kind: 'undo' }]],
    ['what it has just taken in', [], [[2]], [[2]], []],
    ['what is done where the deal has other deaths', [[2]], [[2], [3]], [], []],
  ])('goes into the deal as that and no more: %s', (_, before, table, dealt, toDeal) => {
    expect(toldBetween(before, table, dealt)).toEqual({ toTable: [], toDeal });
  });
});

it('opens the table of a sealed deal with its seats, and the same one again', async () => {
  const fragment = 'sealed=abc&players=Ana,Ben,Cy,Dee,Eve&ring=1';
  expect(await openAddress(targetTable, [], fragment)).toMatchObject({
    table: {
      id: 'sealedabc',
      setup: { hands: true, names: ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'], options: { ring: true } },
    },
  });
  expect(await openAddress(mafiaTable, [], 'sealed=abc&players=Ana,Ben,Cy,Dee,Eve&identify=1')).toMatchObject(
    {
      table: { setup: { cards: 'hands', options: {} } },
    },
  );
  expect(await openAddress(targetTable, [], 'sealed=abc&players=Ana')).toMatchObject({
    broken: { fragment: 'sealed=abc&players=Ana' },
  });
});

it.each([
  [
    'tmag',
    tmagTable,
    'up=2&short=1&board=6x6-one',
    { firstVictim: 2, options: { short: true, board: '6x6-one' } },
  ],
  ['nation', nationTable, 'up=4.0.5', { specialists: [4, 0, 5] }],
] as const)(
  '%s: what is face up is on the table, and nothing else of the cards',
  async (_, game, more, setup) => {
    const open = (up: string) =>
      openAddress(game as typeof tmagTable, [], `sealed=abc&players=Ana,Ben,Cy&${up}`);
    expect(await open(more)).toMatchObject({
      table: { id: 'sealedabc', setup: { seed: 'abc', ...setup } },
    });
    for (const up of ['up=7.7.7', 'up=x', 'up=-1.0.2', 'up=1e9.2.3'])
      expect(await open(up), up).toHaveProperty('broken');
  },
);

it.each(['tmag', 'nation', 'mafia', 'target'])('%s: the host’s device gives its table no secret', (id) => {
  const game = gameOf(id);
  const payloads = (n: number) =>
    [1, 2, 3].map((seat) => Uint8Array.of(seat, n).subarray(0, id === 'tmag' ? 1 : 2));
  expect(game.faceUp(payloads(9))).toEqual(game.faceUp(payloads(8)));
});
