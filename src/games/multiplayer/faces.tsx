/** Faces of the multiplayer reference: two cards for the moment when a player has left. */

import * as m from '#messages/multiplayer';
import { courtEmblem, deckBack, lattice } from '../../look/backs';
import { bold } from '../../look/canvas';
import type { FaceSet } from '../../look/face';
import { RulesCard } from '../../look/parts';
import { figures } from './faces/figures';
import type { MultiplayerFace } from './kit';

/** In the order in which a table needs them; the rules are those of content/multiplayer/rules.md. */
const CARDS = {
  'at-once': {
    number: 1,
    title: m.atOnce,
    lines: [m.own, m.borrowed, m.abilities, m.control, m.priority],
    rules: m.rulesFirst,
  },
  'from-then-on': {
    number: 2,
    title: m.fromThenOn,
    lines: [m.nothingNew, m.loanEnds, m.combat, m.choices, m.lastKnown, m.theirTurn, m.until],
    rules: m.rulesThen,
  },
} as const satisfies Record<MultiplayerFace['part'], unknown>;

export const faces: FaceSet<MultiplayerFace> = {
  draw: ({ part }, canvas) => {
    const { number, title, rules } = CARDS[part];
    const lines = CARDS[part].lines.map((words) => words({ b: bold }));
    const spacing = number === 1 ? { gap: 1.6, size: 3.15 } : { gap: 0.95, size: 2.78 };
    const head = [m.playerHasLeft, m.oneOfTwo({ number })] as const;
    const foot = [m.forEveryone, rules] as const;
    return <RulesCard {...{ canvas, head, title, lines, foot, ...spacing }} icon="exit-door" />;
  },
  back: (look) => deckBack(look, lattice, courtEmblem('exit-door')),
  figures,
};
