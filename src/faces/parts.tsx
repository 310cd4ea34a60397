/** The parts that cards share: the card itself, its head and foot, rules, labels, icons and stamps. */
import type { ComponentChildren, VNode } from 'preact';
import { Picture } from '../scene/layout';
import type { Color, Scene } from '../scene/scene';
import { line } from '../scene/shapes';
import type { Desk } from './desk';
import { COMMON_ICONS, ICON_SIDE, type IconSet } from './icons';
import { COLORS, RULES } from './theme';

interface WithDesk {
  readonly desk: Desk;
}

/** The whole card: contents in a column between the margins. */
export const Card = ({ desk, children }: WithDesk & { children: ComponentChildren }): VNode => (
  <div
    style={{
      width: desk.size.width,
      height: desk.size.height,
      padding: desk.margin,
      flexDirection: 'column',
    }}
  >
    {children}
  </div>
);

/** Two labels over a heavy rule. */
export const Head = ({ desk, left, right }: WithDesk & { left: string; right: string }): VNode => (
  <div
    style={{
      justifyContent: 'space-between',
      paddingBottom: desk.mm(1.6),
      borderBottom: `${desk.headRule}px solid ${COLORS.ink}`,
    }}
  >
    <Picture scene={desk.label(left.toUpperCase())} />
    <Picture scene={desk.label(right.toUpperCase())} />
  </div>
);

/** Size of the labels at the lower edge, and how far the right one may shrink: a name can be twice as wide as Latin. */
const FOOT = { size: 2.1, least: 0.58 } as const;

/** Two small labels at the lower edge. */
export const Foot = ({ desk, left, right }: WithDesk & { left: string; right: string }): VNode => {
  const style = { size: FOOT.size, fill: COLORS.mute };
  const first = desk.label(left, style);
  const second = desk.label(right, style);
  const room = desk.measure - first.width - desk.mm(1.6);
  const share = Math.max(FOOT.least, Math.min(1, room / second.width));
  return (
    <div style={{ justifyContent: 'space-between', alignItems: 'flex-end' }}>
      <Picture scene={first} />
      <Picture scene={share < 1 ? desk.label(right, { ...style, size: FOOT.size * share }) : second} />
    </div>
  );
};

/** Room that takes what the others leave. */
export const Space = (): VNode => <div style={{ flexGrow: 1 }} />;

export const Gap = ({ desk, of }: WithDesk & { of: number }): VNode => (
  <div style={{ height: desk.mm(of) }} />
);

/** A hairline between two parts of a card. */
export const Rule = (): VNode => (
  <div style={{ height: RULES.hair, flexShrink: 0, backgroundColor: COLORS.line }} />
);

/** The line under a name. */
export const HeadRule = ({ desk }: WithDesk): VNode => (
  <div style={{ height: desk.headRule, flexShrink: 0, backgroundColor: COLORS.ink }} />
);

/** Below this size, mm, a contour is drawn with the thin line, or it would close up. */
const SMALL_ICON = 8;

/** Lines of one width on the card, however large the icon is. */
const outlineOf = (size: number): number => (size < SMALL_ICON ? 0.2 : 0.3);

/** A part that draws the icons of a set; `contour` is the line of an icon of so many mm, where ink is spared. */
export const iconFrom =
  <Name extends string>(icons: IconSet<Name>, contour = outlineOf) =>
  ({ desk, name, size, fill = COLORS.ink }: WithDesk & { name: Name; size: number; fill?: Color }): VNode => {
    const side = desk.mm(size);
    const scene = icons.scene(name, fill, desk.sparing ? (contour(side) / side) * ICON_SIDE : undefined);
    return <Picture scene={scene} width={side} height={side} />;
  };

export const Icon = iconFrom(COMMON_ICONS);

/** Corner marks of a photo, in red. */
const corners = (width: number, height: number, arm: number): Scene => {
  const stroke = { color: COLORS.red, width: RULES.outline };
  const corner = (x: number, y: number, dx: number, dy: number) => [
    line({ x, y }, { x: x + dx * arm, y }, stroke),
    line({ x, y }, { x, y: y + dy * arm }, stroke),
  ];
  return {
    width,
    height,
    items: [
      ...corner(0, 0, 1, 1),
      ...corner(width, 0, -1, 1),
      ...corner(0, height, 1, -1),
      ...corner(width, height, -1, -1),
    ],
  };
};

/** A photo: manila, or an outline where ink is spared, and what it shows. */
export const Photo = ({ desk, children }: WithDesk & { children: ComponentChildren }): VNode => {
  const height = desk.mm(33);
  const inset = desk.mm(3.4);
  const frame = corners(desk.measure - 2 * inset, height - 2 * inset, desk.mm(3.2));
  return (
    <div
      style={{
        height,
        flexShrink: 0,
        position: 'relative',
        ...(desk.sparing
          ? { border: `${RULES.hair}px solid ${COLORS.mute}` }
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
export type Brief = readonly (readonly [head: string, text: string])[];

/** Rules at a glance between hairlines, `gap` mm of a standard card above and below each. */
export const InBrief = ({
  desk,
  lines,
  gap,
  size,
  lineHeight,
}: WithDesk & { lines: Brief; gap: number; size: number; lineHeight: number }): VNode => {
  const style = { size: desk.sizeFor('brief', lines.flat().join(' '), size), lineHeight };
  return (
    <div style={{ flexDirection: 'column' }}>
      {lines.map(([head, text]) => (
        <div
          style={{
            flexDirection: 'column',
            borderTop: `${RULES.hair}px solid ${COLORS.line}`,
            paddingTop: desk.mm(gap),
            paddingBottom: desk.mm(gap),
          }}
        >
          <Picture scene={desk.talk([desk.strong(head), ` ${text}`], style)} />
        </div>
      ))}
    </div>
  );
};

/** A stamp in red, leaning; at the most one a card. */
export const Stamp = ({ desk, text }: WithDesk & { text: string }): VNode => (
  <div
    style={{
      padding: desk.mm(1.1),
      paddingBottom: desk.mm(0.7),
      border: `${RULES.outline}px solid ${COLORS.red}`,
      borderRadius: desk.mm(0.8),
      transform: 'rotate(-6deg)',
    }}
  >
    <Picture
      scene={desk.shout(text, {
        maxSize: 4.6,
        fill: COLORS.red,
        width: desk.book.width(text.toUpperCase(), 'shout', desk.mm(4.6)) + 0.01,
      })}
    />
  </div>
);
