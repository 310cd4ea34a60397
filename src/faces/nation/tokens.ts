/** Tokens: cash is a black disc with a plus, debt a red ring with a minus, and the first player's has a crosshair. */
import { dollars } from '../../games/nation/cards/money';
import { type Item, rotateAbout, type Scene, type Stroke } from '../../scene/scene';
import { circle, line, type Point, text } from '../../scene/shapes';
import { disc, RIM, type Round } from '../rounds';
import { COLORS, RULES } from '../theme';

export type Money = 'cash' | 'debt';

/** The amount, and below it what it is. */
const words = ({ x, y }: Point, money: Money, { diameter, sparing }: Round, fill: `#${string}`): Item[] => [
  text(x, y + diameter * 0.08, money === 'cash' ? `+${dollars(1)}` : dollars(-1), {
    voice: 'shout',
    size: diameter * (sparing ? 0.15 : 0.27),
    fill,
    anchor: 'middle',
  }),
  text(x, y + diameter * 0.24, money.toUpperCase(), {
    voice: 'form',
    size: diameter * (sparing ? 0.09 : 0.1),
    fill,
    anchor: 'middle',
    tracking: diameter * 0.004,
  }),
];

/** A ring of eight pieces about what is said: nothing like the black disc, whatever the colour. */
const debtRing = ({ diameter, sparing }: Round, inside: (at: Point) => readonly Item[]): Scene => {
  const at = { x: diameter / 2, y: diameter / 2 };
  const [outer, inner] = [diameter / 2 - RIM, diameter * 0.36];
  const stroke: Stroke = { color: COLORS.red, width: sparing ? diameter * 0.006 : RULES.heavy };
  const spoke = line({ x: at.x, y: at.y - inner }, { x: at.x, y: at.y - outer }, stroke);
  return {
    width: diameter,
    height: diameter,
    items: [
      circle(at.x, at.y, outer, { stroke }),
      circle(at.x, at.y, inner, { stroke }),
      ...Array.from({ length: 8 }, (_, i): Item => {
        return { kind: 'group', matrix: rotateAbout(22.5 + i * 45, at.x, at.y), items: [spoke] };
      }),
      ...inside(at),
    ],
  };
};

export const moneyScene = (money: Money, round: Round): Scene =>
  money === 'cash'
    ? disc(round, (at, ink) => words(at, money, round, ink))
    : debtRing(round, (at) => words(at, money, round, COLORS.red));

/** A plus or a minus in lines of a shape, the same after a half turn. */
const sign = ({ x, y }: Point, money: Money, reach: number, stroke: Stroke): Item[] => [
  line({ x: x - reach, y }, { x: x + reach, y }, stroke),
  ...(money === 'cash' ? [line({ x, y: y - reach }, { x, y: y + reach }, stroke)] : []),
];

/** The back says by its sign what the front says in words. */
export const moneyBack = (money: Money, round: Round): Scene => {
  const { diameter, sparing } = round;
  const stroke = (color: Stroke['color']): Stroke => ({
    color,
    width: sparing ? RULES.outline : diameter * 0.06,
  });
  const drawn =
    money === 'cash'
      ? disc(round, (at, ink) => sign(at, money, diameter * 0.16, stroke(ink)))
      : debtRing(round, (at) => sign(at, money, diameter * 0.16, stroke(COLORS.red)));
  return { ...drawn, alt: `Back of a ${money} token` };
};

/** Two rings, four marks and a dot. */
export const crosshair = ({ x, y }: Point, radius: number, stroke: Stroke): Item[] => {
  const mark = line({ x, y: y - radius * 1.3 }, { x, y: y - radius * 0.62 }, stroke);
  return [
    circle(x, y, radius, { stroke }),
    circle(x, y, radius * 0.34, { stroke }),
    ...[0, 90, 180, 270].map((angle): Item => {
      return { kind: 'group', matrix: rotateAbout(angle, x, y), items: [mark] };
    }),
  ];
};

export const firstPlayerScene = (round: Round): Scene => {
  const { diameter, sparing } = round;
  const width = sparing ? RULES.outline : diameter * 0.025;
  const word = (at: Point, drop: number, said: string, fill: `#${string}`): Item =>
    text(at.x, at.y + drop * diameter, said, {
      voice: 'shout',
      size: diameter * (sparing ? 0.12 : 0.16),
      fill,
      anchor: 'middle',
      tracking: diameter * 0.004,
    });
  return disc(round, (at, ink) => [
    ...crosshair({ x: at.x, y: at.y - diameter * 0.15 }, diameter * 0.13, { color: ink, width }),
    word(at, 0.19, 'FIRST', ink),
    word(at, 0.35, 'PLAYER', ink),
  ]);
};

export const firstPlayerBack = (round: Round): Scene => {
  const { diameter, sparing } = round;
  const width = sparing ? RULES.outline : diameter * 0.03;
  const drawn = disc(round, (at, ink) => crosshair(at, diameter * 0.24, { color: ink, width }));
  return { ...drawn, alt: 'Back of the first-player token' };
};
