/** The rules of the chapter by number, and the letters of 800.4: what happens when a player leaves. */

import * as m from '#messages/multiplayer';
import type { Reference } from '../game';
import { kits, type MultiplayerFace } from './kit';

/** The letters as the rules use them: without l and o, which look like 1 and 0. */
export const LEAVING_LETTERS: readonly string[] = [...'abcdefghijkmnp'];

/** Every number that the rule text has as an anchor, in the order of the numbers. */
export const RULE_NUMBERS: readonly string[] = [
  ...['800.1', '800.2', '800.3', '800.4'],
  ...LEAVING_LETTERS.map((letter) => `800.4${letter}`),
  ...['800.5', '800.6', '800.7'],
];

export const multiplayer: Reference<MultiplayerFace> = {
  id: 'multiplayer',
  title: m.title,
  tagline: m.tagline,
  icon: 'exit-door',
  place: 5,
  covers: [
    [m.rules, m.ruleNumbers({ first: RULE_NUMBERS[0] ?? '', last: RULE_NUMBERS.at(-1) ?? '' })],
    [m.forGames, m.anyGame],
    [m.atTheTable, m.twoCards],
  ],
  kits,
};
