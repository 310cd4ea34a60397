import { describe, expect, it } from 'vitest';
import { SAMPLE } from '../engine/cards.sample';
import { STANDARD_LAYOUT } from '../places';
import { applyLedger, type LedgerEvent, type LedgerSetup, type LedgerState, startLedger } from './ledger';
import { at, awaited, freshLedger, lay, ledgerSetup, on, RESOLVE, roll } from './ledger.sample';

const NAMES = ['Ana', 'Ben', 'Cy'];
const fresh = (more: Partial<LedgerSetup> = {}): LedgerState => freshLedger(SAMPLE, NAMES, more);

const PISTOL = { weapon: 'pistol', times: at('1000') } as const;
const KNIFE = { weapon: 'knife', times: at('0600') } as const;
const ROPE = { weapon: 'rope', times: at('0815') } as const;
const RIFLE = { weapon: 'sniper-rifle', times: at('2330') } as const;
/** Cards that let bare hands hit what is as hard as most. */
const SURE = ['msr+2', 'msr+3'];

/** All tiles but the given one have been taken by the seats. */
const nearlyDone = (state: LedgerState, tile: number, owners: Record<number, number>): LedgerState => ({
  ...state,
  remaining: 1 << tile,
  owner: state.owner.map((_, place) => owners[place] ?? -1),
});

describe('a ledger', () => {
  it('starts with 2 cash each, all targets, and the attempts of round 1', () => {
    const state = fresh({ firstPlayer: 2 });
    expect([state.round, state.first, state.cash, state.debt]).toEqual([1, 2, [2, 2, 2], [0, 0, 0]]);
    expect(awaited(state)).toEqual({ kind: 'announce' });
  });

  it.each<[string, Partial<LedgerSetup>, string]>([
    ['one player', { names: ['Ana'] }, 'too-few-players'],
    ['seven players', { names: [...NAMES, ...NAMES, 'Dee'] }, 'too-many-players'],
    ['a first player who is not there', { firstPlayer: 3 }, 'seat-unknown'],
    ['a specialist twice', { specialists: [0, 0, 1] }, 'specialists-wrong'],
    ['a hit list twice', { hitLists: [3, null, 3] }, 'hit-lists-wrong'],
    ['a wrong pyramid', { layout: [...STANDARD_LAYOUT].reverse() }, 'layout-wrong'],
  ])('is refused for %s', (_, wrong, code) => {
    expect(startLedger(SAMPLE, { ...ledgerSetup(NAMES), ...wrong })).toMatchObject({
      ok: false,
      error: { code },
    });
  });
});

