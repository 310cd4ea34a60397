/**
 * What happened in many games, as whole numbers that only ever add up: whoever counted which games, and in which order,
 * the sum is the same.
 */
import { itemAt } from '../../../base/lists';
import type { Options } from '../../../deal/v1/options';
import { BOT_IDS, type BotId } from '../../bots';
import { rounded } from '../../simulation';
import type { CardSet } from '../cards';
import { totalOf } from '../cards/money';
import { cardAt } from '../cards/pack';
import { add } from '../rules/attempts';
import type { Outcome } from '../rules/board';
import { DUEL_MARK } from '../rules/conflicts';
import type { Draft } from '../rules/table';

/** Longer games count as this long. */
const LONGEST = 200;

const zeros = (count: number): number[] => Array<number>(count).fill(0);

type Counts<What extends string> = Readonly<Record<What, number[]>>;

const counts = <What extends string>(length: number, ...all: readonly What[]): Counts<What> =>
  Object.fromEntries(all.map((what) => [what, zeros(length)])) as Record<What, number[]>;

const count = <What extends string>(
  to: Counts<What>,
  at: number,
  more: Readonly<Record<What, number>>,
): void => {
  for (const what in more) add(to[what], at, more[what]);
};

/** Lists are by seat, by number in the card set, or by what else they say. Money is in $1,000. */
export const emptyTally = (
  { specialists, hitLists, weapons, modifiers, contracts }: CardSet,
  players: number,
) => ({
  /** `duels`: games that a duel decided. */
  all: counts(1, 'games', 'duels'),
  /** By number of rounds. */
  rounds: counts(LONGEST + 1, 'games'),
  seats: counts(players, 'wins', 'scores', 'squares'),
  specialists: counts(specialists.length, 'games', 'wins'),
  hitLists: counts(hitLists.length, 'games', 'wins'),
  /** In the order of `BOT_IDS`, of their seats. */
  bots: counts(BOT_IDS.length, 'games', 'wins'),
  /**
   * By kind of weapon, bare hands last: attempts, those of whoever won in the end, and those that succeeded; what they
   * earned (tile, hit list and cash, less debt) with the squares of that, and what contracts paid for them.
   */
  kinds: counts(weapons.length + 1, 'attempts', 'wins', 'hits', 'earned', 'squares', 'cash', 'debt'),
  contracts: counts(contracts.length, 'attempts', 'hits', 'cash', 'debt'),
  /** How often each was played or laid, and what those came to in the end who did. */
  modifiers: counts(modifiers.length, 'plays', 'scores', 'squares'),
});

export type Tally = Readonly<ReturnType<typeof emptyTally>>;

/** Adds one tally to another. */
export const addTally = (
  to: Readonly<Record<string, Counts<string>>>,
  from: Readonly<Record<string, Counts<string>>>,
): void => {
  for (const [group, lists] of Object.entries(to))
    for (const [what, list] of Object.entries(lists))
      from[group]?.[what]?.forEach((more, k) => {
        add(list, k, more);
      });
};

const countSeats = (tally: Tally, end: Draft, bots: readonly BotId[]): void => {
  const { setup, winner } = end;
  for (let seat = 0; seat < setup.players; seat++) {
    const wins = seat === winner ? 1 : 0;
    const score = totalOf(itemAt(end.takings, seat));
    count(tally.seats, seat, { wins, scores: score, squares: score * score });
    count(tally.specialists, itemAt(setup.specialists, seat), { games: 1, wins });
    count(tally.hitLists, itemAt(setup.hitLists, seat), { games: 1, wins });
    count(tally.bots, BOT_IDS.indexOf(itemAt(bots, seat)), { games: 1, wins });
  }
};

/** Name by name, for a loop over names is slower and there are many attempts in a game. */
const countCame = (of: Tally['contracts'], at: number, { kind, pay, debt }: Outcome): void => {
  add(of.attempts, at, 1);
  add(of.hits, at, kind === 'hit' ? 1 : 0);
  add(of.cash, at, pay);
  add(of.debt, at, debt);
};

