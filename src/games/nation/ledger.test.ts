import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { UNARMED_TIME } from './clock';
import { SAMPLE } from './engine/cards.sample';
import {
  type Announcement,
  applyLedger,
  diceNow,
  type LedgerEvent,
  type LedgerSetup,
  type LedgerState,
  neededNow,
  replayLedger,
  startLedger,
} from './ledger';
import { payOf } from './pay';
import { STANDARD_LAYOUT } from './pyramid';

const NAMES = ['Ana', 'Ben', 'Cy'];

const setup = (more: Partial<LedgerSetup> = {}): LedgerSetup => ({
  names: NAMES,
  firstPlayer: 0,
  specialists: [0, 1, 2],
  hitLists: [null, null, null],
  layout: STANDARD_LAYOUT,
  storytelling: false,
  ...more,
});

const fresh = (more: Partial<LedgerSetup> = {}): LedgerState => unwrap(startLedger(SAMPLE, setup(more)));

/** The state after some events. What it came from is frozen: an event that would change it throws. */
const on = (state: LedgerState, ...events: readonly LedgerEvent[]): LedgerState =>
  events.reduce((before, event) => {
    for (const value of Object.values(before)) if (Array.isArray(value)) Object.freeze(value);
    return unwrap(applyLedger(before, event));
  }, state);

const attempt = (seat: number, tile: number | null, more: Partial<Announcement> = {}): Announcement => ({
  seat,
  tile,
  weapon: null,
  copies: 1,
  minutes: UNARMED_TIME - 1,
  msr: 0,
  shift: 0,
  pay: { cash: 0, debt: 0 },
  fee: 0,
  twoDice: false,
  again: false,
  ...more,
});

const announce = (...attempts: Announcement[]): LedgerEvent => ({ kind: 'announce', attempts });
const roll = (seat: number, ...dice: number[]): LedgerEvent => ({ kind: 'roll', seat, dice });
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2));

/** All tiles but the given one have been taken by the seats. */
const nearlyDone = (state: LedgerState, tile: number, owners: Record<number, number>): LedgerState => ({
  ...state,
  remaining: 1 << tile,
  owner: state.owner.map((_, place) => owners[place] ?? -1),
});

describe('a book', () => {
  it('starts with 2 cash each, all targets, and the attempts of round 1', () => {
    const state = fresh({ firstPlayer: 2 });
    expect([state.round, state.first, state.cash, state.debt]).toEqual([1, 2, [2, 2, 2], [0, 0, 0]]);
    expect(state.awaits).toEqual({ kind: 'announce' });
  });

  it.each<[string, Partial<LedgerSetup>, string]>([
    ['one player', { names: ['Ana'] }, 'too-few-players'],
    ['seven players', { names: [...NAMES, ...NAMES, 'Dee'] }, 'too-many-players'],
    ['a first player who is not there', { firstPlayer: 3 }, 'seat-unknown'],
    ['a specialist twice', { specialists: [0, 0, 1] }, 'specialists-wrong'],
    ['a hit list twice', { hitLists: [3, null, 3] }, 'hit-lists-wrong'],
    ['a wrong pyramid', { layout: [...STANDARD_LAYOUT].reverse() }, 'layout-wrong'],
  ])('is refused for %s', (_, wrong, code) => {
    expect(startLedger(SAMPLE, setup(wrong))).toMatchObject({ ok: false, error: { code } });
  });
});

