/** People to tap who have played before, and whole groups of them. Only a browser that knows some fetches it. */

import { useRef, useState } from 'preact/hooks';
import * as m from '#messages/fields';
import { alikeKey } from '../../base/names';
import { grouped } from '../../base/words';
import { forgetGroup, type Group, keyOf, rememberedGroups, tonight } from '../store/people';
import { writeTonight } from '../store/tonight';
import { Button } from './Button';

/** Names of earlier evenings, those of the last first, each once. */
const rosterOf = (groups: readonly Group[]): Group =>
  [...grouped(groups.flat(), alikeKey).values()].flatMap(([name]) => name ?? []);

interface Props {
  /** Those in the field now. */
  names: Group;
  onChoose: (group: Group) => void;
}

export const Groups = ({ names, onChoose }: Props) => {
  const [groups, setGroups] = useState(rememberedGroups);
  const head = useRef<HTMLElement>(null);
  const others = () => {
    writeTonight({ names: [] });
    onChoose([]);
    document.querySelector<HTMLElement>('#names')?.focus();
  };
  const forget = (group: Group) => {
    const left = forgetGroup(group);
    setGroups(left);
    (left.length > 0 ? head.current : document.querySelector<HTMLElement>('#names'))?.focus();
  };
  if (groups.length === 0) return null;
  const keys = names.map(alikeKey);
  const tap = (name: string) => {
    const key = alikeKey(name);
    onChoose(keys.includes(key) ? names.filter((_, at) => keys[at] !== key) : [...names, name]);
  };
  return (
    <div class="folds people">
      <fieldset class="roster" aria-label={m.playedBefore}>
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
        <summary ref={head}>{m.earlierGroups({ span: (words) => <span class="sr">{words}</span> })}</summary>
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
