/** What the host's device gives out: seat links, bulletins, and cards only where the log says that it was asked. */
import { err, ok, type Result, unwrap } from '../../../../base/result';
import { specHash } from '../../spec';
import { commitmentOf, seatKey } from '../keys';
import { type Bulletin, factsOf } from '../links/bulletin';
import type { Seat } from '../links/seat-link';
import type { DealRecord } from '../links/verify-link';
import type { OpenedCard } from '../open-card';
import type { SealedGame, SealedRound } from '../payload';
import { sealSlot } from '../slot';
import { dealtRound, type HostState, isPublished, type Publication } from './host';

export const hostCommitment = ({ secret, spec }: DealRecord): Uint8Array =>
  commitmentOf(secret, specHash(spec));

/** The seat as its link carries it, with the newest key. */
export const hostSeat = (state: HostState, seat: number): Seat => {
  const { secret, spec } = state;
  const rekey = state.rekeys[seat];
  if (rekey === undefined) throw new RangeError(`no seat ${seat}`);
  return {
    commitment: hostCommitment(state),
    seat,
    rekey,
    key: seatKey(secret, specHash(spec), seat, rekey),
    spec,
  };
};

/** A bulletin that went out, made again from the record. */
export const bulletinOf = (
  game: SealedGame,
  state: HostState,
  { attempt, leavers, rekeys }: Publication,
): Bulletin => {
  const { secret, spec } = state;
  const { round, living, payloads } = unwrap(dealtRound(game, state, leavers));
  const commitment = hostCommitment(state);
  const open = { round, attempt, seats: spec.names.length, living, words: state.words ?? '' };
  const facts = factsOf(open, spec);
  const slots = living.map((seat, k) =>
    sealSlot(
      seatKey(secret, specHash(spec), seat, rekeys[seat] as number),
      { commitment, round, attempt, seat },
      facts,
      payloads[k] as Uint8Array,
    ),
  );
  return { ...open, commitment, spec, slots };
};

/** The bulletin that is out. It is made only once its publishing stands in the log. */
export const currentBulletin = (game: SealedGame, state: HostState): Result<Bulletin> => {
  const { round, attempt, leavers, rekeys } = state;
  if (isPublished(state)) return ok(bulletinOf(game, state, { round, attempt, leavers, rekeys }));
  return err('not-published', 'The bulletin of this round is not out yet: write it into the log first.');
};

const cardsOf = (
  game: SealedGame,
  { spec }: DealRecord,
  attempt: number,
  { round, living, payloads }: SealedRound,
): readonly OpenedCard[] =>
  living.map((seat, k) => {
    const card = unwrap(game.card(spec, { seat, living, payload: payloads[k] as Uint8Array }));
    return { ...card, seat, round, attempt, living };
  });

/** The cards of this round that the host has asked to see, and no other. */
export const peekedCards = (game: SealedGame, state: HostState): readonly OpenedCard[] => {
  if (state.peeked.length === 0) return [];
  const dealt = unwrap(dealtRound(game, state, state.leavers));
  return cardsOf(game, state, state.attempt, dealt).filter(({ seat }) => state.peeked.includes(seat));
};

/** Every card of every bulletin, in the order of the log: for a game that has ended. */
export const allCards = (game: SealedGame, state: HostState): Result<readonly (readonly OpenedCard[])[]> => {
  if (!state.ended) return err('not-ended', 'The game is not over: end it, and every card is shown.');
  return ok(
    state.publications.map(({ attempt, leavers }) =>
      cardsOf(game, state, attempt, unwrap(dealtRound(game, state, leavers))),
    ),
  );
};
