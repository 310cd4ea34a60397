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
  'exit-door',
  'fedora',
  'hearts',
  'hooded-assassin',
  'hooded-figure',
  'spades',
  'three-friends',
] as const;
export type IconName = (typeof ICONS)[number];

/** Who drew the icons that pieces and pages show, those of Assassin Nation among them. */
export const ICON_ARTISTS =
  'Carl Olsen, Caro Asercion, DarkZaitzev, Delapouite, John Colburn, Lorc, Sbed, Skoll and Willdabeast';

/** All icons are drawn in a square of this many units. */
export const ICON_UNITS = 512;

/** Side of an icon's scene, mm. */
export const ICON_SIDE = 10;

/** Icons of one file of paths, by name. */
export interface IconSet<Name extends string = string> {
  readonly has: (name: string) => name is Name;
  /** Path data in the icon's square. Throws on a name that the file does not have. */
  readonly data: (name: string) => string;
  /**
   * A picture of 10 x 10 mm, solid, or with `contour` as lines of that width in mm alone; the same object for the same
   * look.
   */
  readonly scene: (name: Name, color: Color, contour?: number) => Scene;
}

/** `home` is the file to add a name to. */
export const iconSet = <Name extends string>(
  known: Readonly<Record<Name, string>>,
  home: string,
): IconSet<Name> => {
  const drawn = new Map<string, Scene>();
  const has = (name: string): name is Name => Object.hasOwn(known, name);
  const data = (name: string): string => {
    if (!has(name)) throw new Error(`icon “${name}” is not in ${home}: add it there, run npm run icons`);
    return known[name];
  };
  const scene = (name: Name, color: Color, contour?: number): Scene => {
    const key = `${name} ${color} ${contour}`;
    const before = drawn.get(key);
    if (before) return before;
    const d = normalizePath(data(name), ICON_SIDE / ICON_UNITS);
    const paint =
      contour === undefined ? { fill: color } : { stroke: { color, width: contour, join: 'round' as const } };
    const made: Scene = { width: ICON_SIDE, height: ICON_SIDE, items: [{ kind: 'path', d, ...paint }] };
    drawn.set(key, made);
    return made;
  };
  return { has, data, scene };
};

/** What all games and pages draw with. A game with many icons of its own keeps them in a file of its own. */
export const COMMON_ICONS = iconSet<IconName>(paths, 'faces/icons.ts');

export const { has: isIcon, data: iconData, scene: iconScene } = COMMON_ICONS;
