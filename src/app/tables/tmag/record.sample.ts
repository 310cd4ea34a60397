/** What the tests of tables play with. */
import type { Result } from '../../../base/result';
import { dealOpen } from '../../../deal/v1/open';
import { squareName } from '../../../games/tmag/board';
import { tmagDealing } from '../../../games/tmag/deal';
import { boardOf, type Setup } from '../../../games/tmag/setup';
import type { Awaited as Awaits, TableEvent } from '../../../games/tmag/state';
import type { TableSpec } from './record';

export const gameDeal = {
  /** What the deal page says of the same names, seed and board. */
  json({ names, seed, options }: TableSpec): Result<{ firstVictim: number }> {
    const dealt = dealOpen({ dealing: tmagDealing }, { game: 'tmag', names, options }, seed);
    return dealt.ok ? { ok: true, value: dealt.value.json as { firstVictim: number } } : dealt;
  },

  /** A move to the first square that may be gone to. */
  firstMove(awaits: Awaits & { kind: 'move' }, setup: Setup): TableEvent {
    const [first] = awaits.destinations;
    if (!first) throw new Error('no move is awaited where there is none');
    return { kind: 'move', seat: awaits.seat, to: squareName(boardOf(setup), first.square) };
  },
};
