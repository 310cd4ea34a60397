/**
 * A fast stream for simulations, where millions of numbers are asked for and nobody has to prove one of them: sfc32, a
 * small generator in the public domain, with its three words and a counter drawn from the stream it starts from.
 */
import { type Stream, streamOf } from '../../../deal/v1/stream';

const WORDS = 2 ** 32;

/** Numbers that the generator throws away first, so that like seeds part. */
const WARM_UP = 12;

/** The same start gives the same numbers. */
export const fastStream = (start: Stream): Stream => {
  let a = start.below(WORDS) | 0;
  let b = start.below(WORDS) | 0;
  let c = start.below(WORDS) | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let k = 0; k < WARM_UP; k++) next();
  return streamOf(next);
};
