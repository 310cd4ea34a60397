/** The parts that cards share: the card itself, its head and foot, rules, labels, icons and stamps. */
import type { ComponentChildren, VNode } from 'preact';
import { Picture } from '../scene/layout';
import type { Color } from '../scene/scene';
import type { Desk } from './desk';
import { type IconName, iconScene } from './icons';
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
      borderBottom: `${RULES.heavy}px solid ${COLORS.ink}`,
    }}
  >
    <Picture scene={desk.label(left.toUpperCase())} />
    <Picture scene={desk.label(right.toUpperCase())} />
  </div>
);

/** Two small labels at the lower edge. */
export const Foot = ({ desk, left, right }: WithDesk & { left: string; right: string }): VNode => (
  <div style={{ justifyContent: 'space-between' }}>
    <Picture scene={desk.label(left, { size: 2.1, fill: COLORS.mute })} />
    <Picture scene={desk.label(right, { size: 2.1, fill: COLORS.mute })} />
  </div>
);

/** Room that takes what the others leave. */
export const Space = (): VNode => <div style={{ flexGrow: 1 }} />;

export const Gap = ({ desk, of }: WithDesk & { of: number }): VNode => (
  <div style={{ height: desk.mm(of) }} />
);

export const Rule = ({ heavy = false }: { heavy?: boolean }): VNode => (
  <div
    style={{
      height: heavy ? RULES.heavy : RULES.hair,
      flexShrink: 0,
      backgroundColor: heavy ? COLORS.ink : COLORS.line,
    }}
  />
);

export const Icon = ({
  desk,
  name,
  size,
  fill = COLORS.ink,
}: WithDesk & { name: IconName; size: number; fill?: Color }): VNode => (
  <Picture scene={iconScene(name, fill, desk.sparing)} width={desk.mm(size)} height={desk.mm(size)} />
);

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
