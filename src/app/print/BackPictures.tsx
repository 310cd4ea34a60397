/** The ways to print backs, each as a small picture: a sheet of six cards, and where their backs go. */
import type { Backs } from '../../print/papers';

const Sheet = ({
  x,
  y,
  width = 28,
  height = 38,
}: {
  x: number;
  y: number;
  width?: number;
  height?: number;
}) => <rect class="leaf" x={x} y={y} width={width} height={height} />;

/** Two by two cards in a box; backs are hatched. */
const Cards = ({ x, y, back = false }: { x: number; y: number; back?: boolean }) => (
  <>
    {[0, 1, 2, 3].map((i) => (
      <rect
        key={i}
        class={back ? 'back' : 'front'}
        x={x + (i % 2) * 10}
        y={y + Math.floor(i / 2) * 14}
        width="9"
        height="13"
      />
    ))}
  </>
);

const PICTURES: Readonly<Record<Backs, preact.JSX.Element>> = {
  none: (
    <>
      <Sheet x={26} y={5} />
      <Cards x={30.5} y={10.5} />
    </>
  ),
  long: (
    <>
      <Sheet x={9} y={8} />
      <Cards x={13.5} y={13.5} />
      <Sheet x={43} y={8} />
      <Cards x={47.5} y={13.5} back />
      <path class="turn" d="M25 5C32 -1 48 -1 55 5M55 5l-1.2 -4M55 5l-4 -.6" />
      <path class="edge" d="M40 6v42" />
    </>
  ),
  short: (
    <>
      <Sheet x={20} y={1} width={36} height={21} />
      <Sheet x={20} y={26} width={36} height={21} />
      {[0, 1, 2].map((i) => (
        <g key={i}>
          <rect class="front" x={23 + i * 10.5} y="5" width="9" height="13" />
          <rect class="back" x={23 + i * 10.5} y="30" width="9" height="13" />
        </g>
      ))}
      <path class="turn" d="M60 11C66 17 66 31 60 37M60 37l.6 -4M60 37l4 -1.2" />
      <path class="edge" d="M17 24h42" />
    </>
  ),
  fold: (
    <>
      <Sheet x={12} y={5} width={56} height={38} />
      <Cards x={18} y={10.5} />
      <Cards x={43} y={10.5} back />
      <path class="edge" d="M40 3v42" />
    </>
  ),
};

export const BackPicture = ({ backs }: { backs: Backs }) => (
  <svg class="back-picture" viewBox="0 0 80 48" aria-hidden="true">
    {PICTURES[backs]}
  </svg>
);
