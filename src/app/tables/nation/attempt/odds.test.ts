import { describe, expect, it } from 'vitest';
import { NATION_CARDS } from '../../../../games/nation/cards/set';
import { at, fresh, JUDGE, laid } from '../table.sample';
import { announcementOf, insuredFor, type Laid, oddsOf, weighing } from './odds';

/** Ana the Duellist, Ben the Poacher, Cy the Chef, Dee the Climber. */
const { book } = fresh({ specialists: [0, 1, 2, 4] });
const odds = (seat: number, tile: number, more: Partial<Laid>) => oddsOf(book, laid(seat, tile, more));
const percent = (chance: number): number => Math.round(chance * 100);

const PISTOL = { weapon: 'pistol', times: at('1310') } as const;
const KNIFE = { weapon: 'knife', times: at('0425') } as const;

describe('what lies turned up', () => {
  it.each<[string, number, number, Partial<Laid>, number, 1 | 2, number]>([
    ['a Pistol, adjustment 0: 3 or more', 1, 3, PISTOL, 3, 1, 67],
    ['its specialist rolls two dice', 0, 3, PISTOL, 3, 2, 89],
    ['a Knife and Stealth on the Judge: 6–3', 1, JUDGE, { ...KNIFE, cards: ['stealth'] }, 3, 1, 67],
    ['a double is +1, once', 1, JUDGE, { ...KNIFE, times: at('0425', '0545') }, 3, 1, 67],
    ['bare hands need a 6', 1, 3, {}, 6, 1, 17],
    ['the Dictator is −2', 1, 16, KNIFE, 6, 1, 17],
    ['Steady Hand is two dice', 1, 3, { ...PISTOL, cards: ['steady-hand'] }, 3, 2, 89],
    ['Backup Plan is a second roll', 1, 3, { ...PISTOL, cards: ['backup-plan'] }, 3, 1, 89],
    ['what rivals play counts too', 1, 3, { ...PISTOL, cards: ['bodyguards', 'anonymous-call'] }, 5, 1, 33],
    ['a t of 1 needs no die', 1, 0, { ...PISTOL, cards: ['stealth'] }, 1, 1, 100],
  ])('%s', (_, seat, tile, more, needed, dice, chance) => {
    const found = odds(seat, tile, more);
    expect([found.needed, found.dice, percent(found.chance)]).toEqual([needed, dice, chance]);
  });

  it.each<[string, Partial<Laid>, number, number]>([
    ['Public Execution with a Pistol pays +$2,000', PISTOL, 2, 0],
    ['a Silencer turns Loud into Silent', { ...PISTOL, cards: ['silencer'] }, 1, 1],
    ['Clean Papers cost no debt', { ...PISTOL, cards: ['silencer', 'clean-papers'] }, 1, 0],
    ['Hard Bargain pays $2,000 more', { ...PISTOL, cards: ['hard-bargain'] }, 4, 0],
    ['a coroner turns the cause into Accident', { ...PISTOL, cards: ['friendly-coroner'] }, 1, 0],
    ['of two that change the noise the last decides', { ...PISTOL, cards: ['silencer', 'brass-band'] }, 2, 0],
    ['bare hands take nothing by contract', {}, 0, 0],
  ])('%s', (_, more, cash, debt) => {
    expect(odds(1, 3, { contract: 'public-execution', ...more }).pay).toEqual({ cash, debt });
  });

  it('goes into the book with its earlier time, moved by cards, and insured', () => {
    const cards = ['early-train', 'insured'];
    const double = laid(1, 3, { weapon: 'rope', times: at('1030', '0815'), cards });
    expect(announcementOf(NATION_CARDS, double)).toMatchObject({
      copies: 2,
      minutes: 495,
      shift: -180,
      msr: 0,
    });
    expect(insuredFor(NATION_CARDS, double)).toBe(2);
  });

  it('may be weighed on by every modifier that lasts, and by no other', () => {
    const names = weighing(NATION_CARDS).map(({ id }) => id);
    expect(names).toContain('crossfire');
    expect(names).toContain('nights-off');
    expect(names).not.toContain('broker');
    expect(names).toHaveLength(17);
  });
});
