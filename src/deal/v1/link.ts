/**
 * The fragment of an open deal's address, written so that a person can read it and change it:
 *
 *     players=Ana,Ben,Cy&seed=friday-7&ring=1&out=2,4.5
 *
 * `out` has one entry for each death, in order; seats that left at once are joined with a dot. Commas, ampersands and all
 * else in names and seeds are percent-encoded. Nothing that is not understood is passed over: a link that has lost a
 * part would deal other cards.
 */
import { err, ok, type Result } from '../../base/result';
import type { Leavers } from './living';
import type { OpenDeal } from './open';
import type { OptionRule, OptionValue } from './options';
import { parseSeed } from './seed';
import { type Spec, VERSION } from './spec';

/** Keys that no option may be named after. */
export const RESERVED_KEYS = ['v', 'players', 'seed', 'out'] as const;

export const LINK_PROBLEMS = [
  'link-version',
  'link-broken',
  'link-percent',
  'link-twice',
  'link-unknown',
  'link-missing',
  'link-option',
  'link-out',
] as const;
export type LinkProblemCode = (typeof LINK_PROBLEMS)[number];

/** What the codec asks of a game. */
export interface LinkGame {
  readonly id: string;
  readonly dealing: {
    readonly options: readonly OptionRule[];
    readonly check: (spec: Spec) => Result<Spec>;
  };
}

const fail = (code: LinkProblemCode, message: string) => err(code, message);

/** Chat programs cut brackets, quotes and a last dot off an address, so these are encoded too. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]|\.$/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const decode = (text: string): Result<string> => {
  try {
    return ok(decodeURIComponent(text));
  } catch {
    return fail('link-percent', `The link is damaged at “${text}”: copy the whole link again.`);
  }
};

/** The fragment without its `#`. Takes a canonical spec: what is at its default does not appear. */
export const encodeOpenDeal = ({ spec, seed, leavers }: OpenDeal): string => {
  const options = Object.keys(spec.options)
    .sort()
    .map((name): [string, string] => {
      const value = spec.options[name] as OptionValue;
      return [name, value === true ? '1' : encode(String(value))];
    });
  const out = leavers.map((seats) => seats.join('.')).join(',');
  return [
    ['players', spec.names.map(encode).join(',')],
    ['seed', encode(seed)],
    ...options,
    ...(out === '' ? [] : [['out', out]]),
  ]
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
};

/** The version comes first: of a later one, nothing else need look like this. */
const versionOf = (fragment: string): string => /(?:^#?|&)v=([^&]*)/.exec(fragment)?.[1] ?? `${VERSION}`;

/** The values by key, still percent-encoded. */
const readParts = (fragment: string): Result<ReadonlyMap<string, string>> => {
  const parts = new Map<string, string>();
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const at = part.indexOf('=');
    if (at < 1) {
      return fail(
        'link-broken',
        `The link has “${part}” where key=value should be: copy the whole link again.`,
      );
    }
    const key = part.slice(0, at);
    if (parts.has(key)) return fail('link-twice', `The link says ${key} twice: keep one of them.`);
    parts.set(key, part.slice(at + 1));
  }
  return ok(parts);
};

const readOption = (rule: OptionRule, text: string): Result<OptionValue> => {
  if (rule.kind !== 'flag') return decode(text);
  if (text === '1') return ok(true);
  return fail('link-option', `The link says ${rule.name}=${text}: write ${rule.name}=1, or leave it out.`);
};

const readOut = (text: string): Result<Leavers> => {
  if (!/^\d{1,4}([.,]\d{1,4})*$/.test(text)) {
    return fail('link-out', `The link says out=${text}: write seats as numbers from 0, as in out=2,4.5.`);
  }
  return ok(text.split(',').map((death) => death.split('.').map(Number)));
};

/** What the fragment says, with or without its `#`; the game has checked the spec, and will check who left. */
export const decodeOpenDeal = (game: LinkGame, fragment: string): Result<OpenDeal> => {
  if (/^#?$/.test(fragment)) {
    return fail('link-missing', 'The link names no deal: it needs players=Ana,Ben,Cy&seed=friday-7.');
  }
  const version = versionOf(fragment);
  if (version !== `${VERSION}`) {
    return fail(
      'link-version',
      `The link is of version ${version}, and this page reads version ${VERSION}: reload the page to update it, ` +
        'or ask for a new link.',
    );
  }
  const parts = readParts(fragment);
  if (!parts.ok) return parts;
  const { players, seed, out, v: _, ...rest } = Object.fromEntries(parts.value);

  if (!players) return fail('link-missing', 'The link names no players: add players=Ana,Ben,Cy.');
  if (!seed) return fail('link-missing', 'The link has no seed: add seed=friday-7, or any word.');

  const names: string[] = [];
  for (const text of players.split(',')) {
    const name = decode(text);
    if (!name.ok) return name;
    names.push(name.value);
  }
  const seedText = decode(seed);
  if (!seedText.ok) return seedText;
  const checkedSeed = parseSeed(seedText.value);
  if (!checkedSeed.ok) return checkedSeed;

  const options: [string, OptionValue][] = [];
  for (const [key, text] of Object.entries(rest)) {
    const rule = game.dealing.options.find((option) => option.name === key);
    if (!rule)
      return fail('link-unknown', `The link says “${key}”, which ${game.id} does not know: remove it.`);
    const value = readOption(rule, text);
    if (!value.ok) return value;
    options.push([key, value.value]);
  }

  const leavers = out === undefined ? ok([]) : readOut(out);
  if (!leavers.ok) return leavers;
  const spec = game.dealing.check({ game: game.id, options: Object.fromEntries(options), names });
  if (!spec.ok) return spec;
  return ok({ spec: spec.value, seed: checkedSeed.value, leavers: leavers.value });
};
