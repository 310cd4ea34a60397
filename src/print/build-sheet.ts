/**
 * The page before a kit's sheets: how the kit is made of them, in the order in which it is done, and a plan of each sheet.
 * Lengths are mm.
 */

import { listed } from '#messages/language';
import * as m from '#messages/print';
import { itemAt } from '../base/lists';
import type { Box, Size } from '../base/piece';
import { chunked, grouped, joinClauses } from '../base/words';
import { STRIP } from '../look/cut-outs/strip';
import { COLORS, hairline } from '../look/theme';
import type { FontBook } from '../scene/fonts/book';
import type { Item, Scene, Tag } from '../scene/scene';
import { group, picture, rect, tagItems, text } from '../scene/shapes';
import { breakLines, fitText, stackLines, textBlock } from '../scene/text';
import { cutOf, layOut, type Piece, type SheetSettings, type SheetSide } from './kit-sheets';
import { rulerLength } from './marks';
import { PAPERS, type PaperId, sleeveTexts } from './papers';
import { type PrintPlan, planOf, planText } from './plan';

/** A kit that has been drawn, and how. */
interface DrawnKit {
  /** What it is called, and what is in it, in a sentence. */
  readonly title: string;
  readonly description: string;
  readonly pieces: readonly Piece[];
  readonly sides: readonly SheetSide[];
  readonly plan: PrintPlan;
  /** How many components there are, and in words: "279 pieces". */
  readonly cards: number;
  readonly made: string;
  readonly settings: SheetSettings;
  readonly book: FontBook;
}

const TALK = { voice: 'talk', fill: COLORS.ink, lastTwo: true } as const;

const GAP = 5;

/** At each edge; a small paper needs it for words. */
const marginOf = ({ width }: Size): number => Math.min(14, width / 10);

/** A cut of so many seconds, a net of so many minutes, with a knife, a ruler and glue. */
const PACE = { cut: 12, net: 4 } as const;

const minutesFor = (cuts: number, nets: number): number =>
  5 * Math.ceil((cuts * PACE.cut + nets * PACE.net * 60) / 300);

const isNet = ({ shape }: Pick<Piece, 'shape'>): boolean => shape.kind === 'net';

const isThin = ({ shape }: Pick<Piece, 'shape'>): boolean => shape.kind === 'net' && !shape.net.thick;

/** "1 to 3, 5 and 6", of numbers that ascend. */
const rangesText = (numbers: readonly number[]): string => {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return listed(
    runs.flatMap((run) =>
      run.length > 2 ? m.range({ first: itemAt(run, 0), last: itemAt(run, -1) }) : run.map(String),
    ),
  );
};

/** On which paper each sheet is printed: what is folded is of thinner paper, and so is all that shares its sheet. */
const paperSteps = (fronts: readonly SheetSide[]): string[] =>
  [...grouped(fronts, ({ placements }) => placements.some(isThin))].map(([folds, sheets]) =>
    (folds ? m.stepPaperThin : m.stepPaperThick)({
      count: sheets.length,
      sheets: rangesText(sheets.map(({ sheet }) => sheet + 1)),
    }),
  );

/** Of which size sleeves are, and how many. */
const sleeveStep = (pieces: readonly Piece[]): string[] => {
  const cards = pieces.filter(({ isCard }) => isCard);
  const sleeves = sleeveTexts(
    cards.map(({ front: { width, height }, hasStrip }) => ({
      width,
      height: height - (hasStrip ? STRIP : 0),
    })),
  );
  return sleeves.length === 0 ? [] : [m.stepSleeves({ sleeves: listed(sleeves) })];
};

const COMPARED: readonly PaperId[] = ['a4', 'letter', 'a3'];

/** What the same pieces take on the usual papers; one on which they have no room is left out. */
const comparison = ({ pieces, settings }: DrawnKit): string => {
  const each = COMPARED.flatMap((id) => {
    const sides = layOut(pieces, { ...settings, paper: PAPERS[id] }, () => '');
    if (!sides.ok) return [];
    const { sheets, cuts } = planOf(sides.value, pieces);
    return [m.paperTakes({ paper: PAPERS[id].label, sheets, cuts })];
  });
  return m.piecesTake({ papers: joinClauses(each) });
};

/** What is made, and how, in the order in which it is done. */
const stepsOf = (
  drawn: DrawnKit,
): { readonly about: readonly string[]; readonly steps: readonly string[] } => {
  const { description, plan, pieces, sides, cards, made, settings } = drawn;
  const nets = pieces.filter(isNet).length;
  const behind = cards - pieces.length;
  const what = { description, made, plan: planText(plan), minutes: minutesFor(plan.cuts, nets) };
  return {
    about: [behind > 0 ? m.whatIsMadeBehind({ ...what, behind }) : m.whatIsMade(what), comparison(drawn)],
    steps: [
      // Marks of registration are in the place of rulers.
      m.stepPrint({ mm: settings.register ? 0 : rulerLength(settings.paper) }),
      ...paperSteps(sides.filter(({ face }) => face === 'front')),
      ...sleeveStep(pieces),
      m.stepCut({ rounds: pieces.filter(({ shape }) => shape.kind === 'round').length }),
      ...(nets > 0 ? [m.stepScore] : []),
      ...(pieces.some(({ hasStrip }) => hasStrip) ? [m.stepHandOut] : []),
    ],
  };
};

