/** The parts that cards share: the card itself, its head and foot, rules, labels, icons and stamps. */

import type { ComponentChildren, VNode } from 'preact';
import { mapTuple } from '../base/lists';
import type { Box } from '../base/piece';
import { Picture } from '../scene/layout';
import type { Color, Item, Scene, Stroke } from '../scene/scene';
import { line, picture } from '../scene/shapes';
import type { Inline } from '../scene/text';
import type { Canvas } from './canvas';
import { COMMON_ICONS, ICON_SIDE, type IconName, type IconSet, type OwnPicture } from './icons';
import { COLORS, RULES } from './theme';

interface WithCanvas {
  readonly canvas: Canvas;
}

type Pair = readonly [left: string, right: string];

/** What a face of a kind is drawn from. */
export interface With<Face extends { readonly kind: string }, Kind extends Face['kind']> extends WithCanvas {
  readonly face: Extract<Face, { readonly kind: Kind }>;
}

/**
 * Two labels at the ends of a line or, where they are too long for one, below each other. They are one box for the layout:
 * cards with other words in it are laid out alike.
 */
const Ends = ({
  canvas,
  left,
  right,
  size,
}: WithCanvas & { left: string; right: string; size: number }): Scene => {
  const [first, second] = mapTuple([left, right], (words) => canvas.label(words, { size }));
  const { height } = first;
  const fits = first.width + second.width + canvas.mm(1.6) <= canvas.measure;
  const width = Math.max(canvas.measure, first.width, second.width);
  const below = fits ? picture(second, width - second.width, 0) : picture(second, 0, height);
  return { width, height: fits ? height : height + second.height, items: [picture(first, 0, 0), below] };
};

/** Two labels over a heavy rule. */
const Head = ({ canvas, words: [left, right] }: WithCanvas & { words: Pair }): VNode => (
  <div
    style={{
      flexDirection: 'column',
      paddingBottom: canvas.mm(1.6),
      borderBottom: `${RULES.heavy}px solid ${COLORS.ink}`,
    }}
  >
    <Ends canvas={canvas} left={left.toUpperCase()} right={right.toUpperCase()} size={2.5} />
  </div>
);

interface CardProps extends WithCanvas {
  readonly head?: Pair | undefined;
  /** Small, at the lower edge. */
  readonly foot: Pair;
}

/** The whole card: head, contents and foot in a column between the margins. */
export const Card = ({
  canvas,
  head,
  foot: [left, right],
  children,
}: CardProps & { children: ComponentChildren }): VNode => (
  <div
    style={{
      width: canvas.size.width,
      height: canvas.size.height,
      padding: canvas.margin,
      flexDirection: 'column',
    }}
  >
    {head && <Head canvas={canvas} words={head} />}
    {children}
    <Ends canvas={canvas} left={left} right={right} size={2.1} />
  </div>
);

/** Room that takes what the others leave; with a canvas it keeps words clear of what is next to them. */
export const Space = ({ canvas }: Partial<WithCanvas>): VNode => (
  <div style={{ flexGrow: 1, ...(canvas?.room.firm && { minHeight: canvas.mm(1.2) }) }} />
);

/** Nearer to nothing where a card is full; `firm`, only where nothing else can be smaller. */
export const Gap = ({
  canvas,
  of,
  firm = canvas.room.firm,
}: WithCanvas & { of: number; firm?: boolean }): VNode => (
  <div style={{ height: canvas.mm(of), ...(firm && { flexShrink: 0 }) }} />
);

/** A hairline between two parts of a card. */
export const Rule = (): VNode => (
  <div style={{ height: RULES.hair, flexShrink: 0, backgroundColor: COLORS.line }} />
);

/** The line under a name, and the room about it. */
export const HeadRule = ({ canvas, above, below }: WithCanvas & { above: number; below: number }): VNode => (
  <>
    <Gap canvas={canvas} of={above} />
    <div style={{ height: RULES.heavy, flexShrink: 0, backgroundColor: COLORS.ink }} />
    <Gap canvas={canvas} of={below} />
  </>
);

/** Up to this size, mm, an icon takes no more ink than a word: it is solid whatever the ink. */
const SMALL_ICON = 12;

/** The line of a larger icon where ink is spared, mm. */
const CONTOUR = 0.3;

