/**
 * A phone's side: it opens its own slot, and compares what it is shown with what it has seen. What does not open is never
 * kept, and never blamed on the host: anyone can make a code that opens nowhere. A grave word is said only of what the
 * holder of the host's key alone can make. All sentences that a phone says about a deal are here.
 */
import { equalBytes } from '@noble/ciphers/utils.js';
import { listed } from '#messages/language';
import * as m from '#messages/sealed';
import { itemAt } from '../../base/lists';
import { err, ok, type Result } from '../../base/result';
import { seatsBut } from '../v1/living';
import {
  type Bulletin,
  cardsOf,
  type DealRecord,
  type Head,
  headBytes,
  headDigest,
  livingIn,
  readBulletin,
  slotCipher,
} from './bulletin';
import type { Code } from './codes';
import type { SealedCard } from './game';
import {
  type Answer,
  type Closing,
  closingTag,
  closingText,
  type Invitation,
  isAnswered,
  isOwnSecret,
  nameOf,
  namesOf,
  publicKeyOf,
  readRoll,
  rollDigest,
  rollOf,
  sharedSecret,
  tagOf,
} from './invitation';

/** How a phone closed the deal: p', drawn for the roll L, and for no other. */
export interface Closed {
  readonly secretKey: Uint8Array;
  readonly roll: Uint8Array;
  /** It was shown another roll later, and refused it. */
  readonly again?: boolean | undefined;
}

export interface PhoneSeat {
  readonly invitation: Invitation;
  readonly seat: number;
  /** p of the seat. */
  readonly secretKey: Uint8Array;
  readonly closed?: Closed | undefined;
}

/** A bulletin that opened. */
export interface Opened {
  readonly head: Head;
  /** None where the seat is out. */
  readonly card?: SealedCard;
}

/** How a phone writes the time of a serial: "21:05". */
export type Clock = (serial: number) => string;

/** What the phone answered. */
export const answerOf = ({ seat, secretKey }: PhoneSeat): Answer => ({ seat, key: publicKeyOf(secretKey) });

const closingOf = ({ seat, closed }: PhoneSeat): Closing | undefined =>
  closed && { closer: seat, roll: closed.roll, key: publicKeyOf(closed.secretKey) };

const sharedWithHost = ({ invitation, secretKey }: PhoneSeat): Uint8Array =>
  sharedSecret(secretKey, invitation.hostKey);

/** The text of the closing, once the phone has closed. */
export const closingTextOf = (own: PhoneSeat): string | undefined => {
  const closing = closingOf(own);
  return closing && closingText(own.invitation, closing, sharedWithHost(own));
};

/** L of a roll for this phone. */
export const openRoll = (own: PhoneSeat, code: Code): Result<Uint8Array> => {
  const { invitation, seat } = own;
  const read = readRoll(invitation, code, (closer) =>
    closer === seat
      ? ok(sharedWithHost(own))
      : err('roll-other', m.rollOther({ name: nameOf(invitation, closer) || m.somebodyElse })),
  );
  return read.ok ? ok(rollDigest(invitation, read.value)) : read;
};

/** What is in the phone's own slot, which is for the key of its closing or of its answer; nothing where it does not open. */
const openSlot = (own: PhoneSeat, { head, slots }: Bulletin): Uint8Array | undefined => {
  const { invitation, seat, closed } = own;
  for (const phone of closed ? [{ ...own, secretKey: closed.secretKey }, own] : [own]) {
    const cipher = slotCipher(sharedWithHost(phone), invitation, answerOf(phone), head);
    try {
      return cipher.decrypt(itemAt(slots, seat));
    } catch {
      // Of another key, or of another table.
    }
  }
  return undefined;
};

/** Why the closing that a head tells of is not what this phone has done; nothing where it is. */
const wrongClosing = (own: PhoneSeat, head: Head): string | undefined => {
  const { invitation, seat, closed } = own;
  if (closed?.again) return m.closedTwice;
  if (!closed) return undefined;
  if (head.closer === undefined) return m.closedByNone;
  if (head.closer !== seat) return m.closedByOther({ name: nameOf(invitation, head.closer) });
  const tags = head.seats.map(({ tag }) => tag);
  const digest = rollDigest(invitation, rollOf(seat, tags));
  return equalBytes(digest, closed.roll) ? undefined : m.closedOtherAnswers;
};

