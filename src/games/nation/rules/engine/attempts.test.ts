import { describe, expect, it } from 'vitest';
import { apply, type State, view } from '../table';
import {
  attempting,
  card,
  contract,
  handIds,
  lay,
  on,
  pileIds,
  revealed,
  roll,
  seated,
  until,
  waitingSeats,
} from './seated.sample';

/** What the table waits for, with the t and the dice of an attempt. */
const asked = (state: State): unknown[] =>
  state.awaits === 'roll'
    ? [state.attempting, state.needed, state.dice]
    : [state.awaits, ...waitingSeats(state)];

describe('the t of an attempt', () => {
  it('is 3 for a Pistol on a target with adjustment 0: 3 or more succeeds', () => {
    const at = attempting(seated(2, { hands: [['pistol-0930']] }), {
      0: { tile: 3, cards: ['pistol-0930'] },
    });
    expect(asked(at)).toEqual([0, 3, 1]);
    const taken = [1, 2, 3, 4, 5, 6].map((value) => roll(at, value).owner[3]);
    expect(taken).toEqual([-1, -1, 0, 0, 0, 0]);
  });

  it('is 6–3 for a Knife and Stealth on the Judge', () => {
    const hands = [['knife-0600', 'stealth']];
    const at = attempting(seated(2, { hands }), { 0: { tile: 0, cards: ['knife-0600', 'stealth'] } });
    expect(asked(at)).toEqual([0, 3, 1]);
  });

  it.each([
    ['an easier target', 1, ['knife-0600'], 3],
    ['a harder target', 2, ['knife-0600'], 5],
    ['two of the same weapon: +1', 0, ['knife-0600', 'knife-0700'], 3],
    ['a third adds nothing', 0, ['knife-0600', 'knife-0700', 'knife-0800'], 3],
    ['unarmed: 6', 0, [], 6],
    ['unarmed with modifiers', 0, ['msr+2'], 4],
    ['a modifier that narrows', 0, ['poison-1410', 'msr-3'], 5],
  ])('is right for %s', (_, tile, cards, needed) => {
    const at = attempting(seated(2, { hands: [cards] }), { 0: { tile, cards } });
    expect(asked(at)).toEqual([0, needed, 1]);
  });

  it('has the earlier time of a double, and not that of a third card (`double`)', () => {
    const times = (...cards: string[]): unknown => {
      const at = lay(until(seated(2, { hands: [cards] }), 'lay'), { 0: { tile: 0, cards } });
      return view(at, 0).attemptOf(0)?.minutes;
    };
    expect(times('knife-0800', 'knife-0700')).toBe(7 * 60);
    expect(times('knife-0800', 'knife-0700', 'knife-0600')).toBe(7 * 60);
  });

  it('t <= 1 always succeeds, without a die', () => {
    const cards = ['knife-0600', 'msr+3'];
    const at = attempting(seated(2, { hands: [cards] }), { 0: { tile: 0, cards } });
    expect(at.owner[0]).toBe(0);
    expect(at.awaits).toBe('refill');
  });

  it('t >= 7 always fails, without a die', () => {
    const cards = ['knife-0600', 'msr-3'];
    const at = attempting(seated(2, { hands: [cards] }), { 0: { tile: 0, cards } });
    expect([at.owner[0], at.bounty[0], at.awaits]).toEqual([-1, 1, 'refill']);
  });
});

