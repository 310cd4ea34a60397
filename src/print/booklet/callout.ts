/** Callouts: a label and a bar at the left, over as many pages as it takes. */
import { COLORS } from '../../faces/theme';
import { CALLOUT_LABELS, type CalloutBlock, type CalloutKind } from '../../rules/document';
import type { Color } from '../../scene/scene';
import { rect, tagged } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import { HARM, INDENT, SPACE, TYPE } from './design';
import { type Bar, type FlowBox, indented, led, lineBoxes, lineHeightOf, type Setting } from './flow';
import { endedBySpace, setLines, toText, withoutRunt } from './lines';
import { keepTogether, leaveNoneAlone } from './paginate';

interface Look {
  readonly label: Color;
  readonly bar: Omit<Bar, 'x'>;
}

const LOOKS: Readonly<Record<CalloutKind, Look>> = {
  example: { label: COLORS.red, bar: { color: COLORS.red, width: 0.9 } },
  note: { label: COLORS.mute, bar: { color: COLORS.mute, width: 0.35 } },
  script: { label: COLORS.ink, bar: { color: COLORS.manila, width: 1.6 } },
};

/** How the body of a callout is set: as a part of the text by itself, named by its label. */
export const settingWithin = (block: CalloutBlock, setting: Setting): Setting => ({
  ...indented(setting, INDENT.callout, block.callout === 'script' ? TYPE.script : TYPE.aside),
  within: { type: 'Sect', parent: setting.within, title: CALLOUT_LABELS[block.callout] },
});

/** "EXAMPLE", and the title on the same line. */
const labelled = (block: CalloutBlock, { book, x, width, style, within }: Setting): FlowBox[] => {
  const label = { ...TYPE.label, fill: LOOKS[block.callout].label };
  const bold = { ...style, voice: 'talk-bold' as const };
  const words = CALLOUT_LABELS[block.callout];
  const tag: Tag = { type: 'P', parent: within };
  const [set] = setLines(book, [{ text: words }], { ...label, width }).map(endedBySpace);
  const room = (set?.width ?? 0) + 2.2;
  const title = withoutRunt(book, toText(block.title ?? [], 'talk-bold'), { ...bold, width: width - room });
  const y = title[0]?.items[0]?.y;
  const items = (set?.items ?? []).map((item) => tagged(tag, [{ ...item, x: x + item.x, y: y ?? item.y }]));
  const untitled = { height: lineHeightOf(label), before: 0, content: { items: [], links: [] } };
  return led(title.length === 0 ? [untitled] : lineBoxes(title, bold, x + room, 0, tag), { items });
};

/** "SCRIPT" and its title on a tab as wide as the text, as on a folder. */
const tabbed = (block: CalloutBlock, outer: Setting, { book, x, width, within }: Setting): FlowBox[] => {
  const style = { ...TYPE.label, fill: LOOKS.script.label, lineHeight: 2.1 };
  const words = [{ text: `${CALLOUT_LABELS[block.callout]}  ` }, ...toText(block.title ?? [], 'form-bold')];
  const lines = setLines(book, words, { ...style, width });
  return lineBoxes(lines, style, x, 0, { type: 'P', parent: within }).map((box) => ({
    ...box,
    content: {
      ...box.content,
      items: [rect(outer.x, 0, outer.width, box.height, { fill: COLORS.manila }), ...box.content.items],
    },
  }));
};

/** `body` is the callout's blocks, composed in `inner`, its own `settingWithin`. */
export const calloutBoxes = (
  block: CalloutBlock,
  body: readonly FlowBox[],
  setting: Setting,
  inner: Setting,
): FlowBox[] => {
  const script = block.callout === 'script';
  const head = script ? tabbed(block, setting, inner) : labelled(block, inner);
  // A script is read out, so it is not to be leafed through.
  const text = script ? keepTogether(body) : leaveNoneAlone(body, HARM.callout);
  const bar: Bar = { ...LOOKS[block.callout].bar, x: setting.x };
  const boxes = [
    ...head.map((box) => ({ ...box, keep: true })),
    ...led(text, { before: script ? SPACE.tab : 0 }),
  ];
  return led(
    boxes.map((box) => ({ ...box, content: { ...box.content, bar } })),
    { before: SPACE.block },
  );
};