/** What is below the plan of a sheet, so wide. */
const captionOf = ({ sheet, placements }: SheetSide, { pieces, book }: DrawnKit, width: number): Scene => {
  const fronts = placements.filter(({ face }) => face === 'front');
  const kinds = grouped(fronts, ({ index }) => pieces[index]?.kind ?? '');
  const lines = [...kinds].map(([kind, some]) => m.kindOnSheet({ kind, count: some.length })).join(', ');
  const b = (text: string) => ({ text, voice: 'talk-bold' as const });
  const inlines = m.sheetHolds({ sheet: sheet + 1, pieces: lines, b });
  return textBlock(book, inlines, { ...TALK, size: 2.8, lineHeight: 1.2, width });
};

/** A sheet from above, and below it what is on it. */
const thumbnail = (
  { scene: paper, placements }: SheetSide,
  caption: Scene,
  { x, y, width, height }: Box,
  parent: Tag,
): Item[] => {
  const fronts = placements.filter(({ face }) => face === 'front');
  const scale = Math.min(width / paper.width, height / paper.height);
  const stroke = { ...hairline, width: hairline.width / scale };
  return [
    // A plan: the words below it say what is on the sheet.
    group(
      [scale, 0, 0, scale, x, y],
      rect(0, 0, paper.width, paper.height, { stroke: { ...stroke, color: COLORS.ink } }),
      ...fronts.map((placement) => cutOf(placement, { stroke })),
    ),
    tagItems({ type: 'P', parent }, [picture(caption, x, y + height + 1)]),
  ];
};

/** Narrower columns have no room for the words below a plan. */
const LEAST_CELL = 18;

/** Plans in so many columns, row by row, on a page of this room: how large they are, and how high with the words below. */
const rowsOf = (fronts: readonly SheetSide[], drawn: DrawnKit, { width, height }: Size, columns: number) => {
  const cell = (width - (columns - 1) * GAP) / columns;
  return chunked(fronts, columns).map((row) => {
    const plans = row.map((side) => ({ side, caption: captionOf(side, drawn, cell) }));
    const words = Math.max(...plans.map(({ caption }) => caption.height));
    const most = Math.min(1.42 * cell, 70, height - 1 - words);
    const tall = Math.max(...row.map(({ scene }) => Math.min(most, (cell * scene.height) / scene.width)));
    return { plans, cell, tall, height: tall + 1 + words };
  });
};

/**
 * The pages before the sheets: one, or more where words and plans have no room on it. `whole` is the tag that its words
 * are part of. The book has to hold their fonts, or throws `FontsNeeded`.
 */
export const buildSheets = (drawn: DrawnKit, whole: Tag): Scene[] => {
  const { title, sides, book } = drawn;
  const { paper } = drawn.settings;
  const parent: Tag = { type: 'Sect', parent: whole, title: m.buildSheet };
  const margin = marginOf(paper);
  const foot = paper.height - margin;
  const room = { width: paper.width - 2 * margin, height: foot - margin };
  const head = fitText(book, title, {
    voice: 'shout',
    caps: true,
    fill: COLORS.ink,
    lineHeight: 1,
    width: room.width,
    maxSize: 9,
    minSize: 5,
    maxLines: 3,
  });
  const pages: Item[][] = [[tagItems({ type: 'H1', parent }, [picture(head, margin, margin)])]];
  let y = margin + head.height + 3;
  const { about, steps } = stepsOf(drawn);
  /** Where what is so high begins: on a new page, if this one has no room for it. */
  const place = (height: number): number => {
    if (y + height > foot && y > margin) {
      pages.push([]);
      y = margin;
    }
    y += height;
    return y - height;
  };
  const style = { ...TALK, size: 3.4, lineHeight: 1.3, width: room.width - 6 };
  const linesOfPage = Math.floor(room.height / (style.size * style.lineHeight));
  for (const [i, words] of [...about, ...steps].entries()) {
    const number = i - about.length + 1;
    const tag: Tag = { type: 'P', parent };
    for (const [part, lines] of chunked(breakLines(book, [words], style), linesOfPage).entries()) {
      const scene = stackLines(lines, style);
      const top = place(scene.height);
      const bold = { ...style, voice: 'talk-bold' } as const;
      const sign = number > 0 && part === 0 ? [text(margin, top + style.size, `${number} `, bold)] : [];
      pages.at(-1)?.push(tagItems(tag, [...sign, picture(scene, margin + (number > 0 ? 6 : 0), top)]));
    }
    y += 1.2;
  }
  const fronts = sides.filter(({ face }) => face === 'front');
  // As few columns as leave room for all rows, words included.
  const most = Math.floor((room.width + GAP) / (LEAST_CELL + GAP));
  let columns = Math.min(3, most);
  let rows = rowsOf(fronts, drawn, room, columns);
  const takes = () => rows.reduce((sum, { height }) => sum + GAP + height, 0);
  while (y + takes() > foot && columns < most) rows = rowsOf(fronts, drawn, room, ++columns);
  for (const { plans, cell, tall, height } of rows) {
    y += GAP;
    const top = place(height);
    plans.forEach(({ side, caption }, i) => {
      const box = { x: margin + i * (cell + GAP), y: top, width: cell, height: tall };
      pages.at(-1)?.push(...thumbnail(side, caption, box, parent));
    });
  }
  return pages.map((items) => ({ width: paper.width, height: paper.height, items, alt: m.buildSheet }));
};
