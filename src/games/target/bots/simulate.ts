/**
 * Whole games between bots, through the same events as a game between people; and what many of them add up to. There is as
 * much of Magic as they need: life that falls, and forces that grow on the table turn by turn.
 */
import { number } from '#messages/language';
import * as m from '#messages/target-rules';
import { itemAt } from '../../../base/lists';
import { type Answered, ok, unwrap } from '../../../base/result';
import type { Options } from '../../../deal/v1/options';
import { oneOf } from '../../../deal/v1/shuffle';
import type { Stream } from '../../../deal/v1/stream';
import type { KindsOf } from '../../game';
import { SET } from '../../set';
import {
  checkSimulation,
  rounded,
  type SimulationRequest,
  type Simulator,
  seatNames,
  sharePercent,
} from '../../simulation';
import { TARGET_SEATS } from '../deal';
import {
  apply,
  checkSetup,
  type Death,
  mayAttack,
  type State,
  start,
  TABLE_OPTIONS,
  type TableEvent,
} from '../rules';

/** Words change nothing that is played. */
const OPTIONS = TABLE_OPTIONS.filter((option) => option !== SET);

export const LIFE = 20;

/** By seat. */
export interface Battle {
  readonly life: number[];
  readonly force: number[];
}

/** What a bot does with its turn, by its own card and open cards alone; nothing is allowed, or nothing is wise. */
export type Turn = KindsOf<{
  attack: { target: number; damage: number };
  /** To everybody else, which needs no permission. */
  sweep: { damage: number };
  concede: object;
  wait: object;
}>;

/** One turn in so many sweeps the table. */
const SWEEPS = 10;
const SWEEP_MOST = 3;

/** With so little life, one turn in so many ends in a concession. */
const DESPAIR = 4;
const CONCEDES = 20;

const WORTH = { target: 3, provoked: 1, kill: 10, killForNothing: 2 } as const;

/** What an attack is worth: a hit above all, then safety, then what the target card says. */
const worth = (state: State, { life }: Battle, seat: number, target: number, damage: number): number => {
  const isTarget = state.targets[seat] === target;
  const kills = damage >= itemAt(life, target);
  const killing = isTarget ? WORTH.kill : WORTH.killForNothing;
  return (isTarget ? WORTH.target : WORTH.provoked) + (kills ? killing : 0);
};

/** First blood on someone much stronger is put off, every other time. */
const isRash = (state: State, { force }: Battle, seat: number, target: number): boolean =>
  mayAttack(state, seat, target).first && itemAt(force, target) > itemAt(force, seat) + 2;

/** The forces of `seat` have grown already. */
export const chooseTurn = (state: State, battle: Battle, seat: number, chance: Stream): Turn => {
  const { life, force } = battle;
  if (itemAt(life, seat) <= DESPAIR && chance.below(CONCEDES) === 0) return { kind: 'concede' };
  if (chance.below(SWEEPS) === 0) return { kind: 'sweep', damage: 1 + chance.below(SWEEP_MOST) };

  const damage = chance.below(itemAt(force, seat) + 1);
  const open = state.living.filter((other) => other !== seat && mayAttack(state, seat, other).may === 'yes');
  const wise = open.filter((other) => !isRash(state, battle, seat, other) || chance.below(2) === 0);
  if (damage === 0 || wise.length === 0) return { kind: 'wait' };
  const worths = wise.map((other) => worth(state, battle, seat, other, damage));
  const best = wise.filter((_, k) => worths[k] === Math.max(...worths));
  return { kind: 'attack', target: oneOf(best, chance), damage };
};

/** What a turn does at the table, and to the battle; a player without life is out. */
const eventsOf = (state: State, battle: Battle, seat: number, chance: Stream): readonly TableEvent[] => {
  const { life } = battle;
  const hurt = (other: number, damage: number): readonly Death[] => {
    life[other] = itemAt(life, other) - damage;
    return itemAt(life, other) <= 0 ? [{ seat: other, by: seat }] : [];
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
    battle.force[seat] = itemAt(battle.force, seat) + chance.below(GROWTH);
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
  const checked = checkSimulation({ id: 'target', seats: TARGET_SEATS, options: OPTIONS }, request);
  if (!checked.ok) return checked;
  const { players, games, options, open } = checked.value;
  // Options that do not go together are refused by the deal.
  const setup = checkSetup({ names: seatNames(players), options, seed: '', hands: true });
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
      wins[winner] = itemAt(wins, winner) + 1;
      winsFrom[from] = itemAt(winsFrom, from) + 1;
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
  options: OPTIONS,
  examples: ['--players 5 --games 1000', '--players 7 --ring --survivor --json'],
  simulate,
  describe: ({ games, rounds, turns, hits, draws, survivorWins, winShare }) =>
    [
      m.simulatedGames({ games, rounds: number(rounds, 1), turns: number(turns), hits: number(hits, 1) }),
      m.simulatedDraws({ draws: sharePercent(draws), lastStanding: sharePercent(survivorWins) }),
      m.simulatedWinsBySeat({ seat: winShare.seat.map(sharePercent).join('  ') }),
      m.simulatedWinsFromFirst({ fromFirst: winShare.fromFirst.map(sharePercent).join('  ') }),
    ].join('\n'),
};
