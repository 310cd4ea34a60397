import { describe, expect, it } from 'vitest';
import { PHASES } from './cards/vocabulary';
import { facts, tables } from './facts';

describe('what rule texts quote', () => {
  it('is the numbers of the source', () => {
    expect(facts).toMatchObject({
      minPlayers: '2',
      maxPlayers: '6',
      targets: '18',
      contracts: '40',
      weapons: '60',
      weaponKinds: '9',
      modifiers: '50',
      specialists: '6',
      hitLists: '20',
      hitListTargets: '6',
      tokens: '90',
      dice: '6',
      maps: '6',
      token: '$1,000',
      startingCash: '2',
      handLimit: '6',
      handSize: '5',
      contractLimit: '2',
      contractSize: '2',
      marketMore: '1',
      unarmed: '6',
      pair: '+1',
      'rowSize-1': '6',
      'rowValue-1': '$3,000',
      'rowSize-4': '3',
      'rowValue-4': '$10,000',
      'msr-pistol': '6–3',
      'msr-knife': '6–4',
      'adjustment-judge': '0',
      'adjustment-fugitive': '0',
    });
  });

  it('is the targets with true signs', () => {
    expect(tables.targets.rows).toHaveLength(18);
    expect(tables.targets.rows[8]).toEqual(['Judge', '$5,000', '0']);
    expect(tables.targets.rows[16]).toEqual(['Dictator', '$10,000', '−2']);
  });

  it('is the weapons, their cards and the hours between which they strike', () => {
    expect(tables.weapons.rows[7]).toEqual(['Rope', '6–4', 'Silent', 'Asphyxiation', '7', '0450', '1320']);
    expect(tables.weapons.rows.reduce((sum, row) => sum + Number(row[4]), 0)).toBe(60);
  });

  it('is the chances of one die and of two', () => {
    expect(tables.chances.rows).toEqual([
      ['6–1', 'always', '100 %', '100 %'],
      ['6–2', '2 or more', '83 %', '97 %'],
      ['6–3', '3 or more', '67 %', '89 %'],
      ['6–4', '4 or more', '50 %', '75 %'],
      ['6–5', '5 or more', '33 %', '56 %'],
      ['6', '6', '17 %', '31 %'],
      ['7', 'never', '0 %', '0 %'],
    ]);
  });

  it('is every modifier, by phase, 50 cards in all', () => {
    const rows = PHASES.flatMap((phase) => tables[`modifiers-${phase}`].rows);
    expect(rows.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(50);
    expect(tables['modifiers-assassination'].rows).toContainEqual([
      'Stealth',
      '4',
      '+1 MSR for your attempt.',
    ]);
  });

  it('is how hit lists are made', () => {
    expect(tables.hitLists.rows.map((row) => row.slice(0, 3))).toEqual([
      ['$3,000', '2', '6 to 7'],
      ['$5,000', '2', '8'],
      ['$7,000', '1', '5'],
      ['$10,000', '1', '6 to 7'],
    ]);
  });

  it('has a cell for every head, and facts that are all said', () => {
    for (const { head, rows, numeric } of Object.values(tables)) {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toHaveLength(head.length);
      for (const column of numeric) expect(column).toBeLessThan(head.length);
    }
    for (const fact of Object.values(facts)) expect(fact).not.toMatch(/undefined|NaN|\?/);
  });
});
