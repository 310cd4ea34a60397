/** The last lines of a booklet: who made what, under which licence, and which edition this is. */
import type { RulesMeta } from '../../rules/document';
import { line } from '../../scene/shapes';
import { COLORS, RULES } from '../../faces/theme';
import { breakLines } from '../../scene/text';
import { SPACE, TYPE } from './design';
import { type FlowBox, lineBoxes } from './flow';
import { keepTogether } from './paginate';
import type { Setting } from './setting';

export const colophon = ({ credits }: RulesMeta, edition: string, { book, x, width }: Setting): FlowBox[] => {
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
    `  ${role}. ${licence}.${note === undefined ? '' : ` ${note}`}`,
  ]);
  const lines = [...entries, [`Edition ${edition}.`]].flatMap((words) =>
    lineBoxes(breakLines(book, words, { ...style, width }), style, x, 0.8),
  );
  return keepTogether([rule, ...lines]);
};
