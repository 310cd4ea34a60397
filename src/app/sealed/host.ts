/**
 * A sealed game on its host's page, without the page. What happens is written down first and shown then: no code and no
 * card is on the screen before the events on this device say so. Several tabs may have the same game open: each writing
 * goes on from what is in the store at that moment.
 */

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as m from '#messages/host';
import * as words from '#messages/sealed';
import { unionBy } from '../../base/lists';
import { err, mapOk, ok, type Problem, type Result } from '../../base/result';
import { answersIn, BYTES, type Code, readCode, VERSION } from '../../deal/sealed/codes';
import type { SealedGame } from '../../deal/sealed/game';
import {
  applyHost,
  currentRoll,
  type HostEvent,
  type HostState,
  isClosed,
  isPublished,
  sharedWith,
  startHost,
} from '../../deal/sealed/host';
import { type Answer, nameOf, namesOf, readAnswer, readClosing } from '../../deal/sealed/invitation';
import type { Spec } from '../../deal/v1/spec';
import { createKeptSession, type KeptSession, NOTICES } from '../session/kept-session';
import type { Address } from '../session/page';
import { needSet } from '../sets/here';
import { newId, openDatabase, type Revised } from '../store/database';
import { DATABASES } from '../store/stored';

/** What happened once. Its id tells it from the same thing that happened again. */
export interface Entry {
  readonly id: string;
  readonly event: HostEvent;
}

export interface KeptGame extends Revised, Spec {
  /** Of the protocol; none in version 2. */
  readonly version?: number;
  /** `null` for a host who does not play. */
  readonly hostSeat: number | null;
  /** S, in hexadecimal. */
  readonly secret: string;
  readonly entries: readonly Entry[];
  /** When it was put away. It is kept for another day: a deletion that is taken back must not drop what came after it. */
  readonly removed?: number | undefined;
}

const isText = (value: unknown): boolean => typeof value === 'string';

const isEntry = ({ id, event }: Entry): boolean => {
  const { seats = [], key = '' } = event as { seats?: readonly number[]; key?: string };
  const isKey = key === '' || hexToBytes(key).length === BYTES.key;
  return isKey && [id, event.kind].every(isText) && seats.every(Number.isInteger);
};

/** The games that this browser hosts. */
export const hostedGames = openDatabase<KeptGame>({
  ...DATABASES.hosted,
  durability: 'strict',
  full: words.noRoom,
  refused: words.keepsNoGame,
  isWhole: ({ id, game, names, options, secret, entries }) =>
    [id, game, ...names].every(isText) &&
    typeof options === 'object' &&
    hexToBytes(secret).length === BYTES.secret &&
    entries.every(isEntry),
});

const joined = (there: readonly Entry[], mine: readonly Entry[]) => unionBy(there, mine, ({ id }) => id);

const DAY = 24 * 60 * 60 * 1000;

/** Those of one kind that were not put away, the last used first. What was put away long before `now`, in ms since 1970, goes. */
export const keptGames = async (game: string, now: number): Promise<readonly KeptGame[]> => {
  const all = await hostedGames.list();
  const read = (all.ok ? all.value : []).flatMap((one) => hostedGames.read(one) ?? []);
  for (const { id, removed = now } of read) if (now - removed > DAY) void hostedGames.remove(id);
  return read.filter((one) => one.game === game && one.removed === undefined);
};

export interface HostSession extends KeptSession {
  readonly view: 'opening' | 'form' | 'game';
  readonly hosted?: Hosted | undefined;
  /** The games of this kind that the browser keeps. */
  readonly games: readonly KeptGame[];
  /** Why the last step was none. */
  readonly refusal?: string | undefined;
}

export const gameFragment = (id: string): string => `game=${id}`;

const idIn = (fragment: string): string | undefined => /^game=(\w+)$/.exec(fragment)?.[1];

/**
 * What happened since the `first` state, one thing after another, and the state after it. A merged list may hold what can no
 * longer happen: that is passed over.
 */
const replayed = (id: string, first: HostState, entries: readonly Entry[]) => {
  const state = entries.reduce((last, { event }) => {
    const next = applyHost(last, event);
    return next.ok ? next.value : last;
  }, first);
  return { id, first, entries, state };
};

export type Hosted = ReturnType<typeof replayed>;

const noteOf = (state: HostState): string => {
  if (state.ended) return m.noteOver;
  return isClosed(state) ? m.noteCodesShown({ count: state.heads.length }) : m.noteAnswers;
};

