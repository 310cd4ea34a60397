/** The cover: a case file with the game's picture, its name as large as the page takes it, and what it needs. */
import { iconScene, isIcon } from '../../faces/icons';
import { COLORS, hairline, RULES } from '../../faces/theme';
import type { Source } from '../../games/game';
import { type FormSource, formLines } from '../../games/words';
import type { FontBook } from '../../scene/fonts/book';
import type { Item, Scene } from '../../scene/scene';
import { line, path, picture, rectData, tagged, text } from '../../scene/shapes';
import type { Tag } from '../../scene/tag';
import { breakLines, stackLines } from '../../scene/text';
import { type BookletFormat, columnOf, TYPE } from './design';
import { moved } from './flow';
import { endedBySpace, setLines } from './lines';

/** What a cover says of a game or a reference. */
export type CoverSource = Pick<Source, 'icon'> & FormSource;

export interface Cover {
  readonly title: string;
  readonly description: string;
  readonly source: CoverSource;
  readonly edition: string;
  /** The game's picture where ink is spared. */
  readonly picture?: Scene | undefined;
}

/** Top of the cover's first line of type, and the measures below it, mm. */
const TOP = 17;
const ROW = 7.4;
const ICON = 58;
/**
 * The name takes at most `height`. Large capitals hang over the margin by their side bearing (em), or they would look
 * set in; a break elsewhere than after a comma or colon has to make the name larger by 1 / `senseless`.
 */
const TITLE = {
  maxSize: 40,
  height: 62,
  lineHeight: 0.9,
  commaHeight: 1,
  bearing: 0.02,
  senseless: 0.75,
} as const;

/** `rows` one under the other, as large as they can be at one size. */
const stacked = (book: FontBook, rows: readonly string[], width: number): Scene => {
  const { height, maxSize } = TITLE;
  // A comma hangs into the row below it.
  const lineHeight = rows.slice(0, -1).some((row) => row.endsWith(','))
    ? TITLE.commaHeight
    : TITLE.lineHeight;
  const widest = Math.max(...rows.map((row) => book.width(row.toLocaleUpperCase('en'), 'shout', 1)));
  const size = Math.min(maxSize, height / rows.length / lineHeight, width / widest);
  const style = {
    voice: 'shout',
    size,
    fill: COLORS.ink,
    width: width + 0.01,
    lineHeight,
    caps: true,
  } as const;
  return stackLines(
    rows
      .flatMap((row) => breakLines(book, [row], style))
      .map((set, row, all) => (row < all.length - 1 ? endedBySpace(set) : set)),
    style,
  );
};

/** All ways to set words in one to three rows. */
const rowsOf = (words: readonly string[]): string[][] => {
  const ways: string[][] = [[words.join(' ')]];
  for (let i = 1; i < words.length; i += 1) {
    const first = words.slice(0, i).join(' ');
    ways.push([first, words.slice(i).join(' ')]);
    for (let j = i + 1; j < words.length; j += 1) {
      ways.push([first, words.slice(i, j).join(' '), words.slice(j).join(' ')]);
    }
  }
  return ways;
};

const sizeOf = ({ items: [first] }: Scene): number => (first?.kind === 'text' ? first.size : 0);

/** The name as large as one to three rows make it, broken after its comma or colon where it can be almost as large. */
const fittedTitle = (book: FontBook, title: string, width: number): Scene => {
  const ways = rowsOf(title.split(' ')).map((rows) => ({
    scene: stacked(book, rows, width),
    sense: rows.slice(0, -1).some((row) => /[,:]$/.test(row)) ? 1 : TITLE.senseless,
  }));
  const worth = ({ scene, sense }: (typeof ways)[number]): number => sizeOf(scene) * sense;
  const [best] = ways.sort((a, b) => worth(b) - worth(a));
  if (!best) throw new Error('a booklet needs a title');
  return best.scene;
};

/** The game's picture over all of a frame, or its icon in the middle. */
const photo = (
  { source: { icon }, picture: own }: Cover,
  x: number,
  y: number,
  width: number,
  height: number,
): Item[] => {
  const scene = own ?? (icon && isIcon(icon) ? iconScene(icon, COLORS.ink) : undefined);
  const frame = rectData(x, y, width, height);
  const outline = path(frame, { stroke: { color: COLORS.ink, width: RULES.outline } });
  if (!scene) return [outline];
  const scale = own ? Math.max(width / scene.width, height / scene.height) : ICON / scene.width;
  const size = { width: scene.width * scale, height: scene.height * scale };
  const shown = picture(scene, x + (width - size.width) / 2, y + (height - size.height) / 2, size);
  return [{ kind: 'group', clip: frame, items: [shown] }, outline];
};

/** Rows of a form, the last one ending at `bottom`. */
const form = (
  rows: readonly (readonly [string, string])[],
  x: number,
  width: number,
  bottom: number,
  table: Tag,
): Item[] =>
  rows.flatMap(([name, value], index): Item[] => {
    const row: Tag = { type: 'TR', parent: table };
    const y = bottom - (rows.length - 1 - index) * ROW;
    const rule = index < rows.length - 1 ? [line({ x, y }, { x: x + width, y }, hairline)] : [];
    return [
      tagged({ type: 'TH', parent: row, scope: 'Row' }, [
        text(x, y - 2.5, name, { voice: 'form', size: 2.9, fill: COLORS.mute }),
      ]),
      tagged({ type: 'TD', parent: row }, [
        text(x + width, y - 2.5, value, { voice: 'form', size: 3.1, fill: COLORS.ink, anchor: 'end' }),
      ]),
      ...rule,
    ];
  });

export const coverScene = (book: FontBook, format: BookletFormat, cover: Cover, within: Tag): Scene => {
  const x = format.margin;
  const width = columnOf(format);
  const right = x + width;
  const { source } = cover;

  const rows = [...formLines(source), ['Edition', cover.edition] as const];
  const foot = format.height - 14;
  const formTop = foot - rows.length * ROW;

  const lead = { ...TYPE.body, voice: 'talk-italic', width, fill: COLORS.mute } as const;
  const lines = setLines(book, [{ text: cover.description }], lead);
  const step = lead.size * lead.lineHeight;
  const leadTop = formTop - 4.5 - lines.length * step;
  const title = fittedTitle(book, cover.title, width);
  const titleTop = leadTop - 3.2 - title.height;
  const photoTop = TOP + 4.6;
  const label = { voice: 'form', size: 2.6, fill: COLORS.ink } as const;
  const ruleY = formTop - 1.4;
  return {
    width: format.width,
    height: format.height,
    items: [
      text(x, TOP - 2, 'PAPER DAGGER', label),
      text(right, TOP - 2, 'RULES', { ...label, anchor: 'end' }),
      line({ x, y: TOP }, { x: right, y: TOP }, { color: COLORS.ink, width: RULES.heavy }),
      ...photo(cover, x, photoTop, width, titleTop - 5 - photoTop),
      tagged({ type: 'H1', parent: within }, moved(title.items, x - TITLE.bearing * sizeOf(title), titleTop)),
      tagged(
        { type: 'P', parent: within },
        lines.flatMap((set, row) => moved(set.items, x, leadTop + row * step)),
      ),
      line({ x, y: ruleY }, { x: right, y: ruleY }, { color: COLORS.ink, width: RULES.heavy }),
      ...form(rows, x, width, foot, { type: 'Table', parent: within }),
    ],
  };
};
