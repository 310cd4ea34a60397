/**
 * A verify link: everything, for when the game is over. The host's own device keeps a game under way in the same form.
 *
 *     S             16
 *     spec                see ./roster.ts
 *     length        u16   of the log
 *     log                 see ../host/log-bytes.ts
 */
import { concatBytes } from '@noble/hashes/utils.js';
import { ok, type Result } from '../../../../base/result';
import type { Spec } from '../../spec';
import type { HostEvent } from '../host/events';
import { logBytes, readLog } from '../host/log-bytes';
import { SECRET_BYTES } from '../keys';
import type { FindSealed } from '../payload';
import { cursorOver, shortBytes } from './bytes';
import { brokenBody, decodeFrame, encodeFrame } from './frame';
import { readRoster, rosterBytes } from './roster';

/** What a whole sealed deal follows from. */
export interface DealRecord {
  /** S: whoever has it has every card. */
  readonly secret: Uint8Array;
  readonly spec: Spec;
  readonly log: readonly HostEvent[];
}

export const encodeVerifyLink = ({ secret, spec, log }: DealRecord): string => {
  const bytes = logBytes(log);
  return encodeFrame('verify', secret, rosterBytes(spec), concatBytes(shortBytes(bytes.length), bytes));
};

/** What the link says. Whether its log can have happened is for `replayHost` and `verifyDeal`. */
export const decodeVerifyLink = (find: FindSealed, text: string): Result<DealRecord> => {
  const body = decodeFrame('verify', text);
  if (!body.ok) return body;
  const cursor = cursorOver(body.value);
  const secret = cursor.take(SECRET_BYTES);
  const spec = readRoster(find, cursor);
  const bytes = cursor.take(cursor.short());
  if (!cursor.isSpent()) return brokenBody();
  if (!spec.ok) return spec;
  const log = readLog(bytes);
  if (!spec.value || !log) return brokenBody();
  return ok({ secret, spec: spec.value, log });
};
