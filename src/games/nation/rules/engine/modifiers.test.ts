import { describe, expect, it } from 'vitest';
import type { EffectKind } from '../effects';
import { apply, type PlayEvent, type State, view } from '../table';
import { SAMPLE } from './cards.sample';
import { handOf } from './piles';
import {
  attempting,
  card,
  contractIds,
  handIds,
  lay,
  on,
  type Plan,
  pileIds,
  revealed,
  roll,
  seated,
  until,
} from './seated.sample';

type Choices = Partial<Omit<PlayEvent, 'kind' | 'seat' | 'card'>>;

const play = (state: State, seat: number, id: string, choices: Choices = {}): State =>
  on(state, { kind: 'play', seat, card: card(id), ...choices });

const codeOf = (state: State, seat: number, id: string, choices: Choices = {}): string | undefined => {
  const result = apply(state, { kind: 'play', seat, card: card(id), ...choices });
  return result.ok ? undefined : result.error.code;
};

/** Seat 0 holds the card and it is its turn in the Intel phase. */
const intel = (id: string, wishes: Parameters<typeof seated>[1] = {}): State => {
  const { hands = [], ...more } = wishes;
  return until(seated(3, { hands: [[id, ...(hands[0] ?? [])], ...hands.slice(1)], ...more }), 'intel');
};

const pick = (state: State, seat: number, id: string): number =>
  handOf(state, 'assassin', seat).indexOf(card(id));

