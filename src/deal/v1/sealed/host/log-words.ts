/** The log as the table reads it after the game, a sentence an entry. Rounds and seats count from 1, as people do. */

import { ok, type Result } from '../../../../base/result';
import { listed } from '../../../../base/words';
import type { DealRecord } from '../links/verify-link';
import type { SealedGame } from '../payload';
import type { HostEvent } from './events';
import { applyHost, type HostState, startHost } from './host';

/** `before` is the state in which the event happened. */
const sentence = (before: HostState, event: HostEvent): string => {
  const { spec, round, attempt } = before;
  const namesOf = (seats: readonly number[]): string =>
    listed(seats.map((seat) => spec.names[seat] as string));
  switch (event.kind) {
    case 'words':
      return event.words === '' ? 'The table said no words.' : `The table said “${event.words}”.`;
    case 'publish': {
      const again = before.publications.some((one) => one.round === round && one.attempt === attempt);
      if (again) return `The bulletin of round ${round + 1} went out again, with a new slot for a new link.`;
      return attempt === 0
        ? `The bulletin of round ${round + 1} went out.`
        : `The bulletin of round ${round + 1} went out, after ${attempt} that ${attempt > 1 ? 'were' : 'was'} undone.`;
    }
    case 'out':
      return `Out: ${namesOf(event.seats)}.`;
    case 'undo':
      return `The death of ${namesOf(before.leavers.at(-1) ?? [])} was undone.`;
    case 'rekey':
      return `${namesOf([event.seat])} got a new link.`;
    case 'peek':
      return `The host looked at the cards of round ${round + 1}: ${namesOf(event.seats)}.`;
    case 'end':
      return 'The game ended, and every card was shown.';
  }
};

export const tellLog = (game: SealedGame, { secret, spec, log }: DealRecord): Result<readonly string[]> => {
  const sentences: string[] = [`${spec.names.length} seats were dealt: ${listed(spec.names)}.`];
  let state = startHost(game, spec, secret);
  for (const event of log) {
    if (!state.ok) return state;
    const next = applyHost(game, state.value, event);
    if (!next.ok) return next;
    sentences.push(sentence(state.value, event));
    state = next;
  }
  return state.ok ? ok(sentences) : state;
};