/** Whether the phone's own answer is the one that the cards were dealt from; if not, what to say before anything else. */
const missing = (own: PhoneSeat, head: Head): string | undefined => {
  const { invitation, seat } = own;
  const { tag, phones } = itemAt(head.seats, seat);
  const closing = head.closer === seat ? closingOf(own) : undefined;
  const expected = closing ? closingTag(invitation, closing) : tagOf(invitation, answerOf(own));
  if (equalBytes(tag, expected)) return undefined;
  if (!isAnswered(tag)) return m.dealtWithoutAnswer({ given: phones > 0 ? 'yes' : 'no' });
  const other = { name: nameOf(invitation, seat), changes: Math.max(0, phones - 1) };
  return head.closer === seat && !closing ? m.otherClosed(other) : m.otherAnswered(other);
};

export const openBulletin = (own: PhoneSeat, text: string): Result<Opened> => {
  const { invitation, seat } = own;
  const bulletin = readBulletin(invitation, text);
  if (!bulletin.ok) return bulletin;
  const payload = openSlot(own, bulletin.value);
  if (!payload) return err('not-of-table', m.codeNotOfTable);
  const { head } = bulletin.value;
  const living = livingIn(head);
  if (!living.includes(seat)) return ok({ head });
  const card = invitation.game.card(invitation.spec, { seat, living, payload });
  return card.ok ? ok({ head, card: card.value }) : card;
};

/** Opened bulletins in the order of the table, the newest last. */
const inOrder = (opened: readonly Opened[]): readonly Opened[] =>
  opened.toSorted(({ head: one }, { head: other }) => one.place - other.place || one.serial - other.serial);

/** The one to show: the last of those that opened, also when a death was undone. */
export const newest = (opened: readonly Opened[]): Opened | undefined => inOrder(opened).at(-1);

/** What changed between two bulletins that everybody should hear. */
const changes = (names: readonly string[], before: Head, after: Head, clock: Clock): readonly string[] =>
  names.flatMap((name, seat) =>
    (['looks', 'phones'] as const).flatMap((what) => {
      const [was, count] = [itemAt(before.seats, seat)[what], itemAt(after.seats, seat)[what]];
      const told = { what, name, count, was, time: clock(before.serial) };
      return count === was ? [] : [m.countChanged({ ...told, fell: count < was ? 'yes' : 'no' })];
    }),
  );

/** What the newest code says of the deal, before its card: who closed it, who is out, and whose death was undone. */
export const stateOf = (
  { invitation }: Pick<PhoneSeat, 'invitation'>,
  opened: readonly Opened[],
): readonly string[] => {
  const head = newest(opened)?.head;
  if (!head) return [];
  const { game, spec } = invitation;
  const living = livingIn(head);
  const out = seatsBut(head.seats.length, living);
  const back = living.filter((seat) => opened.some((one) => !livingIn(one.head).includes(seat)));
  const phones = head.seats.flatMap(({ tag }, seat) => (isAnswered(tag) ? [seat] : []));
  const here = phones.length > 0 ? seatsBut(head.seats.length, phones) : [];
  const told = (seats: readonly number[], sentence: (those: { names: string }) => string) =>
    seats.length > 0 ? [sentence({ names: namesOf(invitation, seats) })] : [];
  return [
    head.closer === undefined ? m.noPhoneAnswered : m.closedBy({ name: nameOf(invitation, head.closer) }),
    ...told(phones, m.answeredByPhone),
    ...told(here, m.onHostDevice),
    ...(game.redeals && out.length === 0 ? [m.everybodyIn] : told(out, m.out)),
    ...told(back, m.backIn),
    ...game.told(spec, living),
  ];
};

export interface Warning {
  /** True where nobody should look at a card before it is settled. */
  readonly grave: boolean;
  readonly sentence: string;
}

/** Two codes that no honest host makes of one table: the same place with two heads, or a chain that is broken. */
const brokenChain = (invitation: Invitation, ordered: readonly Head[], clock: Clock): readonly string[] =>
  ordered.flatMap((head, k) => {
    const next = ordered[k + 1];
    if (!next) return [];
    const times = { here: clock(head.serial), there: clock(next.serial) };
    const digest = headDigest(invitation, head);
    if (next.place === head.place)
      return equalBytes(digest, headDigest(invitation, next)) ? [] : [m.twoInOnePlace(times)];
    return next.place > head.place + 1 || equalBytes(digest, next.prev) ? [] : [m.brokenChain(times)];
  });

