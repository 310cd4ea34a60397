import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { dealOpen } from '../../deal/v1/open';
import { tmag } from '../../games/tmag';
import { type Board, squareName, squareNamed } from '../../games/tmag/board';
import { tmagDealer } from '../../games/tmag/deal';
import { STEPS, type Steps } from '../../games/tmag/moves';
import { boardOf } from '../../games/tmag/setup';
import type { State, TableEvent } from '../../games/tmag/state';
import { apply, legal, start } from '../../games/tmag/table';
import { figures } from '../tmag';
import { MOMENTS, type Moment, type Name, reachOf, SEATS } from './example';

const rules = readFileSync(new URL('../../../content/tmag/rules.md', import.meta.url), 'utf8');

interface Turn {
  readonly number: number;
  readonly seat: number;
  /** As told: nulls and the last value. */
  readonly rolls: readonly number[];
  /** Names of squares; empty where the piece stays. */
  readonly way: readonly string[];
  readonly words: string;
}

const VALUES: Readonly<Record<string, number>> = { null: 0, ace: 1, 2: 2, 3: 3, 4: 4, 5: 5 };

const TURN =
  /^(\d+)\. \*\*(\w+)\*\* rolls ((?:null, then )*)(null|ace|[2-5])(?:,? and (?:stays|goes ([a-e1-5–]+)))\.(.*)$/gm;

const turns: Turn[] = [...rules.matchAll(TURN)].map(
  ([, number, name, nulls = '', value = '', way, words = '']) => ({
    number: Number(number),
    seat: SEATS.indexOf(name as Name),
    rolls: [...Array.from(nulls.matchAll(/null/g), () => 0), VALUES[value] as number],
    way: way?.split('–') ?? [],
    words,
  }),
);

const setup = unwrap(
  dealOpen({ dealing: tmagDealer }, { game: 'tmag', names: [...SEATS], options: {} }, 'friday-7'),
);
const board: Board = boardOf(setup);

const eventsOf = ({ seat, rolls, way }: Turn): TableEvent[] => [
  ...rolls.map((value): TableEvent => ({ kind: 'roll', seat, value })),
  ...way.slice(-1).map((to): TableEvent => ({ kind: 'move', seat, to })),
];

/** The table before each turn, and after the last. */
const tables: State[] = [unwrap(start(setup))];
for (const turn of turns) {
  const after = eventsOf(turn).reduce((state, event) => unwrap(apply(state, event)), tables.at(-1) as State);
  tables.push(after);
}

const tableBefore = (number: number): State => tables[number - 1] as State;

const places = ({ squares }: State): Record<string, string> =>
  Object.fromEntries(SEATS.map((name, seat) => [name, squareName(board, squares[seat] as number)]));

