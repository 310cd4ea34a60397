/** What is printed: everything that the game is played with, for a full table, or the parts of it that are asked for. */
import * as m from '#messages/nation';
import { type CubeSides, cubeNet, type Net } from '../../base/net';
import type { Component } from '../../base/piece';
import { mapOk, ok, type Result } from '../../base/result';
import type { Options } from '../../deal/v1/options';
import { dealOpen } from '../../deal/v1/spec';
import type { Kit } from '../game';
import {
  folded,
  heldBy,
  type Part,
  part,
  partOption,
  partsPieces,
  readRequest,
  rect,
  round,
  type Seating,
  piece as writePiece,
} from '../kit';
import { choice } from '../options';
import { SET } from '../set';
import type { CardSet, Contract, Modifier, Specialist, Target, Weapon } from './cards';
import { clockText } from './cards/clock';
import { effectsText } from './cards/effect-text';
import { dollars } from './cards/money';
import { cardOf, NATION_CARDS, targetOf, weaponOf } from './cards/set';
import { dealerWith } from './deal';
import { NATION_SEATS } from './rules/places';

/** `holder` is whose map it is. */
export type NationFace =
  | { readonly kind: 'target'; readonly target: Target }
  /** `minutes` is its time of day, counted from midnight. */
  | { readonly kind: 'weapon'; readonly weapon: Weapon; readonly minutes: number }
  /** `text` is what its effects do, in sentences. */
  | { readonly kind: 'modifier'; readonly modifier: Modifier; readonly text: string }
  | { readonly kind: 'contract'; readonly contract: Contract }
  | { readonly kind: 'specialist'; readonly specialist: Specialist; readonly weapon: Weapon }
  /** `number` is 1 to 20; `bonus` in $1,000. */
  | {
      readonly kind: 'hit-list';
      readonly number: number;
      readonly lines: readonly { readonly target: Target; readonly bonus: number }[];
    }
  | { readonly kind: 'aid'; readonly players: number }
  /** Places and no names: within a row the tiles may lie in any order. */
  | { readonly kind: 'map'; readonly holder?: string }
  /** `amount` in $1,000. */
  | { readonly kind: 'cash' | 'debt'; readonly amount: number; readonly square: boolean }
  | { readonly kind: 'first-player' }
  /** The net's faces are called by what they show: `1` to `6`. */
  | { readonly kind: 'die'; readonly net: Net };

/** Backs: weapons and modifiers are one deck; nothing is printed behind nets, aids and maps. */
export type NationBack =
  | `nation-${'target' | 'assassin' | 'contract' | 'specialist' | 'hit-list' | 'first-player' | 'none'}`
  | `nation-${'cash' | 'debt'}${'' | '-square'}`;

/** Across the flats of a target's tile. */
export const HEX_FLATS = 50;

const TOKEN_DIAMETER = 25;
const SMALL_TOKEN_DIAMETER = 20;
/** Large enough to be told from the money. */
const FIRST_PLAYER_DIAMETER = 40;

/** A7, wider than high. */
const MAP = rect(105, 74);

export const CASH_TOKENS = 60;

/** The larger of the two squares of money, in the smaller ones. */
export const LARGE_TOKEN = 5;
export const DEBT_TOKENS = 30;

/** One for each player of a full table. */
export const MAPS = 6;
export const DICE = 6;

const DIE_EDGE = 16;

/** The cross of an ordinary die: opposite sides add up to seven. */
const DIE_SIDES: CubeSides = ['1', '2', '3', '5', '6', '4'];

/** By seat, the cards that it has, by their places in the card set; nothing where nobody deals. */
type Dealt = Readonly<Record<'specialists' | 'hitLists', readonly number[]>>;

/** What the pieces of a table depend on. */
interface Printed {
  readonly seating: Seating;
  readonly dealt: Dealt;
  readonly options: Options;
  readonly set: CardSet;
}

type Piece = Component<NationFace>;
const piece = writePiece<NationFace, NationBack>;

/** How many of $1,000 and of $5,000 are as much as the tokens: fewer squares to cut. */
export const SQUARES = { cash: [40, 4], debt: [20, 2] } as const;

