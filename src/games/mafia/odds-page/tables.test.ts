import { describe, expect, it } from 'vitest';
import { percent } from '../../../base/fraction';
import { unwrap } from '../../../base/result';
import { tables } from '../facts';
import { mixJson } from '../mix-json';
import { exactTable, homeTable, mixChart, sparedTable, variableTable, votesTable } from './tables';

const cell = (table: typeof exactTable, players: number, column: string): string | undefined =>
  table.rows.find(([head]) => head === `${players}`)?.[table.head.indexOf(column)];

describe('the tables', () => {
  it('say of 5 to 12 players what the rules say', () => {
    const rows = tables.odds.rows.map((row) => row.map((text) => text.replace(' Mafia,', ':')));
    expect(exactTable.rows.slice(0, 8)).toEqual(rows);
  });

  it('have the odds of variable Mafia that the mix has', () => {
    for (const players of [5, 8, 12, 20]) {
      const { variable } = unwrap(mixJson(players, { variable: true }));
      expect(cell(variableTable, players, 'Variable')).toBe(percent(variable?.odds.value ?? 0, 1));
    }
    expect(variableTable.rows[3]).toEqual(['8', '2 or 3', '5/8 for 3', '45.0%', '37.7%', '−7.3']);
  });

  it('have mean numbers of votes', () => {
    expect(votesTable.rows[3]).toEqual(['8', '2.0', '4.4', '16.0', '128']);
  });

  it('begin with a mob that never goes home, and an Assassin who never spares', () => {
    for (const table of [homeTable, sparedTable]) {
      expect(cell(table, 8, 'Never')).toBe('45.0%');
      expect(table.rows.map(([, never]) => never)).toEqual(exactTable.rows.slice(0, 8).map((row) => row[3]));
    }
    expect([cell(homeTable, 8, 'Always'), cell(sparedTable, 8, 'Always')]).toEqual(['62.5%', '29.8%']);
  });

  it('bear out what the page says of them', () => {
    const shares = exactTable.rows.map((row) => Number.parseFloat(row[3] ?? ''));
    expect(Math.max(...shares.slice(1))).toBe(shares[3]);
    for (const [, , , , , points] of variableTable.rows) expect(points).toMatch(/^−/);
    const lost = variableTable.rows.map((row) => Number.parseFloat((row[5] ?? '').slice(1)));
    expect(Math.max(...lost)).toBe(lost[0]);
    for (const row of homeTable.rows) {
      const chances = row.slice(1).map(Number.parseFloat);
      expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    }
    for (const row of sparedTable.rows) {
      const chances = row.slice(1).map(Number.parseFloat);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    }
    for (const [, , chance = ''] of variableTable.rows) {
      const [numerator = 0, denominator = 1] = chance.split(/[ /]/).map(Number);
      expect(numerator / denominator).toBeGreaterThanOrEqual(1 / 2);
    }
  });

  it.each([exactTable, variableTable, votesTable, homeTable, sparedTable])(
    'have a cell for every head: $caption',
    ({ head, rows }) => {
      for (const row of rows) expect(row).toHaveLength(head.length);
    },
  );

  it('are told by the chart as well', () => {
    expect(mixChart.alt).toContain('8 players 45.0%');
    expect(mixChart.alt).toMatch(/from 45% to 59%\.$/);
  });
});
