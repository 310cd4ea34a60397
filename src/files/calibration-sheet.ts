/**
 * The calibration sheet: four scales about a page that says what to do with them, two rulers, and room to write down
 * what they show. The back has the letters alone, drawn so that they read right through the paper.
 */
import * as m from '#messages/files';
import { itemAt } from '../base/lists';
import type { Size } from '../base/piece';
import { COLORS, hairline, RULES, wordsIn } from '../look/theme';
import {
  CELLS,
  LETTERS,
  letterAt,
  numberAt,
  STRIPS,
  type Strip,
  stripOf,
  throughSheet,
} from '../print/calibration';
import { type HomePaper, PAPERS } from '../print/papers';
import type { Flip } from '../print/profile';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { writePdf } from '../scene/pdf/document';
import type { Item, Scene, Stroke } from '../scene/scene';
import { group, line, type Point, picture, textAbout } from '../scene/shapes';
import { textBlock } from '../scene/text';
import { ownImprint } from './pdf-metadata';

/** Thin enough to tell a quarter of a millimetre, thick enough to shine through. */
const STEM: Stroke = { color: COLORS.ink, width: 0.2 };
const HEAVY: Stroke = { color: COLORS.ink, width: RULES.heavy };

/** From the paper's edge to the written part, mm. */
const INSET = 38;

/** Along a cell, mm from the strip's middle: the stem's clean tip is over that of the other side. */
const TIP = 2.5;
const STEM_END = 8;
const FIRST_BARB = 4.6;
const BARB_STEP = 0.7;
const BARB = 1.1;
const LABEL = { x: 10.2, y: 11 } as const;
const LABEL_SIZE = 3.3;

/** Half the height of a capital, from its baseline, em. */
const HALF_CAPITAL = 0.3;

const muted = (size: number) => wordsIn('form', size, { fill: COLORS.mute });

/**
 * A stem with its label up or left of the strip's middle (`side` -1) or down or right of it (1), and its rank in barbs,
 * one for each binary digit, so that cells differ even where a label is smudged.
 */
const cell = ({ along }: Strip, at: Point, name: string, rank: number, side: -1 | 1): Item[] => {
  const place = (away: number, aside: number) =>
    along === 'x' ? { x: at.x + aside, y: at.y + side * away } : { x: at.x + side * away, y: at.y + aside };
  const barbs = [0, 1, 2, 3, 4]
    .filter((digit) => (rank >> digit) & 1)
    .map((digit) => {
      const away = FIRST_BARB + digit * BARB_STEP;
      return line(place(away, 0), place(away, BARB), STEM);
    });
  const { x, y } = place(LABEL[along], 0);
  return [
    line(place(-TIP, 0), place(STEM_END, 0), STEM),
    ...barbs,
    textAbout({ x, y: y + HALF_CAPITAL * LABEL_SIZE }, name, 'form-bold', LABEL_SIZE, COLORS.ink),
  ];
};

/** Numbers are on the side of the edge of the paper, letters on that of its middle. */
const outwards = ({ name }: Strip): -1 | 1 => (name === 'top' || name === 'left' ? -1 : 1);

const numbers = (strip: Strip): Item[] =>
  Array.from({ length: CELLS }, (_, i) =>
    cell(strip, numberAt(strip, i + 1), String(i + 1), i + 1, outwards(strip)),
  ).flat();

const letters = (strip: Strip): Item[] =>
  [...LETTERS].flatMap((letter, i) =>
    cell(strip, letterAt(strip, letter), letter, i + 1, outwards(strip) === 1 ? -1 : 1),
  );

/** A strip's name before its first cell. */
const stripName = ({ name, along, middle }: Strip): Item => {
  const before = (CELLS / 2) * 5 + 4;
  const side = m.scaleSide({ side: name });
  return along === 'x'
    ? muted(3)(middle.x - before, middle.y + 1, side, 'end')
    : muted(3)(middle.x, middle.y - before, side, 'middle');
};

const steps = (paper: HomePaper, flip: Flip): string[] => {
  const other = flip === 'long' ? 'short' : 'long';
  return [
    m.stepPrint({ label: PAPERS[paper].label, flip }),
    m.stepMeasure,
    m.stepHoldToLight({ other }),
    m.stepReadScales,
    m.stepWriteDown,
  ];
};

const STEP = { voice: 'talk', size: 3.7, fill: COLORS.ink, lineHeight: 1.3 } as const;

