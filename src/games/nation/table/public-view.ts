/** What everybody at a table may see, on a second screen too, whichever of both ways the game is played. */
import type { TableGame } from '../../../app/tables/game';
import { itemAt } from '../../../base/lists';
import type { CardSet } from '../cards';
import type { Takings } from '../cards/money';
import { NATION_CARDS } from '../cards/set';
import { orderLeft } from '../rules/attempts';
import { type BoardState, NOBODY } from '../rules/board';
import type { Laid, LedgerState } from '../rules/scorer/state';
import type { State } from '../rules/table';
import type { NationSetup } from './setup';

type ShownCards = Pick<CardSet, 'targets' | 'weapons' | 'specialists'>;

/** Whether a table is one of the whole game, which has decks, and no scorer's. */
export const isWhole = (state: LedgerState | State): state is State => 'decks' in state;

/** What a screen has to be sent of a set that it may not have. */
const ownWords = (set: CardSet): { readonly cards?: ShownCards } =>
  set === NATION_CARDS
    ? {}
    : { cards: { targets: set.targets, weapons: set.weapons, specialists: set.specialists } };

/** The cards that a table shows: ours, where its view has none. */
export const shownCards = ({ cards = NATION_CARDS }: { readonly cards?: ShownCards }): ShownCards => cards;

/** `laid`: by seat, what lies open. `takings`: by seat, once the hit lists have been shown. */
export const publicView = (
  board: BoardState,
  { laid, takings }: { laid: readonly (Laid | null | undefined)[]; takings: readonly Takings[] },
) => ({
  ...ownWords(board.pack.set),
  /** By tile: the target that is there. */
  layout: board.setup.layout,
  /** Tiles still there, as bits. */
  remaining: board.remaining,
  /** By tile: cash on it, and who has taken it, or -1. */
  bounty: board.bounty,
  owner: board.owner,
  first: board.first,
  seats: board.setup.specialists.map((specialist, seat) => ({
    specialist,
    cash: itemAt(board.cash, seat),
    debt: itemAt(board.debt, seat),
    /** Once the hit lists have been shown. */
    ...(takings[seat] && { takings: takings[seat] }),
  })),
  /** Attempts as they have been laid open; those that are still to be made, in their order. */
  laid: laid.map((one) => one ?? null),
  order: orderLeft(board),
  ...(board.winner !== NOBODY && { winner: board.winner }),
});

export type PublicView = ReturnType<typeof publicView>;

/** In what the two ways to play differ. */
export type Rules<S, E> = Pick<
  TableGame<NationSetup, S, E, PublicView>,
  'readEvent' | 'start' | 'apply' | 'moment' | 'log' | 'publicView'
>;
