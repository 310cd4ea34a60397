import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import { mafiaTable } from '../../../games/mafia/table/table';
import { nationTable } from '../../../games/nation/table/table';
import { targetTable } from '../../../games/target/table/table';
import { tmagTable } from '../../../games/tmag/table/table';
import { played } from '../../../games/tmag/table/table.sample';
import type { Item } from '../../../scene/scene';
import type { OpenTable, TableGame } from '../game';
import { readRecord, type Table } from '../keep/record';
import { now } from '../timeline';
import { pictureOf, pointsOf } from './picture';

const GAMES: readonly TableGame[] = [mafiaTable, nationTable, targetTable, tmagTable];

/** What the picture is drawn of. */
const shown = (game: TableGame, { setup, line }: Table): OpenTable => {
  const state = now(line);
  return {
    id: 'x',
    name: 'x',
    setup,
    line,
    state,
    names: setup.names,
    moment: game.moment(state, setup),
    log: [],
    said: '',
    nth: 0,
    refusal: undefined,
    again: undefined,
    play: () => false,
    step: () => undefined,
  };
};

const exampleOf = (game: TableGame): Table =>
  unwrap(readRecord(game, readFileSync(`content/${game.id}/round.json`, 'utf8')));

const afterOf = async (game: TableGame) => {
  const after = await game.after();
  if (!after) throw new Error(`${game.id} has nothing to say after a game`);
  return after;
};

const wordsOf = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) =>
    item.kind === 'text' ? [item.text] : item.kind === 'group' ? wordsOf(item.items) : [],
  );

describe.each(GAMES.map((game) => ({ game, id: game.id })))('the picture of a game of $id', ({ game }) => {
  it('says how everybody fared, and stays within its edges', async () => {
    const table = shown(game, exampleOf(game));
    const after = await afterOf(game);
    const { width, height, items, alt } = pictureOf(game, after, table);
    for (const [seat, name] of table.names.entries()) {
      expect(wordsOf(items)).toContain(name);
      expect(alt).toContain(`${name}: ${after.standings(table.state, table.setup)[seat]?.text}.`);
    }
    for (const item of items) {
      if (item.kind !== 'text') continue;
      // Courier has letters of 0.6 em, and the narrow titles have less.
      const long = item.text.length * (item.voice === 'shout' ? 0.42 : 0.6) * item.size;
      const left = item.anchor === 'end' ? item.x - long : item.x;
      expect(left, item.text).toBeGreaterThanOrEqual(0);
      expect(left + long, item.text).toBeLessThanOrEqual(width);
      expect(item.y).toBeLessThan(height);
    }
  });

  it('has its turning points in their order, where each happened', async () => {
    const table = shown(game, exampleOf(game));
    const points = pointsOf(game, await afterOf(game), table);
    expect(points.length).toBeGreaterThan(0);
    expect(points.length).toBeLessThanOrEqual(9);
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  it('tells by name what was hidden at each moment', async () => {
    const { setup, line } = exampleOf(game);
    const after = await afterOf(game);
    for (const state of line.states)
      for (const { who, text } of after.hidden?.(state, setup) ?? []) {
        expect(setup.names).toContain(who);
        expect(text).not.toBe('');
      }
  });
});

it('of many dramas those are turning points that change who is ahead, then the last', async () => {
  const { setup, line } = played(Array.from({ length: 600 }, (_, k) => k * 7 + 1));
  const points = pointsOf(tmagTable, await afterOf(tmagTable), shown(tmagTable, { setup, line }));
  expect(points.length).toBe(9);
  expect(points.some(({ what }) => what.includes('takes the lead'))).toBe(true);
});