describe('attempts', () => {
  it('Rope 0815 goes before Sniper Rifle 1345; who is late finds the target gone', () => {
    const state = on(
      fresh(),
      announce(
        attempt(0, 3, { weapon: 'sniper-rifle', minutes: minutes('1345') }),
        attempt(1, 3, { weapon: 'rope', minutes: minutes('0815') }),
      ),
    );
    expect(state.awaits).toEqual({ kind: 'roll', seat: 1, needed: 4, dice: 1 });
    const hit = on(state, roll(1, 4));
    expect(hit.news).toEqual([
      { kind: 'hit', seat: 1, tile: 3, bounty: 0, pay: { cash: 0, debt: 0 } },
      { kind: 'gone', seat: 0, tile: 3 },
    ]);
    expect([hit.owner[3], hit.awaits]).toEqual([1, { kind: 'next' }]);
    const missed = on(state, roll(1, 3));
    expect([missed.bounty[3], missed.awaits]).toEqual([1, { kind: 'roll', seat: 0, needed: 2, dice: 1 }]);
    expect(on(missed, roll(0, 2)).cash).toEqual([3, 2, 2]);
  });

  it('a Pistol with Public Execution needs a 3 and pays $2,000', () => {
    const [execution] = SAMPLE.contracts;
    const pistol = SAMPLE.weapons.find(({ kind }) => kind === 'pistol');
    const pay = payOf(execution ?? null, pistol ?? null);
    const state = on(fresh(), announce(attempt(0, 3, { weapon: 'pistol', minutes: 600, pay })));
    expect(state.awaits).toMatchObject({ needed: 3 });
    const hit = on(state, roll(0, 3));
    expect([hit.cash[0], hit.debt[0]]).toEqual([4, 0]);
  });

  it('a Knife and Stealth on the Judge is 6–3; doubles add 1, a specialist two dice (N3)', () => {
    const knife = on(fresh(), announce(attempt(0, 0, { weapon: 'knife', minutes: 600, msr: 1 })));
    expect([neededNow(knife), diceNow(knife)]).toEqual([3, 1]);
    const ropes = on(fresh(), announce(attempt(0, 0, { weapon: 'rope', copies: 2, minutes: 600 })));
    expect([neededNow(ropes), diceNow(ropes)]).toEqual([3, 2]);
    const given = on(fresh(), announce(attempt(0, 2, { weapon: 'knife', minutes: 600, twoDice: true })));
    expect([neededNow(given), diceNow(given)]).toEqual([5, 2]);
  });

  it('go from the first player, clockwise (N1), and need no die where the t is 1 or 7', () => {
    const state = on(
      fresh({ firstPlayer: 1 }),
      announce(
        attempt(0, 0),
        attempt(1, 1, { weapon: 'poison', minutes: 900, pay: { cash: 1, debt: 1 }, fee: 2 }),
        attempt(2, 3, { msr: -1 }),
      ),
    );
    expect(state.news.map(({ kind }) => kind)).toEqual(['hit', 'missed']);
    expect([state.cash, state.debt]).toEqual([
      [2, 5, 2],
      [0, 1, 0],
    ]);
    expect(state.awaits).toEqual({ kind: 'roll', seat: 0, needed: 6, dice: 1 });
  });

  it('N4, N5: times are clamped, and unarmed against unarmed is rolled for', () => {
    const state = on(
      fresh(),
      announce(attempt(0, 3), attempt(1, 3, { weapon: 'rope', minutes: 1400, shift: 600 }), attempt(2, 3)),
    );
    expect(state.ranks[1]).toBe(1439);
    expect(state.awaits).toMatchObject({ kind: 'roll', seat: 1 });
    const tied = on(state, roll(1, 1));
    expect(tied.awaits).toEqual({ kind: 'tie', seats: [0, 2] });
    const decided = on(tied, roll(2, 6), roll(0, 5));
    expect(decided.awaits).toMatchObject({ kind: 'roll', seat: 2 });
  });

  it('on unavailable targets are none; contracts of bare hands pay nothing, fees do', () => {
    const state = on(fresh(), announce(attempt(0, 9), attempt(1, 4, { pay: { cash: 2, debt: 2 }, fee: 1 })));
    expect(state.news).toEqual([{ kind: 'unavailable', seat: 0, tile: 9 }]);
    const hit = on(state, roll(1, 6));
    expect([hit.cash[1], hit.debt[1]]).toEqual([3, 0]);
  });

  it('that failed are rolled once more where a card says so', () => {
    const state = on(fresh(), announce(attempt(0, 3, { weapon: 'pistol', minutes: 600, again: true })));
    const again = on(state, roll(0, 2));
    expect([again.news, again.awaits]).toEqual([
      [{ kind: 'again', seat: 0 }],
      { kind: 'roll', seat: 0, needed: 3, dice: 1 },
    ]);
    expect(on(again, roll(0, 2)).bounty[3]).toBe(1);
    expect(on(again, roll(0, 3)).owner[3]).toBe(0);
  });

  it('N8: a story that most doubt costs 1 MSR and pays $2,000; a tie counts as for', () => {
    const told = on(
      fresh({ storytelling: true }),
      announce(attempt(0, 3, { weapon: 'pistol', minutes: 600 })),
    );
    expect(told.awaits).toEqual({ kind: 'vote', seat: 0 });
    const vote = (favour: number, against: number): LedgerState =>
      on(told, { kind: 'vote', seat: 0, favour, against });
    expect(vote(1, 1).awaits).toMatchObject({ needed: 3 });
    expect(vote(0, 2).awaits).toMatchObject({ needed: 4 });
    expect(on(vote(0, 2), roll(0, 4)).cash[0]).toBe(4);
    expect(on(vote(1, 1), roll(0, 4)).cash[0]).toBe(2);
  });
});

