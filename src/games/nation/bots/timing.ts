/** When the planning bot plays a modifier, and on what: the choice that brings most, once it brings enough. */

import { itemAt } from '../../../base/lists';
import { remembered } from '../../../base/remembered';
import { successChance, UNARMED_NEEDED } from '../cards/msr';
import { cardAt, weaponAt } from '../cards/pack';
import { DUEL_MARK } from '../rules/conflicts';
import { type ByEffect, type Effect, lineFor } from '../rules/effects';
import type { PlayEvent } from '../rules/table';
import { bestOf, contractPay } from './arms';
import { type Mind, targetOn } from './bot';
import { gainOf, holdingOf, holdingWorth, UNSEEN } from './keeping';
import { openWorth } from './outlook';
import { planOf } from './plan';
import { isDue, playOf, type Taste } from './playing';

/** A card is played once it brings this much, in $1,000. */
export const ENOUGH = 0.5;

/** A copy of a mind, made while it looks for a card to play: what is worked out of that is worked out once. */
type Moment = Mind;

const holdingAt = remembered((moment: Moment) => holdingOf(moment), 1);
const planAt = remembered((moment: Moment) => planOf(moment), 1);
const clashAt = remembered((moment: Moment) => clashOf(moment), 1);

/** What a seat has that all can see, in $1,000. */
const openMoney = (mind: Mind, seat: number): number => {
  const { view } = mind;
  let money = itemAt(view.cash, seat) - itemAt(view.debt, seat);
  for (let tile = 0; tile < view.owner.length; tile++)
    if (view.owner[tile] === seat) money += targetOn(mind, tile).value;
  return money;
};

/** Hurting one rival of several is worth the more, the further ahead that rival is. */
const leading = (mind: Mind, rival: number, money: number): number =>
  money / (mind.view.players - 1) + openMoney(mind, rival) / 1000;

/** With so few tiles left, debt is settled as it is. */
const LAST_TILES = 0b1111;

const settling = ({ view, me }: Mind, debt: number): number => {
  const owed = itemAt(view.debt, me);
  if (owed >= debt) return debt;
  const { remaining } = view;
  return remaining <= LAST_TILES || (remaining & (remaining - 1)) === 0 ? owed : 0;
};

const rollingOn = (moment: Moment, seat: number): Rolling | undefined =>
  clashAt(moment).rollings.find((one) => one.seat === seat);

/** What a rival would lose with a weapon card: a pair becomes a single, and the last one leaves bare hands. */
const disarming = (moment: Moment, card: number): number => {
  const { view, pack } = moment;
  const rival = clashAt(moment).rollings.find(({ seat }) => view.laidOf(seat).includes(card));
  if (!rival) return 0;
  const isPair = view.laidOf(rival.seat).length > 1;
  const more = isPair ? 1 : UNARMED_NEEDED - weaponAt(pack, cardAt(pack, card).kind).needed;
  return hurting(clashAt(moment), rival, dropBy(rival, more));
};

/** What a rival would lose with a card in force. */
const cancelling = (moment: Moment, card: number): number => {
  const { view, pack } = moment;
  const force = view.force.find((one) => one.card === card);
  const rival = force && rollingOn(moment, force.by);
  if (!rival) return 0;
  return cardAt(pack, card).effects.reduce((sum, effect) => {
    if (effect.do === 'msr' && effect.who === 'self')
      return sum + hurting(clashAt(moment), rival, dropBy(rival, effect.change));
    if (effect.do === 'two-dice' && rival.dice === 2)
      return sum + hurting(clashAt(moment), rival, rival.hits - successChance(rival.needed, 1));
    if (effect.do === 'second-attempt')
      return sum + hurting(clashAt(moment), rival, rival.hits * (1 - rival.hits));
    return sum + ('cash' in effect ? effect.cash / 2 : 0);
  }, 0);
};