describe('Intel cards', () => {
  it('draw', () => {
    const after = play(
      intel('draw-2', { next: ['again', 'recover', 'silencer', 'fee-2', 'stealth', 'msr+2'] }),
      0,
      'draw-2',
    );
    expect(handIds(after, 0)).toEqual(expect.arrayContaining(['msr+2', 'stealth']));
    expect(pileIds(after).at(-1)).toBe('draw-2');
  });

  it('search: look at the top cards of a deck, keep one, discard the others', () => {
    const next = ['again', 'recover', 'silencer', 'fee-2', 'stealth', 'msr+2', 'msr+3'];
    const looking = play(intel('search-3', { next }), 0, 'search-3');
    expect(looking.awaits).toBe('keep');
    expect(looking.offer).toEqual(['stealth', 'msr+2', 'msr+3'].map(card));
    const kept = on(looking, { kind: 'keep', seat: 0, card: card('msr+2') });
    expect(handIds(kept, 0)).toContain('msr+2');
    expect(pileIds(kept).slice(-2)).toEqual(['stealth', 'msr+3']);
    expect(kept.awaits).toBe('play');
  });

  it('salvage: take the card discarded last', () => {
    const at = intel('salvage');
    const last = pileIds(at).at(-1) as string;
    const after = play(at, 0, 'salvage');
    expect(handIds(after, 0)).toContain(last);
    expect(pileIds(after).at(-1)).toBe('salvage');
    const bare = { ...at, discards: { assassin: [], contract: [] } };
    expect(codeOf(bare, 0, 'salvage')).toBe('no-discards');
  });

  it('cash, and debt given back as far as there is any', () => {
    expect(play(intel('cash-2'), 0, 'cash-2').cash).toEqual([4, 2, 2]);
    const owing = { ...intel('settle-3'), debt: [2, 1, 0] };
    expect(play(owing, 0, 'settle-3').debt).toEqual([0, 1, 0]);
  });

  it('take cash from a rival, as much as there is, and give debt', () => {
    expect(play(intel('steal-cash-3'), 0, 'steal-cash-3', { rival: 2 }).cash).toEqual([4, 2, 0]);
    expect(play(intel('frame-2'), 0, 'frame-2', { rival: 1 }).debt).toEqual([0, 2, 0]);
  });

  it('draw a card unseen from a rival', () => {
    const at = intel('steal-card', { hands: [[], ['stealth']] });
    const after = play(at, 0, 'steal-card', { rival: 1, pick: pick(at, 1, 'stealth') });
    expect(handIds(after, 0)).toContain('stealth');
    expect(handIds(after, 1)).not.toContain('stealth');
  });

  it('draw a contract unseen, and come down to two', () => {
    const at = intel('steal-contract', { contracts: [[], ['public-execution', 'quiet-accident']] });
    const after = play(at, 0, 'steal-contract', { rival: 1, pick: 0 });
    expect(after.awaits).toBe('discard');
    expect(contractIds(after, 0)).toHaveLength(3);
    expect(contractIds(after, 1)).toHaveLength(1);
  });

  it('swap a card: draw one unseen, give one', () => {
    const at = intel('swap-card', { hands: [['msr-3'], ['stealth']] });
    const choices = { rival: 1, pick: pick(at, 1, 'stealth'), give: card('msr-3') };
    const after = play(at, 0, 'swap-card', choices);
    expect(handIds(after, 0)).toContain('stealth');
    expect(handIds(after, 1)).toContain('msr-3');
    const same = play(at, 0, 'swap-card', { ...choices, give: card('stealth') });
    expect(handIds(same, 1)).toContain('stealth');
    expect(codeOf(at, 0, 'swap-card', { ...choices, give: card('swap-card') })).toBe('no-give');
  });

  it('have a rival discard a card drawn unseen', () => {
    const at = intel('discard-card', { hands: [[], ['stealth']] });
    const after = play(at, 0, 'discard-card', { rival: 1, pick: pick(at, 1, 'stealth') });
    expect(pileIds(after).slice(-2)).toEqual(['stealth', 'discard-card']);
  });

  it('put cash on a tile, and take it from one', () => {
    expect(play(intel('bounty-2'), 0, 'bounty-2', { tile: 7 }).bounty[7]).toBe(2);
    const rich = { ...intel('skim-3'), bounty: intel('skim-3').bounty.with(4, 2) };
    const after = play(rich, 0, 'skim-3', { tile: 4 });
    expect([after.bounty[4], after.cash[0]]).toEqual([0, 4]);
  });

  it('weigh on every attempt on a tile this round', () => {
    const at = play(intel('tile+1'), 0, 'tile+1', { tile: 3 });
    const made = revealed(lay(until(at, 'lay'), { 1: { tile: 3 }, 2: { tile: 4 } }));
    expect([made.attempting, made.needed]).toEqual([1, 5]);
    const second = roll(made, 1);
    expect([second.attempting, second.needed]).toEqual([2, 6]);
    const after = roll(second, 1);
    expect(after.force).toEqual([]);
    expect(pileIds(after)).toContain('tile+1');
  });

  it.each<[string, Choices, string]>([
    ['steal-cash-3', {}, 'no-rival'],
    ['steal-cash-3', { rival: 0 }, 'no-rival'],
    ['steal-cash-3', { rival: 3 }, 'no-rival'],
    ['steal-card', { rival: 1 }, 'no-pick'],
    ['steal-card', { rival: 1, pick: 6 }, 'no-pick'],
    ['steal-card', { rival: 1, pick: -1 }, 'no-pick'],
    ['swap-card', { rival: 1, pick: 0 }, 'no-give'],
    ['bounty-2', {}, 'no-tile'],
    ['bounty-2', { tile: 18 }, 'no-tile'],
    ['bounty-2', { tile: 1.5 }, 'no-tile'],
  ])('%s with %j is refused', (id, choices, code) => {
    expect(codeOf(intel(id), 0, id, choices)).toBe(code);
  });

  it('do not draw from an empty hand', () => {
    const at = intel('steal-card');
    const empty = {
      ...at,
      hands: { ...at.hands, assassin: [handOf(at, 'assassin', 0), [], []] },
    };
    expect(codeOf(empty, 0, 'steal-card', { rival: 1, pick: 0 })).toBe('empty-hand');
  });
});