describe('rounds and tokens', () => {
  it('the next round passes the token clockwise', () => {
    const state = on(fresh({ firstPlayer: 2 }), announce(), { kind: 'next' });
    expect([state.round, state.first, state.awaits]).toEqual([2, 0, { kind: 'announce' }]);
  });

  it('tokens are mended at any time, and a tile is taken with what lies on it', () => {
    const state = on(
      fresh(),
      { kind: 'adjust', seat: 1, cash: -1, debt: 2 },
      { kind: 'bounty', tile: 3, cash: 2 },
      announce(attempt(0, 3, { msr: 5 })),
    );
    expect([state.cash, state.debt, state.bounty[3]]).toEqual([[4, 1, 2], [0, 2, 0], 0]);
  });
});

describe('the end', () => {
  const nearly = nearlyDone(fresh({ hitLists: [null, 1, null] }), 15, { 0: 0, 1: 1, 2: 0, 6: 1 });
  const taken = on(nearly, announce(attempt(0, 15, { msr: 5 })));

  it('shows the hit lists and counts tiles + cash + bonuses - debt, each list for its holder (N2)', () => {
    expect(taken.awaits).toEqual({ kind: 'end' });
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
    expect(over.awaits).toEqual({ kind: 'over', winner: 0 });
  });

  it('N7: a tie is a duel, again where all fail', () => {
    const even = { ...taken, cash: [4, 9, 10] };
    const duel = on(even, { kind: 'end', hitLists: [5, 1, 7] });
    expect(duel.news.at(-1)).toEqual({ kind: 'duel', seats: [0, 1], round: 1 });
    const other = applyLedger(duel, announce(attempt(2, null)));
    expect(other).toMatchObject({ ok: false, error: { rule: 'N7', code: 'not-in-duel' } });
    expect(applyLedger(duel, announce(attempt(0, 15)))).toMatchObject({
      error: { rule: 'N7', code: 'no-target' },
    });
    const fought = on(
      duel,
      announce(attempt(0, null), attempt(1, null, { weapon: 'knife', minutes: 600 })),
      roll(1, 3),
      roll(0, 5),
    );
    expect([fought.duel, fought.awaits]).toEqual([2, { kind: 'announce' }]);
    const won = on(
      fought,
      announce(attempt(0, null), attempt(1, null, { weapon: 'knife', minutes: 600 })),
      roll(1, 4),
    );
    expect([won.awaits, won.news.at(-1)]).toEqual([
      { kind: 'over', winner: 1 },
      { kind: 'won', seat: 1 },
    ]);
  });
});

