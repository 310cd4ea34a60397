/**
 * What sessions have in common: what is on the page, changed part by part, and what the browser keeps of it. Several tabs may
 * have the same record open: each writing makes the next record of what is in the store at that moment, and of what is new, so
 * that no second tab, no deletion that is taken back and no older copy drops anything; and each tab shows what another did.
 */

import { createTurns } from '../../base/remembered';
import type { Result } from '../../base/result';
import { storeChannel } from '../store/channel';
import type { openDatabase, Stored } from '../store/database';
import { noticesOf } from './page';

/** Each change is shown at once. */
export const createShown = <Session>(first: Session, show: (session: Session) => void) => {
  const at = { session: first };
  const set = (more: Partial<Session>): void => {
    at.session = { ...at.session, ...more };
    show(at.session);
  };
  return { at, set };
};

export interface KeptSession {
  /** Why nothing is kept. */
  readonly refused?: string | undefined;
  /** What another tab or the browser did with it. */
  readonly notice?: string | undefined;
  /** What was taken in last, for whoever listens; or why it was not. */
  readonly said?: string | undefined;
  readonly wrong?: string | undefined;
}

interface Parts<Kept extends Stored, Session extends KeptSession> {
  readonly store: ReturnType<typeof openDatabase<Kept>>;
  readonly first: Session;
  readonly show: (session: Session) => void;
  /** What is open on the page, if it is kept. */
  readonly openIn: (session: Session) => Kept | undefined;
  /** How far a record has come. */
  readonly lengthOf: (kept: Kept) => number;
  /** Shows a record as the store has it, with what the page knows besides. */
  readonly adopt: (kept: Kept, notice: string) => void;
}

export const NOTICES = noticesOf('game');

export const createKeptSession = <
  Kept extends Stored & { readonly removed?: number | undefined },
  Session extends KeptSession,
>({
  store,
  first,
  show,
  openIn,
  lengthOf,
  adopt,
}: Parts<Kept, Session>) => {
  const { at, set } = createShown(first, show);
  const inTurn = createTurns();
  const change = (more: KeptSession): void => set(more as Partial<Session>);

  /** What another tab may have done with what is open. */
  const look = (): Promise<void> =>
    inTurn(async () => {
      const open = openIn(at.session);
      const kept = open && (await store.get(open.id));
      if (kept && lengthOf(kept) > lengthOf(open)) adopt(kept, NOTICES.otherTab);
    });

  const { tell, close } = storeChannel(({ kind, id }): void => {
    if (openIn(at.session)?.id !== id) return;
    if (kind === 'removed') change({ notice: NOTICES.removed });
    else void look();
  });

  /** Writes what `next` makes of a record, of which the page knew `known`; gives what a person should hear of that. */
  const keep = async (id: string, known: Kept | undefined, next: (there: Kept | undefined) => Kept) => {
    let notice: string | undefined;
    const done = await store.change(id, (there) => {
      if (known && (!there || there.removed !== undefined)) notice = NOTICES.again;
      else if (known && there && lengthOf(there) > lengthOf(known)) notice = NOTICES.otherTab;
      return next(there);
    });
    if (done.ok) tell({ kind: 'kept', id });
    return { notice, refused: done.ok ? undefined : done.error.message };
  };

  /** Says what was taken in, or why it was not. */
  const say = (taken: Result<string>): boolean => {
    change(
      taken.ok ? { said: taken.value, wrong: undefined } : { said: undefined, wrong: taken.error.message },
    );
    return taken.ok;
  };

  return { at, set, inTurn, keep, look, say, tell, close };
};
