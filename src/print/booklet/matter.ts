/** What a booklet has around its text: cover, list of contents, colophon. */
import * as m from '#messages/print';
import { itemAt } from '../../base/lists';
import { capitals } from '../../base/names';
import type { Box, Size } from '../../base/piece';
import { iconScene, isIcon } from '../../look/icons';
import { COLORS, hairline, RULES } from '../../look/theme';
import type { Section } from '../../rules/document';
import type { RulesMeta } from '../../rules/schema';
import type { FontBook } from '../../scene/fonts/book';
import { QUIET_ZONE, qrScene } from '../../scene/qr';
import type { Item, Scene, Tag } from '../../scene/scene';
import { line, path, picture, rectData, tagItems, text } from '../../scene/shapes';
import { breakLines, stackLines } from '../../scene/text';
import { type BookletFormat, columnOf, SPACE, TYPE } from './design';
import {
  endedBySpace,
  type FlowBox,
  indentBy,
  lineHeightOf,
  type Setting,
  setLines,
  stackedBoxes,
  textBoxes,
  translateItems,
} from './flow';
import { keepTogether } from './paginate';

/** What a cover says of a game or a reference beside what its text says. */
export interface CoverInput {
  /** In game-icons, for a cover without a picture. */
  readonly icon?: string | undefined;
  /** What decides whether to read on, as the lines of a form: ["Players", "3 or more"]. */
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** What names this edition: "1 (3fa2)". */
  readonly edition: string;
  /** The game's picture where ink is spared. */
  readonly picture?: Scene | undefined;
}

/** Top of the cover's first line of type, and the measures below it, mm. */
const TOP = 17;
const ROW = 7.4;
const ICON = 58;
/**
 * The name takes at most the first of `heights` that leaves the picture its room. Large capitals hang over the margin by their side bearing (em), or they would look
 * set in; a break elsewhere than after a comma or colon has to make the name larger by 1 / `senseless`.
 */
const TITLE = {
  maxSize: 40,
  heights: [62, 44, 32, 22, 14],
  lineHeight: 0.9,
  commaHeight: 1,
  accentHeight: 1.08,
  bearing: 0.02,
  senseless: 0.75,
} as const;

