/** Diagrams of Assassin Nation: the pyramid, and a weapon card and a contract with notes; the others take their words and icons from here. */

import { listed } from '#messages/language';
import * as m from '#messages/nation-faces';
import { itemAt } from '../../../../base/lists';
import { COLORS, hairline, inLines, outline, shout, wordsIn } from '../../../../look/theme';
import type { Color, Item, PathItem, Scene, Stroke } from '../../../../scene/scene';
import {
  circle,
  hexAbout,
  line,
  type Point,
  path,
  polygon,
  rect,
  rectAbout,
  rectData,
  textAbout,
} from '../../../../scene/shapes';
import { clockText } from '../../cards/clock';
import { effectsText, signed } from '../../cards/effect-text';
import { dollars, gain, inThousands } from '../../cards/money';
import { msrText, PAIR_MSR } from '../../cards/msr';
import { cardOf, NATION_CARDS, weaponOf } from '../../cards/set';
import {
  ATTRIBUTE_LABELS,
  type Attribute,
  attributeBits,
  matches,
  PHASE_LABELS,
} from '../../cards/vocabulary';
import {
  availableTiles,
  FULL_PYRAMID,
  inSet,
  isAvailable,
  pyramidHeight,
  ROW_VALUES,
  TILE_ROWS,
  tileMiddles,
} from '../../rules/places';
import { NATION_ICONS } from '../icons';
import { type ContractTerm, signAt, termsOf } from '../shapes';

/** At this width, in mm, words of 2.9 mm are 11 px high on a phone. */
export const WIDTH = 92;

export const form = wordsIn('form', 2.9);
export const strong = wordsIn('form-bold', 2.9);

/** A card's icon about a middle. */
export const iconAt = (at: Point, name: string, side: number, fill: Color = COLORS.ink): PathItem =>
  NATION_ICONS.about(name, at, side, { fill });

/** Where the words of notes begin, right of a card. */
const NOTES = 51;
/** As many letters have room beside them. */
const NOTE_LETTERS = 23;
const pointer: Stroke = { color: COLORS.red, width: 0.3 };

/** A heading and a line below it, with a line that ends in a dot on what they are about. */
const note = (at: Point, y: number, head: string, words: string): Item[] => [
  line(at, { x: NOTES - 1.4, y }, pointer),
  circle(at.x, at.y, 0.7, { fill: COLORS.red }),
  strong(NOTES, y + 1, head),
  ...inLines(words, NOTE_LETTERS).map((one, i) => form(NOTES, y + 4.8 + i * 3.7, one)),
];

const FLATS = 7.4;
const TOP = 8.5;

/** Tiles that are gone in the second picture: four of the bottom row, and one that lay on two of them. */
export const GONE = [0, 1, 2, 4, 6] as const;
export const LATER = GONE.reduce((left, tile) => left & ~(1 << tile), FULL_PYRAMID);

const heavy: Stroke = { color: COLORS.ink, width: 0.7, join: 'round' };
const plain: Stroke = { color: COLORS.ink, width: 0.25, join: 'round' };
export const gone: Stroke = { color: COLORS.mute, width: 0.25, dash: [0.7, 0.7] };

type State = 'available' | 'covered' | 'gone';

const stateOf = (remaining: number, tile: number): State => {
  if (!inSet(remaining, tile)) return 'gone';
  return isAvailable(remaining, tile) ? 'available' : 'covered';
};

const hex = (at: Point, state: State, words: string): Item[] => {
  const corners = hexAbout(at, FLATS - 1);
  if (state === 'gone') return [polygon(corners, { stroke: gone })];
  const paint = state === 'available' ? { fill: COLORS.manila, stroke: heavy } : { stroke: plain };
  return [
    polygon(corners, paint),
    textAbout({ x: at.x, y: at.y + 1 }, words, state === 'available' ? 'form-bold' : 'form', 2.9, COLORS.ink),
  ];
};

const pyramidAt = (x: number, remaining: number): Item[] =>
  tileMiddles({ x, y: TOP }, FLATS).flatMap((at, tile) =>
    hex(at, stateOf(remaining, tile), inThousands(ROW_VALUES[itemAt(TILE_ROWS, tile)] ?? 0)),
  );

const LEGEND = [
  ['available', m.available],
  ['covered', m.covered],
  ['gone', m.gone],
] as const;

