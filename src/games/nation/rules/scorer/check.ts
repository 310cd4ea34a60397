/** Why an event cannot be written into the ledger now: the first rule against it, or nothing. */

import * as m from '#messages/nation-rules';
import { itemAt } from '../../../../base/lists';
import { problem } from '../../../../base/result';
import { isSeat } from '../../../../deal/seats';
import { byKind } from '../../../game';
import { clockText } from '../../cards/clock';
import { dollars } from '../../cards/money';
import { wrongDice } from '../../cards/msr';
import { whyNotLaid, whyNotNow } from '../check';
import { inSet, isTile } from '../places';
import { areSome } from '../setup';
import {
  contractIn,
  type Laid,
  type LedgerAwaited,
  type LedgerEvent,
  type LedgerEventOf,
  type LedgerState,
  modifierIn,
  WAITING_FOR,
  weaponIn,
} from './state';

/** More tokens than this at a time are a slip of the finger. */
const MOST_AT_ONCE = 99;

const isSmall = (number: number): boolean => Number.isInteger(number) && Math.abs(number) <= MOST_AT_ONCE;
const isCount = (number: number): boolean => isSmall(number) && number >= 0;

const isOfTable = ({ setup }: LedgerState, seat: number): boolean => isSeat(seat, setup.names.length);

const noSeat = (seat: number) => problem('seats', 'no-such-seat', m.seatUnknown({ seat }));

/** By name, "Ana". */
const nameOf = ({ setup }: LedgerState, seat: number): string =>
  setup.names[seat] ?? m.seatUnnamed({ seat: seat + 1 });

/** What the printed cards forbid: each weapon card and each contract is there once. */
const wrongCards = (state: LedgerState, given: Laid) => {
  const { set } = state.pack;
  const { seat, weapon: kind, times, contract, cards } = given;
  const weapon = weaponIn(set, kind);
  const others = state.laid.filter((other): other is Laid => other != null && other.seat !== seat);
  if (weapon && times.length === 0)
    return problem('weapon', 'no-time', m.weaponTimeMissing({ name: weapon.name }));
  if (!weapon && (kind !== null || times.length > 0))
    return problem('weapon', 'no-such-weapon', m.weaponUnknown);
  if (times.length > 2 || new Set(times).size < times.length)
    return problem('double', 'weapon-count', m.tooManyWeaponCards);
  for (const minutes of times) {
    const said = { weapon: weapon?.name ?? '', time: clockText(minutes) };
    if (!set.weaponCards.some((card) => card.kind === kind && card.minutes === minutes))
      return problem('weapon', 'no-such-card', m.weaponCardUnknown(said));
    const holder = others.find((other) => other.weapon === kind && other.times.includes(minutes));
    if (holder) {
      const name = nameOf(state, holder.seat);
      return problem('weapon', 'card-twice', m.weaponCardLaidAlready({ name, ...said }));
    }
  }
  const found = contractIn(set, contract);
  if (contract !== null && !found) return problem('contract', 'no-such-contract', m.contractUnknown);
  const client = others.find((other) => contract !== null && other.contract === contract);
  if (client)
    return problem(
      'contract',
      'contract-twice',
      m.contractLaidAlready({ name: nameOf(state, client.seat), contract: found?.objective ?? '' }),
    );
  const strange = cards.find((id) => !modifierIn(set, id));
  return strange === undefined
    ? undefined
    : problem('laid-modifiers', 'no-such-card', m.modifierUnknown({ strange }));
};

/** Who lays nothing at all passes. */
const checkLay = (state: LedgerState, laid: Laid) =>
  isOfTable(state, laid.seat)
    ? whyNotLaid(state, laid, {
        name: nameOf(state, laid.seat),
        isKept: false,
        wrongCards: () => wrongCards(state, laid),
      })
    : noSeat(laid.seat);

const checkVote = (state: LedgerState, { seat, favour, against }: LedgerEventOf<'vote'>) => {
  const others = state.setup.names.length - 1;
  if (seat !== state.attempting)
    return problem(
      'story',
      'not-your-story',
      m.storyOfAnother({ attempting: nameOf(state, state.attempting) }),
    );
  return isCount(favour) && isCount(against) && favour + against === others
    ? undefined
    : problem('story', 'vote-count', m.voteCountWrong({ others }));
};

