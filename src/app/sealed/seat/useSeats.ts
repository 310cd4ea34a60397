/**
 * A phone at the table: it takes what the address, a camera or a person gives it, keeps it, and shows one seat. The
 * fragment leaves the address as soon as it is kept, so that nobody reads it over a shoulder or in a list of visits.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FindSealed, TypedCode } from '../../../deal/v1/sealed';
import { href } from '../../links';
import { loadFind } from '../../load-game';
import { dropSeat, keepSeats, keptSeats } from './kept';
import { type KeptSeat, take } from './phone';

export interface SeatSession {
  readonly find?: FindSealed;
  readonly seats: readonly KeptSeat[];
  /** The id of the entry on the screen. */
  readonly at?: string | undefined;
  readonly code?: TypedCode | undefined;
  /** What was done last, for whoever listens. */
  readonly said?: string | undefined;
  /** Why what was shown was not taken. */
  readonly wrong?: string | undefined;
  /** Why nothing is kept. */
  readonly refused?: string | undefined;
}

const addressed = (): string => location.hash.replace(/^#(?:content$)?/, '');

export const useSeats = () => {
  const [session, setSession] = useState<SeatSession>({ seats: [] });
  // What comes while something is kept builds on it.
  const latest = useRef(session);
  const show = (next: SeatSession): void => {
    latest.current = next;
    setSession(next);
  };

  const takeIn = async (text: string): Promise<boolean> => {
    const before = latest.current;
    if (!before.find) return false;
    const taken = take(before.find, text, { seats: before.seats, code: before.code, now: Date.now() });
    if (!taken.ok) {
      show({ ...before, wrong: taken.error.message, said: undefined });
      return false;
    }
    const { value } = taken;
    if (value.kind === 'verify') {
      location.assign(`${href('verify')}#${value.fragment}`);
      return true;
    }
    if (value.kind === 'code') {
      show({ ...before, code: value.code, wrong: undefined, said: 'The code is good. Now the bulletin.' });
      return true;
    }
    const ids = value.seats.map(({ id }) => id);
    const seats = [...value.seats, ...before.seats.filter(({ id }) => !ids.includes(id))];
    const at = before.at !== undefined && ids.includes(before.at) ? before.at : ids[0];
    show({ find: before.find, seats, at, said: value.said, refused: before.refused });
    const kept = await keepSeats(value.seats);
    if (!kept.ok) show({ ...latest.current, refused: kept.error.message });
    return true;
  };

  useEffect(() => {
    const readAddress = async (): Promise<void> => {
      const text = addressed();
      if (text === '') return;
      await takeIn(text);
      history.replaceState(null, '', location.pathname);
    };
    const begin = async (): Promise<void> => {
      const [find, kept] = await Promise.all([loadFind(), keptSeats()]);
      const seats = kept.ok ? kept.value : [];
      show({ find, seats, at: seats[0]?.id, ...(!kept.ok && { refused: kept.error.message }) });
      await readAddress();
    };
    void begin();
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, []);

  return {
    session,
    takeIn,
    choose: (at: string | undefined) => show({ ...latest.current, at, said: undefined, wrong: undefined }),
    forget: async (id: string) => {
      const { seats, ...rest } = latest.current;
      show({ ...rest, seats: seats.filter((kept) => kept.id !== id), at: undefined, said: 'Forgotten.' });
      const dropped = await dropSeat(id);
      if (!dropped.ok) show({ ...latest.current, refused: dropped.error.message });
    },
  };
};