describe('Assassination cards', () => {
  const made = (cards: string[], plans: Record<number, Plan> = {}, hands: string[][] = []): State =>
    attempting(seated(3, { hands: [cards, ...hands], contracts: [['public-execution']] }), {
      0: { tile: 0, cards, contract: 'public-execution' },
      ...plans,
    });

  it('give two dice', () => {
    expect(made(['knife-0600', 'two-dice']).dice).toBe(2);
    expect(made(['rope-0815', 'two-dice']).dice).toBe(2);
  });

  it('roll a failure once more, and not twice', () => {
    const second = roll(made(['knife-0600', 'again']), 1);
    expect([second.awaits, second.again, second.bounty[0]]).toEqual(['roll', true, 0]);
    expect(roll(second, 6).owner[0]).toBe(0);
    const failed = roll(second, 1);
    expect([failed.bounty[0], failed.awaits]).toEqual([1, 'refill']);
  });

  it('make a weapon count as silent', () => {
    const loud = roll(made(['pistol-0930']), 6);
    expect([loud.cash[0], loud.debt[0]]).toEqual([4, 0]);
    const silent = roll(made(['pistol-0930', 'silencer']), 6);
    expect([silent.cash[0], silent.debt[0]]).toEqual([3, 1]);
  });

  it.each([[['silencer', 'two-dice']], [['two-dice', 'silencer']]])(
    'are in force in the order in which they were laid, so that of two the last decides: %j',
    (modifiers) => {
      const { force } = made(['pistol-0930', ...modifiers]);
      expect(force.map((one) => one.card)).toEqual(modifiers.map((id) => card(id)));
    },
  );

  it('spare a debt, pay a fee, insure', () => {
    expect(roll(made(['knife-0600']), 6).debt[0]).toBe(1);
    expect(roll(made(['knife-0600', 'no-debt']), 6).debt[0]).toBe(0);
    expect(roll(made(['knife-0600', 'fee-2']), 6).cash[0]).toBe(4);
    expect(roll(made(['knife-0600', 'fee-2']), 1).cash[0]).toBe(2);
    expect(roll(made(['knife-0600', 'insurance-2']), 1).cash[0]).toBe(4);
    expect(roll(made(['knife-0600', 'insurance-2']), 6).cash[0]).toBe(2);
  });

  it('take the weapon back after a failure', () => {
    const cards = ['knife-0600', 'knife-0700', 'recover'];
    expect(handIds(roll(made(cards), 1), 0)).toEqual(expect.arrayContaining(['knife-0600', 'knife-0700']));
    expect(pileIds(roll(made(cards), 6))).toEqual(expect.arrayContaining(['knife-0600', 'knife-0700']));
  });

  it('hinder rivals on the same target, and nobody else', () => {
    const others = [['pistol-1000'], ['pistol-1100']];
    const at = made(
      ['knife-0600', 'hinder'],
      { 1: { tile: 0, cards: ['pistol-1000'] }, 2: { tile: 3, cards: ['pistol-1100'] } },
      others,
    );
    expect([at.attempting, at.needed]).toEqual([0, 4]);
    const second = roll(at, 1);
    expect([second.attempting, second.needed]).toEqual([1, 4]);
    const third = roll(second, 1, 1);
    expect([third.attempting, third.needed]).toEqual([2, 3]);
  });

  it('move the time', () => {
    const at = made(['pistol-1200', 'earlier'], { 1: { tile: 0, cards: ['knife-0600'] } }, [['knife-0600']]);
    expect([view(at, 0).attemptOf(0)?.minutes, at.attempting]).toEqual([120, 0]);
  });
});

