/** What simulated games of TMAG say about every reading of its rules for 3 to 9 players. */
import { writeFileSync } from 'node:fs';
import { unwrap } from '../../src/base/result';
import { BACKTRACKS, BOARD_IDS, ORDERS } from '../../src/games/tmag/options';
import { progressBar } from '../progress';
import { measure } from './measure';

const GAMES = 1000;
const SEED = 'findings';

const readings = [3, 4, 5, 6, 7, 8, 9].flatMap((players) =>
  BOARD_IDS.flatMap((board) =>
    BACKTRACKS.flatMap((backtrack) => ORDERS.map((order) => ({ players, board, backtrack, order }))),
  ),
);

export const writeTmagFindings = (): void => {
  const progress = progressBar('Simulating tmag');
  const rows = readings.map((reading, k) =>
    unwrap(measure(reading, GAMES, SEED, (done) => progress.report((k + done) / readings.length))),
  );
  progress.end();

  writeFileSync(
    'src/games/tmag/simulation/findings.json',
    `${JSON.stringify({ games: GAMES, seed: SEED, rows }, null, 2)}\n`,
  );
};
