/** The parts that cards share: the card itself, its head and foot, rules, labels, icons and stamps. */
import type { ComponentChildren, VNode } from 'preact';
import { Picture } from '../scene/layout';
import type { Color, Scene } from '../scene/scene';
import { line } from '../scene/shapes';
import { bold, type Desk } from './desk';
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

/** Two labels at the ends of a line or, where they are too long for one, below each other. */
const Ends = ({
  desk,
  left,
  right,
  size,
}: WithDesk & { left: string; right: string; size: number }): VNode => {
  const [first, second] = [left, right].map((words) => desk.label(words, { size })) as [Scene, Scene];
  const fits = first.width + second.width + desk.mm(1.6) <= desk.measure;
  return (
    <div
      style={{
        flexDirection: fits ? 'row' : 'column',
        justifyContent: 'space-between',
        alignItems: fits ? 'flex-end' : 'flex-start',
      }}
    >
      <Picture scene={first} />
      <Picture scene={second} />
    </div>
  );
};

/** Two labels over a heavy rule. */
export const Head = ({ desk, left, right }: WithDesk & { left: string; right: string }): VNode => (
  <div
    style={{
      flexDirection: 'column',
      paddingBottom: desk.mm(1.6),
      borderBottom: `${RULES.heavy}px solid ${COLORS.ink}`,
    }}
  >
    <Ends desk={desk} left={left.toUpperCase()} right={right.toUpperCase()} size={2.5} />
  </div>
);

/** Two small labels at the lower edge. */
export const Foot = ({ desk, left, right }: WithDesk & { left: string; right: string }): VNode => (
  <Ends desk={desk} left={left} right={right} size={2.1} />
);

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
export const HeadRule = (): VNode => (
  <div style={{ height: RULES.heavy, flexShrink: 0, backgroundColor: COLORS.ink }} />
);

/** Up to this size, mm, an icon takes no more ink than a word: it is solid whatever the ink. */
const SMALL_ICON = 12;

/** The line of a larger icon where ink is spared, mm. */
const CONTOUR = 0.3;

/** What an icon of `side` mm is drawn with, in the units of its scene: a contour, or nothing where it is solid. */
export const contourOf = ({ sparing }: Desk, side: number): number | undefined =>
  sparing && side > SMALL_ICON ? (CONTOUR / side) * ICON_SIDE : undefined;

/** A part that draws the icons of a set. */
export const iconFrom =
  <Name extends string>(icons: IconSet<Name>) =>
  ({ desk, name, size, fill = COLORS.ink }: WithDesk & { name: Name; size: number; fill?: Color }): VNode => {
    const side = desk.mm(size);
    const scene = icons.scene(name, fill, contourOf(desk, side));
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
export type Brief = readonly (readonly [head: string, text: string])[];

/** Rules at a glance between hairlines, `gap` mm of a standard card above and below each. */
export const InBrief = ({
  desk,
  lines,
  gap,
  size,
  lineHeight,
}: WithDesk & { lines: Brief; gap: number; size: number; lineHeight: number }): VNode => {
  const style = { size, lineHeight };
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
          <Picture scene={desk.talk([bold(head), ` ${text}`], style)} />
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
