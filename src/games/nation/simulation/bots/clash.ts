/** The attempts of a round once all cards lie open: who is likely to get what, and what it would cost them to be hurt. */
import { DUEL_MARK } from '../../conflicts';
import { contractPay } from './arms';
import type { Mind } from './bot';
import { hitChance } from './outlook';

/** What winning a duel counts as, in $1,000. */
const DUEL_WORTH = 10;

const gainOf = (mind: Mind, seat: number, tile: number): number => {
  if (tile === DUEL_MARK) return DUEL_WORTH;
  const { view, pack, bonus } = mind;
  const open = (pack.value[view.layout[tile] as number] as number) + (view.bounty[tile] as number);
  return open + contractPay(mind, seat) + (seat === mind.me ? (bonus[tile] as number) : 0);
};

/** An attempt on the table. Money is in $1,000. */
const rollingOf = (mind: Mind, seat: number) => {
  const attempt = mind.view.attemptOf(seat);
  if (!attempt) return undefined;
  const tile = mind.view.markOf(seat);
  return {
    ...attempt,
    seat,
    tile,
    hits: hitChance(attempt.needed, attempt.dice),
    /** The chance that the target is still there. */
    reaches: 1,
    /** What a success brings, as far as I can see. */
    gain: gainOf(mind, seat, tile),
  };
};

export type Rolling = NonNullable<ReturnType<typeof rollingOf>>;

/** The attempts as they are now. Of equal times each comes first half of the time. */
export const clashOf = (mind: Mind) => {
  const { view, me } = mind;
  const found = Array.from({ length: view.players }, (_, seat) => rollingOf(mind, seat) ?? []).flat();
  for (const one of found)
    for (const other of found) {
      if (other === one || other.tile !== one.tile || other.minutes > one.minutes) continue;
      one.reaches *= 1 - (other.minutes === one.minutes ? other.hits / 2 : other.hits);
    }
  return { rollings: found, mine: found.find(({ seat }) => seat === me), rivals: view.players - 1 };
};

export type Clash = ReturnType<typeof clashOf>;

/** True where `other` comes before `one` on the same tile. */
export const isBefore = (other: Rolling, one: Rolling): boolean =>
  other !== one && other.tile === one.tile && other.minutes <= one.minutes;

/** What it is worth to me that a rival's chance drops: what the rival loses, and what I may get instead. */
export const hurting = ({ mine, rivals }: Clash, rival: Rolling, drop: number): number => {
  const loss = (drop * rival.reaches * rival.gain) / rivals;
  return mine && isBefore(rival, mine) ? loss + drop * mine.hits * mine.gain : loss;
};

/** What a change of t takes off somebody's chance. */
export const dropBy = ({ needed, dice, hits }: Rolling, more: number): number =>
  hits - hitChance(needed + more, dice);
