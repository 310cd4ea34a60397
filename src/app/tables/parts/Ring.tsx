/** The players round a table, clockwise, with what is between them. A seat that can be chosen is a button; a second screen has none. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { initials, shortNames } from '../../../base/initials';
import type { Point } from '../../../scene/shapes';
import { Button } from '../../fields/Button';

/** The picture is so high and wide. */
export const WIDTH = 100;

const CENTRE: Point = { x: WIDTH / 2, y: WIDTH / 2 };
const REACH: Point = { x: 43, y: 36 };

/** Of a player's disc. */
export const radiusFor = (players: number): number => (players <= 8 ? 6 : players <= 9 ? 5 : 4);

/** Up to so many players, the width in rem from which on nobody's place or name is on another's. */
const LEAST_WIDTHS: readonly (readonly [players: number, width: number])[] = [
  [9, 20],
  [11, 22.875],
  [12, 25],
  [14, 29.5],
  [15, 35],
  [16, 45.5],
];

/** The least width of a circle of so many, in rem; more players than that are always shown in rows. */
export const leastWidth = (players: number): number =>
  LEAST_WIDTHS.find(([most]) => players <= most)?.[1] ?? Number.POSITIVE_INFINITY;

/** The first sits at the top. */
export const seatPoint = (players: number, seat: number): Point => {
  const angle = (seat / players) * 2 * Math.PI - Math.PI / 2;
  return { x: CENTRE.x + REACH.x * Math.cos(angle), y: CENTRE.y + REACH.y * Math.sin(angle) };
};

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
  /** Drawn between the discs; rows have none. */
  drawing?: ComponentChildren;
  /** Words in the middle. */
  children?: ComponentChildren;
}

/** Of an element, in px. */
const lengthOf = (element: Element, property: string): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue(property));

/** Whether a circle of so many has room in the window: beside the question where there is a column for it, or below it. */
const useCircle = (players: number) => {
  const root = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(true);
  const least = leastWidth(players);
  useLayoutEffect(() => {
    const measure = () => {
      if (!root.current) return;
      const aside = lengthOf(root.current, '--aside');
      const room = aside > 0 ? Math.min(innerWidth - aside, innerHeight) : innerWidth;
      setFits(room >= least * lengthOf(document.documentElement, 'font-size'));
    };
    measure();
    // The column beside it is there once the page is laid out, after this.
    const observer = new ResizeObserver(measure);
    if (root.current) observer.observe(root.current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [least]);
  return { root, fits, least };
};

/** A name, or as much of it as there is room for; a screen reader says it whole. */
const Name = ({ name, shown }: { name: string; shown: string }) =>
  name === shown ? (
    <span class="name" dir="auto">
      {name}
    </span>
  ) : (
    <>
      <span class="name" dir="auto" aria-hidden="true">
        {shown}
      </span>
      <span class="sr">{name}</span>
    </>
  );

/** Letters that a name has room for in a circle. */
const NAME_LETTERS = 12;

export const Ring = ({ names, seats, label, repeats, drawing, children }: Props) => {
  const players = names.length;
  const letters = initials(names);
  const { root, fits, least } = useCircle(players);
  const short = shortNames(names, NAME_LETTERS);
  const radius = radiusFor(players);

  const seatView = ({ look, status, tag, chosen, onPress }: RingSeat, seat: number) => {
    const { x, y } = seatPoint(players, seat);
    // Names are outside the circle, where no arrow runs. At its top and bottom there is room for one line beyond the disc.
    const place = {
      class: ['seat', y < CENTRE.y - 1 && 'above', Math.abs(x - CENTRE.x) < 1 && 'pole', ...look]
        .filter(Boolean)
        .join(' '),
      style: fits ? { '--x': x, left: `${x}%`, top: `${y}%` } : undefined,
    };
    const name = names[seat] ?? '';
    const inside = (
      <>
        <span class="disc shout" aria-hidden="true">
          {letters[seat]}
        </span>
        <span class="called">
          <Name name={name} shown={fits ? (short[seat] ?? name) : name} />
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
    <div
      class={fits ? 'ring' : 'ring crowd'}
      style={fits ? { '--least': `${least}rem` } : undefined}
      ref={root}
    >
      <fieldset aria-label={label} data-repeats={repeats ? '' : undefined}>
        {/* In a box: a browser makes all of a fieldset anew when a child of it is another. */}
        <div class="circle" style={{ '--r': radius }}>
          {drawing && fits && (
            <svg viewBox={`0 0 ${WIDTH} ${WIDTH}`} aria-hidden="true">
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