/** What was scanned, or all that is in a chat: what is wanted of it, and why the first that is something else is not. */
const foundIn = <Value>(text: string, read: (code: Code) => Result<Value>) => {
  const answers = answersIn(text);
  const all = (answers.length > 0 ? answers : [readCode(text)]).map((code) =>
    code.ok ? read(code.value) : code,
  );
  return { good: all.flatMap((one) => (one.ok ? [one.value] : [])), bad: all.find((one) => !one.ok) };
};

/** What a scan or a chat comes to: what happens by it, and the words for it. */
interface Intake {
  readonly events: readonly HostEvent[];
  readonly said: string;
}

/** The answers of a scan or of a whole chat: whose they are, or why there is none. */
export const answersOf = ({ invitation }: HostState, text: string): Result<Intake> => {
  const { good, bad } = foundIn(text, (code) => readAnswer(invitation, code));
  if (bad && good.length === 0) return bad;
  const taken = m.takenIn({ names: namesOf(invitation, [...new Set(good.map(({ seat }) => seat))]) });
  const said = bad ? `${taken} ${m.notTaken({ problem: bad.error.message })}` : taken;
  return ok({ events: good.map(({ seat, key }) => ({ kind: 'answer', seat, key: bytesToHex(key) })), said });
};

/** What the phone shows that closes the deal. */
export const closingIn = (state: HostState, text: string): Result<Intake> => {
  const roll = currentRoll(state);
  if (!roll) return err('not-open', m.nobodyAskedToClose);
  const shared = sharedWith(state, roll.closer);
  const { good, bad } = foundIn(text, (code) => readClosing(state.invitation, roll, code, shared));
  if (bad && good.length === 0) return bad;
  return ok({ events: good.map(({ key }) => ({ kind: 'close', key: bytesToHex(key) })), said: m.dealClosed });
};

/** The one new answer of a seat in a scan or a chat: nothing is done with it yet. */
export const newAnswerIn = (state: HostState, text: string, seat: number): Result<Answer> => {
  const { good, bad } = foundIn(text, (code) => readAnswer(state.invitation, code));
  const isNew = (one: Answer): boolean => one.seat === seat && !state.used.includes(bytesToHex(one.key));
  const [first, second] = unionBy(good.filter(isNew), [], ({ key }) => bytesToHex(key));
  const name = nameOf(state.invitation, seat);
  if (!first) return bad ?? err('no-new-answer', m.noNewAnswer({ name }));
  return second ? err('two-answers', m.twoNewAnswers({ name })) : ok(first);
};

const keptFrom = ({ id, entries, state }: Hosted, updated: number): KeptGame => ({
  id,
  version: state.invitation.version,
  ...state.invitation.spec,
  hostSeat: state.invitation.hostSeat ?? null,
  secret: bytesToHex(state.secret),
  entries,
  note: noteOf(state),
  over: state.ended,
  updated,
  revision: entries.length,
});

/** A game as the store has it, with the entries that a page knows besides. */
export const hostedFrom = (game: SealedGame, kept: KeptGame, mine: readonly Entry[]): Result<Hosted> => {
  const version = kept.version === VERSION ? VERSION : 2;
  const first = startHost(game, kept, kept.hostSeat ?? undefined, hexToBytes(kept.secret), version);
  return mapOk(first, (state) => replayed(kept.id, state, joined(kept.entries, mine)));
};

/** The events of a person's step, then the bulletin that says all of them. */
const stepped = (hosted: Hosted, events: readonly HostEvent[], now: number) => {
  let next = hosted;
  const add = (event: HostEvent): Problem | undefined => {
    const state = applyHost(next.state, event);
    if (!state.ok) return state.error;
    if (state.value === next.state) return undefined;
    next = { ...next, state: state.value, entries: [...next.entries, { id: newId(), event }] };
    return undefined;
  };
  const publish = (): void => {
    const { ended, heads } = next.state;
    if (!isClosed(next.state) || ended || isPublished(next.state)) return;
    add({ kind: 'publish', serial: Math.max((heads.at(-1)?.serial ?? 0) + 1, Math.floor(now / 1000)) });
  };
  for (const event of events) {
    // All looks and phones are in a head before the record is made.
    if (event.kind === 'end') publish();
    const problem = add(event);
    if (problem) return { hosted, problem };
  }
  publish();
  return { hosted: next };
};