const instructions = (book: FontBook, paper: HomePaper, flip: Flip, size: Size): Item[] => {
  const items: Item[] = [
    line({ x: INSET, y: INSET }, { x: size.width - INSET, y: INSET }, HEAVY),
    wordsIn('shout', 13)(INSET, INSET + 13, m.calibrationSheet),
    wordsIn('form', 3)(INSET, INSET + 18.6, m.calibrationFrontNote({ label: PAPERS[paper].label, flip })),
  ];
  let y = INSET + 23;
  for (const [i, step] of steps(paper, flip).entries()) {
    const scene = textBlock(book, [step], { ...STEP, width: size.width - 2 * INSET - 7 });
    items.push(
      wordsIn('talk-bold', STEP.size, { fill: COLORS.red })(INSET, y + 0.98 * STEP.size, String(i + 1)),
      picture(scene, INSET + 7, y),
    );
    y += scene.height + 1.6;
  }
  return items;
};

const RULER = 100;

/** Two rulers that begin in one corner, `x` and `y`: 100 mm to the right, 100 mm up. */
const cornerRulers = (x: number, y: number): Item[] => {
  const ticks = Array.from({ length: 21 }, (_, i) => {
    const mm = i * 5;
    const length = mm === RULER ? 6 : mm === RULER / 2 ? 3.6 : mm % 10 === 0 ? 2.4 : 1.4;
    const start = mm === RULER ? -3 : 0;
    return [
      line({ x: x + mm, y: y - length - start }, { x: x + mm, y: y - start }, STEM),
      line({ x: x + start, y: y - mm }, { x: x + start + length, y: y - mm }, STEM),
    ];
  }).flat();
  const label = wordsIn('form', 2.8);
  return [
    line({ x, y }, { x: x + RULER, y }, STEM),
    line({ x, y }, { x, y: y - RULER }, STEM),
    ...ticks,
    label(x, y + 4, m.rulerAcrossLength({ mm: RULER })),
    group([0, -1, 1, 0, x - 2.4, y], label(0, 0, m.rulerDownLength({ mm: RULER }))),
  ];
};

/** Lines to write on, within the angle of the rulers. */
const form = (x: number, y: number, width: number): Item[] => {
  const rows = [
    [m.rulerAcross, 'mm'],
    [m.rulerDown, 'mm'],
    ...STRIPS.map((side) => [m.scaleSide({ side }), m.scaleNumber, m.scaleLetter] as const),
  ] as const;
  const step = 12.4;
  return rows.flatMap(([name, ...fields], i) => {
    const base = y + i * step;
    const columns = fields.length === 1 ? [0.38] : [0.38, 0.7];
    return [
      line({ x, y: base + 3 }, { x: x + width, y: base + 3 }, hairline),
      wordsIn('form-bold', 3.6)(x, base, name),
      ...fields.map((field, column) => muted(3)(x + width * itemAt(columns, column), base, field)),
    ];
  });
};

/** Front and back of the sheet for one paper and one edge. The book has to hold the fonts, or throws `FontsNeeded`. */
export const calibrationSheet = (
  book: FontBook,
  paper: HomePaper,
  flip: Flip,
): Record<'front' | 'back', Scene> => {
  const { width, height } = PAPERS[paper];
  const size = { width, height };
  const strips = STRIPS.map((name) => stripOf(name, size));
  const corner = { x: INSET + 5, y: size.height - INSET - 10 };
  return {
    front: {
      ...size,
      alt: m.calibrationFrontAlt,
      items: [
        ...strips.flatMap((strip) => [...numbers(strip), stripName(strip)]),
        ...instructions(book, paper, flip, size),
        ...cornerRulers(corner.x, corner.y),
        ...form(corner.x + 14, corner.y - 76, size.width - INSET - corner.x - 14),
      ],
    },
    back: {
      ...size,
      alt: m.calibrationBackAlt,
      items: [
        group(throughSheet(size, flip), ...strips.flatMap(letters)),
        muted(2.4)(
          size.width / 2,
          flip === 'long' ? size.height - INSET : INSET,
          m.calibrationBackNote,
          'middle',
        ),
      ],
    },
  };
};

/** The sheet as a file. It is printed as it is: what it measures is what the printer does. */
export const calibrationPdf = (book: FontBook, paper: HomePaper, flip: Flip): Promise<Uint8Array> =>
  withFonts(book, () => {
    const { front, back } = calibrationSheet(book, paper, flip);
    return writePdf(book, {
      pages: [
        { scene: front, label: m.front },
        { scene: back, label: m.back },
      ],
      info: {
        title: m.calibrationTitle({ label: PAPERS[paper].label, flip }),
        subject: m.calibrationSubject,
        keywords: [m.printAndPlay, 'calibration'],
        turned: flip,
        ...ownImprint(),
      },
    });
  });
