/**
 * Reads what a file, a link or the store holds. Schemas say what is there at all; what it means the rules of the game
 * check, with their own codes. Keys that no schema names are dropped.
 */

import {
  array,
  custom,
  type GenericSchema,
  type InferOutput,
  pipe,
  readonly,
  safeParse,
  string,
} from 'valibot';
import * as m from '#messages/tables';
import { isRecord } from '../../base/lists';
import { err, ok, type Result } from '../../base/result';
import { decodeOpenDeal } from '../../deal/v1/link';
import { type OptionRule, type Options, parseSeed, readOptions } from '../../deal/v1/options';
import { canonicalSpec, type Spec } from '../../deal/v1/spec';
import type { CommonSetup } from './game';

/** What the setup of every game has: options without those at their default, and a seed where one is asked for. */
export const COMMON = {
  names: pipe(array(string()), readonly()),
  seed: string(),
  options: custom<Options>(
    (value) => isRecord(value) && Object.values(value).every((one) => /^(string|boolean)$/.test(typeof one)),
  ),
};

/** The setup with its names, options and seed in their one form. `check` is that of the deal; without a seed, it is empty. */
export const checkCommon = <Setup extends CommonSetup>(
  setup: Setup,
  rules: readonly OptionRule[],
  check: (setup: Setup) => Result<Spec>,
  hasSeed = true,
): Result<Setup> => {
  const options = readOptions(rules, setup.options);
  if (!options.ok) return options;
  const spec = check({ ...setup, options: options.value });
  if (!spec.ok) return spec;
  const seed = hasSeed ? parseSeed(setup.seed) : ok('');
  return seed.ok ? ok({ ...setup, names: spec.value.names, options: options.value, seed: seed.value }) : seed;
};

const WRONG: Readonly<Record<string, string>> = {
  names: m.namesMissing,
  seed: m.seedMissing,
  options: m.optionsInvalid,
};

/** Reads a setup, then lets the game check it; `wrong` has a sentence for each field that only this game has. */
export const setupReader =
  <Schema extends GenericSchema, Setup>(
    schema: Schema,
    wrong: Readonly<Record<string, string>>,
    check: (setup: InferOutput<Schema>) => Result<Setup>,
  ) =>
  (value: unknown): Result<Setup> => {
    if (!isRecord(value)) return err('table-damaged', m.setupMissing);
    const read = safeParse(schema, value, { abortEarly: true });
    if (read.success) return check(read.output);
    const field = String(read.issues[0].path?.[0]?.key);
    return err('table-damaged', wrong[field] ?? WRONG[field] ?? m.setupMissing);
  };

/** By kind, what an event has besides it. */
type EventSchemas<Event extends { readonly kind: string }> = {
  readonly [Kind in Event['kind']]: GenericSchema<unknown, Omit<Extract<Event, { kind: Kind }>, 'kind'>>;
};

/** Reads an event; `undefined` for anything else. */
export const eventReader =
  <Event extends { readonly kind: string }>(schemas: EventSchemas<Event>) =>
  (value: unknown): Event | undefined => {
    if (!isRecord(value) || typeof value.kind !== 'string' || !Object.hasOwn(schemas, value.kind))
      return undefined;
    const read = safeParse(schemas[value.kind as Event['kind']], value);
    // What its own schema gives of a kind is an event of that kind.
    const event: unknown = read.success ? { kind: value.kind, ...read.output } : undefined;
    return event as Event | undefined;
  };

interface LinkedGame {
  readonly id: string;
  readonly options: readonly OptionRule[];
  /** Of the rules of today, which links name; those of others have `former` for their options. */
  readonly edition?: number;
  readonly former?: readonly OptionRule[];
}

/** Reads the link of a deal as a setup with `more` in it. Its options may be any of the table's. */
export const linkReader =
  <Setup extends CommonSetup>(
    { id, edition, options, former = options }: LinkedGame,
    readSetup: (value: unknown) => Result<Setup>,
    more?: Partial<Setup>,
  ) =>
  (link: string): Result<Setup> => {
    const today = `&edition=${edition}`;
    const isToday = edition !== undefined && link.endsWith(today);
    const begun = { ...more, ...(isToday && { edition }) };
    const rules = isToday ? options : former;
    const deal = decodeOpenDeal(
      { id, dealing: { options: rules, check: (spec) => canonicalSpec(spec, rules) } },
      isToday ? link.slice(0, -today.length) : link,
    );
    if (!deal.ok) return deal;
    const { spec, seed, leavers } = deal.value;
    return readSetup({ ...begun, ...spec, seed, out: leavers });
  };
