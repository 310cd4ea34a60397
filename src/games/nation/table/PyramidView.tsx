/**
 * The pyramid of targets. On the page of the table every tile that is left is a button; a second screen has the picture
 * alone. Tiles that are available are in the tab order; the arrow keys go to all.
 */

import { Button } from '../../../app/fields/Button';
import type { ScreenProps } from '../../../app/tables/game';
import { initials } from '../../../app/tables/initials';
import { onArrow } from '../../../app/tables/parts/arrow-keys';
import { itemAt } from '../../../base/lists';
import type { Answer } from '../../ask';
import { signed } from '../cards/effect-text';
import { dollars } from '../cards/money';
import { NATION_CARDS } from '../cards/set';
import { inSet, isAvailable, membersOf, ROW_VALUES, TILE_ROWS } from '../rules/places';
import type { LedgerEvent } from '../rules/scorer/ledger';
import type { NationAsk, Step } from './ask';
import { middleOf, percentOf, portraitId, rowEdge, tileToward } from './geometry';
import type { PublicView } from './table';

interface Props extends ScreenProps<PublicView> {
  chosen?: number | undefined;
  asked?: Pick<NationAsk, 'places'>;
  onAnswer?: (answer: Answer<LedgerEvent, Step>, byKey: boolean) => void;
}

/** Tokens, one upon another; beyond so many the number says how many there are. */
const MOST_COINS = 8;
const Coins = ({ count }: { count: number }) => (
  <i class="coins" style={{ '--n': Math.min(count, MOST_COINS) }} />
);

/** Who has marked a tile, once cards are open. */
const markedBy = ({ laid }: PublicView, tile: number): readonly number[] =>
  laid.flatMap((one) => (one?.tile === tile ? [one.seat] : []));

const labelOf = (view: PublicView, names: readonly string[], tile: number): string => {
  const target = NATION_CARDS.targets[itemAt(view.layout, tile)];
  if (!target) return '';
  const cash = itemAt(view.bounty, tile);
  const marked = markedBy(view, tile).map((seat) => names[seat]);
  return [
    target.name,
    dollars(target.value),
    ...(target.adjustment === 0 ? [] : [`${signed(target.adjustment)} MSR`]),
    isAvailable(view.remaining, tile) ? 'available' : 'not available',
    ...(cash > 0 ? [`${dollars(cash)} on it`] : []),
    ...(marked.length > 0 ? [`marked by ${marked.join(', ')}`] : []),
  ].join(', ');
};

/** A word of more letters than its tile takes on a phone is a little smaller. */
const nameLook = (name: string): string => (/\S{10}/.test(name) ? 'name shout long' : 'name shout');

export const PyramidView = ({ view, names, chosen, asked, onAnswer }: Props) => {
  const left = membersOf(view.remaining);
  const letters = initials(names);

  const tileView = (tile: number) => {
    const target = NATION_CARDS.targets[itemAt(view.layout, tile)];
    if (!target) return null;
    const owner = itemAt(view.owner, tile);
    const style = percentOf(middleOf(tile));
    if (!inSet(view.remaining, tile)) {
      return (
        <span class="tile taken" key={tile} style={style}>
          <span class="sr">
            {target.name}, {dollars(target.value)}, taken by {names[owner]}
          </span>
          <span class={nameLook(target.name)} aria-hidden="true">
            {target.name}
          </span>
          <span class="owner shout" aria-hidden="true">
            {letters[owner]}
          </span>
        </span>
      );
    }
    const cash = itemAt(view.bounty, tile);
    const isOpen = isAvailable(view.remaining, tile);
    const inside = (
      <>
        <span class="sr">{labelOf(view, names, tile)}</span>
        <span class="ground" />
        <svg aria-hidden="true" viewBox="0 0 512 512">
          <use href={`#${portraitId(target.id)}`} />
        </svg>
        <span class={nameLook(target.name)} aria-hidden="true">
          {target.name}
        </span>
        <span class="change form" aria-hidden="true">
          {target.adjustment === 0 ? '' : signed(target.adjustment)}
        </span>
        {cash > 0 && (
          <span class="cash form" aria-hidden="true">
            {dollars(cash)}
          </span>
        )}
        <span class="marks shout" aria-hidden="true">
          {markedBy(view, tile).map((seat) => (
            <b key={seat}>{letters[seat]}</b>
          ))}
        </span>
      </>
    );
    const look = ['tile', isOpen && 'open'].filter(Boolean).join(' ');
    const answer = asked?.places?.get(tile);
    return answer ? (
      <Button
        key={tile}
        class={look}
        style={style}
        data-tile={tile}
        aria-pressed={tile === chosen}
        tabIndex={isOpen || tile === chosen ? 0 : -1}
        onPress={(byKey) => onAnswer?.(answer, byKey)}
        onKeyDown={(event) => onArrow(event, (way) => `[data-tile="${tileToward(tile, way, left)}"]`)}
      >
        {inside}
      </Button>
    ) : (
      <span key={tile} class={look} style={style}>
        {inside}
      </span>
    );
  };

  return (
    <div class="pyramid board">
      <fieldset aria-label="Pyramid of targets, the bottom row first">
        {/* In a box: a browser makes all of a fieldset anew when a child of it is another. */}
        <div class="tiles">
          {ROW_VALUES.map((value, row) => (
            <span class="value shout" key={value} style={percentOf(rowEdge(row))} aria-hidden="true">
              {dollars(value)}
            </span>
          ))}
          {TILE_ROWS.map((_, tile) => tileView(tile))}
        </div>
      </fieldset>
      <ul class="purses form">
        {view.seats.map(({ cash, debt }, seat) => (
          <li key={seat}>
            <i class={view.laid[seat] ? 'laid up' : 'laid'} />
            <b>{names[seat]}</b>
            <Coins count={cash} /> {dollars(cash)}
            {debt > 0 && (
              <span class="owed">
                <Coins count={debt} /> −{dollars(debt)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
