/**
 * Simulates what rule texts and pages quote, and writes it beside each game: `npm run findings`, or `npm run findings --
 * nation` for one game, `-- skill` for how strong the bots are. The same program writes the same files.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Result, unwrap } from '../../src/base/result';
import { MATCHES, type Skill } from '../../src/games/bots';
import { fingerprint } from '../../src/games/nation/bots/simulate';
import type { Simulation } from '../../src/games/nation/bots/tally';
import { NATION_CARDS } from '../../src/games/nation/cards/set';
import { measure, simulate as simulateTmag } from '../../src/games/tmag/bots/simulate';
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
/** The number of players whose contracts a page of its own shows: facts of the game go wherever the game goes. */
const CONTRACTS_PLAYERS = 4;
const PLAYERS = [2, 3, 4, 5, 6] as const;

/** What games of Assassin Nation between programs say about its card set, for 2 to 6 players. */
const writeNation = async (): Promise<void> => {
  const rows: Simulation[] = [];
  await withProgress('Simulating nation', async (report) => {
    for (const players of PLAYERS) {
      const request = { players, games: GAMES, seed: SEED, options: { bots: 'plan' } };
      const played = await simulateInParts(request, (part) => report((rows.length + part) / PLAYERS.length));
      rows.push(unwrap(played));
    }
  });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const cards = fingerprint(NATION_CARDS);
  write('src/games/nation/bots/findings.json', {
    version,
    cards,
    seed: SEED,
    games: GAMES,
    rows: rows.map(({ contracts: _, modifiers: __, ...row }) => row),
  });
  write('src/games/nation/odds-page/contracts.json', {
    cards,
    players: CONTRACTS_PLAYERS,
    rows: rows.find(({ players }) => players === CONTRACTS_PLAYERS)?.contracts,
  });
};

const MODIFIER_GAMES = 4000;

/** How often each modifier of Assassin Nation is played, and what for, in the order of the card set. No page loads it before it plays a set. */
const writeModifiers = async (): Promise<void> => {
  const rows: { players: number; played: number[]; ratio: number[] }[] = [];
  for (const players of PLAYERS) {
    const request = { players, games: MODIFIER_GAMES, seed: SEED, options: { bots: 'plan' } };
    const { modifiers } = unwrap(await simulateInParts(request, () => undefined));
    const [played, ratio] = [modifiers.map((one) => one.played), modifiers.map((one) => one.ratio)];
    rows.push({ players, played, ratio });
  }
  const cards = fingerprint(NATION_CARDS);
  write('src/games/nation/bots/modifiers.json', { cards, games: MODIFIER_GAMES, rows });
};

/** By game, what simulates it for each number of its players. */
const SKILLED = {
  nation: { games: 10_000, players: PLAYERS, simulate: simulateInParts },
  tmag: { games: 2000, players: [3, 4, 5, 6, 7, 8, 9], simulate: simulateTmag },
} as const;

/** How strong each kind of bot is against each other. */
const writeSkill = async (): Promise<void> => {
  for (const [game, { games, players: counts, simulate }] of Object.entries(SKILLED)) {
    const matches = counts.flatMap((players) => MATCHES.map((bots) => ({ players, bots })));
    const rows: Skill['rows'][number][] = [];
    await withProgress(`Matching the bots of ${game}`, async (report) => {
      for (const { players, bots } of matches) {
        const played: Result<Pick<Simulation, 'bots'>> = await simulate(
          { players, games, seed: SEED, options: { bots } },
          () => undefined,
        );
        rows.push({ players, bots: unwrap(played).bots });
        report(rows.length / matches.length);
      }
    });
    write(`src/games/${game}/bots/skill.json`, { seed: SEED, games, rows } satisfies Skill);
  }
};

const WRITERS = { nation: writeNation, modifiers: writeModifiers, tmag: writeTmag, skill: writeSkill };

const asked = process.argv.slice(2);
const unknown = asked.filter((what) => !(what in WRITERS));
if (unknown.length > 0) throw new Error(`no findings are written for ${unknown.join(', ')}`);

for (const [what, write] of Object.entries(WRITERS))
  if (asked.length === 0 || asked.includes(what)) await write();