describe('a specialist', () => {
  it('rolls two dice with the weapon, and keeps the higher', () => {
    // Seat 0 is the specialist of the Rope.
    const at = attempting(seated(2, { hands: [['rope-0815']] }), { 0: { tile: 0, cards: ['rope-0815'] } });
    expect(asked(at)).toEqual([0, 4, 2]);
    expect(roll(at, 1, 4).owner[0]).toBe(0);
    expect(roll(at, 4, 1).owner[0]).toBe(0);
    expect(roll(at, 3, 3).owner[0]).toBe(-1);
  });

  it('specialist-double: with two cards of it rolls two dice and has the +1', () => {
    const cards = ['rope-0815', 'rope-0830'];
    const at = attempting(seated(2, { hands: [cards] }), { 0: { tile: 0, cards } });
    expect(asked(at)).toEqual([0, 3, 2]);
  });

  it('has one die with any other weapon', () => {
    const at = attempting(seated(2, { hands: [['knife-0600']] }), { 0: { tile: 0, cards: ['knife-0600'] } });
    expect(asked(at)).toEqual([0, 4, 1]);
  });
});

describe('the order of attempts', () => {
  it('has a Rope at 0815 before a Sniper Rifle at 1345', () => {
    const hands = [['sniper-rifle-1345'], ['rope-0815']];
    const at = attempting(seated(2, { hands }), {
      0: { tile: 2, cards: ['sniper-rifle-1345'] },
      1: { tile: 2, cards: ['rope-0815'] },
    });
    expect(asked(at)).toEqual([1, 5, 1]);
    expect(asked(roll(at, 1))).toEqual([0, 3, 1]);
  });

  it('resolves conflicts before all else, then goes from the first player, clockwise (line)', () => {
    const hands = [['knife-0600'], ['pistol-1200'], ['pistol-0930'], ['rpg-1310']];
    let at = attempting(seated(4, { hands, firstPlayer: 3 }), {
      0: { tile: 0, cards: ['knife-0600'] },
      1: { tile: 3, cards: ['pistol-1200'] },
      2: { tile: 3, cards: ['pistol-0930'] },
      3: { tile: 5, cards: ['rpg-1310'] },
    });
    const order: number[] = [];
    while (at.awaits === 'roll') {
      order.push(at.attempting);
      at = roll(at, ...Array<number>(at.dice).fill(1));
    }
    expect(order).toEqual([2, 1, 3, 0]);
  });

  it('counts the earlier time of two cards of a weapon', () => {
    const hands = [['knife-0900', 'knife-0700'], ['knife-0800']];
    const at = attempting(seated(2, { hands }), {
      0: { tile: 0, cards: ['knife-0900', 'knife-0700'] },
      1: { tile: 0, cards: ['knife-0800'] },
    });
    expect(at.attempting).toBe(0);
  });

  it('midnight: clamps modified times to 0000 and 2359', () => {
    const hands = [
      ['rope-0010', 'earlier'],
      ['sniper-rifle-2330', 'later'],
    ];
    const at = attempting(seated(2, { hands }), {
      0: { tile: 0, cards: ['rope-0010', 'earlier'] },
      1: { tile: 1, cards: ['sniper-rifle-2330', 'later'] },
    });
    expect([view(at, 0).attemptOf(0)?.minutes, view(at, 0).attemptOf(1)?.minutes]).toEqual([0, 23 * 60 + 59]);
  });

  it('has an unarmed attempt last', () => {
    const at = attempting(seated(2, { hands: [[], ['sniper-rifle-2330', 'later']] }), {
      0: { tile: 0 },
      1: { tile: 0, cards: ['sniper-rifle-2330', 'later'] },
    });
    expect(at.attempting).toBe(1);
  });

  it('time-tie: rolls a die for unarmed against unarmed, the higher first, again where they are equal', () => {
    const at = attempting(seated(3), { 0: { tile: 0 }, 2: { tile: 0 } });
    expect(asked(at)).toEqual(['tie', 0, 2]);
    const equal = on(at, { kind: 'roll', seat: 2, dice: [3] }, { kind: 'roll', seat: 0, dice: [3] });
    expect(asked(equal)).toEqual(['tie', 0, 2]);
    const decided = on(equal, { kind: 'roll', seat: 0, dice: [2] }, { kind: 'roll', seat: 2, dice: [5] });
    expect(decided.attempting).toBe(2);
    expect(roll(decided, 1).attempting).toBe(0);
  });
});

