import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../tests/volume';
import { unwrap } from '../../base/result';
import type { Leavers } from '../../deal/v1/living';
import type { Options } from '../../deal/v1/options';
import { dealOpen } from '../../deal/v1/spec';
import { target } from '.';
import { type TargetRound, targetDealer } from './deal';
import { foresee } from './wishes';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
const namesOf = (n: number): string[] => Array.from({ length: n }, (_, seat) => `P${seat}`);

const deal = (seed: string, leavers: Leavers = [], options: Options = {}, names: readonly string[] = NAMES) =>
  dealOpen(target, { game: 'target', options, names }, seed, leavers);

const round = (
  seed: string,
  leavers: Leavers,
  options: Options,
  names: readonly string[] = NAMES,
): TargetRound =>
  unwrap(dealOpen({ dealing: targetDealer }, { game: 'target', options, names }, seed, leavers));

const problemOf = (...args: Parameters<typeof deal>) => {
  const result = deal(...args);
  if (result.ok) throw new Error('was dealt');
  return result.error;
};

describe('a deal', () => {
  it('tells every seat its target, and prints as JSON', () => {
    const first = unwrap(deal('friday-7'));
    expect(first.cards[0]).toMatchObject({ seat: 0, caption: 'Your target', value: 'Cy' });
    expect(first.json).toEqual({
      game: 'target',
      targets: { Ana: 'Cy', Ben: 'Dee', Cy: 'Ben', Dee: 'Eve', Eve: 'Ana' },
    });
  });

  it('tells the round and the living after a death', () => {
    expect(unwrap(deal('friday-7', [[2]])).json).toEqual({
      game: 'target',
      targets: { Ana: 'Ben', Ben: 'Ana', Dee: 'Eve', Eve: 'Dee' },
      round: 1,
      living: [0, 1, 3, 4],
    });
  });

  it('keeps a player apart who is called __proto__', () => {
    const { json } = unwrap(deal('s', [], {}, ['__proto__', 'constructor', 'Cy']));
    expect(Object.keys(json.targets as object)).toEqual(['__proto__', 'constructor', 'Cy']);
  });

  it('takes 3 to 200 players', () => {
    expect(problemOf('s', [], {}, ['Ana', 'Ben']).message).toContain('at least 3 players');
    expect(problemOf('s', [], {}, namesOf(201)).code).toBe('too-many-players');
    expect(deal('s', [], {}, namesOf(200)).ok).toBe(true);
  });

  it('checks what people typed: names, seed, options, who left', () => {
    expect(problemOf('s', [], {}, ['Ana', 'Ben', 'ANA']).code).toBe('name-twice');
    expect(problemOf(' ').code).toBe('seed-empty');
    expect(problemOf('s', [], { variable: true }).message).toContain('use ring, fresh, wishes or set');
    expect(problemOf('s', [], { ring: true, fresh: true }).code).toBe('options-together');
    expect(problemOf('s', [[9]]).code).toBe('seat-unknown');
  });

  it('does not change when an option at its default is written out', () => {
    expect(deal('s', [], { ring: false, fresh: false })).toEqual(deal('s'));
  });
});

describe('the end of a game', () => {
  it('deals nothing to the last two: each is the target of the other', () => {
    const last = unwrap(deal('s', [[0], [1, 2]], { ring: true }));
    expect(last.json.targets).toEqual({ Dee: 'Eve', Eve: 'Dee' });
    expect(last.cards[0]?.note).toContain('nothing is dealt');
  });

  it.each([
    ['one is left', [[0], [1], [2], [3]]],
    ['all the rest die at once', [[0], [1, 2, 3, 4]]],
  ])('is reached when %s', (_, leavers) => {
    expect(problemOf('s', leavers)).toMatchObject({ code: 'game-over' });
    expect(problemOf('s', leavers).message).toContain('the game is over');
  });
});

const RUNS = volume(40, 100);

/** Some players, a seed, and a few deaths, one at a time, that leave at least two. */
const rounds = fc.integer({ min: 3, max: 60 }).chain((n) =>
  fc.record({
    names: fc.constant(namesOf(n)),
    seed: fc.stringMatching(/^[0-9a-f]{1,8}$/),
    leavers: fc
      .shuffledSubarray([...namesOf(n).keys()], { maxLength: Math.min(n - 2, 8) })
      .map((gone) => gone.map((seat) => [seat])),
  }),
);

