/** The example's table from above, at three moments of its first round: the pyramid in the middle, a player in each corner. */
import { listed } from '#messages/language';
import * as m from '#messages/nation-faces';
import { itemAt } from '../../../../base/lists';
import type { Size } from '../../../../base/piece';
import { graphemesOf, joinClauses } from '../../../../base/words';
import { tablesFor } from '../../../../look/table-view';
import { COLORS, outline } from '../../../../look/theme';
import type { Color, Item, Scene } from '../../../../scene/scene';
import { circle, hexAbout, type Point, polygon, rect, rectAbout } from '../../../../scene/shapes';
import { clockText } from '../../cards/clock';
import { dollars, inThousands } from '../../cards/money';
import { targetAt } from '../../rules/board';
import { HAND_SIZES, inSet, isAvailable, pyramidHeight, tileMiddles } from '../../rules/places';
import { exampleBefore } from '../../rules/scorer/example';
import { contractIn, type LedgerState, modifierIn, weaponIn } from '../../rules/scorer/ledger';
import { signAt } from '../shapes';
import { form, gone, iconAt, strong, WIDTH } from './diagram';

const FLATS = 9;
const TOP = 23;
const MIDDLES = tileMiddles({ x: (WIDTH - 6 * FLATS) / 2, y: TOP }, FLATS);
const FOOT = TOP + pyramidHeight(FLATS) + 3.5;
const CARD = { width: 5.6, height: 7.8 } as const;
const TOKEN = 4.4;
const AREA = 43;
const edge = { ...outline, width: 0.25 };
const gap = { color: COLORS.white, width: 0.25 };

const AREAS = 19.6;

/** Where each seat's part of the table begins, clockwise. */
const placesFor = (players: number): readonly Point[] => {
  const [left, right] = [0.4, WIDTH - AREA];
  const below = [FOOT, ...(players > 4 ? [FOOT + AREAS] : [])];
  const places = [{ x: left, y: 0 }, { x: right, y: 0 }, ...below.map((y) => ({ x: right, y }))];
  return [...places, ...below.toReversed().map((y) => ({ x: left, y }))].slice(-players);
};

/** What a face-down card is of, in small: its real back would be a grey spot, and many of them a heavy picture. */
const BACKS = { assassin: COLORS.ink, contract: COLORS.mute, 'hit-list': COLORS.red } as const;

const cardAt = (at: Point, fill: Color, size: Size = CARD): Item =>
  rectAbout(at, size, { fill, stroke: fill === COLORS.white ? edge : gap });

/** So many cards on each other. */
const backs = ({ x, y }: Point, back: keyof typeof BACKS, count: number): Item[] =>
  Array.from({ length: count }, (_, k) => cardAt({ x: x + k * 1.4, y }, BACKS[back]));

const map = (at: Point): Item[] => [
  cardAt(at, COLORS.white, { width: CARD.height, height: CARD.width }),
  polygon(hexAbout(at, 3.6), { stroke: edge }),
];

const token = ({ x, y }: Point, money: 'cash' | 'debt'): Item[] => {
  const stroke = { color: money === 'cash' ? COLORS.white : COLORS.red, width: 0.5 };
  return [
    circle(x, y, TOKEN / 2, money === 'cash' ? { fill: COLORS.ink } : { stroke }),
    ...signAt({ x, y }, 1.2, money === 'cash', stroke),
  ];
};

const firstPlayer = ({ x, y }: Point): Item[] =>
  [2, 0.7].map((radius) => circle(x, y, radius, { stroke: { color: COLORS.ink, width: 0.5 } }));

/** A portrait would be a grey spot, and heavy. */
const specialist = ({ x, y }: Point): Item[] => [
  cardAt({ x, y }, COLORS.white),
  circle(x, y - 1, 1.1, { fill: COLORS.ink }),
  rect(x - 1.6, y + 0.6, 3.2, 1.8, { fill: COLORS.ink }),
];

