/**
 * The golden vectors: what the program computes, and what another implementation computes from the protocol's text alone,
 * is what they say. Nobody edits them or this file.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import * as independent from '../../../../tests/deal/independent';
import { unwrap } from '../../../base/result';
import { sealedById } from '../../../games/sealed.sample';
import {
  bulletinOf,
  decodeBulletin,
  decodeSeatLink,
  decodeVerifyLink,
  openCard,
  replayHost,
  type SealedGame,
  verifyDeal,
} from '.';
import { runVector } from './vector-run';
import { type SealedVector, VECTORS } from './vectors';
import { WORD_LIST } from './word-list';

const buffer = (hex: string): Buffer => Buffer.from(hex, 'hex');

const payloadsOf = (game: independent.IndependentGame, vector: SealedVector, round: number): Buffer[] => {
  const { living } = vector.bulletins.find((bulletin) => bulletin.round === round) ?? { living: [] };
  return vector.game === 'target'
    ? independent.targetPayloads(game, round, living)
    : independent.mafiaPayloads(game, vector.seats.length, vector.spec.includes('"identify",true'));
};

describe.each(VECTORS)('$title', (vector) => {
  it.each(runVector(vector))('$what', ({ computed, expected }) => {
    expect(computed).toBe(expected);
  });

  it('is what an implementation says that shares no code with this one', () => {
    const game = { secret: buffer(vector.secret), spec: vector.spec, words: vector.words };
    expect(independent.P(game).toString('hex')).toBe(vector.specHash);
    expect(independent.C(game).toString('hex')).toBe(vector.commitment);
    expect(independent.D(game).toString('hex')).toBe(vector.dealKey);
    expect(
      independent
        .wordPlaces(game)
        .map((place) => WORD_LIST[place])
        .join(' '),
    ).toBe(vector.commitmentWords);
    for (const [seat, { rekey, key, link, code }] of vector.seats.entries()) {
      expect(independent.K(game, seat, rekey).toString('hex')).toBe(key);
      expect(independent.seatLink(game, seat, rekey)).toBe(link);
      expect(independent.typedCode(game, seat, rekey)).toBe(code);
    }
    for (const bulletin of vector.bulletins) {
      const payloads = bulletin.payloads.map(buffer);
      const round = { ...bulletin, seats: vector.seats.length, payloads };
      expect(independent.slots(game, round).map((slot) => slot.toString('hex'))).toEqual(bulletin.slots);
      expect(independent.bulletin(game, round)).toBe(bulletin.link);
    }
    expect(independent.verifyLink(game, buffer(vector.log))).toBe(vector.verify);
  });

  it('deals the same cards by the other implementation', () => {
    const game = { secret: buffer(vector.secret), spec: vector.spec, words: vector.words };
    const [first] = vector.bulletins;
    expect(payloadsOf(game, vector, 0).map((payload) => payload.toString('hex'))).toEqual(first?.payloads);
  });

  it('follows from its verify link, opens for its seats, and is fair', () => {
    const game = sealedById(vector.game) as SealedGame;
    const record = unwrap(decodeVerifyLink(sealedById, vector.verify));
    expect(bytesToHex(record.secret)).toBe(vector.secret);
    const host = unwrap(replayHost(game, record));
    const bulletins = vector.bulletins.map(({ link }) => unwrap(decodeBulletin(sealedById, link)));
    expect(host.publications.map((publication) => bulletinOf(game, host, publication))).toEqual(bulletins);

    for (const { link } of vector.seats) {
      const seat = unwrap(decodeSeatLink(sealedById, link));
      expect(verifyDeal(game, { seat, bulletins }, record)).toMatchObject({ fair: true });
      const last = bulletins.at(-1);
      if (!last?.living.includes(seat.seat)) continue;
      const payload = hexToBytes(vector.bulletins.at(-1)?.payloads[last.living.indexOf(seat.seat)] as string);
      const { caption, value, note } = unwrap(openCard(game, seat, last));
      expect(unwrap(game.card(seat.spec, { seat: seat.seat, living: last.living, payload }))).toEqual({
        caption,
        value,
        note,
      });
    }
  });
});
