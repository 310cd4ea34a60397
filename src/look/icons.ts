/**
 * Icons of game-icons.net (CC BY 3.0; their artists are named in the credits). The package holds four thousand; the ones
 * in use are copied into icon-paths.json by `npm run icons`, so that a browser loads no more than those.
 */

import { remembered } from '../base/remembered';
import { normalizePath } from '../scene/paths';
import type { Color, PathItem, Scene } from '../scene/scene';
import { type Paint, type Point, path } from '../scene/shapes';
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

/** Side of a picture of somebody's own, in dots: 32 mm at 380 dots an inch. */
export const OWN_PICTURE_DOTS = 480;

/** A picture of somebody's own stands where an icon would: a square JPEG, as a data URL. */
export type OwnPicture = `data:image/jpeg;base64,${string}`;
const isOwnPicture = (name: string): name is OwnPicture => name.startsWith('data:image/jpeg;base64,');

const ownPicture = (data: string): Scene => ({
  width: ICON_SIDE,
  height: ICON_SIDE,
  items: [
    {
      ...{ kind: 'image', x: 0, y: 0, width: ICON_SIDE, height: ICON_SIDE, data },
      dots: { width: OWN_PICTURE_DOTS, height: OWN_PICTURE_DOTS },
    },
  ],
});

/** Icons of one file of paths, by name; `home` is the file to add a name to. */
export const iconSet = <Name extends string>(known: Readonly<Record<Name, string>>, home: string) => {
  const has = (name: string): name is Name => Object.hasOwn(known, name);
  /** Path data in the icon's square. Throws on a name that the file does not have. */
  const data = (name: string): string => {
    if (!has(name)) throw new Error(`icon “${name}” is not in ${home}: add it there, run npm run icons`);
    return known[name];
  };
  /** An icon as one path about a middle, so many mm wide and high. */
  const about = (name: string, { x, y }: Point, side: number, paint: Paint): PathItem =>
    path(normalizePath(data(name), side / ICON_UNITS, x - side / 2, y - side / 2), paint);
  /** A picture of 10 x 10 mm, solid, or with `contour` as lines of that width in mm alone; the same object for the same look. */
  const scene = remembered((name: Name | OwnPicture, color: Color, contour?: number): Scene => {
    if (isOwnPicture(name)) return ownPicture(name);
    const paint: Paint =
      contour === undefined ? { fill: color } : { stroke: { color, width: contour, join: 'round' } };
    const middle = { x: ICON_SIDE / 2, y: ICON_SIDE / 2 };
    return { width: ICON_SIDE, height: ICON_SIDE, items: [about(name, middle, ICON_SIDE, paint)] };
  });
  return { has, data, about, scene };
};

export type IconSet<Name extends string> = ReturnType<typeof iconSet<Name>>;

/** What all games and pages draw with. A game with many icons of its own keeps them in a file of its own. */
export const COMMON_ICONS = iconSet<IconName>(paths, 'look/icons.ts');

export const { has: isIcon, data: iconData, about: iconAbout, scene: iconScene } = COMMON_ICONS;
