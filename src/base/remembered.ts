/** A function that keeps what it has made, up to `limit` results: past that they are of other work, and all can go. */
export const remembered = <Made>(
  make: (text: string) => Made,
  limit = Number.POSITIVE_INFINITY,
): ((text: string) => Made) => {
  const known = new Map<string, Made>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= limit) known.clear();
    known.set(text, made);
    return made;
  };
};
