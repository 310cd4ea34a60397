import { ok } from '../../src/base/result';
import { type Simulation, simulate } from '../../src/games/target/simulation/simulate';
import { TABLE_OPTIONS } from '../../src/games/target/table';
import { percent, type Simulator } from './simulator';

const describe = ({ games, rounds, turns, hits, draws, survivorWins, winShare }: Simulation): string =>
  [
    `${games} games: a game has ${rounds.toFixed(1)} deals, ${turns.toFixed(0)} turns and ${hits.toFixed(1)} hits.`,
    `Draws: ${percent(draws)}. The last one standing wins alone in ${percent(survivorWins)}.`,
    `Won alone by seat: ${winShare.seat.map(percent).join('  ')}`,
    `From the first turn, clockwise: ${winShare.fromFirst.map(percent).join('  ')}`,
  ].join('\n');

export const targetSimulator: Simulator = {
  game: 'target',
  options: TABLE_OPTIONS,
  examples: [
    'simulate target --players 5 --games 1000',
    'simulate target --players 7 --ring --survivor --json',
  ],
  run(request, report) {
    const simulated = simulate(request, report);
    return simulated.ok ? ok({ json: simulated.value, text: describe(simulated.value) }) : simulated;
  },
};
