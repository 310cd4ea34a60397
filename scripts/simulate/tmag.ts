import { ok } from '../../src/base/result';
import { TMAG_OPTIONS } from '../../src/games/tmag/options';
import { type Simulation, simulate } from '../../src/games/tmag/simulation/simulate';
import { percent, type Simulator } from './simulator';

const describe = ({ games, finished, victimRunChance, captures, turns, winShare }: Simulation): string =>
  [
    `${finished} of ${games} games were won.`,
    `A victim finishes ${percent(victimRunChance)} of the runs; a game has ${captures.toFixed(1)} captures and ${turns.toFixed(0)} turns.`,
    `Won by seat: ${winShare.seat.map(percent).join('  ')}`,
    `From the first victim, clockwise: ${winShare.fromFirstVictim.map(percent).join('  ')}`,
  ].join('\n');

export const tmagSimulator: Simulator = {
  game: 'tmag',
  options: TMAG_OPTIONS,
  examples: [
    'simulate tmag --players 4 --games 1000',
    'simulate tmag --players 6 --games 1000 --order all --board 6x6-four --json',
  ],
  run(request, report) {
    const simulated = simulate(request, report);
    return simulated.ok ? ok({ json: simulated.value, text: describe(simulated.value) }) : simulated;
  },
};
