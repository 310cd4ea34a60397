import type { Stream } from './stream';

/**
 * A uniform order that is one single cycle through all of `xs` (Sattolo): j never equals i, so that nothing can close a
 * smaller cycle. What lands in position k is dealt to the k-th seat. Two or more different things.
 *
 * @throws RangeError for fewer than two: a ring of one would hold itself.
 */
export const ring = <T>(xs: readonly T[], stream: Stream): T[] => {
  if (xs.length < 2) throw new RangeError(`no ring of ${xs.length}`);
  const out = [...xs];
  for (let i = out.length - 1; i >= 1; i--) {
    const j = stream.below(i);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
};
