import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { unwrap } from '../../../base/result';
import { openStream } from '../../../deal/v1/stream';
import { replayOf } from '../../replay.sample';
import { choose } from '../bots/bots';
import { eventsIn } from '../table/table.sample';
import { squareName, squareNamed } from './board';
import { rollDie, rollLabel } from './moves';
import { type TmagOptions, tmagOptions } from './options';
import { boardOf, positionOf, type Setup, type State, type TableEvent } from './state';
import { apply, legal, start } from './table';

const replay = replayOf(start, apply);

const setupOf = (players = 4, options: Partial<TmagOptions> = {}, firstVictim = 0): Setup => ({
  players,
  firstVictim,
  options: { ...tmagOptions({}, players), ...options },
});

const play = (setup: Setup, events: readonly TableEvent[]): State =>
  unwrap(replay(setup, events)).at(-1) as State;

const on = (state: State, event: TableEvent): State => unwrap(apply(state, event));

/** Puts pieces where a test wants them: squares by seat. */
const placed = (state: State, squares: readonly string[], more: Partial<State> = {}): State => {
  const board = boardOf(state.setup);
  return { ...state, squares: squares.map((name) => squareNamed(board, name) as number), ...more };
};

const namesOf = (state: State): string[] =>
  state.squares.map((square) => squareName(boardOf(state.setup), square));

const fresh = (players?: number, options?: Partial<TmagOptions>) => unwrap(start(setupOf(players, options)));

/** A state in which `seat`, an assassin, is to roll. */
const turnOf = (state: State, seat: number): State => ({
  ...state,
  awaits: { kind: 'roll', seat, role: seat === state.victim ? 'victim' : 'assassin', again: false },
});

describe('the start', () => {
  it('has the victim in the safe-house, to roll first, and the assassins in the corners', () => {
    const state = unwrap(start(setupOf(4, {}, 2)));
    expect(namesOf(state)).toEqual(['e5', 'e1', 'c3', 'a1']);
    expect(state.awaits).toEqual({ kind: 'roll', seat: 2, role: 'victim', again: false });
  });

  it.each([3, 4, 5, 6, 7, 8, 9])('has no two of %i players on one square', (players) => {
    for (const board of ['5x5', '6x6-four', '6x6-one'] as const) {
      expect(new Set(fresh(players, { board }).squares).size).toBe(players);
    }
  });

  it('is refused for too few, too many, and a victim who is not there', () => {
    expect(start(setupOf(2))).toMatchObject({ ok: false, error: { code: 'too-few-players' } });
    expect(start(setupOf(10))).toMatchObject({ ok: false, error: { code: 'too-many-players' } });
    expect(start(setupOf(4, {}, 4))).toMatchObject({ ok: false, error: { code: 'seat-unknown' } });
  });
});

describe('turns', () => {
  const order = (options: Partial<TmagOptions>, turns: number): number[] => {
    let state = fresh(4, options);
    const seats: number[] = [];
    const chance = openStream(new Uint8Array(32), 'turns');
    while (seats.length < turns && state.awaits.kind !== 'over') {
      const { awaits } = state;
      if (awaits.kind === 'roll') {
        seats.push(awaits.seat);
        state = on(state, { kind: 'roll', seat: awaits.seat, value: 1 });
      } else {
        const captures = state.squares[state.victim];
        const to = awaits.destinations.filter(({ square }) => square !== captures)[chance.below(1)];
        state = on(state, {
          kind: 'move',
          seat: awaits.seat,
          to: squareName(boardOf(state.setup), to?.square ?? 0),
        });
      }
    }
    return seats;
  };

  it('come back to the victim after each assassin', () => {
    expect(order({}, 7)).toEqual([0, 1, 0, 2, 0, 3, 0]);
  });

  it('come back to the victim after all assassins', () => {
    expect(order({ order: 'all' }, 7)).toEqual([0, 1, 2, 3, 0, 1, 2]);
  });

  it('let the victim roll a null again, and an assassin stand still', () => {
    const again = play(setupOf(), eventsIn('0:0'));
    expect(again.awaits).toEqual({ kind: 'roll', seat: 0, role: 'victim', again: true });
    expect(again.turns).toBe(0);
    const still = play(setupOf(), eventsIn('0:1 c2, 1:0'));
    expect(still.awaits).toMatchObject({ kind: 'roll', seat: 0 });
    expect(still.news.at(-1)).toEqual({ kind: 'null', seat: 1, role: 'assassin' });
    expect(namesOf(still)).toEqual(['c2', 'a1', 'e5', 'e1']);
  });

  it('pass over a piece that has no legal way', () => {
    const besieged = placed(fresh(), ['a1', 'a2', 'b1', 'e5']);
    const stayed = on(besieged, { kind: 'roll', seat: 0, value: 3 });
    expect(stayed.news.at(-1)).toEqual({ kind: 'stays', seat: 0, roll: 3 });
    expect(stayed.awaits).toMatchObject({ kind: 'roll', seat: 1 });
    expect(stayed.squares).toEqual(besieged.squares);
  });
});

