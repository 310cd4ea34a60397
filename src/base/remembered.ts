/** A function that keeps what it has made, up to `limit` results: past that they are of other work, and all can go. */
export const remembered = <Key, Made>(
  make: (key: Key) => Made,
  limit = Number.POSITIVE_INFINITY,
): ((key: Key) => Made) => {
  const known = new Map<Key, Made>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    if (known.size >= limit) known.clear();
    known.set(key, made);
    return made;
  };
};
