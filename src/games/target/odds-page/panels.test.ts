import { describe, expect, it } from 'vitest';
import { againPanel, BEFORE_DEATH, lengthPanel, PLAYERS, pairsPanel, ringsPanel } from './panels';

const panels = [pairsPanel(), ringsPanel(), lengthPanel(), againPanel()];

describe('the panels', () => {
  it('have a row for each number of players, as long as the head, and a chart that says what it shows', () => {
    for (const {
      table: { rows, head, caption },
      chart,
    } of panels) {
      const players = caption.startsWith('The same target') ? BEFORE_DEATH : PLAYERS;
      expect(rows.map(([first]) => first)).toEqual(players.map(String));
      expect(rows.every((row) => row.length === head.length)).toBe(true);
      expect(chart?.alt).toContain('12: ');
    }
  });

  it('show the chances of five players exactly', () => {
    expect(
      panels.map(({ table: { rows } }) => rows.find(([first]) => first === '5')?.slice(1)),
    ).toMatchObject([
      [
        { text: '44' },
        { text: '18.2%', exact: '2/11' },
        { text: '45.5%', exact: '5/11' },
        { text: '0.45', exact: '5/11' },
      ],
      [{ exact: '6/11' }, { exact: '5/11' }, { text: 'never' }, { text: 'never' }, { exact: '16/11' }],
      [{ text: '3.91', exact: '43/11' }, { exact: '2/11' }, { exact: '3/11' }, { exact: '6/11' }],
      [
        { text: '33.3%', exact: '1/3' },
        { text: '63.6%', exact: '7/11' },
      ],
    ]);
  });

  it('say never and always where nothing is left to chance', () => {
    expect(panels[0]?.table.rows[0]?.slice(2)).toEqual([
      { text: 'never' },
      { text: 'never' },
      { text: '0.00' },
    ]);
    expect(panels[1]?.table.rows[0]?.slice(1, 3)).toEqual([{ text: 'always' }, { text: 'never' }]);
  });
});
