/**
 * A phone's side: it opens its own slot, and compares what it is shown with what it has seen. What does not open is never
 * kept. All sentences that a phone says about a deal are here.
 */
import { equalBytes } from '@noble/ciphers/utils.js';
import { err, ok, type Result } from '../../base/result';
import { counted, listed } from '../../base/words';
import {
  type Bulletin,
  cardsOf,
  type DealRecord,
  type Head,
  headBytes,
  isOwnSecret,
  outsIn,
  readBulletin,
  slotCipher,
} from './bulletin';
import { livingOf, type SealedCard } from './game';
import { type Answer, type Invitation, isAnswered, publicKeyOf, sharedSecret, tagOf } from './invitation';

export interface PhoneSeat {
  readonly invitation: Invitation;
  readonly seat: number;
  /** p of the seat. */
  readonly secretKey: Uint8Array;
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

/** What is in the phone's own slot; nothing where it does not open. */
const openSlot = (own: PhoneSeat, { head, slots }: Bulletin): Uint8Array | undefined => {
  const shared = sharedSecret(own.secretKey, own.invitation.hostKey);
  try {
    return slotCipher(shared, own.invitation, answerOf(own), head).decrypt(slots[own.seat] as Uint8Array);
  } catch {
    return undefined;
  }
};

const seatIn = ({ seats }: Head, seat: number) => seats[seat] as Head['seats'][number];

/** Whether the phone's own answer is the one that the cards were dealt from; if not, what to say before anything else. */
const missing = (own: PhoneSeat, head: Head): string | undefined => {
  const { invitation, seat } = own;
  const { tag, phones } = seatIn(head, seat);
  const name = invitation.spec.names[seat];
  if (equalBytes(tag, tagOf(invitation, answerOf(own)))) return undefined;
  if (!isAnswered(tag)) {
    return `These cards were dealt before your answer${phones > 0 ? ', and the seat was given to this phone later' : ''}.`;
  }
  const later = phones > 1 ? ` Since then ${name} changed phones ${counted(phones - 1, 'time')}.` : '';
  return `Another phone answered first as ${name}.${later}`;
};

export const openBulletin = (own: PhoneSeat, text: string): Result<Opened> => {
  const { invitation, seat } = own;
  const bulletin = readBulletin(invitation, text);
  if (!bulletin.ok) return bulletin;
  const payload = openSlot(own, bulletin.value);
  const { head } = bulletin.value;
  if (!payload) {
    const lost = missing(own, head);
    if (lost) return err('answer-missed', `${lost} This code does not open here, and nothing of it is kept.`);
    return seatIn(head, seat).phones > 1
      ? err(
          'seat-moved',
          'It says that your seat was on another phone, and it does not open here: nothing of it is kept.',
        )
      : err(
          'slot-closed',
          'This code is not from your table, or it was changed on its way: nothing of it is kept.',
        );
  }
  const living = livingOf(outsIn(head));
  if (!living.includes(seat)) return ok({ head });
  const card = invitation.game.card(invitation.spec, { seat, living, payload });
  return card.ok ? ok({ head, card: card.value }) : card;
};

/** Opened bulletins by their serials, the newest last. */
const inOrder = (opened: readonly Opened[]): readonly Opened[] =>
  opened.toSorted((one, other) => one.head.serial - other.head.serial);

/** The one to show: the highest serial that opened, also when a death was undone. */
export const newest = (opened: readonly Opened[]): Opened | undefined => inOrder(opened).at(-1);

/** What is counted of a seat, in words. */
const COUNTS = {
  looks: (name: string, count: number) =>
    `The host’s device has shown the card of ${name} ${counted(count, 'time')}`,
  phones: (name: string, count: number) => `${name} has had ${counted(count, 'phone')}`,
};

/** What changed between two bulletins that everybody should hear. */
const changes = (names: readonly string[], before: Head, after: Head, clock: Clock): readonly string[] =>
  names.flatMap((name, seat) =>
    (['looks', 'phones'] as const).flatMap((what) => {
      const [was, is] = [seatIn(before, seat)[what], seatIn(after, seat)[what]];
      if (is === was) return [];
      const fell = is < was ? ': that count fell, so something was dropped' : '';
      return [`${COUNTS[what](name, is)}; at ${clock(before.serial)} it was ${was}${fell}.`];
    }),
  );

export interface Warning {
  /** True where nobody should look at a card before it is settled. */
  readonly grave: boolean;
  readonly sentence: string;
}

/** What a phone says about its bulletins before it shows the newest card. */
export const warningsOf = (own: PhoneSeat, opened: readonly Opened[], clock: Clock): readonly Warning[] => {
  const ordered = inOrder(opened).map(({ head }) => head);
  // The first that was seen, not the lowest serial: a device that went back in time made the other.
  const [first, before, last] = [opened[0]?.head, ordered.at(-2), ordered.at(-1)];
  if (!first || !last) return [];
  const { names } = own.invitation.spec;
  const lost = missing(own, last);
  const grave = lost ? [lost] : [];
  const moved = names.filter((_, seat) => !equalBytes(seatIn(first, seat).tag, seatIn(last, seat).tag));
  if (moved.length > 0) {
    grave.push(
      `The answers of ${listed(moved)} are not those of ${clock(first.serial)}: these cards are of another deal.`,
    );
  }
  for (const [k, { serial }] of ordered.entries()) {
    if (ordered[k + 1]?.serial === serial) {
      grave.push(`There are two codes of ${clock(serial)}, and they differ: ask the host which one counts.`);
    }
  }
  return [
    ...grave.map((sentence) => ({ grave: true, sentence })),
    ...(before ? changes(names, before, last, clock) : []).map((sentence) => ({ grave: false, sentence })),
  ];
};

/** Who has answered by phone, for the list beside the six words. */
export const answeredBy = ({ spec }: Invitation, { seats }: Head): readonly string[] =>
  spec.names.filter((_, seat) => seats[seat] && isAnswered(seats[seat].tag));

export interface Verdict {
  readonly code: 'agrees' | 'nothing-seen' | 'secret' | 'answers' | 'head' | 'card';
  readonly title: string;
  readonly sentences: readonly string[];
}

const against = (code: Verdict['code'], sentence: string): Verdict => ({
  code,
  title: 'Not fair',
  sentences: [sentence],
});

const judged = (own: PhoneSeat, one: Opened, record: DealRecord, at: string): Verdict | undefined => {
  const { head } = one;
  const moved = head.seats.some(({ tag }, seat) => !equalBytes(tag, record.tags[seat] as Uint8Array));
  if (moved)
    return against(
      'answers',
      `The record has other answers than the code of ${at}: it is not of the deal that you were given.`,
    );
  const listedHead = record.heads.find(({ serial }) => serial === head.serial);
  if (!listedHead) return against('head', `The code of ${at} is not in the record.`);
  if (!equalBytes(headBytes(own.invitation, listedHead), headBytes(own.invitation, head))) {
    return against(
      'head',
      `The record says something else of ${at} than the code did: its deaths, phones or looks.`,
    );
  }
  const card = cardsOf(own.invitation, record, outsIn(listedHead))[own.seat];
  const dealt = card?.ok ? card.value.value : undefined;
  if (dealt === one.card?.value) return undefined;
  return against(
    'card',
    `At ${at} you were given ${one.card?.value ?? 'no card'}, and ${dealt ?? 'no card'} was dealt.`,
  );
};

/** Sentences about what the record says of looks and phones. */
const remarks = (
  { invitation, seat }: PhoneSeat,
  opened: readonly Opened[],
  heads: readonly Head[],
  clock: Clock,
): readonly string[] => {
  const { names } = invitation.spec;
  const [last, seen] = [heads.at(-1), newest(opened)?.head];
  if (!last || !seen) return [];
  const looked = names.flatMap((name, at) => {
    const { looks } = seatIn(last, at);
    return looks > 0 ? [`${COUNTS.looks(name, looks)}.`] : [];
  });
  const moved = heads.find(
    (head) => head.serial > seen.serial && seatIn(head, seat).phones > seatIn(seen, seat).phones,
  );
  return moved ? [`From ${clock(moved.serial)} your seat was on another phone.`, ...looked] : looked;
};

/** What a phone says of the record, from what it has seen itself. */
export const verify = (
  own: PhoneSeat,
  opened: readonly Opened[],
  record: DealRecord,
  clock: Clock,
): Verdict => {
  if (!isOwnSecret(own.invitation, record.secret)) {
    return against('secret', 'The secret in the record is not the one that your invitation fixed.');
  }
  const ordered = inOrder(opened);
  for (const one of ordered) {
    const problem = judged(own, one, record, clock(one.head.serial));
    if (problem) return problem;
  }
  if (ordered.length === 0) {
    return {
      code: 'nothing-seen',
      title: 'Nothing to compare',
      sentences: ['This phone has opened no card of this game, so it cannot say whether it was fair.'],
    };
  }
  const unseen = record.heads.filter(({ serial }) => !ordered.some(({ head }) => head.serial === serial));
  const times = listed(unseen.map(({ serial }) => clock(serial)));
  const lost = missing(own, (record.heads.at(-1) ?? ordered[0]?.head) as Head);
  return {
    code: 'agrees',
    title: 'Agrees',
    sentences: [
      ordered.length === 1 ? 'Your card agrees.' : 'Your cards agree.',
      ...(unseen.length === 1 ? [`The serial of ${times} was not seen by this phone.`] : []),
      ...(unseen.length > 1 ? [`Serials of ${times} were not seen by this phone.`] : []),
      'Same six words on all phones: one record for all.',
      ...(lost ? [lost] : []),
      ...remarks(own, opened, record.heads, clock),
    ],
  };
};