const checkRoll = (state: LedgerState, { seat, dice }: LedgerEventOf<'roll'>) => {
  const { awaits, tied, attempting } = state;
  if (awaits === 'tie' && !(isOfTable(state, seat) && inSet(tied, seat)))
    return problem('time-tie', 'not-tied', m.notTied({ seat: nameOf(state, seat) }));
  if (awaits === 'roll' && seat !== attempting)
    return problem('line', 'not-in-line', m.notInLine({ seat: nameOf(state, attempting) }));
  return wrongDice(dice, awaits === 'roll' ? state.dice : 1);
};

const checkAdjust = (state: LedgerState, { seat, cash, debt }: LedgerEventOf<'adjust'>) => {
  if (!isOfTable(state, seat)) return noSeat(seat);
  if (!isSmall(cash) || !isSmall(debt))
    return problem('money', 'no-count', m.tokenCountWrong({ most: MOST_AT_ONCE }));
  const [had, owed] = [itemAt(state.cash, seat), itemAt(state.debt, seat)];
  const name = nameOf(state, seat);
  if (had + cash < 0) return problem('money', 'not-enough', m.tooLittleCash({ name, dollars: dollars(had) }));
  if (owed + debt < 0)
    return problem('money', 'not-enough', m.tooLittleDebt({ name, dollars: dollars(owed) }));
  return undefined;
};

const checkBounty = ({ bounty, owner }: LedgerState, { tile, cash }: LedgerEventOf<'bounty'>) => {
  if (!isTile(tile) || owner[tile] !== -1) return problem('taken', 'no-such-tile', m.targetTaken);
  if (!isSmall(cash)) return problem('money', 'no-count', m.tokenCountWrong({ most: MOST_AT_ONCE }));
  return itemAt(bounty, tile) + cash >= 0
    ? undefined
    : problem('money', 'not-enough', m.tooLittleBounty({ dollars: dollars(itemAt(bounty, tile)) }));
};

const checkEnd = (state: LedgerState, { hitLists }: LedgerEventOf<'end'>) => {
  const { pack, setup } = state;
  if (!areSome(hitLists, setup.names.length, pack.bonuses.length)) {
    return problem(
      'hit-list',
      'hit-lists',
      m.shownHitListsWrong({ count: setup.names.length, total: pack.bonuses.length }),
    );
  }
  const seat = setup.hitLists.findIndex((known, k) => known !== null && known !== hitLists[k]);
  return seat < 0
    ? undefined
    : problem('hit-list', 'other-list', m.hitListNotDealt({ seat: nameOf(state, seat) }));
};

const PLAYING = ['announce', 'tie', 'vote', 'roll', 'next', 'end'] as const;

/** What an event answers, where that is not called like it; tokens can be corrected until the game is over. */
const ANSWERS: { readonly [Kind in LedgerEvent['kind']]?: readonly LedgerAwaited[] } = {
  lay: ['announce'],
  pass: ['announce'],
  resolve: ['announce'],
  roll: ['roll', 'tie'],
  adjust: PLAYING,
  bounty: PLAYING,
};

const CHECKS = {
  lay: checkLay,
  pass: (state, { seat }) => (isOfTable(state, seat) ? undefined : noSeat(seat)),
  vote: checkVote,
  roll: checkRoll,
  adjust: checkAdjust,
  bounty: checkBounty,
  end: checkEnd,
} satisfies {
  readonly [Kind in LedgerEvent['kind']]?: (state: LedgerState, event: LedgerEventOf<Kind>) => unknown;
};

/** The rule that refuses an event, or nothing. */
export const whyNot = (state: LedgerState, event: LedgerEvent) =>
  whyNotNow(event.kind, state.awaits, ANSWERS, WAITING_FOR) ?? byKind(CHECKS, state, event);

/** Why the ledger has no such event now. */
export type Refused = NonNullable<ReturnType<typeof whyNot>>;