/** What a player has to begin with, in a row; a legend names the same pieces. */
const pieces = ({ x, y }: Point): Item[] => [
  ...specialist({ x: x + 2.8, y }),
  ...backs({ x: x + 9.4, y }, 'hit-list', 1),
  ...map({ x: x + 17.1, y }),
  ...backs({ x: x + 24.8, y }, 'assassin', HAND_SIZES.assassin),
  ...backs({ x: x + 37.2, y }, 'contract', HAND_SIZES.contract),
];

/** The name, the first-player token and the money. */
const headOf = ({ setup, first, cash, debt }: LedgerState, seat: number, { x, y }: Point): Item[] => {
  const [owned, owed] = [cash[seat] ?? 0, debt[seat] ?? 0];
  return [
    strong(x, y + 4, setup.names[seat] ?? '', 'start', { size: 3.8 }),
    ...(seat === first ? firstPlayer({ x: x + 13, y: y + 2.8 }) : []),
    ...Array.from({ length: owned + owed }, (_, k) =>
      token({ x: x + 20 + k * (TOKEN + 0.4), y: y + 2.8 }, k < owned ? 'cash' : 'debt'),
    ).flat(),
  ];
};

/** The weapon with its time, the modifiers, the target and the contract. */
const cardsOf = (state: LedgerState, seat: number): readonly string[] => {
  const { set } = state.pack;
  const { tile, weapon, times, cards, contract } = itemAt(state.laid, seat);
  return [
    `${weaponIn(set, weapon)?.name} ${clockText(Math.min(...times))}`,
    ...cards.map((id) => modifierIn(set, id)?.name ?? ''),
    targetAt(state, tile as number).name,
    contractIn(set, contract)?.objective ?? '',
  ];
};

const laidOf = (state: LedgerState, seat: number, { x, y }: Point): Item[] =>
  cardsOf(state, seat).map((words, k) => form(x, y + 8.4 + k * 3.7, words));

const takenOf = (state: LedgerState, seat: number, { x, y }: Point): Item[] => {
  const tile = state.owner.indexOf(seat);
  if (tile < 0) return [];
  const { name, icon, value } = targetAt(state, tile);
  const at = { x: x + 4.6, y: y + 12 };
  return [
    polygon(hexAbout(at, FLATS - 0.6), { stroke: outline }),
    iconAt(at, icon, 5.6),
    form(x + 11, y + 11.4, name),
    form(x + 11, y + 15.3, dollars(value)),
  ];
};

/** Below the icon of a tile: who has marked it, or the cash on it, or what it is worth. */
const footOf = (state: LedgerState, tile: number, { x, y }: Point): Item[] => {
  const { setup, bounty, marks } = state;
  const by = setup.names.filter((_, seat) => marks[seat] === tile).map((name) => graphemesOf(name)[0]);
  if (by.length > 0) return [strong(x, y + 1.2, by.join('+'), 'middle', { size: 3.4, fill: COLORS.red })];
  const cash = bounty[tile] ?? 0;
  if (cash === 0) return [form(x, y + 1.1, inThousands(targetAt(state, tile).value), 'middle')];
  return Array.from({ length: cash }, (_, k) =>
    circle(x + (k - (cash - 1) / 2) * 2, y, 0.9, { fill: COLORS.ink }),
  );
};

const tileOf = (state: LedgerState, tile: number, at: Point): Item[] => {
  const corners = hexAbout(at, FLATS - 0.8);
  if (!inSet(state.remaining, tile)) return [polygon(corners, { stroke: gone })];
  const isOpen = isAvailable(state.remaining, tile);
  const edged = polygon(corners, { ...(isOpen && { fill: COLORS.manila }), stroke: outline });
  return [edged, ...footOf(state, tile, at)];
};

/** In a line for each of its words. */
const deckName = (x: number, words: string): Item[] =>
  words.split('\n').map((one, row) => form(x, TOP + 13 + row * 3.6, one, 'middle'));

