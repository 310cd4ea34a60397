import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_NAMES, exampleMove, exampleStates } from '../example';
import { facts } from '../facts';
import { boardFor, squareName } from '../rules/board';
import { STEPS } from '../rules/moves';
import { boardOf, type State } from '../rules/state';
import { legal } from '../rules/table';
import { figures, SHOWN } from './figures';

const read = (name: string): string =>
  readFileSync(new URL(`../../../../content/tmag/${name}.md`, import.meta.url), 'utf8');
const [learn, more] = [read('learn'), read('more')];

const states = exampleStates();
const [first] = states as [State];
const board = boardOf(first.setup);

const nameAt = (square = -1): string => squareName(board, square);
const placesOf = ({ squares }: State): Record<string, string> =>
  Object.fromEntries(EXAMPLE_NAMES.map((name, seat) => [name, nameAt(squares[seat])]));

/** What the rules say of each roll, in the order of the log. */
const told = [learn, more].flatMap((text) => text.split('\n').filter((line) => /^\*\*\w+ rolls /.test(line)));
/** The table before each roll. */
const rolls = states.filter(({ awaits }) => awaits.kind === 'roll');

describe('the example game', () => {
  it('is told from the first victim of the seed that it names to the win', () => {
    expect(learn).toContain('`friday-3401`. Cy is the first victim.');
    expect(EXAMPLE_NAMES[first.victim]).toBe('Cy');
    expect(states.at(-1)?.awaits).toEqual({ kind: 'over', winner: EXAMPLE_NAMES.indexOf('Dee') });
    expect(told).toHaveLength(rolls.length);
  });

  it('starts where the deal puts the pieces, and goes on where the first round ends', () => {
    expect(placesOf(first)).toEqual({ Ana: 'e5', Ben: 'e1', Cy: 'c3', Dee: 'a1' });
    expect(learn).toContain("Dee, on Cy's left, starts on a1, Ana on e5 and Ben on e1.");
    expect(placesOf(exampleMove(SHOWN.capture).after)).toEqual({ Ana: 'e5', Ben: 'b2', Cy: 'c4', Dee: 'c3' });
    expect(more).toContain('Dee is the victim, in the safe-house. Ana is on e5, Ben on b2, and Cy on c4.');
  });

  it('goes the ways that it says', () => {
    const said = told.flatMap((words) => words.match(/[a-e][1-5](?:–[a-e][1-5])+/g) ?? []);
    const gone = states.flatMap(({ news }) =>
      news.flatMap((one) => (one.kind === 'moved' ? [one.path.map(nameAt).join('–')] : [])),
    );
    expect(said).toHaveLength(6);
    expect(said.filter((way) => !gone.includes(way))).toEqual([]);
  });

  /** With what the player whose turn it is at the k-th roll can reach a square, and where a roll can end. */
  const rollsTo = (k: number, name: string, to: string): number[] => {
    const state = rolls[k - 1] as State;
    expect(state.awaits).toMatchObject({ kind: 'roll', seat: EXAMPLE_NAMES.indexOf(name) });
    return STEPS.filter((roll) => legal(state, roll).some(({ square }) => nameAt(square) === to));
  };

  it('weighs the chances as they are', () => {
    // On a base the victim is safe.
    expect(rollsTo(6, 'Ben', 'a3')).toEqual([]);
    expect(rollsTo(9, 'Dee', 'c4')).toEqual([5]);
    expect([rollsTo(15, 'Dee', 'c1'), rollsTo(15, 'Dee', 'e3')].flat()).not.toContain(5);
    expect(rollsTo(16, 'Cy', 'b1')).toEqual([4]);
    expect(rollsTo(19, 'Dee', 'e3')).toEqual([4]);
  });

  it.each([
    ['victim', 'Cy', 5, 'b5–c5–c4–b4–b3–a3'],
    ['assassin', 'Ben', 4, 'e1–e2–d2–c2–b2'],
    ['capture', 'Dee', 5, 'a1–a2–a3–a4–b4–c4'],
  ] as const)('is what the figure of the %s shows, way and all', (key, name, roll, way) => {
    const { seat, roll: rolled, end } = exampleMove(SHOWN[key]);
    expect([EXAMPLE_NAMES[seat], rolled, end.path.map(nameAt).join('–')]).toEqual([name, roll, way]);
    expect(learn).toContain(way);
  });
});

describe('the alternative texts', () => {
  it('name the bases, the safe-house and the start squares of every board', () => {
    const five = figures['set-up-five']?.().alt ?? '';
    const six = figures['set-up-six']?.().alt ?? '';
    const named = (key: string): string[] => (facts[key] ?? '').split(/, | and /);
    for (const key of ['bases-5x5', 'corners-5x5', 'besides-5x5', 'safeHouse-5x5'])
      for (const square of named(key)) expect(five).toContain(square);
    for (const key of ['bases-6x6-four', 'besides-6x6-one', 'safeHouse-6x6-one'])
      for (const square of named(key)) expect(six).toContain(square);
  });

  it('list every square that the drawn rolls reach', () => {
    const alt = figures.moves?.().alt ?? '';
    expect(alt).toContain('can end on c1, b2, d2, a3, e3, b4, d4, a5 and c5');
    expect(alt).toContain('can end on b2, d2 and d4');
  });

  it('tell which ways the rules allow', () => {
    const said = figures.steps?.().alt?.match(/\d, (yes|no): [a-z -]+/g);
    expect(said).toEqual([
      '1, yes: onto a base',
      '2, no: onto an assassin',
      '3, no: into the safe-house',
      '4, yes: between two ',
      '5, yes: through assassins',
      '6, no: onto a base',
      '7, yes: through a base',
      '8, no: through the victim',
    ]);
  });

  it('tell a capture from both sides', () => {
    expect(figures.capture?.().alt).toMatch(
      /Before: the victim Cy on c4.*markers are beside c5 and a3.*After: the victim Dee on c3.*Cy on c4.*no markers/,
    );
  });
});

describe('the rule text', () => {
  it('recommends what the simulation bears out', () => {
    const share = (key: string): number => Number.parseFloat(facts[key] ?? '');
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
    const few = boardFor('5x5', 4);
    const dark = (square: number): boolean => {
      const [cell] = few.squares[square]?.cells ?? [];
      return ((cell?.column ?? 0) + (cell?.row ?? 0)) % 2 === 0;
    };
    expect([few.safeHouse, ...few.bases, ...few.starts].every(dark)).toBe(true);
  });
});
