import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import type { KitRequest } from '../game';
import { nationKit } from './kit';

const printed = (request: KitRequest) => unwrap(nationKit.components(request));
const only = (part: string, request: KitRequest = { count: 6 }) =>
  printed({ ...request, options: { ...request.options, part } });

const COUNTS: readonly [string, number][] = [
  ['targets', 18],
  ['weapons', 60],
  ['modifiers', 50],
  ['contracts', 40],
  ['specialists', 6],
  ['hit-lists', 20],
  ['aids', 6],
  ['maps', 6],
  ['tokens', 66],
  ['first-player', 1],
  ['dice', 6],
];

/** What the option offers beside everything, all cards and all the rest. */
const PARTS = nationKit.options.flatMap((option) =>
  option.name === 'part' ? (option.choices ?? []).slice(3).map(({ value }) => value) : [],
);

describe('the pieces', () => {
  it.each(COUNTS)('%s: %i', (part, count) => {
    expect(only(part)).toHaveLength(count);
  });

  it('are everything, in the order of the parts, unless one asks for less', () => {
    const all = printed({ count: 6 });
    expect(COUNTS.map(([part]) => part)).toEqual(PARTS);
    expect(all).toEqual(PARTS.flatMap((part) => only(part)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('are cards and the rest, which together are everything', () => {
    const [cards, rest] = [only('cards'), only('pieces')];
    expect(cards.every(({ shape }) => shape === undefined)).toBe(true);
    expect(rest.every(({ shape }) => shape !== undefined)).toBe(true);
    expect(cards.length + rest.length).toBe(printed({ count: 6 }).length);
  });

  it('are one player aid for everybody; all else is for a full table', () => {
    expect(only('aids', { count: 2 })).toHaveLength(2);
    expect(printed({ count: 2 })).toHaveLength(printed({ count: 6 }).length - 4);
  });

  it('have the sizes of the originals', () => {
    const shapes = (part: string, options = {}) =>
      new Set(only(part, { count: 2, options }).map(({ shape }) => JSON.stringify(shape)));
    expect(shapes('targets')).toEqual(new Set(['{"kind":"hex","flats":50}']));
    expect(shapes('tokens')).toEqual(new Set(['{"kind":"rect","width":25,"height":25}']));
    expect(shapes('tokens', { token: 'large' })).toEqual(new Set(['{"kind":"round","diameter":25}']));
    expect(shapes('tokens', { token: 'small' })).toEqual(new Set(['{"kind":"round","diameter":20}']));
    expect(shapes('maps')).toEqual(new Set(['{"kind":"rect","width":105,"height":74}']));
    expect(shapes('weapons')).toEqual(new Set([undefined]));
  });

  it('are 60 tokens of cash and 30 of debt', () => {
    const kinds = only('tokens', { count: 6, options: { token: 'large' } }).map(({ face }) => face.kind);
    expect(kinds.filter((kind) => kind === 'cash')).toHaveLength(60);
    expect(kinds.filter((kind) => kind === 'debt')).toHaveLength(30);
  });

  it('are as much money in fewer squares', () => {
    const tokens = only('tokens');
    expect(tokens).toHaveLength(66);
    const worth = (money: string): number =>
      tokens.reduce((sum, { face }) => sum + ('amount' in face && face.kind === money ? face.amount : 0), 0);
    expect([worth('cash'), worth('debt')]).toEqual([60, 30]);
    expect(new Set(tokens.map(({ id }) => id)).size).toBe(66);
  });

  it('say what they are', () => {
    const titles = printed({ count: 2 }).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Target: Judge, $5,000',
        'Weapon: Rope, 0815',
        'Modifier: Stealth',
        'Contract: Public Execution',
        'Specialist: The Duellist, Pistol',
        'Hit list 20',
        'Debt token, −$1,000',
      ]),
    );
  });

  it('write what a modifier does from its effects', () => {
    const stealth = only('modifiers').find(({ title }) => title === 'Modifier: Stealth');
    expect(stealth?.face).toMatchObject({ kind: 'modifier', text: '+1 MSR for your attempt.' });
  });
});

describe('backs', () => {
  it('are one for both sorts of assassin cards, and another for every other deck', () => {
    const backs = (part: string) => [...new Set(only(part).map(({ back }) => back))];
    expect(backs('weapons')).toEqual(backs('modifiers'));
    const decks = ['weapons', 'contracts', 'specialists', 'hit-lists'].flatMap(backs);
    expect(new Set(decks).size).toBe(4);
  });
});

describe('dice', () => {
  it('have six sides, and opposite ones add up to seven', () => {
    const [die] = only('dice');
    if (die?.face.kind !== 'die') throw new Error('no die');
    const { net } = die.face;
    expect(net.faces.map(({ id }) => id).toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
    const meet = [
      ...net.folds.map(({ between }) => between),
      ...net.joins.map(({ faces: [on, under] }) => [on, under] as const),
    ];
    expect(meet).toHaveLength(12);
    for (const [a, b] of meet) expect(Number(a) + Number(b)).not.toBe(7);
  });
});

describe('names', () => {
  const names = ['Ana', 'Ben', 'Cy'];
  const onMaps = (request: KitRequest) =>
    only('maps', request).flatMap(({ face }) => ('holder' in face && face.holder ? [face.holder] : []));
  const holders = (part: string, request: KitRequest) =>
    only(part, request).flatMap(({ holder }) => holder ?? []);

  it('are on maps, and beside nothing that is not dealt', () => {
    expect(onMaps({ names })).toEqual(names);
    expect(only('maps', { names }).map(({ title }) => title)[2]).toBe('Map for Cy');
    expect([...holders('specialists', { names }), ...holders('hit-lists', { names })]).toEqual([]);
  });

  it('are beside the specialists and hit lists of a deal', () => {
    const request = { names, seed: 'friday-7' };
    const held = (part: string) =>
      only(part, request).flatMap(({ id, holder }) => (holder ? [`${id} ${holder}`] : []));
    expect(held('specialists')).toEqual(['specialist-2 Cy', 'specialist-4 Ben', 'specialist-6 Ana']);
    expect(held('hit-lists')).toEqual(['hit-list-10 Cy', 'hit-list-11 Ben', 'hit-list-13 Ana']);
  });
});

it.each<[string, KitRequest, string]>([
  ['one player', { count: 1 }, 'too-few-players'],
  ['seven players', { count: 7 }, 'too-many-players'],
  ['nobody', {}, 'players-missing'],
  ['a seed without names', { count: 4, seed: 's' }, 'seed-without-names'],
  ['an empty seed', { names: ['Ana', 'Ben'], seed: ' ' }, 'seed-empty'],
  ['a part that is not there', { count: 4, options: { part: 'wings' } }, 'option-value'],
])('the kit is refused for %s', (_, request, code) => {
  expect(nationKit.components(request)).toMatchObject({ ok: false, error: { code } });
});
