/** A vector, computed here and now: each line is one thing that the protocol defines. */
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { unwrap } from '../../base/result';
import { specHash } from '../v1/spec';
import { type Bulletin, encodeBulletin, encodeRecord, type Head, headBytes } from './bulletin';
import { linkText } from './codes';
import type { FindSealed } from './game';
import { currentBulletin, startHost } from './host';
import {
  answerText,
  dealKey,
  encodeInvitation,
  hostSecretKey,
  NO_TAG,
  publicKeyOf,
  readSpec,
  tagOf,
} from './invitation';
import { tableWords } from './words';

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
  readonly bulletins: readonly {
    readonly serial: number;
    /** By seat: out, phones and looks, as "0.1.0 2.1.0". */
    readonly seats: string;
    /** Seats that have changed phones, and p of the new one. */
    readonly changed: Readonly<Record<number, string>>;
  }[];
}

type VectorValue = readonly [what: string, value: string];

export const runVector = async (find: FindSealed, input: VectorInput): Promise<readonly VectorValue[]> => {
  const secret = hexToBytes(input.secret);
  const { spec, game } = unwrap(readSpec(find, utf8ToBytes(input.spec)));
  const hostSeat = input.hostSeat === 255 ? undefined : input.hostSeat;
  const start = unwrap(startHost(game, spec, hostSeat, secret));
  const { invitation } = start;
  const keyOf = (p: string): Uint8Array => publicKeyOf(hexToBytes(p));
  const answers = input.phones.map((p, seat) => (p ? { seat, key: keyOf(p) } : undefined));
  const tags = answers.map((answer) => (answer ? tagOf(invitation, answer) : NO_TAG));
  const heads = input.bulletins.map(({ serial, seats }): Head => {
    const counts = seats.split(' ').map((seat) => seat.split('.').map(Number));
    const seatOf = (tag: Uint8Array, seat: number) => {
      const [out = 0, phones = 0, looks = 0] = counts[seat] ?? [];
      return { out, phones, looks, tag };
    };
    return { serial, seats: tags.map(seatOf) };
  });

  const bulletins = heads.flatMap((head, k): VectorValue[] => {
    const phones = input.phones.map((first, seat) => input.bulletins[k]?.changed[seat] ?? first);
    const keys = phones.map((p) => (p ? [bytesToHex(keyOf(p))] : []));
    const bulletin = currentBulletin({ ...start, keys, tags, heads: [head] }) as Bulletin;
    return [
      [`head ${k + 1}`, bytesToHex(headBytes(invitation, head))],
      [`slots ${k + 1}`, bulletin.slots.map(bytesToHex).join(' ')],
      [`bulletin ${k + 1}`, linkText(encodeBulletin(invitation, bulletin))],
    ];
  });

  return [
    ['P', bytesToHex(specHash(spec))],
    ['h', bytesToHex(hostSecretKey(secret, spec))],
    ['A', bytesToHex(invitation.hostKey)],
    ['I', bytesToHex(invitation.hash)],
    ['invitation', linkText(encodeInvitation(invitation))],
    ...answers.flatMap((answer): VectorValue[] =>
      answer
        ? [
            [`B of seat ${answer.seat}`, bytesToHex(answer.key)],
            [`answer of seat ${answer.seat}`, answerText(invitation, answer)],
            [`t of seat ${answer.seat}`, bytesToHex(tags[answer.seat] as Uint8Array)],
          ]
        : [],
    ),
    ['D', bytesToHex(dealKey(secret, invitation, tags))],
    ['six words', (await tableWords(invitation, tags)).join(' ')],
    ...bulletins,
    ['record', linkText(encodeRecord(invitation, { secret, tags, heads }))],
  ];
};