describe('whoever has died, and whatever the seed', () => {
  it('the living hold each other, and nobody themselves', () => {
    fc.assert(
      fc.property(rounds, fc.constantFrom<Options>({}, { ring: true }, { fresh: true }), (given, options) => {
        const { living, targets } = round(given.seed, given.leavers, options, given.names);
        expect([...targets.keys()]).toEqual(living);
        expect([...targets.values()].toSorted((a, b) => a - b)).toEqual(living);
        for (const [seat, other] of targets) expect(other).not.toBe(seat);
      }),
      { numRuns: RUNS },
    );
  });

  it('those who die at once leave together, in whatever order they are named', () => {
    expect(round('s', [[1, 3]], {})).toEqual(round('s', [[3, 1]], {}));
    expect(round('s', [[1, 3]], {}).round).toBe(1);
    expect(round('s', [[1], [3]], {}).round).toBe(2);
  });

  it('nobody hunts their own hunter while three or more live in one ring', () => {
    fc.assert(
      fc.property(rounds, ({ seed, leavers, names }) => {
        const { living, targets } = round(seed, leavers, { ring: true }, names);
        fc.pre(living.length >= 3);
        for (const [seat, other] of targets) expect(targets.get(other)).not.toBe(seat);
      }),
      { numRuns: RUNS },
    );
  });

  it('with four or more living, fresh gives nobody the target of the round before', () => {
    fc.assert(
      fc.property(rounds, ({ seed, leavers, names }) => {
        fc.pre(leavers.length > 0 && names.length - leavers.length >= 4);
        const before = round(seed, leavers.slice(0, -1), { fresh: true }, names);
        const after = round(seed, leavers, { fresh: true }, names);
        for (const [seat, other] of after.targets) expect(before.targets.get(seat)).not.toBe(other);
        expect(after.warnings).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('fresh, with three left', () => {
  const names = ['Ana', 'Ben', 'Cy', 'Dee'];
  const seeds = Array.from({ length: 60 }, (_, k) => `${k}`);
  const seen = seeds.map((seed) => {
    const before = round(seed, [], { fresh: true }, names);
    const after = round(seed, [[3]], { fresh: true }, names);
    const repeats = after.living.filter(
      (seat) => before.targets.get(seat) === after.targets.get(seat),
    ).length;
    const choices = [
      [1, 2, 0],
      [2, 0, 1],
    ].filter((order) => order.every((other, seat) => before.targets.get(seat) !== other)).length;
    return { repeats, choices, warnings: after.warnings.join() };
  });

  it('where one fresh deal exists it is dealt, with the warning that all know it', () => {
    const determined = seen.filter(({ choices }) => choices === 1);
    expect(determined.length).toBeGreaterThan(0);
    for (const { repeats, warnings } of determined) {
      expect(repeats).toBe(0);
      expect(warnings).toContain('everybody knows every target');
    }
  });

  it('where none exists it is the plain derangement, with the warning that a target repeats', () => {
    const impossible = seen.filter(({ choices }) => choices === 0);
    expect(impossible.length).toBeGreaterThan(0);
    for (const { repeats, warnings } of impossible) {
      expect(repeats).toBeGreaterThan(0);
      expect(warnings).toContain('the same target as before');
    }
  });

  it('the warning stands in the deal and in its JSON', () => {
    const warned = unwrap(deal(seeds[0] as string, [[3]], { fresh: true }, names));
    expect(warned.warnings).toHaveLength(1);
    expect(warned.json.warnings).toEqual(warned.warnings);
  });

  it('where both deals are fresh, because nobody hunted a survivor, nothing is given away', () => {
    // Six players in which 0, 1, 2 all hunted 3, 4, 5: the two rings of three are both fresh when those three die at once.
    const six = namesOf(6);
    const seed = Array.from({ length: 2000 }, (_, k) => `${k}`).find((candidate) => {
      const { targets } = round(candidate, [], { fresh: true }, six);
      return [0, 1, 2].every((seat) => (targets.get(seat) as number) > 2);
    });
    expect(round(seed as string, [[3, 4, 5]], { fresh: true }, six).warnings).toEqual([]);
  });
});

describe('wishes', () => {
  const wished = (wishes: string, leavers: Leavers = [], more: Options = {}) =>
    deal('friday-7', leavers, { wishes, ...more });

  it('leave deals that hold, and say how many', () => {
    for (let k = 0; k < volume(50, 1000); k++) {
      const dealt = unwrap(deal(`s${k}`, [], { wishes: '0-1,2>3' })).json;
      const targets = dealt.targets as Record<string, string>;
      expect(targets.Ana).not.toBe('Ben');
      expect(targets.Ben).not.toBe('Ana');
      expect(targets.Cy).not.toBe('Dee');
      expect(dealt.left).toBe(20);
    }
  });

  it('change nothing where there are none, and are one spec however they are written', () => {
    expect(wished('')).toEqual(deal('friday-7'));
    expect(wished('1-0, 0>1')).not.toEqual(wished('0-1'));
    expect(wished('1-0,1-0')).toEqual(wished(' 0-1 '));
  });

  it('that leave no deal are refused, with those that are at odds', () => {
    expect(problemOf('s', [], { wishes: '0>1,0>2,0>3,0>4,3>1' })).toEqual({
      code: 'option-wishes',
      message:
        'No deal is left with these wishes together: Ana is not dealt Ben; Ana is not dealt Cy; Ana is not dealt Dee; Ana is not dealt Eve. Drop one of them.',
    });
    expect(problemOf('s', [], { wishes: '0>1', fresh: true }).code).toBe('options-together');
    expect(problemOf('s', [], { wishes: '0>7' }).message).toContain('no seat 7');
  });

  it('that a death makes impossible are dropped, and all are told, whatever the seed', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { warnings, targets } = round(seed, [[3], [4]], { wishes: '0-1,2>0' });
      expect(targets.size).toBe(3);
      expect(warnings.slice(0, 3)).toEqual([
        'With those who are left this wish cannot be kept: Ana and Ben are not dealt each other.',
        'The wishes: Cy is not dealt Ana.',
        'They leave 1 deal.',
      ]);
    }
    expect(round('s', [[3]], { wishes: '0-1' }).warnings).toEqual([
      'The wishes: Ana and Ben are not dealt each other.',
      'They leave 4 deals.',
    ]);
    expect(round('s', [[3], [4], [2]], { wishes: '0-1' }).warnings).toEqual([]);
  });

  it('say what everyone can work out', () => {
    const spec = { game: 'target', names: NAMES, options: { wishes: '0>1,0>2,0>3' } };
    expect(foresee(spec)).toEqual({ left: 11, known: ['Ana’s card can only be Eve.'] });
    expect(foresee({ ...spec, options: {} })).toBeUndefined();
  });
});
