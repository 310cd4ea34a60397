/** A round: three phases, each with what is done in it, then the hands are filled and the next begins. */

import { dollars } from '../../../games/nation/cards/money';
import { PHASES, type Phase } from '../../../games/nation/cards/vocabulary';
import { PHASE_LABELS } from '../../../games/nation/cards/words';
import { ASSASSIN, CONTRACT, HAND_SIZES } from '../../../games/nation/players';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { arrow, line, path, rect } from '../../../scene/shapes';
import { COLORS, hairline, outline } from '../../theme';
import { form, iconAt, shout, strong, WIDTH } from './diagram';

const STEPS: Readonly<Record<Phase, readonly string[]>> = {
  intel: [
    'Take a market card, or draw one.',
    `Pay ${dollars(1)} to see two and keep one.`,
    'Play Intel cards.',
  ],
  assassination: [
    'Mark a target in secret.',
    'Lay a contract, a weapon and cards of',
    'this phase face down.',
  ],
  reveal: [
    'Turn everything up, play Reveal cards.',
    'Shared targets first, by the time.',
    'Then the others.',
  ],
};

const LEFT = 6;
const BOX = { width: WIDTH - LEFT - 0.4, height: 19.4 } as const;
const STEP = 25;
const flow: Stroke = { color: COLORS.ink, width: 0.5 };

const phaseBox = (phase: Phase, i: number): Item[] => {
  const y = 0.4 + i * STEP;
  const { name, icon } = PHASE_LABELS[phase];
  return [
    rect(LEFT, y, BOX.width, BOX.height, { radius: 1.2, stroke: outline }),
    iconAt({ x: LEFT + 7, y: y + BOX.height / 2 }, icon, 9),
    shout(LEFT + 14, y + 6.6, `${i + 1} ${name}`, 5.2),
    ...STEPS[phase].map((words, k) => form(LEFT + 14, y + 10.8 + k * 3.5, words)),
    ...arrow(
      { x: LEFT + BOX.width / 2, y: y + BOX.height + 0.6 },
      { x: LEFT + BOX.width / 2, y: y + STEP - 0.8 },
      { stroke: flow, head: 2.4 },
    ),
  ];
};

export const roundFigure = (): Scene => {
  const end = 0.4 + PHASES.length * STEP;
  const refill = `Discard, draw up to ${HAND_SIZES[ASSASSIN]} cards and ${HAND_SIZES[CONTRACT]} contracts.`;
  const pass = 'The first-player token goes clockwise.';
  const middle = end + 6;
  const back = { x: 2, top: 0.4 + BOX.height / 2 };
  return {
    width: WIDTH,
    height: end + 12.4,
    items: [
      ...PHASES.flatMap(phaseBox),
      rect(LEFT, end, BOX.width, 12, { radius: 1.2, stroke: hairline }),
      strong(LEFT + 2.4, end + 5, refill),
      form(LEFT + 2.4, end + 9.4, pass),
      path(`M${LEFT} ${middle}L${back.x} ${middle}L${back.x} ${back.top}`, {
        stroke: { ...flow, join: 'round' },
      }),
      ...arrow({ x: back.x, y: back.top }, { x: LEFT - 0.8, y: back.top }, { stroke: flow, head: 2.4 }),
      line({ x: back.x, y: back.top }, { x: back.x + 1, y: back.top }, flow),
    ],
    alt: `A round. ${PHASES.map((phase, i) => `${i + 1}, ${PHASE_LABELS[phase].name}: ${STEPS[phase].join(' ')}`).join(' ')} At the end: ${refill} ${pass} Then the next round begins with ${PHASE_LABELS.intel.name}.`,
  };
};
