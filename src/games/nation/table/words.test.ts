import { describe, expect, it } from 'vitest';
import { begin, play } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { applyLedger, type LedgerEvent, type LedgerState } from '../rules/scorer/ledger';
import { at, lay, on } from '../rules/scorer/ledger.sample';
import { fresh, SETUP } from './table.sample';
import { laidText, logEntries, momentOf, neededText, payText } from './words';

/** One tile is left, and Ana has taken the others. */
const nearlyDone = (state: LedgerState): LedgerState => ({
  ...state,
  remaining: 1 << 15,
  owner: state.owner.map((_, tile) => (tile === 15 ? -1 : 0)),
});

const lastLine = (state: LedgerState, event: LedgerEvent): string => {
  const line = unwrap(play(begin<LedgerState, LedgerEvent>(state), event, applyLedger));
  const { who, text } = logEntries(line)[0] ?? { text: '' };
  return who ? `${who} ${text}.` : text;
};
const title = (state: LedgerState): string => momentOf(state, SETUP).title;

describe('words for numbers', () => {
  it.each([
    [1, 'cannot miss'],
    [3, '3 or more'],
    [6, 'a 6'],
    [7, 'cannot hit'],
  ])('a t of %i: %s', (needed, words) => {
    expect(neededText(needed)).toBe(words);
  });

  it('what a hit pays', () => {
    expect([
      payText({ cash: 2, debt: 0 }),
      payText({ cash: 1, debt: 1 }),
      payText({ cash: 0, debt: 0 }),
    ]).toEqual(['+$2,000', '+$1,000, $1,000 debt', 'nothing']);
  });

  it('cards as they lie', () => {
    const ledger = fresh({ specialists: [4, 1, 2, 3] });
    const lie = (...given: Parameters<typeof lay>) => {
      const event = lay(...given);
      return event.kind === 'lay' ? laidText(ledger, event) : '';
    };
    expect(lie(0, 3, { weapon: 'rope', times: at('0905', '0815') })).toBe(
      'Fugitive, 2 × Rope 0815: 3 or more, two dice',
    );
    expect(lie(1, 3)).toBe('Fugitive, bare hands: a 6');
    expect(lie(1, 8)).toBe('Judge: not available');
  });
});

describe('the moments of a game', () => {
  const RESOLVE: LedgerEvent = { kind: 'resolve' };
  const tie = on(fresh(), lay(0, 3), lay(2, 3), RESOLVE);

  it('a tie, a story, a pass, a miss', () => {
    expect(title(tie)).toBe('Ana and Cy: who first?');
    const told = on(fresh({ options: { storytelling: true } }), lay(1, 3), RESOLVE);
    expect(title(told)).toBe('Is Ben believed?');
    expect(lastLine(told, { kind: 'vote', seat: 1, favour: 1, against: 2 })).toContain(
      'Ben is doubted, 1 to 2',
    );
    const one = on(fresh(), lay(1, 3), RESOLVE);
    expect(lastLine(one, { kind: 'roll', seat: 1, dice: [2] })).toBe(
      'Ben rolls 2. Ben misses the Fugitive: $1,000 on the tile.',
    );
    expect(lastLine(fresh(), lay(1, 8))).toBe('Ben marks the Judge: not available.');
    expect(lastLine(on(fresh(), lay(1, 8)), RESOLVE)).toBe(
      'The attempts are made. Ben marked the Judge, which is not available: no attempt.',
    );
  });

  it('the end: hit lists, money, a winner', () => {
    const gone = on(
      nearlyDone(fresh()),
      lay(0, 15, { weapon: 'rpg', times: at('1445'), cards: ['stealth', 'long-stakeout'] }),
      RESOLVE,
    );
    expect(title(gone)).toBe('Show the hit lists');
    const lists = gone.setup.hitLists.map((list) => list ?? -1);
    const over = on(gone, { kind: 'end', hitLists: lists });
    expect(title(over)).toBe('Ana wins');
    const [total] = over.takings.map(({ tiles, cash, bonus, debt }) => tiles + cash + bonus - debt);
    expect(momentOf(over, SETUP)).toMatchObject({ sentence: `$${total},000.`, over: true });
    // With the names on a second screen a seed would say whose hit list is whose.
    const saysSeed = (state: LedgerState) => momentOf(state, SETUP).where.some((word) => /seed/i.test(word));
    expect([fresh(), tie, gone, over].map(saysSeed)).toEqual([false, false, false, true]);
    expect(lastLine(gone, { kind: 'end', hitLists: lists })).toMatch(
      /^The hit lists are shown\. Ana \$\d+,000, Ben \$2,000, Cy \$2,000, Dee \$2,000\. Ana wins\.$/,
    );
  });

  it('a duel, and one more where nobody hits', () => {
    const gone = on(
      nearlyDone(fresh({ specialists: [0, 1, 2, 3] })),
      lay(0, 15, { weapon: 'rpg', times: at('1445'), cards: ['stealth', 'long-stakeout'] }),
      RESOLVE,
    );
    // No one owns a tile any more, so that no list pays and all have as much.
    const even = { ...gone, owner: gone.owner.map(() => -1), cash: [9, 9, 1, 1] };
    const event: LedgerEvent = { kind: 'end', hitLists: [0, 1, 2, 3] };
    expect(lastLine(even, event)).toContain('A tie: Ana and Ben fight a duel');
    const duel = on(even, event);
    expect(title(duel)).toBe('Ana against Ben');
    const fought = on(duel, lay(0, null), lay(1, null, { weapon: 'knife', times: at('0425') }), RESOLVE);
    expect(title(fought)).toBe('Ben: 4 or more');
    const again = on(fought, { kind: 'roll', seat: 1, dice: [1] }, { kind: 'roll', seat: 0, dice: [1] });
    expect([title(again), again.laid]).toEqual([
      'Ana against Ben',
      [undefined, undefined, undefined, undefined],
    ]);
  });
});
