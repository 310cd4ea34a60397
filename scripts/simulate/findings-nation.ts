/** What games of Assassin Nation between programs say about its card set, for 2 to 6 players. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { unwrap } from '../../src/base/result';
import { NATION_CARDS } from '../../src/games/nation/cards/set';
import type { SkillFinding } from '../../src/games/nation/simulation/findings';
import { fingerprint } from '../../src/games/nation/simulation/simulate';
import type { Simulation } from '../../src/games/nation/simulation/summary';
import { progressBar } from '../progress';
import { simulateInParts } from './nation-parts';

const GAMES = 40_000;
const SKILL_GAMES = 10_000;
const SEED = 'findings';
const FILE = 'src/games/nation/simulation/findings.json';

/** Apart, for the page of numbers alone: facts of the game go wherever the game goes. */
const CONTRACTS_FILE = 'src/app/odds/nation/contracts.json';
const CONTRACTS_PLAYERS = 4;

const write = (file: string, value: object): void => {
  writeFileSync(file, JSON.stringify(value));
  execFileSync('npx', ['biome', 'format', '--write', file]);
};

const PLAYERS = [2, 3, 4, 5, 6] as const;
const MATCHES = (['plan-random', 'plan-greedy', 'greedy-random'] as const).flatMap((bots) =>
  ([2, 4] as const).map((players) => ({ bots, players })),
);

export const writeNationFindings = async (): Promise<void> => {
  const progress = progressBar('Simulating nation');
  const all = PLAYERS.length * GAMES + MATCHES.length * SKILL_GAMES;
  let done = 0;
  const play = async (players: number, games: number, bots: string): Promise<Simulation> => {
    const simulated = await simulateInParts({ players, games, seed: SEED, options: { bots } }, (part) =>
      progress.report((done + part * games) / all),
    );
    done += games;
    return unwrap(simulated);
  };
  const rows: Simulation[] = [];
  for (const players of PLAYERS) rows.push(await play(players, GAMES, 'plan'));
  const skill: SkillFinding[] = [];
  for (const { bots, players } of MATCHES)
    skill.push({ players, bots: (await play(players, SKILL_GAMES, bots)).bots });
  progress.end();

  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const cards = fingerprint(NATION_CARDS);
  write(FILE, {
    version,
    cards,
    seed: SEED,
    games: GAMES,
    skillGames: SKILL_GAMES,
    rows: rows.map(({ contracts: _, ...row }) => row),
    skill,
  });
  write(CONTRACTS_FILE, {
    cards,
    players: CONTRACTS_PLAYERS,
    rows: rows.find(({ players }) => players === CONTRACTS_PLAYERS)?.contracts,
  });
};
