/**
 * What happened in many games, as whole numbers that only ever add up: whoever counted which games, and in which order,
 * the sum is the same.
 */
import type { Options } from '../../../deal/v1/options';
import { rounded } from '../../simulation';
import { add, takingsOf } from '../attempts';
import type { CardSet } from '../cards';
import { totalOf } from '../cards/money';
import { DUEL_MARK } from '../conflicts';
import type { Draft } from '../table';
import { BOT_IDS, type BotId } from './bots';

/** Longer games count as this long. */
const LONGEST = 200;

const zeros = (count: number): number[] => Array<number>(count).fill(0);

/** Lists are by seat, by number in the card set, or by what else they say. Money is in $1,000. */
export const emptyTally = ({ specialists, hitLists, weapons, contracts }: CardSet, players: number) => {
  const kinds = weapons.length + 1;
  return {
    games: [0] as [number],
    /** Games that a duel decided. */
    duels: [0] as [number],
    /** By number of rounds: games. */
    rounds: zeros(LONGEST + 1),
    seatWins: zeros(players),
    seatScores: zeros(players),
    seatSquares: zeros(players),
    specialistGames: zeros(specialists.length),
    specialistWins: zeros(specialists.length),
    listGames: zeros(hitLists.length),
    listWins: zeros(hitLists.length),
    /** In the order of `BOT_IDS`: seats taken, and won. */
    botSeats: zeros(BOT_IDS.length),
    botWins: zeros(BOT_IDS.length),
    /** By kind of weapon, bare hands last: attempts, those of whoever won in the end, and those that succeeded. */
    kindAttempts: zeros(kinds),
    kindWins: zeros(kinds),
    kindHits: zeros(kinds),
    /** What they earned: tile, hit list and cash, less debt; and the squares of that. */
    kindEarned: zeros(kinds),
    kindSquares: zeros(kinds),
    /** What contracts paid for them. */
    kindCash: zeros(kinds),
    kindDebt: zeros(kinds),
    contractAttempts: zeros(contracts.length),
    contractHits: zeros(contracts.length),
    contractCash: zeros(contracts.length),
    contractDebt: zeros(contracts.length),
  };
};

export type Tally = Readonly<ReturnType<typeof emptyTally>>;

/** Adds one tally to another. */
export const addTally = (to: Tally, from: Tally): void => {
  for (const key of Object.keys(to) as (keyof Tally)[])
    for (let k = 0; k < to[key].length; k++) to[key][k] = (to[key][k] as number) + (from[key][k] as number);
};

const countSeats = (tally: Tally, end: Draft, bots: readonly BotId[]): void => {
  const { setup, winner } = end;
  for (let seat = 0; seat < setup.players; seat++) {
    const won = seat === winner ? 1 : 0;
    const score = totalOf(takingsOf(end, seat));
    const bot = BOT_IDS.indexOf(bots[seat] as BotId);
    add(tally.seatWins, seat, won);
    add(tally.seatScores, seat, score);
    add(tally.seatSquares, seat, score * score);
    add(tally.specialistGames, setup.specialists[seat] as number, 1);
    add(tally.specialistWins, setup.specialists[seat] as number, won);
    add(tally.listGames, setup.hitLists[seat] as number, 1);
    add(tally.listWins, setup.hitLists[seat] as number, won);
    add(tally.botSeats, bot, 1);
    add(tally.botWins, bot, won);
  }
};

const countAttempts = (tally: Tally, { pack, setup, outcomes, winner }: Draft): void => {
  const bare = tally.kindAttempts.length - 1;
  for (const { kind, seat, tile, weapon, contract, cash, pay, debt } of outcomes) {
    if (tile === DUEL_MARK) continue;
    const success = kind === 'hit';
    const at = weapon < 0 ? bare : weapon;
    const target = setup.layout[tile] as number;
    const list = pack.bonuses[setup.hitLists[seat] as number] as readonly number[];
    const prize = success ? (pack.value[target] as number) + (list[target] as number) : 0;
    const earned = prize + cash - debt;
    add(tally.kindAttempts, at, 1);
    add(tally.kindWins, at, seat === winner ? 1 : 0);
    add(tally.kindHits, at, success ? 1 : 0);
    add(tally.kindEarned, at, earned);
    add(tally.kindSquares, at, earned * earned);
    add(tally.kindCash, at, pay);
    add(tally.kindDebt, at, debt);
    if (contract < 0) continue;
    add(tally.contractAttempts, contract, 1);
    add(tally.contractHits, contract, success ? 1 : 0);
    add(tally.contractCash, contract, pay);
    add(tally.contractDebt, contract, debt);
  }
};

/** Adds a game that is over. */
export const countGame = (tally: Tally, end: Draft, bots: readonly BotId[]): void => {
  tally.games[0]++;
  if (end.duel > 0) tally.duels[0]++;
  add(tally.rounds, Math.min(end.round, LONGEST), 1);
  countSeats(tally, end, bots);
  countAttempts(tally, end);
};

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Standard deviations in a 95 % interval, either way. */
const Z = 1.96;