describe('attempts', () => {
  it('Rope 0815 goes before Sniper Rifle 1345; who is late finds the target gone', () => {
    const state = on(
      fresh(),
      lay(0, 3, { weapon: 'sniper-rifle', times: at('1345') }),
      lay(1, 3, ROPE),
      RESOLVE,
    );
    expect(awaited(state)).toEqual({ kind: 'roll', seat: 1, needed: 4, dice: 1 });
    const hit = on(state, roll(1, 4));
    expect(hit.news).toEqual([
      { kind: 'hit', seat: 1, tile: 3, weapon: 7, contract: -1, cash: 0, bounty: 0, pay: 0, debt: 0 },
      { kind: 'gone', seat: 0, tile: 3 },
    ]);
    expect([hit.owner[3], awaited(hit)]).toEqual([1, { kind: 'next' }]);
    const missed = on(state, roll(1, 3));
    expect([missed.bounty[3], awaited(missed)]).toEqual([1, { kind: 'roll', seat: 0, needed: 2, dice: 1 }]);
    expect(on(missed, roll(0, 2)).cash).toEqual([3, 2, 2]);
  });

  it('a Pistol with Public Execution needs a 3 and pays $2,000', () => {
    const state = on(fresh(), lay(0, 3, { ...PISTOL, contract: 'public-execution' }), RESOLVE);
    expect(awaited(state)).toMatchObject({ needed: 3 });
    const hit = on(state, roll(0, 3));
    expect([hit.cash[0], hit.debt[0]]).toEqual([4, 0]);
  });

  it('a Knife and Stealth on the Judge is 6–3; doubles add 1, a specialist two dice (specialist-double)', () => {
    const knife = on(fresh(), lay(0, 0, { ...KNIFE, cards: ['stealth'] }), RESOLVE);
    expect(awaited(knife)).toMatchObject({ needed: 3, dice: 1 });
    const ropes = on(fresh(), lay(0, 0, { weapon: 'rope', times: at('0830', '0815') }), RESOLVE);
    expect(awaited(ropes)).toMatchObject({ needed: 3, dice: 2 });
    const given = on(fresh(), lay(0, 2, { ...KNIFE, cards: ['two-dice'] }), RESOLVE);
    expect(awaited(given)).toMatchObject({ needed: 5, dice: 2 });
  });

  it('go from the first player, clockwise (line), and need no die where the t is 1 or 7', () => {
    const state = on(
      fresh({ firstPlayer: 1 }),
      lay(0, 0),
      lay(1, 1, { ...RIFLE, contract: 'quiet-accident', cards: ['fee-2'] }),
      lay(2, 3, { cards: ['tile-1', 'insurance-2'] }),
      RESOLVE,
    );
    expect(state.news.map(({ kind }) => kind)).toEqual(['hit', 'missed']);
    expect([state.cash, state.debt]).toEqual([
      [2, 5, 4],
      [0, 1, 0],
    ]);
    expect(awaited(state)).toEqual({ kind: 'roll', seat: 0, needed: 6, dice: 1 });
  });

  it('midnight, time-tie: times are clamped, and unarmed against unarmed is rolled for', () => {
    const state = on(fresh(), lay(0, 3), lay(1, 3, { ...RIFLE, cards: ['later'] }), lay(2, 3), RESOLVE);
    expect(state.ranks[1]).toBe(1439);
    // All that moves a time is added up before it stops at midnight.
    const both = on(fresh(), lay(1, 3, { ...RIFLE, cards: ['later', 'earlier'] }), RESOLVE);
    expect(both.ranks[1]).toBe(1410);
    expect(awaited(state)).toMatchObject({ kind: 'roll', seat: 1 });
    const tied = on(state, roll(1, 1));
    expect(awaited(tied)).toEqual({ kind: 'tie', seats: [0, 2] });
    const decided = on(tied, roll(2, 6), roll(0, 5));
    expect(awaited(decided)).toMatchObject({ kind: 'roll', seat: 2 });
  });

  it('on unavailable targets are none; contracts of bare hands pay nothing, fees do', () => {
    const state = on(
      fresh(),
      lay(0, 9),
      lay(1, 4, { contract: 'public-execution', cards: ['fee-2'] }),
      RESOLVE,
    );
    expect(state.news).toEqual([{ kind: 'unavailable', seat: 0, tile: 9 }]);
    const hit = on(state, roll(1, 6));
    expect([hit.cash[1], hit.debt[1]]).toEqual([4, 0]);
  });

  it('that failed are rolled once more where a card says so', () => {
    const state = on(fresh(), lay(0, 3, { ...PISTOL, cards: ['again'] }), RESOLVE);
    const again = on(state, roll(0, 2));
    expect([again.news, awaited(again)]).toEqual([
      [{ kind: 'again', seat: 0 }],
      { kind: 'roll', seat: 0, needed: 3, dice: 1 },
    ]);
    expect(on(again, roll(0, 2)).bounty[3]).toBe(1);
    expect(on(again, roll(0, 3)).owner[3]).toBe(0);
  });

  it('story-tie: a story that most doubt costs 1 MSR and pays $2,000; a tie counts as for', () => {
    const told = on(fresh({ storytelling: true }), lay(0, 3, PISTOL), RESOLVE);
    expect(awaited(told)).toEqual({ kind: 'vote', seat: 0 });
    const vote = (favour: number, against: number): LedgerState =>
      on(told, { kind: 'vote', seat: 0, favour, against });
    expect(awaited(vote(1, 1))).toMatchObject({ needed: 3 });
    expect(awaited(vote(0, 2))).toMatchObject({ needed: 4 });
    expect(on(vote(0, 2), roll(0, 4)).cash[0]).toBe(4);
    expect(on(vote(1, 1), roll(0, 4)).cash[0]).toBe(2);
  });
});

