/**
 * Groups that have sat down before, and who plays tonight, so that no one types their friends twice: kept in this browser,
 * the last one first. Forms begin with tonight's people until somebody asks for others.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/fields';
import { alikeKey, parseNames } from '../../base/names';
import { grouped } from '../../base/words';
import { parseJson, readText, writeText } from '../store/local';
import { KEYS } from '../store/stored';
import { readTonight, writeTonight } from '../store/tonight';
import { Button } from './Button';

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

/** Names of earlier evenings, those of the last first, each once. */
const rosterOf = (groups: readonly Group[]): Group =>
  [...grouped(groups.flat(), alikeKey).values()].flatMap(([name]) => name ?? []);

/** People to tap who have played before, and whole groups of them. */
export const Groups = ({ names, onChoose }: { names: Group; onChoose: (group: Group) => void }) => {
  const [groups, setGroups] = useState<readonly Group[]>([]);
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    setGroups(rememberedGroups());
    // What was typed before this script came stays.
    const isEmpty = document.querySelector<HTMLTextAreaElement>('#names')?.value === '';
    if (isEmpty && tonight().length > 0) onChoose(tonight());
  }, []);
  const others = () => {
    writeTonight({ names: [] });
    onChoose([]);
    document.querySelector<HTMLElement>('#names')?.focus();
  };
  const forget = (group: Group) => {
    setGroups(forgetGroup(group));
    head.current?.focus();
  };
  if (groups.length === 0) return null;
  const keys = names.map(alikeKey);
  const tap = (name: string) => {
    const key = alikeKey(name);
    onChoose(keys.includes(key) ? names.filter((_, at) => keys[at] !== key) : [...names, name]);
  };
  return (
    <div class="folds people">
      <fieldset class="roster" aria-label={m.peoplePlayed}>
        {names.length > 0 && keyOf(names) === keyOf(tonight()) && (
          <Button class="quiet" onPress={others}>
            {m.otherPeople}
          </Button>
        )}
        {rosterOf(groups).map((name) => (
          <Button key={name} aria-pressed={keys.includes(alikeKey(name))} onPress={() => tap(name)}>
            {name}
          </Button>
        ))}
      </fieldset>
      <details class="groups">
        <summary ref={head}>{m.groupsBefore({ span: (words) => <span class="sr">{words}</span> })}</summary>
        <ul>
          {groups.map((group) => (
            <li key={group.join()}>
              <Button class="quiet" onPress={() => onChoose(group)}>
                {group.join(', ')}
              </Button>
              <Button class="quiet mute" onPress={() => forget(group)}>
                {m.forgetGroup({ group: group.join(', '), span: (words) => <span class="sr">{words}</span> })}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
};
