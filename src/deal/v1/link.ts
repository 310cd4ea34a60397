/**
 * The fragment of an open deal's address, written so that a person can read it and change it:
 *
 *     players=Ana,Ben,Cy&seed=friday-7&ring=1&out=2,4.5
 *
 * `out` has one entry for each death, in order; seats that left at once are joined with a dot. Commas, ampersands and all
 * else in names and seeds are percent-encoded. Nothing that is not understood is passed over: a link that has lost a
 * part would deal other cards.
 */

import * as m from '#messages/dealing';
import {
  damagedAt,
  decodeList,
  decodePiece,
  encodeList,
  encodePiece,
  excerpt,
  readFragment,
  writeFragment,
} from '../../base/fragment';
import { isOneOf } from '../../base/lists';
import { allOk, err, mapOk, ok, type Result } from '../../base/result';
import type { Leavers } from './living';
import { byName, type OptionRule, type Options, type OptionValue, parseSeed, type Seed } from './options';
import { type Dealer, type OpenDeal, VERSION } from './spec';

/** Keys that no option may be named after. */
export const RESERVED_KEYS = ['v', 'players', 'seed', 'out'] as const;

/** What the codec asks of a game. */
export interface LinkGame {
  readonly id: string;
  readonly dealing: Pick<Dealer<unknown>, 'check'> & { readonly options: readonly OptionRule[] };
}

/** Options in an address, by name. */
export const optionParts = (options: Options): readonly (readonly [name: string, value: string])[] =>
  byName(options).map(([name, value]) => [name, value === true ? '1' : encodePiece(String(value))]);

/** The fragment without its `#`. Give it a spec that the game has checked: what is at its default does not appear. */
export const encodeOpenDeal = ({ spec, seed, leavers }: OpenDeal): string => {
  const out = leavers.map((seats) => seats.join('.')).join(',');
  return writeFragment([
    ['players', encodeList(spec.names)],
    ['seed', encodePiece(seed)],
    ...optionParts(spec.options),
    ...(out === '' ? [] : [['out', out] as const]),
  ]);
};

type Parts = ReadonlyMap<string, string>;

/** The values by key, still percent-encoded. The version comes first: of a later one, nothing else need look like this. */
const readParts = (fragment: string): Result<Parts> => {
  if (fragment === '') {
    return err('link-missing', m.linkEmpty);
  }
  const version = /(?:^|&)v=([^&]*)/.exec(fragment)?.[1] ?? `${VERSION}`;
  if (version !== `${VERSION}`) {
    return err('link-version', m.linkVersionUnknown({ version: excerpt(version) || '?', known: VERSION }));
  }
  return readFragment(fragment);
};

const readSeed = (text: string): Result<Seed> => {
  const seed = decodePiece(text);
  return seed.ok ? parseSeed(seed.value) : seed;
};

const readOption = (rule: OptionRule, text: string): Result<OptionValue> => {
  if (rule.kind !== 'flag') return decodePiece(text);
  if (text === '1') return ok(true);
  return err('link-option', m.linkFlagInvalid({ name: rule.name, excerpt: excerpt(text) }));
};

const readOptions = (game: LinkGame, parts: Parts): Result<Options> => {
  const options: [string, OptionValue][] = [];
  for (const [key, text] of parts) {
    if (isOneOf(RESERVED_KEYS, key)) continue;
    const rule = game.dealing.options.find((option) => option.name === key);
    if (!rule) {
      // A part that is missing too has this name now, as “amp;seed”: another one in its place would deal other cards.
      if (!parts.get('players') || !parts.get('seed')) return damagedAt(key);
      return err('link-unknown', m.linkPartUnknown({ excerpt: excerpt(key), id: game.id }));
    }
    const value = readOption(rule, text);
    if (!value.ok) return value;
    options.push([key, value.value]);
  }
  return ok(Object.fromEntries(options));
};

const readOut = (text: string | undefined): Result<Leavers> => {
  if (text === undefined) return ok([]);
  if (!/^\d{1,4}([.,]\d{1,4})*$/.test(text)) {
    return err('link-out', m.linkOutInvalid({ excerpt: excerpt(text) }));
  }
  return ok(text.split(',').map((death) => death.split('.').map(Number)));
};

/** What the fragment says, with or without its `#`. The game checks the spec here, and who left when it deals. */
export const decodeOpenDeal = (game: LinkGame, fragment: string): Result<OpenDeal> => {
  const parts = readParts(fragment.replace(/^#/, ''));
  if (!parts.ok) return parts;
  const [players, seedText] = [parts.value.get('players'), parts.value.get('seed')];
  const given = readOptions(game, parts.value);
  if (!players || !seedText)
    return given.ok ? err('link-missing', players ? m.linkNoSeed : m.linkNoNames) : given;

  const read = allOk({
    names: decodeList(players),
    seed: readSeed(seedText),
    options: given,
    leavers: readOut(parts.value.get('out')),
  });
  if (!read.ok) return read;
  const { names, seed, options, leavers } = read.value;
  return mapOk(game.dealing.check({ game: game.id, options, names }), (spec) => ({ spec, seed, leavers }));
};
