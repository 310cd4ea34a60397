import { describe, expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import type { House } from '../../../app/tables/game';
import { readRecord, writeRecord } from '../../../app/tables/keep/record';
import { isHouse } from '../../../app/tables/solo/solo';
import { now, play, step } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { BOT_IDS } from '../../bots';
import { weigh } from '../bots/bots';
import { squareNamed } from '../rules/board';
import { boardOf, type State, type TableEvent } from '../rules/state';
import { ask } from './ask';
import { programs } from './house';
import { nextRoll, readSetup, type TmagSetup } from './setup';
import { tmagTable } from './table';
import { eventOf, fresh, type TmagRecord } from './table.sample';

const HOUSE = tmagTable.house as House<TmagSetup, State, TableEvent>;

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal', 'Ida'];

/** A game alone to its end, or to so many events; `choices` are the person's, who rolls the table's die. */
const alone = (table: TmagRecord, choice: (k: number) => number, events = 2000): TmagRecord => {
  const { setup } = table;
  let { line } = table;
  for (let k = 0; k < events && now(line).awaits.kind !== 'over'; k++) {
    const { awaits } = now(line);
    const event = HOUSE.isAsked(now(line), setup)
      ? (HOUSE.chance(line, setup) ?? programs.answer(now(line), setup, line.at))
      : eventOf(now(line), awaits.kind === 'roll' ? nextRoll(setup, line) : choice(k));
    if (event) line = unwrap(play(line, event, tmagTable.apply));
  }
  return { setup, line };
};

const soloTable = (players: number, bots: (typeof BOT_IDS)[number], seed = 's') =>
  fresh({ names: NAMES.slice(0, players), seed, edition: 2, solo: { name: 'Ben', bots } });

describe('a game alone', () => {
  it.each([3, 4, 5, 6, 7, 8, 9])('is played to its end by the house and one of %i players', (players) => {
    for (let k = 0; k < volume(2, 50); k++) {
      const bots = BOT_IDS[k % 2] as (typeof BOT_IDS)[number];
      const { setup, line } = alone(soloTable(players, bots, `s${k}`), (choice) => choice * 7);
      expect(now(line).awaits.kind).toBe('over');
      expect(unwrap(readRecord(tmagTable, writeRecord(tmagTable, { setup, line })))).toEqual({ setup, line });
    }
  });

  it('comes out the same when it is undone and played again, and goes back to what the person chose', () => {
    const { setup, line } = alone(soloTable(4, 'plan'), () => 0, 60);
    const isHouses = (state: unknown) => HOUSE.isAsked(state as State, setup);
    let back = line;
    const stops: number[] = [];
    for (let last = -1; back.at !== last; ) {
      last = back.at;
      back = step(back, -1, isHouses);
      if (back.at > 0 && back.at !== last) {
        stops.push(back.at);
        expect(isHouse(setup, (now(back).awaits as { seat: number }).seat)).toBe(false);
      }
    }
    expect(stops.length).toBeGreaterThan(5);
    expect(back.at).toBe(0);
    const begun = { ...back, events: [], states: back.states.slice(0, 1) };
    expect(alone({ setup, line: begun }, () => 0, 60).line.events).toEqual(line.events);
    expect(step(back, 1, isHouses).at).toBe(stops.at(-1));
  });

  it('asks the person alone, and only in turn', () => {
    const { setup, line } = alone(soloTable(3, 'greedy'), () => 1, 40);
    for (const state of line.states) {
      const { dice, presses, places } = ask(state, setup);
      if (HOUSE.isAsked(state, setup))
        expect([dice, presses, places]).toEqual([undefined, undefined, undefined]);
      else expect(places?.size).toBeGreaterThan(0);
    }
  });
});

describe('the house', () => {
  it('says why it went somewhere, in its own numbers', () => {
    const seen = (bots: (typeof BOT_IDS)[number]) => {
      const { setup, line } = alone(soloTable(4, bots), () => 0, 80);
      return line.events.flatMap((event, at) => {
        const before = line.states[at] as State;
        const isLast = HOUSE.choices({ ...line, at: at + 1 }, setup).includes(at);
        return (isLast && programs.why(before, event, setup)?.[1]) || [];
      });
    };
    const planned = seen('plan').join('\n');
    expect(planned).toMatch(/this assassin’s next roll captures it with a chance of \d+%\./);
    expect(planned).toMatch(/The chance of a capture there is \d+%\./);
    expect(planned).toMatch(
      /Rolls from there on to a base that it needs, with nobody in the way: [0-5] of the 5 that move a piece\./,
    );
    expect(seen('greedy').join('\n')).toMatch(
      /It is \d steps? from (a base|the victim), and no square is nearer\./,
    );
    expect(new Set(seen('random'))).toEqual(new Set(['It plays at random.']));
  });

  it('gives a hint to a person who moves, and to nobody else', () => {
    const { setup, line } = alone(soloTable(4, 'random'), () => 0, 60);
    const hints = line.states.map((state) => programs.hint(state, setup));
    for (const [k, hint] of hints.entries()) {
      const { awaits } = line.states[k] as (typeof line.states)[number];
      const isPersons = awaits.kind === 'move' && !isHouse(setup, awaits.seat);
      expect(hint?.[1] ?? '').toMatch(isPersons ? /^Go to [a-e][1-5]\. / : /^$/);
    }
    expect(fresh().line.states.map((state) => programs.hint(state, fresh().setup))).toEqual([undefined]);
  });
});

describe('no program sees what a player in its seat could not see', () => {
  it.each([3, 4, 6, 9])('other dice to come, the same choice or one as good: %i players', (players) => {
    for (const bots of BOT_IDS) {
      const { setup, line } = alone(soloTable(players, bots), (choice) => choice * 7, 60);
      for (const [at, state] of line.states.slice(0, -1).entries()) {
        const { awaits } = state;
        if (awaits.kind !== 'move' || !HOUSE.isAsked(state, setup)) continue;
        // All dice follow from the seed, and nothing else at this table is hidden.
        const answers = ['other', 'third'].map((seed) => programs.answer(state, { ...setup, seed }, at));
        const worth = weigh(bots, state, awaits.seat);
        const scores = [line.events[at], ...answers].map((event) => {
          const to = event?.kind === 'move' ? squareNamed(boardOf(state.setup), event.to) : undefined;
          return to === undefined ? undefined : worth(to).score;
        });
        expect(scores[0]).toBeDefined();
        for (const score of scores) expect(score).toBeCloseTo(scores[0] ?? 0);
      }
    }
  });
});

describe('who is alone', () => {
  const setup = { seed: 's', options: {}, edition: 2, solo: { name: '', bots: 'plan' } };

  it('is the first of the names, among Martians where there are too few', () => {
    const seated = (names: readonly string[]) => unwrap(readSetup({ ...setup, names }));
    expect(seated([])).toMatchObject({
      names: ['Earthling', 'Tharsis', 'Elysium', 'Hellas'],
      solo: { name: 'Earthling' },
    });
    expect(seated([' Ana '])).toMatchObject({ solo: { name: 'Ana' }, names: { length: 4 } });
    expect(seated(['Ana', 'Ben', 'Cy'])).toMatchObject({
      names: ['Ana', 'Ben', 'Cy'],
      solo: { name: 'Ana' },
    });
  });

  it('sits at the table', () => {
    const read = (solo: unknown) => readSetup({ ...setup, names: ['Ana', 'Ben', 'Cy'], solo });
    expect(read({ name: 'Zoe', bots: 'plan' })).toMatchObject({ error: { code: 'solo-unknown' } });
    expect(read({ name: 'Ana', bots: 'best' })).toMatchObject({ error: { code: 'table-damaged' } });
  });
});
