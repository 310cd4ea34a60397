/** Blocks of a rule text as boxes: here the rules about page ends are written into what flows. */
import {
  type Block,
  type GlossaryBlock,
  type ListBlock,
  type ParagraphBlock,
  type RuleBlock,
  ruleWords,
} from '../../rules/document';
import { inlineText } from '../../rules/plain-text';
import type { Item, TextItem } from '../../scene/scene';
import { text } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import { calloutBoxes, settingWithin } from './callout';
import { HARM, INDENT, SPACE } from './design';
import { figureBoxes } from './figure';
import { type FlowBox, lineBoxes, tagged } from './flow';
import { headingBoxes } from './heading';
import { toText } from './inlines';
import { withoutRunt } from './lines';
import { keepWithNext, leaveNoneAlone } from './paginate';
import { indented, type Setting } from './setting';
import { tableBoxes } from './table';

const paragraphBoxes = (
  { inlines }: ParagraphBlock,
  { book, x, width, style, within }: Setting,
): FlowBox[] => {
  const lines = withoutRunt(book, toText(inlines, style.voice), { ...style, width });
  const paragraph: Tag = { type: 'P', parent: within };
  const boxes = leaveNoneAlone(lineBoxes(lines, style, x, SPACE.paragraph, paragraph), HARM.paragraph);
  // "You may attack:" promises what follows.
  return inlineText(inlines).trimEnd().endsWith(':') ? keepWithNext(boxes) : boxes;
};

const firstText = (items: readonly Item[]): TextItem | undefined => {
  const [text] = items.flatMap((item) => (item.kind === 'group' ? (firstText(item.items) ?? []) : item));
  return text?.kind === 'text' ? text : undefined;
};

interface Marker {
  readonly text: string;
  /** From the text's edge, mm. */
  readonly x: number;
  readonly anchor: 'start' | 'end';
}

/** Blocks indented by `indent`, with a marker before their first line. */
const markedBoxes = (
  blocks: readonly Block[],
  marker: Marker,
  indent: number,
  list: Tag,
  setting: Setting,
): FlowBox[] => {
  const { voice, size, fill } = setting.style;
  const entry: Tag = { type: 'LI', parent: list };
  const inner = { ...indented(setting, indent), within: { type: 'LBody', parent: entry } as const };
  const [first, ...rest] = compose(blocks, inner);
  if (!first) return [];
  const y = firstText(first.content.items)?.y ?? size;
  const { anchor } = marker;
  const drawn = text(setting.x + marker.x, y, marker.text, { voice, size, fill, anchor });
  const items = [tagged({ type: 'Lbl', parent: entry }, [drawn]), ...first.content.items];
  return [{ ...first, content: { ...first.content, items } }, ...rest];
};

const listBoxes = ({ ordered, start, items }: ListBlock, setting: Setting): FlowBox[] => {
  const list: Tag = { type: 'L', parent: setting.within, numbering: ordered ? 'Decimal' : 'Disc' };
  const boxes = items.flatMap((blocks, index): FlowBox[] => {
    const words = ordered ? `${start + index}.` : '\u2022';
    const marker = { text: words, x: INDENT.list - (ordered ? 1.5 : 1.9), anchor: 'end' } as const;
    const [first, ...rest] = markedBoxes(blocks, marker, INDENT.list, list, setting);
    return first ? [{ ...first, before: index === 0 ? SPACE.paragraph : SPACE.item }, ...rest] : [];
  });
  return leaveNoneAlone(boxes, HARM.list);
};

/** A rule of the Law, its number in the margin. */
const ruleBoxes = (block: RuleBlock, setting: Setting): FlowBox[] => {
  const list: Tag = { type: 'L', parent: setting.within };
  const marker = { text: block.number, x: 0, anchor: 'start' } as const;
  const [first, ...rest] = markedBoxes(ruleWords(block), marker, INDENT.law, list, setting);
  if (!first) return [];
  const mark = { slug: block.slug, title: `Rule ${block.number}`, level: 3, listed: false } as const;
  const marked = { ...first, before: SPACE.paragraph, content: { ...first.content, mark } };
  return leaveNoneAlone([marked, ...rest], HARM.list);
};

/** The terms in bold, one under the other, each to be led to from where the text uses it. */
const glossaryBoxes = ({ entries }: GlossaryBlock, setting: Setting): FlowBox[] => {
  const { book, x, width, style, within } = setting;
  const list: Tag = { type: 'L', parent: within };
  return entries.flatMap(({ id, term, definition }, entry): FlowBox[] => {
    const words = [{ text: `${term} `, voice: 'talk-bold' as const }, ...toText(definition, style.voice)];
    const lines = withoutRunt(book, words, { ...style, width });
    const body: Tag = { type: 'LBody', parent: { type: 'LI', parent: list } };
    const before = entry === 0 ? SPACE.paragraph : SPACE.entry;
    return leaveNoneAlone(lineBoxes(lines, style, x, before, { type: 'P', parent: body }), HARM.list).map(
      (box, index) =>
        index > 0
          ? box
          : { ...box, content: { ...box.content, mark: { slug: id, title: term, level: 3, listed: false } } },
    );
  });
};

const boxesOf = (block: Block, setting: Setting): FlowBox[] => {
  switch (block.kind) {
    case 'paragraph':
      return paragraphBoxes(block, setting);
    case 'heading':
      return headingBoxes(block, setting);
    case 'list':
      return listBoxes(block, setting);
    case 'table':
      return tableBoxes(block, setting);
    case 'figure':
      return figureBoxes(block, setting);
    case 'callout': {
      const inner = settingWithin(block, setting);
      return calloutBoxes(block, compose(block.blocks, inner), setting, inner);
    }
    case 'rule':
      return ruleBoxes(block, setting);
    case 'glossary':
      return glossaryBoxes(block, setting);
  }
};

/** Space that a block wants below itself, mm; a heading carries its own. */
const AFTER: Readonly<Record<Block['kind'], number>> = {
  heading: 0,
  paragraph: 0,
  list: 0,
  table: SPACE.block,
  figure: SPACE.figure,
  callout: SPACE.block,
  rule: 0,
  glossary: 0,
};

/**
 * Blocks one after the other, each with the space that it and the one before it want. A heading stays with the two lines,
 * rows or other boxes after it.
 */
export const compose = (blocks: readonly Block[], setting: Setting): FlowBox[] =>
  blocks.flatMap((block, index): FlowBox[] => {
    const previous = blocks[index - 1];
    const [first, ...rest] = boxesOf(block, setting);
    if (!first) return [];
    if (previous?.kind !== 'heading') {
      return [{ ...first, before: Math.max(first.before, previous ? AFTER[previous.kind] : 0) }, ...rest];
    }
    const before = block.kind === 'heading' ? SPACE.betweenHeadings : 0;
    return [{ ...first, before, keep: true }, ...rest];
  });
