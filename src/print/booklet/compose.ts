/** Blocks of a rule text as boxes: here the rules about page ends are written into what flows. */
import * as m from '#messages/print';
import { COLORS, RULES } from '../../look/theme';
import {
  type Block,
  CALLOUT_LABELS,
  type CalloutBlock,
  type FigureBlock,
  type GlossaryBlock,
  type HeadingBlock,
  type ListBlock,
  type ParagraphBlock,
  type RuleBlock,
  ruleWords,
} from '../../rules/document';
import { headingText, inlineText } from '../../rules/plain-text';
import type { Item, Tag, TextItem } from '../../scene/scene';
import { line, picture, rect, tagItems, text } from '../../scene/shapes';
import { HARM, INDENT, SPACE, TYPE } from './design';
import {
  type Bar,
  balanceLines,
  baselineOf,
  endedBySpace,
  type FlowBox,
  indentBy,
  lineHeightOf,
  type Setting,
  setLines,
  textBoxes,
  toText,
  withLead,
  withoutRunt,
} from './flow';
import { keepTogether, keepWithNext, leaveNoneAlone } from './paginate';
import { tableBoxes } from './table';

const paragraphBoxes = ({ inlines }: ParagraphBlock, setting: Setting): FlowBox[] => {
  const { style, within } = setting;
  const words = toText(inlines, style.voice);
  const tag: Tag = { type: 'P', parent: within };
  const lines = textBoxes(words, style, setting, SPACE.paragraph, tag, withoutRunt);
  const boxes = leaveNoneAlone(lines, HARM.paragraph);
  // "You may attack:" promises what follows.
  return inlineText(inlines).trimEnd().endsWith(':') ? keepWithNext(boxes) : boxes;
};

/** Blocks indented by `indent`, with a marker before their first line, at its `x` from the text's edge. */
const markedBoxes = (
  blocks: readonly Block[],
  marker: Required<Pick<TextItem, 'text' | 'x' | 'anchor'>>,
  indent: number,
  list: Tag,
  setting: Setting,
): FlowBox[] => {
  const { voice, size, fill } = setting.style;
  const entry: Tag = { type: 'LI', parent: list };
  const inner = { ...indentBy(setting, indent), within: { type: 'LBody', parent: entry } as const };
  const boxes = compose(blocks, inner);
  const y = baselineOf(boxes) ?? size;
  const { anchor } = marker;
  const drawn = text(setting.x + marker.x, y, marker.text, { voice, size, fill, anchor });
  return withLead(boxes, { items: [tagItems({ type: 'Lbl', parent: entry }, [drawn])] });
};

const listBoxes = ({ ordered, start, items }: ListBlock, setting: Setting): FlowBox[] => {
  const list: Tag = { type: 'L', parent: setting.within, numbering: ordered ? 'Decimal' : 'Disc' };
  const boxes = items.flatMap((blocks, index): FlowBox[] => {
    const words = ordered ? `${start + index}.` : '\u2022';
    const marker = { text: words, x: INDENT.list - (ordered ? 1.5 : 1.9), anchor: 'end' } as const;
    const marked = markedBoxes(blocks, marker, INDENT.list, list, setting);
    return withLead(marked, { before: index === 0 ? SPACE.paragraph : SPACE.item });
  });
  return leaveNoneAlone(boxes, HARM.list);
};

/** A rule of the Law, its number in the margin. */
const ruleBoxes = (block: RuleBlock, setting: Setting): FlowBox[] => {
  const list: Tag = { type: 'L', parent: setting.within };
  const marker = { text: block.number, x: 0, anchor: 'start' } as const;
  const inner = { ...setting, style: TYPE.law };
  const boxes = markedBoxes(ruleWords(block), marker, INDENT.law, list, inner);
  const mark = { slug: block.slug, title: m.rule({ number: block.number }), level: 4 } as const;
  return leaveNoneAlone(withLead(boxes, { before: SPACE.law, mark }), HARM.list);
};

/** The terms in bold, one under the other, each to be led to from where the text uses it. */
const glossaryBoxes = ({ entries }: GlossaryBlock, setting: Setting): FlowBox[] => {
  const { style, within } = setting;
  const list: Tag = { type: 'L', parent: within };
  return entries.flatMap(({ id, term, definition }, entry): FlowBox[] => {
    const words = [{ text: `${term} `, voice: 'talk-bold' as const }, ...toText(definition, style.voice)];
    const tag: Tag = { type: 'P', parent: { type: 'LBody', parent: { type: 'LI', parent: list } } };
    const before = entry === 0 ? SPACE.paragraph : SPACE.entry;
    const boxes = textBoxes(words, style, setting, before, tag, withoutRunt);
    const mark = { slug: id, title: term, level: 3 } as const;
    return leaveNoneAlone(withLead(boxes, { mark }), HARM.list);
  });
};

