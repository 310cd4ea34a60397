/** Two attempts on one target: who goes first, and what is left for the other. */

import { unwrap } from '../../../base/result';
import { clockText, parseClock } from '../../../games/nation/cards/clock';
import { dollars } from '../../../games/nation/cards/money';
import { msrText } from '../../../games/nation/cards/msr';
import { NATION_CARDS } from '../../../games/nation/cards/set';
import { targetOf } from '../../../games/nation/cards/targets';
import type { WeaponKind } from '../../../games/nation/cards/vocabulary';
import { weaponOf } from '../../../games/nation/cards/weapons';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { arrow, circle, line, polygon, rect } from '../../../scene/shapes';
import { COLORS, outline } from '../../theme';
import { hexAbout } from '../hexes';
import { form, iconAt, shout, strong, WIDTH } from './diagram';

interface Attempt {
  readonly kind: WeaponKind;
  readonly minutes: number;
}

/** Throws where no such card is printed. */
const attempt = (kind: WeaponKind, time: string): Attempt => {
  const minutes = unwrap(parseClock(time));
  const card = NATION_CARDS.weaponCards.find((one) => one.kind === kind && one.minutes === minutes);
  if (!card) throw new Error(`no ${kind} strikes at ${time}`);
  return card;
};

/** As they lie on the table: the later one on the left, so that the clock and not the place decides. */
export const ATTEMPTS: readonly Attempt[] = [attempt('sniper-rifle', '1345'), attempt('rope', '0815')];

/** The same by their time. */
export const IN_ORDER: readonly Attempt[] = ATTEMPTS.toSorted((a, b) => a.minutes - b.minutes);

const BOX = { width: 31, height: 20, top: 6 } as const;
const TILE = { x: WIDTH / 2, y: 16 } as const;
const AXIS = { left: 8, right: WIDTH - 8, y: 44 } as const;
const DAY = 24 * 60;

const TARGET = targetOf('drug-runner');

const aim: Stroke = { color: COLORS.red, width: 0.5 };
const axis: Stroke = { color: COLORS.ink, width: 0.35 };

const onAxis = (minutes: number): number => AXIS.left + ((AXIS.right - AXIS.left) * minutes) / DAY;

const box = ({ kind, minutes }: Attempt, left: number): Item[] => {
  const { name, icon, needed } = weaponOf(kind);
  return [
    rect(left, BOX.top, BOX.width, BOX.height, { radius: 1.2, stroke: outline }),
    iconAt({ x: left + 5.5, y: BOX.top + 6 }, icon, 8),
    shout(left + 11, BOX.top + 8.4, name, 4.8),
    strong(left + 2, BOX.top + 16.8, clockText(minutes), 'start', 4.4),
    shout(left + BOX.width - 2, BOX.top + 16.8, msrText(needed), 5.4, { anchor: 'end' }),
  ];
};

const place = ['first', 'second'] as const;

/** A time on the day's line, and the place in the order below it. */
const mark = ({ minutes }: Attempt, i: number): Item[] => {
  const x = onAxis(minutes);
  return [
    circle(x, AXIS.y, 1.3, i === 0 ? { fill: COLORS.red } : { fill: COLORS.white, stroke: aim }),
    strong(x, AXIS.y - 3, clockText(minutes), 'middle', 3.2),
    form(x, AXIS.y + 5, place[i] ?? '', 'middle', 3.2),
  ];
};

export const conflictFigure = (): Scene => {
  const right = WIDTH - 0.4 - BOX.width;
  const [first, second] = IN_ORDER.map(({ kind }) => weaponOf(kind).name) as [string, string];
  const outcomes = [
    [
      `If the ${first} hits,`,
      'the target is gone: the other loses the contract',
      'and may take back all other cards.',
    ],
    [
      'If it misses,',
      `${dollars(1)} goes on the tile, and the ${second}`,
      'is rolled for, and may win the cash too.',
    ],
  ] as const;
  const top = AXIS.y + 12;
  return {
    width: WIDTH,
    height: top + 2 * 13.6 - 2,
    items: [
      ...box(ATTEMPTS[0] as Attempt, 0.4),
      ...box(ATTEMPTS[1] as Attempt, right),
      polygon(hexAbout(TILE, 20), { stroke: outline }),
      iconAt({ x: TILE.x, y: TILE.y - 4 }, TARGET.icon, 8),
      shout(TILE.x, TILE.y + 4.8, TARGET.name, 4, { anchor: 'middle' }),
      strong(TILE.x, TILE.y + 8.6, dollars(TARGET.value), 'middle'),
      ...arrow({ x: BOX.width + 1, y: TILE.y }, { x: TILE.x - 10.6, y: TILE.y }, { stroke: aim, head: 2.6 }),
      ...arrow({ x: right - 0.6, y: TILE.y }, { x: TILE.x + 10.6, y: TILE.y }, { stroke: aim, head: 2.6 }),
      line({ x: AXIS.left, y: AXIS.y }, { x: AXIS.right, y: AXIS.y }, axis),
      form(AXIS.left - 1, AXIS.y + 1, '0000', 'end'),
      form(AXIS.right + 1, AXIS.y + 1, '2359'),
      ...IN_ORDER.flatMap(mark),
      ...outcomes.flatMap(([head, ...words], i) => [
        strong(0, top + i * 13.6, head, 'start', 3),
        ...words.map((one, k) => form(0, top + 4 + k * 3.9 + i * 13.6, one)),
      ]),
    ],
    alt:
      `Two attempts on one target, the ${TARGET.name}: a ${second} at ${clockText((IN_ORDER[1] as Attempt).minutes)} and a ${first} at ` +
      `${clockText((IN_ORDER[0] as Attempt).minutes)}. On the line of the day the ${first} comes first, the ${second} second. ` +
      `${outcomes.map((words) => words.join(' ')).join(' ')}`,
  };
};
