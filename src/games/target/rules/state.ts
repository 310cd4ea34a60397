import * as m from '#messages/target-rules';
import type { Leavers } from '../../../deal/v1/living';
import type { KindsOf } from '../../game';
import type { KnownSetup } from './setup';

/** With what a player goes for another: only the option of `abilities` treats the last two differently. */
export const MEANS = ['creatures', 'spell', 'ability'] as const;
export type Means = (typeof MEANS)[number];

export interface Death {
  readonly seat: number;
  /** Whose creature, spell or ability it was; absent where no one's (`no-killer`). */
  readonly by?: number;
  readonly conceded?: boolean;
  /** Who turns up the card that names the dead, where the table could not know it. */
  readonly shows?: number;
}

/** What people do at the table. Seats count from 0. */
export type TableEvent = KindsOf<{
  attack: {
    seat: number;
    target: number;
    by: Means;
    /**
     * That the card goes up and names the target. The table knows it by itself, but for a card that it has not seen, in
     * the hand of someone who strikes back and happens to hold that very name.
     */
    opens?: boolean;
  };
  /** `at-once`: those who leave at once. */
  out: { deaths: readonly Death[] };
  /** Cards that the table does not know have been dealt, by hand or sealed. */
  dealt: object;
  /** A plain counter beside each name, for whatever the table counts. */
  count: { seat: number; by: number };
}>;

export type Ending = 'last-one' | 'nobody';

export type Awaited = KindsOf<{
  play: object;
  deal: object;
  over: {
    /** One is left, or all the rest died at once (`nobody-left`). */
    ending: Ending;
    /** By seat: hits, and with the option of `survivor` a point for the last one. */
    points: readonly number[];
    /** More than one is a draw. */
    winners: readonly number[];
  };
}>;

/** What the last event did, for a log. */
export type News = KindsOf<{
  attacked: {
    seat: number;
    target: number;
    by: Means;
    /** First blood: the card went up. */
    first: boolean;
  };
  left: {
    seat: number;
    by: number | null;
    conceded: boolean;
    /** Who scores the hit. */
    hit: number | null;
  };
  'deal-awaited': { living: number };
  dealt: { round: number; living: number; warnings: readonly string[] };
  'last-two': { seats: readonly number[] };
  counted: { seat: number; to: number };
  over: { ending: Ending };
}>;

/** Who drew first blood on whom. */
export type Blood = readonly [attacker: number, victim: number];

export interface State {
  readonly setup: KnownSetup;
  /** 0 is the first deal; every death adds one. */
  readonly round: number;
  /** Ascending. */
  readonly living: readonly number[];
  /** By seat, whom its card names; null where it is out, and where the table does not know. */
  readonly targets: readonly (number | null)[];
  /** By seat, whether its card is face up: it has drawn first blood since the last deal. */
  readonly open: readonly boolean[];
  /** `blood-forgotten`: first blood of the rounds before, which counts no more. */
  readonly cleared: readonly Blood[];
  /** By seat, the name cards it has taken: a hit each. */
  readonly hits: readonly (readonly number[])[];
  readonly counters: readonly number[];
  readonly leavers: Leavers;
  readonly awaits: Awaited;
  readonly news: readonly News[];
}

export const nameOf = ({ setup }: State, seat: number): string =>
  setup.names[seat] ?? m.seat({ seat: seat + 1 });

export const isAlive = ({ living }: State, seat: number): boolean => living.includes(seat);

/** Who holds the card of `seat`, as far as the table knows. */
export const hunterOf = ({ targets }: State, seat: number): number | undefined => {
  const hunter = targets.indexOf(seat);
  return hunter < 0 ? undefined : hunter;
};

/** What everyone at the table may see: open cards and nothing of the others, and no seed that would tell them. */
export const publicView = (state: State): State => {
  const { names, options } = state.setup;
  return {
    ...state,
    setup: { names, options },
    targets: state.targets.map((target, seat) => (state.open[seat] ? target : null)),
  };
};