/** Space that a block wants below itself, mm; a heading and a figure carry their own. */
const AFTER: Partial<Record<Block['kind'], number>> = { table: SPACE.block, callout: SPACE.block };

/** Blocks one after the other, each with the space that it and the one before it want. */
export const compose = (blocks: readonly Block[], setting: Setting): FlowBox[] =>
  blocks.flatMap((block, index): FlowBox[] => {
    const previous = blocks[index - 1];
    const boxes = (BOXES[block.kind] as (block: Block, setting: Setting) => FlowBox[])(block, setting);
    const after = previous && AFTER[previous.kind];
    return withLead(boxes, { before: Math.max(boxes[0]?.before ?? 0, after ?? 0) });
  });

/** The space below is part of the last box, so that no other block can eat into it. */
const headingBoxes = (heading: HeadingBlock, setting: Setting): FlowBox[] => {
  const { book, x, width, within } = setting;
  const { level, slug, number, inlines } = heading;
  const style = level === 2 ? TYPE.h2 : TYPE.h3;
  const before = level === 2 ? SPACE.h2 : SPACE.h3;
  const tag: Tag = { type: `H${level}`, parent: within };
  const [set] = number === undefined ? [] : setLines(book, [{ text: number }], { ...TYPE.ruleNumber, width });
  // The number is at the left of the words, on their first line.
  const beside = indentBy(setting, set ? Math.max(set.width + 2, INDENT.law) : 0);
  const words = textBoxes(toText(inlines, style.voice), style, beside, before, tag, balanceLines);
  const y = baselineOf(words) ?? 0;
  const items = set?.items.map((item) =>
    tagItems(tag, [{ ...item, x: x + item.x, y, text: `${item.text} ` }]),
  );
  const mark = { slug, title: headingText(heading), level };
  const boxes = withLead(words, { ...(items && { items }), mark });
  return boxes.map((box, index): FlowBox => {
    const last = index === boxes.length - 1;
    const y = box.height + SPACE.h2Rule;
    const rule: Item[] =
      last && level === 2
        ? [line({ x, y }, { x: x + width, y }, { color: COLORS.ink, width: RULES.heavy })]
        : [];
    const after = level === 2 ? SPACE.h2Rule + SPACE.afterH2 : SPACE.afterH3;
    return {
      ...box,
      height: box.height + (last ? after : 0),
      keep: true,
      heading: level === 2 ? 'chapter' : 'section',
      items: [...box.items, ...rule],
    };
  });
};

/** The colour of a callout's label, and the bar at its left. */
const LOOKS = {
  example: { fill: COLORS.red, bar: { color: COLORS.red, width: 0.9 } },
  note: { fill: COLORS.mute, bar: { color: COLORS.mute, width: 0.35 } },
  script: { fill: COLORS.ink, bar: { color: COLORS.manila, width: 1.6 } },
} as const;

/** "EXAMPLE", and the title on the same line. */
const labelLine = ({ callout, title = [] }: CalloutBlock, setting: Setting): FlowBox[] => {
  const { book, x, width, style, within } = setting;
  const label = { ...TYPE.label, fill: LOOKS[callout].fill };
  const tag: Tag = { type: 'P', parent: within };
  const [set] = setLines(book, [{ text: CALLOUT_LABELS[callout] }], { ...label, width }).map(endedBySpace);
  const beside = indentBy(setting, (set?.width ?? 0) + 2.2);
  const words = toText(title, 'talk-bold');
  const boxes = textBoxes(words, { ...style, voice: 'talk-bold' }, beside, 0, tag, withoutRunt);
  const y = baselineOf(boxes);
  const items = (set?.items ?? []).map((item) => tagItems(tag, [{ ...item, x: x + item.x, y: y ?? item.y }]));
  const untitled = { height: lineHeightOf(label), before: 0, items: [], links: [] };
  return withLead(boxes.length === 0 ? [untitled] : boxes, { items });
};

