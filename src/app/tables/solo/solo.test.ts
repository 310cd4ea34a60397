/** Whole games alone through the session of a page: the person answers what is asked, the house and chance the rest. */
import { describe, expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { unwrap } from '../../../base/result';
import type { Answer, Ask } from '../../../games/ask';
import { BOT_IDS } from '../../../games/bots';
import { NATION_CARDS } from '../../../games/nation/cards/set';
import { replay } from '../../../games/nation/rules/engine/random.sample';
import type { TableEvent as NationEvent, State as NationState } from '../../../games/nation/rules/table';
import { programs as nationPrograms } from '../../../games/nation/table/house';
import { isWhole } from '../../../games/nation/table/public-view';
import { nextDice } from '../../../games/nation/table/setup';
import { loadWhole, nationTable } from '../../../games/nation/table/table';
import { ask as nationAsk } from '../../../games/nation/table/whole/ask';
import type { Step, WholeAsk } from '../../../games/nation/table/whole/cards';
import { replayOf } from '../../../games/replay.sample';
import type { TableEvent as TmagEvent, State as TmagState } from '../../../games/tmag/rules/state';
import { apply as applyTmag, start as startTmagRules } from '../../../games/tmag/rules/table';
import { ask as tmagAsk } from '../../../games/tmag/table/ask';
import { programs as tmagPrograms } from '../../../games/tmag/table/house';
import { nextRoll, type TmagSetup } from '../../../games/tmag/table/setup';
import { tmagTable } from '../../../games/tmag/table/table';
import { withStores } from '../../store/browser.sample';
import { answersOf, pickerOf } from '../ask.sample';
import type { CommonSetup, Programs, TableGame } from '../game';
import { readRecord, writeRecord } from '../keep/record';
import { createTableSession, type TableSession } from '../session';
import { now, step as stepOn, type Timeline } from '../timeline';

withStores();
await loadWhole();

type Line = Timeline<unknown, unknown>;

/** A game as it is played alone. */
interface Alone {
  readonly game: TableGame;
  readonly programs: Programs<CommonSetup, unknown, unknown>;
  readonly counts: readonly number[];
  readonly setup: Omit<CommonSetup, 'names' | 'seed'>;
  /** All that the person can answer, by how it is given; `roll` is what the table's dice show. */
  readonly ways: (
    line: Line,
    setup: CommonSetup,
    step: unknown,
  ) => readonly (readonly Answer<unknown, unknown>[])[];
  /** The last state, by the engine alone. */
  readonly replayed: (first: unknown, events: readonly unknown[]) => unknown;
}

const dice = (asked: Ask<unknown, unknown>, values: readonly number[]): Answer<unknown, unknown>[] =>
  asked.dice ? [asked.dice.answer(values)] : [];

const withoutDice = ({ dice: _, ...asked }: Ask<unknown, unknown>) => answersOf(asked);

const TMAG: Alone = {
  game: tmagTable,
  programs: tmagPrograms,
  counts: [3, 4, 5, 6, 7, 8, 9],
  setup: { options: {}, ...{ edition: 2 } },
  ways: (line, setup) => {
    const asked = tmagAsk(now(line) as TmagState, setup);
    const roll = nextRoll(setup as TmagSetup, line as Timeline<TmagState, TmagEvent>);
    return [...withoutDice(asked as Ask<unknown, unknown>), dice(asked as Ask<unknown, unknown>, [roll])];
  },
  replayed: (first, events) =>
    unwrap(replayOf(startTmagRules, applyTmag)((first as TmagState).setup, events as TmagEvent[])).at(-1),
};

const NATION: Alone = {
  game: nationTable,
  programs: nationPrograms as Programs<CommonSetup, unknown, unknown>,
  counts: [2, 3, 4, 5, 6],
  setup: { options: {} },
  ways: (line, setup, step) => {
    const asked: WholeAsk = nationAsk(now(line) as NationState, setup, step as Step | undefined);
    const cards = asked.groups.flatMap((group) => group.cards.flatMap(({ answer }) => answer ?? []));
    const rolled = asked.dice
      ? nextDice(setup, line as Timeline<NationState, NationEvent>, asked.dice.count)
      : [];
    return [
      ...withoutDice(asked as Ask<unknown, unknown>),
      dice(asked as Ask<unknown, unknown>, rolled),
      cards,
    ];
  },
  replayed: (first, events) =>
    unwrap(replay(NATION_CARDS, (first as NationState).setup, events as NationEvent[])),
};

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal', 'Ida'];

/** More than any game takes. */
const MOST_ANSWERS = 20_000;

/** A game to its end, on a page; whoever is alone does anything that is offered, by `seed`. */
const playAlone = ({ game, programs, setup, ways }: Alone, players: number, seed: number) => {
  const house = game.house;
  if (!house) throw new Error(`${game.id} has no house`);
  const page: { session: TableSession } = { session: { view: 'opening' } };
  const session = createTableSession(game, { read: () => '', write: () => undefined }, (shown) => {
    page.session = shown;
  });
  // Many who play TMAG at random capture nobody and reach nothing for thousands of turns.
  const kinds = game.id === 'tmag' && players > 5 ? BOT_IDS.slice(0, 2) : BOT_IDS;
  const bots = kinds[seed % kinds.length] ?? 'plan';
  const begun = { ...setup, names: NAMES.slice(0, players), seed: `s${seed}`, solo: { name: 'Ben', bots } };
  expect(session.start(begun)).toBeUndefined();
  const table = () => {
    if (!page.session.table) throw new Error('nothing is played');
    return page.session.table;
  };
  const pick = pickerOf(seed);
  let step: unknown;
  for (let k = 0; k < MOST_ANSWERS; k++) {
    const { line, setup: seated } = table();
    const state = now(line);
    if (game.moment(state, seated).over) break;
    if (house.isAsked(state, seated)) {
      const event = house.chance(line, seated) ?? programs.answer(state, seated, line.at);
      if (!session.play(event))
        throw new Error(`refused: ${JSON.stringify(event)}, ${page.session.refusal?.message}`);
      step = undefined;
      continue;
    }
    const offered = ways(line, seated, step)
      .map((way) => way.filter((answer) => !('legal' in answer)))
      .filter((way) => way.length > 0);
    const answer = pick.of(pick.of(offered));
    step = 'step' in answer ? answer.step : undefined;
    if ('play' in answer && !session.play(answer.play))
      throw new Error(`refused: ${JSON.stringify(answer.play)}, ${page.session.refusal?.message}`);
  }
  return { table: table(), session, page };
};

describe.each([TMAG, NATION])('$game.id alone', (alone) => {
  const { game } = alone;
  const house = game.house;

  it.each(alone.counts)('is played to its end without a refusal: %i players', async (players) => {
    for (let seed = 0; seed < volume(2, 50); seed++) {
      const { table, session } = playAlone(alone, players, seed);
      const last = now(table.line);
      expect(game.moment(last, table.setup).over).toBe(true);
      const { news: _, ...end } = last as Record<string, unknown>;
      expect(alone.replayed(table.line.states[0], table.line.events)).toMatchObject(end);
      if (seed === 0)
        expect(unwrap(readRecord(game, writeRecord(game, table)))).toEqual({
          setup: table.setup,
          line: table.line,
        });
      await session.settled();
      session.close();
    }
  });

  it('comes out the same when all is undone and played again, and stops only where the person is asked', async () => {
    const { table, session } = playAlone(alone, 4, 1);
    const { setup, line } = table;
    const isHouses = (state: unknown) => house?.isAsked(state, setup) ?? false;
    let back: Line = line;
    for (let last = -1; back.at !== last; ) {
      last = back.at;
      back = stepOn(back, -1, isHouses);
      expect(back.at === 0 || !isHouses(now(back))).toBe(true);
    }
    expect(back.at).toBe(0);
    // What programs and chance say at each place they say again, whatever has been undone since.
    for (const [at, state] of line.states.slice(0, -1).entries()) {
      if (!isHouses(state)) continue;
      const there = { ...line, at };
      expect(house?.chance(there, setup) ?? alone.programs.answer(state, setup, at)).toEqual(line.events[at]);
    }
    await session.settled();
    session.close();
  });
});

it('a table of the whole game is told from one of the scorer by what is in it', () => {
  const setup = { names: ['Ana', 'Ben'], seed: 's', options: {} };
  expect(isWhole(unwrap(nationTable.start(setup)))).toBe(false);
  expect(isWhole(unwrap(nationTable.start({ ...setup, solo: { name: 'Ana', bots: 'plan' } })))).toBe(true);
});
