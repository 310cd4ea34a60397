/**
 * Tables that an earlier edition saved, links that it made, and what its readers said of setups and events, right and wrong.
 * All of it opens again and shows the same; what was refused is refused by the same code. The `.noreg.jsonl` files are
 * never written anew.
 */
import { readFileSync } from 'node:fs';
import { createStore, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { checksum } from '../../base/words';
import { decodeOpenDeal } from '../../deal/v1/link';
import { dealOpen } from '../../deal/v1/spec';
import { GAMES } from '../../games';
import { mafiaTable } from '../../games/mafia/table/table';
import { nationTable, scorer } from '../../games/nation/table/table';
import { targetTable } from '../../games/target/table/table';
import { tmagTable } from '../../games/tmag/table/table';
import { local, withStores } from '../store/browser.sample';
import type { TableGame } from './game';
import { recordOfLink } from './keep/link';
import { readRecord, startTable, writeRecord } from './keep/record';
import { createTableSession, type TableSession } from './session';
import { now } from './timeline';

const TABLES: readonly TableGame[] = [mafiaTable, targetTable, tmagTable, nationTable];

const tableOf = (id: string): TableGame => {
  const table = TABLES.find((one) => one.id === id);
  if (!table) throw new Error(`there is no table of ${id}`);
  return table;
};

const linesOf = <Line>(file: string): readonly Line[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** The same data in one order of keys, as JSON has it. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
};
const sumOf = (value: unknown): string => checksum(JSON.stringify(sorted(value)));

interface Saved {
  readonly game: string;
  readonly record: { readonly name: string };
  readonly link?: string;
  /** As the browser's store has it, without the record. */
  readonly kept: { readonly id: string };
  /** A checksum of the public view of every moment, and the moments at which the game is over. */
  readonly seen: readonly string[];
  readonly over: readonly number[];
  /** Where the table was left, which may be before undone events. */
  readonly view: unknown;
  /** Of the whole log. */
  readonly lines: number;
  /** After so many events: an event, and the rule and the code that refused it. */
  readonly refusals: readonly (readonly [at: number, event: unknown, rule: string, code: string])[];
}

/** Rules that have another id since their game has a Law; what was a section has become several rules. */
const RULES_TODAY: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  mafia: {
    M2: ['ballot'],
    M3: ['go-home'],
    M4: ['must-kill'],
    M5: ['not-self'],
    M7: ['night-caller'],
    'set-up': ['seats', 'mix'],
    'the-order-of-rounds': ['order', 'one-accusation', 'show-card'],
    'lynch-mob': ['accuse', 'voters', 'out'],
    assassination: ['night-caller', 'must-kill'],
    'the-end': ['end'],
  },
  target: {
    T1: ['abilities'],
    T2: ['blood-forgotten'],
    T3: ['no-killer'],
    T4: ['at-once'],
    T7: ['any-deal'],
    'set-up': ['players', 'counter'],
    'whom-you-may-attack': ['attack', 'aim', 'abilities', 'yourself'],
    'first-blood': ['show-card', 'one-card'],
    'kills-and-hits': ['out', 'hidden-card'],
    'the-new-deal': ['deal-at-once'],
    'the-end': ['end'],
  },
  tmag: {
    G2: ['victim-turn', 'clockwise', 'players'],
    count: ['whole-roll'],
    die: ['die', 'one-roll'],
    square: ['board'],
  },
};

withStores();

