/** A vector, computed here and now: each line is one thing that the protocol defines. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { unwrap } from '../../base/result';
import type { Spec } from '../v1/spec';
import { specHash } from '../v1/spec';
import { answerText, dealKey, NO_TAG, tagOf } from './answer';
import { encodeBulletin, headBytes, sealSlot, slotBytes } from './bulletin';
import { linkText } from './codes';
import { dealtTo, type FindSealed } from './game';
import { encodeInvitation, hostSecretKey, invitationOf, publicKeyOf, sharedSecret } from './invitation';
import { encodeRecord } from './record';
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

const specOf = (text: string): Spec => {
  const [, game, options, names] = JSON.parse(text);
  return { game, options: Object.fromEntries(options), names };
};

const countsIn = (text: string): readonly (readonly number[])[] =>
  text.split(' ').map((seat) => seat.split('.').map(Number));

export const runVector = async (find: FindSealed, input: VectorInput): Promise<readonly VectorValue[]> => {
  const [secret, spec] = [hexToBytes(input.secret), specOf(input.spec)];
  const game = find(spec.game);
  if (!game) throw new Error(`no game ${spec.game}`);
  const own = hostSecretKey(secret, spec);
  const invitation = invitationOf(secret, spec, input.hostSeat === 255 ? undefined : input.hostSeat);
  const answers = input.phones.map((p, seat) => (p ? { seat, key: publicKeyOf(hexToBytes(p)) } : undefined));
  const tags = answers.map((answer) => (answer ? tagOf(invitation, answer) : NO_TAG));
  const key = dealKey(secret, invitation, tags);
  const heads = input.bulletins.map(({ serial, seats }) => ({
    serial,
    seats: countsIn(seats).map(([out = 0, phones = 0, looks = 0], seat) => ({
      out,
      phones,
      looks,
      tag: tags[seat] as Uint8Array,
    })),
  }));

  const bulletins = heads.flatMap((head, k): VectorValue[] => {
    const payloads = unwrap(
      dealtTo(
        game,
        spec,
        key,
        head.seats.map(({ out }) => out),
      ),
    );
    const slots = input.phones.map((first, seat) => {
      const p = input.bulletins[k]?.changed[seat] ?? first;
      if (p === '') return new Uint8Array(slotBytes(game, invitation));
      const publicKey = publicKeyOf(hexToBytes(p));
      const payload = payloads[seat] ?? new Uint8Array(game.payloadBytes(spec));
      return sealSlot(sharedSecret(own, publicKey), invitation, seat, publicKey, head, payload);
    });
    return [
      [`head ${k + 1}`, bytesToHex(headBytes(invitation, head))],
      [`slots ${k + 1}`, slots.map(bytesToHex).join(' ')],
      [`bulletin ${k + 1}`, linkText(encodeBulletin(invitation, { head, slots }))],
    ];
  });

  return [
    ['P', bytesToHex(specHash(spec))],
    ['h', bytesToHex(own)],
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
    ['D', bytesToHex(key)],
    ['six words', (await tableWords(invitation, tags)).join(' ')],
    ...bulletins,
    ['record', linkText(encodeRecord(invitation, { secret, tags, heads }))],
  ];
};
