/** What any table asks of an event first, and the one check of a lay. */

import * as m from '#messages/nation-rules';
import { problem } from '../../../base/result';
import type { BoardState } from './board';
import { inSet, isTile } from './places';

/** Why an event cannot happen that the table does not wait for. `answers`: what an event answers, where that is not called like it. */
export const whyNotNow = <Kind extends string, Awaited extends string>(
  kind: Kind,
  awaits: Awaited,
  answers: Readonly<Partial<Record<Kind, readonly Awaited[]>>>,
  waitingFor: Readonly<Record<Awaited, string | undefined>>,
) => {
  if (answers[kind]?.includes(awaits) ?? kind === (awaits as string)) return undefined;
  return waitingFor[awaits] === undefined
    ? problem('winner', 'game-over', m.gameOver)
    : problem('order', 'not-now', m.waitsFor({ what: waitingFor[awaits] }));
};

/**
 * Why a seat cannot lay its cards so. Where the cards are is up to the table: hands that the machine holds, or print, of which
 * it sees what lies open. `isKept`: the seat lays nothing. `wrongCards`: what the cards themselves forbid.
 */
export const whyNotLaid = <Wrong>(
  { playing, duel }: BoardState,
  { seat, tile, contract }: Readonly<{ seat: number; tile: number | null; contract: unknown }>,
  { name, isKept, wrongCards }: { name: string; isKept: boolean; wrongCards: () => Wrong },
) => {
  if (!inSet(playing, seat)) return problem('duel', 'not-in-duel', m.notInDuel({ name }));
  if (duel > 0 && tile !== null) return problem('duel-round', 'no-target', m.duelHasNoTargets({ name }));
  if (duel > 0 && contract !== null) return problem('duel-round', 'no-target', m.duelHasNoContracts);
  if (duel === 0 && tile === null && !isKept) return problem('mark', 'no-target', m.targetMissing({ name }));
  if (tile !== null && !isTile(tile)) return problem('pyramid', 'no-such-tile', m.tileUnknown({ tile }));
  return wrongCards();
};
