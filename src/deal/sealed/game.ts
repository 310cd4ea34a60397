/**
 * What a game adds so that it can be dealt sealed. A payload is what one seat gets in one round, as bytes: the same number
 * of bytes for every seat, round and card of a spec, or its length would give the card away. What the bytes mean is part
 * of the protocol, and is in the game's own file.
 */
import { mapOk, type Problem, type Result } from '../../base/result';
import { type Leavers, seatsBut } from '../v1/living';
import type { OptionRule } from '../v1/options';
import type { Dealer, Spec } from '../v1/spec';

/** A card in words, the same that an open deal says. */
export interface SealedCard {
  /** "Your target", "Your role". */
  readonly caption: string;
  /** The secret: a name, a role. */
  readonly value: string;
  /** One sentence that tells the holder what to do with it. */
  readonly note: string;
}

export interface SealedGame<Option extends OptionRule = OptionRule> {
  readonly id: string;
  /** Those of the open deal, and what only a sealed one can offer. */
  readonly options: readonly Option[];
  /** True where a death is followed by a new deal among the living. */
  readonly redeals: boolean;
  /** What is face up from the start, and all that the game's table knows of the cards. */
  readonly faceUp: (payloads: readonly Uint8Array[]) => readonly number[];
  readonly check: Dealer<unknown>['check'];
  /** Why a spec that can be dealt in the open cannot be dealt sealed. */
  readonly refuses: (spec: Spec) => Problem | undefined;
  /** Bytes of a payload; of a checked spec. */
  readonly payloadBytes: (spec: Spec) => number;
  /** One for each living seat, in their order. */
  readonly payloads: Dealer<readonly Uint8Array[]>['deal'];
  /** What a seat that is in finds in its slot. Bytes that mean nothing in this game are a problem, never an exception. */
  readonly card: (
    spec: Spec,
    opened: { readonly seat: number; readonly living: readonly number[]; readonly payload: Uint8Array },
  ) => Result<SealedCard>;
  /**
   * What so few players can work out however well the cards are sealed. It may look at what is public only, or the warning
   * itself would give a card away.
   */
  readonly leaks: (spec: Spec, living: readonly number[]) => readonly Problem[];
  /** What every phone says of the options before it answers and before each card, from public facts alone. */
  readonly told: (spec: Spec, living: readonly number[]) => readonly string[];
}

type OwnSealed<Option extends OptionRule, Dealt> = Pick<SealedGame<Option>, 'payloadBytes' | 'card'> &
  Partial<SealedGame<Option>> & {
    /** One for each living seat, in their order. */
    readonly toPayloads: (spec: Spec, dealt: Dealt) => readonly Uint8Array[];
  };

/** A game dealt sealed as it is in the open, with nothing face up that its table knows, and nothing that few could work out. */
export const sealedOf = <Option extends OptionRule, Dealt>(
  id: string,
  { options, redeals }: Pick<SealedGame<Option>, 'options' | 'redeals'>,
  { check, deal }: Dealer<Dealt>,
  { toPayloads, ...own }: OwnSealed<Option, Dealt>,
): SealedGame<Option> => ({
  id,
  options,
  redeals,
  check,
  faceUp: () => [],
  refuses: () => undefined,
  leaks: () => [],
  told: () => [],
  payloads: (spec, open, leavers) => mapOk(deal(spec, open, leavers), (dealt) => toPayloads(spec, dealt)),
  ...own,
});

/** The sealed game of an id; ids come from links. */
export type FindSealed = (id: string) => SealedGame | undefined;

export const livingAfter = (seats: number, leavers: Leavers): readonly number[] =>
  seatsBut(seats, leavers.flat());

/** The deaths as they are dealt: the same for the same people, in whatever order they left or came back. */
export const leaversTo = (seats: number, living: readonly number[]): Leavers =>
  seatsBut(seats, living).map((seat) => [seat]);

/** Bytes of a set of seats. */
export const seatBytes = (seats: number): number => Math.ceil(seats / 8);

/** A set of seats as bits: seat k is bit 7 - k mod 8 of byte floor(k / 8), and bits past the last seat are zero. */
export const seatBits = (set: readonly number[], seats: number): Uint8Array => {
  const bits = new Uint8Array(seatBytes(seats));
  for (const seat of set) {
    const at = seat >> 3;
    bits[at] = (bits[at] ?? 0) | (0x80 >> (seat & 7));
  }
  return bits;
};

/** The seats, ascending; `undefined` where a bit is of no seat, or the length is wrong. */
export const seatsIn = (bits: Uint8Array, seats: number): readonly number[] | undefined => {
  const set = seatsBut(seats, []).filter((seat) => ((bits[seat >> 3] ?? 0) & (0x80 >> (seat & 7))) !== 0);
  return String(seatBits(set, seats)) === String(bits) ? set : undefined;
};
