/**
 * What happened in many games, as whole numbers that only ever add up: whoever counted which games, and in which order,
 * the sum is the same.
 */

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
