/** What kits have in common: how a request is read, how a piece is written, and whose it is by the deal. */
import * as m from '#messages/games';
import { parseNames } from '../base/names';
import type { Net } from '../base/net';
import type { Component } from '../base/piece';
import { allOk, err, ok, type Result } from '../base/result';
import { checkSeats, type SeatBounds } from '../deal/seats';
import { type Options, parseSeed, readOptions } from '../deal/v1/options';
import type { KitRequest, OptionDef } from './game';
import { choice } from './options';
import { foreignSet } from './set';

/**
 * For whom a kit is printed: for named people, for a number of people, or for the seats of an open deal. A deal needs
 * names, since they are part of its key.
 */
export interface Seating {
  readonly players: number;
  /** In seat order; absent where only a number was given. */
  readonly names?: readonly string[];
  /** Only ever together with names. */
  readonly seed?: string;
}

/** The request, checked against the seats that the game has. */
export const seatingOf = ({ names, count, seed }: KitRequest, bounds: SeatBounds): Result<Seating> => {
  if (!names && seed !== undefined) {
    return err('seed-without-names', m.seedWithoutNames);
  }
  const players = names?.length ?? count;
  if (players === undefined) {
    return err('players-missing', m.playersMissing);
  }
  if (names && count !== undefined && count !== players) {
    return err('players-differ', m.playersDiffer({ players, count }));
  }
  const seats = checkSeats(players, bounds, names !== undefined);
  if (!seats.ok || !names) return seats.ok ? ok({ players }) : seats;

  return allOk<Seating>({
    players: seats,
    names: parseNames(names),
    ...(seed !== undefined && { seed: parseSeed(seed) }),
  });
};

/**
 * A request for a kit of these options, for a game of so many seats: its options without defaults, and who plays. `set` is
 * the code of the set whose cards the kit has.
 */
export const readRequest = (
  { options = {}, ...request }: KitRequest,
  rules: readonly OptionDef[],
  seats: SeatBounds,
  set?: string,
): Result<{ readonly options: Options; readonly seating: Seating }> =>
  foreignSet(options.set, set) ??
  allOk({ options: readOptions(rules, options), seating: seatingOf(request, seats) });

/** A component in one line. */
export const piece = <Face, Back extends string>(
  id: string,
  title: string,
  face: Face,
  back: Back,
  more: Pick<Component, 'kind' | 'shape' | 'holder' | 'wordy' | 'large' | 'spare' | 'behind'> = {},
): Component<Face> => ({ id, title, face, back, ...more });

/** What is not a card has a shape; lengths in mm. */
export const rect = (width: number, height = width, overlap?: number): Pick<Component, 'shape'> => ({
  shape: { kind: 'rect', width, height, ...(overlap !== undefined && { overlap }) },
});

export const round = (diameter: number): Pick<Component, 'shape'> => ({ shape: { kind: 'round', diameter } });

/** Cut along its own outline, to be folded. */
export const folded = (net: Net): Pick<Component, 'shape'> => ({ shape: { kind: 'net', net } });

/** Nothing where nobody is named. */
export const heldBy = (holder: string | undefined): { readonly holder?: string } =>
  holder === undefined ? {} : { holder };

/** A part of a kit, which can be printed alone; `Given` is all that its pieces depend on. */
export interface Part<Given, Face> {
  readonly value: string;
  readonly label: string;
  /** The choice that stands for this part together with others. */
  readonly group: string | undefined;
  readonly pieces: (given: Given) => readonly Component<Face>[];
}

export const part = <Given, Face>(
  value: string,
  label: string,
  group: string | undefined,
  pieces: (given: Given) => readonly Component<Face>[],
): Part<Given, Face> => ({ value, label, group, pieces });

/** The option that says which parts are printed: all of them, those of a group, or one alone. */
export const partOption = (
  help: string,
  groups: Readonly<Record<string, string>>,
  parts: readonly Pick<Part<never, unknown>, 'value' | 'label'>[],
): OptionDef => {
  const alone = Object.fromEntries(parts.map(({ value, label }) => [value, label]));
  return choice('part', m.parts, help, undefined, { all: m.partsAll, ...groups, ...alone });
};

/** The pieces of the parts that the options ask for. */
export const partsPieces = <Given extends { readonly options: Options }, Face>(
  parts: readonly Part<Given, Face>[],
  given: Given,
): readonly Component<Face>[] => {
  const { part: asked } = given.options;
  return parts
    .filter(({ value, group }) => asked === undefined || asked === value || asked === group)
    .flatMap(({ pieces }) => pieces(given));
};
