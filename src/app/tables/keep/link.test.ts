import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import { tmagTable } from '../../../games/tmag/table/table';
import { played } from '../../../games/tmag/table/table.sample';
import { LINK_LIMIT, linkFragment, recordOfLink } from './link';
import { readRecord, writeRecord } from './record';

describe('limits on what is read', () => {
  it('a link that unfolds to more than 2 MB is refused before it is unfolded', () => {
    const bomb = linkFragment('a'.repeat(40_000_000));
    expect(bomb.length).toBeLessThan(60_000);
    expect(recordOfLink(bomb)).toMatchObject({ error: { message: /^The link unfolds to more than 2 MB/ } });
    expect(unwrap(recordOfLink(linkFragment('a'.repeat(1_900_000))))).toHaveLength(1_900_000);
  });

  it('a link of more than 65,536 characters is refused unread', () => {
    expect(recordOfLink(`log=${'A'.repeat(389_000)}`)).toMatchObject({
      error: { message: 'The link has 389,004 characters, and at most 65,536 are read: copy only the link.' },
    });
  });
});

describe('a link', () => {
  it('gives the same table, whatever happened at it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 80 }), fc.nat({ max: 12 }), (choices, back) => {
        const table = played(choices, { names: ['Ána', '張三', '🦊 Fox'] }, back);
        const fragment = linkFragment(writeRecord(tmagTable, table));
        expect(fragment).toMatch(/^log=[A-Za-z0-9_-]+$/);
        expect(unwrap(readRecord(tmagTable, unwrap(recordOfLink(fragment))))).toEqual(table);
      }),
      { numRuns: 40 },
    );
  });

  it('is compressed where that makes it shorter, and plain where not', () => {
    const long = writeRecord(tmagTable, played(Array.from({ length: 80 }, (_, k) => (k * 7) % 11)));
    expect(linkFragment(long).length).toBeLessThan(long.length / 4);
    expect(linkFragment('x').length).toBeLessThan(14);
    expect(unwrap(recordOfLink(linkFragment('x')))).toBe('x');
  });

  it('has room for a long game', () => {
    const long = played(Array.from({ length: 200 }, (_, k) => (k * 31 + 7) % 97));
    expect(long.line.at).toBeGreaterThan(100);
    expect(linkFragment(writeRecord(tmagTable, long)).length).toBeLessThan(LINK_LIMIT);
  });

  it('that has lost, gained or changed a letter gives no other table', () => {
    const record = writeRecord(tmagTable, played([3, 1, 4, 1, 5, 9, 2, 6]));
    const fragment = linkFragment(record);
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: fragment.length - 2 }),
        fc.constantFrom('', 'AA', '_'),
        (at, by) => {
          const changed = fragment.slice(0, at) + by + fragment.slice(at + 1);
          fc.pre(changed !== fragment);
          // The last letter may hold bits that mean nothing.
          const text = recordOfLink(changed);
          if (text.ok) expect(text.value).toBe(record);
          else expect(text.error.code).toMatch(/^link-(broken|version)$/);
        },
      ),
    );
    for (const text of ['log=', 'log=%', 'log=AQ', 'log=AQAAAAB4'])
      expect(recordOfLink(text)).toMatchObject({ ok: false, error: { code: 'link-broken' } });
  });

  it('of a later edition says so', () => {
    expect(recordOfLink('log=CQAAAAB4')).toMatchObject({ error: { code: 'link-version' } });
  });
});