describe('a success', () => {
  const cards = ['pistol-0930'];
  const wishes = { hands: [cards], contracts: [['public-execution']] };
  const at = attempting(seated(2, wishes), { 0: { tile: 3, cards, contract: 'public-execution' } });
  const rich = { ...at, bounty: at.bounty.map((_, tile) => (tile === 3 ? 4 : 0)) };

  it('takes the tile and the cash on it, and a Pistol pays $2,000 for Public Execution', () => {
    const after = roll(rich, 3);
    expect(after.owner[3]).toBe(0);
    expect((after.remaining >> 3) & 1).toBe(0);
    expect(after.bounty[3]).toBe(0);
    expect(after.cash).toEqual([2 + 4 + 2, 2]);
    expect(after.debt).toEqual([0, 0]);
  });

  it('discards the cards used', () => {
    const after = roll(at, 3);
    expect(pileIds(after)).toContain('pistol-0930');
    expect(after.discards.contract).toEqual([contract('public-execution')]);
    expect(after.laid[0]).toEqual([]);
  });

  it('takes a debt for each matching negative attribute, and pays doubles once', () => {
    const knives = ['knife-0600', 'knife-0700'];
    const with2 = attempting(seated(2, { hands: [knives], contracts: [['public-execution']] }), {
      0: { tile: 0, cards: knives, contract: 'public-execution' },
    });
    const after = roll(with2, 6);
    expect([after.cash[0], after.debt[0]]).toEqual([2, 1]);
    const sabotage = ['sabotage-1510', 'sabotage-1520'];
    const paid = roll(
      attempting(seated(2, { hands: [sabotage], contracts: [['quiet-accident']] }), {
        0: { tile: 0, cards: sabotage, contract: 'quiet-accident' },
      }),
      6,
    );
    expect([paid.cash[0], paid.debt[0]]).toEqual([4, 0]);
  });

  it('pays nothing by contract, either way, for an unarmed one', () => {
    const bare = attempting(seated(2, { contracts: [['public-execution']] }), {
      0: { tile: 0, contract: 'public-execution' },
    });
    const after = roll(bare, 6);
    expect([after.owner[0], after.cash[0], after.debt[0]]).toEqual([0, 2, 0]);
    expect(after.discards.contract).toEqual([contract('public-execution')]);
  });
});

describe('a failure', () => {
  it('puts one cash from the bank onto the tile, discards the cards, and lets the next in the conflict try', () => {
    const hands = [['pistol-0930'], ['pistol-1000']];
    const at = attempting(seated(2, { hands, specialists: [0, 2] }), {
      0: { tile: 0, cards: ['pistol-0930'] },
      1: { tile: 0, cards: ['pistol-1000'] },
    });
    const failed = roll(at, 2);
    expect(failed.bounty[0]).toBe(1);
    expect(failed.cash).toEqual([2, 2]);
    expect(pileIds(failed)).toContain('pistol-0930');
    const hit = roll(failed, 5);
    expect([hit.owner[0], hit.cash[1], hit.bounty[0]]).toEqual([1, 3, 0]);
  });
});

