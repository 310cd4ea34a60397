/**
 * Tables that the first release saved: worked examples and whole games by chance, with conflicts, ties, stories,
 * insurances, duels, hit lists dealt and typed in, and undone events. Each opens again, from a file and from a link, and
 * every moment of it shows the same; events that were refused are refused by the same rule. The file is never written anew.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordOfLink } from '../../../app/tables/keep/link';
import { readRecord, type Table, writeRecord } from '../../../app/tables/keep/record';
import { unwrap } from '../../../base/result';
import { checksum } from '../../../base/words';
import type { LedgerEvent, LedgerState } from '../rules/scorer/ledger';
import type { PublicView } from './public-view';
import type { NationSetup } from './setup';
import { nextDice } from './setup';
import { nationTable } from './table';

interface Saved {
  readonly record: { readonly name: string };
  readonly link?: string;
  /** The checksum of every moment, from the first. */
  readonly seen: readonly string[];
  /** After the last event. */
  readonly view: PublicView;
  /** Where the table was left, which may be before undone events. */
  readonly dice: readonly number[];
  /** After so many events: an event, and the rule and the code that refused it. */
  readonly refusals: readonly (readonly [at: number, event: unknown, rule: string, code: string])[];
}

const saved = readFileSync(new URL('saved.noreg.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Saved);

const { publicView, moment, log, apply, readEvent } = nationTable;

/** Rules that have another id since the game has a Law; what was a section has become several rules. */
const RULES_TODAY: Readonly<Record<string, readonly string[]>> = {
  N1: ['line'],
  doubles: ['weapon', 'double'],
  target: ['pyramid', 'mark', 'contract', 'taken'],
  modifier: ['laid-modifiers'],
  turn: ['order', 'seats'],
  die: ['dice'],
  over: ['winner'],
};

/** All that can be seen of a moment, in an order that no change of the program touches. */
const seenOf = ({ remaining, bounty, owner, seats, first, laid, order, winner }: PublicView): string =>
  checksum(
    JSON.stringify([
      [remaining, bounty, owner, first, order, winner ?? null],
      seats.map(({ specialist, cash, debt, takings: own }) => [
        [specialist, cash, debt],
        own ? [own.tiles, own.cash, own.debt, own.bonus] : null,
      ]),
      laid.map((one) => one && [one.seat, one.tile, one.weapon, one.times, one.contract, one.cards]),
    ]),
  );

describe.each(saved.map((one) => [one.record.name, one] as const))('%s', (name, one) => {
  const text = JSON.stringify(one.record);
  const table = unwrap(readRecord(nationTable, text)) as Table<NationSetup, LedgerState, LedgerEvent>;
  const { setup, line } = table;
  const views = line.states.map((state) => publicView(state, setup));

  it('opens, and is written again as it was', () => {
    expect(writeRecord(nationTable, table, name)).toBe(text);
    if (one.link !== undefined) expect(unwrap(recordOfLink(one.link))).toBe(text);
  });

  it('shows the same at every moment', () => {
    expect(views.at(-1)).toEqual(one.view);
    expect(views.map(seenOf)).toEqual(one.seen);
    expect(nextDice(setup, line, 2)).toEqual(one.dice);
    line.states.forEach((state, at) => {
      expect(moment(state, setup).over).toBe(views[at]?.winner !== undefined);
      expect(log({ ...line, at }, setup).length).toBeGreaterThanOrEqual(at > 0 ? 1 : 0);
    });
  });

  it('refuses what was refused, by the same rule', () => {
    for (const [at, raw, rule, code] of one.refusals) {
      const event = readEvent(raw);
      const state = line.states[at];
      if (!event || !state) throw new Error(`no event, or no state ${at}: ${JSON.stringify(raw)}`);
      const refused = apply(state, event);
      expect([raw, refused]).toMatchObject([raw, { ok: false, error: { code } }]);
      if (!refused.ok) expect(RULES_TODAY[rule] ?? [rule]).toContain(refused.error.rule);
    }
  });
});
