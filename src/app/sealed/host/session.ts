/**
 * A sealed game on its host's page, without the page. What happens is written down first and shown then: no bulletin, no
 * link and no look is on the screen before the log on this device has it. Several tabs may have the same game open.
 */
import { ok, type Problem, type Result } from '../../../base/result';
import {
  applyHost,
  type DealRecord,
  decodeVerifyLink,
  encodeVerifyLink,
  type HostEvent,
  type HostState,
  isPublished,
  replayHost,
  startHost,
} from '../../../deal/v1/sealed';
import type { SealedGame } from '../../../deal/v1/sealed/payload';
import type { Spec } from '../../../deal/v1/spec';
import { type Address, noticesOf } from '../../session/page';
import { storeChannel } from '../../store/channel';
import { newId } from '../../store/database';
import { type KeptGame, keptGame, keptGames, putGame, removeGame, type Step } from './kept';

/** A game with what its host has done about it outside the log. */
export interface Hosted extends Pick<KeptGame, 'id' | 'step' | 'given' | 'here'> {
  readonly state: HostState;
}

/** What is on the page. */
export interface HostSession {
  readonly view: 'opening' | 'form' | 'game';
  readonly hosted?: Hosted | undefined;
  /** The games of this kind that the browser keeps. */
  readonly games: readonly KeptGame[];
  /** One that cannot be read. */
  readonly damaged?: { readonly kept: KeptGame; readonly message: string } | undefined;
  /** Why nothing is kept. */
  readonly refused?: string | undefined;
  /** What another tab or the browser did with the game. */
  readonly notice?: string | undefined;
  /** Why the last event was none. */
  readonly refusal?: Problem | undefined;
}

export const NOTICES = noticesOf('game', 'is hosted in another browser.');

export const gameFragment = (id: string): string => `game=${id}`;

const idIn = (fragment: string): string | undefined => /^game=(\w+)$/.exec(fragment)?.[1];

const noteOf = ({ ended, words, round }: HostState): string => {
  if (ended) return 'over';
  return words === undefined ? 'not dealt yet' : `round ${round + 1}`;
};

/** Links that have not been handed out, or that newer ones have replaced since. */
export const withoutLink = ({ state, given }: Hosted): readonly number[] =>
  state.living.filter((seat) => given[seat] !== state.rekeys[seat]);

