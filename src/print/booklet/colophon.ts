/** The last lines of a booklet: who made what, under which licence, and which edition this is. */

import { COLORS, RULES } from '../../faces/theme';
import type { RulesMeta } from '../../rules/document';
import { line } from '../../scene/shapes';
import { SPACE, TYPE } from './design';
import { type FlowBox, lineBoxes } from './flow';
import { setLines } from './lines';
import { keepTogether } from './paginate';
import type { Setting } from './setting';

export const colophon = (
  { credits }: RulesMeta,
  edition: string,
  { book, x, width, within }: Setting,
): FlowBox[] => {
  const style = TYPE.colophon;
  const rule: FlowBox = {
    height: 2.2,
    before: SPACE.h2,
    content: {
      items: [line({ x, y: 0 }, { x: x + width, y: 0 }, { color: COLORS.ink, width: RULES.outline })],
      links: [],
    },
  };
  const entries = credits.map(({ name, role, licence, note }) => [
    { text: name, voice: 'form-bold' as const },
    { text: `  ${role}. ${licence}.${note === undefined ? '' : ` ${note}`}` },
  ]);
  const lines = [...entries, [{ text: `Edition ${edition}.` }]].flatMap((words) =>
    lineBoxes(setLines(book, words, { ...style, width }), style, x, 0.8, { type: 'P', parent: within }),
  );
  return keepTogether([rule, ...lines]);
};
