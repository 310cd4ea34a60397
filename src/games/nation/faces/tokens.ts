/** Tokens: cash is black with a plus, debt a red frame with a minus, and the first player's has two daggers. */

import * as m from '#messages/nation-faces';
import { daggers } from '../../../look/backs';
import { outlineAt, RIM, type Token, type TokenInk, tokenScene } from '../../../look/cut-outs/rounds';
import { COLORS, LEAST_TYPE, RULES } from '../../../look/theme';
import { type Color, type Item, rotateAbout, type Scene, type Stroke } from '../../../scene/scene';
import { group, line, type Point, path, textAbout } from '../../../scene/shapes';
import { dollars, gain } from '../cards/money';
import { signAt } from './shapes';

export type Money = 'cash' | 'debt';

/** The amount, in $1,000, and below it what it is. */
const words = ({ x, y }: Point, money: Money, amount: number, size: number, fill: Color): Item[] => {
  const said = money === 'cash' ? gain(amount) : dollars(-amount);
  const small = Math.max(LEAST_TYPE, size * 0.1);
  return [
    textAbout({ x, y: y + size * 0.08 }, said, 'shout', size * 0.27, fill),
    textAbout(
      { x, y: y + size * 0.24 },
      (money === 'cash' ? m.cash : m.debt).toUpperCase(),
      'form',
      small,
      fill,
      size * 0.004,
    ),
  ];
};

/** A frame of eight pieces about what is said: nothing like the black one, whatever the colour. */
const debtScene = (token: Token, inside: (at: Point) => readonly Item[]): Scene => {
  const { size } = token;
  const at = { x: size / 2, y: size / 2 };
  const inner = RIM + size * 0.06;
  const stroke: Stroke = { color: COLORS.red, width: RULES.outline };
  const spoke = line({ x: at.x, y: inner }, { x: at.x, y: RIM }, stroke);
  // From the corners of a square the way to its inner frame is longer.
  const far = (from: number) => ({ x: at.x, y: at.y - (at.y - from) * 1.39 });
  const corner = line(far(inner), far(RIM), stroke);
  return {
    width: size,
    height: size,
    items: [
      path(outlineAt(token, RIM), { stroke }),
      path(outlineAt(token, inner), { stroke }),
      ...Array.from({ length: 8 }, (_, i): Item => {
        const angle = token.square ? i * 45 : 22.5 + i * 45;
        return group(rotateAbout(angle, at.x, at.y), token.square && i % 2 === 1 ? corner : spoke);
      }),
      ...inside(at),
    ],
  };
};

/** Black, or in a red frame. */
const moneyOf = (money: Money, token: Token, inside: (at: Point, fill: Color) => readonly Item[]): Scene =>
  money === 'cash' ? tokenScene(token, inside) : debtScene(token, (at) => inside(at, COLORS.red));

export const moneyScene = (money: Money, amount: number, token: Token): Scene =>
  moneyOf(money, token, (at, fill) => words(at, money, amount, token.size, fill));

/** The back says by its sign what the front says in words; how much it is worth only the front says. The same after a half turn. */
export const moneyBack = (money: Money, token: Token): Scene => {
  const { size } = token;
  const sign = (at: Point, color: Color): Item[] =>
    signAt(at, size * 0.16, money === 'cash', { color, width: size * 0.05 });
  return { ...moneyOf(money, token, sign), alt: money === 'cash' ? m.backCash : m.backDebt };
};

/** Two daggers, as on the backs of cards. */
const blades = (at: Point, radius: number, ink: TokenInk): readonly Item[] =>
  daggers(at, radius, {
    shape: { fill: ink },
    engraving: { color: ink === COLORS.ink ? COLORS.white : COLORS.ink, width: radius * 0.03 },
  });

export const firstPlayerScene = (token: Token): Scene => {
  const { size } = token;
  const word = ({ x, y }: Point, drop: number, said: string, fill: Color): Item =>
    textAbout({ x, y: y + drop * size }, said, 'shout', size * 0.16, fill, size * 0.004);
  return tokenScene(token, (at, ink) => [
    ...blades({ x: at.x, y: at.y - size * 0.17 }, size * 0.17, ink),
    ...m.firstPlayer
      .toUpperCase()
      .split('\n')
      .map((said, row) => word(at, 0.19 + row * 0.16, said, ink)),
  ]);
};

export const firstPlayerBack = (token: Token): Scene => ({
  ...tokenScene(token, (at, ink) => blades(at, token.size * 0.36, ink)),
  alt: m.backFirstPlayer,
});
