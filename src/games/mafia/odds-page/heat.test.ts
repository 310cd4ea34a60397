import { describe, expect, it } from 'vitest';
import { fraction, fractionValue } from '../../../base/fraction';
import { oddsFor } from '../odds';
import { fairEye, heatAt, heatRows, MOST_MAFIA, PLAYERS, STOPS, stopWords } from './heat';

describe('the map', () => {
  it('has every mix of 5 to 20 players once', () => {
    const rows = heatAt(0);
    expect(rows.map(({ players }) => players)).toEqual(PLAYERS);
    for (const { players, cells } of rows) {
      expect(cells.map(({ mafia }) => mafia)).toEqual(Array.from({ length: players - 2 }, (_, k) => k + 1));
    }
    expect(rows.at(-1)?.cells).toHaveLength(MOST_MAFIA);
  });

  it('marks the source’s mix and the one nearest to even', () => {
    for (const { players, source, even } of heatAt(0)) {
      expect(even).toBe(oddsFor(players, source).nearestEven.mafia);
    }
    expect(heatAt(0).map(({ source }) => source)).toEqual([1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]);
  });

  it('shows the exact chances as whole percents: 45 for eight players', () => {
    const eight = heatAt(0).find(({ players }) => players === 8);
    expect(eight?.cells.map(({ percent }) => percent)).toEqual(['61', '45', '33', '24', '16', '8']);
    expect(eight?.cells.map(({ level }) => level)).toEqual([6, 4, 3, 2, 2, 1]);
  });

  it('rounds nothing that can happen to never or always', () => {
    const cells = (n: number, d: number) => heatRows(() => fraction(n, d))[0]?.cells[0];
    expect(cells(1, 1000)).toMatchObject({ percent: '<1', level: 0 });
    expect(cells(999, 1000)).toMatchObject({ percent: '>99', level: 10 });
    expect(cells(0, 1)).toMatchObject({ percent: '0' });
    expect(cells(1, 1)).toMatchObject({ percent: '100' });
  });
});

describe('the slider', () => {
  it('goes from guessing over never to always', () => {
    expect([0, 1, 2, 8, STOPS - 1].map(stopWords)).toEqual([
      'guesses, like everybody',
      'never kills a Mafia',
      'kills a Mafia in 5 of 100 nights',
      'kills a Mafia in 35 of 100 nights',
      'kills a Mafia every night',
    ]);
  });

  it('is at its ends an Assassin who is never right, and always', () => {
    const five = (stop: number) => heatAt(stop)[0]?.cells[0]?.percent;
    expect([five(0), five(1), five(STOPS - 1)]).toEqual(['53', '40', '80']);
  });

  it('makes the town win more often, and the nearest to even a larger Mafia', () => {
    const [never, always] = [heatAt(1), heatAt(STOPS - 1)];
    expect(always[15]?.even).toBeGreaterThan(never[15]?.even ?? 20);
    expect(Number(always[3]?.cells[1]?.percent)).toBeGreaterThan(Number(never[3]?.cells[1]?.percent));
  });

  it('finds the Assassin who makes a third fair', () => {
    const { right, from, to } = fairEye();
    expect(right).toBe(55);
    expect(fractionValue(from)).toBeCloseTo(0.447, 3);
    expect(fractionValue(to)).toBeCloseTo(0.62, 3);
  });
});
