/** How often, and when, work is done: once for what is asked again, and one thing after another. */

/**
 * A function that keeps what it has made, up to `limit` results: past that they are of other work, and all can go. One
 * argument can be anything; two or three are words, numbers and flags, and the second is always given.
 */
export const remembered = <Given extends [unknown, unknown?, unknown?], Made>(
  make: (...given: Given) => Made,
  limit = Number.POSITIVE_INFINITY,
): ((...given: Given) => Made) => {
  const known = new Map<unknown, Made>();
  // Each by its name: a list of them would be made at every call, and this is called for every glyph.
  const recall = (first: unknown, second?: unknown, third?: unknown): Made => {
    const key = second === undefined ? first : `${first} ${second} ${third}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = (make as (...given: readonly unknown[]) => Made)(first, second, third);
    if (known.size >= limit) known.clear();
    known.set(key, made);
    return made;
  };
  return recall as (...given: Given) => Made;
};

/**
 * One thing after another: `inTurn` begins its work when all before it has ended, well or badly, so that each step is taken
 * from what the one before it has left. Its promise is that of the work.
 */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
};
