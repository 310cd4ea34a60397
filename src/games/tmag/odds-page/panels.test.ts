import { describe, expect, it } from 'vitest';
import { FINDINGS } from '../bots/findings';
import { CHANCE, panelsOf, seatPanels, TURNS } from './panels';

describe('the panels', () => {
  it.each([CHANCE, TURNS])('show every finding once: $name', ({ measured, words, ...measure }) => {
    const cells = panelsOf({ measured, words, ...measure }).flatMap(({ table }) =>
      table.rows.flatMap((row) => row.slice(1)),
    );
    expect(cells.toSorted()).toEqual(FINDINGS.map((finding) => words(measured(finding))).toSorted());
  });

  it.each([CHANCE, TURNS])('keep every value inside its axis: $name', ({ measured, axis }) => {
    for (const finding of FINDINGS) {
      expect(measured(finding)).toBeGreaterThanOrEqual(axis.ticks[0] as number);
      expect(measured(finding)).toBeLessThanOrEqual(axis.ticks.at(-1) as number);
    }
  });

  it('have a row for each number of players and each order, and a chart that says what it shows', () => {
    const panels = seatPanels();
    expect(panels).toHaveLength(6);
    for (const { table, chart } of panels) {
      expect(table.rows).toHaveLength(14);
      expect(table.rows.every((row) => row.length === table.head.length)).toBe(true);
      expect(chart?.alt).toContain('9, all: ');
    }
  });
});
