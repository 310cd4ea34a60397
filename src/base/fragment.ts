/**
 * The fragment of an address as a list of `key=value`, written so that a person can read it and change it. Nothing that
 * is not understood is passed over: a link that has lost a part would mean something else.
 */
import * as m from '#messages/dealing';
import { allOk, err, mapOk, ok, type Result } from './result';

/** Nothing that people make is longer, in characters. What is longer is refused unread: reading it could take a minute. */
export const MAX_FRAGMENT = 65_536;

export const tooLong = (length: number, most = MAX_FRAGMENT) =>
  err('link-length', m.linkTooLong({ length, most }));

/** Enough of a damaged piece to find it again. */
export const excerpt = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** One value. Chat programs cut brackets, quotes and a last dot off an address, so these are encoded too. */
export const encodePiece = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]|\.$/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A piece that no link has, of one that was cut or changed on its way. */
export const damagedAt = (piece: string) => err('link-broken', m.linkDamaged({ excerpt: excerpt(piece) }));

export const decodePiece = (text: string): Result<string> => {
  try {
    return ok(decodeURIComponent(text));
  } catch {
    return err('link-percent', m.linkDamaged({ excerpt: excerpt(text) }));
  }
};

/** Several values, set apart by commas. */
export const encodeList = (texts: readonly string[]): string => texts.map(encodePiece).join(',');

export const decodeList = (text: string): Result<readonly string[]> =>
  mapOk(
    allOk<Record<string, string>>(Object.fromEntries(text.split(',').map(decodePiece).entries())),
    Object.values,
  );

/** The fragment without its `#`. Values come encoded. */
export const writeFragment = (parts: Iterable<readonly [key: string, value: string]>): string =>
  [...parts].map(([key, value]) => `${key}=${value}`).join('&');

/** The values by key, still encoded, of a fragment without its `#`. An empty one has none. */
export const readFragment = (fragment: string): Result<ReadonlyMap<string, string>> => {
  const parts = new Map<string, string>();
  if (fragment === '') return ok(parts);
  if (fragment.length > MAX_FRAGMENT) return tooLong(fragment.length);
  for (const part of fragment.split('&')) {
    const at = part.indexOf('=');
    if (at < 1) return damagedAt(part || '&');
    const key = part.slice(0, at);
    if (parts.has(key)) return err('link-twice', m.linkKeyTwice({ excerpt: excerpt(key) }));
    parts.set(key, part.slice(at + 1));
  }
  return ok(parts);
};

/** The code of a set that a fragment names. */
export const setIn = (fragment: string): string | undefined =>
  /(?:^#?|&)set=([\da-f]{20})(?:&|$)/.exec(fragment)?.[1];

/** The code of a set, of a fragment that is nothing else. */
export const setAlone = (fragment: string): string | undefined => /^set=([\da-f]{20})$/.exec(fragment)?.[1];