describe('rounds and tokens', () => {
  it('the next round passes the token clockwise', () => {
    const state = on(fresh({ firstPlayer: 2 }), RESOLVE, { kind: 'next' });
    expect([state.round, state.first, awaited(state)]).toEqual([2, 0, { kind: 'announce' }]);
  });

  it('tokens are corrected at any time, and a tile is taken with what lies on it', () => {
    const state = on(
      fresh(),
      { kind: 'adjust', seat: 1, cash: -1, debt: 2 },
      { kind: 'bounty', tile: 3, cash: 2 },
      lay(0, 3, { cards: SURE }),
      RESOLVE,
    );
    expect([state.cash, state.debt, state.bounty[3]]).toEqual([[4, 1, 2], [0, 2, 0], 0]);
  });
});

describe('the end', () => {
  const nearly = nearlyDone(fresh({ hitLists: [null, 1, null] }), 15, { 0: 0, 1: 1, 2: 0, 6: 1 });
  const taken = on(nearly, lay(0, 15, { cards: SURE }), RESOLVE);

  it('shows the hit lists and counts tiles + cash + bonuses - debt, each list for its holder (bonus)', () => {
    expect(awaited(taken)).toEqual({ kind: 'end' });
    const over = on(
      taken,
      { kind: 'adjust', seat: 0, cash: 0, debt: 1 },
      { kind: 'end', hitLists: [0, 1, 2] },
    );
    expect(over.takings).toEqual([
      { tiles: 16, cash: 2, debt: 1, bonus: 3 },
      { tiles: 8, cash: 2, debt: 0, bonus: 3 },
      { tiles: 0, cash: 2, debt: 0, bonus: 0 },
    ]);
    expect(over.news).toContainEqual({ kind: 'counted', totals: [20, 13, 2] });
    expect(awaited(over)).toEqual({ kind: 'over', winner: 0 });
  });

  it('duel-again: a tie is a duel, again where all fail', () => {
    const even = { ...taken, cash: [4, 9, 10] };
    const duel = on(even, { kind: 'end', hitLists: [5, 1, 7] });
    expect(duel.news.at(-1)).toEqual({ kind: 'duel', seats: [0, 1], round: 1 });
    const other = applyLedger(duel, lay(2, null));
    expect(other).toMatchObject({ ok: false, error: { rule: 'duel', code: 'not-in-duel' } });
    for (const wrong of [lay(0, 15), lay(0, null, { contract: 'public-execution' })])
      expect(applyLedger(duel, wrong)).toMatchObject({ error: { rule: 'duel-round', code: 'no-target' } });
    const insured = lay(0, null, { cards: ['insurance-2'] });
    const fought = on(duel, insured, lay(1, null, KNIFE), RESOLVE, roll(1, 3), roll(0, 5));
    expect([fought.duel, awaited(fought)]).toEqual([2, { kind: 'announce' }]);
    // Money has been counted.
    expect([fought.cash, fought.takings]).toEqual([duel.cash, duel.takings]);
    const won = on(fought, lay(0, null), lay(1, null, KNIFE), RESOLVE, roll(1, 4));
    expect([awaited(won), won.news.at(-1)]).toEqual([
      { kind: 'over', winner: 1 },
      { kind: 'won', seat: 1 },
    ]);
  });
});

