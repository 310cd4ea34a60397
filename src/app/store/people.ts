/**
 * Groups that have sat down before, and who plays tonight, so that no one types their friends twice: kept in this browser,
 * the last one first. Forms begin with tonight's people until somebody asks for others.
 */

import { alikeKey, parseNames } from '../../base/names';
import { parseJson, textAt, writeText } from './local';
import { KEYS } from './stored';
import { readTonight, writeTonight } from './tonight';

export type Group = readonly string[];

const MOST_GROUPS = 8;

/** The same people are one group, wherever they sit. */
export const keyOf = (group: Group): string => JSON.stringify(group.map(alikeKey).sort());

const isGroup = (value: unknown): value is Group =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((name) => typeof name === 'string') &&
  parseNames(value).ok;

export const rememberedGroups = (): readonly Group[] => {
  const value = parseJson(textAt(KEYS.groups));
  return Array.isArray(value) ? value.filter(isGroup) : [];
};

/** Who plays tonight; nobody where nobody has been named, or others were asked for. */
export const tonight = (): Group => {
  const { names } = readTonight();
  return isGroup(names) ? names : [];
};

/** A browser that refuses says so where games are kept. */
const write = (groups: readonly Group[]): readonly Group[] => {
  writeText(KEYS.groups, JSON.stringify(groups));
  return groups;
};

const without = (group: Group): readonly Group[] =>
  rememberedGroups().filter((other) => keyOf(other) !== keyOf(group));

/** They play it tonight. Names are kept as they are printed, and nothing of names that are no group. */
export const rememberGroup = (group: Group, game?: string): readonly Group[] => {
  const names = parseNames(group);
  if (!names.ok || group.length === 0) return rememberedGroups();
  writeTonight({ names: names.value, game });
  return write([names.value, ...without(names.value)].slice(0, MOST_GROUPS));
};

export const forgetGroup = (group: Group): readonly Group[] => {
  if (keyOf(group) === keyOf(tonight())) writeTonight({ names: [] });
  return write(without(group));
};