/** "SCRIPT" and its title on a tab as wide as the text, as on a folder. */
const tabLine = ({ callout, title = [] }: CalloutBlock, outer: Setting, inner: Setting): FlowBox[] => {
  const style = { ...TYPE.label, fill: LOOKS.script.fill, lineHeight: 2.1 };
  const words = [{ text: `${CALLOUT_LABELS[callout]}  ` }, ...toText(title, 'form-bold')];
  return textBoxes(words, style, inner, 0, { type: 'P', parent: inner.within }).map((box) => ({
    ...box,
    items: [rect(outer.x, 0, outer.width, box.height, { fill: COLORS.manila }), ...box.items],
  }));
};

/** A label and a bar at the left, over as many pages as it takes; a part of the text by itself, named by its label. */
const calloutBoxes = (block: CalloutBlock, setting: Setting): FlowBox[] => {
  const script = block.callout === 'script';
  const inner: Setting = {
    ...indentBy(setting, INDENT.callout, script ? TYPE.script : TYPE.aside),
    within: { type: 'Sect', parent: setting.within, title: CALLOUT_LABELS[block.callout] },
  };
  const head = script ? tabLine(block, setting, inner) : labelLine(block, inner);
  const body = compose(block.blocks, inner);
  // A script is read out, so it is not to be leafed through.
  const text = script ? keepTogether(body) : leaveNoneAlone(body, HARM.callout);
  const bar: Bar = { ...LOOKS[block.callout].bar, x: setting.x };
  const boxes = [
    ...head.map((box) => ({ ...box, keep: true })),
    ...withLead(text, { before: script ? SPACE.tab : 0 }),
  ];
  return withLead(
    boxes.map((box) => ({ ...box, bar })),
    { before: SPACE.block },
  );
};

/** Size of the smallest words of a figure on the page, mm: 6.6 points, and in large print those of all else. */
const FIGURE_TYPE = { usual: (6.6 * 25.4) / 72, large: TYPE.furniture.size } as const;

const sizesIn = (items: readonly Item[]): number[] =>
  items.flatMap((item) => {
    if (item.kind === 'text') return [item.size];
    if (item.kind === 'picture')
      return sizesIn(item.scene.items).map((size) => (size * item.width) / item.scene.width);
    return item.kind === 'group'
      ? sizesIn(item.items).map((size) => size * Math.abs(item.matrix?.[3] ?? 1))
      : [];
  });

/** What a figure leaves of a page for its caption and a heading, mm; in large print for its caption alone. */
const CAPTION_ROOM = { usual: 30, large: 14 } as const;

/** A scene larger than the page is made smaller. Throws an Error for a key without a scene. */
const figureBoxes = ({ key, caption }: FigureBlock, setting: Setting): FlowBox[] => {
  const { figures, x, width, height, within, large } = setting;
  const draw = Object.hasOwn(figures, key) ? figures[key] : undefined;
  if (!draw) throw new Error(`unknown figure "${key}"; known: ${Object.keys(figures).join(', ')}`);
  const scene = draw();
  const sizes = sizesIn(scene.items);
  const kind = large ? 'large' : 'usual';
  const scale = Math.min(
    large ? Number.POSITIVE_INFINITY : 1,
    sizes.length > 0 ? FIGURE_TYPE[kind] / Math.min(...sizes) / setting.scale : 1,
    width / scene.width,
    (height - CAPTION_ROOM[kind]) / scene.height,
  );
  const own = { width: scene.width * scale, height: scene.height * scale };
  // Caption and picture side by side: a figure is heard as its alternative text, with nothing inside it.
  const whole: Tag = { type: 'Div', parent: within };
  const alt = scene.alt ?? inlineText(caption);
  const tag: Tag = { type: 'Figure', parent: whole, alt, title: alt };
  const shown: FlowBox = {
    height: own.height,
    before: SPACE.figure,
    items: [tagItems(tag, [picture(scene, x + (width - own.width) / 2, 0, own)])],
    links: [],
  };
  const style = { ...TYPE.caption, align: 'middle' } as const;
  const words = toText(caption, style.voice);
  const below = textBoxes(
    words,
    style,
    setting,
    SPACE.caption,
    { type: 'Caption', parent: whole },
    balanceLines,
  );
  return keepTogether([shown, ...below]).map((box, index) => ({
    ...box,
    float: whole,
    // What follows is not always what follows in the text.
    height: box.height + (index === below.length ? SPACE.afterFigure : 0),
  }));
};

const BOXES: {
  readonly [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, setting: Setting) => FlowBox[];
} = {
  paragraph: paragraphBoxes,
  heading: headingBoxes,
  list: listBoxes,
  table: tableBoxes,
  figure: figureBoxes,
  callout: calloutBoxes,
  rule: ruleBoxes,
  glossary: glossaryBoxes,
};
