/**
 * What a deal is a function of, besides its key: the game, the options that differ from their defaults, and the names in
 * seat order.
 *
 *     spec = JSON.stringify([1, game, [[option, value], ... sorted by option], [name, ...]])
 *     P    = SHA-256(spec)
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { parseNames } from '../../base/names';
import { ok, type Result } from '../../base/result';
import { checkSeats, type SeatBounds } from '../seats';
import { type OptionRule, type Options, readOptions } from './options';

/** Version 1 is frozen: a change to anything in this folder that changes a deal needs a version 2 beside it. */
export const VERSION = 1;

export interface Spec {
  readonly game: string;
  readonly options: Options;
  readonly names: readonly string[];
}

/** The spec in its one form: names checked and in NFC, options known, sorted, and without defaults. */
export const canonicalSpec = (spec: Spec, rules: readonly OptionRule[]): Result<Spec> => {
  const names = parseNames(spec.names);
  if (!names.ok) return names;
  const options = readOptions(rules, spec.options);
  if (!options.ok) return options;
  return ok({ game: spec.game, options: options.value, names: names.value });
};

/** The same of a game that takes this many players. */
export const seatedSpec = (spec: Spec, rules: readonly OptionRule[], bounds: SeatBounds): Result<Spec> => {
  const canonical = canonicalSpec(spec, rules);
  if (!canonical.ok) return canonical;
  const seats = checkSeats(canonical.value.names.length, bounds);
  return seats.ok ? canonical : seats;
};

/** The text that is hashed. Give it a canonical spec only. */
export const specText = ({ game, options, names }: Spec): string => {
  const sorted = Object.keys(options).sort();
  return JSON.stringify([VERSION, game, sorted.map((name) => [name, options[name]]), names]);
};

/** P, 32 bytes. */
export const specHash = (spec: Spec): Uint8Array => sha256(utf8ToBytes(specText(spec)));