/** What an icon of `side` mm is drawn with, in the units of its scene: a contour, or nothing where it is solid. */
export const contourOf = ({ sparing }: Canvas, side: number): number | undefined =>
  sparing && side > SMALL_ICON ? (CONTOUR / side) * ICON_SIDE : undefined;

/** A part that draws the icons of a set. */
export const iconFrom =
  <Name extends string>(icons: IconSet<Name>) =>
  ({
    canvas,
    name,
    size,
    fill = COLORS.ink,
  }: WithCanvas & { name: Name | OwnPicture; size: number; fill?: Color }): VNode => {
    const side = canvas.mm(size);
    const scene = icons.scene(name, fill, contourOf(canvas, side));
    return <Picture scene={scene} width={side} height={side} />;
  };

export const Icon = iconFrom(COMMON_ICONS);

/** Marks in the corners of a box. */
export const corners = ({ x, y, width, height }: Box, arm: number, stroke: Stroke): Item[] =>
  [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ].flatMap(([cx = 0, cy = 0, dx = 0, dy = 0]) => [
    line({ x: cx, y: cy }, { x: cx + dx * arm, y: cy }, stroke),
    line({ x: cx, y: cy }, { x: cx, y: cy + dy * arm }, stroke),
  ]);

/** A photo: manila, or an outline where ink is spared, and what it shows. */
export const Photo = ({ canvas, children }: WithCanvas & { children: ComponentChildren }): VNode => {
  const height = canvas.mm(33 * canvas.room.pictures);
  const inset = canvas.mm(3.4);
  const [width, red] = [canvas.measure - 2 * inset, { color: COLORS.red, width: RULES.outline }];
  const box = { x: 0, y: 0, width, height: height - 2 * inset };
  const frame: Scene = { ...box, items: corners(box, canvas.mm(3.2), red) };
  return (
    <div
      style={{
        height,
        flexShrink: 0,
        position: 'relative',
        ...(canvas.sparing
          ? { border: `${RULES.hair}px solid ${COLORS.ink}` }
          : { backgroundColor: COLORS.manila }),
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {children}
      <Picture scene={frame} style={{ position: 'absolute', left: inset, top: inset }} />
    </div>
  );
};

/** Rules at a glance: what it is about, and what holds. */
export type Brief = readonly (readonly Inline[])[];

interface RulesCardProps extends CardProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly lines: Brief;
  /** Of the sentences, and what is free above and below each, mm of a standard card. */
  readonly size?: number;
  readonly gap?: number;
  /** Below all rules. */
  readonly note?: string;
}

/** Rules at a glance between hairlines. */
export const RulesCard = ({
  canvas,
  head,
  title,
  icon,
  lines,
  size = 2.95,
  gap = 1.1,
  note,
  foot,
}: RulesCardProps): VNode => (
  <Card {...{ canvas, head, foot }}>
    <Gap canvas={canvas} of={2} firm={false} />
    <div style={{ justifyContent: 'space-between', alignItems: 'center' }}>
      {canvas.shout(title, { maxSize: 8, width: canvas.measure - canvas.mm(icon ? 12 : 0) })}
      {icon && <Icon canvas={canvas} name={icon} size={8} />}
    </div>
    <Gap canvas={canvas} of={1.2} firm={false} />
    {lines.map((words) => (
      <div
        style={{
          flexDirection: 'column',
          borderTop: `${RULES.hair}px solid ${COLORS.line}`,
          paddingTop: canvas.mm(gap),
          paddingBottom: canvas.mm(gap),
        }}
      >
        {canvas.talk(words, { size, lineHeight: 1.25 })}
      </div>
    ))}
    <Space />
    {note && canvas.aside(note, { size: 2.7 })}
    <Gap canvas={canvas} of={1.2} firm={false} />
  </Card>
);

/** A stamp in red, leaning; at the most one a card. */
export const Stamp = ({ canvas, text }: WithCanvas & { text: string }): VNode => (
  <div
    style={{
      padding: canvas.mm(1.1),
      paddingBottom: canvas.mm(0.7),
      border: `${RULES.outline}px solid ${COLORS.red}`,
      borderRadius: canvas.mm(0.8),
      transform: 'rotate(-6deg)',
    }}
  >
    {canvas.shout(text, {
      maxSize: 4.6,
      fill: COLORS.red,
      width: canvas.book.width(text.toUpperCase(), 'shout', canvas.mm(4.6)) + 0.01,
    })}
  </div>
);
