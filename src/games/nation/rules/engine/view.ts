/**
 * What one seat may know: programs that play get this and nothing else. A view reads the state when it is asked, so that
 * one made of a draft follows the game, and making one costs nothing.
 */
import { itemAt } from '../../../../base/lists';
import type { Deck } from '../../cards/vocabulary';
import { timeOf } from '../attempt';
import { storyMsr } from '../attempts';
import { NONE } from '../board';
import { inSet } from '../places';
import { attemptOf } from './attempts';
import { handOf } from './piles';
import type { State } from './state';

/** What is open for all, as far as programs ask for it. Discards are face up. */
const OPEN = {
  pack: ({ pack }) => pack,
  stage: ({ stage }) => stage,
  awaits: ({ awaits }) => awaits,
  playing: ({ playing }) => playing,
  duel: ({ duel }) => duel,
  remaining: ({ remaining }) => remaining,
  bounty: ({ bounty }) => bounty,
  owner: ({ owner }) => owner,
  cash: ({ cash }) => cash,
  debt: ({ debt }) => debt,
  discards: ({ discards }) => discards,
  market: ({ market }) => market,
  force: ({ force }) => force,
  offerDeck: ({ offerDeck }) => offerDeck,
  attempting: ({ attempting }) => attempting,
  votesFor: ({ votesFor }) => votesFor,
  votesAgainst: ({ votesAgainst }) => votesAgainst,
  players: ({ setup }) => setup.players,
  /** By tile, its target. */
  layout: ({ setup }) => setup.layout,
  /** By seat. */
  specialists: ({ setup }) => setup.specialists,
} as const satisfies Readonly<Record<string, (state: State) => unknown>>;

type OpenTable = { readonly [Name in keyof typeof OPEN]: ReturnType<(typeof OPEN)[Name]> };

const NO_CARDS: readonly number[] = [];

class SeatView {
  readonly #state: State;
  readonly me: number;

  constructor(state: State, me: number) {
    this.#state = state;
    this.me = me;
  }

  static {
    // A function for each name is many times faster than a name that varies: bots ask millions of times.
    for (const [name, read] of Object.entries(OPEN)) {
      Object.defineProperty(SeatView.prototype, name, {
        get(this: SeatView) {
          return read(this.#state);
        },
      });
    }
  }

  /** My assassin cards, and my contracts. */
  get hand(): readonly number[] {
    return this.#state.hands.assassin[this.me] ?? NO_CARDS;
  }

  get contracts(): readonly number[] {
    return this.#state.hands.contract[this.me] ?? NO_CARDS;
  }

  /** The cards that I look at, to keep one. */
  get offer(): readonly number[] {
    return this.#state.offerTo === this.me ? this.#state.offer : NO_CARDS;
  }

  /** The number of a hit list, or -1 where I do not know it. In the end all are shown. */
  hitListOf(seat: number): number {
    const { setup, sawList, stage } = this.#state;
    const knows = seat === this.me || stage === 'over' || inSet(itemAt(sawList, this.me), seat);
    return knows ? itemAt(setup.hitLists, seat) : NONE;
  }

  deckCount(deck: Deck): number {
    return this.#state.decks[deck].length;
  }

  handCount(deck: Deck, seat: number): number {
    return handOf(this.#state, deck, seat).length;
  }

  /** A rival's assassin cards, where I may look at them, sorted so that their order gives nothing away. */
  seenHandOf(seat: number): readonly number[] | undefined {
    if (!inSet(itemAt(this.#state.sawHand, this.me), seat)) return undefined;
    return handOf(this.#state, 'assassin', seat).toSorted((a, b) => a - b);
  }

  /** True where cards of this seat are face down to me. */
  #isHidden(seat: number): boolean {
    return seat !== this.me && this.#state.stage === 'lay';
  }

  /** The tile of an attempt; -1 for none, or while it is face down. */
  markOf(seat: number): number {
    return this.#isHidden(seat) ? NONE : itemAt(this.#state.marks, seat);
  }

  /** The contract on the table; -1 for none, or while it is face down. */
  laidContractOf(seat: number): number {
    return this.#isHidden(seat) ? NONE : itemAt(this.#state.laidContract, seat);
  }

  /** The weapons on the table, with the modifiers while they are face down; none to me while they are a rival's. */
  laidOf(seat: number): readonly number[] {
    return this.#isHidden(seat) ? NO_CARDS : itemAt(this.#state.laid, seat);
  }

  /** The t, dice and time of an attempt of this round: only once its cards are open, and before it is made. */
  attemptOf(seat: number) {
    const { stage, marks } = this.#state;
    if ((stage !== 'reveal' && stage !== 'attempts') || marks[seat] === NONE) return undefined;
    const attempt = attemptOf(this.#state, seat);
    const { needed, dice } = attempt;
    return { needed: needed - storyMsr(this.#state), dice, minutes: timeOf(attempt) };
  }
}

export type View = SeatView & OpenTable;

export const view = (state: State, me: number): View => new SeatView(state, me) as View;