/** Of a share that was seen in `count` cases. */
const shareInterval = (wins: number, count: number): number => {
  const share = ratio(wins, count);
  return rounded(Z * Math.sqrt(ratio(share * (1 - share), count)));
};

/** The standard deviation of values known by their sum and the sum of their squares. */
const spreadOf = (total: number, squares: number, count: number): number =>
  Math.sqrt(Math.max(0, ratio(squares, count) - ratio(total, count) ** 2));

/** The least number of rounds that this share of games did not pass. */
const quantile = (rounds: readonly number[], games: number, share: number): number => {
  let seen = 0;
  return rounds.findIndex((count) => {
    seen += count;
    return seen >= share * games;
  });
};

const roundsOf = ({ rounds, games: [games] }: Tally) => {
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

const scoreOf = ({ seatScores, seatSquares, games: [games] }: Tally) => {
  const seats = games * seatScores.length;
  return {
    mean: rounded(ratio(sum(seatScores), seats)),
    spread: rounded(spreadOf(sum(seatScores), sum(seatSquares), seats)),
    seat: seatScores.map((score) => rounded(ratio(score, games))),
  };
};

/** Each share of 1, or its interval: by seat, or in the order of the card set. */
const sharesOf = (tally: Tally, read: (wins: number, count: number) => number) => {
  const all = (wins: readonly number[], counts: readonly number[]): number[] =>
    wins.map((won, k) => read(won, counts[k] as number));
  const [games] = tally.games;
  return {
    seat: tally.seatWins.map((won) => read(won, games)),
    /** Of the games in which somebody had it. */
    specialist: all(tally.specialistWins, tally.specialistGames),
    /** Of the attempts with it: how many were made by whoever won in the end. Without bare hands. */
    weapon: all(tally.kindWins, tally.kindAttempts).slice(0, -1),
    /** Of the games in which somebody had it. */
    hitList: all(tally.listWins, tally.listGames),
  };
};

/** What the attempts with each kind of weapon came to. Means are of an attempt. */
const weaponsOf = (set: CardSet, tally: Tally) => {
  const { kindAttempts, kindEarned, kindSquares } = tally;
  const mean = ratio(sum(kindEarned.slice(0, -1)), sum(kindAttempts.slice(0, -1)));
  return [...set.weapons.map(({ kind }) => kind), 'bare-hands' as const].map((weapon, k) => {
    const attempts = kindAttempts[k] as number;
    const each = (counts: readonly number[]): number => rounded(ratio(counts[k] as number, attempts));
    const spread = spreadOf(kindEarned[k] as number, kindSquares[k] as number, attempts);
    return {
      weapon,
      /** A game. */
      attempts: rounded(ratio(attempts, tally.games[0])),
      success: each(tally.kindHits),
      /** Tile, hit list and cash, less debt; nothing where the attempt failed. */
      earned: each(kindEarned),
      interval: rounded(Z * ratio(spread, Math.sqrt(attempts))),
      /** What it earned, to the mean of all attempts with weapons. */
      ratio: rounded(ratio(ratio(kindEarned[k] as number, attempts), mean)),
      /** What contracts paid and cost. */
      cash: each(tally.kindCash),
      debt: each(tally.kindDebt),
    };
  });
};

/** What each contract came to. Means are of an attempt with it. */
const contractsOf = (set: CardSet, tally: Tally) =>
  set.contracts.map(({ id }, k) => {
    const attempts = tally.contractAttempts[k] as number;
    const each = (counts: readonly number[]): number => rounded(ratio(counts[k] as number, attempts));
    return {
      contract: id,
      attempts: rounded(ratio(attempts, tally.games[0])),
      success: each(tally.contractHits),
      cash: each(tally.contractCash),
      debt: each(tally.contractDebt),
    };
  });

/** What the tally of all the games that were asked for says. */
export const summaryOf = (
  set: CardSet,
  { players, options }: { readonly players: number; readonly options: Options },
  tally: Tally,
) => {
  const [games] = tally.games;
  const attempts = sum(tally.kindAttempts);
  return {
    players,
    options,
    games,
    rounds: roundsOf(tally),
    score: scoreOf(tally),
    /** Attempts a game, and the share of them that succeed. */
    attempts: rounded(ratio(attempts, games)),
    success: rounded(ratio(sum(tally.kindHits), attempts)),
    /** The share of games that a duel decides. */
    duels: rounded(ratio(tally.duels[0], games)),
    /** What each share would be if nothing mattered. */
    fair: rounded(1 / players),
    winShare: sharesOf(tally, (wins, count) => rounded(ratio(wins, count))),
    /** 95 %: each share, give or take this. */
    interval: sharesOf(tally, shareInterval),
    /** By kind of bot, the share of its seats that won. */
    bots: Object.fromEntries(
      BOT_IDS.flatMap((id, k) =>
        tally.botSeats[k] === 0
          ? []
          : [[id, rounded(ratio(tally.botWins[k] as number, tally.botSeats[k] as number))]],
      ),
    ) as Readonly<Partial<Record<BotId, number>>>,
    weapons: weaponsOf(set, tally),
    contracts: contractsOf(set, tally),
  };
};

export type Simulation = ReturnType<typeof summaryOf>;
