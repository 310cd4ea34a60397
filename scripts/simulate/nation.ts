import { ok } from '../../src/base/result';
import { SIMULATION_OPTIONS } from '../../src/games/nation/simulation/bots';
import type { Simulation } from '../../src/games/nation/simulation/summary';
import { simulateInParts } from './nation-parts';
import { percent, type Simulator } from './simulator';

/** The share that is farthest from fair, and how far chance alone may have moved it. */
const farthest = (shares: readonly number[], intervals: readonly number[], fair: number): string => {
  const k = shares.reduce(
    (most, share, at) => (Math.abs(share - fair) > Math.abs((shares[most] as number) - fair) ? at : most),
    0,
  );
  return `${percent(shares[k] as number)} ± ${percent(intervals[k] as number)}`;
};

const describe = (simulation: Simulation): string => {
  const { games, rounds, score, success, duels, fair, winShare, interval, bots, weapons } = simulation;
  const armed = weapons.filter(({ weapon }) => weapon !== 'bare-hands');
  const [most] = armed.toSorted((a, b) => b.ratio - a.ratio);
  const mixed = Object.entries(bots);
  return [
    `${games} games: ${rounds.mean.toFixed(1)} rounds, the median ${rounds.median}, nine of ten from ${rounds.short} to ${rounds.long}.`,
    `A player ends with $${Math.round(score.mean * 1000).toLocaleString('en-US')} on average. ${percent(success)} of the attempts succeed; ${percent(duels)} of the games end in a duel.`,
    `Won by seat: ${winShare.seat.map(percent).join('  ')}`,
    `Fair would be ${percent(fair)}. Farthest from it: a specialist ${farthest(winShare.specialist, interval.specialist, fair)}, a hit list ${farthest(winShare.hitList, interval.hitList, fair)}.`,
    ...(most
      ? [`The ${most.weapon} earns most: ${most.ratio.toFixed(2)} times the mean of all weapons.`]
      : []),
    ...(mixed.length > 1
      ? [`Won by bot: ${mixed.map(([bot, share]) => `${bot} ${percent(share)} of its seats`).join(', ')}`]
      : []),
  ].join('\n');
};

export const nationSimulator: Simulator = {
  game: 'nation',
  options: SIMULATION_OPTIONS,
  examples: [
    'simulate nation --players 4 --games 10000 --seed s --json',
    'simulate nation --players 4 --bots plan-random',
  ],
  async run(request, report) {
    const simulated = await simulateInParts(request, report);
    return simulated.ok ? ok({ json: simulated.value, text: describe(simulated.value) }) : simulated;
  },
};
