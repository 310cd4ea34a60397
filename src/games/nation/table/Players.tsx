/** Who sits at the table: specialist, tokens, what was taken; in the end what it is all worth. */

import * as m from '#messages/nation-table';
import { heldWrong, useHold } from '../../../app/deal/useHold';
import type { ScreenProps } from '../../../app/tables/game';
import { Counter } from '../../../app/tables/parts/Counter';
import { initials } from '../../../base/initials';
import { itemAt } from '../../../base/lists';
import { dollars, totalOf } from '../cards/money';
import { listedTargets, NATION_CARDS, weaponOf } from '../cards/set';
import { ROW_VALUES, TILE_ROWS } from '../rules/places';
import { type PublicView, shownCards } from './public-view';

interface Props extends ScreenProps<PublicView> {
  /** By seat, where they are known and secret. */
  hitLists?: readonly (number | null)[];
  /** Turns a player's tokens; a second screen has no buttons. */
  onTurn?: (id: string, by: 1 | -1, byKey: boolean) => void;
}

const tilesWorth = ({ owner }: PublicView, seat: number): number =>
  owner.reduce((sum, one, tile) => sum + (one === seat ? (ROW_VALUES[itemAt(TILE_ROWS, tile)] ?? 0) : 0), 0);

const specialistText = (view: PublicView, at: number): string => {
  const { specialists, weapons } = shownCards(view);
  const { name, weapon } = itemAt(specialists, at);
  return m.twoDiceWith({ name, weapon: weaponOf(weapon, weapons).name });
};

/** One player's hit list, for as long as a finger is on it. Nothing of it is on the page before or after. */
const HitList = ({ view, name, list }: { view: PublicView; name: string; list: number }) => {
  const { held, look, live, handlers } = useHold(() => undefined);
  return (
    <div class="hit-list">
      <button class="button" type="button" {...handlers}>
        {held ? m.letGoToHide : m.holdForHitList}
        <span class="sr">{m.ofPlayer({ name })}</span>
      </button>
      <p class="help" role="status">
        {heldWrong(look)}
      </p>
      <div aria-live={live}>
        {held && (
          <ul class="secret form">
            {listedTargets(itemAt(NATION_CARDS.hitLists, list), shownCards(view).targets).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

export const Players = ({ view, names, hitLists, onTurn }: Props) => (
  <ol class="players agents">
    {view.seats.map(({ specialist, cash, debt, takings }, seat) => {
      const name = names[seat] ?? '';
      const list = hitLists?.[seat];
      return (
        <li key={name} aria-current={seat === view.winner ? 'true' : undefined}>
          <span class="letter shout" aria-hidden="true">
            {initials(names)[seat]}
          </span>
          <span class="name">
            {name} {seat === view.first && <span class="label">{m.firstPlayerBadge}</span>}
          </span>
          <span class="worth form">{m.inTiles({ dollars: dollars(tilesWorth(view, seat)) })}</span>
          <span class="part mute">{specialistText(view, specialist)}</span>
          {takings ? (
            <span class="total form">
              {m.finalSum({
                tiles: dollars(takings.tiles),
                cash: dollars(takings.cash),
                hitList: dollars(takings.bonus),
                debt: dollars(takings.debt),
                total: dollars(totalOf(takings)),
                b: (words) => <b>{words}</b>,
              })}
            </span>
          ) : onTurn ? (
            <span class="counts">
              {(['cash', 'debt'] as const).map((kind) => (
                <Counter
                  class="tokens"
                  key={kind}
                  what={m.tokensOfPlayer({ kind, name })}
                  id={`${kind}-${seat}`}
                  onTurn={(by, byKey) => onTurn(`${kind}-${seat}`, by, byKey)}
                >
                  {m.tokensWorth({
                    kind,
                    dollars: dollars(kind === 'cash' ? cash : debt),
                    b: (words) => <b>{words}</b>,
                  })}
                </Counter>
              ))}
            </span>
          ) : (
            <span class="total form">{m.cashAndDebt({ cash: dollars(cash), debt: dollars(debt) })}</span>
          )}
          {!takings && typeof list === 'number' && <HitList view={view} name={name} list={list} />}
        </li>
      );
    })}
  </ol>
);
