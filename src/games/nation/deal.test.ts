import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { dealOpen } from '../../deal/v1/spec';
import { streamOf } from '../../deal/v1/stream';
import { nation } from '.';
import { nationDealer } from './deal';

const NAMES = ['Ana', 'Ben', 'Cy'];
const numbers = (n: number): number[] => Array.from({ length: n }, (_, k) => k);

const places = (seed: string, names: readonly string[] = NAMES) =>
  dealOpen({ dealing: nationDealer }, { game: 'nation', names, options: {} }, seed);
const deal = (seed: string, names: readonly string[] = NAMES, leavers: number[][] = []) =>
  dealOpen(nation, { game: 'nation', names, options: {} }, seed, leavers);

describe('the deal', () => {
  it('is that of the protocol: friday-7 gives Ana, Ben and Cy specialists 5, 3, 1 and hit lists 12, 10, 9', () => {
    const { specialists, hitLists } = unwrap(places('friday-7'));
    expect(specialists).toEqual([5, 3, 1]);
    expect(hitLists).toEqual([12, 10, 9]);
  });

  it('draws under four labels, and shuffles both decks', () => {
    const labels: string[] = [];
    const open = (label: string) => {
      labels.push(label);
      return streamOf(() => 0);
    };
    const spec = { game: 'nation', names: NAMES, options: {} };
    const { assassinDeck, contractDeck } = unwrap(nationDealer.deal(spec, open, []));
    expect(labels).toEqual([
      'nation/specialists/',
      'nation/hit-lists/',
      'nation/assassin-deck/',
      'nation/contract-deck/',
    ]);
    expect(assassinDeck.toSorted((a, b) => a - b)).toEqual(numbers(110));
    expect(contractDeck.toSorted((a, b) => a - b)).toEqual(numbers(40));
    expect(assassinDeck).not.toEqual(numbers(110));
  });

  it('tells everybody who they are and whom their list names', () => {
    const { cards, json } = unwrap(deal('friday-7'));
    expect(json).toEqual({
      game: 'nation',
      specialists: { Ana: 'mechanic', Ben: 'miner', Cy: 'poacher' },
      hitLists: { Ana: 'hit-list-13', Ben: 'hit-list-11', Cy: 'hit-list-10' },
    });
    expect(cards.map(({ seat, value }) => [seat, value])).toEqual([
      [0, 'The Mechanic, hit list 13'],
      [1, 'The Miner, hit list 11'],
      [2, 'The Poacher, hit list 10'],
    ]);
    for (const { note } of cards) {
      expect(note).toMatch(/^Your specialist, known to all, rolls two dice with \w+ cards\./);
      expect(note.match(/ \$[1-7],000/g)).toHaveLength(6);
    }
  });

  it('gives no card to two players, and any card to anybody', () => {
    const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox'];
    const seen = names.map(() => new Set<number>());
    for (let k = 0; k < 200; k++) {
      const { specialists, hitLists } = unwrap(places(`${k}`, names));
      expect(new Set(specialists).size).toBe(6);
      expect(new Set(hitLists).size).toBe(6);
      specialists.forEach((specialist, seat) => {
        seen[seat]?.add(specialist);
      });
    }
    for (const set of seen) expect(set.size).toBe(6);
  });

  it('takes 2 to 6 players, is dealt once, and has no options', () => {
    const namesOf = (n: number): string[] => numbers(n).map((seat) => `P${seat}`);
    expect(deal('s', namesOf(1))).toMatchObject({ error: { code: 'too-few-players' } });
    expect(deal('s', namesOf(2)).ok).toBe(true);
    expect(deal('s', namesOf(7))).toMatchObject({ error: { code: 'too-many-players' } });
    expect(deal('s', NAMES, [[0]])).toMatchObject({ error: { code: 'dealt-once' } });
    const spec = { game: 'nation', names: NAMES, options: { ring: true } };
    expect(dealOpen(nation, spec, 's')).toMatchObject({ error: { code: 'option-unknown' } });
  });
});
