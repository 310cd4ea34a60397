/** When the planning bot plays a modifier, and on what: the choice that brings most, once it brings enough. */
import { successChance, UNARMED_NEEDED } from '../../cards/msr';
import { remembered } from '../../cards/pack';
import { DECKS } from '../../cards/vocabulary';
import { DUEL_MARK } from '../../conflicts';
import type { Effect } from '../../effects';
import type { PlayEvent } from '../../table';
import { bestOf, contractPay } from './arms';
import type { Mind } from './bot';
import { gainOf, holdingOf, holdingWorth, UNSEEN } from './keeping';
import { planOf } from './plan';
import { isDue, playOf, type Taste } from './playing';

/** A card is played once it brings this much, in $1,000. */
const ENOUGH = 0.5;

/** A copy of a mind, for what is worked out at most once while the bot looks for a card to play. */
type Moment = Mind;

const holdingAt = remembered((moment: Moment) => holdingOf(moment));
const planAt = remembered((moment: Moment) => planOf(moment));
const clashAt = remembered((moment: Moment) => clashOf(moment));

/** What a seat has that all can see, in $1,000. */
const openMoney = ({ view, pack }: Mind, seat: number): number => {
  let money = (view.cash[seat] as number) - (view.debt[seat] as number);
  for (let tile = 0; tile < view.owner.length; tile++)
    if (view.owner[tile] === seat) money += pack.value[view.layout[tile] as number] as number;
  return money;
};

/** Hurting one rival of several is worth the more, the further ahead that rival is. */
const leading = (mind: Mind, rival: number, money: number): number =>
  money / (mind.view.players - 1) + openMoney(mind, rival) / 1000;

/** With so few tiles left, debt is settled as it is. */
const LAST_TILES = 0b1111;

const settling = ({ view, me }: Mind, debt: number): number => {
  const owed = view.debt[me] as number;
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
  const more = isPair ? 1 : UNARMED_NEEDED - (pack.needed[pack.kind[card] as number] as number);
  return hurting(clashAt(moment), rival, dropBy(rival, more));
};

/** What a rival would lose with a card in force. */
const cancelling = (moment: Moment, card: number): number => {
  const { view, pack } = moment;
  const force = view.force.find((one) => one.card === card);
  const rival = force && rollingOn(moment, force.by);
  if (!rival) return 0;
  return (pack.effects[card] as readonly Effect[]).reduce((sum, effect) => {
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
const delaying = (clash: Clash, seat: number, minutes: number): number => {
  const { mine, rollings } = clash;
  const rival = rollings.find((one) => one.seat === seat);
  if (!mine || !rival || !isBefore(rival, mine) || rival.minutes + minutes <= mine.minutes) return 0;
  return hurting(clash, rival, rival.hits * mine.hits);
};

/** Another target, which nobody else is after. */
const retargeting = (moment: Moment, tile: number): number => {
  const { mine, rollings } = clashAt(moment);
  if (!mine || rollings.some((one) => one.tile === tile)) return 0;
  const { view, pack, bonus } = moment;
  const [from, to] = [view.layout[mine.tile] as number, view.layout[tile] as number];
  const needed = mine.needed + (pack.adjustment[from] as number) - (pack.adjustment[to] as number);
  const worth = (pack.value[to] as number) + (view.bounty[tile] as number) + (bonus[tile] as number);
  return successChance(needed, mine.dice) * worth - mine.hits * mine.reaches * mine.gain;
};

/** What an effect brings now, in $1,000. `on` is the rival, the tile or the card that it is played on; -1 for none. */
const valueNow = (moment: Moment, effect: Effect, on: number): number => {
  const { view, me } = moment;
  const isIntel = view.stage === 'intel';
  switch (effect.do) {
    case 'draw':
    case 'search':
      return UNSEEN * ('count' in effect ? effect.count : 1);
    case 'salvage': {
      const last = view.discards[DECKS.indexOf(effect.deck)]?.at(-1);
      return last === undefined || effect.deck !== 'assassin' ? 0 : gainOf(moment, holdingAt(moment), last);
    }
    case 'cash':
      return effect.cash;
    case 'settle':
      return settling(moment, effect.debt);
    case 'steal-cash': {
      const taken = Math.min(effect.cash, view.cash[on] as number);
      return taken < effect.cash ? 0 : taken + leading(moment, on, taken);
    }
    case 'frame':
      return effect.debt / 2 + leading(moment, on, effect.debt);
    case 'steal-card':
      return UNSEEN + leading(moment, on, UNSEEN);
    case 'discard-card':
      return UNSEEN / 2 + leading(moment, on, UNSEEN);
    case 'swap-card':
      return UNSEEN + leading(moment, on, 0);
    case 'look':
      return leading(moment, on, 0);
    case 'bounty':
      return isIntel && on === planAt(moment).prospect.tile ? 0.7 * effect.cash : 0;
    case 'skim': {
      const taken = Math.min(effect.cash, view.bounty[on] as number);
      return taken < effect.cash ? 0 : taken;
    }
    case 'tile-msr':
      if (!isIntel) return weighing(clashAt(moment), ({ tile }) => tile === on, effect.change);
      return on === planAt(moment).prospect.tile ? (planAt(moment).prospect.worth * effect.change) / 7 : 0;
    case 'msr':
      if (isIntel) return effect.who === 'self' ? effect.change : leading(moment, on, 1);
      if (effect.who === 'self') return weighing(clashAt(moment), ({ seat }) => seat === me, effect.change);
      if (effect.who === 'rival') return weighing(clashAt(moment), ({ seat }) => seat === on, effect.change);
      return weighing(
        clashAt(moment),
        (one) => one !== clashAt(moment).mine && one.tile === clashAt(moment).mine?.tile,
        effect.change,
      );
    case 'time':
      return effect.who === 'rival' && !isIntel ? delaying(clashAt(moment), on, effect.minutes) : 0;
    case 'second-attempt': {
      const mine = isIntel ? undefined : clashAt(moment).mine;
      return mine ? mine.reaches * mine.hits * (1 - mine.hits) * mine.gain : 0;
    }
    case 'disarm':
      return disarming(moment, on);
    case 'cancel':
      return cancelling(moment, on);
    case 'retarget':
      return retargeting(moment, on);
    default:
      return 0;
  }
};

const tasteOf = (moment: Moment): Taste => {
  const most = (_: Mind, some: readonly number[], effect: Effect): number =>
    bestOf(some, (on) => valueNow(moment, effect, on))[0];
  const least = (mind: Mind, some: readonly number[]): number =>
    bestOf(some, (card) => -holdingWorth(mind, holdingAt(moment), card))[0];
  return { rival: most, tile: most, give: least, weapon: most, modifier: most };
};

const worthOf = (moment: Moment, { card, rival, tile, weapon, modifier }: PlayEvent): number => {
  const on = rival ?? tile ?? weapon ?? modifier ?? -1;
  return (moment.pack.effects[card] as readonly Effect[]).reduce(
    (sum, effect) => sum + valueNow(moment, effect, on),
    0,
  );
};

/** The first card of the hand that is due and brings enough, or nothing. */
export const plannedPlay = (mind: Mind): PlayEvent | undefined => {
  const { hand } = mind.view;
  let moment: Moment | undefined;
  for (let k = 0; k < hand.length; k++) {
    const card = hand[k] as number;
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
    hits: successChance(attempt.needed, attempt.dice),
    /** The chance that the target is still there. */
    reaches: 1,
    /** What a success brings, as far as I can see. */
    gain: prizeOf(mind, seat, tile),
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
  hits - successChance(needed + more, dice);
