import { describe, expect, it } from 'vitest';
import { leastWidth, radiusFor, seatPoint, WIDTH } from '../../../app/tables/parts/Ring';
import { publicView, type State, type TableEvent } from '../rules';
import { attack, out, play, setupOf } from '../rules/table.sample';
import { arrowPath, arrowsOf, isTwoWay } from './arrows';

const seenAfter = (...events: readonly TableEvent[]): State => publicView(play(setupOf(), ...events));

describe('arrows', () => {
  it('are none before first blood, and show what an open card allows both ways after it', () => {
    expect(arrowsOf(seenAfter())).toEqual([]);
    expect(arrowsOf(seenAfter(attack('Ana', 'Cy')))).toEqual([
      { from: 2, to: 0, kind: 'back' },
      { from: 0, to: 2, kind: 'card' },
    ]);
  });

  it('are two cards, and no way back, where two hunt each other', () => {
    // After Cy is out Ana and Ben hunt each other.
    const pair = seenAfter(out('Cy'), attack('Ana', 'Ben'), attack('Ben', 'Ana'));
    expect(arrowsOf(pair).map(({ kind }) => kind)).toEqual(['card', 'card']);
    expect(isTwoWay(arrowsOf(pair), { from: 0, to: 1, kind: 'card' })).toBe(true);
  });

  it('of whoever acts with a hidden card go to all whom it may name', () => {
    const maybe = (seat: number): number[] =>
      arrowsOf(seenAfter(attack('Ana', 'Cy')), seat).flatMap(({ kind, to }) =>
        kind === 'maybe' ? [to] : [],
      );
    expect(maybe(1)).toEqual([0, 3, 4]);
    expect(maybe(0)).toEqual([]);
  });
});

describe('the circle', () => {
  it.each([3, 5, 7, 8, 12, 16])('keeps %i discs apart and inside the picture', (players) => {
    const r = radiusFor(players);
    const points = Array.from({ length: players }, (_, seat) => seatPoint(players, seat));
    for (const [k, { x, y }] of points.entries()) {
      expect(Math.min(x, y, WIDTH - x, WIDTH - y)).toBeGreaterThan(r);
      for (const other of points.slice(k + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * r);
    }
    expect(leastWidth(players)).toBeLessThan(50);
  });

  it('draws an arrow from rim to rim', () => {
    const { shaft, head } = arrowPath({ x: 10, y: 50 }, { x: 90, y: 50 }, 7, false);
    expect(shaft).toBe('M18.00 50.00Q50.00 50.00 79.12 50.00');
    expect(head).toBe('M82.00 50.00L78.40 48.49L78.40 51.51Z');
  });
});
