/** A clock that turns the lines of a script by itself, for a caller who has both eyes closed. */
import { useEffect, useRef, useState } from 'preact/hooks';

/** Seconds a line; 0 is a hand that turns them. */
export const PACES = [0, 5, 10, 20] as const;
export type Pace = (typeof PACES)[number];

export interface Clock {
  readonly pace: Pace;
  readonly sound: boolean;
}

export const STILL: Clock = { pace: 0, sound: false };

/** Seconds left of a line, nothing where no clock runs. `onEnd` is called once for each line that it runs out on. */
export const useClock = (pace: Pace, line: number, runs: boolean, onEnd: () => void): number | undefined => {
  const [left, setLeft] = useState<number>();
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    setLeft(runs && pace > 0 ? pace : undefined);
    if (!runs || pace === 0) return;
    const due = Date.now() + pace * 1000;
    const ticking = setInterval(() => {
      const seconds = Math.ceil((due - Date.now()) / 1000);
      if (seconds > 0) return setLeft(seconds);
      clearInterval(ticking);
      end.current();
    }, 200);
    return () => clearInterval(ticking);
  }, [pace, line, runs]);
  return left;
};
