/** Groups that have sat down before, so that no one types their friends twice. Kept in this browser, the last one first. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { parseNames } from '../../base/names';
import { alikeKey } from '../../base/names-characters';
import { Button } from '../fields/Button';
import { parseJson, readText, writeText } from '../store/local';
import { KEYS } from '../store/stored';

export type Group = readonly string[];

const MOST_GROUPS = 8;

/** The same people are one group, wherever they sit. */
const keyOf = (group: Group): string => JSON.stringify(group.map(alikeKey).sort());

const isGroup = (value: unknown): value is Group =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((name) => typeof name === 'string') &&
  parseNames(value).ok;

export const rememberedGroups = (): readonly Group[] => {
  const text = readText(KEYS.groups);
  const value = text.ok ? parseJson(text.value) : undefined;
  return Array.isArray(value) ? value.filter(isGroup) : [];
};

/** A browser that refuses says so where games are kept. */
const write = (groups: readonly Group[]): readonly Group[] => {
  writeText(KEYS.groups, JSON.stringify(groups));
  return groups;
};

const without = (group: Group): readonly Group[] =>
  rememberedGroups().filter((other) => keyOf(other) !== keyOf(group));

export const rememberGroup = (group: Group): readonly Group[] =>
  write([group, ...without(group)].slice(0, MOST_GROUPS));

export const forgetGroup = (group: Group): readonly Group[] => write(without(group));

/** A press fills in their names. */
export const Groups = ({ onChoose }: { onChoose: (group: Group) => void }) => {
  const [groups, setGroups] = useState<readonly Group[]>([]);
  const head = useRef<HTMLElement>(null);
  useEffect(() => setGroups(rememberedGroups()), []);
  const forget = (group: Group) => {
    setGroups(forgetGroup(group));
    head.current?.focus();
  };
  if (groups.length === 0) return null;
  return (
    <details class="groups">
      <summary ref={head}>Groups of before</summary>
      <ul>
        {groups.map((group) => (
          <li key={group.join()}>
            <Button class="quiet" onPress={() => onChoose(group)}>
              {group.join(', ')}
            </Button>
            <Button class="quiet mute" onPress={() => forget(group)}>
              Forget<span class="sr"> {group.join(', ')}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
