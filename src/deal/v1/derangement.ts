import { shuffleUntil } from './shuffle';
import type { Stream } from './stream';

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
