/**
 * Icons of game-icons.net (CC BY 3.0; their artists are named in the credits). The package holds four thousand; the ones
 * in use are copied into icon-paths.json by `npm run icons`, so that a browser loads no more than those.
 */

import { normalizePath } from '../scene/paths';
import type { Color, Scene } from '../scene/scene';
import paths from './icon-paths.json' with { type: 'json' };

export const ICONS = [
  'bullseye',
  'clubs',
  'diamonds',
  'fedora',
  'great-pyramid',
  'hearts',
  'hooded-assassin',
  'hooded-figure',
  'spades',
  'three-friends',
] as const;
export type IconName = (typeof ICONS)[number];

/** All icons are drawn in a square of this many units. */
export const ICON_UNITS = 512;

export const isIcon = (name: string): name is IconName => (ICONS as readonly string[]).includes(name);

/** Path data of an icon in its square. Throws on a name that is not in the list above. */
export const iconData = (name: string): string => {
  if (!isIcon(name))
    throw new Error(`icon “${name}” is not in faces/icons.ts: add it there, run npm run icons`);
  return paths[name];
};

const drawn = new Map<string, Scene>();

/** Side of an icon's scene, mm. */
export const ICON_SIDE = 10;

/**
 * An icon as a picture of 10 x 10 mm, solid, or with `contour` as lines of that width in mm alone; the same object for
 * the same look.
 */
export const iconScene = (name: IconName, color: Color, contour?: number): Scene => {
  const key = `${name} ${color} ${contour}`;
  const known = drawn.get(key);
  if (known) return known;
  const d = normalizePath(iconData(name), ICON_SIDE / ICON_UNITS);
  const paint =
    contour === undefined ? { fill: color } : { stroke: { color, width: contour, join: 'round' as const } };
  const scene: Scene = { width: ICON_SIDE, height: ICON_SIDE, items: [{ kind: 'path', d, ...paint }] };
  drawn.set(key, scene);
  return scene;
};