export const createHostSession = (
  game: SealedGame,
  address: Address,
  show: (session: HostSession) => void,
) => {
  let session: HostSession = { view: 'opening', games: [] };
  /** The revision that the store is known to have. */
  let stored = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const set = (more: Partial<HostSession>): void => {
    session = { ...session, ...more };
    show(session);
  };

  /** One thing after another: an event is applied to what the one before it has left. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  const find = (id: string) => (id === game.id ? game : undefined);

  const read = (kept: KeptGame): Result<Hosted> => {
    const record: Result<DealRecord> = decodeVerifyLink(find, kept.record);
    const state = record.ok ? replayHost(game, record.value) : record;
    if (!state.ok) return state;
    const { id, step, given, here } = kept;
    return ok({ id, step, given, here, state: state.value });
  };

  /** The game as the store has it. */
  const adopt = (kept: KeptGame, notice?: string): void => {
    const hosted = read(kept);
    if (!hosted.ok) {
      set({ view: 'form', hosted: undefined, damaged: { kept, message: hosted.error.message } });
      return;
    }
    stored = kept.revision;
    set({ view: 'game', hosted: hosted.value, notice, refusal: undefined, damaged: undefined });
  };

  /** Gives whether the game goes on from here. A browser that keeps nothing still has it on the page. */
  const write = async (next: Hosted): Promise<boolean> => {
    const { state, ...rest } = next;
    const put = await putGame(
      {
        ...rest,
        game: game.id,
        names: state.spec.names,
        note: noteOf(state),
        over: state.ended,
        updated: Date.now(),
        revision: stored + 1,
        record: encodeVerifyLink(state),
      },
      stored,
    );
    if (put.ok && put.value.kind === 'other') {
      adopt(put.value.there, NOTICES.notTaken);
      return false;
    }
    if (put.ok) {
      stored += 1;
      channel.tell({ kind: 'kept', id: next.id });
    }
    set({
      view: 'game',
      hosted: next,
      refused: put.ok ? undefined : put.error.message,
      notice: put.ok && put.value.kind === 'again' ? NOTICES.again : undefined,
      refusal: undefined,
    });
    return true;
  };

  /** What another tab may have done with this game. */
  const look = (): Promise<void> =>
    inTurn(async () => {
      const kept = session.hosted && (await keptGame(session.hosted.id));
      if (kept && session.view === 'game' && kept.revision > stored) adopt(kept, NOTICES.otherTab);
    });

  const channel = storeChannel(({ kind, id }): void => {
    if (session.hosted?.id !== id) return;
    if (kind === 'removed') set({ notice: NOTICES.removed });
    else void look();
  });

  const list = async (): Promise<void> => set({ games: await keptGames(game.id) });

  /** The events together, or none; what has to be published after them is. */
  const after = (events: readonly HostEvent[], state: HostState): Result<HostState> => {
    const next = events.reduce<Result<HostState>>(
      (last, event) => (last.ok ? applyHost(game, last.value, event) : last),
      ok(state),
    );
    if (!next.ok || next.value.words === undefined || next.value.ended || isPublished(next.value))
      return next;
    return applyHost(game, next.value, { kind: 'publish' });
  };

  return {
    look,
    close: channel.close,
    /** Resolved when all that happened is written. */
    settled: () => turn.then(() => undefined),
    /** Opens the game that the address means, or the form. */
    open: (): Promise<void> =>
      inTurn(async () => {
        const id = idIn(address.read());
        const kept = id === undefined ? undefined : await keptGame(id);
        if (kept?.game === game.id) adopt(kept);
        else
          set({ view: 'form', damaged: undefined, notice: id === undefined ? undefined : NOTICES.unknown });
        await list();
      }),
    /** Begins a game with what was typed, or says what is wrong with it. `secret` is 16 random bytes. */
    start: (spec: Spec, secret: Uint8Array): Promise<Problem | undefined> =>
      inTurn(async () => {
        const state = startHost(game, spec, secret);
        if (!state.ok) return state.error;
        const id = newId();
        stored = 0;
        await write({ id, state: state.value, step: 'seal', given: spec.names.map(() => -1), here: [] });
        address.write(gameFragment(id));
        return undefined;
      }),
    /** Gives whether the rules let all of it happen. */
    act: (...events: readonly HostEvent[]): Promise<boolean> =>
      inTurn(async () => {
        const { hosted } = session;
        if (!hosted) return false;
        const next = after(events, hosted.state);
        if (next.ok) return write({ ...hosted, state: next.value });
        set({ refusal: next.error });
        return false;
      }),
    /** What the log does not tell: how far the host has come, and who has a link. */
    note: (more: (hosted: Hosted) => Partial<Pick<Hosted, 'step' | 'given' | 'here'>>): Promise<boolean> =>
      inTurn(async () => (session.hosted ? write({ ...session.hosted, ...more(session.hosted) }) : false)),
    /** Leaves the game for the form; it stays in the list. */
    leave: (): Promise<void> =>
      inTurn(async () => {
        address.write('');
        set({ view: 'form', notice: undefined, refusal: undefined });
        await list();
      }),
    remove: (id: string): Promise<void> =>
      inTurn(async () => {
        await removeGame(id);
        channel.tell({ kind: 'removed', id });
        if (session.hosted?.id === id || session.damaged?.kept.id === id) {
          address.write('');
          set({ hosted: undefined, damaged: undefined });
        }
        await list();
      }),
    /** Takes a deletion back. */
    restore: (kept: KeptGame): Promise<void> =>
      inTurn(async () => {
        await putGame(kept, 0);
        await list();
      }),
  };
};

/** Marks the newest links of these seats as handed out. */
export const giving =
  (seats: readonly number[]) =>
  ({ state, given }: Hosted): { given: readonly number[] } => ({
    given: given.map((last, seat) => (seats.includes(seat) ? (state.rekeys[seat] as number) : last)),
  });

export const stepping = (step: Step) => (): { step: Step } => ({ step });

/** Marks a seat as one that plays on this device. */
export const seating =
  (seat: number) =>
  (hosted: Hosted): { given: readonly number[]; here: readonly number[] } => ({
    ...giving([seat])(hosted),
    here: [...new Set([...hosted.here, seat])].sort((a, b) => a - b),
  });