/** What a change of MSR brings on the attempts that it weighs on. */
const weighing = (clash: Clash, weighs: (one: Rolling) => boolean, change: number): number =>
  clash.rollings.reduce((sum, one) => {
    if (!weighs(one)) return sum;
    const drop = dropBy(one, -change);
    return sum + (one === clash.mine ? -drop * one.reaches * one.gain : hurting(clash, one, drop));
  }, 0);

/** What a rival's delay brings: only to come before that rival. */
const delaying = (moment: Moment, seat: number, minutes: number): number => {
  const clash = clashAt(moment);
  const { mine } = clash;
  const rival = rollingOn(moment, seat);
  if (!mine || !rival || !isBefore(rival, mine) || rival.minutes + minutes <= mine.minutes) return 0;
  return hurting(clash, rival, rival.hits * mine.hits);
};

/** Another target, which nobody else is after. */
const retargeting = (moment: Moment, tile: number): number => {
  const { mine, rollings } = clashAt(moment);
  if (!mine || rollings.some((one) => one.tile === tile)) return 0;
  const needed = mine.needed + targetOn(moment, mine.tile).adjustment - targetOn(moment, tile).adjustment;
  const worth = openWorth(moment, tile) + itemAt(moment.bonus, tile);
  return successChance(needed, mine.dice) * worth - mine.hits * mine.reaches * mine.gain;
};

/** What an effect brings now, in $1,000. `on` is the rival, the tile or the card that it is played on; -1 for none. */
const VALUES: ByEffect<[moment: Moment, on: number], number> = {
  draw: ({ count }) => UNSEEN * count,
  search: () => UNSEEN,
  salvage({ deck }, moment) {
    const last = moment.view.discards[deck].at(-1);
    return last === undefined || deck !== 'assassin' ? 0 : gainOf(moment, holdingAt(moment), last);
  },
  cash: ({ cash }) => cash,
  settle: ({ debt }, moment) => settling(moment, debt),
  'steal-cash'({ cash }, moment, on) {
    const taken = Math.min(cash, itemAt(moment.view.cash, on));
    return taken < cash ? 0 : taken + leading(moment, on, taken);
  },
  frame: ({ debt }, moment, on) => debt / 2 + leading(moment, on, debt),
  'steal-card': (_, moment, on) => UNSEEN + leading(moment, on, UNSEEN),
  'discard-card': (_, moment, on) => UNSEEN / 2 + leading(moment, on, UNSEEN),
  'swap-card': (_, moment, on) => UNSEEN + leading(moment, on, 0),
  look: (_, moment, on) => leading(moment, on, 0),
  bounty: ({ cash }, moment, on) => (isIntel(moment) && on === planAt(moment).prospect.tile ? 0.7 * cash : 0),
  skim: ({ cash }, { view }, on) => (itemAt(view.bounty, on) < cash ? 0 : cash),
  'tile-msr'({ change }, moment, on) {
    if (!isIntel(moment)) return weighing(clashAt(moment), ({ tile }) => tile === on, change);
    const { tile, worth } = planAt(moment).prospect;
    return on === tile ? (worth * change) / 7 : 0;
  },
  msr({ who, change }, moment, on) {
    if (isIntel(moment)) return who === 'self' ? change : leading(moment, on, 1);
    const clash = clashAt(moment);
    if (who === 'rivals-here')
      return weighing(clash, (one) => one !== clash.mine && one.tile === clash.mine?.tile, change);
    const whose = who === 'self' ? moment.me : on;
    return weighing(clash, ({ seat }) => seat === whose, change);
  },
  time: ({ who, minutes }, moment, on) =>
    who === 'rival' && !isIntel(moment) ? delaying(moment, on, minutes) : 0,
  'second-attempt'(_, moment) {
    const mine = isIntel(moment) ? undefined : clashAt(moment).mine;
    return mine ? mine.reaches * mine.hits * (1 - mine.hits) * mine.gain : 0;
  },
  disarm: (_, moment, on) => disarming(moment, on),
  cancel: (_, moment, on) => cancelling(moment, on),
  retarget: (_, moment, on) => retargeting(moment, on),
  // Laid with the attempt, or never worth a card.
  attribute: () => 0,
  fee: () => 0,
  insurance: () => 0,
  'no-debt': () => 0,
  recover: () => 0,
  'two-dice': () => 0,
  withdraw: () => 0,
};

