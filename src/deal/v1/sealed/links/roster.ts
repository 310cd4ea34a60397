/**
 * The spec inside a link, so that a phone needs nothing else to know the game and the names: the very text that P is the
 * hash of. It is taken only in its one form, or two links of one game could have two hashes.
 *
 *     length        u16   0 where the link carries no spec
 *     spec                UTF-8
 */
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { excerpt } from '../../../../base/fragment';
import { err, ok, type Result } from '../../../../base/result';
import type { Options } from '../../options';
import { type Spec, specText, VERSION } from '../../spec';
import type { FindSealed } from '../payload';
import { type Cursor, shortBytes, textOf } from './bytes';

/** Two hundred names of ten Greek letters need 5,000. */
const MAX_SPEC_BYTES = 16_384;

/** A table whose names fit into its links. */
export const checkRoster = (spec: Spec): Result<Spec> => {
  const bytes = utf8ToBytes(specText(spec)).length;
  if (bytes <= MAX_SPEC_BYTES) return ok(spec);
  return err(
    'roster-long',
    `The names take ${bytes} bytes of ${MAX_SPEC_BYTES} that a link can hold: shorten them.`,
  );
};

export const rosterBytes = (spec: Spec | undefined): Uint8Array => {
  const bytes = spec ? utf8ToBytes(specText(spec)) : new Uint8Array();
  return concatBytes(shortBytes(bytes.length), bytes);
};

const broken = () =>
  err('link-spec', 'The link names its game in a way that no edition writes: ask for a new one.');

type Shape = [version: number, game: string, options: [string, string | boolean][], names: string[]];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Options are quoted in messages as they came, so that what no option looks like does not get that far. */
const isPlain = (value: unknown): value is string => isText(value) && /^[\w-]{1,32}$/.test(value);

const isShape = (value: unknown): value is Shape => {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [version, game, options, names] = value;
  return (
    version === VERSION &&
    isText(game) &&
    Array.isArray(options) &&
    options.every(
      (pair) =>
        Array.isArray(pair) &&
        pair.length === 2 &&
        isPlain(pair[0]) &&
        (isPlain(pair[1]) || typeof pair[1] === 'boolean'),
    ) &&
    Array.isArray(names) &&
    names.every(isText)
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readSpec = (find: FindSealed, bytes: Uint8Array): Result<Spec> => {
  const text = bytes.length <= MAX_SPEC_BYTES ? textOf(bytes) : undefined;
  const shape = text === undefined ? undefined : parsed(text);
  if (!isShape(shape)) return broken();
  const [, id, options, names] = shape;
  const game = find(id);
  if (!game) {
    return err(
      'link-game',
      `The link is of a game that this edition does not deal sealed${/^[a-z]+$/.test(id) ? `, “${excerpt(id)}”` : ''}: ` +
        'reload the page to update it.',
    );
  }
  const spec = game.check({ game: id, options: Object.fromEntries(options) as Options, names });
  if (!spec.ok) return spec;
  return specText(spec.value) === text ? spec : broken();
};

/** The spec at the cursor; `undefined` where the link carries none. */
export const readRoster = (find: FindSealed, cursor: Cursor): Result<Spec | undefined> => {
  const bytes = cursor.take(cursor.short());
  return bytes.length === 0 ? ok(undefined) : readSpec(find, bytes);
};
