/**
 * The one picture format of this program: a vector picture in millimetres, y downwards, origin at the top left. Whatever
 * can be printed or shown is a `Scene`, and two writers turn a scene into SVG and into PDF. A scene is plain data, so it
 * can be compared, hashed and sent to a worker.
 */
import type { Box, Size } from '../base/piece';

export type Color = `#${string}`;

/**
 * The voices of the visual identity. A voice is a font chain: the face named here, then fallback faces for scripts that
 * it lacks (see fonts/catalog).
 */
export const VOICES = ['shout', 'form', 'form-bold', 'talk', 'talk-italic', 'talk-bold'] as const;
export type Voice = (typeof VOICES)[number];

/** Whose forms of Chinese characters are preferred, by the tag of a language; the others draw what it lacks. */
export const HAN_FORMS = ['ja', 'ko', 'zh-Hans', 'zh-Hant'] as const;
export type HanForm = (typeof HAN_FORMS)[number];

/** [a, b, c, d, e, f] as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Stroke {
  readonly color: Color;
  /** mm */
  readonly width: number;
  /** Lengths of dashes and gaps in mm. */
  readonly dash?: readonly number[];
  readonly join?: 'miter' | 'round';
}

/** `d` is SVG path data in mm, absolute, of M, L, C and Z only (see paths). */
export interface PathItem {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: Color;
  readonly stroke?: Stroke;
}

/** One line of text. `x` is where `anchor` says, `y` is the baseline; `size` is the font size in mm. */
export interface TextItem {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  /** The characters that are drawn. */
  readonly text: string;
  /** What the line says where that is not what is drawn: a name that is set in capitals reads as it was typed. */
  readonly reads?: string;
  readonly voice: Voice;
  readonly size: number;
  readonly fill: Color;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Extra space after each character, mm. */
  readonly tracking?: number;
}

/** Standard structure types (PDF 32000-1, 14.8.4). */
export type TagType =
  | 'Document'
  | 'Art'
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'TOC'
  | 'TOCI'
  | 'Reference'
  | 'Link';

/**
 * What drawn things are in the structure of a document, for those who hear it or read it in another shape. A tag is one
 * element; all that bears the same tag object belongs to it, on however many pages. The tree follows from the parents,
 * and its order is the order in which things are drawn.
 */
export interface Tag {
  readonly type: TagType;
  /** Without one, the tag is the root of its document. */
  readonly parent?: Tag;
  /** Names the element in lists of it: "Ruling T1". */
  readonly title?: string;
  /** What a figure shows. */
  readonly alt?: string;
  /** What a TH is the head of. */
  readonly scope?: 'Row' | 'Column';
  /** How the items of an L are counted. */
  readonly numbering?: 'Decimal' | 'Disc';
}

/** Items moved, turned or scaled together, or cut to `clip` (path data in the group's own space). */
export interface GroupItem {
  readonly kind: 'group';
  readonly matrix?: Matrix;
  readonly clip?: string;
  /** What the group is in a tagged document. Tags are not inside tags, nor in pictures. */
  readonly tag?: Tag;
  readonly items: readonly Item[];
}

/** Another scene, scaled into a box. The same `Scene` object placed often is written to a file once. */
export interface PictureItem extends Box {
  readonly kind: 'picture';
  readonly scene: Scene;
}

/** A picture of dots, filled into a box: a JPEG file of three colours as a data URL. */
export interface ImageItem extends Box {
  readonly kind: 'image';
  readonly data: string;
  /** Of the file, in dots. */
  readonly dots: Size;
}

export type Item = PathItem | TextItem | GroupItem | PictureItem | ImageItem;

export interface Scene extends Size {
  readonly items: readonly Item[];
  /** What the picture shows, for those who cannot see it. */
  readonly alt?: string;
}

/** The pictures among items, however they are grouped; not those inside pictures. */
export const picturesIn = (items: readonly Item[]): PictureItem[] =>
  items.flatMap((item) =>
    item.kind === 'picture' ? [item] : item.kind === 'group' ? picturesIn(item.items) : [],
  );

/** The matrix that puts a picture into its box. */
export const placeOf = ({ scene, x, y, width, height }: PictureItem): Matrix => [
  width / scene.width,
  0,
  0,
  height / scene.height,
  x,
  y,
];

/**
 * A scene whose lines are `least` mm wide at the least where it is drawn at `scale`: a thinner one breaks up on paper. The
 * same object where all are.
 */
export const firm = (scene: Scene, least: number, scale = 1): Scene => {
  const firmed = (items: readonly Item[], by: number): readonly Item[] => {
    const all = items.map((item): Item => {
      if (item.kind === 'path' && item.stroke && item.stroke.width * by < least)
        return { ...item, stroke: { ...item.stroke, width: least / by } };
      if (item.kind === 'picture') {
        const [a, , , d] = placeOf(item);
        const firmer = firm(item.scene, least, by * Math.sqrt(Math.abs(a * d)));
        return firmer === item.scene ? item : { ...item, scene: firmer };
      }
      if (item.kind !== 'group') return item;
      const [a, b, c, d] = item.matrix ?? [1, 0, 0, 1];
      const firmer = firmed(item.items, by * Math.sqrt(Math.abs(a * d - b * c)));
      return firmer === item.items ? item : { ...item, items: firmer };
    });
    return all.every((item, i) => item === items[i]) ? items : all;
  };
  const items = firmed(scene.items, scale);
  return items === scene.items ? scene : { ...scene, items };
};

export const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** A turn by `degrees`, clockwise on the page, about (x, y). */
export const rotateAbout = (degrees: number, x: number, y: number): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
};

/** The matrix that does `inner` first, then `outer`. */
export const compose = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};
