/** Blocks of a rule text as boxes: here the rules about page ends are written into what flows. */
import { COLORS, RULES } from '../../faces/theme';
import {
  type Block,
  type FigureBlock,
  type GlossaryBlock,
  type HeadingBlock,
  type ListBlock,
  type ParagraphBlock,
  type RuleBlock,
  ruleWords,
} from '../../rules/document';
import { headingText, inlineText } from '../../rules/plain-text';
import type { Item, TextItem } from '../../scene/scene';
import { line, picture, tagged, text } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import { calloutBoxes, settingWithin } from './callout';
import { HARM, INDENT, SPACE, TYPE } from './design';
import { type FlowBox, indented, led, lineBoxes, type Setting } from './flow';
import { balanced, setLines, toText, withoutRunt } from './lines';
import { keepTogether, keepWithNext, leaveNoneAlone } from './paginate';
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
  const boxes = compose(blocks, inner);
  const y = firstText(boxes[0]?.content.items ?? [])?.y ?? size;
  const { anchor } = marker;
  const drawn = text(setting.x + marker.x, y, marker.text, { voice, size, fill, anchor });
  return led(boxes, { items: [tagged({ type: 'Lbl', parent: entry }, [drawn])] });
};

const listBoxes = ({ ordered, start, items }: ListBlock, setting: Setting): FlowBox[] => {
  const list: Tag = { type: 'L', parent: setting.within, numbering: ordered ? 'Decimal' : 'Disc' };
  const boxes = items.flatMap((blocks, index): FlowBox[] => {
    const words = ordered ? `${start + index}.` : '\u2022';
    const marker = { text: words, x: INDENT.list - (ordered ? 1.5 : 1.9), anchor: 'end' } as const;
    const marked = markedBoxes(blocks, marker, INDENT.list, list, setting);
    return led(marked, { before: index === 0 ? SPACE.paragraph : SPACE.item });
  });
  return leaveNoneAlone(boxes, HARM.list);
};

/** A rule of the Law, its number in the margin. */
const ruleBoxes = (block: RuleBlock, setting: Setting): FlowBox[] => {
  const list: Tag = { type: 'L', parent: setting.within };
  const marker = { text: block.number, x: 0, anchor: 'start' } as const;
  const inner = { ...setting, style: TYPE.law };
  const boxes = markedBoxes(ruleWords(block), marker, INDENT.law, list, inner);
  const mark = { slug: block.slug, title: `Rule ${block.number}`, level: 3, listed: false } as const;
  return leaveNoneAlone(led(boxes, { before: SPACE.law, mark }), HARM.list);
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
    const boxes = lineBoxes(lines, style, x, before, { type: 'P', parent: body });
    const mark = { slug: id, title: term, level: 3, listed: false } as const;
    return leaveNoneAlone(led(boxes, { mark }), HARM.list);
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

/** Space that a block wants below itself, mm; a heading and a figure carry their own. */
const AFTER: Partial<Record<Block['kind'], number>> = { table: SPACE.block, callout: SPACE.block };

/** Blocks one after the other, each with the space that it and the one before it want. */
export const compose = (blocks: readonly Block[], setting: Setting): FlowBox[] =>
  blocks.flatMap((block, index): FlowBox[] => {
    const previous = blocks[index - 1];
    const boxes = boxesOf(block, setting);
    const after = previous && AFTER[previous.kind];
    return led(boxes, { before: Math.max(boxes[0]?.before ?? 0, after ?? 0) });
  });

/** The space below is part of the last box, so that no other block can eat into it. */
const headingBoxes = (heading: HeadingBlock, { book, x, width, within }: Setting): FlowBox[] => {
  const { level, slug, number, inlines } = heading;
  const style = level === 2 ? TYPE.h2 : TYPE.h3;
  const before = level === 2 ? SPACE.h2 : SPACE.h3;
  const tag: Tag = { type: `H${level}`, parent: within };
  const [set] = number === undefined ? [] : setLines(book, [{ text: number }], { ...TYPE.ruleNumber, width });
  // The number is at the left of the words, on their first line.
  const hang = set ? Math.max(set.width + 2, INDENT.law) : 0;
  const lines = balanced(book, toText(inlines, style.voice), { ...style, width: width - hang });
  const words = lineBoxes(lines, style, x + hang, before, tag);
  const y = lines[0]?.items[0]?.y ?? 0;
  const items = set?.items.map((item) => tagged(tag, [{ ...item, x: x + item.x, y, text: `${item.text} ` }]));
  const mark = { slug, title: headingText(heading), level, listed: true };
  const boxes = led(words, { ...(items && { items }), mark });
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
      heading: level === 2 ? 'chapter' : 'section',
      content: { ...box.content, items: [...box.content.items, ...rule] },
    };
  });
};

/** Size of the smallest words of a figure on paper, mm: 6.6 points. */
const FIGURE_TYPE = (6.6 * 25.4) / 72;

const sizesIn = (items: readonly Item[]): number[] =>
  items.flatMap((item) => {
    if (item.kind === 'text') return [item.size];
    if (item.kind === 'picture')
      return sizesIn(item.scene.items).map((size) => (size * item.width) / item.scene.width);
    return item.kind === 'group'
      ? sizesIn(item.items).map((size) => size * Math.abs(item.matrix?.[3] ?? 1))
      : [];
  });

/** What a figure leaves of a page for its caption and a heading, mm. */
const CAPTION_ROOM = 30;

/** A scene larger than the page is made smaller. Throws an Error for a key without a scene. */
const figureBoxes = ({ key, caption }: FigureBlock, setting: Setting): FlowBox[] => {
  const { book, figures, x, width, height, within } = setting;
  const draw = Object.hasOwn(figures, key) ? figures[key] : undefined;
  if (!draw) throw new Error(`unknown figure "${key}"; known: ${Object.keys(figures).join(', ')}`);
  const scene = draw();
  const words = sizesIn(scene.items);
  const scale = Math.min(
    1,
    words.length > 0 ? FIGURE_TYPE / Math.min(...words) / setting.scale : 1,
    width / scene.width,
    (height - CAPTION_ROOM) / scene.height,
  );
  const own = { width: scene.width * scale, height: scene.height * scale };
  // Caption and picture side by side: a figure is heard as its alternative text, with nothing inside it.
  const whole: Tag = { type: 'Div', parent: within };
  const alt = scene.alt ?? inlineText(caption);
  const tag: Tag = { type: 'Figure', parent: whole, alt, title: alt };
  const shown: FlowBox = {
    height: own.height,
    before: SPACE.figure,
    content: {
      items: [tagged(tag, [picture(scene, x + (width - own.width) / 2, 0, own)])],
      links: [],
    },
  };
  const style = TYPE.caption;
  const lines = balanced(book, toText(caption, style.voice), { ...style, width, align: 'middle' });
  const below = lineBoxes(lines, style, x, SPACE.caption, { type: 'Caption', parent: whole });
  return keepTogether([shown, ...below]).map((box, index) => ({
    ...box,
    float: whole,
    // What follows is not always what follows in the text.
    height: box.height + (index === below.length ? SPACE.afterFigure : 0),
  }));
};
