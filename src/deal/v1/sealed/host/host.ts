/**
 * The host's side of a sealed deal: a pure machine over its log. S, the spec and the log are the whole of it. What a person
 * cannot do now is refused with a message and changes nothing.
 *
 * Round r is the deal after r deaths. Its attempt counts how often a deal of round r that had gone out was undone before,
 * so that a seat's key never seals two different cards.
 */
import { err, ok, type Result } from '../../../../base/result';
import { type Leavers, livingByRound } from '../../living';
import { type Spec, specHash } from '../../spec';
import { openStream } from '../../stream';
import { dealKey, SECRET_BYTES } from '../keys';
import { checkRoster } from '../links/roster';
import type { DealRecord } from '../links/verify-link';
import type { SealedGame, SealedRound } from '../payload';
import { parseTableWords } from '../table-words';
import { isTicketed } from '../tickets';
import type { HostEvent } from './events';
import { logBytes, MAX_LOG_BYTES } from './log-bytes';

/** A bulletin that went out: enough to make it again. */
export interface Publication {
  readonly round: number;
  readonly attempt: number;
  readonly leavers: Leavers;
  readonly rekeys: readonly number[];
}

export interface HostState extends DealRecord {
  /** E; `undefined` until the table has said it. */
  readonly words: string | undefined;
  readonly leavers: Leavers;
  /** Ascending. */
  readonly living: readonly number[];
  readonly round: number;
  readonly attempt: number;
  /** By round, how many deals that had gone out were undone. */
  readonly undone: readonly number[];
  /** By seat, how often it was given a new link. */
  readonly rekeys: readonly number[];
  readonly publications: readonly Publication[];
  /** Seats whose cards of this round the host has asked to see. */
  readonly peeked: readonly number[];
  readonly ended: boolean;
}

/** Attempts and rekeys are single bytes, and a rekey of 255 means one that is not known. */
const MAX_COUNT = 254;

/** The sealed deal before its first event: from here on C and the seat links exist. `secret` is 16 random bytes. */
export const startHost = (game: SealedGame, raw: Spec, secret: Uint8Array): Result<HostState> => {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`a secret has ${SECRET_BYTES} bytes`);
  const checked = game.check(raw);
  if (!checked.ok) return checked;
  const spec = checked.value;
  const { names } = spec;
  if (isTicketed(names) && !game.tickets) {
    return err(
      'tickets-refused',
      'The cards of this game name people, so tickets will not do: type the names.',
    );
  }
  const roster = checkRoster(spec);
  if (!roster.ok) return roster;
  return ok({
    secret,
    spec,
    log: [],
    words: undefined,
    leavers: [],
    living: names.map((_, seat) => seat),
    round: 0,
    attempt: 0,
    undone: [],
    rekeys: names.map(() => 0),
    publications: [],
    peeked: [],
    ended: false,
  });
};

/** The round after these deaths, dealt under D. */
export const dealtRound = (
  game: SealedGame,
  { secret, spec, words }: Pick<HostState, 'secret' | 'spec' | 'words'>,
  leavers: Leavers,
): Result<SealedRound> => {
  const key = dealKey(secret, specHash(spec), words ?? '');
  return game.payloads(spec, (label) => openStream(key, label), leavers);
};

/** The bulletin of this round is out as it is now: nobody was given a new link since. */
export const isPublished = ({ publications, round, attempt, rekeys }: HostState): boolean =>
  publications.some(
    (one) =>
      one.round === round &&
      one.attempt === attempt &&
      one.rekeys.every((rekey, seat) => rekey === rekeys[seat]),
  );

/** The round with its cards, after its deaths changed. */
const atRound = (state: HostState, leavers: Leavers, living: readonly number[]): HostState => ({
  ...state,
  leavers,
  living,
  round: leavers.length,
  attempt: state.undone[leavers.length] ?? 0,
  peeked: [],
});

const speak = (state: HostState, raw: string): Result<HostState> => {
  if (state.words !== undefined) {
    return err(
      'words-said',
      'The table has said its words, and they stay as they are: start a new game for others.',
    );
  }
  const words = parseTableWords(raw);
  return words.ok ? ok({ ...state, words: words.value }) : words;
};

const publish = (state: HostState): Result<HostState> => {
  const { round, attempt, leavers, rekeys, publications } = state;
  if (state.words === undefined) {
    return err('words-missing', 'Nobody has said any words yet: let the table say some, or go on without.');
  }
  if (isPublished(state)) return err('published', 'This bulletin is out already: show it again.');
  return ok({ ...state, publications: [...publications, { round, attempt, leavers, rekeys }] });
};

