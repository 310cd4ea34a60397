/** A sealed game for tests: whatever game, names and events they need, and what every phone at the table then has. */
import { unwrap } from '../../../base/result';
import type { Options } from '../options';
import type { HostEvent } from './host/events';
import { bulletinOf, hostSeat } from './host/hand-out';
import { applyHost, type HostState, startHost } from './host/host';
import type { Bulletin } from './links/bulletin';
import type { Seat } from './links/seat-link';
import type { SealedGame } from './payload';

export const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];

export const namesOf = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `P${seat}`);

export const secretOf = (fill: number): Uint8Array => Uint8Array.from({ length: 16 }, (_, k) => fill + 7 * k);

/** The two events that come before everything else. */
export const OPENING: readonly HostEvent[] = [{ kind: 'words', words: 'raven attic' }, { kind: 'publish' }];

export interface SampleTable {
  readonly host: HostState;
  /** By seat, as its newest link has it. */
  readonly seats: readonly Seat[];
  /** All that went out, in order. */
  readonly bulletins: readonly Bulletin[];
}

interface Setting {
  readonly names?: readonly string[];
  readonly options?: Options;
  readonly secret?: Uint8Array;
  readonly log?: readonly HostEvent[];
}

export const sampleTable = (game: SealedGame, setting: Setting = {}): SampleTable => {
  const { names = NAMES, options = {}, secret = secretOf(0), log = OPENING } = setting;
  const start = unwrap(startHost(game, { game: game.id, names, options }, secret));
  const host = log.reduce((state, event) => unwrap(applyHost(game, state, event)), start);
  return {
    host,
    seats: names.map((_, seat) => hostSeat(host, seat)),
    bulletins: host.publications.map((publication) => bulletinOf(game, host, publication)),
  };
};
