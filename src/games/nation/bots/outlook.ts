/** How the pyramid looks to a bot: what each available target would bring, and who else will want it. */

import { successChance } from '../cards/msr';
import { cardAt } from '../cards/pack';
import { NONE } from '../rules/board';
import { DUEL_MARK } from '../rules/conflicts';
import { availableTiles, isAvailable } from '../rules/places';
import { type Lay, type Mind, targetOn } from './bot';

/** The chance of an attempt with a t between two numbers: what several targets need on average. */
export const meanHitChance = (needed: number, dice: 1 | 2): number => {
  const missed = Math.min(1, Math.max(0, (needed - 1) / 6));
  return 1 - (dice === 2 ? missed * missed : missed);
};

/** The t of an ordinary attempt, that of a rival whose cards nobody knows. */
const ORDINARY = 3;

/** MSR on a tile for everybody. */
const easeOf = (mind: Mind, tile: number): number => {
  const { view, pack } = mind;
  let ease = targetOn(mind, tile).adjustment;
  for (const one of view.force) {
    if (one.tile !== tile) continue;
    for (const effect of cardAt(pack, one.card).effects) if (effect.do === 'tile-msr') ease += effect.change;
  }
  return ease;
};

/** What a tile brings anybody: its value and the cash on it. */
export const openWorth = (mind: Mind, tile: number): number =>
  (mind.targets[tile]?.value ?? 0) + (mind.view.bounty[tile] ?? 0);

/** In a duel there is one target for all, and nothing to win but the game. */
const DUEL = [{ tile: DUEL_MARK, open: 1, worth: 1, ease: 0, wanted: 1, falls: 2 / 3 }];

/** What can be tried: the available targets, ascending. Rivals want what they could get, and the best of it most. */
export const prospectsOf = (mind: Mind) => {
  if (mind.view.duel > 0) return DUEL;
  const found = availableTiles(mind.view.remaining).map((tile) => {
    const open = openWorth(mind, tile);
    /** MSR: the target's own, and what has been played on the tile. */
    const ease = easeOf(mind, tile);
    /** The chance that a rival who tries it succeeds. */
    const falls = successChance(ORDINARY - ease, 1);
    /** What it brings me: that, and what my hit list pays. */
    const worth = open + (mind.bonus[tile] ?? 0);
    /** The chance that one rival tries it, as far as all can see, once all are known. */
    const likely = open * falls;
    const wanted = likely * likely * likely;
    return { tile, open, worth, ease, wanted, falls };
  });
  const all = found.reduce((sum, { wanted }) => sum + wanted, 0);
  for (const prospect of found) prospect.wanted /= all;
  return found;
};

/** A target that can be tried. Money is in $1,000. */
export type Prospect = ReturnType<typeof prospectsOf>[number];

/** Cards laid for a prospect. In a duel there are neither tiles nor contracts. */
export const layOn = ({ tile }: Prospect, contract: number, cards: readonly number[]): Lay =>
  tile === DUEL_MARK
    ? { tile: null, contract: null, cards }
    : { tile, contract: contract === NONE ? null : contract, cards };

/**
 * What an attempt is likely to be worth in the round to come, and how easy it is. Half of the best target, half of all of them: one seldom gets what one wants
 * most.
 */
export const outlookOf = (mind: Mind) => {
  const { view, bonus } = mind;
  let [count, sum, most, ease] = [0, 0, 0, 0];
  for (let tile = 0; tile < view.layout.length; tile++) {
    if (!isAvailable(view.remaining, tile)) continue;
    const worth = openWorth(mind, tile) + (bonus[tile] ?? 0);
    count++;
    sum += worth;
    ease += mind.targets[tile]?.adjustment ?? 0;
    if (worth > most) most = worth;
  }
  return count === 0 ? { worth: 0, ease: 0 } : { worth: (most + sum / count) / 2, ease: ease / count };
};

export type Outlook = ReturnType<typeof outlookOf>;
