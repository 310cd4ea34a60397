/**
 * A whole game of four that was played and written down once: its events, with votes, a deck shuffled again and a duel,
 * always come to the same score. The file is never written anew.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unwrap } from '../../../../base/result';
import { totalOf } from '../../cards/money';
import type { Setup, TableEvent } from '../table';
import { SAMPLE } from './cards.sample';
import { replay } from './random.sample';

const lines = readFileSync(new URL('replay.noreg.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const [setup, ...rest] = lines.map((line) => JSON.parse(line) as unknown);
const outcome = rest.pop();
const events = rest as TableEvent[];

it('a game is replayed from its log to the same score', () => {
  const kinds = new Set(events.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(
    'blind buy discard keep lay pass play refill roll shuffle take take-back vote'.split(' '),
  );
  const { totals, ...last } = outcome as { readonly totals: readonly number[] };
  const end = unwrap(replay(SAMPLE, setup as Setup, events));
  expect(end).toMatchObject(last);
  expect(end.takings.map(totalOf)).toEqual(totals);
});
