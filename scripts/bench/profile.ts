/** A processor profile, summed up by what of the program it was in. */

/** As V8 writes it; times in µs. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    /** What it called. */
    readonly children?: readonly number[];
  }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

export interface Part {
  readonly part: string;
  /** Of 1. */
  readonly share: number;
}

/** Part of the program by where its files lie; the first that fits. */
const PARTS: readonly (readonly [part: string, file: RegExp])[] = [
  ['seeing the table', /nation\/engine\/view\./],
  ['rules', /nation\/(engine\/|cards\/|[a-z]+\.)/],
  ['counting', /nation\/simulation\/(tally|simulate)\./],
  ['bots', /nation\/simulation\//],
  ['chance', /\/(deal|@noble)\//],
];

const REST = 'the rest';

/** What has no file is the language's own, and counts as part of whatever called it. */
const partOf = ({ functionName, url }: Profile['nodes'][number]['callFrame'], caller: string): string => {
  if (functionName === '(garbage collector)') return 'collecting garbage';
  if (url === '') return caller;
  return PARTS.find(([, file]) => file.test(url))?.[0] ?? REST;
};

/** By node. The profile names callers before what they call. */
const partsOf = (nodes: Profile['nodes']): ReadonlyMap<number, string> => {
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const parts = new Map<number, string>();
  for (const { id, callFrame } of nodes)
    parts.set(id, partOf(callFrame, parts.get(callers.get(id) ?? id) ?? REST));
  return parts;
};

/** The largest part first. */
export const shareOf = ({ nodes, samples = [], timeDeltas = [] }: Profile): Part[] => {
  const parts = partsOf(nodes);
  const times = new Map<string, number>();
  samples.forEach((id, k) => {
    const part = parts.get(id) ?? REST;
    times.set(part, (times.get(part) ?? 0) + (timeDeltas[k] ?? 0));
  });
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([part, time]) => ({ part, share: all === 0 ? 0 : time / all }))
    .toSorted((a, b) => b.share - a.share);
};
