/** Groups that have sat down before: a press fills in their names. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../fields/Button';
import { forgetGroup, type Group, rememberedGroups } from '../groups';

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