export const tokenTitle = (kind: 'cash' | 'debt', amount: number): string =>
  kind === 'cash'
    ? m.cashTokenTitle({ amount: dollars(amount) })
    : m.debtTokenTitle({ amount: dollars(-amount) });

/** Rounds, each $1,000; or, without the option, squares that share their cuts. */
const tokenPieces = ({ options: { token } }: Printed): Piece[] => {
  const diameter = { large: TOKEN_DIAMETER, small: SMALL_TOKEN_DIAMETER }[String(token)];
  const square = diameter === undefined;
  const shape = square ? rect(TOKEN_DIAMETER) : round(diameter);
  const tokens = (kind: 'cash' | 'debt', amount: number, first: number, count: number): Piece[] => {
    const title = tokenTitle(kind, amount);
    const more = { kind: kind === 'cash' ? m.cashTokenKind : m.debtTokenKind, ...shape };
    const back = square ? (`nation-${kind}-square` as const) : (`nation-${kind}` as const);
    return Array.from({ length: count }, (_, k) =>
      piece(`${kind}-${first + k}`, title, { kind, amount, square }, back, more),
    );
  };
  if (!square) return [...tokens('cash', 1, 1, CASH_TOKENS), ...tokens('debt', 1, 1, DEBT_TOKENS)];
  return (['cash', 'debt'] as const).flatMap((kind) => {
    const [ones, fives] = SQUARES[kind];
    return [...tokens(kind, 1, 1, ones), ...tokens(kind, LARGE_TOKEN, ones + 1, fives)];
  });
};

const SIZES = { square: m.tokensSquare, large: m.tokensLarge, small: m.tokensSmall };
const TOKEN = {
  ...choice('token', m.tokens, '', undefined, SIZES),
  /** Said where it is read, as what cards are called is (print/papers). */
  get help() {
    return m.tokensHelp({ large: dollars(LARGE_TOKEN), small: dollars(1) });
  },
};

/** What the open deal of the seed gives to whom. */
const dealtOf = ({ names, seed }: Seating, set: CardSet, code?: string): Result<Dealt> =>
  names && seed !== undefined
    ? dealOpen(
        { dealing: dealerWith(set, code) },
        { game: 'nation', names, options: code === undefined ? {} : { set: code } },
        seed,
      )
    : ok({ specialists: [], hitLists: [] });

