/** The page before a kit's sheets: a plan of each and what is on it, and how the kit is made of them. */
import { grouped } from '../base/grouped';
import type { boundsOf, Size } from '../base/piece';
import { counted } from '../base/words';
import { COLORS, hairline } from '../faces/theme';
import { cutOf, type Piece, type SheetSide } from '../print/kit-sheets';
import { type PrintPlan, planText } from '../print/plan';
import type { FontBook } from '../scene/fonts/book';
import type { Item, Scene } from '../scene/scene';
import { picture, rect, tagged, text } from '../scene/shapes';
import type { Tag } from '../scene/tag';
import { textBlock } from '../scene/text';
import { kindOf } from './pieces';

const TALK = { voice: 'talk', fill: COLORS.ink } as const;

const MARGIN = 14;
const GAP = 5;

/** A cut of so many seconds, a net of so many minutes, with a knife, a ruler and glue. */
const PACE = { cut: 12, net: 4 } as const;

const minutesFor = ({ cuts }: PrintPlan, nets: number): number =>
  5 * Math.ceil((cuts * PACE.cut + nets * PACE.net * 60) / 300);

/** How the kit is made, in the order in which it is done. */
const steps = (plan: PrintPlan, pieces: readonly Piece[], isHeld: boolean): string[] => {
  const nets = pieces.filter(({ shape }) => shape.kind === 'net').length;
  const others = pieces.length - plan.sleeves;
  return [
    `${planText(plan)}. About ${counted(minutesFor(plan, nets), 'minute')} with a knife and a ruler.`,
    'Print at 100 %. The ruler on each sheet is 100 mm long: measure it before you cut.',
    ...(plan.sleeves > 0
      ? [
          `Cards: paper of 200 to 300 g, or any paper in ${counted(plan.sleeves, 'sleeve')} with a playing card behind it.`,
        ]
      : []),
    ...(others > 0 ? [`The other ${counted(others, 'piece')}: paper of 160 to 200 g.`] : []),
    'Cut from edge to edge between the marks first, then piece by piece, then what is round.',
    ...(nets > 0 ? ['Score the dashed lines of nets before you cut them out; fold and glue.'] : []),
    ...(isHeld ? ['Hand the cards out with their strips. Then everyone cuts off their own.'] : []),
  ];
};

/** A sheet from above, and below it what is on it. */
const thumbnail = (
  { sheet, scene: paper, placements }: SheetSide,
  pieces: readonly Piece[],
  { x, y, width, height }: ReturnType<typeof boundsOf>,
  book: FontBook,
  parent: Tag,
): Item[] => {
  const fronts = placements.filter(({ face }) => face === 'front');
  const scale = Math.min(width / paper.width, height / paper.height);
  const kinds = grouped(fronts, ({ index }) => kindOf(pieces[index]?.front.alt ?? ''));
  const lines = [...kinds].map(([kind, some]) => `${some.length} ${kind}`).join(', ');
  const inlines = [{ text: `${sheet + 1} `, voice: 'talk-bold' as const }, lines];
  const words = textBlock(book, inlines, { ...TALK, size: 2.8, lineHeight: 1.2, width });
  const stroke = { ...hairline, width: hairline.width / scale };
  return [
    // A plan: the words below it say what is on the sheet.
    {
      kind: 'group',
      matrix: [scale, 0, 0, scale, x, y],
      items: [
        rect(0, 0, paper.width, paper.height, { stroke: { ...stroke, color: COLORS.ink } }),
        ...fronts.map((placement) => cutOf(placement, { stroke })),
      ],
    },
    tagged({ type: 'P', parent }, [picture(words, x, y + height + 1)]),
  ];
};

/** The book has to hold the fonts of its words, or throws `FontsNeeded`. */
export const buildSheet = (
  title: string,
  paper: Size,
  sides: readonly SheetSide[],
  pieces: readonly Piece[],
  plan: PrintPlan,
  book: FontBook,
  whole: Tag,
): Scene => {
  const parent: Tag = { type: 'Sect', parent: whole, title: 'Build sheet' };
  const width = paper.width - 2 * MARGIN;
  const isHeld = pieces.some(({ isCard, front, back }) => isCard && front.height !== back.height);
  const items: Item[] = [
    tagged({ type: 'H1', parent }, [
      text(MARGIN, MARGIN + 8, title.toUpperCase(), { voice: 'shout', size: 9, fill: COLORS.ink }),
    ]),
  ];
  let y = MARGIN + 12;
  for (const [i, step] of steps(plan, pieces, isHeld).entries()) {
    const scene = textBlock(book, [step], { ...TALK, size: 3.4, lineHeight: 1.3, width: width - 6 });
    items.push(
      tagged({ type: 'P', parent }, [
        text(MARGIN, y + 3.4, i === 0 ? '' : `${i} `, { voice: 'talk-bold', size: 3.4, fill: COLORS.ink }),
        picture(scene, MARGIN + (i === 0 ? 0 : 6), y),
      ]),
    );
    y += scene.height + 1.2;
  }
  const fronts = sides.filter(({ face }) => face === 'front');
  const room = { width, height: paper.height - MARGIN - y - GAP };
  // As few columns as leave room for all rows, words included.
  let columns = 3;
  const cell = () => (width - (columns - 1) * GAP) / columns;
  const tall = () => Math.min(1.42 * cell(), 70) + 12;
  while (Math.ceil(fronts.length / columns) * tall() > room.height && columns < 12) columns++;
  fronts.forEach((side, i) => {
    const at = { x: MARGIN + (i % columns) * (cell() + GAP), y: y + GAP + Math.floor(i / columns) * tall() };
    items.push(...thumbnail(side, pieces, { ...at, width: cell(), height: tall() - 12 }, book, parent));
  });
  return { width: paper.width, height: paper.height, items, alt: 'Build sheet' };
};
