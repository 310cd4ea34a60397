/** Whole games between bots, through the same events as a game between people; and what many of them add up to. */
import { number } from '#messages/language';
import * as m from '#messages/mafia-rules';
import { itemAt, recordOf } from '../../../base/lists';
import { type Answered, allOk, err, mapOk, ok, type Result, unwrap } from '../../../base/result';
import type { Options } from '../../../deal/v1/options';
import type { Stream } from '../../../deal/v1/stream';
import { type OptionDef, text } from '../../options';
import {
  checkSimulation,
  rounded,
  type SimulationRequest,
  type Simulator,
  sharePercent,
} from '../../simulation';
import { shuffledRoles } from '../deal';
import { MAFIA_SEATS } from '../mix';
import type { Role } from '../roles';
import {
  apply,
  type Faction,
  mixesOf,
  REASONS,
  type Reason,
  RULE_OPTIONS,
  type Setup,
  start,
  tableRules,
} from '../rules';
import { type Habit, nextEvent } from './bots';

export const SIMULATION_OPTIONS: readonly OptionDef[] = [
  ...RULE_OPTIONS,
  text('mafia', m.mafiaCount, m.mafiaCountHelp),
  text('right', m.rightPercent, m.rightPercentHelp),
];

/** A whole number of a text option, nothing where it was not given. */
export const readWhole = (options: Options, name: 'mafia' | 'right'): Result<number | undefined> => {
  const text = options[name];
  if (text === undefined) return ok(undefined);
  if (/^\d{1,3}$/.test(String(text))) return ok(Number(text));
  return err('option-value', m.optionNotWhole({ name, text: `${text}` }));
};

/** The options as they are played, with the defaults filled in. */
export const filledOptions = (checked: Options): Options => ({
  ...Object.fromEntries(
    RULE_OPTIONS.map(({ name, kind, choices }) => [
      name,
      kind === 'flag' ? false : (choices?.[0]?.value ?? ''),
    ]),
  ),
  ...checked,
});

/** A game to its end. The table of a setup without roles is told `roles` as they come up. */
export const playGame = (setup: Setup, roles: readonly Role[], habit: Habit, chance: Stream) => {
  let state = unwrap(start(setup));
  let [nights, votes, failedVotes] = [0, 0, 0];
  for (;;) {
    const event = nextEvent(state, roles, habit, chance);
    if (!event) return { state, rounds: state.day + nights, votes, failedVotes };
    const next = unwrap(apply(state, event));
    if (event.kind === 'vote' || event.kind === 'ballot') {
      votes += 1;
      if (next.awaits.kind !== 'show') failedVotes += 1;
    }
    if (event.kind === 'kill' || event.kind === 'spare') nights += 1;
    state = next;
  }
};

/** What is the same in all games. */
const planOf = (players: number, options: Options) => {
  const read = allOk({
    mafia: readWhole(options, 'mafia'),
    right: readWhole(options, 'right'),
  });
  if (!read.ok) return read;
  const { mafia, right } = read.value;
  if (right !== undefined && right > 100) {
    return err('option-value', m.rightPercentTooLarge);
  }
  const [variable, rules] = [options.variable === true, tableRules(options)];
  const habit: Habit = right === undefined ? {} : { right };
  const seated = { players, ...(mafia !== undefined && { mafia }) };
  return mapOk(start({ ...seated, rules, variable }), () => ({
    // Of variable Mafia, the mix that its pool is made of.
    mix: itemAt(mixesOf(seated), 0),
    variable,
    rules,
    habit,
  }));
};

/** Games 0 to `games` - 1, each from a stream of its own under the key of the seed: more games add to those before. */
export const simulate = (request: SimulationRequest, report: (done: number) => void = () => {}) => {
  const checked = checkSimulation({ id: 'mafia', seats: MAFIA_SEATS, options: SIMULATION_OPTIONS }, request);
  if (!checked.ok) return checked;
  const { players, games, options, open } = checked.value;
  const plan = planOf(players, options);
  if (!plan.ok) return plan;
  const { mix, variable, rules, habit } = plan.value;
  const ends: Record<Reason, number> = { 'assassin-dead': 0, 'mafia-dead': 0, 'plebs-dead': 0 };
  let [rounds, votes, failedVotes, deaths, town] = [0, 0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const chance = open(game);
    const roles = shuffledRoles(mix, variable, chance);
    const played = playGame({ players, rules, roles }, roles, habit, chance);
    const { awaits, dead } = played.state;
    if (awaits.kind !== 'over') throw new Error(`game ${game} has no end`);
    ends[awaits.ending.reason] += 1;
    if (awaits.ending.winner === 'town') town += 1;
    rounds += played.rounds;
    votes += played.votes;
    failedVotes += played.failedVotes;
    deaths += dead.length;
    report((game + 1) / games);
  }
  const share = (count: number): number => rounded(count / games);
  return ok({
    players,
    options: filledOptions(options),
    games,
    /** Shares of games. */
    winShare: { town: share(town), mafia: share(games - town) } satisfies Record<Faction, number>,
    /** Shares of games, by what ended them. */
    endShare: recordOf(REASONS, (reason) => share(ends[reason])),
    /** Days and nights a game, the meeting of the Mafia left out. */
    rounds: share(rounds),
    /** Votes and ballots a game, those to go home left out, and how many of them failed. */
    votes: share(votes),
    failedVotes: share(failedVotes),
    deaths: share(deaths),
  });
};

export const simulator: Simulator<Answered<typeof simulate>> = {
  options: SIMULATION_OPTIONS,
  examples: ['--players 8 --games 1000', '--players 9 --mafia 2 --right 60 --threshold two-thirds --json'],
  simulate,
  describe: ({ games, winShare, endShare, rounds, votes, failedVotes }) =>
    [
      m.simulatedRounds({ games, rounds: number(rounds, 1) }),
      m.simulatedWins({
        town: sharePercent(winShare.town),
        mafia: sharePercent(winShare.mafia),
      }),
      m.simulatedEnds({
        assassinDead: sharePercent(endShare['assassin-dead']),
        mafiaDead: sharePercent(endShare['mafia-dead']),
        plebsDead: sharePercent(endShare['plebs-dead']),
      }),
      m.simulatedVotes({ votes: number(votes, 1), failedVotes: number(failedVotes, 1) }),
    ].join('\n'),
};
