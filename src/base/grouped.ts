/** Lists by what `key` says of their members, both in the order in which they come. `Map.groupBy` is not in every browser. */
export const grouped = <Key, Value>(
  values: Iterable<Value>,
  key: (value: Value) => Key,
): Map<Key, Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
};