const isIntel = ({ view }: Mind): boolean => view.stage === 'intel';

const tasteOf = (moment: Moment): Taste => {
  const most = (_: Mind, some: readonly number[], effect: Effect): number =>
    bestOf(some, (on) => lineFor(VALUES, effect)(effect, moment, on))[0];
  const least = (mind: Mind, some: readonly number[]): number =>
    bestOf(some, (card) => -holdingWorth(mind, holdingAt(moment), card))[0];
  return { rival: most, tile: most, give: least, weapon: most, modifier: most };
};

const worthOf = (moment: Moment, { card, rival, tile, weapon, modifier }: PlayEvent): number => {
  const on = rival ?? tile ?? weapon ?? modifier ?? -1;
  return cardAt(moment.pack, card).effects.reduce(
    (sum, effect) => sum + lineFor(VALUES, effect)(effect, moment, on),
    0,
  );
};

/** What playing a card brings now, in $1,000. */
export const playWorth = (mind: Mind, event: PlayEvent): number => worthOf({ ...mind }, event);

/** The first card of the hand that is due and brings enough, or nothing. */
export const plannedPlay = (mind: Mind): PlayEvent | undefined => {
  let moment: Moment | undefined;
  for (const card of mind.view.hand) {
    if (!isDue(mind, card)) continue;
    moment ??= { ...mind };
    const event = playOf(mind, card, tasteOf(moment));
    if (event && worthOf(moment, event) >= ENOUGH) return event;
  }
  return undefined;
};

/** What winning a duel counts as, in $1,000. */
const DUEL_WORTH = 10;

const prizeOf = (mind: Mind, seat: number, tile: number): number => {
  if (tile === DUEL_MARK) return DUEL_WORTH;
  const own = seat === mind.me ? itemAt(mind.bonus, tile) : 0;
  return openWorth(mind, tile) + contractPay(mind, seat) + own;
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
    hits: successChance(attempt.needed, attempt.dice),
    /** The chance that the target is still there. */
    reaches: 1,
    /** What a success brings, as far as I can see. */
    gain: prizeOf(mind, seat, tile),
  };
};

type Rolling = NonNullable<ReturnType<typeof rollingOf>>;

/** The attempts as they are now. Of equal times each comes first half of the time. */
const clashOf = (mind: Mind) => {
  const { view, me } = mind;
  const found = Array.from({ length: view.players }, (_, seat) => rollingOf(mind, seat) ?? []).flat();
  for (const one of found)
    for (const other of found) {
      if (other === one || other.tile !== one.tile || other.minutes > one.minutes) continue;
      one.reaches *= 1 - (other.minutes === one.minutes ? other.hits / 2 : other.hits);
    }
  return { rollings: found, mine: found.find(({ seat }) => seat === me), rivals: view.players - 1 };
};

type Clash = ReturnType<typeof clashOf>;

/** True where `other` comes before `one` on the same tile. */
const isBefore = (other: Rolling, one: Rolling): boolean =>
  other !== one && other.tile === one.tile && other.minutes <= one.minutes;

/** What it is worth to me that a rival's chance drops: what the rival loses, and what I may get instead. */
const hurting = ({ mine, rivals }: Clash, rival: Rolling, drop: number): number => {
  const loss = (drop * rival.reaches * rival.gain) / rivals;
  return mine && isBefore(rival, mine) ? loss + drop * mine.hits * mine.gain : loss;
};

/** What a change of t takes off somebody's chance. */
const dropBy = ({ needed, dice, hits }: Rolling, more: number): number =>
  hits - successChance(needed + more, dice);
