/** Faces of the multiplayer reference: two cards for the moment when a player has left. */

import { courtEmblem, deckBack, lattice } from '../../look/backs';
import type { FaceSet } from '../../look/face';
import { type Brief, RulesCard } from '../../look/parts';
import { figures } from './faces/figures';
import type { MultiplayerFace } from './kit';

/** In the order in which a table needs them; the rules are those of content/multiplayer/rules.md. */
const CARDS: Readonly<Record<MultiplayerFace['part'], { title: string; lines: Brief; rules: string }>> = {
  'at-once': {
    title: 'At once',
    lines: [
      ['1. What they own', 'leaves the game, wherever it is. Only their ante stays.'],
      ['2. What they had borrowed', 'goes back at once.'],
      ['3. Their abilities', 'and copies on the stack are gone.'],
      ['4. What they still control', 'is exiled.'],
      ['5. Their priority', 'goes to the next player in turn order.'],
    ],
    rules: '800.4a, n',
  },
  'from-then-on': {
    title: 'From then on',
    lines: [
      ['Nothing new', 'comes under their control, no token, no trigger.'],
      ['A loan ends', 'that would be theirs: exile it.'],
      ['Combat damage', 'is not assigned to them. Costs are not paid.'],
      ['Choices:', 'an object’s controller names a player; a rule’s go to the next.'],
      ['What they had', 'counts as last known.'],
      ['Their turn', 'goes on; no new one begins.'],
      ['“Until their next turn”', 'is until it would have begun.'],
    ],
    rules: '800.4b to m',
  },
};

export const faces: FaceSet<MultiplayerFace> = {
  draw: ({ part }, canvas) => {
    const { title, lines, rules } = CARDS[part];
    const first = part === 'at-once';
    const spacing = first ? { gap: 1.6, size: 3.15 } : { gap: 0.95, size: 2.78 };
    const head = ['A player has left', first ? '1 of 2' : '2 of 2'] as const;
    const foot = ['for everyone', rules] as const;
    return <RulesCard {...{ canvas, head, title, lines, foot, ...spacing }} icon="exit-door" />;
  },
  back: (look) => deckBack(look, lattice, courtEmblem('exit-door')),
  figures,
};