/** The session itself: what is on the page, and the steps of the game. */
const sessionOf = (game: SealedGame, show: (session: HostSession) => void, clock: () => number) => {
  /** The game as the store has it, with what this page knows besides. */
  const adopt = (kept: KeptGame, notice?: string) => {
    const { hosted } = session.at.session;
    const read = hostedFrom(game, kept, hosted?.id === kept.id ? hosted.entries : []);
    if (!read.ok) return session.set({ view: 'form', hosted: undefined, notice: read.error.message });
    session.set({ view: 'game', hosted: read.value, notice, refusal: undefined });
  };

  const session = createKeptSession<KeptGame, HostSession>({
    store: hostedGames,
    first: { view: 'opening', games: [] },
    show,
    openIn: ({ hosted, view }) => (hosted && view === 'game' ? keptFrom(hosted, clock()) : undefined),
    lengthOf: ({ entries }) => entries.length,
    adopt,
  });

  /** Takes a step from what the store has at that moment. A browser that keeps nothing still has the game on the page. */
  const take = async (hosted: Hosted, events: readonly HostEvent[]): Promise<boolean> => {
    const from = (there: readonly Entry[]) =>
      stepped(replayed(hosted.id, hosted.first, joined(there, hosted.entries)), events, clock());
    let next: ReturnType<typeof from> | undefined;
    const isNew = hosted.entries.length === 0 && events.length === 0;
    const kept = await session.keep(hosted.id, isNew ? undefined : keptFrom(hosted, clock()), (there) => {
      next = from(there?.entries ?? []);
      return keptFrom(next.hosted, clock());
    });
    next ??= from([]);
    const refusal = next.problem?.message;
    session.set({ view: 'game', hosted: next.hosted, refusal, said: undefined, wrong: undefined, ...kept });
    return refusal === undefined;
  };
  return { ...session, adopt, take };
};

export const createHostSession = (
  game: SealedGame,
  address: Address,
  show: (session: HostSession) => void,
  clock: () => number = Date.now,
) => {
  const { at, inTurn, set, take, adopt, look, say, tell, close } = sessionOf(game, show, clock);

  const list = async (): Promise<void> => set({ games: await keptGames(game.id, clock()) });

  const act = (...events: readonly HostEvent[]): Promise<boolean> =>
    inTurn(async () => (at.session.hosted ? take(at.session.hosted, events) : false));

  const put = (id: string, removed: number | undefined): Promise<void> =>
    inTurn(async () => {
      await hostedGames.change(id, (there) => there && { ...there, removed });
      if (removed !== undefined) tell({ kind: 'removed', id });
      await list();
    });

  return {
    act,
    look,
    say,
    close,
    /** Opens the game that the address means, or the form. */
    open: (): Promise<void> =>
      inTurn(async () => {
        const id = idIn(address.read());
        const kept = id === undefined ? undefined : await hostedGames.get(id);
        // Cards are in the words of their set.
        await needSet(game.id, kept?.options.set);
        if (kept?.game === game.id) adopt(kept);
        else set({ view: 'form', notice: id === undefined ? undefined : NOTICES.unknown });
        await list();
      }),
    /** Begins a game with what was typed, or says what is wrong with it. `secret` is 16 random bytes. */
    start: (spec: Spec, hostSeat: number | undefined, secret: Uint8Array): Promise<Problem | undefined> =>
      inTurn(async () => {
        // A key that is held submits the form again before it is gone.
        if (at.session.view === 'game') return undefined;
        const state = startHost(game, spec, hostSeat, secret);
        if (!state.ok) return state.error;
        await needSet(game.id, spec.options.set);
        const id = newId();
        await take(replayed(id, state.value, []), []);
        address.write(gameFragment(id));
        return undefined;
      }),
    /** Takes in what was scanned or pasted; gives the words for it, or why nothing was taken. */
    takeIn: async (read: (state: HostState) => Result<Intake>): Promise<Result<string>> => {
      const { hosted } = at.session;
      const found = hosted ? read(hosted.state) : err('not-open', m.gameNotOpen);
      const isDone = found.ok && (await act(...found.value.events));
      const refused = err('not-taken', at.session.refusal ?? m.nothingTaken);
      const taken = mapOk(found, ({ said }) => said);
      const result = isDone || !taken.ok ? taken : refused;
      say(result);
      return result;
    },
    /** Leaves the game for the form; it stays in the list. */
    leave: (): Promise<void> =>
      inTurn(async () => {
        // Without a game it is still the address of a sealed deal, not of an open one.
        address.write('sealed');
        set({ view: 'form', notice: undefined, refusal: undefined });
        await list();
      }),
    remove: (id: string): Promise<void> => put(id, clock()),
    restore: (id: string): Promise<void> => put(id, undefined),
  };
};

export type HostActs = ReturnType<typeof createHostSession>;
