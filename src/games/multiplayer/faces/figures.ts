/**
 * Diagrams of the multiplayer reference: what becomes of the things on the table, and where a duration ends. They show
 * the examples of content/multiplayer/rules.md, among the same four players.
 */

import * as m from '#messages/multiplayer';
import { capitals } from '../../../base/names';
import { COLORS, hairline, outline, wordsIn } from '../../../look/theme';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { arrow, circle, line, rect, textAbout } from '../../../scene/shapes';

const WIDTH = 100;

const form = wordsIn('form', 3.2);
const shout = wordsIn('shout', 5.2, { tracking: 0.1 });

/** What lies there, how it came there, and what becomes of it when Ana leaves. */
export const FATES = [
  { thing: m.anasOwn, how: m.anasOwnHow, fate: m.leaves, sign: 'gone' },
  { thing: m.bensWolf, how: m.bensWolfHow, fate: m.goesBack, sign: 'back' },
  { thing: m.anasAbility, how: m.anasAbilityHow, fate: m.isNoMore, sign: 'gone' },
  { thing: m.bensGiant, how: m.bensGiantHow, fate: m.isExiled, sign: 'exile' },
] as const;

const RED: Stroke = { color: COLORS.red, width: 0.6 };
const INK: Stroke = { color: COLORS.ink, width: 0.6 };

/** A card on its edge, and what is done to it: struck through, sent back, or set apart. */
const signOf = (sign: (typeof FATES)[number]['sign'], x: number, y: number): Item[] => {
  const card = rect(x, y - 4.2, 6.2, 8.4, { radius: 0.7, stroke: outline });
  if (sign === 'back')
    return [card, ...arrow({ x: x + 15, y }, { x: x + 7.4, y }, { stroke: INK, head: 2.8 })];
  if (sign === 'exile') {
    const away = arrow({ x: x + 7.4, y }, { x: x + 15, y }, { stroke: RED, head: 2.8 });
    return [card, ...away, line({ x: x + 16, y: y - 4.2 }, { x: x + 16, y: y + 4.2 }, RED)];
  }
  return [card, line({ x: x - 1.4, y: y + 5 }, { x: x + 7.6, y: y - 5 }, RED)];
};

const ROW = 13.5;

const whatLeaves = (): Scene => {
  const top = 8;
  return {
    width: WIDTH,
    height: top + FATES.length * ROW,
    items: [
      form(0, 4.6, m.onTable),
      form(73, 4.6, m.ifAnaLeaves),
      line({ x: 0, y: top - 1.4 }, { x: WIDTH, y: top - 1.4 }, { color: COLORS.ink, width: 0.5 }),
      ...FATES.flatMap(({ thing, how, fate, sign }, row): Item[] => {
        const y = top + row * ROW + ROW / 2 - 1;
        return [
          ...signOf(sign, 2, y),
          shout(24, y - 0.3, capitals(thing)),
          wordsIn('talk', 3.2)(24, y + 4.2, how),
          shout(73, y + 1.6, capitals(fate), 'start', { size: 5.6 }),
          ...(row < FATES.length - 1
            ? [line({ x: 0, y: y + ROW / 2 }, { x: WIDTH, y: y + ROW / 2 }, hairline)]
            : []),
        ];
      }),
    ],
    alt: m.whatBecomes({ fates: FATES.map(({ sign, ...fate }) => m.fate(fate)).join(' ') }),
  };
};

/** Turns from the one in which Ben casts the spell to the one that his would have been. */
export const TURNS = ['Ben', 'Cy', 'Dee', 'Ana', 'Ben'] as const;

/** In whose turn Ben leaves. */
export const LEAVES_IN = 1;

const durations = (): Scene => {
  const step = WIDTH / TURNS.length;
  const y = 26;
  const centre = (turn: number): number => (turn + 0.5) * step;
  const last = TURNS.length - 1;
  const end = last * step + 1.5;
  const leaves = centre(LEAVES_IN);
  return {
    width: WIDTH,
    height: 46,
    items: [
      form(0, 4, m.effectHolds),
      rect(centre(0), 8, end - centre(0), 4.6, { fill: COLORS.manila }),
      line({ x: centre(0), y: 6.6 }, { x: centre(0), y: 14 }, INK),
      line({ x: end, y: 6.6 }, { x: end, y: 14 }, RED),
      ...TURNS.flatMap((name, turn): Item[] => {
        const [x, next] = [centre(turn), centre(turn + 1)];
        const [stroke, fill] =
          turn === last ? [{ ...hairline, dash: [1, 1] }, COLORS.mute] : [outline, COLORS.ink];
        return [
          circle(x, y, 6.4, { stroke }),
          textAbout({ x, y: y + 1.9 }, capitals(name), 'shout', 5.2, fill),
          ...(turn < last ? arrow({ x: x + 7.4, y }, { x: next - 7.4, y }, { stroke: INK, head: 2.4 }) : []),
        ];
      }),
      line({ x: centre(last) - 5, y: y + 5 }, { x: centre(last) + 5, y: y - 5 }, RED),
      line({ x: leaves, y: y + 7.4 }, { x: leaves, y: y + 11 }, RED),
      form(leaves, y + 15, m.benLeaves, 'middle', { fill: COLORS.red }),
      ...m.doesNotBegin.split('\n').map((words, row) => form(WIDTH, y + 11 + row * 4, words, 'end')),
    ],
    alt: m.turnsInOrder({ turns: TURNS.join(', '), name: TURNS[LEAVES_IN] }),
  };
};

/** By key, as `::figure` in content/multiplayer/rules.md names them. Widths in mm fit a column of an A5 booklet. */
export const figures: Readonly<Record<string, () => Scene>> = {
  'what-leaves': whatLeaves,
  durations,
};