export const pyramidFigure = (): Scene => {
  const right = WIDTH - 6 * FLATS;
  const foot = TOP + pyramidHeight(FLATS) + 3;
  const count = (remaining: number): number => availableTiles(remaining).length;
  return {
    width: WIDTH,
    height: foot + 4 + LEGEND.length * 8.6,
    items: [
      shout(0, 5, m.atStart, 5),
      shout(right, 5, m.later, 5),
      ...pyramidAt(0, FULL_PYRAMID),
      ...pyramidAt(right, LATER),
      line({ x: 0, y: foot }, { x: WIDTH, y: foot }, hairline),
      form(WIDTH, foot + 6.9, m.inThousands, 'end'),
      ...LEGEND.flatMap(([state, words], row) => {
        const y = foot + 6 + row * 8.6;
        return [...hex({ x: FLATS / 2, y }, state, inThousands(3)), form(FLATS + 3, y + 1, words)];
      }),
    ],
    alt: m.pyramidAlt({
      values: ROW_VALUES.map(dollars).join(', '),
      first: count(FULL_PYRAMID),
      gone: GONE.length,
      later: count(LATER),
    }),
  };
};

/** The card in the picture, mm. */
const CARD = { width: 46, height: 64, left: 0.4, top: 0.4, corner: 2.4, margin: 3.4 } as const;
const INNER = { left: CARD.left + CARD.margin, right: CARD.left + CARD.width - CARD.margin } as const;
/** A place of the card, from the left of what is in its margins and from its top. */
const inside = (x: number, y: number): Point => ({ x: INNER.left + x, y: CARD.top + y });

const cardEdge = rect(CARD.left, CARD.top, CARD.width, CARD.height, { radius: CARD.corner, stroke: outline });

const weapon = weaponOf('pistol');
const time = NATION_CARDS.weaponCards.find(({ kind }) => kind === weapon.kind)?.minutes ?? 0;

const HEAD = 14;

/** The black head of the card, round where the card is. */
const head = path(
  `${rectData(CARD.left, CARD.top, CARD.width, HEAD, CARD.corner)}${rectData(CARD.left, CARD.top + HEAD / 2, CARD.width, HEAD / 2)}`,
  { fill: COLORS.ink },
);

export const weaponFigure = (): Scene => {
  const { name, noise, cause, needed, icon } = weapon;
  const roll = msrText(needed);
  const attributes = [ATTRIBUTE_LABELS[noise], ATTRIBUTE_LABELS[cause]] as const;
  const middle = CARD.left + CARD.width / 2;
  const base = CARD.top + 46;
  return {
    width: WIDTH,
    height: CARD.height + 0.8,
    items: [
      head,
      iconAt(inside(4, 7), icon, 8, COLORS.white),
      shout(INNER.left + 10, CARD.top + 10, roll, 8, 'start', COLORS.white),
      shout(INNER.right, CARD.top + 10, clockText(time), 8, 'end', COLORS.white),
      iconAt({ x: middle, y: CARD.top + 26 }, icon, 21),
      shout(INNER.left, base, name, 9.5),
      line({ x: INNER.left, y: base + 2 }, { x: INNER.right, y: base + 2 }, outline),
      ...attributes.flatMap((label, i): Item[] => {
        const y = base + 6.6 + i * 5.6;
        return [
          iconAt({ x: INNER.left + 2, y: y - 1 }, label.icon, 4.4),
          strong(INNER.left + 6, y, label.name.toUpperCase()),
        ];
      }),
      cardEdge,
      ...note(inside(20.5, 7), 21, m.noteRoll({ roll }), m.rollHits({ needed })),
      ...note({ x: INNER.right + 1.2, y: CARD.top + 7 }, 6, m.noteTime, m.earlierFirst),
      ...note(inside(22, 42.5), 35, m.noteWeapon, m.doubleAdds({ pair: PAIR_MSR })),
      ...note(inside(22, 54), base + 4, m.noteNoiseAndCause, m.attributesPay),
    ],
    alt: m.weaponAlt({
      ...{ name, roll, needed, time: clockText(time), pair: PAIR_MSR },
      attributes: listed(attributes.map((label) => label.name)),
    }),
  };
};

const contract = cardOf(NATION_CARDS.contracts, 'public-execution');

const thick: Stroke = { color: COLORS.ink, width: 0.6 };

/** A plus or a minus, the icon, and the word. */
const termItems = ({ attribute, positive }: ContractTerm, y: number): Item[] => {
  const label = ATTRIBUTE_LABELS[attribute];
  const stroke = positive ? thick : { ...thick, color: COLORS.red };
  return [
    line({ x: INNER.left, y: y - 4.6 }, { x: INNER.right, y: y - 4.6 }, hairline),
    ...signAt({ x: INNER.left + 1.5, y: y - 1 }, 1.4, positive, stroke),
    iconAt({ x: INNER.left + 6.4, y: y - 1 }, label.icon, 4.2),
    strong(INNER.left + 10, y, label.name.toUpperCase()),
  ];
};

