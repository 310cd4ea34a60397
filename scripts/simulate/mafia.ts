import { ok } from '../../src/base/result';
import { SIMULATION_OPTIONS } from '../../src/games/mafia/simulation/options';
import { type Simulation, simulate } from '../../src/games/mafia/simulation/simulate';
import { percent, type Simulator } from './simulator';

const describe = ({ games, winShare, endShare, rounds, votes, failedVotes }: Simulation): string =>
  [
    `${games} games, ${rounds.toFixed(1)} days and nights each.`,
    `Assassin and Plebs win ${percent(winShare.town)}, the Mafia ${percent(winShare.mafia)}.`,
    `Ended by the Assassin's death ${percent(endShare['assassin-dead'])}, all Mafia dead ${percent(endShare['mafia-dead'])}, all Plebs dead ${percent(endShare['plebs-dead'])}.`,
    `A game has ${votes.toFixed(1)} votes to lynch, and ${failedVotes.toFixed(1)} of them fail.`,
  ].join('\n');

export const mafiaSimulator: Simulator = {
  game: 'mafia',
  options: SIMULATION_OPTIONS,
  examples: [
    'simulate mafia --players 8 --games 1000',
    'simulate mafia --players 9 --mafia 2 --right 60 --threshold two-thirds --json',
  ],
  run(request, report) {
    const simulated = simulate(request, report);
    return simulated.ok ? ok({ json: simulated.value, text: describe(simulated.value) }) : simulated;
  },
};
