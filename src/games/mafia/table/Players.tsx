/** Who is alive, and which cards have been turned up: round the table, and as a list. */

import type { ComponentChildren } from 'preact';
import * as m from '#messages/mafia-table';
import * as tables from '#messages/tables';
import type { PictureProps, ScreenProps } from '../../../app/tables/game';
import { Ring } from '../../../app/tables/parts/Ring';
import type { Answer } from '../../ask';
import type { TableEvent } from '../rules';
import type { Step } from './ask';
import type { PublicView, Seat } from './table';

const stateWords = ({ state, cause, day }: Seat): string => {
  if (!cause) return m.state({ state });
  return m.stateGone({ cause, day: day ?? 0, calls: state === 'calling' ? 'yes' : 'no' });
};

export interface RingProps extends PictureProps<PublicView, Answer<TableEvent, Step>> {
  /** Who accuses, and how often each has been named. */
  step?: Step;
  /** Someone may be named several times in a row. */
  repeats?: boolean;
  /** In the middle of the table. */
  children?: ComponentChildren;
}

/** Everyone with their card: face down, or turned up. */
export const MafiaRing = ({ view, names, asked, onAnswer, step, repeats, children }: RingProps) => (
  <Ring
    names={names}
    label={asked?.part ?? tables.players}
    repeats={repeats}
    seats={view.seats.map((seat, k) => {
      const { state, role, cause } = seat;
      const word = role
        ? view.roles[role]
        : state === 'calling'
          ? m.state({ state })
          : step?.named?.[k]
            ? `${step.named[k]}`
            : undefined;
      const answer = asked?.places?.get(k);
      return {
        look: [role && 'up', cause && 'gone'],
        status: stateWords(seat),
        tag: word === undefined ? undefined : { text: word, look: role ? 'role' : 'may-yes' },
        chosen: k === step?.by || state === 'accused' ? 'acts' : undefined,
        onPress: answer && ((byKey: boolean) => onAnswer?.(answer, byKey)),
      };
    })}
  >
    {children}
  </Ring>
);

export const Players = ({ view, names }: ScreenProps<PublicView>) => (
  <>
    <p class="cards-up form">
      {view.cards.map(({ role, up, of }) => (
        <span key={role}>{m.roleTurnedUp({ role: view.roles[role], up, of })}</span>
      ))}
      <span class="mute">{m.turnedUp}</span>
    </p>
    <ol class="players mafia-players">
      {view.seats.map((seat, k) => (
        <li
          key={names[k]}
          class={seat.cause && 'gone'}
          aria-current={seat.state === 'accused' ? 'true' : undefined}
        >
          <span class="name">{names[k]}</span>
          <span class="part">{stateWords(seat)}</span>
          {seat.role && <span class="bases shout">{view.roles[seat.role]}</span>}
        </li>
      ))}
    </ol>
  </>
);
