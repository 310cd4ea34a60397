/**
 * Open deals: the seed is for anyone to read, and whoever has it has every card.
 *
 *     D = SHA-256("dagger/1/open" || 00 || P || seed)
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Result } from '../../base/result';
import type { Leavers } from './living';
import { parseSeed } from './options';
import { type Spec, specHash } from './spec';
import { openStream, type Stream } from './stream';

/** Everything that an address of an open deal says. */
export interface OpenDeal {
  readonly spec: Spec;
  readonly seed: string;
  readonly leavers: Leavers;
}

/** What this module asks of a game: to check a spec, and to deal it from any source of streams. */
export interface Dealer<Dealt> {
  readonly check: (spec: Spec) => Result<Spec>;
  readonly deal: (spec: Spec, open: (label: string) => Stream, leavers: Leavers) => Result<Dealt>;
}

const DOMAIN = concatBytes(utf8ToBytes('dagger/1/open'), new Uint8Array(1));

/** D, 32 bytes, for a canonical spec and a checked seed. */
export const openKey = (spec: Spec, seed: string): Uint8Array =>
  sha256(concatBytes(DOMAIN, specHash(spec), utf8ToBytes(seed)));

/**
 * The deal of a seed. Spec and seed are checked here, so what people typed may come as it is; the game's `check` makes
 * the spec canonical before it enters the key.
 */
export const dealOpen = <Dealt>(
  game: { readonly dealing: Dealer<Dealt> },
  spec: Spec,
  seed: string,
  leavers: Leavers = [],
): Result<Dealt> => {
  const checked = game.dealing.check(spec);
  if (!checked.ok) return checked;
  const parsed = parseSeed(seed);
  if (!parsed.ok) return parsed;
  const key = openKey(checked.value, parsed.value);
  return game.dealing.deal(checked.value, (label) => openStream(key, label), leavers);
};
