/** Groups that have sat down before, so that nobody types their friends twice. Kept in this browser, the last one first. */
import { parseNames } from '../../../../base/names';
import { alikeKey } from '../../../../base/names-characters';

export type Group = readonly string[];

const KEY = 'paper-dagger.groups';
const MOST_GROUPS = 8;

/** The same people are one group, wherever they sit. */
const keyOf = (group: Group): string => JSON.stringify(group.map(alikeKey).sort());

const isGroup = (value: unknown): value is Group =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((name) => typeof name === 'string') &&
  parseNames(value).ok;

const read = (): readonly Group[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isGroup) : [];
  } catch {
    return [];
  }
};

/** A browser that refuses is told of where games are kept. */
const write = (groups: readonly Group[]): readonly Group[] => {
  try {
    localStorage.setItem(KEY, JSON.stringify(groups));
  } catch {}
  return groups;
};

export const rememberedGroups = (): readonly Group[] => read();

const without = (group: Group): readonly Group[] => read().filter((other) => keyOf(other) !== keyOf(group));

export const rememberGroup = (group: Group): readonly Group[] =>
  write([group, ...without(group)].slice(0, MOST_GROUPS));

export const forgetGroup = (group: Group): readonly Group[] => write(without(group));
