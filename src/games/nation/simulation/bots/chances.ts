/** Chances that bots know by heart: of dice, and of being too late. */
import { UNARMED_TIME } from '../../clock';
import { isSure, successChance } from '../../msr';
import { NO_KIND, type Pack } from '../../pack';

/** By dice less one, by t: from a sure hit to a hopeless one. */
const HITS = ([1, 2] as const).map((dice) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((needed) => successChance(needed, dice)),
);

/** The chance of an attempt, whatever its t; a second attempt counts as one more roll. */
export const hitChance = (needed: number, dice: 1 | 2, again = false): number => {
  const row = HITS[dice - 1] as readonly number[];
  const chance = isSure(needed) ? 1 : needed >= 7 ? 0 : (row[needed] as number);
  return again ? 1 - (1 - chance) * (1 - chance) : chance;
};

/** The same for a t between two numbers: what several targets need on average. */
export const meanHitChance = (needed: number, dice: 1 | 2): number => {
  const missed = Math.min(1, Math.max(0, (needed - 1) / 6));
  return 1 - (dice === 2 ? missed * missed : missed);
};

const earlier = new WeakMap<Pack, readonly number[]>();

/** By minute of the day: the share of all weapon cards that strike before it. Bare hands come after all of them. */
export const earlierShares = (pack: Pack): readonly number[] => {
  const known = earlier.get(pack);
  if (known) return known;
  const times = pack.minutes.filter((_, card) => pack.kind[card] !== NO_KIND);
  const shares = Array.from(
    { length: UNARMED_TIME + 1 },
    (_, minute) => times.filter((time) => time < minute).length / times.length,
  );
  earlier.set(pack, shares);
  return shares;
};