describe.each(linesOf<Saved>('saved.noreg.jsonl').map((one) => [one.game, one.record.name, one] as const))(
  'a saved table of %s: %s',
  (id, name, one) => {
    const game = tableOf(id);
    const text = JSON.stringify(one.record);
    const table = unwrap(readRecord(game, text));
    const { setup, line } = table;

    it('opens from a file and a link, and is written again as it was', () => {
      expect(writeRecord(game, table, name)).toBe(text);
      if (one.link !== undefined) expect(unwrap(recordOfLink(one.link))).toBe(text);
    });

    it('shows the same at every moment', () => {
      expect(line.states.map((state) => sumOf(game.publicView(state, setup)))).toEqual(one.seen);
      expect(sorted(game.publicView(now(line), setup))).toEqual(one.view);
      expect(line.states.flatMap((state, at) => (game.moment(state, setup).over ? [at] : []))).toEqual(
        one.over,
      );
      expect(game.log({ ...line, at: line.events.length }, setup)).toHaveLength(one.lines);
    });

    it('refuses what was refused, by the same rule', () => {
      for (const [at, raw, rule, code] of one.refusals) {
        const event = game.readEvent(raw);
        const state = line.states[at];
        if (!event || !state) throw new Error(`no event, or no state ${at}: ${JSON.stringify(raw)}`);
        const refused = game.apply(state, event);
        expect([raw, refused]).toMatchObject([raw, { ok: false, error: { code } }]);
        if (!refused.ok) expect(RULES_TODAY[id]?.[rule] ?? [rule]).toContain(refused.error.rule);
      }
    });

    it.each(['the store', 'what a closed page left'])('opens from %s of a browser', async (place) => {
      const kept = { ...one.kept, text: writeRecord(game, table) };
      if (place === 'the store') await set(kept.id, kept, createStore('paper-dagger-tables', 'tables'));
      else local[`paper-dagger.pending.${kept.id}`] = JSON.stringify(kept);
      let session: TableSession = { view: 'opening' };
      const page = createTableSession(
        game,
        { read: () => `table=${kept.id}`, write: () => undefined },
        (next) => {
          session = next;
        },
      );
      await page.open();
      page.close();
      expect(session).toMatchObject({
        view: 'play',
        table: { id: kept.id, name, setup, line: { at: line.at } },
      });
    });
  },
);

interface Linked {
  readonly game: string;
  readonly fragment: string;
  /** A checksum of what the deal page deals, or the code of what is wrong. */
  readonly deal: string;
  readonly setup?: object;
  readonly problem?: object;
  /** Of the table: the public view, and what only it knows. */
  readonly view?: string;
  readonly secret?: string;
}

describe('the link of a deal', () => {
  it.each(linesOf<Linked>('links.noreg.jsonl').map((one) => [one.game, one.fragment, one] as const))(
    'of %s: %s',
    (id, fragment, one) => {
      const page = GAMES.find((known) => known.id === id);
      if (!page) throw new Error(`there is no game ${id}`);
      const open = decodeOpenDeal(page, fragment);
      const { spec, seed, leavers } = open.ok ? open.value : {};
      const dealt = spec && seed !== undefined ? dealOpen(page, spec, seed, leavers) : open;
      expect(dealt.ok ? sumOf(dealt.value) : dealt.error.code).toBe(one.deal);

      const game = tableOf(id);
      const read = game.readStart(fragment);
      if (!read?.ok) return expect(read?.error).toMatchObject(one.problem ?? {});
      expect(read.value).toEqual(one.setup);
      const table = unwrap(startTable(game, read.value));
      const first = table.line.states[0] as { readonly setup: object; readonly targets?: unknown };
      expect(sumOf(game.publicView(first, table.setup))).toBe(one.view);
      expect(sumOf({ ...first.setup, targets: first.targets })).toBe(one.secret);
    },
  );
});

type Given = readonly [game: string, kind: 'setup' | 'event', value: unknown, read: unknown];

it.each(TABLES.map(({ id }) => id))('what a file may hold in the place of setups and events of %s', (id) => {
  const game = tableOf(id);
  const all = linesOf<Given>('given.noreg.jsonl').filter(([of]) => of === id);
  // Once somebody has played alone, the table reads the events of that game too: no scorer's ledger takes them.
  const { readEvent } = id === 'nation' ? scorer : game;
  expect(all.length).toBeGreaterThan(100);
  for (const [, kind, value, read] of all) {
    const setup = kind === 'setup' ? game.readSetup(value) : undefined;
    const { code, message } = setup && !setup.ok ? setup.error : {};
    const found = !setup ? (readEvent(value) ?? null) : setup.ok ? { ok: setup.value } : { code, message };
    expect([kind, value, found]).toEqual([kind, value, read]);
  }
});
