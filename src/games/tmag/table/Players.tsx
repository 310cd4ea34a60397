/** Who sits at the table: mark, name, part, bases reached, captures. */

import * as m from '#messages/tmag-table';
import type { ScreenProps } from '../../../app/tables/game';
import { initials } from '../../../base/initials';
import { MARKERS } from '../pieces';
import { boardOf, type State } from '../rules/state';
import { baseWords } from './ask';
import { MarkIcon } from './BoardView';

export const Players = ({ view, names }: ScreenProps<State>) => {
  const { awaits, victim, markers, captures, setup } = view;
  const { bases } = boardOf(setup);
  const turn = awaits.kind === 'over' ? awaits.winner : awaits.seat;
  return (
    <ol class="players">
      {names.map((name, seat) => {
        const captured = captures[seat] ?? 0;
        const reached = bases.flatMap((base, at) => (markers[seat]?.includes(base) ? at : []));
        return (
          <li key={name} aria-current={seat === turn ? 'true' : undefined}>
            <MarkIcon seat={seat} />
            <span class="name">
              {name}{' '}
              <span class="letter mute" aria-hidden="true">
                {initials(names)[seat]}
              </span>
            </span>
            <span class={seat === victim ? 'part label' : 'part mute'}>
              {seat === victim ? m.victim : m.assassin}
              {captured > 0 && <span class="mute">, {m.captureCount({ count: captured })}</span>}
            </span>
            {(seat === victim || reached.length > 0) && (
              <span class="bases">
                {(reached.length > 0 && reached.length < MARKERS ? m.basesAt : m.bases)({
                  count: reached.length,
                  all: MARKERS,
                  reached: reached.map((at) => baseWords(setup, at)).join(', '),
                })}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
