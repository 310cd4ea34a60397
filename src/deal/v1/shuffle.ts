import type { Stream } from './stream';

/** Every order equally likely (Fisher and Yates, from the end). Takes `length - 1` draws; the input stays as it is. */
export const shuffle = <T>(xs: readonly T[], stream: Stream): T[] => {
  const out = [...xs];
  for (let i = out.length - 1; i >= 1; i--) {
    const j = stream.below(i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
};

/**
 * The first shuffle that `isValid` accepts, so that every valid order is equally likely. Each try starts from `xs` as it
 * was given, and goes on in the same stream. The caller has to know that a valid order exists.
 */
export const shuffleUntil = <T>(
  xs: readonly T[],
  stream: Stream,
  isValid: (order: readonly T[]) => boolean,
): T[] => {
  for (;;) {
    const order = shuffle(xs, stream);
    if (isValid(order)) return order;
  }
};