describe('Reveal cards', () => {
  /** Seat 0 holds the card; seat 1 has an attempt on tile 0, and it is seat 0's turn to play. */
  const open = (
    id: string,
    own: Plan = { tile: null },
    theirs: string[] = ['knife-0600', 'msr+2'],
  ): State => {
    const hands = [[id, ...(own.cards ?? [])], theirs];
    const at = until(seated(3, { hands, contracts: [['public-execution']] }), 'lay');
    return lay(at, { 0: own, 1: { tile: 0, cards: theirs } });
  };

  it('narrow a rival, or a tile', () => {
    expect(revealed(open('rival-1')).needed).toBe(2);
    expect(revealed(play(open('rival-1'), 0, 'rival-1', { rival: 1 })).needed).toBe(3);
    expect(revealed(play(open('rival-1'), 0, 'rival-1', { rival: 2 })).needed).toBe(2);
    expect(revealed(play(open('tile-1'), 0, 'tile-1', { tile: 0 })).needed).toBe(3);
    expect(revealed(play(open('tile-1'), 0, 'tile-1', { tile: 1 })).needed).toBe(2);
  });

  it('make a rival later', () => {
    const own = { tile: 0, cards: ['pistol-1000'] };
    expect(revealed(open('rival-later', own)).attempting).toBe(1);
    const late = revealed(play(open('rival-later', own), 0, 'rival-later', { rival: 1 }));
    expect([view(late, 0).attemptOf(1)?.minutes, late.attempting]).toEqual([960, 0]);
  });

  it('sabotage a weapon: one of two leaves one, the only one leaves bare hands', () => {
    const pair = open('disarm', undefined, ['knife-0600', 'knife-0700']);
    expect(revealed(pair).needed).toBe(3);
    const single = revealed(play(pair, 0, 'disarm', { weapon: card('knife-0600') }));
    expect([single.needed, view(single, 0).attemptOf(1)?.minutes]).toEqual([4, 420]);
    const bare = revealed(play(open('disarm'), 0, 'disarm', { weapon: card('knife-0600') }));
    expect(bare.needed).toBe(4);
    expect(pileIds(bare).slice(-2)).toEqual(['knife-0600', 'disarm']);
  });

  it('cancel a modifier that a rival has in force', () => {
    const at = play(open('cancel'), 0, 'cancel', { modifier: card('msr+2') });
    expect(revealed(at).needed).toBe(4);
    expect(pileIds(at).slice(-2)).toEqual(['msr+2', 'cancel']);
  });

  it('mark another available target', () => {
    const own = { tile: 3, cards: ['pistol-1000'] };
    const at = play(open('retarget', own), 0, 'retarget', { tile: 0 });
    expect(at.marks).toEqual([0, 0, -1]);
    expect(codeOf(open('retarget', own), 0, 'retarget', { tile: 3 })).toBe('not-available');
    expect(codeOf(open('retarget', own), 0, 'retarget', { tile: 8 })).toBe('not-available');
    expect(codeOf(open('retarget'), 0, 'retarget', { tile: 3 })).toBe('no-attempt');
  });

  it('call off an attempt: what was laid goes back to the hand', () => {
    const own = { tile: 3, cards: ['pistol-1000', 'stealth'], contract: 'public-execution' };
    const at = play(open('withdraw', own), 0, 'withdraw');
    expect(handIds(at, 0)).toEqual(expect.arrayContaining(['pistol-1000', 'stealth']));
    expect(contractIds(at, 0)).toContain('public-execution');
    expect([at.marks[0], at.laid[0], at.laidContract[0]]).toEqual([-1, [], -1]);
    expect(revealed(at).attempting).toBe(1);
    expect(codeOf(open('withdraw'), 0, 'withdraw')).toBe('no-attempt');
  });

  it.each<[string, Choices, string]>([
    ['disarm', {}, 'no-weapon'],
    ['disarm', { weapon: card('rpg-1310') }, 'no-weapon'],
    ['disarm', { weapon: card('pistol-1000') }, 'no-weapon'],
    ['cancel', {}, 'no-modifier'],
    ['cancel', { modifier: card('knife-0600') }, 'no-modifier'],
    ['cancel', { modifier: card('stealth') }, 'no-modifier'],
  ])('%s with %j is refused', (id, choices, code) => {
    const own = { tile: 3, cards: ['pistol-1000', 'stealth'] };
    expect(codeOf(open(id, own), 0, id, choices)).toBe(code);
  });
});

it('every effect is in the sample set', () => {
  const kinds = new Set<EffectKind>(
    SAMPLE.modifiers.flatMap(({ effects }) => effects.map((effect) => effect.do)),
  );
  expect(kinds.size).toBe(27);
  expect(handOf(seated(2), 'contract', 0)).toHaveLength(2);
});
