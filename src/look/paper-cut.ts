/**
 * The large picture of a game: flat shapes cut from papers of one colour, from lamp light to night, and one thing in red.
 * Where ink is spared the same shapes are outlines on white.
 */
import { mapTuple } from '../base/lists';
import { normalizePath } from '../scene/paths';
import type { Color, Item, Scene } from '../scene/scene';
import { path, rectData } from '../scene/shapes';
import type { Look } from './canvas';
import { ACCENTS, COLORS, RULES } from './theme';

export const PICTURE_SIZE = { width: 160, height: 100 } as const;

/** A paper: 0 is lamp light, 0.5 the game's accent, 1 the night. Only one shape of a picture is red. */
type Paper = number | 'red';

/** A shape of any path data, scaled and then moved. */
export type Cut = (d: string, paper: Paper, x?: number, y?: number, scale?: number) => Item;

const LIGHT = '#F7E8C3';

const mixColors = (from: Color, to: Color, share: number): Color => {
  const part = (at: number): string => {
    const [a, b] = mapTuple([from, to], (color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
};

const colorOf = (accent: Color, paper: number): Color =>
  paper < 0.5 ? mixColors(LIGHT, accent, paper * 2) : mixColors(accent, '#0B0A09', (paper - 0.5) * 1.8);

/** How far the shadow of a sheet falls on the one below it, mm. */
const LIFT = 0.7;

/** From here on a paper is black where ink is spared; all others are white. */
const SILHOUETTE = 0.95;

export type Picture = (ink: Look['ink']) => Scene;

export const paperCut =
  (game: keyof typeof ACCENTS, alt: string, draw: (cut: Cut) => readonly Item[]): Picture =>
  (ink) => {
    const cut: Cut = (shape, paper, x = 0, y = 0, scale = 1) => {
      const d = normalizePath(shape, scale, x, y);
      if (paper === 'red') return path(d, { fill: COLORS.red });
      if (ink === 'low') {
        const fill = paper >= SILHOUETTE ? COLORS.ink : COLORS.white;
        return path(d, { fill, stroke: { color: COLORS.ink, width: RULES.hair } });
      }
      const fill = colorOf(ACCENTS[game].light, paper);
      const shadow = path(normalizePath(shape, scale, x + LIFT / 2, y + LIFT), {
        fill: colorOf(ACCENTS[game].light, Math.min(1, paper + 0.16)),
      });
      return { kind: 'group', items: [shadow, path(d, { fill })] };
    };
    const frame = rectData(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height);
    return { ...PICTURE_SIZE, alt, items: [{ kind: 'group', clip: frame, items: draw(cut) }] };
  };

/** Path data of an ellipse; like all shapes here clockwise, so that those of one path join. */
export const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** A head as high as 1 about the origin, and its shoulders. */
const HEAD = 'M-.17.4C-.36.3-.4.02-.36-.16C-.32-.4-.16-.5 0-.5C.16-.5.32-.4.36-.16C.4.02.36.3.17.4';
const SHOULDERS = 'L.18.62C.5.72 1.05.78 1.12 1.25';
const BACK = 'L-1.12 1.25C-1.05.78-.5.72-.18.62Z';
const HATS = {
  none: '',
  fedora:
    'M.86-.22C.5-.08-.5-.08-.86-.22C-.74-.3-.54-.34-.44-.36C-.42-.66-.36-.88-.2-.88C-.1-.88-.06-.8 0-.8C.06-.8.1-.88.2-.88C.36-.88.42-.66.44-.36C.54-.34.74-.3.86-.22Z',
  bun: `${ellipse(0, -0.66, 0.21)}M-.43.3C-.5-.3-.4-.58 0-.58C.4-.58.5-.3.43.3C.34.1.3-.1.1-.2C-.1-.1-.34 0-.43.3Z`,
  cap: 'M-.4-.14C-.44-.5-.26-.66 0-.66C.26-.66.44-.5.4-.2L.78-.1C.6-.02.2-.14-.4-.14Z',
  long: 'M-.5.85C-.42.4-.52.1-.46-.2C-.4-.52-.2-.6 0-.6C.2-.6.4-.52.46-.2C.52.1.42.4.5.85C.3.78.3.4.3.1L-.3.1C-.3.4-.3.78-.5.85Z',
  bowler:
    'M.64-.26C.6-.1.3-.16 0-.16C-.3-.16-.6-.1-.64-.26C-.5-.24-.44-.26-.41-.28C-.44-.62-.28-.8 0-.8C.28-.8.44-.62.41-.28C.44-.26.5-.24.64-.26Z',
  curls: [-0.34, -0.12, 0.14, 0.35].map((x, i) => ellipse(x, i % 3 === 0 ? -0.32 : -0.5, 0.22)).join(''),
  hood: 'M-.6 1C-.66.2-.6-.62.04-.74C.62-.62.66.2.6 1C.44.8.34.2 0 .16C-.34.2-.44.8-.6 1Z',
} as const;
export type Hat = keyof typeof HATS;

/** A head and shoulders in silhouette, down to `foot`, and on it the hat. */
export const bust = (hat: Hat, foot = 3): readonly string[] => [
  `${HEAD}${SHOULDERS}L1.14 ${foot}L-1.14 ${foot}${BACK}`,
  ...(HATS[hat] ? [HATS[hat]] : []),
];
