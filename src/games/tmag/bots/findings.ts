/**
 * What simulated games say about the options `backtrack`, `order` and `board`: findings.json, written by
 * scripts/simulate/findings.ts, as facts and tables for rule texts.
 */

import { number } from '#messages/language';
import * as m from '#messages/tmag';
import type { FactTable } from '../../../base/facts';
import { percent } from '../../../base/fraction';
import { itemAt } from '../../../base/lists';
import { BACKTRACKS, BOARD_IDS, ORDERS, type TmagOptions, usualOrder } from '../rules/options';
import findings from './findings.json' with { type: 'json' };

type Options = Pick<TmagOptions, 'board' | 'backtrack' | 'order'>;

/** One reading of the rules for one number of players: what `simulate` says of its games, shares by seat from the first victim. */
export type Finding = Omit<(typeof findings.rows)[number], keyof Options> & Options;

export { findings };
export const FINDINGS = findings.rows as readonly Finding[];

type Reading = Pick<Finding, 'players'> & Partial<Options>;

/** The finding of a reading; what is left out is at its default. Throws where there is none. */
export const findingOf = ({
  players,
  board = BOARD_IDS[0],
  backtrack = BACKTRACKS[0],
  order = usualOrder(players),
}: Reading): Finding => {
  const found = FINDINGS.find(
    (row) =>
      row.players === players && row.board === board && row.backtrack === backtrack && row.order === order,
  );
  if (!found)
    throw new Error(`findings.json has no row for ${players} players, ${board}, ${backtrack}, ${order}`);
  return found;
};

export const PLAYERS = [3, 4, 5, 6, 7, 8, 9] as const;

/** Under a hundredth a whole percentage would say nothing. */
export const smallPercent = (share: number): string => percent(share, share < 0.01 ? 1 : 0);

export const whole = (value: number): string => number(value);

/** `simulated` (games a reading), `run-4-each`, `run-4-all`, `turns-4-each`, `turns-4-all`, … on 5 by 5. */
export const FINDING_FACTS: Readonly<Record<string, string>> = {
  simulated: number(findings.games),
  ...Object.fromEntries(
    PLAYERS.flatMap((players) =>
      ORDERS.flatMap((order) => {
        const finding = findingOf({ players, order });
        return [
          [`run-${players}-${order}`, smallPercent(finding.victimRunChance)],
          [`turns-${players}-${order}`, whole(finding.turns)],
          [`first-${players}-${order}`, percent(itemAt(finding.winShare, 0))],
        ];
      }),
    ),
  ),
};

const cells = (finding: Finding): string[] => [smallPercent(finding.victimRunChance), whole(finding.turns)];

/** A row for each number of players; for each reading the victim's chance to finish a run, and the turns of a game. */
const comparisonTable = (
  caption: string,
  readings: readonly (readonly [string, Omit<Reading, 'players'>])[],
): FactTable => ({
  caption,
  head: [m.players, ...readings.flatMap(([title]) => [m.run({ title }), m.turns])],
  rows: PLAYERS.map((players) => [
    `${players}`,
    ...readings.flatMap(([, reading]) => cells(findingOf({ players, ...reading }))),
  ]),
  numeric: [0, ...readings.flatMap((_, k) => [2 * k + 1, 2 * k + 2])],
});

export const FINDING_TABLES = {
  backtracking: comparisonTable(m.backtrackingSimulated, [
    [m.backtrackOnce, { backtrack: 'once' }],
    [m.backtrackingReversal, { backtrack: 'reversal' }],
  ]),
  order: comparisonTable(m.orderSimulated, [
    [m.afterEach, { order: 'each' }],
    [m.afterAll, { order: 'all' }],
  ]),
  boards: comparisonTable(m.boardsSimulated, [
    [m.boardFiveShort, { board: '5x5' }],
    [m.boardSixFourShort, { board: '6x6-four' }],
    [m.boardSixOneShort, { board: '6x6-one' }],
  ]),
} as const satisfies Readonly<Record<string, FactTable>>;
