/**
 * A table of TMAG: who sits at it, under which rules, and all that has happened. It is kept as text and read back with
 * suspicion: whatever a browser gives may be half of it, or another program's.
 */
import { err, ok, type Problem, type Result } from '../../../base/result';
import { dealOpen, openKey } from '../../../deal/v1/open';
import { type Options, readOptions } from '../../../deal/v1/options';
import { parseSeed } from '../../../deal/v1/seed';
import type { Spec } from '../../../deal/v1/spec';
import { openStream } from '../../../deal/v1/stream';
import { tmagDealer, tmagDealing } from '../../../games/tmag/deal';
import { type DieValue, rollDie, rollLabel } from '../../../games/tmag/die';
import { TMAG_OPTIONS, tmagOptions } from '../../../games/tmag/options';
import type { State, TableEvent } from '../../../games/tmag/state';
import { apply, start } from '../../../games/tmag/table';
import { begin, replayAll, type Timeline } from '../timeline';

/** The way a table is written; another one gets another number. */
export const RECORD_VERSION = 1;

export interface TableSpec {
  readonly names: readonly string[];
  readonly seed: string;
  /** Of TMAG_OPTIONS, without those at their default. */
  readonly options: Options;
  /** Where the table chose the first victim itself; otherwise the seed does. */
  readonly firstVictim?: number;
}

export interface Table {
  readonly spec: TableSpec;
  /** Of the seed: where the die comes from. */
  readonly key: Uint8Array;
  readonly line: Timeline<State, TableEvent>;
}

/** The deal of a table: it knows only the options that change how a game is laid out. */
const dealSpec = (names: readonly string[], options: Options): Spec => {
  const known = tmagDealing.options.map(({ name }) => name);
  const entries = Object.entries(options).filter(([name]) => known.includes(name));
  return { game: 'tmag', options: Object.fromEntries(entries), names };
};

/** A table before the first roll, or what is wrong with its names, seed, options or first victim. */
export const openTable = ({ names, seed, options, firstVictim }: TableSpec): Result<Table> => {
  const read = readOptions(TMAG_OPTIONS, options);
  if (!read.ok) return read;
  const spec = tmagDealer.check(dealSpec(names, read.value));
  if (!spec.ok) return spec;
  const parsed = parseSeed(seed);
  if (!parsed.ok) return parsed;
  const dealt = dealOpen({ dealing: tmagDealer }, spec.value, parsed.value);
  if (!dealt.ok) return dealt;
  const first = start({
    players: dealt.value.players,
    firstVictim: firstVictim ?? dealt.value.firstVictim,
    options: tmagOptions(read.value),
  });
  if (!first.ok) return first;
  return ok({
    spec: {
      names: spec.value.names,
      seed: parsed.value,
      options: read.value,
      ...(firstVictim !== undefined && { firstVictim }),
    },
    key: openKey(spec.value, parsed.value),
    line: begin(first.value),
  });
};

/** What the table's die shows next. It follows from the seed and the number of rolls so far, however they were made. */
export const nextRoll = ({ key, line }: Table): DieValue => {
  const rolls = line.events.slice(0, line.at).filter(({ kind }) => kind === 'roll').length;
  return rollDie(openStream(key, rollLabel(rolls)));
};

/** Whether two tables began alike. */
export const sameSpec = (one: TableSpec, other: TableSpec): boolean => specText(one) === specText(other);

const specText = ({ names, seed, options, firstVictim }: TableSpec): string =>
  JSON.stringify([names, seed, Object.entries(options).toSorted(), firstVictim ?? null]);

export const writeTable = ({ spec, line }: Table): string =>
  JSON.stringify({ version: RECORD_VERSION, game: 'tmag', ...spec, events: line.events, at: line.at });

/** Why a kept table cannot be read, and as much of it as can. */
export interface DamagedTable extends Problem {
  /** The table before the first event that makes no sense. */
  readonly until?: Table;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isOptions = (value: unknown): value is Options =>
  isFields(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean');

const readEvent = (value: unknown): TableEvent | undefined => {
  if (!isFields(value)) return undefined;
  const { kind, seat, value: shown, to } = value;
  if (typeof seat !== 'number') return undefined;
  if (kind === 'roll' && typeof shown === 'number') return { kind, seat, value: shown };
  return kind === 'move' && typeof to === 'string' ? { kind, seat, to } : undefined;
};

const damaged = (what: string) => err('table-damaged', what);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readSpec = ({ names, seed, options, firstVictim }: Fields): Result<Table> => {
  if (!isTexts(names)) return damaged('It has no list of names.');
  if (typeof seed !== 'string') return damaged('It has no seed.');
  if (!isOptions(options)) return damaged('Its options are no options.');
  if (firstVictim === undefined) return openTable({ names, seed, options });
  if (typeof firstVictim !== 'number') return damaged('Its first victim is no seat.');
  return openTable({ names, seed, options, firstVictim });
};

/** A table as `writeTable` wrote it. Every event is played again, so that nothing stands that the rules refuse. */
export const readTable = (text: string): Result<Table, DamagedTable> => {
  const record = readJson(text);
  if (!isFields(record)) return damaged('It is no record of a table.');
  if (record.version !== RECORD_VERSION) {
    return err(
      'table-version',
      `It is of version ${String(record.version)}, and this edition reads version ${RECORD_VERSION}: reload the page to update it.`,
    );
  }
  const table = readSpec(record);
  if (!table.ok) return table;
  const { events: raw, at } = record;
  if (!Array.isArray(raw)) return damaged('It has no list of events.');

  const events = raw.map(readEvent);
  const gap = events.indexOf(undefined);
  const { line, refused } = replayAll(
    table.value.line.states[0] as State,
    events.slice(0, gap < 0 ? events.length : gap) as TableEvent[],
    apply,
  );
  const until = { ...table.value, line };
  if (refused || gap >= 0) {
    const why = refused?.message ?? 'It is no event of this game.';
    const problem = { code: 'table-event', message: `Event ${line.at + 1} cannot be: ${why}`, until };
    return { ok: false, error: problem };
  }
  if (!Number.isInteger(at) || (at as number) < 0 || (at as number) > events.length) {
    return {
      ok: false,
      error: { code: 'table-damaged', message: 'It does not say how far the game has come.', until },
    };
  }
  return ok({ ...until, line: { ...line, at: at as number } });
};