const countAttempts = ({ kinds, contracts }: Tally, { pack, setup, outcomes, winner }: Draft): void => {
  for (const outcome of outcomes) {
    const { kind, seat, tile, weapon, contract, cash, debt } = outcome;
    if (tile === DUEL_MARK) continue;
    const target = itemAt(setup.layout, tile);
    const list = itemAt(pack.bonuses, itemAt(setup.hitLists, seat));
    const prize = kind === 'hit' ? itemAt(pack.set.targets, target).value + itemAt(list, target) : 0;
    const earned = prize + cash - debt;
    const at = weapon < 0 ? pack.set.weapons.length : weapon;
    countCame(kinds, at, outcome);
    add(kinds.wins, at, seat === winner ? 1 : 0);
    add(kinds.earned, at, earned);
    add(kinds.squares, at, earned * earned);
    if (contract >= 0) countCame(contracts, contract, outcome);
  }
};

/** What somebody did with cards of the assassin deck. */
export type Played = readonly [seat: number, cards: readonly number[]];

const countModifiers = ({ modifiers }: Tally, end: Draft, played: readonly Played[]): void => {
  const scores = end.takings.map(totalOf);
  for (const [seat, cards] of played)
    for (const card of cards) {
      const at = cardAt(end.pack, card).modifier;
      const score = itemAt(scores, seat);
      if (at >= 0) count(modifiers, at, { plays: 1, scores: score, squares: score * score });
    }
};

/** Adds a game that is over, and what was played in it. */
export const countGame = (
  tally: Tally,
  end: Draft,
  bots: readonly BotId[],
  played: readonly Played[],
): void => {
  count(tally.all, 0, { games: 1, duels: end.duel > 0 ? 1 : 0 });
  count(tally.rounds, Math.min(end.round, LONGEST), { games: 1 });
  countSeats(tally, end, bots);
  countAttempts(tally, end);
  countModifiers(tally, end, played);
};

const gamesOf = ({ all }: Tally): number => itemAt(all.games, 0);

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Standard deviations in a 95 % interval, either way. */
const Z = 1.96;

/** Of a share that was seen in `count` cases. Of never and always it is Wilson's: the usual one would be nothing. */
const shareInterval = (wins: number, count: number): number => {
  if (wins === 0 || wins === count) return rounded(Z ** 2 / (count + Z ** 2));
  const share = ratio(wins, count);
  return rounded(Z * Math.sqrt(ratio(share * (1 - share), count)));
};

/** So many values that are all alike say that others are rare. */
const MANY = 30;

/**
 * The standard deviation of values known by their sum and the sum of their squares. One value, or a few that are all alike, tell
 * none: NaN, in JSON null.
 */
const spreadOf = (total: number, squares: number, count: number): number => {
  const spread = Math.sqrt(Math.max(0, ratio(squares, count) - ratio(total, count) ** 2));
  return spread === 0 && count < MANY ? Number.NaN : spread;
};

/** The least number of rounds that this share of games did not pass. */
const quantile = (rounds: readonly number[], games: number, share: number): number => {
  let seen = 0;
  return rounds.findIndex((count) => {
    seen += count;
    return seen >= share * games;
  });
};

const roundsOf = (tally: Tally) => {
  const { games: rounds } = tally.rounds;
  const games = gamesOf(tally);
  const total = sum(rounds.map((count, round) => count * round));
  const squares = sum(rounds.map((count, round) => count * round * round));
  return {
    mean: rounded(ratio(total, games)),
    /** The standard deviation. */
    spread: rounded(spreadOf(total, squares, games)),
    median: quantile(rounds, games, 0.5),
    /** Nine games of ten last from `short` to `long`. */
    short: quantile(rounds, games, 0.05),
    long: quantile(rounds, games, 0.95),
  };
};

const scoreOf = (tally: Tally) => {
  const { scores, squares } = tally.seats;
  const seats = gamesOf(tally) * scores.length;
  return {
    mean: rounded(ratio(sum(scores), seats)),
    spread: rounded(spreadOf(sum(scores), sum(squares), seats)),
    seat: scores.map((score) => rounded(ratio(score, gamesOf(tally)))),
  };
};

/** Each share of 1, or its interval: by seat, or in the order of the card set. */
const sharesOf = (tally: Tally, read: (wins: number, count: number) => number) => {
  const all = ({ wins, games }: Counts<'wins' | 'games'>): number[] =>
    wins.map((won, k) => read(won, itemAt(games, k)));
  const { seats, specialists, kinds, hitLists } = tally;
  return {
    seat: seats.wins.map((won) => read(won, gamesOf(tally))),
    /** Of the games in which somebody had it. */
    specialist: all(specialists),
    /** Of the attempts with it: how many were made by whoever won in the end. Without bare hands. */
    weapon: all({ wins: kinds.wins, games: kinds.attempts }).slice(0, -1),
    /** Of the games in which somebody had it. */
    hitList: all(hitLists),
  };
};