const leave = (game: SealedGame, state: HostState, seats: readonly number[]): Result<HostState> => {
  if (state.publications.length === 0) {
    return err(
      'not-published',
      'No card has been given out yet, so nobody can die: show the first bulletin.',
    );
  }
  const leavers = [...state.leavers, [...seats].sort((a, b) => a - b)];
  const rounds = livingByRound(state.spec.names.length, leavers);
  if (!rounds.ok) return rounds;
  const dealt = dealtRound(game, state, leavers);
  if (!dealt.ok) return dealt;
  return ok(atRound(state, leavers, dealt.value.living));
};

const undo = (state: HostState): Result<HostState> => {
  const { round, attempt, leavers, publications } = state;
  if (round === 0) return err('nothing-to-undo', 'Nobody has died yet, so there is no death to undo.');
  const wasOut = publications.some((one) => one.round === round && one.attempt === attempt);
  if (wasOut && attempt === MAX_COUNT) return tooOften();
  const undone = Array.from(
    { length: Math.max(state.undone.length, round + 1) },
    (_, at) => (state.undone[at] ?? 0) + (wasOut && at === round ? 1 : 0),
  );
  const back = leavers.slice(0, -1);
  const living = [...state.living, ...(leavers.at(-1) ?? [])].sort((a, b) => a - b);
  return ok(atRound({ ...state, undone }, back, living));
};

const tooOften = () => err('log-full', 'This game has been corrected too often: start a new one.');

const unknownSeat = (seat: number, seats: number) =>
  err('seat-unknown', `There is no seat ${seat}: the seats are numbered from 0 to ${seats - 1}.`);

const rekey = (state: HostState, seat: number): Result<HostState> => {
  const before = state.rekeys[seat];
  if (before === undefined) return unknownSeat(seat, state.rekeys.length);
  if (before === MAX_COUNT) return tooOften();
  return ok({ ...state, rekeys: state.rekeys.map((count, other) => (other === seat ? count + 1 : count)) });
};

const peek = (state: HostState, seats: readonly number[]): Result<HostState> => {
  if (state.words === undefined) {
    return err('words-missing', 'Nothing is dealt before the table has said its words, or gone on without.');
  }
  if (seats.length === 0) return err('nobody-peeked', 'Say whose card you want to see.');
  const absent = seats.find((seat) => !state.living.includes(seat));
  if (absent !== undefined) return err('seat-gone', `Seat ${absent + 1} holds no card in this round.`);
  return ok({ ...state, peeked: [...new Set([...state.peeked, ...seats])].sort((a, b) => a - b) });
};

const advance = (game: SealedGame, state: HostState, event: HostEvent): Result<HostState> => {
  if (state.ended) return err('ended', 'The game is over, and every card has been shown: start a new one.');
  switch (event.kind) {
    case 'words':
      return speak(state, event.words);
    case 'publish':
      return publish(state);
    case 'out':
      return leave(game, state, event.seats);
    case 'undo':
      return undo(state);
    case 'rekey':
      return rekey(state, event.seat);
    case 'peek':
      return peek(state, event.seats);
    case 'end':
      return ok({ ...state, ended: true });
  }
};

/** In its one form, as the log keeps it. */
const entered = (event: HostEvent, next: HostState): HostEvent => {
  if (event.kind === 'words') return { kind: 'words', words: next.words ?? '' };
  if (event.kind === 'out') return { kind: 'out', seats: next.leavers.at(-1) ?? [] };
  return event;
};

export const applyHost = (game: SealedGame, state: HostState, event: HostEvent): Result<HostState> => {
  const next = advance(game, state, event);
  if (!next.ok) return next;
  const log = [...state.log, entered(event, next.value)];
  // The end has to fit into the log, or a game could not be verified.
  if (event.kind !== 'end' && logBytes(log).length >= MAX_LOG_BYTES) return tooOften();
  return ok({ ...next.value, log });
};

/** The state that a record leads to, or the first event that cannot have happened. */
export const replayHost = (game: SealedGame, { secret, spec, log }: DealRecord): Result<HostState> => {
  let state = startHost(game, spec, secret);
  for (const [index, event] of log.entries()) {
    if (!state.ok) return state;
    const next = applyHost(game, state.value, event);
    if (!next.ok) {
      return err(
        'log-impossible',
        `Entry ${index + 1} of the log cannot have happened. ${next.error.message}`,
      );
    }
    state = next;
  }
  return state;
};