/** Beside the pyramid, on the left and on the right. */
const supplies = (): Item[] => {
  const [left, right] = [9, WIDTH - 9];
  return [
    ...backs({ x: left - 1.4, y: TOP + 6 }, 'assassin', 3),
    ...deckName(left, m.assassinDeck),
    ...backs({ x: right - 1.4, y: TOP + 6 }, 'contract', 3),
    ...deckName(right, m.contractDeck),
    ...token({ x: left - 2.4, y: TOP + 26 }, 'cash'),
    ...token({ x: left + 2.4, y: TOP + 26 }, 'debt'),
    form(left, TOP + 32, m.bank, 'middle'),
  ];
};

const LEGEND_STEP = 9;

const legend = (top: number): Item[] => {
  const rows: readonly (readonly [(at: Point) => Item[], string])[] = [
    [specialist, m.legendSpecialist],
    [(at) => backs(at, 'hit-list', 1), m.legendHitList],
    [map, m.legendMap],
    [(at) => backs(at, 'assassin', 1), m.legendAssassin],
    [(at) => backs(at, 'contract', 1), m.contract],
    [(at) => token(at, 'cash'), m.legendCash({ dollars: dollars(1) })],
    [firstPlayer, m.legendFirstPlayer],
    [(at) => token(at, 'debt'), m.legendDebt({ dollars: dollars(1) })],
  ];
  return rows.flatMap(([draw, words], k) => {
    const at = { x: 4.4 + (k % 2) * 47, y: top + Math.floor(k / 2) * LEGEND_STEP };
    return [...draw(at), form(at.x + 6, at.y + 1, words)];
  });
};

const tableScene = (state: LedgerState, inCorner: typeof laidOf, alt: string): Scene => ({
  width: WIDTH,
  height: Math.max(...placesFor(state.setup.names.length).map(({ y }) => y)) + AREAS,
  items: [
    ...placesFor(state.setup.names.length).flatMap((at, seat) => [
      ...headOf(state, seat, at),
      ...inCorner(state, seat, at),
    ]),
    // Last, so that in a packed page the same tiles of the next picture are near.
    ...MIDDLES.flatMap((at, tile) => tileOf(state, tile, at)),
    form(WIDTH, TOP + 32, m.inThousands, 'end'),
  ],
  alt,
});

const start = (names: readonly string[]): Scene => {
  const state = exampleBefore(undefined, names);
  const alt = m.tableStart({ ...HAND_SIZES, names: listed(names), first: itemAt(names, state.first) });
  const row = (_state: LedgerState, _seat: number, at: Point) => pieces({ x: at.x, y: at.y + 11 });
  const scene = tableScene(state, row, alt);
  const foot = scene.height;
  return {
    ...scene,
    height: foot + 4 * LEGEND_STEP + 2,
    items: [...supplies(), ...legend(foot + 6), ...scene.items],
  };
};

const laid = (): Scene => {
  const state = exampleBefore('roll');
  const all = state.setup.names.map((name, seat) =>
    m.laid({ name, cards: joinClauses(cardsOf(state, seat)) }),
  );
  return tableScene(state, laidOf, m.tableLaid({ laid: all.join('. ') }));
};

const after = (): Scene => {
  const state = exampleBefore('next');
  const taken = state.owner.flatMap((by, tile) =>
    by < 0 ? [] : [m.hasTarget({ name: itemAt(state.setup.names, by), target: targetAt(state, tile).name })],
  );
  const missed = state.bounty.findIndex((cash) => cash > 0);
  const alt = m.tableAfter({ taken: taken.join('. '), target: targetAt(state, missed).name });
  return tableScene({ ...state, marks: [] }, takenOf, alt);
};

export const tableFigures: Readonly<Record<string, () => Scene>> = {
  ...tablesFor([2, 6], 4, start),
  'round-laid': laid,
  'round-after': after,
};
