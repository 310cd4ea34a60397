/** Where a block is set, and how. */
import type { FontBook } from '../../scene/fonts/book';
import type { Scene } from '../../scene/scene';
import type { Tag } from '../../scene/tag';
import type { TextStyle } from '../../scene/text';

/** Diagrams of a game by key. */
export type Figures = Readonly<Record<string, () => Scene>>;

export interface Setting {
  readonly book: FontBook;
  readonly figures: Figures;
  /** Left edge and width within the text column, mm. */
  readonly x: number;
  readonly width: number;
  /** Height of a page's text area, mm. */
  readonly height: number;
  readonly style: TextStyle;
  /** What the blocks are part of. */
  readonly within: Tag;
}

export const indented = (setting: Setting, by: number, style: TextStyle = setting.style): Setting => ({
  ...setting,
  style,
  x: setting.x + by,
  width: setting.width - by,
});
