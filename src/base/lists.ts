/** Lists, maps and records of which the caller knows what is in them: what TypeScript cannot know is checked here, once. */

/** The item at a place, counted from the end where `index` is negative. Throws where there is none. */
export const itemAt = <Item>(items: ArrayLike<Item>, index: number): NonNullable<Item> => {
  const item = items[index < 0 ? items.length + index : index];
  if (item === undefined || item === null)
    throw new RangeError(`no item ${index} in a list of ${items.length}`);
  return item;
};

type TupleOf<Item, Count extends number, Items extends readonly Item[] = []> = Items['length'] extends Count
  ? Items
  : TupleOf<Item, Count, readonly [...Items, Item]>;

/** The first `count` items. Throws where there are fewer. */
export const firstItems = <Item, const Count extends number>(
  items: readonly Item[],
  count: Count,
): TupleOf<Item, Count> => {
  if (items.length < count) throw new RangeError(`${items.length} items, and ${count} are needed`);
  return items.slice(0, count) as readonly Item[] as TupleOf<Item, Count>;
};

/** What a map has for a key. Throws where it has nothing. */
export const entryOf = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value => {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`nothing for ${String(key)}`);
  return value;
};

/** Whether a value is one of a list's. */
export const isOneOf = <const Item>(items: readonly Item[], value: unknown): value is Item =>
  items.some((item) => item === value);

/** Whether a value that came from outside is a record: neither a list nor nothing. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys of a record that has no others than its type says. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

/** A record of what `value` gives for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Readonly<Record<Key, Value>> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

/** A pair, a triple … of what `to` makes of each. */
export const mapTuple = <Items extends readonly unknown[], Value>(
  items: Items,
  to: (item: Items[number], index: number) => Value,
): { -readonly [Place in keyof Items]: Value } =>
  items.map(to) as { -readonly [Place in keyof Items]: Value };

/** All that is in either list, in the order of the first; of two with one key the later counts. */
export const unionBy = <Item>(
  one: readonly Item[],
  other: readonly Item[],
  keyOf: (item: Item) => unknown,
): readonly Item[] => [...new Map([...one, ...other].map((item) => [keyOf(item), item])).values()];