/** `rows` one under the other, as large as they can be at one size. */
const stackRows = (book: FontBook, rows: readonly string[], { width, height }: Size): Scene => {
  const { maxSize } = TITLE;
  // A comma hangs into the row below it, and an accent stands in the row above.
  const lineHeight = rows.slice(1).some((row) => /\p{L}\p{M}/u.test(row.normalize('NFD')))
    ? TITLE.accentHeight
    : rows.slice(0, -1).some((row) => row.endsWith(','))
      ? TITLE.commaHeight
      : TITLE.lineHeight;
  const widest = Math.max(...rows.map((row) => book.width(capitals(row), 'shout', 1)));
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

/** All ways to set words in one to so many rows. */
const rowsOf = (words: readonly string[], most = 3): string[][] => [
  [words.join(' ')],
  ...words.slice(most > 1 ? 1 : words.length).flatMap((_, i) => {
    const first = words.slice(0, i + 1).join(' ');
    return rowsOf(words.slice(i + 1), most - 1).map((rest) => [first, ...rest]);
  }),
];

const sizeOf = ({ items: [first] }: Scene): number => (first?.kind === 'text' ? first.size : 0);

/** The name as large as one to three rows make it, broken after its comma or colon where it can be almost as large. */
const fittedTitle = (book: FontBook, title: string, room: Size): Scene => {
  const senseOf = (ended: readonly string[]): number => {
    if (ended.some((row) => /[,:]$/.test(row))) return 1;
    // “for” goes with the word after it.
    return ended.some((row) => / \p{L}{1,3}$/u.test(row)) ? TITLE.senseless ** 2 : TITLE.senseless;
  };
  const ways = rowsOf(title.split(' ')).map((rows) => ({
    scene: stackRows(book, rows, room),
    sense: senseOf(rows.slice(0, -1)),
  }));
  const worth = ({ scene, sense }: (typeof ways)[number]): number => sizeOf(scene) * sense;
  return itemAt(
    ways.sort((a, b) => worth(b) - worth(a)),
    0,
  ).scene;
};

/** The game's picture over all of a frame, or its icon in the middle. */
const photo = ({ icon, picture: own }: CoverInput, { x, y, width, height }: Box): Item[] => {
  const scene = own ?? (icon && isIcon(icon) ? iconScene(icon, COLORS.ink) : undefined);
  const frame = rectData(x, y, width, height);
  const outline = path(frame, { stroke: { color: COLORS.ink, width: RULES.outline } });
  if (!scene) return [outline];
  const scale = own ? Math.max(width / scene.width, height / scene.height) : ICON / scene.width;
  const size = { width: scene.width * scale, height: scene.height * scale };
  const shown = picture(scene, x + (width - size.width) / 2, y + (height - size.height) / 2, size);
  return [{ kind: 'group', clip: frame, items: [shown] }, outline];
};

/** Sizes of a form's two sides, and the room between them, mm. */
const FORM = { name: 2.9, value: 3.1, gap: 3, step: 4 } as const;

/** The rows of a form: a value that has no room beside its name goes on below. */
const formRows = (book: FontBook, lines: CoverInput['lines'], width: number) =>
  lines.map(([name, value]) => {
    const free = width - book.width(name, 'form', FORM.name) - FORM.gap;
    const style = { voice: 'form', size: FORM.value, lineHeight: 1, width: free, fill: COLORS.ink } as const;
    const values = setLines(book, [{ text: value }], style);
    return { name, values, height: ROW + (values.length - 1) * FORM.step };
  });

const heightOf = (rows: ReturnType<typeof formRows>): number =>
  rows.reduce((sum, { height }) => sum + height, 0);

/** Rows of a form, from its `top`. */
const form = (rows: ReturnType<typeof formRows>, x: number, width: number, top: number, table: Tag) =>
  rows.flatMap(({ name, values, height }, index): Item[] => {
    const row: Tag = { type: 'TR', parent: table };
    const begin = top + heightOf(rows.slice(0, index));
    const [y, end] = [begin + ROW - 2.5, begin + height];
    const rule = index < rows.length - 1 ? [line({ x, y: end }, { x: x + width, y: end }, hairline)] : [];
    return [
      tagItems({ type: 'TH', parent: row, scope: 'Row' }, [
        text(x, y, name, { voice: 'form', size: FORM.name, fill: COLORS.mute }),
      ]),
      tagItems(
        { type: 'TD', parent: row },
        values.flatMap(({ items, width: taken }, k) =>
          translateItems(items, x + width - taken, y + k * FORM.step - (items[0]?.y ?? 0)),
        ),
      ),
      ...rule,
    ];
  });

/** The least height of the picture, as a share of the column: with less, what it shows would be cut off. */
const LEAST_PHOTO = 0.47;

/** A case file with the game's picture, its name as large as the page takes it, and what it needs. */
export const coverScene = (
  book: FontBook,
  format: BookletFormat,
  meta: RulesMeta,
  cover: CoverInput,
  within: Tag,
): Scene => {
  const x = format.margin;
  const width = columnOf(format);
  const right = x + width;
  const rows = formRows(book, [...cover.lines, [m.edition, cover.edition]], width);
  const formTop = format.height - 14 - heightOf(rows);

  const lead = { ...TYPE.body, voice: 'talk-italic', width, fill: COLORS.mute } as const;
  const lines = setLines(book, [{ text: meta.description }], lead);
  const step = lead.size * lead.lineHeight;
  const leadTop = formTop - 4.5 - lines.length * step;
  const photoTop = TOP + 4.6;
  const titles = TITLE.heights.map((height) => fittedTitle(book, meta.title, { width, height }));
  const topOf = ({ height }: Scene): number => leadTop - 3.2 - height;
  // On a small page the title leaves room for the picture.
  const title = titles.find((one) => topOf(one) - 5 - photoTop >= LEAST_PHOTO * width) ?? itemAt(titles, -1);
  const titleTop = topOf(title);
  const label = { voice: 'form', size: 2.6, fill: COLORS.ink } as const;
  const ruleY = formTop - 1.4;
  return {
    width: format.width,
    height: format.height,
    items: [
      text(x, TOP - 2, 'PAPER DAGGER', label),
      text(right, TOP - 2, m.rules.toUpperCase(), { ...label, anchor: 'end' }),
      line({ x, y: TOP }, { x: right, y: TOP }, { color: COLORS.ink, width: RULES.heavy }),
      ...photo(cover, { x, y: photoTop, width, height: titleTop - 5 - photoTop }),
      tagItems(
        { type: 'H1', parent: within },
        translateItems(title.items, x - TITLE.bearing * sizeOf(title), titleTop),
      ),
      tagItems(
        { type: 'P', parent: within },
        lines.flatMap((set, row) => translateItems(set.items, x, leadTop + row * step)),
      ),
      line({ x, y: ruleY }, { x: right, y: ruleY }, { color: COLORS.ink, width: RULES.heavy }),
      ...form(rows, x, width, formTop, { type: 'Table', parent: within }),
    ],
  };
};

/** Room for the page number, and above a chapter and the list, mm. */
const ROOM = { folio: 12, chapter: 0.8, below: 3.6 } as const;

/** A line for each chapter with its page at the right, and under it its sections, run on. `folioOf` gives the page of an anchor. */
export const contentsBoxes = (
  sections: readonly Section[],
  setting: Setting,
  folioOf: (slug: string) => number,
): FlowBox[] => {
  const { x, width, within } = setting;
  const list: Tag = { type: 'TOC', parent: within };
  /** Lines of entries that each lead to their page. */
  const entriesOf = (entries: readonly Section[], style: typeof TYPE.entry | typeof TYPE.subentry) => {
    const chapter = style === TYPE.entry;
    const words = entries.flatMap(({ title, slug }, index) => [
      {
        text: chapter ? title : `${title.replaceAll(' ', '\u00A0')}\u00A0${folioOf(slug)}`,
        href: `#${slug}`,
      },
      ...(index < entries.length - 1 ? [{ text: ', ' }] : []),
    ]);
    const room = chapter ? { ...setting, width: width - ROOM.folio } : setting;
    return textBoxes(words, style, room, chapter ? ROOM.chapter : 0, { type: 'TOCI', parent: list });
  };
  const rows = sections.flatMap((section, at): FlowBox[] => {
    if (section.level !== 2) return [];
    const next = sections.findIndex(({ level }, index) => index > at && level === 2);
    const [first, ...rest] = entriesOf([section], TYPE.entry);
    if (!first) return [];
    const { tag } = first.links[0] ?? {};
    const y = first.height * 0.75;
    const folio = text(x + width, y, String(folioOf(section.slug)), { ...TYPE.folio, anchor: 'end' });
    const items = [...first.items, ...(tag ? [tagItems(tag, [folio])] : [])];
    const below = sections.slice(at + 1, next < 0 ? undefined : next);
    return [{ ...first, items }, ...rest, ...(below.length > 0 ? entriesOf(below, TYPE.subentry) : [])];
  });
  return keepTogether(rows).map((box, index) =>
    index < rows.length - 1 ? box : { ...box, height: box.height + ROOM.below },
  );
};

/** Side of the QR code, its quiet zone included, mm: modules of half a mm for an address of sixty characters. */
const QR_SIDE = 21;

/** The code at the left, without the margin that it has anyway, and beside it the address for those who type. */
const addressBox = (address: string, setting: Setting): FlowBox => {
  const { x, within } = setting;
  const scene = qrScene(address);
  const quiet = (QUIET_ZONE / scene.width) * QR_SIDE;
  const link = (text: string) => ({ text, voice: 'form-bold' as const, href: address });
  const words = m
    .textOnWeb({ address, link })
    .map((part) => (typeof part === 'string' ? { text: part } : part));
  const beside = indentBy(setting, QR_SIDE - quiet + 1);
  const lines = textBoxes(words, TYPE.colophon, beside, 0, { type: 'P', parent: within });
  const top = (QR_SIDE - lines.length * lineHeightOf(TYPE.colophon)) / 2;
  const { items, links } = stackedBoxes(lines, top);
  const code: Tag = { type: 'Figure', parent: within, alt: scene.alt ?? '' };
  const side = { width: QR_SIDE, height: QR_SIDE };
  return {
    height: QR_SIDE,
    before: SPACE.block - quiet / 2,
    items: [tagItems(code, [picture(scene, x - quiet, 0, side)]), ...items],
    links,
  };
};

/**
 * The last lines: who made what, under which licence, which edition this is, and where it lives. `address` is that of the
 * text's page on the site, where it has one that the paper can name.
 */
export const colophon = (
  { credits }: RulesMeta,
  edition: string,
  address: string | undefined,
  setting: Setting,
): FlowBox[] => {
  const { x, width, within } = setting;
  const rule: FlowBox = {
    height: 2.2,
    before: SPACE.h2,
    items: [line({ x, y: 0 }, { x: x + width, y: 0 }, { color: COLORS.ink, width: RULES.outline })],
    links: [],
  };
  const entries = credits.map(({ name, role, licence, note }) => [
    { text: name, voice: 'form-bold' as const },
    { text: `  ${role}. ${licence}.${note === undefined ? '' : ` ${note}`}` },
  ]);
  const lines = [...entries, [{ text: m.editionIs({ edition }) }]].flatMap((words) =>
    textBoxes(words, TYPE.colophon, setting, 0.8, { type: 'P', parent: within }),
  );
  return keepTogether([rule, ...lines, ...(address === undefined ? [] : [addressBox(address, setting)])]);
};
