import { itemAt } from '../../base/lists';
import type { Stream } from './stream';

/** Any of them, each as likely. */
export const oneOf = <T>(xs: readonly T[], stream: Stream): T => itemAt(xs, stream.below(xs.length));

/** From the end, each changes places with the one that is chosen for it; the input stays as it is. */
const fisherYates = <T>(xs: readonly T[], choose: (i: number) => number): T[] => {
  const out = [...xs];
  for (let i = out.length - 1; i >= 1; i--) {
    const j = choose(i);
    [out[i], out[j]] = [itemAt(out, j), itemAt(out, i)];
  }
  return out;
};

/** Every order equally likely (Fisher and Yates). Takes `length - 1` draws. */
export const shuffle = <T>(xs: readonly T[], stream: Stream): T[] =>
  fisherYates(xs, (i) => stream.below(i + 1));

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

/**
 * A uniform order that is one single cycle through all of `xs` (Sattolo): j never equals i, so that nothing can close a
 * smaller cycle. What lands in position k is dealt to the k-th seat. Two or more different things.
 *
 * @throws RangeError for fewer than two: a ring of one would hold itself.
 */
export const ring = <T>(xs: readonly T[], stream: Stream): T[] => {
  if (xs.length < 2) throw new RangeError(`no ring of ${xs.length}`);
  return fisherYates(xs, (i) => stream.below(i));
};

/**
 * A uniform order in which nothing stays in its place; what lands in position k is dealt to the k-th seat. About one
 * shuffle in e (2.718...) is good. `xs` holds two or more different things.
 *
 * @throws RangeError for fewer than two, which have no derangement (none at all has the empty one, but nobody deals that).
 */
export const derangement = <T>(xs: readonly T[], stream: Stream): T[] => {
  if (xs.length < 2) throw new RangeError(`no derangement of ${xs.length}`);
  return shuffleUntil(xs, stream, (order) => order.every((x, k) => x !== xs[k]));
};
