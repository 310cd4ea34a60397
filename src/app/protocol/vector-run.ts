/** A vector, computed here and now: each line is one thing that the protocol defines. */

import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { itemAt } from '../../base/lists';
import { unwrap } from '../../base/result';
import {
  type Bulletin,
  chained,
  comparedOf,
  encodeBulletin,
  encodeRecord,
  type Head,
  headBytes,
  headDigest,
  recordCompared,
} from '../../deal/sealed/bulletin';
import { linkText } from '../../deal/sealed/codes';
import { type FindSealed, leaversTo } from '../../deal/sealed/game';
import { currentBulletin, startHost } from '../../deal/sealed/host';
import {
  answerText,
  closingTag,
  closingText,
  dealKey,
  encodeInvitation,
  encodeRoll,
  hostSecretKey,
  type Invitation,
  NO_TAG,
  publicKeyOf,
  readSpec,
  rollDigest,
  rollOf,
  sharedSecret,
  tagOf,
} from '../../deal/sealed/invitation';
import { tableWords } from '../../deal/sealed/words';
import { specHash } from '../../deal/v1/spec';

/** What a game begins with, and what happens in it. Bytes are hexadecimal. */
export interface VectorInput {
  readonly title: string;
  /** S. */
  readonly secret: string;
  readonly spec: string;
  /** 255 where the host does not play. */
  readonly hostSeat: number;
  /** p of each seat; empty for a seat without a phone. */
  readonly phones: readonly string[];
  /** j and p'; `null` where no seat has a phone. */
  readonly closing: { readonly seat: number; readonly phone: string } | null;
  readonly bulletins: readonly {
    readonly serial: number;
    /** By seat: 1 for who is out, phones and looks, as "0.1.0 1.1.0". */
    readonly seats: string;
    /** Seats that have changed phones, and p of the new one. */
    readonly changed: Readonly<Record<number, string>>;
  }[];
}

type VectorValue = readonly [what: string, value: string];

/** The heads of the bulletins, each with the digest of the one before. */
const headsOf = (
  invitation: Invitation,
  input: VectorInput,
  closer: number | undefined,
  tags: readonly Uint8Array[],
): readonly Head[] => {
  const heads: Head[] = [];
  for (const { serial, seats: text } of input.bulletins) {
    const counts = text.split(' ').map((seat) => seat.split('.').map(Number));
    const living = counts.flatMap(([out], seat) => (out === 0 ? [seat] : []));
    const leavers = leaversTo(counts.length, living);
    const state = tags.map((tag, seat) => {
      const [, phones = 0, looks = 0] = counts[seat] ?? [];
      return { phones, looks, tag };
    });
    heads.push(chained(invitation, heads.at(-1), { serial, closer, leavers, seats: state }));
  }
  return heads;
};

export const runVector = async (find: FindSealed, input: VectorInput): Promise<readonly VectorValue[]> => {
  const secret = hexToBytes(input.secret);
  const { spec, game } = unwrap(readSpec(find, utf8ToBytes(input.spec)));
  const hostSeat = input.hostSeat === 255 ? undefined : input.hostSeat;
  const start = unwrap(startHost(game, spec, hostSeat, secret));
  const { invitation } = start;
  const h = hostSecretKey(secret, invitation);
  const keyOf = (p: string): Uint8Array => publicKeyOf(hexToBytes(p));
  const answers = input.phones.map((p, seat) => (p ? { seat, key: keyOf(p) } : undefined));
  const tags = answers.map((answer) => (answer ? tagOf(invitation, answer) : NO_TAG));
  const closedBy = input.closing;
  const closer = closedBy?.seat;
  const closingValues: VectorValue[] = [];
  const first = [...input.phones];
  if (closedBy) {
    const roll = rollOf(closedBy.seat, tags);
    const shared = sharedSecret(h, answers[closedBy.seat]?.key as Uint8Array);
    const closing = { closer: closedBy.seat, roll: rollDigest(invitation, roll), key: keyOf(closedBy.phone) };
    tags[closedBy.seat] = closingTag(invitation, closing);
    first[closedBy.seat] = closedBy.phone;
    closingValues.push(
      ['roll', linkText(encodeRoll(invitation, roll, shared))],
      ['L', bytesToHex(closing.roll)],
      ['closing', closingText(invitation, closing, shared)],
      ['t of the closing', bytesToHex(itemAt(tags, closedBy.seat))],
    );
  }
  const heads = headsOf(invitation, input, closer, tags);
  const bulletins = heads.map(async (head, k): Promise<VectorValue[]> => {
    const phones = first.map((p, seat) => input.bulletins[k]?.changed[seat] ?? p);
    const keys = phones.map((p) => (p ? [bytesToHex(keyOf(p))] : []));
    const bulletin = currentBulletin({ ...start, keys, closer, tags, heads: [head] }) as Bulletin;
    return [
      [`head ${k + 1}`, bytesToHex(headBytes(invitation, head))],
      [`h ${k + 1}`, bytesToHex(headDigest(invitation, head))],
      [`slots ${k + 1}`, bulletin.slots.map(bytesToHex).join(' ')],
      [`bulletin ${k + 1}`, linkText(encodeBulletin(invitation, bulletin))],
      [`six words ${k + 1}`, (await tableWords(invitation, comparedOf(invitation, head))).join(' ')],
    ];
  });
  const record = { secret, closer, tags, heads };

  return [
    ['P', bytesToHex(specHash(spec))],
    ['h', bytesToHex(h)],
    ['A', bytesToHex(invitation.hostKey)],
    ['I', bytesToHex(invitation.hash)],
    ['invitation', linkText(encodeInvitation(invitation))],
    ...answers.flatMap((answer): VectorValue[] =>
      answer
        ? [
            [`B of seat ${answer.seat}`, bytesToHex(answer.key)],
            [`answer of seat ${answer.seat}`, answerText(invitation, answer)],
            [`t of seat ${answer.seat}`, bytesToHex(tagOf(invitation, answer))],
          ]
        : [],
    ),
    ...closingValues,
    ['D', bytesToHex(dealKey(secret, invitation, closer, tags))],
    ...(await Promise.all(bulletins)).flat(),
    ['record', linkText(encodeRecord(invitation, record))],
    ['six words of the record', (await tableWords(invitation, recordCompared(invitation, record))).join(' ')],
  ];
};
