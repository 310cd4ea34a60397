import * as m from '#messages/cli';
import { setChangesNoOdds } from '#messages/fair';
import { either } from '#messages/language';
import * as site from '#messages/site';
import { allOk, err, ok, type Result } from '../../src/base/result';
import type { Options } from '../../src/deal/v1/options';
import type { OptionDef } from '../../src/games/game';
import { simulator as mafia } from '../../src/games/mafia/bots/simulate';
import { fairnessOf, fairnessText } from '../../src/games/nation/bots/fairness';
import { simulator as nation } from '../../src/games/nation/bots/simulate';
import { cardsOf } from '../../src/games/nation/set';
import type { SimulationRequest, Simulator } from '../../src/games/simulation';
import { simulator as target } from '../../src/games/target/bots/simulate';
import { simulator as tmag } from '../../src/games/tmag/bots/simulate';
import { simulateInParts } from '../simulate/nation-parts';
import {
  type Answer,
  type Command,
  type Flag,
  optionFlags,
  optionsFrom,
  type Words,
  withProgress,
} from './command';
import { boundSet, SET_FLAG } from './set-flag';

/** By the game; one of them is played on all cores. */
const SIMULATORS: ReadonlyMap<string, Simulator> = new Map<string, Simulator>(
  Object.entries({ mafia, nation: { ...nation, simulate: simulateInParts }, target, tmag }),
);

const DEFAULTS = { games: '1000', seed: 'simulation' } as const;

const readWhole = (flag: string, text: string | undefined): Result<number> => {
  if (text === undefined) return err('flag-missing', m.flagNumberMissing({ flag }));
  // What is not whole, or too long, the game refuses: it knows its range.
  return ok(/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN);
};

/** `order=all,short=on` as options; a flag takes on or off. */
const readPairs = (rules: readonly OptionDef[], text: string): Result<Options> => {
  const pairs = new Map<string, string | boolean>();
  for (const piece of text.split(',')) {
    const [name = '', value = '', ...rest] = piece.split('=').map((part) => part.trim());
    if (name === '' || value === '' || rest.length > 0)
      return err('bad-option', m.optionMalformed({ piece }));
    const rule = rules.find((option) => option.name === name);
    const isSwitch = rule?.kind === 'flag' && (value === 'on' || value === 'off');
    const read = isSwitch ? value === 'on' : value;
    if ((pairs.get(name) ?? read) !== read) return err('said-twice', m.flagTwice({ flag: `option=${name}` }));
    pairs.set(name, read);
  }
  return ok(Object.fromEntries(pairs));
};

/** Options of all games are read, so that the one that is played can say which it does not know. */
const EVERY_OPTION = [...SIMULATORS.values()].flatMap(({ options }) => options);

const optionsOf = (rules: readonly OptionDef[], words: Words): Result<Options> => {
  const flags = optionsFrom(EVERY_OPTION, words);
  const { option } = words.values;
  if (option === undefined) return ok(flags);
  const pairs = readPairs(rules, option);
  if (!pairs.ok) return pairs;
  const name = Object.keys(flags).find((one) => one in pairs.value && pairs.value[one] !== flags[one]);
  if (name === undefined) return ok({ ...pairs.value, ...flags });
  const [value, other] = [`${flags[name]}`, `${pairs.value[name]}`];
  return err('said-twice', m.saidTwice({ name, value, other }));
};

/** Each option as a flag that names its game. Two games may share a name only where it is read alike. */
const gameFlags = (): Readonly<Record<string, Flag>> => {
  const flags: Record<string, Flag> = {};
  for (const [game, { options }] of SIMULATORS) {
    for (const [name, flag] of Object.entries(optionFlags(options))) {
      const other = flags[name];
      if (other && other.value !== flag.value)
        throw new Error(`simulate: --${name} of ${game} is read twice`);
      const help = site.labelled({ label: game, text: flag.help });
      flags[name] = { ...flag, help: other ? `${other.help} ${help}` : help };
    }
  }
  return flags;
};

const known = either([...SIMULATORS.keys()]);

/** A set of one's own beside ours: only in nation do cards decide more than what they are called. */
const simulateSet = async (
  game: string,
  file: string,
  request: SimulationRequest,
): Promise<Result<Answer>> => {
  if (game !== 'nation') return err('set-game', setChangesNoOdds({ game }));
  const own = await boundSet(file, game);
  if (!own.ok) return own;
  const set = cardsOf(own.value.rows);
  const simulated = await withProgress(m.simulating, (report) =>
    simulateInParts(request, report, undefined, set),
  );
  if (!simulated.ok) return simulated;
  const fairness = fairnessOf(set, simulated.value);
  return ok({
    json: { game, seed: request.seed, set: own.value.code, ...simulated.value, fairness },
    text: `${nation.describe(simulated.value)}\n${fairnessText(fairness)}`,
  });
};

export const simulate: Command = {
  name: 'simulate',
  operands: '<game>',
  summary: m.simulateSummary,
  flags: {
    players: { value: 'n', help: m.simulatePlayersHelp },
    games: { value: 'N', help: m.gamesHelp({ games: DEFAULTS.games }) },
    seed: { value: 'seed', help: m.simulateSeedHelp({ seed: DEFAULTS.seed }) },
    option: { value: 'k=v', many: true, help: m.optionHelp },
    ...gameFlags(),
    set: { ...SET_FLAG, help: site.labelled({ label: 'nation', text: SET_FLAG.help }) },
  },
  examples: [...SIMULATORS].flatMap(([game, { examples }]) =>
    examples.map((example) => m.simulateExample({ game, example })),
  ),
  async run(words) {
    const [game = ''] = words.positionals;
    const simulator = SIMULATORS.get(game);
    if (!simulator) return err('bad-words', m.gameToSimulateMissing({ known }));
    const read = allOk({
      players: readWhole('players', words.values.players),
      games: readWhole('games', words.values.games ?? DEFAULTS.games),
      options: optionsOf(simulator.options, words),
    });
    if (!read.ok) return read;
    const seed = words.values.seed ?? DEFAULTS.seed;
    const request = { ...read.value, seed };
    if (words.values.set !== undefined) return simulateSet(game, words.values.set, request);
    const simulated = await withProgress(m.simulating, (report) => simulator.simulate(request, report));
    if (!simulated.ok) return simulated;
    return ok({ json: { game, seed, ...simulated.value }, text: simulator.describe(simulated.value) });
  },
};
