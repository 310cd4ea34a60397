/** What the table asks, and every answer that it takes. */

import { listed } from '#messages/language';
import * as m from '#messages/tables';
import * as words from '#messages/tmag-table';
import { isHouse } from '../../../app/tables/solo/solo';
import { itemAt } from '../../../base/lists';
import { type Ask, places } from '../../ask';
import { ownName } from '../places';
import { squareName } from '../rules/board';
import { DIE_VALUES } from '../rules/moves';
import { boardOf, positionOf, type Setup, type State, type TableEvent } from '../rules/state';
import type { TmagSetup } from './setup';

/** In the order of a board's bases: bottom, right, top, left. */
export const SIDES = ['south', 'east', 'north', 'west'] as const;

export const nameAt = (names: readonly string[], seat: number): string =>
  names[seat] ?? words.seat({ seat: seat + 1 });

/** A base in a sentence, by its side, or as a set calls it. */
export const baseWords = (setup: Setup, at: number): string => {
  const board = boardOf(setup);
  return ownName(board, itemAt(board.bases, at), setup.places) ?? words.sideName({ side: itemAt(SIDES, at) });
};

/** Bases that the victim still wants. */
const missingBases = ({ setup, markers, victim }: State): string => {
  const open = boardOf(setup).bases.flatMap((base, at) => (markers[victim]?.includes(base) ? [] : at));
  if (open.length === SIDES.length) return words.missingAll;
  return words.missingSome({ count: open.length, open: listed(open.map((at) => baseWords(setup, at))) });
};

const victimRule = (again: boolean, turns: number): string => {
  if (again) return 'null-victim';
  return turns === 0 ? 'victim-first' : 'victim-turn';
};

type Seated = Pick<TmagSetup, 'names' | 'solo'>;

/** What people are asked. A press on any square asks to go there: the rules say why a piece does not. */
const askPerson = (state: State, { names }: Seated): Ask<TableEvent> => {
  const { awaits, victim, setup, turns } = state;
  const board = boardOf(setup);
  const seat = awaits.kind === 'over' ? awaits.winner : awaits.seat;
  const name = nameAt(names, seat);
  const ends = awaits.kind === 'move' ? awaits.destinations.map(({ square }) => square) : [];
  const go = (square: number) => ({
    play: { kind: 'move' as const, seat, to: squareName(board, square) },
    ...(!ends.includes(square) && { legal: false as const }),
  });
  const squares = { places: places([...board.squares.keys()], go) };
  switch (awaits.kind) {
    case 'over':
      return {
        title: words.wins({ name }),
        sentence: words.stoppedAll({ name }),
        rule: setup.options.short ? 'short-game' : 'win',
        ...squares,
      };
    case 'move': {
      const [only = 0] = ends;
      const isOne = ends.length === 1;
      return {
        title: words.moves({ name, roll: awaits.roll }),
        sentence: isOne ? words.oneSquareLit : words.squaresLit({ count: ends.length }),
        rule: 'whole-roll',
        presses: [isOne && [words.goTo({ square: squareName(board, only) }), go(only), 'strong']],
        ...squares,
      };
    }
    case 'roll': {
      const where = squareName(board, positionOf(state, seat).from);
      const isVictim = awaits.role === 'victim';
      return {
        title: (awaits.again ? words.toRollAgain : words.toRoll)({ name }),
        sentence: isVictim
          ? words.victimNeeds({ where, bases: missingBases(state) })
          : words.assassinHunts({ where, victim: nameAt(names, victim) }),
        rule: isVictim ? victimRule(awaits.again, turns) : 'clockwise',
        dice: {
          name,
          count: 1,
          sides: DIE_VALUES,
          answer: ([value = 0]) => ({ play: { kind: 'roll', seat, value } }),
        },
        ...squares,
      };
    }
  }
};

/** Whose turn it is, and for what. A program's turn is told alike, and nobody can answer for it. */
export const ask = (state: State, setup: Seated): Ask<TableEvent> => {
  const asked = askPerson(state, setup);
  const { awaits } = state;
  if (awaits.kind === 'over' || !isHouse(setup, awaits.seat)) return asked;
  const { title, rule } = asked;
  return { title, rule, sentence: m.housePlays };
};
