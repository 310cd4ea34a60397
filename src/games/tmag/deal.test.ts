import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import { dealOpen } from '../../deal/v1/spec';
import { streamOf } from '../../deal/v1/stream';
import { tmag } from '.';
import { tmagDealer } from './deal';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee'];

const deal = (seed: string, names: readonly string[] = NAMES, options: Options = {}) =>
  dealOpen(tmag, { game: 'tmag', names, options }, seed);

describe('the deal', () => {
  it('draws the first victim with below(n) under its label', () => {
    const labels: string[] = [];
    const open = (label: string) => {
      labels.push(label);
      return streamOf(() => 7);
    };
    const setup = unwrap(tmagDealer.deal({ game: 'tmag', names: NAMES, options: {} }, open, []));
    expect([setup.firstVictim, setup.players]).toEqual([3, 4]);
    expect(labels).toEqual(['tmag/first/']);
  });

  it('says who is the victim, in which colours, and where everybody starts', () => {
    const { json, cards } = unwrap(deal('friday-7'));
    expect(json).toEqual({
      game: 'tmag',
      firstVictim: expect.any(Number),
      colours: ['red', 'blue', 'yellow', 'green'],
      starts: expect.any(Array),
    });
    const victim = json.firstVictim as number;
    const starts = json.starts as string[];
    expect(starts[victim]).toBe('c3');
    expect(starts.filter((name) => name !== 'c3').toSorted()).toEqual(['a1', 'e1', 'e5']);
    expect(cards.filter(({ value }) => value === 'Victim').map(({ seat }) => seat)).toEqual([victim]);
    expect(cards[victim]?.note).toContain('safe-house');
  });

  it('is fair over seeds', () => {
    const counts = [0, 0, 0, 0];
    for (let k = 0; k < 2000; k++) {
      const victim = unwrap(deal(`${k}`)).json.firstVictim as number;
      counts[victim] = (counts[victim] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(80);
  });

  it('lays out the larger board on request', () => {
    const { json } = unwrap(deal('friday-7', NAMES, { board: '6x6-four' }));
    expect(json.starts).toContain('c3-d4');
  });

  it('takes 3 to 9 players, is dealt once, and knows no option of the table', () => {
    const namesOf = (n: number): string[] => Array.from({ length: n }, (_, seat) => `P${seat}`);
    expect(deal('s', namesOf(2))).toMatchObject({ error: { code: 'too-few-players' } });
    expect(deal('s', namesOf(10))).toMatchObject({ error: { code: 'too-many-players' } });
    expect(deal('s', NAMES, { order: 'all' })).toMatchObject({ error: { code: 'option-unknown' } });
    const spec = { game: 'tmag', names: NAMES, options: {} };
    expect(dealOpen(tmag, spec, 's', [[0]])).toMatchObject({ error: { code: 'dealt-once' } });
  });
});
