/**
 * Simulates what rule texts and pages quote, and writes it beside each game: `npm run findings`, or `npm run findings --
 * nation` for one game. The same program writes the same files.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { unwrap } from '../../src/base/result';
import type { SkillFinding } from '../../src/games/nation/bots/findings';
import { fingerprint } from '../../src/games/nation/bots/simulate';
import type { Simulation } from '../../src/games/nation/bots/tally';
import { NATION_CARDS } from '../../src/games/nation/cards/set';
import { measure } from '../../src/games/tmag/bots/simulate';
import { BACKTRACKS, BOARD_IDS, ORDERS } from '../../src/games/tmag/rules/options';
import { withProgress } from '../commands/command';
import { simulateInParts } from './nation-parts';

const SEED = 'findings';

const write = (file: string, value: object): void => {
  writeFileSync(file, JSON.stringify(value));
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', file]);
};

const TMAG_GAMES = 1000;

/** What games of TMAG between programs say about every reading of its rules, for 3 to 9 players. */
const writeTmag = async (): Promise<void> => {
  const readings = [3, 4, 5, 6, 7, 8, 9].flatMap((players) =>
    BOARD_IDS.flatMap((board) =>
      BACKTRACKS.flatMap((backtrack) => ORDERS.map((order) => ({ players, board, backtrack, order }))),
    ),
  );
  const rows = await withProgress('Simulating tmag', (report) =>
    readings.map((reading, k) =>
      unwrap(measure(reading, TMAG_GAMES, SEED, (done) => report((k + done) / readings.length))),
    ),
  );
  write('src/games/tmag/bots/findings.json', { games: TMAG_GAMES, seed: SEED, rows });
};

const GAMES = 40_000;
const SKILL_GAMES = 10_000;
/** The number of players whose contracts a page of its own shows: facts of the game go wherever the game goes. */
const CONTRACTS_PLAYERS = 4;
const PLAYERS = [2, 3, 4, 5, 6] as const;
const MATCHES = (['plan-random', 'plan-greedy', 'greedy-random'] as const).flatMap((bots) =>
  ([2, 4] as const).map((players) => ({ bots, players })),
);

/** What games of Assassin Nation between programs say about its card set, for 2 to 6 players. */
const writeNation = async (): Promise<void> => {
  const all = PLAYERS.length * GAMES + MATCHES.length * SKILL_GAMES;
  const rows: Simulation[] = [];
  const skill: SkillFinding[] = [];
  await withProgress('Simulating nation', async (report) => {
    let done = 0;
    const play = async (players: number, games: number, bots: string): Promise<Simulation> => {
      const simulated = await simulateInParts({ players, games, seed: SEED, options: { bots } }, (part) =>
        report((done + part * games) / all),
      );
      done += games;
      return unwrap(simulated);
    };
    for (const players of PLAYERS) rows.push(await play(players, GAMES, 'plan'));
    for (const { bots, players } of MATCHES)
      skill.push({ players, bots: (await play(players, SKILL_GAMES, bots)).bots });
  });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const cards = fingerprint(NATION_CARDS);
  write('src/games/nation/bots/findings.json', {
    version,
    cards,
    seed: SEED,
    games: GAMES,
    skillGames: SKILL_GAMES,
    rows: rows.map(({ contracts: _, ...row }) => row),
    skill,
  });
  write('src/games/nation/odds-page/contracts.json', {
    cards,
    players: CONTRACTS_PLAYERS,
    rows: rows.find(({ players }) => players === CONTRACTS_PLAYERS)?.contracts,
  });
};

const WRITERS = { nation: writeNation, tmag: writeTmag };

const asked = process.argv.slice(2);
const unknown = asked.filter((game) => !(game in WRITERS));
if (unknown.length > 0) throw new Error(`no findings are written for ${unknown.join(', ')}`);

for (const [game, write] of Object.entries(WRITERS))
  if (asked.length === 0 || asked.includes(game)) await write();
