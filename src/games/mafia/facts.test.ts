import { describe, expect, it } from 'vitest';
import { facts, tables } from './facts';
import { scriptFor } from './roles';

describe('what rule texts quote', () => {
  it('is the numbers of the source', () => {
    expect(facts).toMatchObject({
      minPlayers: '5',
      oneDeckPlayers: '38',
      oneDeckRoyals: '12',
      oneDeckLows: '36',
      'royal-12': '4',
      'low-12': '7',
      'odds-9': '248/735',
      'percent-9': '33.7%',
      'even-9': '2',
      'variableMore-8': '5/8',
      'variableSame-8': '3/8',
    });
  });

  it('is the table of mixes, 5 to 12', () => {
    const columns = [0, 1, 2].map((column) => tables.mix.rows.map((row) => row[column]).join(' '));
    expect(columns).toEqual(['5 6 7 8 9 10 11 12', '1 2 2 2 3 3 3 4', '3 3 4 5 5 6 7 7']);
  });

  it('is the table of odds, with the nearest to even beside each', () => {
    expect(tables.odds.rows).toHaveLength(8);
    expect(tables.odds.rows[4]).toEqual(['9', '3', '5', '33.7%', '248/735', '2 Mafia, 45.1%']);
  });
});

describe("the caller's script", () => {
  const says = (round: number) =>
    scriptFor({ assassin: 'Hunter', mafia: 'Wolf', pleb: 'Shepherd' })[round]?.lines.map(({ say }) => say);

  it('wakes those who act, in the names of the table, and wakes everyone at the end', () => {
    expect(says(0)).toEqual(['Heads down.', 'Wolf up.', 'Wolf down.', 'Everyone up.']);
    expect(says(1)).toEqual(['Heads down.', 'Hunter up and kill.', 'Hunter down.', 'Everyone up.']);
  });

  it('M5: has the Assassin point at somebody else, and M7: is first read by the player just lynched', () => {
    const [, assassination] = scriptFor({ assassin: 'Hunter', mafia: 'Wolf', pleb: 'Shepherd' });
    expect(assassination?.lines[1]?.happens).toBe('The Hunter points at somebody else.');
    expect(assassination?.caller).toContain('the one just lynched');
  });
});
