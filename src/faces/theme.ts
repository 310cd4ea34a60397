/** The visual identity in numbers: one case file over everything, paper, ink and one red. */
import type { Color, Stroke } from '../scene/scene';

export const COLORS = {
  paper: '#F6F1E4',
  ink: '#1C1A17',
  mute: '#6A6459',
  /** Ink at 19 % on white, for hairlines. */
  line: '#D4D3D2',
  red: '#B4231F',
  manila: '#E6D3A3',
  white: '#FFFFFF',
} as const satisfies Record<string, Color>;

/** Line widths in mm: the heavy rule under a head, an outline, a hairline. */
export const RULES = { heavy: 0.5, outline: 0.35, hair: 0.18 } as const;

export const hairline: Stroke = { color: COLORS.line, width: RULES.hair };
export const outline: Stroke = { color: COLORS.ink, width: RULES.outline };
