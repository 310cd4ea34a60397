/** The example's table from above, at three moments of its first round: the pyramid in the middle, a player in each corner. */
import type { Target } from '../../../games/nation/cards';
import { clockText } from '../../../games/nation/cards/clock';
import { dollars } from '../../../games/nation/cards/money';
import { exampleBefore } from '../../../games/nation/example';
import { contractIn, type Laid, type LedgerState, modifierIn, weaponIn } from '../../../games/nation/ledger';
import type { NationBack } from '../../../games/nation/pieces/face';
import { ASSASSIN, CONTRACT, HAND_SIZES } from '../../../games/nation/players';
import { isAvailable, remains } from '../../../games/nation/pyramid';
import type { Item, Scene } from '../../../scene/scene';
import { circle, type Point, polygon, rect, text } from '../../../scene/shapes';
import { STANDARD_CARD } from '../../desk';
import { pictureAt } from '../../table-view';
import { COLORS, outline } from '../../theme';
import { backOf } from '../backs';
import { hexAbout, pyramidHeight, tileMiddles } from '../hexes';
import { firstPlayerBack, moneyBack } from '../tokens';
import { form, iconAt, strong, WIDTH } from './diagram';

const FLATS = 9;
const TOP = 23;
const MIDDLES = tileMiddles({ x: (WIDTH - 6 * FLATS) / 2, y: TOP }, FLATS);
const FOOT = TOP + pyramidHeight(FLATS) + 3.5;
const CARD = { width: 5.6, height: 7.8 } as const;
const TOKEN = 4.4;
const AREA = 43;

/** Where each seat's corner begins, clockwise. */
const CORNERS: readonly Point[] = [
  { x: 0.4, y: 0 },
  { x: WIDTH - AREA, y: 0 },
  { x: WIDTH - AREA, y: FOOT },
  { x: 0.4, y: FOOT },
];

const edgeAt = ({ x, y }: Point, width: number = CARD.width, height: number = CARD.height): Item =>
  rect(x - width / 2, y - height / 2, width, height, {
    fill: COLORS.white,
    stroke: { ...outline, width: 0.25 },
    radius: 0.5,
  });

const targetAt = ({ pack, setup }: LedgerState, tile: number): Target =>
  pack.set.targets[setup.layout[tile] as number] as Target;

/** So many cards, the last of them on top, with its back up. */
const backs = (at: Point, back: NationBack, count: number): Item[] => {
  const top = { x: at.x + (count - 1) * 1.4, y: at.y };
  return [
    ...Array.from({ length: count }, (_, k) => edgeAt({ x: at.x + k * 1.4, y: at.y })),
    pictureAt(backOf({ size: STANDARD_CARD, ink: 'low' }, back), top, CARD.width, CARD.height),
  ];
};

const map = (at: Point): Item[] => [
  edgeAt(at, CARD.height, CARD.width),
  ...tileMiddles({ x: at.x - 3, y: at.y - 1.9 }, 1).map((middle) =>
    polygon(hexAbout(middle, 0.9), { stroke: { color: COLORS.ink, width: 0.1 } }),
  ),
];

const token = (at: Point, money: 'cash' | 'debt'): Item =>
  pictureAt(moneyBack(money, { diameter: 22, sparing: false }), at, TOKEN, TOKEN);

const firstPlayer = (at: Point): Item =>
  pictureAt(firstPlayerBack({ diameter: 22, sparing: false }), at, TOKEN, TOKEN);

/** What a player has to begin with, in a row; a legend names the same pieces. */
const pieces = ({ pack, setup }: LedgerState, seat: number, { x, y }: Point): Item[] => {
  const specialist = pack.set.specialists[setup.specialists[seat] as number];
  return [
    edgeAt({ x: x + 2.8, y }),
    iconAt({ x: x + 2.8, y }, specialist?.icon ?? '', 4.8),
    ...backs({ x: x + 9.4, y }, 'nation-hit-list', 1),
    ...map({ x: x + 17.1, y }),
    ...backs({ x: x + 24.8, y }, 'nation-assassin', HAND_SIZES[ASSASSIN] as number),
    ...backs({ x: x + 37.2, y }, 'nation-contract', HAND_SIZES[CONTRACT] as number),
  ];
};

/** The name, the first-player token and the money. */
const headOf = ({ setup, first, cash, debt }: LedgerState, seat: number, { x, y }: Point): Item[] => {
  const money = [
    ...Array<'cash'>(cash[seat] as number).fill('cash'),
    ...Array<'debt'>(debt[seat] as number).fill('debt'),
  ];
  return [
    strong(x, y + 4, setup.names[seat] ?? '', 'start', 3.8),
    ...(seat === first ? [firstPlayer({ x: x + 13, y: y + 2.8 })] : []),
    ...money.map((one, k) => token({ x: x + 20 + k * (TOKEN + 0.4), y: y + 2.8 }, one)),
  ];
};

/** The weapon with its time, the modifiers, the target and the contract. */
const cardsOf = (state: LedgerState, seat: number): readonly string[] => {
  const { set } = state.pack;
  const { tile, weapon, times, cards, contract } = state.laid[seat] as Laid;
  return [
    `${weaponIn(set, weapon)?.name} ${clockText(Math.min(...times))}`,
    ...cards.map((id) => modifierIn(set, id)?.name ?? ''),
    targetAt(state, tile as number).name,
    contractIn(set, contract)?.objective ?? '',
  ];
};

