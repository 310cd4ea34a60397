/**
 * The record: after the game the host shows the secret, and every phone works out everything again.
 *
 *     record = 02 04 | id 4 | S 16 | t_i 8 each | per serial: 4 + 2 per seat (out; phones and looks) | check 4
 */
import { err, ok, type Result } from '../../base/result';
import { dealKey, ID_BYTES, TAG_BYTES } from './answer';
import { countBytes, type Head, readCounts } from './bulletin';
import { brokenBody, encodeCode, equalBytes, longBytes, readCode, readLong, wrongKind } from './codes';
import { cardOf, dealtTo, type SealedCard, type SealedGame } from './game';
import { type Invitation, invitationOf, SECRET_BYTES } from './invitation';

export interface DealRecord {
  readonly secret: Uint8Array;
  /** t of each seat. */
  readonly tags: readonly Uint8Array[];
  /** In the order in which they went out. */
  readonly heads: readonly Head[];
}

export const encodeRecord = ({ id }: Invitation, { secret, tags, heads }: DealRecord): Uint8Array =>
  encodeCode(
    'record',
    id,
    secret,
    ...tags,
    ...heads.flatMap(({ serial, seats }) => [longBytes(serial), ...seats.map(countBytes)]),
  );

/** The record of the game of this invitation. That it is true is checked apart. */
export const readRecord = ({ id, spec }: Invitation, text: string): Result<DealRecord> => {
  const code = readCode(text);
  if (!code.ok) return code;
  const { kind, body } = code.value;
  if (kind !== 'record') return wrongKind(kind, 'record');
  if (!equalBytes(body.subarray(0, ID_BYTES), id)) {
    return err('record-other', 'This is the record of another game.');
  }
  const count = spec.names.length;
  const start = ID_BYTES + SECRET_BYTES + count * TAG_BYTES;
  const entry = 4 + 2 * count;
  const entries = (body.length - start) / entry;
  if (!Number.isInteger(entries) || entries < 0) return brokenBody();
  const tags = Array.from({ length: count }, (_, seat) => {
    const at = ID_BYTES + SECRET_BYTES + seat * TAG_BYTES;
    return body.slice(at, at + TAG_BYTES);
  });
  const heads = Array.from({ length: entries }, (_, k): Head => {
    const at = start + k * entry;
    return {
      serial: readLong(body, at),
      seats: tags.map((tag, seat) => ({ ...readCounts(body, at + 4 + 2 * seat), tag })),
    };
  });
  if (heads.some(({ serial }, k) => k > 0 && serial <= (heads[k - 1] as Head).serial)) return brokenBody();
  return ok({ secret: body.slice(ID_BYTES, ID_BYTES + SECRET_BYTES), tags, heads });
};

/** The secret is the one that the invitation fixed. */
export const isOwnSecret = ({ hash, spec, hostSeat }: Invitation, secret: Uint8Array): boolean =>
  equalBytes(invitationOf(secret, spec, hostSeat).hash, hash);

/** By seat, the cards of one head of a record; a problem for who is out. */
export const cardsOf = (
  game: SealedGame,
  invitation: Invitation,
  { secret, tags }: DealRecord,
  { seats }: Head,
): readonly Result<SealedCard>[] => {
  const outs = seats.map(({ out }) => out);
  const dealt = dealtTo(game, invitation.spec, dealKey(secret, invitation, tags), outs);
  return outs.map((_, seat) =>
    dealt.ok ? cardOf(game, invitation.spec, outs, seat, dealt.value[seat]) : dealt,
  );
};

/** The deals of a game, each once with the serial that it went out with first: a death deals anew, a changed phone does not. */
export const distinctDeals = (game: SealedGame, invitation: Invitation, record: DealRecord) => {
  const outsOf = ({ seats }: Head): string => seats.map(({ out }) => out).join();
  return record.heads
    .filter((head, k) => record.heads.findIndex((other) => outsOf(other) === outsOf(head)) === k)
    .map((head) => ({ serial: head.serial, cards: cardsOf(game, invitation, record, head) }));
};