describe('bases', () => {
  it('count by exact landing, once each, and not in passing', () => {
    const through = play(setupOf(), eventsIn('0:1 c2, 1:0, 0:2 d1'));
    expect(through.markers[0]).toEqual([]);
    const twice = play(setupOf(), eventsIn('0:1 c2, 1:0, 0:1 c1, 2:0, 0:1 c2, 3:0, 0:1 c1'));
    expect(twice.markers[0]).toEqual([squareNamed(boardOf(setupOf()), 'c1')]);
  });

  it('win with the fourth', () => {
    const bases = boardOf(setupOf()).bases;
    const three = placed(fresh(), ['b3', 'a1', 'e5', 'e1'], { markers: [bases.slice(0, 3), [], [], []] });
    const won = on(on(three, { kind: 'roll', seat: 0, value: 1 }), { kind: 'move', seat: 0, to: 'a3' });
    expect(won.awaits).toEqual({ kind: 'over', winner: 0 });
    expect(won.news.at(-1)).toEqual({ kind: 'won', seat: 0 });
    expect(legal(won, 3)).toEqual([]);
    expect(apply(won, { kind: 'roll', seat: 1, value: 1 })).toMatchObject({
      ok: false,
      error: { rule: 'end' },
    });
  });

  it('are closed to assassins who want to stop', () => {
    const state = play(setupOf(), eventsIn('0:1 c2, 1:2'));
    expect(apply(state, { kind: 'move', seat: 1, to: 'c1' })).toMatchObject({
      error: { rule: 'base-closed' },
    });
  });
});

describe('a capture', () => {
  const [south, east] = boardOf(setupOf()).bases;
  const hunted = (options: Partial<TmagOptions> = {}): State =>
    turnOf(
      placed(fresh(4, options), ['b2', 'b1', 'e5', 'e1'], { markers: [[south, east], [south], [], []] }),
      1,
    );
  const captured = (options?: Partial<TmagOptions>): State =>
    on(on(hunted(options), { kind: 'roll', seat: 1, value: 1 }), { kind: 'move', seat: 1, to: 'b2' });

  it('puts the captor into the safe-house and leaves the old victim on the square, an assassin', () => {
    const state = captured();
    expect(namesOf(state)).toEqual(['b2', 'c3', 'e5', 'e1']);
    expect(state.victim).toBe(1);
    expect(positionOf(state, 0).role).toBe('assassin');
    expect(state.news.at(-1)).toMatchObject({ kind: 'captured', captor: 1, victim: 0 });
    expect(state.captures).toEqual([0, 1, 0, 0]);
  });

  it('has the new victim move at once, and then the next assassin', () => {
    expect(captured().awaits).toMatchObject({ kind: 'roll', seat: 1, role: 'victim' });
    const moved = on(on(captured(), { kind: 'roll', seat: 1, value: 1 }), {
      kind: 'move',
      seat: 1,
      to: 'c4',
    });
    expect(moved.awaits).toMatchObject({ kind: 'roll', seat: 2 });
  });

  it('takes the markers of the old victim, but not in the short game', () => {
    expect(captured().markers).toEqual([[], [south], [], []]);
    expect(captured({ short: true }).markers).toEqual([[south, east], [south], [], []]);
  });
});