describe('an event that cannot be', () => {
  const rolling = on(fresh(), lay(0, 3, PISTOL), lay(1, 4), RESOLVE);
  const tie = on(fresh(), lay(0, 3), lay(1, 3), RESOLVE);
  const voting = on(fresh({ storytelling: true }), lay(0, 3), RESOLVE);
  const ended = on(
    nearlyDone(fresh({ hitLists: [4, null, null] }), 15, {}),
    lay(0, 15, { cards: SURE }),
    RESOLVE,
  );

  it.each<[string, LedgerState, LedgerEvent, string, string]>([
    ['dice before the attempts', fresh(), roll(0, 3), 'order', 'not-now'],
    ['the next round before the attempts', fresh(), { kind: 'next' }, 'order', 'not-now'],
    [
      'the end before all targets are gone',
      fresh(),
      { kind: 'end', hitLists: [0, 1, 2] },
      'order',
      'not-now',
    ],
    ['an attempt of nobody', fresh(), lay(3, 0), 'seats', 'no-such-seat'],
    ['an attempt without a target', fresh(), lay(1, null), 'mark', 'no-target'],
    ['a tile that there is not', fresh(), lay(1, 18), 'pyramid', 'no-such-tile'],
    [
      'a weapon that there is not',
      fresh(),
      lay(1, 1, { weapon: 'spoon' as 'knife' }),
      'weapon',
      'no-such-weapon',
    ],
    ['no card of the weapon', fresh(), lay(1, 1, { weapon: 'knife' }), 'weapon', 'no-time'],
    ['no time', fresh(), lay(1, 1, { weapon: 'knife', times: [1440] }), 'weapon', 'no-such-card'],
    ['cards while the dice roll', rolling, lay(2, 5), 'order', 'not-now'],
    ['attempts that are being made', rolling, RESOLVE, 'order', 'not-now'],
    ['dice of the wrong player', rolling, roll(1, 3), 'line', 'not-in-line'],
    ['two dice for one', rolling, roll(0, 3, 4), 'dice', 'dice-count'],
    ['a seven', rolling, roll(0, 7), 'dice', 'no-such-value'],
    ['dice of who does not tie', tie, roll(2, 3), 'time-tie', 'not-tied'],
    ['too many votes', voting, { kind: 'vote', seat: 0, favour: 2, against: 1 }, 'story', 'vote-count'],
    [
      'a vote on another story',
      voting,
      { kind: 'vote', seat: 1, favour: 1, against: 1 },
      'story',
      'not-your-story',
    ],
    [
      'more cash than there is',
      rolling,
      { kind: 'adjust', seat: 0, cash: -3, debt: 0 },
      'money',
      'not-enough',
    ],
    [
      'more debt back than there is',
      rolling,
      { kind: 'adjust', seat: 0, cash: 0, debt: -1 },
      'money',
      'not-enough',
    ],
    ['a slip of the finger', rolling, { kind: 'adjust', seat: 0, cash: 1000, debt: 0 }, 'money', 'no-count'],
    ['cash from an empty tile', rolling, { kind: 'bounty', tile: 3, cash: -1 }, 'money', 'not-enough'],
    ['cash on a tile that is gone', ended, { kind: 'bounty', tile: 15, cash: 1 }, 'taken', 'no-such-tile'],
    ['a hit list twice', ended, { kind: 'end', hitLists: [4, 1, 1] }, 'hit-list', 'hit-lists'],
    [
      'another hit list than was dealt',
      ended,
      { kind: 'end', hitLists: [5, 1, 2] },
      'hit-list',
      'other-list',
    ],
    [
      'anything after the end',
      on(ended, { kind: 'end', hitLists: [4, 1, 2] }),
      { kind: 'next' },
      'winner',
      'game-over',
    ],
  ])('is refused and changes nothing: %s', (_, state, event, rule, code) => {
    const before = structuredClone(state);
    const result = applyLedger(state, event);
    expect(result).toMatchObject({ ok: false, error: { rule, code } });
    expect(state).toEqual(before);
  });
});
