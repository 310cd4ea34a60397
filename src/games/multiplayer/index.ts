import type { Reference } from '../game';
import { kits, type MultiplayerFace } from './kit';
import { MULTIPLAYER_FACTS, RULE_NUMBERS } from './numbers';

export const multiplayer: Reference<MultiplayerFace> = {
  id: 'multiplayer',
  title: 'Multiplayer, for Magic',
  tagline: 'What to do when a player leaves, and what else changes when more than two play.',
  icon: 'exit-door',
  place: 5,
  covers: [
    ['Rules', `${RULE_NUMBERS[0]} to ${RULE_NUMBERS.at(-1)}`],
    ['For', 'any game of Magic that began with three or more'],
    ['At the table', 'two cards to print'],
  ],
  kits,
  facts: MULTIPLAYER_FACTS,
  tables: {},
};
