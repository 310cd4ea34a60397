/** What is printed: two cards that tell what to do when a player has left, in the order in which a table needs it. */
import * as m from '#messages/multiplayer';
import { mapOk } from '../../base/result';
import { readOptions } from '../../deal/v1/options';
import type { Kit } from '../game';
import { piece } from '../kit';

/** What has to be done in the moment somebody leaves; what holds for the rest of the game. */
export const LEFT_PARTS = ['at-once', 'from-then-on'] as const;

export interface MultiplayerFace {
  readonly kind: 'left';
  readonly part: (typeof LEFT_PARTS)[number];
}

const TITLES = { 'at-once': m.playerLeftAtOnce, 'from-then-on': m.playerLeftFromThenOn };

const cards = LEFT_PARTS.map((part, k) => {
  const face: MultiplayerFace = { kind: 'left', part };
  return piece(`left-${k + 1}`, TITLES[part], face, 'multiplayer', { kind: m.playerLeft, wordy: true });
});

export const kits: readonly Kit<MultiplayerFace>[] = [
  {
    id: 'multiplayer',
    title: m.playerLeft,
    description: m.kitDescription,
    options: [],
    seatless: true,
    example: {},
    components: ({ options = {} }) => mapOk(readOptions([], options), () => cards),
  },
];