describe('a target that has gone', () => {
  const hands = [['pistol-0930'], ['rpg-1310', 'rpg-1320', 'stealth']];
  const plans = {
    0: { tile: 0, cards: ['pistol-0930'] },
    1: { tile: 0, cards: ['rpg-1310', 'rpg-1320', 'stealth'], contract: 'public-execution' },
  };
  const at = attempting(seated(2, { hands, contracts: [[], ['public-execution']] }), plans);

  it('costs the later attempt its contract, and gives back what its player chooses of the other cards', () => {
    const gone = roll(at, 5);
    expect(asked(gone)).toEqual(['take-back', 1]);
    expect(gone.discards.contract).toEqual([contract('public-execution')]);
    const back = on(gone, { kind: 'take-back', seat: 1, cards: [card('stealth'), card('rpg-1320')] });
    expect(handIds(back, 1)).toEqual(expect.arrayContaining(['rpg-1320', 'stealth']));
    expect(pileIds(back)).toContain('rpg-1310');
    expect(back.force).toEqual([]);
    expect(back.bounty[0]).toBe(0);
    expect(back.awaits).toBe('refill');
  });

  it('gives back what was laid and nothing else; what is then too many is discarded by choice', () => {
    const gone = roll(at, 5);
    const filled = {
      ...gone,
      hands: { ...gone.hands, assassin: [[], [0, 1, 2, 3, 4].map((k) => card('draw-2') + k)] },
    };
    const two = on(filled, { kind: 'take-back', seat: 1, cards: [card('rpg-1310'), card('rpg-1320')] });
    expect(asked(two)).toEqual(['discard', 1]);
    const other = apply(gone, { kind: 'take-back', seat: 1, cards: [card('pistol-0930')] });
    expect(other).toMatchObject({ ok: false, error: { code: 'not-laid' } });
  });
});

describe('a mark on an unavailable target', () => {
  it.each([
    ['one that lies under others', 8],
    ['one that has been taken', 4],
  ])('is no attempt this round: %s', (_, tile) => {
    const wishes = { hands: [['pistol-0930']], contracts: [['public-execution']] };
    const fresh = until(seated(2, wishes), 'lay');
    const taken = { ...fresh, remaining: fresh.remaining & ~(1 << 4) };
    const laid = lay(taken, { 0: { tile, cards: ['pistol-0930'], contract: 'public-execution' } });
    const at = revealed(laid);
    expect(asked(at)).toEqual(['take-back', 0]);
    expect(at.discards.contract).toEqual([contract('public-execution')]);
    const after = on(at, { kind: 'take-back', seat: 0, cards: [card('pistol-0930')] });
    expect(after.awaits).toBe('refill');
    expect(after.bounty[tile]).toBe(0);
    expect(handIds(after, 0)).toContain('pistol-0930');
  });
});

describe('storytelling', () => {
  const hands = [['pistol-0930']];
  const at = attempting(seated(3, { hands, storytelling: true }), { 0: { tile: 0, cards: ['pistol-0930'] } });
  const voted = (...votes: [number, boolean][]): State =>
    on(at, ...votes.map(([seat, favour]) => ({ kind: 'vote', seat, favour }) as const));

  it('has the others vote before the dice', () => {
    expect(asked(at)).toEqual(['vote', 1, 2]);
    expect(asked(voted([2, true]))).toEqual(['vote', 1]);
  });

  it('with a majority for is a normal attempt', () => {
    const normal = voted([1, true], [2, true]);
    expect(asked(normal)).toEqual([0, 3, 1]);
    expect(roll(normal, 3).cash[0]).toBe(2);
  });

  it('with a majority against is -1 MSR, and 2 cash on success', () => {
    const doubted = voted([1, false], [2, false]);
    expect(asked(doubted)).toEqual([0, 4, 1]);
    expect(roll(doubted, 3).owner[0]).toBe(-1);
    expect(roll(doubted, 4).cash[0]).toBe(4);
    expect(roll(doubted, 3).cash[0]).toBe(2);
  });

  it('story-tie: counts a tie as for', () => {
    expect(asked(voted([1, true], [2, false]))).toEqual([0, 3, 1]);
  });

  it('can make a sure attempt need a die', () => {
    const cards = ['poison-1410', 'stealth'];
    const sure = attempting(seated(2, { hands: [cards], storytelling: true }), { 0: { tile: 0, cards } });
    expect(asked(on(sure, { kind: 'vote', seat: 1, favour: false }))).toEqual([0, 2, 1]);
    expect(on(sure, { kind: 'vote', seat: 1, favour: true }).owner[0]).toBe(0);
  });
});
