/**
 * The pyramid of targets. On the page of the table every tile that is left is a button; a second screen has the picture
 * alone. Tiles that are available are in the tab order; the arrow keys go to all.
 */

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import * as m from '#messages/nation-table';
import { Button } from '../../../app/fields/Button';
import type { PictureProps, ScreenProps } from '../../../app/tables/game';
import { onArrow } from '../../../app/tables/parts/arrow-keys';
import { initials } from '../../../base/initials';
import { itemAt } from '../../../base/lists';
import type { Target } from '../cards';
import { signed } from '../cards/effect-text';
import { dollars } from '../cards/money';
import { isAvailable, membersOf, ROW_VALUES, TILE_ROWS } from '../rules/places';
import { middleOf, percentOf, portraitId, rowEdge, tileToward } from './geometry';
import { type PublicView, shownCards } from './public-view';

/** `Giving` is an answer of the table that shows it. */
interface Props<Giving = unknown> extends PictureProps<PublicView, Giving> {
  chosen?: number | undefined;
}

/** Tokens, one upon another; beyond so many the number says how many there are. */
const MOST_COINS = 8;
const Coins = ({ count }: { count: number }) => (
  <i class="coins" style={{ '--n': Math.min(count, MOST_COINS) }} />
);

/** Who has marked a tile, once cards are open. */
const markedBy = ({ laid }: PublicView, tile: number): readonly number[] =>
  laid.flatMap((one) => (one?.tile === tile ? [one.seat] : []));

const targetAt = (view: PublicView, tile: number): Target =>
  itemAt(shownCards(view).targets, itemAt(view.layout, tile));

const labelOf = (view: PublicView, names: readonly string[], tile: number): string => {
  const { name, value, adjustment } = targetAt(view, tile);
  const cash = itemAt(view.bounty, tile);
  const marked = markedBy(view, tile).map((seat) => names[seat]);
  return [
    name,
    dollars(value),
    ...(adjustment === 0 ? [] : [m.msrAdjustment({ adjustment: signed(adjustment) })]),
    isAvailable(view.remaining, tile) ? m.available : m.unavailable,
    ...(cash > 0 ? [m.dollarsOnIt({ dollars: dollars(cash) })] : []),
    ...(marked.length > 0 ? [m.markedBy({ marked: marked.join(', ') })] : []),
  ].join(', ');
};

/** Long words of names by what they are written, with a soft hyphen where a tile divides them. */
const DIVIDED = new Map(
  m.dividedNames.split(' ').map((word) => [word.replace('|', ''), word.replace('|', '\u00AD')]),
);

/** No larger than its longest word, or what a tile may have of that on a line, is whole within its tile. */
const Name = ({ name }: { name: string }) => {
  const shown = name.replace(/\S+/g, (word) => DIVIDED.get(word) ?? word);
  const letters = shown.split(/(?<=\u00AD)| /).map(({ length }) => length);
  return (
    <span class="name shout" style={{ '--letters': Math.max(...letters) }} aria-hidden="true">
      {shown}
    </span>
  );
};

/** A tile of a picture. */
interface Place extends ScreenProps<PublicView> {
  tile: number;
}

interface TileProps<Giving = unknown> extends Props<Giving> {
  tile: number;
  /** Those that nobody has taken. */
  left: readonly number[];
  children: ComponentChildren;
}

const TakenTile = ({ view, names, tile }: Place) => {
  const { name, value } = targetAt(view, tile);
  const owner = itemAt(view.owner, tile);
  return (
    <span class="tile taken" style={percentOf(middleOf(tile))}>
      <span class="sr">{m.takenTile({ name, value: dollars(value), owner: names[owner] ?? '' })}</span>
      <Name name={name} />
      <span class="owner shout" aria-hidden="true">
        {initials(names)[owner]}
      </span>
    </span>
  );
};

/** What a tile shows that is still there. */
const OnTile = ({ view, names, tile }: Place) => {
  const { id, name, adjustment, icon } = targetAt(view, tile);
  const cash = itemAt(view.bounty, tile);
  const letters = initials(names);
  return (
    <>
      <span class="sr">{labelOf(view, names, tile)}</span>
      <span class="ground" />
      <svg aria-hidden="true" viewBox="0 0 512 512">
        {icon.startsWith('data:') ? (
          <image href={icon} width="512" height="512" />
        ) : (
          <use href={`#${portraitId(id)}`} />
        )}
      </svg>
      <Name name={name} />
      <span class="change form" aria-hidden="true">
        {adjustment === 0 ? '' : signed(adjustment)}
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
};

const Tile = <Giving,>(props: TileProps<Giving>) => {
  const { view, chosen, asked, onAnswer, tile, left, children } = props;
  if (!left.includes(tile)) return <TakenTile {...props} />;
  const isOpen = isAvailable(view.remaining, tile);
  const look = { class: isOpen ? 'tile open' : 'tile', style: percentOf(middleOf(tile)) };
  const answer = asked?.places?.get(tile);
  return answer ? (
    <Button
      {...look}
      data-tile={tile}
      aria-pressed={tile === chosen}
      tabIndex={isOpen || tile === chosen ? 0 : -1}
      onPress={(byKey) => onAnswer?.(answer, byKey)}
      onKeyDown={(event) => onArrow(event, (way) => `[data-tile="${tileToward(tile, way, left)}"]`)}
    >
      {children}
    </Button>
  ) : (
    <span {...look}>{children}</span>
  );
};

/** What is before each player: tokens, and whether an attempt is laid. */
const Purses = ({ view, names }: ScreenProps<PublicView>) => (
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
);

export const PyramidView = <Giving,>(props: Props<Giving>) => {
  const { view, names } = props;
  // While cards are chosen nothing of this is another.
  const [left, onTiles, purses] = useMemo(
    () => [
      membersOf(view.remaining),
      TILE_ROWS.map((_, tile) => <OnTile key={tile} view={view} names={names} tile={tile} />),
      <Purses key="purses" view={view} names={names} />,
    ],
    [view, names],
  );
  return (
    <div class="pyramid board">
      <fieldset aria-label={m.pyramidTargets}>
        {/* In a box: a browser makes all of a fieldset anew when a child of it is another. */}
        <div class="tiles">
          {ROW_VALUES.map((value, row) => (
            <span class="value shout" key={value} style={percentOf(rowEdge(row))} aria-hidden="true">
              {dollars(value)}
            </span>
          ))}
          {TILE_ROWS.map((_, tile) => (
            <Tile key={tile} {...props} tile={tile} left={left}>
              {onTiles[tile]}
            </Tile>
          ))}
        </div>
      </fieldset>
      {purses}
    </div>
  );
};
