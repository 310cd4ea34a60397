/** A device that goes round: to whom, and who has seen their card. Kept in this tab, and nothing of a card. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { parseJson, textAt, writeText } from '../store/local';
import { KEYS } from '../store/stored';

/** Whose cards are looked at, in turn, and how far that is. */
interface Kept {
  /** The deal: in another one it has not begun. */
  readonly of: string;
  /** Nobody, while the device is not going round. */
  readonly seats: readonly number[];
  readonly turn: number;
  /** Who has seen their card. */
  readonly looked: readonly number[];
}

/** What an open deal is called here: another game can have the same fragment. */
export const passedDeal = (game: string, fragment: string): string => JSON.stringify([game, fragment]);

/** The round of a deal in this tab; `of` names the deal, and no card of it. */
export const usePassing = (of: string | undefined) => {
  const [kept, setKept] = useState<Kept>();
  useLayoutEffect(() => {
    const found = parseJson(textAt(KEYS.passing, 'sessionStorage')) as Partial<Kept> | undefined;
    const { seats, looked = [], turn = 0 } = found ?? {};
    setKept(Array.isArray(seats) ? { of: found?.of ?? '', seats, turn, looked } : undefined);
  }, [of]);
  const now = kept?.of === of ? kept : undefined;
  const { looked = [] } = now ?? {};
  const keep = (next: Partial<Kept>) => {
    const passing = { seats: [], turn: 0, looked, ...now, ...next, of: of ?? '' };
    writeText(KEYS.passing, JSON.stringify(passing), 'sessionStorage');
    setKept(passing);
  };
  return {
    passing: now && now.seats.length > 0 ? now : undefined,
    looked,
    go: (seats: readonly number[], turn = 0) => keep({ seats, turn }),
    look: (seat: number) => keep({ looked: [...looked.filter((other) => other !== seat), seat] }),
    end: () => keep({ seats: [] }),
  };
};

export type Passing = ReturnType<typeof usePassing>;
