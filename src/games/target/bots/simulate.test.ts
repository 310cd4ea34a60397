import { describe, expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { unwrap } from '../../../base/result';
import { openStream, type Stream } from '../../../deal/v1/stream';
import { attack, play, setupOf } from '../rules/table.sample';
import { type Battle, chooseTurn, LIFE, playGame, simulate } from './simulate';

const stream = (label: string) => openStream(new Uint8Array(32), label);
/** Always the highest number: no sweep, no concession, all the damage that there is. */
const most: Stream = { below: (n) => n - 1 };

const first = play(setupOf());
const attacked = play(setupOf(), attack('Ana', 'Cy'));
const battle = (force: number, life: readonly number[] = Array(5).fill(LIFE)): Battle => ({
  life: [...life],
  force: Array(5).fill(force),
});

describe('bots', () => {
  it('go for the name on their card, rather than for whoever attacked them', () => {
    expect(chooseTurn(attacked, battle(3), 2, most)).toEqual({ kind: 'attack', target: 1, damage: 3 });
  });

  it('kill for a hit rather than for safety, and for safety rather than wound', () => {
    const turn = (life: readonly number[], force: readonly number[]) =>
      chooseTurn(attacked, { life: [...life], force: [...force] }, 2, most);
    expect(turn([2, 2, 20, 20, 20], [0, 0, 3, 0, 0])).toMatchObject({ target: 1 });
    // Ben, the target, is too strong to be provoked now; Ana can be killed.
    expect(turn([2, 20, 20, 20, 20], [0, 9, 3, 0, 0])).toMatchObject({ target: 0 });
  });

  it('wait where they have nothing to attack with', () => {
    expect(chooseTurn(first, battle(0), 0, most)).toEqual({ kind: 'wait' });
  });

  it('put off first blood on someone much stronger', () => {
    const weak: Battle = { life: Array(5).fill(LIFE), force: [1, 0, 9, 0, 0] };
    expect(chooseTurn(first, weak, 0, most)).toEqual({ kind: 'wait' });
  });
});

describe('a game', () => {
  it('is legal from its first event to its end, whoever plays', () => {
    for (const players of [3, 4, 7, 12]) {
      const { end, events } = playGame(players, {}, stream(`${players}`));
      expect(play({ seed: '', ...end.setup }, ...events)).toEqual(end);
      expect(end.awaits.kind).toBe('over');
    }
  });
});

describe('a simulation', () => {
  it.each([3, 5, 8])('adds up for %i players', (players) => {
    const { rounds, hits, draws, survivorWins, winShare } = unwrap(
      simulate({ players, games: 50, options: {}, seed: 's' }),
    );
    expect(rounds).toBeGreaterThanOrEqual(1);
    expect(rounds).toBeLessThanOrEqual(players - 2);
    expect(hits).toBeLessThan(players);
    expect(survivorWins).toBeLessThanOrEqual(1 - draws);
    for (const shares of [winShare.seat, winShare.fromFirst]) {
      expect(shares).toHaveLength(players);
      expect(shares.reduce((sum, share) => sum + share, draws)).toBeCloseTo(1, 2);
    }
  });

  it('the last one standing wins more often with a point for it', () => {
    const wins = (survivor: boolean): number =>
      unwrap(simulate({ players: 5, games: volume(100, 200), options: { survivor }, seed: 's' }))
        .survivorWins;
    expect(wins(true)).toBeGreaterThan(wins(false) + 0.1);
  });

  it('is refused where options do not go together', () => {
    const refused = simulate({ players: 5, games: 30, options: { ring: true, fresh: true }, seed: 's' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'options-together' } });
  });
});
