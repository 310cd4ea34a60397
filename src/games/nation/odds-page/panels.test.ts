import { describe, expect, it } from 'vitest';
import { FINDING_FACTS, FINDINGS, findings } from '../bots/findings';
import { NATION_CARDS } from '../cards/set';
import contracts from './contracts.json' with { type: 'json' };
import {
  CONTRACTS_TABLE,
  FAIR_PANELS,
  ROUNDS_PANEL,
  SKILL_TABLE,
  signedPoints,
  WEAPON_RATIOS,
  WEAPONS_PANEL,
} from './panels';

const panels = [...FAIR_PANELS, WEAPONS_PANEL, ROUNDS_PANEL];
const tables = [...panels.map(({ table }) => table), WEAPON_RATIOS, SKILL_TABLE, CONTRACTS_TABLE];

describe('the page of numbers', () => {
  it('has rows as long as their heads, and no number that is none', () => {
    for (const { caption, head, rows } of tables) {
      for (const row of rows) expect(row, caption).toHaveLength(head.length);
      expect(rows.flat().join(' '), caption).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('shows every share once, with its sign, and how far chance may have moved it', () => {
    const { head = [], rows = [] } = FAIR_PANELS[1]?.table ?? {};
    const shares = FINDINGS.flatMap(({ winShare, fair }) =>
      winShare.specialist.map((share) => signedPoints((share - fair) * 100)),
    );
    expect(rows.flatMap((row) => row.slice(1)).toSorted()).toEqual(shares.toSorted());
    const widest = FINDINGS.map(({ interval }) => (Math.max(...interval.specialist) * 100).toFixed(1));
    expect(head.slice(1)).toEqual(FINDINGS.map(({ players }, k) => `${players} players, ±${widest[k]}`));
    expect([-0.44, 1.26, -0.04].map(signedPoints)).toEqual(['−0.4', '+1.3', '0.0']);
  });

  it('names specialists, weapons and contracts as their cards do', () => {
    expect(FAIR_PANELS[1]?.table.rows.map(([name]) => name)).toEqual(
      NATION_CARDS.specialists.map(({ name }) => name),
    );
    expect(WEAPONS_PANEL.table.rows.map(([name]) => name)).toEqual([
      ...NATION_CARDS.weapons.map(({ name }) => name),
      'Bare hands',
    ]);
    expect(CONTRACTS_TABLE.rows.map(([name]) => name)).toEqual(
      NATION_CARDS.contracts.map(({ objective }) => objective),
    );
  });

  it('has charts that say what they show, and keep it inside', () => {
    for (const { chart } of panels) {
      if (!chart) throw new Error('a panel without a chart');
      expect(chart.alt?.length).toBeGreaterThan(60);
      for (const item of chart.items) {
        if (item.kind !== 'text') continue;
        expect(item.x).toBeGreaterThanOrEqual(0);
        expect(item.x).toBeLessThanOrEqual(chart.width);
      }
    }
    const points = FINDINGS.flatMap(({ winShare, fair }) =>
      [...winShare.seat, ...winShare.specialist, ...winShare.hitList].map((share) => (share - fair) * 100),
    );
    expect(Math.max(...points.map(Math.abs))).toBeLessThan(6);
  });

  it('bears out what the page says of it', () => {
    const points = (what: string): number => Number(FINDING_FACTS[`farthest-${what}`]);
    expect(points('specialist')).toBeGreaterThan(points('hitList'));
    expect(points('hitList')).toBeGreaterThan(points('seat'));
    const debts = CONTRACTS_TABLE.rows.map((row) => row.at(-1));
    expect(new Set(debts)).toEqual(new Set(['$0']));
    const medians = FINDINGS.map(({ rounds }) => rounds.median);
    expect(medians).toEqual(medians.toSorted((a, b) => b - a));
  });

  it('has contracts of the cards that the findings are of', () => {
    expect(contracts.cards).toBe(findings.cards);
  });
});