/** The parts of the kit: what is cut into cards, and the rest, which wants thicker paper, or glue. */
const PARTS: readonly Part<Printed, NationFace>[] = [
  part('targets', m.targetTiles, 'pieces', ({ set }) =>
    set.targets.map((target, k) => {
      const title = m.targetTitle({ name: target.name, value: dollars(target.value) });
      const shape = { kind: 'hex', flats: HEX_FLATS } as const;
      return piece(`target-${k + 1}`, title, { kind: 'target', target }, 'nation-target', {
        kind: m.target,
        shape,
      });
    }),
  ),
  part('weapons', m.partWeapons, 'cards', ({ set }) =>
    set.weaponCards.map(({ kind, minutes }, k) => {
      const weapon = weaponOf(kind, set.weapons);
      const title = m.weaponTitle({ name: weapon.name, time: clockText(minutes) });
      return piece(`weapon-${k + 1}`, title, { kind: 'weapon', weapon, minutes }, 'nation-assassin', {
        kind: m.weapon,
      });
    }),
  ),
  part('modifiers', m.partModifiers, 'cards', ({ set }) =>
    set.modifierCards.map(({ modifier: id }, k) => {
      const modifier = cardOf(set.modifiers, id);
      const title = m.modifierTitle({ name: modifier.name });
      const face = {
        kind: 'modifier',
        modifier,
        text: modifier.text ?? effectsText(modifier.effects),
      } as const;
      return piece(`modifier-${k + 1}`, title, face, 'nation-assassin', { kind: m.modifier });
    }),
  ),
  part('contracts', m.contractCards, 'cards', ({ set }) =>
    set.contracts.map((contract, k) => {
      const title = m.contractTitle({ objective: contract.objective });
      return piece(`contract-${k + 1}`, title, { kind: 'contract', contract }, 'nation-contract', {
        kind: m.contractKind,
      });
    }),
  ),
  part('specialists', m.specialistCards, 'cards', ({ seating, dealt, set }) =>
    set.specialists.map((specialist, k) => {
      const holder = seating.names?.[dealt.specialists.indexOf(k)];
      const weapon = weaponOf(specialist.weapon, set.weapons);
      const names = { name: specialist.name, weapon: weapon.name };
      const title = holder === undefined ? m.specialistTitle(names) : m.specialistFor({ ...names, holder });
      const face = { kind: 'specialist', specialist, weapon } as const;
      return piece(`specialist-${k + 1}`, title, face, 'nation-specialist', {
        kind: m.specialist,
        ...heldBy(holder),
      });
    }),
  ),
  part('hit-lists', m.hitLists, 'cards', ({ seating, dealt, set }) =>
    set.hitLists.map((list, k) => {
      const holder = seating.names?.[dealt.hitLists.indexOf(k)];
      const lines = list.targets.map(({ target, bonus }) => ({
        target: targetOf(target, set.targets),
        bonus,
      }));
      const face = { kind: 'hit-list', number: k + 1, lines } as const;
      const title =
        holder === undefined ? m.hitListTitle({ number: k + 1 }) : m.hitListFor({ number: k + 1, holder });
      return piece(`hit-list-${k + 1}`, title, face, 'nation-hit-list', {
        kind: m.hitListKind,
        ...heldBy(holder),
      });
    }),
  ),
  // On the backs of the maps where those are printed too: both are in front of every player.
  part('aids', m.playerAids, 'cards', ({ seating: { players } }) =>
    Array.from({ length: players }, (_, seat) => {
      const more = { wordy: true, behind: `map-${seat + 1}` } as const;
      return piece(`aid-${seat + 1}`, m.playerAid, { kind: 'aid', players }, 'nation-none', more);
    }),
  ),
  part('maps', m.maps, 'pieces', ({ seating: { names } }) =>
    Array.from({ length: MAPS }, (_, seat) => {
      const holder = names?.[seat];
      const title = holder === undefined ? m.map : m.mapFor({ holder });
      const face = { kind: 'map', ...heldBy(holder) } as const;
      return piece(`map-${seat + 1}`, title, face, 'nation-none', { kind: m.map, ...MAP });
    }),
  ),
  part('tokens', m.partTokens, 'pieces', tokenPieces),
  part('first-player', m.firstPlayerToken, 'pieces', () => {
    const shape = round(FIRST_PLAYER_DIAMETER);
    return [
      piece('first-player', m.firstPlayerToken, { kind: 'first-player' }, 'nation-first-player', shape),
    ];
  }),
  part('dice', m.dice, 'pieces', () => {
    const net = cubeNet(DIE_EDGE, DIE_SIDES);
    return Array.from({ length: DICE }, (_, k) =>
      piece(`die-${k + 1}`, m.dieToFold, { kind: 'die', net }, 'nation-none', {
        kind: m.die,
        ...folded(net),
      }),
    );
  }),
];

const PART = partOption(m.partHelp, { cards: m.partCards, pieces: m.partPieces }, PARTS);

const OPTIONS = [PART, TOKEN, SET];

/** The kit of these cards; without a code those of the game. */
export const kitWith = (set: CardSet, code?: string): Kit<NationFace> => ({
  id: 'nation',
  title: m.kitTitle,
  description: m.kitDescription,
  options: OPTIONS,
  nameless: true,
  example: { count: 6 },
  components(request) {
    const read = readRequest(request, OPTIONS, NATION_SEATS, code);
    if (!read.ok) return read;
    return mapOk(dealtOf(read.value.seating, set, code), (dealt) =>
      partsPieces(PARTS, { ...read.value, dealt, set }),
    );
  },
});

export const nationKit = kitWith(NATION_CARDS);

export const kits: readonly Kit<NationFace>[] = [nationKit];
