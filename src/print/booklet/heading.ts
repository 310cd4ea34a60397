/** Headings in shout capitals, over a section a heavy rule under them, over a numbered rule its number. */
import { COLORS, RULES } from '../../faces/theme';
import type { HeadingBlock } from '../../rules/document';
import { headingText } from '../../rules/plain-text';
import type { Item } from '../../scene/scene';
import { line } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import { SPACE, TYPE } from './design';
import { type FlowBox, lineBoxes } from './flow';
import { toText } from './inlines';
import { balanced, endedBySpace, setLines } from './lines';
import type { Setting } from './setting';

/** The space below is part of the last box, so that no other block can eat into it. */
export const headingBoxes = (heading: HeadingBlock, { book, x, width, within }: Setting): FlowBox[] => {
  const { level, slug, number, inlines } = heading;
  const style = level === 2 ? TYPE.h2 : TYPE.h3;
  const before = level === 2 ? SPACE.h2 : SPACE.h3;
  const tag: Tag = { type: `H${level}`, parent: within };
  const lines = balanced(book, toText(inlines, style.voice), { ...style, width });
  const above =
    number === undefined
      ? []
      : setLines(book, [{ text: number }], { ...TYPE.ruleNumber, width }).map(endedBySpace);
  const boxes = [
    ...lineBoxes(above, TYPE.ruleNumber, x, before, tag),
    ...lineBoxes(lines, style, x, above.length > 0 ? 0 : before, tag),
  ];
  const mark = { slug, title: headingText(heading), level, listed: true };
  return boxes.map((box, index): FlowBox => {
    const last = index === boxes.length - 1;
    const y = box.height + SPACE.h2Rule;
    const rule: Item[] =
      last && level === 2
        ? [line({ x, y }, { x: x + width, y }, { color: COLORS.ink, width: RULES.heavy })]
        : [];
    const after = level === 2 ? SPACE.h2Rule + SPACE.afterH2 : SPACE.afterH3;
    return {
      height: box.height + (last ? after : 0),
      before: box.before,
      keep: true,
      content: { ...box.content, items: [...box.content.items, ...rule], ...(index === 0 && { mark }) },
    };
  });
};
