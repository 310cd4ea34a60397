/**
 * What every game offers to the rest of the program. A game is data and pure functions; it knows no page, no paper and
 * no other game. A reference is a rule text that games lean on and nobody plays. `Face` is the type of either's own
 * pieces: what has to be known to draw one of them, and nothing more.
 */
import type { Component } from '../base/piece';
import { err, mapOk, type Result } from '../base/result';
import type { SealedCard, SealedGame } from '../deal/sealed/game';
import type { SeatBounds } from '../deal/seats';
import { canonicalSpec, type Dealer, type Spec } from '../deal/v1/spec';
import type { Stream } from '../deal/v1/stream';
import type { OptionDef } from './options';

/** A union whose members `kind` tells apart, from what each kind has besides: events, what a table waits for, news. */
export type KindsOf<Kinds> = {
  [Kind in keyof Kinds]: Readonly<{ kind: Kind } & Kinds[Kind]>;
}[keyof Kinds];

/** What the line for its kind makes of a thing, with what else it is given; nothing where there is no line. */
export const byKind = <
  Thing extends { readonly kind: string },
  Given,
  Lines extends {
    readonly [Kind in Thing['kind']]?: (
      given: Given,
      thing: Extract<Thing, { readonly kind: Kind }>,
    ) => unknown;
  },
>(
  lines: Lines,
  given: Given,
  thing: Thing,
) => {
  type Line = (given: Given, thing: Thing) => ReturnType<NonNullable<Lines[keyof Lines]>>;
  return (lines[thing.kind as Thing['kind']] as Line | undefined)?.(given, thing);
};

/** What has to be on the table before a game can start. */
export const NEEDS = ['paper', 'playing-cards', 'magic-decks', 'dice'] as const;
export type Need = (typeof NEEDS)[number];

/** What a person asks a kit for. Everything is optional; a kit says what it cannot do without. */
export interface KitRequest {
  /** Checked names, in seat order. */
  readonly names?: readonly string[];
  /** Number of players when there are no names. */
  readonly count?: number;
  /** With a seed the cards are those of the open deal, and each says who holds it. */
  readonly seed?: string;
  /** Options by name, as the kit's `options` declare them. */
  readonly options?: Readonly<Record<string, string | boolean>>;
}

export type { OptionDef };

export interface Kit<Face = unknown> {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly options: readonly OptionDef[];
  /** Those of a deal alone: without a seed nothing that is printed differs. */
  readonly dealOptions?: readonly OptionDef[];
  /** Its pieces are the same at every table: it is asked for neither names, nor a number, nor a deal. */
  readonly seatless?: true;
  /** Most of its pieces are for anyone: where nobody is named, it is printed for the number of its example. */
  readonly nameless?: true;
  /** The request that the ready-made files on the site are printed from. */
  readonly example: KitRequest;
  /** The options of the ready-made files, where the whole kit is more than one game needs. */
  readonly ready?: NonNullable<KitRequest['options']>;
  readonly components: (request: KitRequest) => Result<readonly Component<Face>[]>;
}

/** What one seat holds after a deal, in words. */
export interface DealtCard extends SealedCard {
  readonly seat: number;
}

export interface Deal {
  /** The round that these cards belong to; 0 is the first deal. */
  readonly round: number;
  /** Seats that are still in, ascending. */
  readonly living: readonly number[];
  readonly cards: readonly DealtCard[];
  /** What the table has to know of this deal before it plays on, as fresh targets ask; a sentence each. */
  readonly warnings?: readonly string[];
  /** The document that `dagger deal --json` prints. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** What all can know of a deal before it is dealt. */
export interface Foresight {
  /** How many deals there can be. */
  readonly left: number;
  /** Cards that everyone can work out, a sentence each. */
  readonly known: readonly string[];
}

/**
 * How a game deals. `leavers` holds a list of seats for each death after which the game deals again (seats that died at
 * once are in one list); a game that deals only once refuses a list that is not empty.
 */
export interface Dealing extends Dealer<Deal> {
  readonly options: readonly OptionDef[];
  /** True where a death is followed by a new deal among the living. */
  readonly redeals: boolean;
  /** What the wishes of a checked spec leave, where that can be counted. */
  readonly foresee?: (spec: Spec) => Foresight | undefined;
}

/** A game's dealing from what deals it in its own terms, and what says that in words. */
export const dealingOf = <Dealt>(
  { check, deal }: Dealer<Dealt>,
  about: Pick<Dealing, 'options' | 'redeals' | 'foresee'>,
  describe: (spec: Spec, dealt: Dealt) => Deal,
): Dealing => ({
  ...about,
  check,
  deal: (spec, open, leavers) => mapOk(deal(spec, open, leavers), (dealt) => describe(spec, dealt)),
});

/** What deals a game that deals once, for so many seats; `refusal` answers who asks for a deal after a death. */
export const onceDealer = <Dealt>(
  options: readonly OptionDef[],
  seats: SeatBounds,
  refusal: string,
  deal: (spec: Spec, open: (label: string) => Stream) => Result<Dealt>,
): Dealer<Dealt> => ({
  check: (spec) => canonicalSpec(spec, options, seats),
  deal: (spec, open, leavers) => (leavers.length > 0 ? err('dealt-once', refusal) : deal(spec, open)),
});

/** The only deal of a game that deals once: a card for each seat, in their order. */
export const onlyDeal = (cards: readonly SealedCard[], json: Deal['json']): Deal => ({
  round: 0,
  living: cards.map((_, seat) => seat),
  cards: cards.map((card, seat) => ({ seat, ...card })),
  json,
});

/** A rule text, and what is printed with it. */
interface SourceParts<Face> {
  readonly id: string;
  readonly title: string;
  /** One sentence for the home page. */
  readonly tagline: string;
  /** Name of an icon in game-icons, for a cover without a picture. */
  readonly icon?: string;
  /** Its place on the home page and in lists, from 1. */
  readonly place: number;
  readonly kits: readonly Kit<Face>[];
}

export interface Game<Face = unknown> extends SourceParts<Face> {
  readonly players: { readonly min: number; readonly max?: number };
  readonly needs: readonly Need[];
  /** "30 to 60 minutes", for the page's head. */
  readonly time: string;
  readonly dealing: Dealing;
  /** Of the rules that its table plays by, where that is not the first: links to the table say it. */
  readonly tableEdition?: number;
  /** How its cards go into sealed deals; a game without one is dealt in the open only. */
  readonly sealed?: SealedGame<OptionDef>;
}

export interface Reference<Face = unknown> extends SourceParts<Face> {
  /** What it says of itself where a game says players and time: ["Rules", "800.1 to 800.7"]. */
  readonly covers: readonly (readonly [name: string, value: string])[];
}

/** Whatever has rules to read and pieces to print. */
export type Source<Face = unknown> = Game<Face> | Reference<Face>;