describe('what is refused', () => {
  const moving = play(setupOf(), eventsIn('0:1 c2, 1:3'));
  const victimMoving = on(placed(fresh(), ['a1', 'b1', 'a3', 'e5']), { kind: 'roll', seat: 0, value: 3 });
  const hunting = (squares: readonly string[], value: number): State =>
    on(turnOf(placed(fresh(), squares), 1), { kind: 'roll', seat: 1, value });
  const move = (seat: number, to: string): TableEvent => ({ kind: 'move', seat, to });

  it.each<[string, State, TableEvent, string]>([
    ['a seat out of turn', fresh(), { kind: 'roll', seat: 1, value: 3 }, 'victim-turn'],
    ['an assassin out of turn', moving, move(2, 'e4'), 'clockwise'],
    ['a seat that is not at the table', fresh(), { kind: 'roll', seat: 4, value: 3 }, 'players'],
    ['a value that the die has not', fresh(), { kind: 'roll', seat: 0, value: 6 }, 'die'],
    ['half a value', fresh(), { kind: 'roll', seat: 0, value: 1.5 }, 'die'],
    ['a second roll', moving, { kind: 'roll', seat: 1, value: 2 }, 'one-roll'],
    ['a move before the roll', fresh(), move(0, 'c2'), 'one-roll'],
    ['a square off the board', moving, move(1, 'f9'), 'board'],
    ['the safe-house', moving, move(1, 'c3'), 'no-entry'],
    ['a square at another distance', moving, move(1, 'b2'), 'whole-roll'],
    ['an occupied square', hunting(['c3', 'a1', 'a2', 'e5'], 1), move(1, 'a2'), 'occupied'],
    ['a way through an assassin', victimMoving, move(0, 'd1'), 'pass-assassin'],
    ['a ring', hunting(['c3', 'a1', 'e5', 'e1'], 4), move(1, 'a1'), 'backtrack'],
    ['a way through the victim', hunting(['b1', 'a1', 'a5', 'e5'], 3), move(1, 'd1'), 'pass-victim'],
    ['a base', hunting(['c3', 'b1', 'a5', 'e5'], 1), move(1, 'c1'), 'base-closed'],
    ['a victim on a base', hunting(['c1', 'b1', 'a5', 'e5'], 1), move(1, 'c1'), 'base-safe'],
  ])('%s', (_, state, event, rule) => {
    const before = JSON.stringify(state);
    const refused = apply(state, event);
    expect(refused).toMatchObject({ ok: false, error: { rule } });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('names the place of the event in a list', () => {
    const wrong = replay(setupOf(), [...eventsIn('0:1 c2'), { kind: 'roll', seat: 0, value: 1 }]);
    expect(wrong).toMatchObject({
      ok: false,
      error: { rule: 'victim-turn', message: expect.stringMatching(/^Event 3: /) },
    });
  });
});

const games = fc.record({
  players: fc.integer({ min: 3, max: 9 }),
  board: fc.constantFrom('5x5', '6x6-four', '6x6-one' as const),
  backtrack: fc.constantFrom('once', 'reversal' as const),
  order: fc.constantFrom('each', 'all' as const),
  short: fc.boolean(),
  seed: fc.integer({ min: 0, max: 255 }),
  isWild: fc.boolean(),
});

describe('any game', () => {
  it('keeps the pieces apart, the markers honest, and is the same when replayed', () => {
    fc.assert(
      fc.property(games, ({ players, seed, isWild, ...options }) => {
        const setup: Setup = { players, firstVictim: seed % players, options: options as TmagOptions };
        const key = new Uint8Array(32).fill(seed);
        const chance = openStream(key, 'choices');
        const { bases, safeHouse } = boardOf(setup);
        let state = unwrap(start(setup));
        const made: TableEvent[] = [];
        for (let k = 0; k < 80 && state.awaits.kind !== 'over'; k++) {
          const { awaits } = state;
          const event: TableEvent =
            awaits.kind === 'roll'
              ? { kind: 'roll', seat: awaits.seat, value: rollDie(openStream(key, rollLabel(k))) }
              : {
                  kind: 'move',
                  seat: awaits.seat,
                  to: squareName(
                    boardOf(setup),
                    (isWild
                      ? awaits.destinations[chance.below(awaits.destinations.length)]
                      : choose(state, chance)
                    )?.square ?? -1,
                  ),
                };
          made.push(event);
          state = on(state, event);
          expect(new Set(state.squares).size).toBe(players);
          for (const [seat, square] of state.squares.entries()) {
            if (seat !== state.victim) expect([...bases, safeHouse]).not.toContain(square);
          }
          for (const reached of state.markers) {
            expect(new Set(reached).size).toBe(reached.length);
            for (const base of reached) expect(bases).toContain(base);
          }
          if (!setup.options.short) {
            for (const [seat, reached] of state.markers.entries()) {
              if (seat !== state.victim) expect(reached).toEqual([]);
            }
          }
        }
        expect(play(setup, made)).toEqual(state);
      }),
      { numRuns: volume(12, 40) },
    );
  });

  it('is one event shorter when undone', () => {
    const list = eventsIn('0:1 c2, 1:3 b3');
    const states = unwrap(replay(setupOf(), list));
    expect(play(setupOf(), list.slice(0, -1))).toEqual(states.at(-2));
  });
});

describe('the die', () => {
  it('shows each of its six values as often', () => {
    const key = new Uint8Array(32);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let k = 0; k < 1800; k++) {
      const value = rollDie(openStream(key, rollLabel(k)));
      counts[value] = (counts[value] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 300)).toBeLessThan(80);
  });
});