describe('an event that cannot be', () => {
  const rolling = on(fresh(), announce(attempt(0, 3, { weapon: 'pistol', minutes: 600 }), attempt(1, 4)));
  const tie = on(fresh(), announce(attempt(0, 3), attempt(1, 3)));
  const voting = on(fresh({ storytelling: true }), announce(attempt(0, 3)));
  const ended = on(
    nearlyDone(fresh({ hitLists: [4, null, null] }), 15, {}),
    announce(attempt(0, 15, { msr: 5 })),
  );

  it.each<[string, LedgerState, LedgerEvent, string, string]>([
    ['dice before the attempts', fresh(), roll(0, 3), 'turn', 'not-now'],
    ['the next round before the attempts', fresh(), { kind: 'next' }, 'turn', 'not-now'],
    ['the end before all targets are gone', fresh(), { kind: 'end', hitLists: [0, 1, 2] }, 'turn', 'not-now'],
    ['an attempt of nobody', fresh(), announce(attempt(3, 0)), 'turn', 'no-such-seat'],
    ['two attempts of one', fresh(), announce(attempt(1, 0), attempt(1, 1)), 'turn', 'two-attempts'],
    ['an attempt without a target', fresh(), announce(attempt(1, null)), 'target', 'no-target'],
    ['a tile that there is not', fresh(), announce(attempt(1, 18)), 'target', 'no-such-tile'],
    [
      'a weapon that there is not',
      fresh(),
      announce(attempt(1, 1, { weapon: 'spoon' as 'knife' })),
      'doubles',
      'no-such-weapon',
    ],
    [
      'no card of the weapon',
      fresh(),
      announce(attempt(1, 1, { weapon: 'knife', copies: 0 })),
      'doubles',
      'weapon-count',
    ],
    ['no time', fresh(), announce(attempt(1, 1, { weapon: 'knife', minutes: 1440 })), 'target', 'no-time'],
    ['half a modifier', fresh(), announce(attempt(1, 1, { msr: 0.5 })), 'modifier', 'no-number'],
    ['negative pay', fresh(), announce(attempt(1, 1, { pay: { cash: -1, debt: 0 } })), 'money', 'no-count'],
    ['dice of the wrong player', rolling, roll(1, 3), 'N1', 'not-in-line'],
    ['two dice for one', rolling, roll(0, 3, 4), 'die', 'dice-count'],
    ['a seven', rolling, roll(0, 7), 'die', 'no-such-value'],
    ['dice of who does not tie', tie, roll(2, 3), 'N5', 'not-tied'],
    ['too many votes', voting, { kind: 'vote', seat: 0, favour: 2, against: 1 }, 'N8', 'vote-count'],
    [
      'a vote on another story',
      voting,
      { kind: 'vote', seat: 1, favour: 1, against: 1 },
      'turn',
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
    ['cash on a tile that is gone', ended, { kind: 'bounty', tile: 15, cash: 1 }, 'target', 'no-such-tile'],
    ['a hit list twice', ended, { kind: 'end', hitLists: [4, 1, 1] }, 'N2', 'hit-lists'],
    ['another hit list than was dealt', ended, { kind: 'end', hitLists: [5, 1, 2] }, 'N2', 'other-list'],
    [
      'anything after the end',
      on(ended, { kind: 'end', hitLists: [4, 1, 2] }),
      { kind: 'next' },
      'over',
      'game-over',
    ],
  ])('is refused and changes nothing: %s', (_, state, event, rule, code) => {
    const before = structuredClone(state);
    const result = applyLedger(state, event);
    expect(result).toMatchObject({ ok: false, error: { rule, code } });
    expect(state).toEqual(before);
  });
});

it('a book is replayed from its events, and names the one that is refused', () => {
  const events = [announce(attempt(0, 3)), roll(0, 6), { kind: 'next' }] as const;
  const states = unwrap(replayLedger(SAMPLE, setup(), events));
  expect(states).toHaveLength(4);
  expect(states.at(-1)).toEqual(on(fresh(), ...events));
  const wrong = replayLedger(SAMPLE, setup(), [...events, { kind: 'next' }]);
  expect(wrong.ok ? '' : wrong.error.message).toMatch(/^Event 4: /);
});
