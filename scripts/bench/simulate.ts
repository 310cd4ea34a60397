/** How many games of Assassin Nation one core plays a second, and what it does meanwhile. One thread, whole games, equal bots. */
import { Session } from 'node:inspector/promises';
import { unwrap } from '../../src/base/result';
import { NATION_CARDS } from '../../src/games/nation/cards/set';
import { checkNation, tallyGames } from '../../src/games/nation/simulation/simulate';
import { median } from './measure';
import { type Part, type Profile, shareOf } from './profile';

const PLAYERS = 4;

/** Games before the first round that counts: the engine is compiled on their way. */
const WARM_UP = 4000;
const GAMES = 2000;

export interface Speed {
  readonly players: number;
  /** Games of a round. */
  readonly games: number;
  readonly rounds: number;
  /** Games a second by the clock, and by the time that the processor spent on them, compiling and collecting included. */
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly profile: readonly Part[];
}

const profiled = async (play: () => void): Promise<Profile> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  play();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return profile as Profile;
};

export const measureSpeed = async (rounds: number): Promise<Speed> => {
  const total = WARM_UP + (rounds + 1) * GAMES;
  const checked = unwrap(checkNation({ players: PLAYERS, games: total, options: {}, seed: 'bench' }));
  let next = 0;
  const play = (games: number): void => {
    tallyGames(NATION_CARDS, checked, next, next + games);
    next += games;
  };
  play(WARM_UP);
  const [clock, cpu]: [number[], number[]] = [[], []];
  for (let k = 0; k < rounds; k++) {
    const [start, before] = [performance.now(), process.cpuUsage()];
    play(GAMES);
    const { user, system } = process.cpuUsage(before);
    clock.push((1000 * GAMES) / (performance.now() - start));
    cpu.push((1e6 * GAMES) / (user + system));
  }
  return {
    players: PLAYERS,
    games: GAMES,
    rounds,
    perSecond: Math.round(median(clock)),
    perCpuSecond: Math.round(median(cpu)),
    profile: shareOf(await profiled(() => play(GAMES))),
  };
};

export const speedText = ({ players, games, rounds, perSecond, perCpuSecond, profile }: Speed): string =>
  [
    `Games of ${players} planning bots on one core; median of ${rounds} rounds of ${games} games`,
    '',
    `by the clock          ${perSecond.toLocaleString('en-US')} games a second`,
    `by processor time     ${perCpuSecond.toLocaleString('en-US')} games a second`,
    '',
    'Where the time goes',
    ...profile.map(({ part, share }) => `${part.padEnd(21)} ${(share * 100).toFixed(0).padStart(3)} %`),
  ].join('\n');
