import { describe, expect, it } from 'vitest';
import { volume } from '../../../../../tests/volume';
import { unwrap } from '../../../../base/result';
import { FINDING_GAMES, FINDING_SEED, FINDINGS } from '../../../../games/tmag/simulation/findings';
import { simulate } from '../../../../games/tmag/simulation/simulate';
import { SEAT_SHARES, seatSharesOf } from './seat-shares';

describe('the shares of the seats', () => {
  it('are of the same games as the findings: the first victim has the same share in both', () => {
    expect(SEAT_SHARES).toHaveLength(FINDINGS.length);
    for (const { firstVictim, players, board, backtrack, order } of FINDINGS) {
      const shares = seatSharesOf({ players, board, backtrack, order });
      expect(shares).toHaveLength(players);
      expect(shares[0]).toBe(firstVictim);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
    }
  });

  const readings = [
    { players: 6, board: '5x5', backtrack: 'once', order: 'each' },
    { players: 9, board: '6x6-one', backtrack: 'reversal', order: 'each' },
  ] as const;

  it.each(readings.slice(0, volume(1, 2)))(
    'come out again: $players players, $board, $backtrack, $order',
    (reading) => {
      const { players, ...options } = reading;
      const again = unwrap(simulate({ players, options, games: FINDING_GAMES, seed: FINDING_SEED }));
      expect(seatSharesOf(reading)).toEqual(again.winShare.fromFirstVictim);
    },
  );
});
