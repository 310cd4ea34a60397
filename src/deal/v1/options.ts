/**
 * The options of a deal or a kit, checked against what the game declares. What is at its default is dropped: an option
 * that changes nothing must not change a link or the key of a deal.
 */

import * as m from '#messages/dealing';
import { either } from '#messages/language';
import { isOneOf } from '../../base/lists';
import { checkedText, strayCharacter, trimmed } from '../../base/names';
import { err, mapOk, ok, type Parsed, type Result } from '../../base/result';

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
    return err('option-value', m.optionOnOrOff({ name: rule.name, value }));
  }
  if (typeof value !== 'string') return err('option-value', m.optionValueMissing({ name: rule.name }));
  if (rule.kind === 'text') {
    const stray = strayCharacter(value);
    if (stray) return err('option-value', m.optionHoldsStray({ name: rule.name, stray }));
    return ok(trimmed(value).normalize('NFC') || undefined);
  }

  const values = rule.choices?.map((choice) => choice.value) ?? [];
  if (values.includes(value)) return ok(value === values[0] ? undefined : value);
  return err('option-value', m.optionValueUnknown({ name: rule.name, value, values: either(values) }));
};

/** Sorted by code unit. */
export const byName = (options: Options): [string, OptionValue][] =>
  Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));

/** The options that differ from their defaults, sorted by name. */
export const readOptions = (rules: readonly OptionRule[], given: Options): Result<Options> => {
  const entries: [string, OptionValue][] = [];
  for (const [name, option] of byName(given)) {
    const rule = rules.find((candidate) => candidate.name === name);
    if (!rule) {
      const names = rules.map((known) => known.name);
      const message =
        names.length > 0 ? m.optionUnknown({ name, known: either(names) }) : m.noOptions({ name });
      return err('option-unknown', message);
    }
    const value = readValue(rule, option);
    if (!value.ok) return value;
    if (value.value !== undefined) entries.push([name, value.value]);
  }
  return ok(Object.fromEntries(entries));
};

/** The chosen one of the values; the first, where none is. */
export const choiceOf = <const Value>(
  values: readonly [Value, ...Value[]],
  option: OptionValue | undefined,
): Value => (isOneOf(values, option) ? option : values[0]);

/** Those of the options that are among the known ones. */
export const optionsOf = (options: Options, known: readonly OptionRule[]): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => known.some((one) => one.name === name)));

export const MAX_SEED_GRAPHEMES = 64;

export type Seed = Parsed<string, 'seed'>;

/** The seed of an open deal: trimmed, NFC, 1 to 64 graphemes, no control and nothing invisible. Case counts. */
export const parseSeed = (raw: string): Result<Seed> => {
  const text = checkedText(trimmed(raw).normalize('NFC'), 'seed', m.seed, MAX_SEED_GRAPHEMES, m.seedExample);
  return mapOk(text, (checked) => checked as Seed);
};
