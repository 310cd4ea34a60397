/** Who plays: one name a line, or a pasted list, or a group of before. The order is the order of the seats. */

import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages/fields';
import { splitNames } from '../../base/names';
import { lazyPart } from '../session/reads';
import { rememberedGroups, tonight } from '../store/people';
import { Wrong } from './Wrong';

const Groups = lazyPart(async () => (await import('./Groups')).Groups);

/** The names of a text as they were typed; none for a text of nothing but space. */
export const namesIn = (text: string): readonly string[] => (text.trim() === '' ? [] : splitNames(text));

interface Props {
  value: string;
  onChange: (text: string) => void;
  help: string;
  message?: string | undefined;
}

export const NamesField = ({ value, onChange, help, message }: Props) => {
  const [hasGroups, setHasGroups] = useState(false);
  const choose = (group: readonly string[]) => onChange(group.join('\n'));
  useEffect(() => {
    setHasGroups(rememberedGroups().length > 0);
    // What was typed before this script came stays.
    const isEmpty = document.querySelector<HTMLTextAreaElement>('#names')?.value === '';
    const names = tonight();
    if (isEmpty && names.length > 0) choose(names);
  }, []);
  return (
    <div class="field names">
      <label for="names">{m.names}</label>
      <p class="count">{m.nameCount({ count: namesIn(value).length })}</p>
      <p class="help" id="names-help">
        {help}
      </p>
      <textarea
        id="names"
        class="input"
        rows={4}
        value={value}
        placeholder={m.namesExample}
        aria-describedby="names-help names-wrong"
        aria-invalid={message ? true : undefined}
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Wrong id="names-wrong" message={message} />
      {hasGroups && <Groups names={namesIn(value)} onChoose={choose} />}
    </div>
  );
};
