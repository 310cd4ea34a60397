/** Tables for tests: Ana, Ben, Cy and Dee around a pyramid that lies in the order of the set. */
import { unwrap } from '../../../base/result';
import { parseClock } from '../../../games/nation/clock';
import { STANDARD_LAYOUT } from '../../../games/nation/pyramid';
import type { Laid } from './attempt/odds';
import type { NationSetup } from './setup';
import { applyNation, type NationEvent, type NationState, startNation } from './state';

export const SETUP: NationSetup = {
  names: ['Ana', 'Ben', 'Cy', 'Dee'],
  seed: 'friday-7',
  options: {},
  firstPlayer: 0,
  layout: STANDARD_LAYOUT,
};

export const fresh = (more: Partial<NationSetup> = {}): NationState =>
  unwrap(startNation({ ...SETUP, ...more }));

/** The place of a target in SETUP. */
export const JUDGE = 8;

export const on = (state: NationState, ...events: readonly NationEvent[]): NationState =>
  events.reduce((before, event) => unwrap(applyNation(before, event)), state);

/** Bare hands, and what is said beside. */
export const laid = (seat: number, tile: number | null, more: Partial<Laid> = {}): Laid => ({
  seat,
  tile,
  weapon: null,
  times: [],
  contract: null,
  cards: [],
  ...more,
});

export const lay = (...given: Parameters<typeof laid>): NationEvent => ({ kind: 'lay', ...laid(...given) });

export const at = (...clocks: readonly string[]): readonly number[] =>
  clocks.map((clock) => unwrap(parseClock(clock)));
