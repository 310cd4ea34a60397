/** Whole games between bots, through the same events as a game between people; and what many of them add up to. */
import { type Answered, ok, unwrap } from '../../../base/result';
import type { Options } from '../../../deal/v1/options';
import type { Stream } from '../../../deal/v1/stream';
import { checkSimulation, percent, rounded, type SimulationRequest, type Simulator } from '../../simulation';
import { TARGET_SEATS } from '../deal';
import { apply, checkSetup, type Death, type State, start, TABLE_OPTIONS, type TableEvent } from '../table';
import { type Battle, chooseTurn, LIFE } from './bots';

/** What a turn does at the table, and to the battle; a player without life is out. */
const eventsOf = (state: State, battle: Battle, seat: number, chance: Stream): readonly TableEvent[] => {
  const { life } = battle;
  const hurt = (other: number, damage: number): readonly Death[] => {
    life[other] = (life[other] as number) - damage;
    return (life[other] as number) <= 0 ? [{ seat: other, by: seat }] : [];
  };
  const turn = chooseTurn(state, battle, seat, chance);
  if (turn.kind === 'wait') return [];
  if (turn.kind === 'concede') return [{ kind: 'out', deaths: [{ seat, conceded: true }] }];
  const aimed = turn.kind === 'attack';
  const others = aimed ? [turn.target] : state.living.filter((other) => other !== seat);
  const deaths = others.flatMap((other) => hurt(other, turn.damage));
  return [
    ...(aimed ? [{ kind: 'attack', seat, target: turn.target, by: 'creatures' } as const] : []),
    ...(deaths.length > 0 ? [{ kind: 'out', deaths } as const] : []),
  ];
};

const seatNames = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => `P${seat + 1}`);

/** Forces grow by up to two a turn, so that every game ends. */
const GROWTH = 3;

/** A game of an open deal, to its end: its last state and its events, how many turns it had, and whose was first. */
export const playGame = (players: number, options: Options, chance: Stream) => {
  const seed = [0, 0].map(() => chance.below(2 ** 32).toString(16)).join('');
  const first = chance.below(players);
  const battle: Battle = { life: Array(players).fill(LIFE), force: Array(players).fill(0) };
  const events: TableEvent[] = [];
  let state = unwrap(start({ names: seatNames(players), options, seed }));
  let turns = 0;
  for (let seat = first; state.awaits.kind !== 'over'; seat = (seat + 1) % players) {
    if (!state.living.includes(seat)) continue;
    turns++;
    battle.force[seat] = (battle.force[seat] as number) + chance.below(GROWTH);
    for (const event of eventsOf(state, battle, seat, chance)) {
      state = unwrap(apply(state, event));
      events.push(event);
    }
  }
  return { end: state, events, turns, first };
};

const dealsOf = ({ setup, leavers }: State): number => {
  let living = setup.names.length;
  let deals = 1;
  for (const gone of leavers) {
    living -= gone.length;
    if (living > 2) deals++;
  }
  return deals;
};

export const simulate = (request: SimulationRequest, report: (done: number) => void = () => {}) => {
  const checked = checkSimulation({ id: 'target', seats: TARGET_SEATS, options: TABLE_OPTIONS }, request);
  if (!checked.ok) return checked;
  const { players, games, options, open } = checked.value;
  // Options that do not go together are refused by the deal.
  const setup = checkSetup({ names: seatNames(players), options });
  if (!setup.ok) return setup;

  const [wins, winsFrom] = [Array<number>(players).fill(0), Array<number>(players).fill(0)];
  let [rounds, turns, hits, draws, survivorWins] = [0, 0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const played = playGame(players, options, open(game));
    const { end } = played;
    rounds += dealsOf(end);
    turns += played.turns;
    hits += end.hits.flat().length;
    const winners = end.awaits.kind === 'over' ? end.awaits.winners : [];
    const [winner] = winners;
    if (winner === undefined || winners.length > 1) draws++;
    else {
      const from = (winner - played.first + players) % players;
      wins[winner] = (wins[winner] as number) + 1;
      winsFrom[from] = (winsFrom[from] as number) + 1;
      if (end.living.includes(winner)) survivorWins++;
    }
    report((game + 1) / games);
  }
  const mean = (count: number): number => rounded(count / games);
  return ok({
    players,
    options,
    games,
    /** Deals a game, the first one included. */
    rounds: mean(rounds),
    /** Turns a game, of all players together. */
    turns: mean(turns),
    /** Hits a game, without the point of `survivor`. */
    hits: mean(hits),
    /** The share of games that nobody wins alone. */
    draws: mean(draws),
    /** The share of games that the last one standing wins alone. */
    survivorWins: mean(survivorWins),
    /** The share of games that each wins alone, also clockwise from the first turn; with `draws` they add up to 1. */
    winShare: { seat: wins.map(mean), fromFirst: winsFrom.map(mean) },
  });
};

export const simulator: Simulator<Answered<typeof simulate>> = {
  options: TABLE_OPTIONS,
  examples: ['--players 5 --games 1000', '--players 7 --ring --survivor --json'],
  simulate,
  describe: ({ games, rounds, turns, hits, draws, survivorWins, winShare }) =>
    [
      `${games} games: a game has ${rounds.toFixed(1)} deals, ${turns.toFixed(0)} turns and ${hits.toFixed(1)} hits.`,
      `Draws: ${percent(draws)}. The last one standing wins alone in ${percent(survivorWins)}.`,
      `Won alone by seat: ${winShare.seat.map(percent).join('  ')}`,
      `From the first turn, clockwise: ${winShare.fromFirst.map(percent).join('  ')}`,
    ].join('\n'),
};
