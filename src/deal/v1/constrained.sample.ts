import type { Allowed } from './wishes';

export const seatsOf = (n: number): readonly number[] => Array.from({ length: n }, (_, k) => k);

/** Every order of the seats that a deal could be, by trying all. */
export const deals = (n: number, isRing: boolean, allowed: Allowed): readonly (readonly number[])[] => {
  const found: number[][] = [];
  const isOneRing = (dealt: readonly number[]): boolean => {
    let [at, steps] = [dealt[0] as number, 1];
    for (; at !== 0; steps++) at = dealt[at] as number;
    return steps === n;
  };
  const place = (dealt: readonly number[]): void => {
    if (dealt.length === n) {
      if (!isRing || isOneRing(dealt)) found.push([...dealt]);
      return;
    }
    for (let to = 0; to < n; to++)
      if (!dealt.includes(to) && allowed(dealt.length, to)) place([...dealt, to]);
  };
  place([]);
  return found;
};
