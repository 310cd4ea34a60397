/** The players round a table, clockwise, with what is between them. A seat that can be chosen is a button; a second screen has none. */
import type { ComponentChildren } from 'preact';
import type { Point } from '../../../scene/shapes';
import { Button } from '../../fields/Button';
import { initials } from '../initials';

/** The picture is 100 wide. */
export const WIDTH = 100;
export const HEIGHT = 92;

/** More than so many are a crowd: they are shown in rows, without arrows. */
export const MOST_IN_CIRCLE = 16;

const CENTRE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };
const REACH: Point = { x: 40, y: 29 };

/** Of a player's disc. */
export const radiusFor = (players: number): number => (players <= 8 ? 7 : players <= 12 ? 6 : 5);

/** The first sits at the top. */
export const seatPoint = (players: number, seat: number): Point => {
  const angle = (seat / players) * 2 * Math.PI - Math.PI / 2;
  return { x: CENTRE.x + REACH.x * Math.cos(angle), y: CENTRE.y + REACH.y * Math.sin(angle) };
};

/** Names are outside the circle, where no arrow runs: above the upper half, below the lower. */
export const isAbove = (players: number, seat: number): boolean => seatPoint(players, seat).y < CENTRE.y - 1;

export interface RingSeat {
  readonly look: readonly (string | false | undefined)[];
  /** For screen readers, after the name, where there is no tag. */
  readonly status: string;
  /** Beside the name. */
  readonly tag?: { readonly text: string; readonly look: string } | undefined;
  /** Chosen: as the one who acts, or the one it is about. */
  readonly chosen?: 'acts' | 'meant' | undefined;
  readonly onPress?: ((byKey: boolean) => void) | undefined;
}

interface Props {
  names: readonly string[];
  seats: readonly RingSeat[];
  /** The question that a press answers. */
  label: string;
  /** A seat may be pressed several times in a row. */
  repeats?: boolean | undefined;
  /** Drawn between the discs; a crowd has none. */
  drawing?: ComponentChildren;
  /** Words in the middle. */
  children?: ComponentChildren;
}

export const Ring = ({ names, seats, label, repeats, drawing, children }: Props) => {
  const players = names.length;
  const letters = initials(names);
  const isCrowd = players > MOST_IN_CIRCLE;
  const radius = radiusFor(players);

  const seatView = ({ look: looks, status, tag, chosen, onPress }: RingSeat, seat: number) => {
    const { x, y } = seatPoint(players, seat);
    const place = {
      class: ['seat', isAbove(players, seat) && 'above', ...looks].filter(Boolean).join(' '),
      style: isCrowd ? undefined : { left: `${x}%`, top: `${(y * 100) / HEIGHT}%` },
    };
    const inside = (
      <>
        <span class="disc shout" aria-hidden="true">
          {letters[seat]}
        </span>
        <span class="called">
          <span class="name">{names[seat]}</span>
          <span class={tag ? `tag ${tag.look}` : 'sr'}>{tag ? tag.text : `, ${status}`}</span>
        </span>
      </>
    );
    return onPress ? (
      <Button
        key={seat}
        data-seat={seat}
        aria-pressed={chosen !== undefined}
        data-acts={chosen === 'acts' ? '' : undefined}
        onPress={onPress}
        {...place}
      >
        {inside}
      </Button>
    ) : (
      <span key={seat} data-acts={chosen === 'acts' ? '' : undefined} {...place}>
        {inside}
      </span>
    );
  };

  return (
    <div class={isCrowd ? 'ring crowd' : 'ring'}>
      <fieldset aria-label={label} data-repeats={repeats ? '' : undefined}>
        {/* In a box: a browser makes all of a fieldset anew when a child of it is another. */}
        <div class="circle" style={{ '--r': radius }}>
          {drawing && !isCrowd && (
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
              {drawing}
            </svg>
          )}
          {children && <div class="middle">{children}</div>}
          {seats.map(seatView)}
        </div>
      </fieldset>
    </div>
  );
};
