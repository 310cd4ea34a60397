/** "Nobody as last time": what a browser may look back at, and what it must not. */
import { beforeEach, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { dealOpen } from '../../deal/v1/spec';
import { dealing } from '../../games/target/deal';
import { type Entry, hostedGames } from '../sealed/host';
import { clearStore, withStores } from '../store/browser.sample';
import { keepDealt } from '../store/dealt';
import { putTable } from '../tables/keep/kept';
import { lastPairs } from './last-deal';

withStores();
const game = { id: 'target', dealing };
const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
const NOW = 1_790_000_000_000;

const pairsOf = (seed: string) => {
  const deal = unwrap(dealOpen(game, { game: 'target', names: NAMES, options: {} }, seed));
  return deal.cards.map(({ seat, value }) => [NAMES[seat], value]);
};

const hosted = (entries: readonly Entry[], over: boolean, updated: number) =>
  hostedGames.change('sealed', () => ({
    id: 'sealed',
    game: 'target',
    version: 3,
    names: NAMES,
    options: {},
    hostSeat: null,
    secret: '00'.repeat(16),
    entries,
    note: '',
    over,
    updated,
    revision: entries.length,
  }));

const DEALT: readonly Entry[] = [
  { id: 'a', event: { kind: 'close' } },
  { id: 'b', event: { kind: 'publish', serial: 1_790_000_000 } },
];
const ENDED: readonly Entry[] = [...DEALT, { id: 'c', event: { kind: 'end' } }];

beforeEach(clearStore);

it('finds nothing where nothing is kept', async () => {
  expect(await lastPairs(game, NOW)).toBeUndefined();
});

it('is the newest of what was dealt in the open and at tables that know their deal', async () => {
  keepDealt('target', `players=${NAMES}&seed=open`, NOW);
  expect(await lastPairs(game, NOW)).toEqual(pairsOf('open'));
  const setup = { names: NAMES, options: { spells: true }, seed: 'table' };
  const table = { id: 't', game: 'target', name: '', players: NAMES, note: '', over: true, writer: 'w' };
  await putTable({ ...table, updated: NOW + 1, revision: 1, text: JSON.stringify({ setup }) }, 0);
  expect(await lastPairs(game, NOW)).toEqual(pairsOf('table'));
  keepDealt('target', 'players=Ana&seed=', NOW + 2);
  expect(await lastPairs(game, NOW)).toEqual(pairsOf('table'));
});

it.each([
  { setup: { names: 'Ana, Ben', options: {}, seed: 's' } },
  { setup: { names: NAMES, options: null, seed: 's' } },
  { setup: { names: NAMES, options: {}, seed: 7 } },
  { setup: null },
  null,
])('passes over a table that something else wrote: %j', async (text) => {
  keepDealt('target', `players=${NAMES}&seed=open`, NOW);
  const table = { id: 't', game: 'target', name: '', players: NAMES, note: '', over: true, writer: 'w' };
  await putTable({ ...table, updated: NOW + 1, revision: 1, text: JSON.stringify(text) }, 0);
  expect(await lastPairs(game, NOW)).toEqual(pairsOf('open'));
});

it('is a sealed deal only once it is over', async () => {
  await hosted(DEALT, false, NOW);
  expect(await lastPairs(game, NOW)).toBeUndefined();
  // Neither by a word that somebody wrote into the store.
  await hosted(DEALT, true, NOW);
  expect(await lastPairs(game, NOW)).toBeUndefined();
  await hosted(ENDED, true, NOW);
  const found = (await lastPairs(game, NOW)) ?? [];
  expect(found.map(([name]) => name)).toEqual(NAMES);
  expect(found.map(([, target]) => target).toSorted()).toEqual(NAMES);
});