/** What the attempts with a kind of weapon, or with a contract, came to: how many a game has, and means of an attempt. */
const attemptsOf = (tally: Tally, of: Tally['contracts'], k: number) => {
  const each = (list: readonly number[]) => rounded(ratio(itemAt(list, k), itemAt(of.attempts, k)));
  return {
    attempts: rounded(ratio(itemAt(of.attempts, k), gamesOf(tally))),
    success: each(of.hits),
    /** What contracts paid and cost. */
    pay: { cash: each(of.cash), debt: each(of.debt) },
  };
};

const weaponsOf = (set: CardSet, tally: Tally) => {
  const { attempts, earned, squares } = tally.kinds;
  const mean = ratio(sum(earned.slice(0, -1)), sum(attempts.slice(0, -1)));
  return [...set.weapons.map(({ kind }) => kind), 'bare-hands' as const].map((weapon, k) => {
    const { pay, ...made } = attemptsOf(tally, tally.kinds, k);
    const [all, count] = [itemAt(earned, k), itemAt(attempts, k)];
    return {
      weapon,
      ...made,
      /** Tile, hit list and cash, less debt; nothing where the attempt failed. */
      earned: rounded(ratio(all, count)),
      interval: rounded(Z * ratio(spreadOf(all, itemAt(squares, k), count), Math.sqrt(count))),
      /** What it earned, to the mean of all attempts with weapons. */
      ratio: rounded(ratio(ratio(all, count), mean)),
      ...pay,
    };
  });
};

const contractsOf = (set: CardSet, tally: Tally) =>
  set.contracts.map(({ id }, k) => {
    const { pay, ...made } = attemptsOf(tally, tally.contracts, k);
    return { contract: id, ...made, ...pay };
  });

const modifiersOf = (set: CardSet, tally: Tally) => {
  const { plays, scores, squares } = tally.modifiers;
  const seats = tally.seats.scores;
  const mean = ratio(sum(seats), gamesOf(tally) * seats.length);
  return set.modifiers.map(({ id }, k) => {
    const [all, count] = [itemAt(scores, k), itemAt(plays, k)];
    const spread = spreadOf(all, itemAt(squares, k), count);
    return {
      modifier: id,
      /** A game. */
      played: rounded(ratio(count, gamesOf(tally))),
      /** What those who played it ended with, to the mean of all players. */
      ratio: rounded(ratio(ratio(all, count), mean)),
      interval: rounded(Z * ratio(ratio(spread, mean), Math.sqrt(count))),
    };
  });
};

/** What the tally of all the games that were asked for says. */
export const summaryOf = (
  set: CardSet,
  { players, options }: { readonly players: number; readonly options: Options },
  tally: Tally,
) => {
  const games = gamesOf(tally);
  const attempts = sum(tally.kinds.attempts);
  return {
    players,
    options,
    games,
    rounds: roundsOf(tally),
    score: scoreOf(tally),
    /** Attempts a game, and the share of them that succeed. */
    attempts: rounded(ratio(attempts, games)),
    success: rounded(ratio(sum(tally.kinds.hits), attempts)),
    /** The share of games that a duel decides. */
    duels: rounded(ratio(itemAt(tally.all.duels, 0), games)),
    /** What each share would be if nothing mattered. */
    fair: rounded(1 / players),
    winShare: sharesOf(tally, (wins, count) => rounded(ratio(wins, count))),
    /** 95 %: each share, give or take this. */
    interval: sharesOf(tally, shareInterval),
    /** By kind of bot, the share of its seats that won. */
    bots: Object.fromEntries(
      BOT_IDS.flatMap((id, k) => {
        const [wins, seats] = [itemAt(tally.bots.wins, k), itemAt(tally.bots.games, k)];
        return seats === 0 ? [] : [[id, rounded(ratio(wins, seats))]];
      }),
    ) as Readonly<Partial<Record<BotId, number>>>,
    weapons: weaponsOf(set, tally),
    contracts: contractsOf(set, tally),
    modifiers: modifiersOf(set, tally),
  };
};

export type Simulation = ReturnType<typeof summaryOf>;
