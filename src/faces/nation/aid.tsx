/** The player aid: a round at a glance. Its numbers are those that the game counts with. */
import type { VNode } from 'preact';
import { dollars } from '../../games/nation/cards/money';
import { msrText, PAIR_MSR, UNARMED_NEEDED } from '../../games/nation/cards/msr';
import { ASSASSIN, CONTRACT, HAND_LIMITS, HAND_SIZES, marketSize } from '../../games/nation/places';
import type { Canvas } from '../canvas';
import { type Brief, RulesCard } from '../parts';

const inBrief = (players: number): Brief => [
  [
    'Intel.',
    `A market of ${marketSize(players)} cards: take one, or draw. For ${dollars(1)} look at two and keep one. Play Intel cards.`,
  ],
  ['Assassination.', 'Mark a target. Lay a contract, a weapon and cards of this phase face down.'],
  ['Reveal.', 'Turn all up, play Reveal cards, and roll. Shared targets first, the earlier time first.'],
  [
    'The roll:',
    `6–3 needs 3 or more. A second card of the weapon is +${PAIR_MSR}. Bare hands need ${msrText(UNARMED_NEEDED)}.`,
  ],
  ['A hit:', 'the tile, the cash on it, and what your contract pays and costs.'],
  ['A miss:', `${dollars(1)} from the bank goes on the tile.`],
  [
    'Then',
    `discard any, draw up to ${HAND_SIZES[ASSASSIN]} and ${HAND_SIZES[CONTRACT]} contracts. Never hold more than ${HAND_LIMITS[ASSASSIN]} and ${HAND_LIMITS[CONTRACT]}.`,
  ],
  ['The end:', 'no tile is left. Tiles, cash and hit list, less debt.'],
];

export const AidCard = ({ canvas, players }: { canvas: Canvas; players: number }): VNode => (
  <RulesCard
    canvas={canvas}
    head={['Assassin Nation', 'At the table']}
    title="Three phases a round"
    lines={inBrief(players)}
    gap={0.8}
    size={2.7}
    foot={['player aid', `${players} players`]}
  />
);