/** What a phone says about its bulletins before it shows the newest card. */
export const warningsOf = (own: PhoneSeat, opened: readonly Opened[], clock: Clock): readonly Warning[] => {
  const { invitation } = own;
  const { names } = invitation.spec;
  const ordered = inOrder(opened).map(({ head }) => head);
  // The first that was seen, not the first of the table: a device that went back in time made the other.
  const [first, before, last] = [opened[0]?.head, ordered.at(-2), ordered.at(-1)];
  if (!first || !last) return [];
  const grave = [missing(own, last), wrongClosing(own, last)].filter((one) => one !== undefined);
  const moved = names.filter(
    (_, seat) => !equalBytes(itemAt(first.seats, seat).tag, itemAt(last.seats, seat).tag),
  );
  if (moved.length > 0) grave.push(m.answersMoved({ names: listed(moved), time: clock(first.serial) }));
  grave.push(...brokenChain(invitation, ordered, clock));
  const unseen = last.place - new Set(ordered.map(({ place }) => place)).size;
  return [
    ...grave.map((sentence) => ({ grave: true, sentence })),
    ...(unseen > 0 ? [m.unseenEarlier({ count: unseen })] : [])
      .concat(before ? changes(names, before, last, clock) : [])
      .map((sentence) => ({ grave: false, sentence })),
  ];
};

export interface Verdict {
  readonly code: 'agrees' | 'nothing-seen' | 'left-out' | 'secret' | 'answers' | 'closing' | 'head' | 'card';
  readonly title: string;
  readonly sentences: readonly string[];
}

/** What does not agree with a record, gravest first. */
function* faultsOf(
  own: PhoneSeat,
  ordered: readonly Opened[],
  record: DealRecord,
  clock: Clock,
): Generator<readonly [Verdict['code'], string]> {
  const { invitation, seat } = own;
  if (!isOwnSecret(invitation, record.secret)) yield ['secret', m.secretDiffers];
  for (const { head, card } of ordered) {
    const time = clock(head.serial);
    const moved = head.seats.some(({ tag }, at) => !equalBytes(tag, record.tags[at] as Uint8Array));
    if (moved) yield ['answers', m.answersDiffer({ time })];
    const told = record.heads.find(({ serial }) => serial === head.serial);
    if (!told) yield ['head', m.codeNotInRecord({ time })];
    else if (!equalBytes(headBytes(invitation, told), headBytes(invitation, head)))
      yield ['head', m.headDiffers({ time })];
    const due = cardsOf(invitation, record, head.leavers)[seat];
    const [given, dealt] = [card?.value, due?.ok ? due.value.value : undefined];
    if (given !== dealt)
      yield ['card', m.cardDiffers({ time, given: given ?? m.noCard, dealt: dealt ?? m.noCard })];
  }
  const last = ordered.at(-1);
  const closed = last && wrongClosing(own, last.head);
  if (closed) yield ['closing', closed];
}

/** What a phone says of the record, from what it has seen itself. */
export const verify = (
  own: PhoneSeat,
  opened: readonly Opened[],
  record: DealRecord,
  clock: Clock,
): Verdict => {
  const { heads } = record;
  const ordered = inOrder(opened);
  const [fault] = faultsOf(own, ordered, record, clock);
  if (fault) return { code: fault[0], title: m.doesNotAgree, sentences: [fault[1]] };
  const [seen, last] = [ordered.at(-1)?.head, heads.at(-1)];
  const known = seen ?? last;
  const lost = known && missing(own, known);
  if (!seen || !last)
    return lost
      ? { code: 'left-out', title: m.leftOut, sentences: [`${lost} ${m.leftOutUnsure}`] }
      : { code: 'nothing-seen', title: m.nothingSeen, sentences: [m.nothingSeenUnsure] };
  const unseen = heads.filter(({ serial }) => !ordered.some(({ head }) => head.serial === serial));
  const times = listed([...new Set(unseen.map(({ serial }) => clock(serial)))]);
  const { seat, invitation } = own;
  const moved = heads.find((head) => itemAt(head.seats, seat).phones > itemAt(seen.seats, seat).phones);
  const looked = invitation.spec.names.flatMap((name, at) => {
    const { looks } = itemAt(last.seats, at);
    return looks > 0 ? [m.looks({ name, count: looks })] : [];
  });
  return {
    code: 'agrees',
    title: m.agrees,
    sentences: [
      m.cardAgrees({ count: ordered.length }),
      ...(unseen.length > 0 ? [m.unseenCodes({ count: unseen.length, times })] : []),
      m.compareWords,
      ...(lost ? [lost] : []),
      ...(moved ? [m.seatMoved({ time: clock(moved.serial) })] : []),
      ...looked,
    ],
  };
};
