/**
 * What a deal is a function of: the game, the options that differ from their defaults, the names in seat order, and a key.
 *
 *     spec = JSON.stringify([1, game, [[option, value], ... sorted by option], [name, ...]])
 *     P    = SHA-256(spec)
 *
 * The key of an open deal comes from its seed, which is for anyone to read: whoever has it has every card.
 *
 *     D = SHA-256("dagger/1/open" || 00 || P || seed)
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { parseNames } from '../../base/names';
import { allOk, mapOk, ok, type Parsed, type Result } from '../../base/result';
import { checkSeats, type SeatBounds } from '../seats';
import type { Leavers } from './living';
import { type OptionRule, type Options, optionsOf, parseSeed, readOptions, type Seed } from './options';
import { openStream, type Stream } from './stream';

/** Version 1 is frozen: a change to anything in this folder that changes a deal needs a version 2 beside it. */
export const VERSION = 1;

export interface Spec {
  readonly game: string;
  readonly options: Options;
  readonly names: readonly string[];
}

/** What is dealt for names and options that somebody chose: a table and a page have more options than a deal. */
export const specFor = (
  game: string,
  known: readonly OptionRule[],
  { names, options }: Omit<Spec, 'game'>,
): Spec => ({ game, options: optionsOf(options, known), names });

/** A spec in its one form: names checked and in NFC, options known, sorted, and without defaults. */
export type CanonicalSpec = Parsed<Spec, 'spec'>;

/** With `bounds`, of a game that takes this many players. */
export const canonicalSpec = (
  spec: Spec,
  rules: readonly OptionRule[],
  bounds?: SeatBounds,
): Result<CanonicalSpec> => {
  const read = allOk({ names: parseNames(spec.names), options: readOptions(rules, spec.options) });
  if (!read.ok) return read;
  const { names, options } = read.value;
  const canonical = { game: spec.game, options, names } as CanonicalSpec;
  return bounds ? mapOk(checkSeats(names.length, bounds, true), () => canonical) : ok(canonical);
};

/** The text that is hashed, of a spec in its one form. */
export const specText = ({ game, options, names }: Spec): string => {
  const sorted = Object.keys(options).sort();
  return JSON.stringify([VERSION, game, sorted.map((name) => [name, options[name]]), names]);
};

/** P, 32 bytes. */
export const specHash = (spec: Spec): Uint8Array => sha256(utf8ToBytes(specText(spec)));

/** Everything that an address of an open deal says. */
export interface OpenDeal {
  readonly spec: CanonicalSpec;
  readonly seed: Seed;
  readonly leavers: Leavers;
}

/** What this module asks of a game: to check a spec, and to deal it from any source of streams. */
export interface Dealer<Dealt> {
  readonly check: (spec: Spec) => Result<CanonicalSpec>;
  readonly deal: (spec: Spec, open: (label: string) => Stream, leavers: Leavers) => Result<Dealt>;
}

const DOMAIN = concatBytes(utf8ToBytes('dagger/1/open'), new Uint8Array(1));

/** D, 32 bytes, of a spec in its one form and a seed that was read. */
export const openKey = (spec: Spec, seed: string): Uint8Array =>
  sha256(concatBytes(DOMAIN, specHash(spec), utf8ToBytes(seed)));

/** The deal of an address that has been read. */
export const dealRead = <Dealt>(
  { dealing }: { readonly dealing: Dealer<Dealt> },
  { spec, seed, leavers }: OpenDeal,
): Result<Dealt> => {
  const key = openKey(spec, seed);
  return dealing.deal(spec, (label) => openStream(key, label), leavers);
};

/** What people typed as a deal; the game's `check` makes the spec canonical before it enters the key. */
export const parseOpen = (
  { dealing }: { readonly dealing: Pick<Dealer<unknown>, 'check'> },
  spec: Spec,
  seed: string,
  leavers: Leavers = [],
): Result<OpenDeal> =>
  mapOk(allOk({ spec: dealing.check(spec), seed: parseSeed(seed) }), (read) => ({ ...read, leavers }));

/** The deal of what people typed. */
export const dealOpen = <Dealt>(
  game: { readonly dealing: Dealer<Dealt> },
  spec: Spec,
  seed: string,
  leavers: Leavers = [],
): Result<Dealt> => {
  const open = parseOpen(game, spec, seed, leavers);
  return open.ok ? dealRead(game, open.value) : open;
};
