/** The charts and tables of the odds page, from the simulated games: one panel for each board, and what the numbers say. */

import * as site from '#messages/site';
import * as m from '#messages/tmag';
import { barChart } from '../../../app/odds/charts/bar-chart';
import { type Axis, lineChart, type Series } from '../../../app/odds/charts/line-chart';
import { columned, type Panel } from '../../../app/odds/panel';
import { percent } from '../../../base/fraction';
import { itemAt, mapTuple } from '../../../base/lists';
import { joinClauses } from '../../../base/words';
import { COLORS } from '../../../look/theme';
import type { Color } from '../../../scene/scene';
import { type Finding, findingOf, PLAYERS, smallPercent, whole } from '../bots/findings';
import { BACKTRACKS, BOARD, BOARD_IDS, type BoardId, ORDERS } from '../rules/options';

const boardTitle = (board: BoardId): string =>
  BOARD.choices?.find(({ value }) => value === board)?.label ?? board;

const READINGS = ORDERS.flatMap((order) => BACKTRACKS.map((backtrack) => ({ order, backtrack })));
type Reading = (typeof READINGS)[number];

/** "each, once": short enough for a legend. */
const readingTitle = ({ order, backtrack }: Reading): string =>
  (backtrack === 'once' ? m.readingOnce : m.readingNoReversal)({ order });

/** What a section measures. */
export interface Measure {
  readonly name: string;
  readonly measured: (finding: Finding) => number;
  readonly words: (value: number) => string;
  readonly axis: Axis;
}

export const CHANCE: Measure = {
  name: m.victimsChance,
  measured: ({ victimRunChance }) => victimRunChance,
  words: smallPercent,
  axis: { ticks: [0, 0.25, 0.5, 0.75, 1], label: percent },
};

export const TURNS: Measure = {
  name: m.turnsPerGame,
  measured: ({ turns }) => turns,
  words: whole,
  axis: { ticks: [10, 30, 100, 300, 1000], log: true, label: whole },
};

/** One panel for each board: a line and a column for each reading of backtracking and order. */
export const panelsOf = ({ name, measured, words, axis }: Measure): readonly Panel[] =>
  BOARD_IDS.map((board) => {
    const title = boardTitle(board);
    const series = READINGS.map((reading): Series => {
      return {
        title: readingTitle(reading),
        values: PLAYERS.map((players) => measured(findingOf({ players, board, ...reading }))),
        color: reading.order === 'each' ? 'ink' : 'red',
        dashed: reading.order === 'all',
        hollow: reading.backtrack === 'reversal',
      };
    });
    const told = series.map(({ title: reading, values }) => {
      const [three, six, nine] = mapTuple([0, 3, 6], (k) => words(itemAt(values, k)));
      return m.boardAltReading({ reading, three, six, nine });
    });
    return {
      title,
      chart: lineChart({
        players: PLAYERS,
        axis,
        alt: m.boardAlt({ name, title, told: joinClauses(told) }),
        series,
      }),
      table: columned(
        `${name}, ${title}`,
        [...PLAYERS.keys()],
        [
          [site.players, (k) => `${PLAYERS[k]}`],
          ...series.map((one) => [one.title, (k: number) => words(itemAt(one.values, k))] as const),
        ],
      ),
    };
  });

/** The first victim, then clockwise. */
const SEATS = [m.firstVictim, ...Array.from({ length: 8 }, (_, k) => `+${k + 1}`)];

/** The first victim's part is ink; the others take turns, so that each is seen to end. */
const seatFill = (seat: number): Color => {
  if (seat === 0) return COLORS.ink;
  return seat % 2 === 1 ? COLORS.manila : COLORS.white;
};

/** One panel for each board and reading of backtracking: who wins, in both orders. */
export const seatPanels = (): readonly Panel[] =>
  BOARD_IDS.flatMap((board) =>
    BACKTRACKS.map((backtrack) => {
      const bars = PLAYERS.flatMap((players) =>
        ORDERS.map((order) => ({
          title: m.barTitle({ players, order }),
          shares: findingOf({ players, board, backtrack, order }).winShare,
        })),
      );
      const title = m.panelTitle({ board: boardTitle(board), backtrack });
      const told = bars.map(({ title: label, shares }) =>
        site.labelled({ label, text: smallPercent(shares[0] ?? 0) }),
      );
      return {
        title,
        chart: barChart({
          bars,
          fillOf: seatFill,
          legend: [m.firstVictimLegend],
          even: m.evenShare,
          alt: m.seatsAlt({ title, told: joinClauses(told) }),
        }),
        table: {
          caption: m.seatsCaption({ title }),
          head: [m.playersAndOrder, ...SEATS],
          rows: bars.map(({ title: bar, shares }) => [
            bar,
            ...SEATS.map((_, seat) => (shares[seat] === undefined ? '' : smallPercent(shares[seat]))),
          ]),
        },
      };
    }),
  );
