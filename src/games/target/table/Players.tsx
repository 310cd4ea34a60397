/** Who sits at the table: card up or down, hits, and a plain counter. */

import * as deal from '#messages/deal';
import { listed } from '#messages/language';
import * as site from '#messages/site';
import * as m from '#messages/target-table';
import type { ScreenProps } from '../../../app/tables/game';
import { Counter } from '../../../app/tables/parts/Counter';
import { nameOf, type State } from '../rules';
import { counterText } from './words';

interface Props extends ScreenProps<State> {
  /** Turns the counter of a seat by one; a second screen has no buttons. */
  onCount?: ((seat: number, by: 1 | -1, byKey: boolean) => void) | undefined;
}

const statusOf = (view: State, seat: number): string => {
  const card = view.targets[seat];
  if (!view.living.includes(seat)) return deal.out;
  if (view.awaits.kind === 'over') return m.standsLast;
  if (view.awaits.kind === 'deal') return m.noCardYet;
  return view.open[seat] && typeof card === 'number' ? m.huntsCard({ card: nameOf(view, card) }) : m.cardDown;
};

export const Players = ({ view, names, onCount }: Props) => (
  <ol class="players hunted">
    {names.map((name, seat) => {
      const hits = view.hits[seat] ?? [];
      const isOut = !view.living.includes(seat);
      const wins = view.awaits.kind === 'over' && view.awaits.winners.includes(seat);
      const bonus = view.awaits.kind === 'over' ? (view.awaits.points[seat] ?? 0) - hits.length : 0;
      const count = view.counters[seat] ?? 0;
      return (
        <li key={name} class={isOut ? 'out' : undefined} aria-current={wins ? 'true' : undefined}>
          <span class="name">{name}</span>
          <span class="part mute">{statusOf(view, seat)}</span>
          <span class="hits form">
            {hits.length === 0
              ? m.hitCount({ count: 0 })
              : site.labelled({
                  label: m.hitCount({ count: hits.length }),
                  text: listed(hits.map((victim) => nameOf(view, victim))),
                })}
            {bonus > 0 && (
              <>
                <br />
                {m.standingPoint}
              </>
            )}
          </span>
          {onCount ? (
            <Counter class="counter" what={name} id={seat} onTurn={(by, byKey) => onCount(seat, by, byKey)}>
              <span class="sr">{m.counter}</span>
              {counterText(count)}
            </Counter>
          ) : (
            count !== 0 && <span class="counter form">{m.counterAt({ count: counterText(count) })}</span>
          )}
        </li>
      );
    })}
  </ol>
);
