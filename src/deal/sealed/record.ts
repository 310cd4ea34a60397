/**
 * The record: after the game the host shows the secret, and every phone works out everything again.
 *
 *     record = 02 04 | id 4 | S 16 | t_i 8 each | per serial: 4 + 2 per seat (out; phones and looks) | check 4
 */
import { equalBytes } from '@noble/ciphers/utils.js';
import { err, ok, type Result } from '../../base/result';
import { dealKey, ID_BYTES, TAG_BYTES } from './answer';
import {
  COUNT_BYTES,
  countBytes,
  countsOf,
  type Head,
  outsIn,
  SERIAL_BYTES,
  serialBytes,
  serialOf,
} from './bulletin';
import { brokenBody, encodeCode, partsOf, readBody } from './codes';
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
    ...heads.flatMap(({ serial, seats }) => [serialBytes(serial), ...seats.map(countBytes)]),
  );

/** The record of the game of this invitation. That it is true is checked apart. */
export const readRecord = ({ id, spec }: Invitation, text: string): Result<DealRecord> => {
  const body = readBody(text, 'record');
  if (!body.ok) return body;
  const take = partsOf(body.value);
  if (!equalBytes(take(ID_BYTES), id)) return err('record-other', 'This is the record of another game.');
  const [secret, tags] = [take(SECRET_BYTES), spec.names.map(() => take(TAG_BYTES))];
  const rest = body.value.length - ID_BYTES - SECRET_BYTES - tags.length * TAG_BYTES;
  const entries = rest / (SERIAL_BYTES + tags.length * COUNT_BYTES);
  if (!Number.isInteger(entries) || entries < 0) return brokenBody();
  const heads = Array.from(
    { length: entries },
    (): Head => ({
      serial: serialOf(take(SERIAL_BYTES)),
      seats: tags.map((tag) => ({ ...countsOf(take(COUNT_BYTES)), tag })),
    }),
  );
  if (heads.some(({ serial }, k) => k > 0 && serial <= (heads[k - 1] as Head).serial)) return brokenBody();
  return ok({ secret, tags, heads });
};

/** The secret is the one that the invitation fixed. */
export const isOwnSecret = ({ hash, spec, hostSeat }: Invitation, secret: Uint8Array): boolean =>
  equalBytes(invitationOf(secret, spec, hostSeat).hash, hash);

/** By seat, the cards after these deaths; a problem for who is out. */
export const cardsOf = (
  game: SealedGame,
  invitation: Invitation,
  { secret, tags }: DealRecord,
  outs: readonly number[],
): readonly Result<SealedCard>[] => {
  const dealt = dealtTo(game, invitation.spec, dealKey(secret, invitation, tags), outs);
  return outs.map((_, seat) =>
    dealt.ok ? cardOf(game, invitation.spec, outs, seat, dealt.value[seat]) : dealt,
  );
};

/** The deals of a game, each once with the serial that it went out with first: a death deals anew, a changed phone does not. */
export const distinctDeals = (game: SealedGame, invitation: Invitation, record: DealRecord) =>
  record.heads
    .map((head) => ({ serial: head.serial, outs: outsIn(head) }))
    .filter(({ outs }, k, all) => all.findIndex((other) => other.outs.join() === outs.join()) === k)
    .map(({ serial, outs }) => ({ serial, cards: cardsOf(game, invitation, record, outs) }));