const named = (attributes: readonly Attribute[]): string =>
  listed(attributes.map((attribute) => ATTRIBUTE_LABELS[attribute].name));

export const contractFigure = (): Scene => {
  const { objective, positive, negative } = contract;
  const own = attributeBits([weapon.noise, weapon.cause]);
  const pay = matches(own, attributeBits(positive)) - matches(own, attributeBits(negative));
  const first = CARD.top + 37;
  const step = 6.8;
  const plus = 36 + step / 2;
  const minus = 36 + step * (positive.length + (negative.length - 1) / 2);
  return {
    width: WIDTH,
    height: CARD.height + 0.8,
    items: [
      form(INNER.left, CARD.top + 6, m.contractHead.toUpperCase()),
      line({ x: INNER.left, y: CARD.top + 8 }, { x: INNER.right, y: CARD.top + 8 }, outline),
      ...objective.split(' ').map((word, i) => shout(INNER.left, CARD.top + 17 + i * 9, word, 9.5)),
      ...termsOf(contract).flatMap((term, i) => termItems(term, first + i * step)),
      cardEdge,
      ...note(inside(34, 13.5), 8, m.noteJob, m.paysOnlyIfHit),
      ...note(inside(34, plus), 25, m.plusCash, m.perAttribute({ dollars: dollars(1) })),
      ...note(inside(34, minus), 42, m.minusDebt, m.perAttribute({ dollars: dollars(1) })),
      form(NOTES, 59, m.withWeapon({ weapon: weapon.name, pay: gain(pay) })),
    ],
    alt: m.contractAlt({
      ...{ objective, positive: named(positive), negative: named(negative), dollars: dollars(1) },
      ...{ weapon: weapon.name, pay: dollars(pay) },
    }),
  };
};

const ROW = 18.4;
/** As many letters have room beside a piece. */
const PIECE_LETTERS = 41;
/** And on it: a longer name is left out, since the note says it too. */
const LABEL_LETTERS = 8;

/** In small what no other figure reads: a tile, a modifier, a specialist and a hit list. */
export const otherPiecesFigure = (): Scene => {
  const { targets, modifiers, specialists, hitLists } = NATION_CARDS;
  const target = cardOf(targets, 'drug-runner');
  const stealth = cardOf(modifiers, 'stealth');
  const chef = cardOf(specialists, 'chef');
  const knife = weaponOf(chef.weapon);
  const list = hitLists[0]?.targets ?? [];
  const msr = m.msr({ change: signed(target.adjustment) });
  const rows = [
    [
      target.icon,
      msr,
      m.noteTile({ name: target.name }),
      m.tileEasier({ msr, dollars: dollars(target.value) }),
    ],
    [
      stealth.icon,
      stealth.name,
      m.noteModifier({ name: stealth.name }),
      `${m.modifierPhase({ phase: PHASE_LABELS[stealth.phase].name })}\n${effectsText(stealth.effects)}`,
    ],
    [
      chef.icon,
      knife.name,
      m.noteSpecialist({ name: chef.name }),
      m.specialistRollsTwo({ weapon: knife.name }),
    ],
    [
      cardOf(targets, list[0]?.target ?? '').icon,
      m.secret,
      m.noteHitList,
      m.hitListPays({ count: list.length }),
    ],
  ] as const;
  return {
    width: WIDTH,
    height: rows.length * ROW,
    items: rows.flatMap(([icon, label, head, words], row): Item[] => {
      const at = { x: 8, y: row * ROW + ROW / 2 };
      return [
        row === 0
          ? polygon(hexAbout(at, 15), { stroke: outline })
          : rectAbout(at, { width: 13, height: 17 }, { radius: 1, stroke: outline }),
        iconAt({ x: at.x, y: at.y - 2 }, icon, 7.6),
        ...(label.length > LABEL_LETTERS
          ? []
          : [textAbout({ x: at.x, y: at.y + 5.2 }, label, 'form-bold', 2.9, COLORS.ink)]),
        strong(20, at.y - 3, head),
        ...inLines(words, PIECE_LETTERS).map((one, k) => form(20, at.y + 1.4 + k * 3.9, one)),
      ];
    }),
    alt: m.piecesAlt({
      notes: rows.map(([, , head, words]) => m.noteOf({ head, words: words.replace('\n', ' ') })).join(' '),
    }),
  };
};