describe('the example game', () => {
  it('is told turn by turn, from the first victim of the seed that it names to the win', () => {
    expect(rules).toContain('`friday-7`');
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, i) => i + 1));
    expect(SEATS[setup.firstVictim]).toBe('Dee');
    expect(tables.at(-1)?.awaits).toEqual({ kind: 'over', winner: SEATS.indexOf('Ana') });
    expect(turns.at(-1)?.words).toContain('**Ana wins.**');
  });

  it('starts where the deal puts the pieces', () => {
    expect(places(tableBefore(1))).toEqual({ Ana: 'a1', Ben: 'e5', Cy: 'e1', Dee: 'c3' });
    expect(rules).toContain('Ana starts on a1, Ben on e5 and Cy on e1');
  });

  it.each(turns)('turn $number goes a legal way, one square a step', ({ number, seat, rolls, way }) => {
    if (way.length === 0) return expect(rolls).toEqual([0]);
    const state = tableBefore(number);
    const squares = way.map((name) => squareNamed(board, name) as number);
    expect(squares[0]).toBe(state.squares[seat]);
    expect(squares).toHaveLength((rolls.at(-1) as number) + 1);
    expect(new Set(squares).size).toBe(squares.length);
    squares.slice(1).forEach((square, i) => {
      expect(board.near[squares[i] as number]).toContain(square);
    });
    const others = state.squares.filter((_, other) => other !== seat);
    const barred = seat === state.victim ? others : [state.squares[state.victim] as number];
    const entered = squares.slice(1, seat === state.victim ? undefined : -1);
    expect(entered.filter((square) => barred.includes(square))).toEqual([]);
  });

  it('has its capture where it says so, and the markers that it counts', () => {
    const captured = tables.flatMap(({ news }, i) =>
      news.some(({ kind }) => kind === 'captured') ? [i] : [],
    );
    expect(captured).toEqual([8]);
    expect(rules).toContain('::figure[Turn 8. ');
    const counts = turns.flatMap(({ number, words }) => {
      const count = ['first', 'second', 'third', 'fourth'].findIndex((word) =>
        words.startsWith(` The ${word} base`),
      );
      return count < 0 ? [] : [[number, count + 1]];
    });
    const marked = turns.flatMap(({ number, seat }) => {
      const now = (tables[number] as State).markers[seat]?.length ?? 0;
      return now > (tableBefore(number).markers[seat]?.length ?? 0) ? [[number, now]] : [];
    });
    expect(counts).toEqual(marked);
    expect(marked).toHaveLength(6);
  });

  const rollsTo = (number: number, name: Name, to: string): Steps[] => {
    const state = tableBefore(number);
    expect(SEATS[state.awaits.kind === 'over' ? -1 : state.awaits.seat]).toBe(name);
    const square = squareNamed(board, to) as number;
    return STEPS.filter((roll) => legal(state, roll).some((end) => end.square === square));
  };
  const endsOf = (number: number, roll: Steps): string[] =>
    legal(tableBefore(number), roll)
      .map(({ square }) => squareName(board, square))
      .toSorted();

  it('weighs the chances as they are', () => {
    expect(endsOf(2, 2)).toEqual(['b2']);
    expect(endsOf(5, 4)).toEqual(['a3', 'd4', 'e3']);
    // On a base the victim is safe.
    expect(rollsTo(6, 'Cy', 'e3')).toEqual([]);
    expect(rollsTo(14, 'Dee', 'c1')).toEqual([]);
    expect(endsOf(7, 1)).toEqual(['e2', 'e4']);
    expect(rollsTo(8, 'Ana', 'e4')).toEqual([5]);
    // Dee on e2 instead.
    const instead = unwrap(
      apply(unwrap(apply(tableBefore(7), { kind: 'roll', seat: 3, value: 1 })), {
        kind: 'move',
        seat: 3,
        to: 'e2',
      }),
    );
    const e2 = squareNamed(board, 'e2') as number;
    expect(STEPS.filter((roll) => legal(instead, roll).some(({ square }) => square === e2))).toEqual([3, 5]);
    expect(rollsTo(16, 'Ben', 'e4')).toEqual([2, 4]);
    expect(endsOf(17, 1)).toEqual(['e3', 'e5']);
    expect(rollsTo(17, 'Ana', 'e3')).toEqual([1]);
  });

  const momentOf = (number: number): Moment => {
    const state = tableBefore(number);
    const turn = turns[number - 1] as Turn;
    return {
      mover: SEATS[turn.seat] as Name,
      roll: turn.rolls.at(-1) as Steps,
      to: turn.way.at(-1) as string,
      victim: SEATS[state.victim] as Name,
      places: places(state) as Record<Name, string>,
      marked: (state.markers[state.victim] ?? []).map((square) => squareName(board, square)),
    };
  };

  it.each([
    ['victim', 5],
    ['assassin', 6],
    ['capture', 8],
  ] as const)('is what the figure of the %s shows, way and all', (key, number) => {
    expect(MOMENTS[key]).toEqual(momentOf(number));
    const drawn = reachOf(MOMENTS[key]).find(({ square }) => square === squareNamed(board, MOMENTS[key].to));
    expect(drawn?.path.map((square) => squareName(board, square))).toEqual(turns[number - 1]?.way);
  });
});

describe('the alternative texts', () => {
  it('name the bases, the safe-house and the start squares of every board', () => {
    const five = figures['set-up-five']?.().alt ?? '';
    const six = figures['set-up-six']?.().alt ?? '';
    const named = (key: string): string[] => (tmag.facts[key] ?? '').split(/, | and /);
    for (const key of ['bases-5x5', 'corners-5x5', 'besides-5x5', 'safeHouse-5x5'])
      for (const square of named(key)) expect(five).toContain(square);
    for (const key of ['bases-6x6-four', 'besides-6x6-one', 'safeHouse-6x6-one'])
      for (const square of named(key)) expect(six).toContain(square);
  });

  it('list every square that the drawn rolls reach', () => {
    const alt = figures.moves?.().alt ?? '';
    expect(alt).toContain('can end on a3, e3 and d4');
    expect(alt).toContain('can end on b1, d1, c2, e2 and d3');
  });

  it('tell a capture from both sides', () => {
    expect(figures.capture?.().alt).toMatch(
      /Before: the victim Dee on e4.*markers stand beside c1 and e3.*After: the victim Ana on c3.*Dee on e4; no markers/,
    );
  });
});

describe('the rule text', () => {
  it('has all eight rulings, in order', () => {
    const ids = [...rules.matchAll(/^:::ruling\[.*\]\{#(\w+)\}$/gm)].map(([, id]) => id);
    expect(ids).toEqual(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']);
  });

  it('recommends what the simulation bears out', () => {
    const share = (key: string): number => Number.parseFloat(tmag.facts[key] ?? '');
    for (const players of [3, 4, 5]) {
      expect(share(`run-${players}-each`)).toBeGreaterThan(2 * share(`run-${players}-all`));
    }
    for (const players of [6, 7, 8, 9]) {
      expect(share(`first-${players}-each`)).toBeGreaterThan(70);
      expect(share(`run-${players}-all`)).toBeGreaterThan(10);
      expect(share(`run-${players}-all`)).toBeLessThan(40);
    }
  });

  it('is right about the colours of a chequered board', () => {
    const few = board;
    const dark = (square: number): boolean => {
      const [cell] = few.squares[square]?.cells ?? [];
      return ((cell?.column ?? 0) + (cell?.row ?? 0)) % 2 === 0;
    };
    expect([few.safeHouse, ...few.bases, ...few.starts].every(dark)).toBe(true);
  });
});
