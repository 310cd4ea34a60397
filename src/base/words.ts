/** Letters, figures and lists: as they are written, and in groups. */
import { LANGUAGE } from '#messages/language';
import * as site from '#messages/site';

/** Made when a text needs it: that takes 20 ms, and most texts are plain. */
let segmenter: Intl.Segmenter | undefined;

/** What a reader calls letters: `é` is one however it is stored, and so is a family emoji. */
export const graphemesOf = (text: string): string[] => {
  if (/^[ -~]*$/.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** A title within a sentence: German writes its nouns with capitals there too. */
export const withinSentence = (title: string): string =>
  String(LANGUAGE) === 'de' ? title : title.toLowerCase();

/** Lists by what `key` says of their members, both in the order in which they come. `Map.groupBy` is not in every browser. */
export const grouped = <Key, Value>(
  values: Iterable<Value>,
  key: (value: Value) => Key,
): Map<Key, Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const name = key(value);
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return groups;
};

/** Lists of `size` members each, the last perhaps of fewer. */
export const chunked = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, i) => values.slice(i * size, (i + 1) * size));

/** FNV-1a, 32 bits, as eight hex digits: short names for equal things. Not for secrets, not against malice. */
export const checksum = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
};

/** Clauses that may have commas of their own, one after the other: "the Ace, the Queen; the Jack". */
export const joinClauses = (clauses: readonly string[]): string =>
  clauses.reduce((before, next) => (before === '' ? next : site.clauses({ before, next })), '');
