/** Every piece of the kit, part by part: the cards of both decks, specialists, hit lists and aids; tiles, maps, tokens, dice. */

import { type CubeSides, cubeNet } from '../../../base/cube-net';
import type { Net } from '../../../base/net';
import type { Seating } from '../../../deal/seating';
import type { Options } from '../../../deal/v1/options';
import type { Component } from '../../game';
import { forHolder, heldBy, piece as writePiece } from '../../kit';
import type { Modifier } from '../cards';
import { clockText } from '../cards/clock';
import { effectsText } from '../cards/effect-text';
import { dollars } from '../cards/money';
import { NATION_CARDS } from '../cards/set';
import { targetOf } from '../cards/targets';
import { weaponOf } from '../cards/weapons';
import { ROW_SIZES, ROW_VALUES } from '../pyramid';
import type { NationBack, NationFace } from './face';

/** Across the flats of a target's tile. */
export const HEX_FLATS = 50;

const TOKEN_DIAMETER = 25;
const SMALL_TOKEN_DIAMETER = 20;
/** Large enough to be told from the money. */
export const FIRST_PLAYER_DIAMETER = 40;

/** A7, wider than high. */
export const MAP = { width: 105, height: 74 } as const;

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

/** The ids of the faces are what they show, `1` to `6`. */
export const dieNet = (): Net => cubeNet(DIE_EDGE, DIE_SIDES);

/** Whom a deal gave a card to: by the card's place in the card set, a name. */
export interface Holders {
  readonly specialists: ReadonlyMap<number, string>;
  readonly hitLists: ReadonlyMap<number, string>;
}

export const NOBODY: Holders = { specialists: new Map(), hitLists: new Map() };

/** What the pieces of a table depend on. */
export interface Printed {
  readonly seating: Seating;
  readonly holders: Holders;
  readonly options: Options;
}

type Piece = Component<NationFace>;
const piece = writePiece<NationFace, NationBack>;

const { targets, weaponCards, modifiers, modifierCards, contracts, specialists, hitLists } = NATION_CARDS;

export const weaponPieces = (): Piece[] =>
  weaponCards.map(({ kind, minutes }, k) => {
    const weapon = weaponOf(kind);
    return piece(
      `weapon-${k + 1}`,
      `Weapon: ${weapon.name}, ${clockText(minutes)}`,
      { kind: 'weapon', weapon, minutes },
      'nation-assassin',
    );
  });

export const modifierPieces = (): Piece[] =>
  modifierCards.map(({ modifier: id }, k) => {
    const modifier = modifiers.find((known) => known.id === id) as Modifier;
    return piece(
      `modifier-${k + 1}`,
      `Modifier: ${modifier.name}`,
      { kind: 'modifier', modifier, text: effectsText(modifier.effects) },
      'nation-assassin',
    );
  });

export const contractPieces = (): Piece[] =>
  contracts.map((contract, k) =>
    piece(
      `contract-${k + 1}`,
      `Contract: ${contract.objective}`,
      { kind: 'contract', contract },
      'nation-contract',
    ),
  );

export const specialistPieces = ({ holders }: Printed): Piece[] =>
  specialists.map((specialist, k) => {
    const holder = holders.specialists.get(k);
    const weapon = weaponOf(specialist.weapon);
    return {
      ...piece(
        `specialist-${k + 1}`,
        `Specialist${forHolder(holder)}: ${specialist.name}, ${weapon.name}`,
        { kind: 'specialist', specialist, weapon },
        'nation-specialist',
      ),
      ...heldBy(holder),
    };
  });

export const hitListPieces = ({ holders }: Printed): Piece[] =>
  hitLists.map((list, k) => {
    const holder = holders.hitLists.get(k);
    const lines = list.targets.map(({ target, bonus }) => ({ target: targetOf(target), bonus }));
    return {
      ...piece(
        `hit-list-${k + 1}`,
        `Hit list ${k + 1}${forHolder(holder)}`,
        { kind: 'hit-list', number: k + 1, lines },
        'nation-hit-list',
      ),
      ...heldBy(holder),
    };
  });

/** On the backs of the maps where those are printed too: both are in front of every player. */
export const aidPieces = ({ seating: { players } }: Printed): Piece[] =>
  Array.from({ length: players }, (_, seat) => ({
    ...piece(`aid-${seat + 1}`, 'Player aid', { kind: 'aid', players }, 'nation-none'),
    wordy: true,
    behind: `map-${seat + 1}`,
  }));

export const targetPieces = (): Piece[] =>
  targets.map((target, k) =>
    piece(
      `target-${k + 1}`,
      `Target: ${target.name}, ${dollars(target.value)}`,
      { kind: 'target', target },
      'nation-target',
      { kind: 'hex', flats: HEX_FLATS },
    ),
  );

export const mapPieces = ({ seating: { names } }: Printed): Piece[] => {
  const rows = ROW_SIZES.map((places, row) => ({ value: ROW_VALUES[row] as number, places }));
  return Array.from({ length: MAPS }, (_, seat) =>
    piece(
      `map-${seat + 1}`,
      `Targeting map${forHolder(names?.[seat])}`,
      { kind: 'map', rows, ...heldBy(names?.[seat]) },
      'nation-none',
      { kind: 'rect', ...MAP },
    ),
  );
};

/** How many of $1,000 and of $5,000 are as much as the tokens: fewer squares to cut. */
const SQUARES = { cash: [40, 4], debt: [20, 2] } as const;

/** Rounds, each $1,000; or, without the option, squares that share their cuts. */
export const tokenPieces = ({ options: { token } }: Printed): Piece[] => {
  const diameter = { large: TOKEN_DIAMETER, small: SMALL_TOKEN_DIAMETER }[String(token)];
  const square = diameter === undefined;
  const tokens = (kind: 'cash' | 'debt', amount: number, first: number, count: number): Piece[] =>
    Array.from({ length: count }, (_, k) =>
      piece(
        `${kind}-${first + k}`,
        `${kind === 'cash' ? 'Cash' : 'Debt'} token, ${dollars(kind === 'cash' ? amount : -amount)}`,
        { kind, amount, square },
        square ? `nation-${kind}-square` : `nation-${kind}`,
        square
          ? { kind: 'rect', width: TOKEN_DIAMETER, height: TOKEN_DIAMETER }
          : { kind: 'round', diameter },
      ),
    );
  if (!square) return [...tokens('cash', 1, 1, CASH_TOKENS), ...tokens('debt', 1, 1, DEBT_TOKENS)];
  return (['cash', 'debt'] as const).flatMap((kind) => {
    const [ones, fives] = SQUARES[kind];
    return [...tokens(kind, 1, 1, ones), ...tokens(kind, LARGE_TOKEN, ones + 1, fives)];
  });
};

export const firstPlayerPieces = (): Piece[] => [
  piece('first-player', 'First-player token', { kind: 'first-player' }, 'nation-first-player', {
    kind: 'round',
    diameter: FIRST_PLAYER_DIAMETER,
  }),
];

export const dicePieces = (): Piece[] => {
  const net = dieNet();
  return Array.from({ length: DICE }, (_, k) =>
    piece(`die-${k + 1}`, 'Die, to fold', { kind: 'die', net }, 'nation-none', { kind: 'net', net }),
  );
};
