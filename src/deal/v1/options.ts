/**
 * The options of a deal or a kit, checked against what the game declares. What is at its default is dropped: an option
 * that changes nothing must not change a link or the key of a deal.
 */

import { strayCharacter, trimmed } from '../../base/names';
import { err, ok, type Result } from '../../base/result';
import { graphemesOf, listed } from '../../base/words';

export type OptionValue = string | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** What the protocol has to know of an option. Defaults: a flag is off, a choice is its first value, a text is empty. */
export interface OptionRule {
  readonly name: string;
  readonly kind: 'flag' | 'choice' | 'text';
  readonly choices?: readonly { readonly value: string }[];
}

/** The value in its one form, `undefined` where it is the default. */
const readValue = (rule: OptionRule, value: OptionValue): Result<OptionValue | undefined> => {
  if (rule.kind === 'flag') {
    if (typeof value === 'boolean') return ok(value || undefined);
    return err('option-value', `The option ${rule.name} is on or off: it takes no “${value}”.`);
  }
  if (typeof value !== 'string') return err('option-value', `The option ${rule.name} needs a value.`);
  if (rule.kind === 'text') {
    const stray = strayCharacter(value);
    if (stray)
      return err('option-value', `The option ${rule.name} holds ${stray}: type it again without that.`);
    return ok(trimmed(value).normalize('NFC') || undefined);
  }

  const values = rule.choices?.map((choice) => choice.value) ?? [];
  if (values.includes(value)) return ok(value === values[0] ? undefined : value);
  return err('option-value', `The option ${rule.name} has no “${value}”: it takes ${listed(values, 'or')}.`);
};

/** The options that differ from their defaults, sorted by name (by code unit). */
export const readOptions = (rules: readonly OptionRule[], given: Options): Result<Options> => {
  const entries: [string, OptionValue][] = [];
  for (const name of Object.keys(given).sort()) {
    const rule = rules.find((candidate) => candidate.name === name);
    if (!rule) {
      const known = rules.map((other) => other.name);
      const hint = known.length > 0 ? `use ${listed(known, 'or')}` : 'there are none here';
      return err('option-unknown', `There is no option “${name}”: ${hint}.`);
    }
    const value = readValue(rule, given[name] as OptionValue);
    if (!value.ok) return value;
    if (value.value !== undefined) entries.push([name, value.value]);
  }
  return ok(Object.fromEntries(entries));
};

/** Those of the options that have one of these names. */
export const optionsOf = (options: Options, names: readonly string[]): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));

export const MAX_SEED_GRAPHEMES = 64;

/** The seed of an open deal: trimmed, NFC, 1 to 64 graphemes, no control and nothing invisible. Case counts. */
export const parseSeed = (raw: string): Result<string> => {
  const seed = trimmed(raw).normalize('NFC');
  if (seed === '') return err('seed-empty', 'The seed is empty: type any word, such as friday-7.');

  const stray = strayCharacter(seed);
  if (stray) return err('seed-character', `The seed holds ${stray}: type it again without that.`);

  const length = graphemesOf(seed).length;
  if (length > MAX_SEED_GRAPHEMES) {
    return err('seed-long', `The seed has ${length} characters: shorten it to ${MAX_SEED_GRAPHEMES}.`);
  }
  return ok(seed);
};