const laidOf = (state: LedgerState, seat: number, { x, y }: Point): Item[] => [
  iconAt({ x: x + 4, y: y + 11 }, weaponIn(state.pack.set, state.laid[seat]?.weapon ?? null)?.icon ?? '', 7.6),
  ...cardsOf(state, seat).map((words, k) => form(x + 9, y + 8.4 + k * 3.7, words)),
];

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
  const by = setup.names.filter((_, seat) => marks[seat] === tile).map((name) => name[0]);
  const style = { voice: 'form-bold', size: 3.4, fill: COLORS.red, anchor: 'middle' } as const;
  if (by.length > 0) return [text(x, y + 1.2, by.join('+'), style)];
  const cash = bounty[tile] as number;
  if (cash === 0) return [form(x, y + 1.1, `$${targetAt(state, tile).value}`, 'middle')];
  return Array.from({ length: cash }, (_, k) =>
    circle(x + (k - (cash - 1) / 2) * 2, y, 0.9, { fill: COLORS.ink }),
  );
};

const tileOf = (state: LedgerState, tile: number): Item[] => {
  const at = MIDDLES[tile] as Point;
  const corners = hexAbout(at, FLATS - 0.8);
  if (!remains(state.remaining, tile))
    return [polygon(corners, { stroke: { color: COLORS.mute, width: 0.25, dash: [0.7, 0.7] } })];
  const fill = isAvailable(state.remaining, tile) ? COLORS.manila : COLORS.white;
  return [
    polygon(corners, { fill, stroke: outline }),
    iconAt({ x: at.x, y: at.y - 1.9 }, targetAt(state, tile).icon, 4.4),
    ...footOf(state, tile, { x: at.x, y: at.y + 1.7 }),
  ];
};

/** Beside the pyramid, on the left and on the right. */
const supplies = (): Item[] => {
  const [left, right] = [9, WIDTH - 9];
  return [
    ...backs({ x: left - 1.4, y: TOP + 6 }, 'nation-assassin', 3),
    form(left, TOP + 13, 'assassin', 'middle'),
    form(left, TOP + 16.6, 'deck', 'middle'),
    ...backs({ x: right - 1.4, y: TOP + 6 }, 'nation-contract', 3),
    form(right, TOP + 13, 'contract', 'middle'),
    form(right, TOP + 16.6, 'deck', 'middle'),
    token({ x: left - 2.4, y: TOP + 26 }, 'cash'),
    token({ x: left + 2.4, y: TOP + 26 }, 'debt'),
    form(left, TOP + 32, 'bank', 'middle'),
  ];
};

const LEGEND_STEP = 9;

const legend = (state: LedgerState, top: number): Item[] => {
  const rows: readonly (readonly [(at: Point) => Item[], string])[] = [
    [(at) => pieces(state, 0, { x: at.x - 2.8, y: at.y }).slice(0, 2), 'specialist, open'],
    [(at) => backs(at, 'nation-hit-list', 1), 'hit list, secret'],
    [map, 'map'],
    [(at) => backs(at, 'nation-assassin', 1), 'assassin card'],
    [(at) => [token(at, 'cash')], `${dollars(1)} cash`],
    [(at) => [firstPlayer(at)], 'first player'],
  ];
  return rows.flatMap(([draw, words], k) => {
    const at = { x: 4.4 + (k % 2) * 47, y: top + Math.floor(k / 2) * LEGEND_STEP };
    return [...draw(at), form(at.x + 6, at.y + 1, words)];
  });
};

const AREAS = 19.6;

const tableScene = (
  state: LedgerState,
  inCorner: typeof laidOf,
  alt: string,
  more: { readonly items: readonly Item[]; readonly height: number } = { items: [], height: 0 },
): Scene => ({
  width: WIDTH,
  height: FOOT + AREAS + more.height,
  items: [
    ...MIDDLES.flatMap((_, tile) => tileOf(state, tile)),
    ...CORNERS.flatMap((at, seat) => [...headOf(state, seat, at), ...inCorner(state, seat, at)]),
    ...more.items,
  ],
  alt,
});

const start = (): Scene => {
  const state = exampleBefore();
  const { names } = state.setup;
  const alt =
    `A table from above. In the middle the pyramid of targets; beside it the assassin deck, the contract deck and the bank. ${names.join(', ')} ` +
    `sit in the corners, clockwise. Each has a specialist face up, a hit list face down, a map, a hand of ${HAND_SIZES[ASSASSIN]} assassin ` +
    `cards and ${HAND_SIZES[CONTRACT]} contracts, and two cash tokens. ${names[state.first]} has the first-player token.`;
  const row = (of: LedgerState, seat: number, at: Point) => pieces(of, seat, { x: at.x, y: at.y + 11 });
  return tableScene(state, row, alt, {
    items: [...supplies(), ...legend(state, FOOT + AREAS + 6)],
    height: 3 * LEGEND_STEP + 2,
  });
};

const laid = (): Scene => {
  const state = exampleBefore('roll');
  const all = state.setup.names.map((name, seat) => `${name}: ${cardsOf(state, seat).join('; ')}`);
  return tableScene(state, laidOf, `The table with all cards turned up. ${all.join('. ')}.`);
};

const after = (): Scene => {
  const state = exampleBefore('next');
  const taken = state.owner.flatMap((by, tile) =>
    by < 0 ? [] : [`${state.setup.names[by]} has the ${targetAt(state, tile).name}`],
  );
  const alt = `The table after the attempts. ${taken.join('. ')}. Three cash tokens are on the Fugitive.`;
  return tableScene({ ...state, marks: [] }, takenOf, alt);
};

export const tableFigures: Readonly<Record<string, () => Scene>> = {
  table: start,
  'round-laid': laid,
  'round-after': after,
};
