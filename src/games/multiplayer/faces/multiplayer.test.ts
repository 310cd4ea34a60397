/** The cards and the rules that they sum up say the same. */

import { expect, it } from 'vitest';
import { STANDARD_CARD } from '../../../base/piece';
import { nodeBook } from '../../../files/node-fonts';
import { loadFaces } from '../../../files/pieces';
import { drawFront } from '../../../look/face';
import { INKS } from '../../../print/papers';
import { textOf } from '../../drawn.sample';
import type { LEFT_PARTS } from '../kit';

const drawn = async (part: (typeof LEFT_PARTS)[number], ink: (typeof INKS)[number]): Promise<string> => {
  const faces = await loadFaces('multiplayer');
  const face = { title: 'A player has left', face: { kind: 'left', part } };
  const { items } = await drawFront(faces, face, { size: STANDARD_CARD, ink }, await nodeBook());
  return textOf(items).replace(/\s+/g, ' ');
};

it.each(INKS)(
  '800.4a in its order, in %s ink: own, borrowed, abilities, controlled, priority',
  async (ink) => {
    const text = (await drawn('at-once', ink)).toLowerCase();
    const steps = ['own', 'borrowed', 'abilities', 'still control', 'priority'];
    const at = steps.map((step) => text.indexOf(step));
    expect(
      at.every((place) => place >= 0),
      text,
    ).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  },
);

it.each(INKS)('what holds from then on, in %s ink: 800.4b to 800.4m in turn', async (ink) => {
  const text = (await drawn('from-then-on', ink)).toLowerCase();
  const rules = [
    /no tokens?, no triggers?/,
    /loan ends/,
    /damage/,
    /costs/,
    /choices/,
    /a rule’s/,
    /last known/,
    /their turn/,
    /no new one/,
    /would have begun/,
  ];
  const at = rules.map((rule) => text.search(rule));
  expect(
    at.every((place) => place >= 0),
    `${text} ${at}`,
  ).toBe(true);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});
