import { err, ok, type Result } from '../../src/base/result';
import type { Options } from '../../src/deal/v1/options';
import { TMAG_OPTIONS } from '../../src/games/tmag/options';
import { type Simulation, simulate as simulateTmag } from '../../src/games/tmag/simulation/simulate';
import type { Command, Words } from '../command';
import { optionFlags, optionsFrom } from '../options';
import { progressBar } from '../progress';

const DEFAULTS = { games: '1000', seed: 'simulation' } as const;

const readWhole = (flag: string, text: string | undefined): Result<number> => {
  if (text === undefined) return err('flag-missing', `Say how many: --${flag} 4`);
  return /^\d{1,7}$/.test(text)
    ? ok(Number(text))
    : err('bad-number', `--${flag} takes a whole number, not “${text}”.`);
};

/** `order=all,short=on` as options; a flag takes on or off. */
const readPairs = (text: string): Result<Options> => {
  const pairs: [string, string | boolean][] = [];
  for (const piece of text.split(',')) {
    const [name = '', value = '', ...rest] = piece.trim().split('=');
    if (name === '' || value === '' || rest.length > 0)
      return err('bad-option', `“${piece}” is no option: write name=value, as in --option order=all`);
    const rule = TMAG_OPTIONS.find((option) => option.name === name);
    const isSwitch = rule?.kind === 'flag' && (value === 'on' || value === 'off');
    pairs.push([name, isSwitch ? value === 'on' : value]);
  }
  return ok(Object.fromEntries(pairs));
};

const optionsOf = (words: Words): Result<Options> => {
  const flags = optionsFrom(TMAG_OPTIONS, words);
  const { option } = words.values;
  if (option === undefined) return ok(flags);
  const pairs = readPairs(option);
  return pairs.ok ? ok({ ...pairs.value, ...flags }) : pairs;
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const describe = ({ games, finished, victimRunChance, captures, turns, winShare }: Simulation): string =>
  [
    `${finished} of ${games} games were won.`,
    `A victim finishes ${percent(victimRunChance)} of the runs; a game has ${captures.toFixed(1)} captures and ${turns.toFixed(0)} turns.`,
    `Won by seat: ${winShare.seat.map(percent).join('  ')}`,
    `From the first victim, clockwise: ${winShare.fromFirstVictim.map(percent).join('  ')}`,
  ].join('\n');

export const simulate: Command = {
  name: 'simulate',
  operands: '<game>',
  summary: 'Lets programs play a game many times, and says how often who wins.',
  flags: {
    players: { value: 'n', help: 'How many play, 3 to 9.' },
    games: { value: 'N', help: `How many games; ${DEFAULTS.games} unless told.` },
    seed: { value: 'seed', help: `Any word; “${DEFAULTS.seed}” unless told.` },
    option: { value: 'k=v', many: true, help: 'An option by name: order=all; as often as needed.' },
    ...optionFlags(TMAG_OPTIONS),
  },
  examples: [
    'simulate tmag --players 4 --games 1000',
    'simulate tmag --players 6 --games 1000 --order all --board 6x6-four --json',
  ],
  async run(words) {
    const [game, ...rest] = words.positionals;
    if (game !== 'tmag' || rest.length > 0) return err('bad-words', 'Say which game to simulate: tmag.');
    const players = readWhole('players', words.values.players);
    if (!players.ok) return players;
    const games = readWhole('games', words.values.games ?? DEFAULTS.games);
    if (!games.ok) return games;
    const options = optionsOf(words);
    if (!options.ok) return options;

    const seed = words.values.seed ?? DEFAULTS.seed;
    const progress = progressBar('Simulating');
    const request = { players: players.value, games: games.value, options: options.value, seed };
    const simulated = simulateTmag(request, progress.report);
    progress.end();
    if (!simulated.ok) return simulated;
    return ok({ json: { game, seed, ...simulated.value }, text: describe(simulated.value) });
  },
};
