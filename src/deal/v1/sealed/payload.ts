/**
 * What a game adds so that it can be dealt sealed. A payload is what one seat gets in one round, as bytes: the same number
 * of bytes for every seat, round and card of a spec, or its length would tell the card. What the bytes mean is part of
 * the protocol, and stands in the game's own file.
 */
import type { Problem, Result } from '../../../base/result';
import type { Leavers } from '../living';
import type { OptionRule } from '../options';
import type { Spec } from '../spec';
import type { Stream } from '../stream';

/** One round, as it goes into the slots. */
export interface SealedRound {
  /** 0 is the first deal; every death adds one. */
  readonly round: number;
  /** Ascending. */
  readonly living: readonly number[];
  /** One for each living seat, in their order. */
  readonly payloads: readonly Uint8Array[];
}

/** What a seat finds in its slot. */
export interface OpenedPayload {
  readonly seat: number;
  readonly living: readonly number[];
  readonly payload: Uint8Array;
}

/** A card in words, the same that an open deal says. */
export interface SealedCard {
  readonly caption: string;
  readonly value: string;
  readonly note: string;
}

export interface SealedGame<Option extends OptionRule = OptionRule> {
  readonly id: string;
  /** Those of the open deal, and what only a sealed one can offer. */
  readonly options: readonly Option[];
  /** True where a death is followed by a new deal among the living. */
  readonly redeals: boolean;
  /** True where cards speak of no seat, so that the seats may be tickets that people draw. */
  readonly tickets: boolean;
  readonly check: (spec: Spec) => Result<Spec>;
  /** Bytes of a payload; of a checked spec. */
  readonly payloadBytes: (spec: Spec) => number;
  readonly payloads: (spec: Spec, open: (label: string) => Stream, leavers: Leavers) => Result<SealedRound>;
  /** Bytes that mean nothing in this game are a problem, never an exception. */
  readonly card: (spec: Spec, opened: OpenedPayload) => Result<SealedCard>;
  /**
   * What so few players can work out however well the cards are sealed. It may look at what is public only, or the warning
   * itself would tell a card.
   */
  readonly leaks: (spec: Spec, living: readonly number[]) => readonly Problem[];
}

/** The sealed game of an id; ids come from links. */
export type FindSealed = (id: string) => SealedGame | undefined;
