/** Why an event cannot be written into the ledger now: the first rule that stands in its way, or nothing. */
import { LAST_MINUTE } from '../clock';
import { hasSeat } from '../conflicts';
import { isTile } from '../pyramid';
import { problem, type RuleProblem } from '../refusal';
import { areSome } from '../setup';
import { WEAPON_KINDS } from '../vocabulary';
import type { Announcement, LedgerEvent, LedgerState } from './state';

type Why = RuleProblem | undefined;
type Of<Kind extends LedgerEvent['kind']> = Extract<LedgerEvent, { readonly kind: Kind }>;

/** More tokens or modifiers than this at a time are a slip of the finger. */
const MOST_AT_ONCE = 99;

const isSmall = (number: number): boolean => Number.isInteger(number) && Math.abs(number) <= MOST_AT_ONCE;
const isCount = (number: number): boolean => isSmall(number) && number >= 0;

const isSeat = ({ setup }: LedgerState, seat: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < setup.names.length;

const WAITING_FOR: Readonly<Record<LedgerState['awaits']['kind'], string>> = {
  announce: 'the attempts of this round',
  tie: 'the dice of those whose times tie',
  vote: 'the vote on the story',
  roll: 'the dice of the attempt',
  next: 'the next round',
  end: 'the hit lists to be shown',
  over: 'nothing more',
};

const notNow = ({ awaits }: LedgerState): RuleProblem =>
  awaits.kind === 'over'
    ? problem('over', 'game-over', 'The game is over: undo, or start another.')
    : problem('turn', 'not-now', `The table waits for ${WAITING_FOR[awaits.kind]}.`);

/** By name, "Ana". */
const nameOf = ({ setup }: LedgerState, seat: number): string => setup.names[seat] ?? `seat ${seat + 1}`;

const wrongAttempt = (state: LedgerState, attempt: Announcement): Why => {
  const { seat, tile, weapon, copies, minutes, msr, shift, pay, fee } = attempt;
  const name = nameOf(state, seat);
  if (!isSeat(state, seat)) return problem('turn', 'no-such-seat', `There is no seat ${seat}.`);
  if (!hasSeat(state.playing, seat)) return problem('N7', 'not-in-duel', `${name} is not in the duel.`);
  if ((tile === null) !== state.duel > 0) {
    return state.duel > 0
      ? problem('N7', 'no-target', `In a duel nobody marks a target, and ${name} has one.`)
      : problem('target', 'no-target', `${name} needs a target, or makes no attempt.`);
  }
  if (tile !== null && !isTile(tile))
    return problem('target', 'no-such-tile', `The pyramid has no tile ${tile}.`);
  if (weapon !== null && !WEAPON_KINDS.includes(weapon))
    return problem('doubles', 'no-such-weapon', `There is no weapon “${weapon}”.`);
  if (weapon !== null && (!isCount(copies) || copies < 1))
    return problem(
      'doubles',
      'weapon-count',
      `Say how many cards of the weapon ${name} has laid: 1 or more.`,
    );
  if (weapon !== null && !(Number.isInteger(minutes) && minutes >= 0 && minutes <= LAST_MINUTE))
    return problem('target', 'no-time', `Type the time on ${name}’s weapon, from 0000 to 2359.`);
  if (!isSmall(msr) || !Number.isInteger(shift))
    return problem('modifier', 'no-number', `The modifiers of ${name} are whole numbers.`);
  if (!isCount(pay.cash) || !isCount(pay.debt) || !isCount(fee))
    return problem('money', 'no-count', `What ${name} is paid is counted in tokens: 0 or more of each.`);
  return undefined;
};

const checkAnnounce = (state: LedgerState, { attempts }: Of<'announce'>): Why => {
  for (const [k, attempt] of attempts.entries()) {
    const wrong = wrongAttempt(state, attempt);
    if (wrong) return wrong;
    if (attempts.findIndex(({ seat }) => seat === attempt.seat) < k)
      return problem('turn', 'two-attempts', `${nameOf(state, attempt.seat)} has one attempt a round.`);
  }
  return undefined;
};

const checkVote = (state: LedgerState, { seat, favour, against }: Of<'vote'>): Why => {
  const others = state.setup.names.length - 1;
  if (seat !== state.attempting)
    return problem('turn', 'not-your-story', `The story is ${nameOf(state, state.attempting)}’s.`);
  return isCount(favour) && isCount(against) && favour + against === others
    ? undefined
    : problem('N8', 'vote-count', `Everybody else votes: for and against add up to ${others}.`);
};

const checkRoll = (state: LedgerState, { seat, dice }: Of<'roll'>): Why => {
  const { awaits } = state;
  if (awaits.kind === 'tie' && !awaits.seats.includes(seat))
    return problem(
      'N5',
      'not-tied',
      `${nameOf(state, seat)} does not roll: those whose times tie do, once each.`,
    );
  if (awaits.kind === 'roll' && seat !== awaits.seat)
    return problem('N1', 'not-in-line', `The attempt of ${nameOf(state, awaits.seat)} comes first.`);
  const count = awaits.kind === 'roll' ? awaits.dice : 1;
  if (dice.length !== count)
    return problem(
      'die',
      'dice-count',
      count === 1 ? 'One die is rolled.' : 'Two dice are rolled, and the higher counts.',
    );
  const wrong = dice.find((value) => !Number.isInteger(value) || value < 1 || value > 6);
  return wrong === undefined
    ? undefined
    : problem('die', 'no-such-value', `A die shows 1 to 6, and never ${wrong}.`);
};

const checkAdjust = (state: LedgerState, { seat, cash, debt }: Of<'adjust'>): Why => {
  if (!isSeat(state, seat)) return problem('turn', 'no-such-seat', `There is no seat ${seat}.`);
  if (!isSmall(cash) || !isSmall(debt))
    return problem('money', 'no-count', `Tokens are whole numbers, up to ${MOST_AT_ONCE} at a time.`);
  if ((state.cash[seat] as number) + cash < 0)
    return problem('money', 'not-enough', `${nameOf(state, seat)} has only ${state.cash[seat]} cash tokens.`);
  if ((state.debt[seat] as number) + debt < 0)
    return problem('money', 'not-enough', `${nameOf(state, seat)} has only ${state.debt[seat]} debt tokens.`);
  return undefined;
};

const checkBounty = ({ bounty, owner }: LedgerState, { tile, cash }: Of<'bounty'>): Why => {
  if (!isTile(tile) || owner[tile] !== -1)
    return problem('target', 'no-such-tile', 'That target is not in the pyramid any more.');
  if (!isSmall(cash))
    return problem('money', 'no-count', `Tokens are whole numbers, up to ${MOST_AT_ONCE} at a time.`);
  return (bounty[tile] as number) + cash >= 0
    ? undefined
    : problem('money', 'not-enough', `Only ${bounty[tile]} cash tokens lie on that target.`);
};

const checkEnd = (state: LedgerState, { hitLists }: Of<'end'>): Why => {
  const { pack, setup } = state;
  if (!areSome(hitLists, setup.names.length, pack.bonuses.length)) {
    return problem(
      'N2',
      'hit-lists',
      `Every player shows a hit list, no two the same: ${setup.names.length} of ${pack.bonuses.length}.`,
    );
  }
  const seat = setup.hitLists.findIndex((known, k) => known !== null && known !== hitLists[k]);
  return seat < 0
    ? undefined
    : problem('N2', 'other-list', `${nameOf(state, seat)} was dealt another hit list.`);
};

/** The rule that refuses an event, or nothing. */
export const whyNot = (state: LedgerState, event: LedgerEvent): Why => {
  const { awaits } = state;
  const isMending = event.kind === 'adjust' || event.kind === 'bounty';
  const isRolling = event.kind === 'roll' && awaits.kind === 'tie';
  if (awaits.kind === 'over' || !(isMending || isRolling || event.kind === awaits.kind)) return notNow(state);
  switch (event.kind) {
    case 'announce':
      return checkAnnounce(state, event);
    case 'vote':
      return checkVote(state, event);
    case 'roll':
      return checkRoll(state, event);
    case 'adjust':
      return checkAdjust(state, event);
    case 'bounty':
      return checkBounty(state, event);
    case 'end':
      return checkEnd(state, event);
    case 'next':
      return undefined;
  }
};
