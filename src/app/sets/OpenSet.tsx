/** Where a page has to do without a set that its address or its table names: it says so, and takes the set's zip. Also the list of the sets that are here. */
import { useState } from 'preact/hooks';
import * as m from '#messages/sets';
import { List } from '../fields/Choice';
import { Wrong } from '../fields/Wrong';
import { useLoaded } from '../session/reads';
import { isAbsent, needSet } from './here';
import { loadKept } from './lazy';

export interface OpenProps {
  code: string;
  /** Our words are shown meanwhile; without them nothing can be. */
  inOurs?: boolean;
}

export const OpenSet = ({ code, inOurs }: OpenProps) => {
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { nameOfSet, takeZip } = await loadKept();
    const taken = await takeZip(file, Date.now());
    if (!taken.ok) return setProblem(taken.error.message);
    const { set, problems } = taken.value;
    // What is wrong with it can be why.
    if (set.code !== code)
      return setProblem([m.anotherSet({ name: nameOfSet(set), code }), ...problems].join(' '));
    // Everything on the page is read anew, with its cards.
    location.reload();
  };
  return (
    <section class="damaged absent-set" role="alert">
      <p>
        {(inOurs ? m.setAbsentInOurs : m.setAbsent)({ code, strong: (words) => <strong>{words}</strong> })}
      </p>
      <div class="buttons">
        <label class="button strong">
          {m.chooseZip}
          <input
            class="sr"
            type="file"
            accept=".zip,application/zip"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file can be chosen again after it was corrected.
              currentTarget.value = '';
              void take(file);
            }}
          />
        </label>
      </div>
      <Wrong message={problem} />
    </section>
  );
};

interface FieldProps {
  id: string;
  game: string;
  value: string;
  onChange: (set: string) => void;
  isTable?: boolean | undefined;
}

/** One of the sets that this browser keeps, or our own cards. What is chosen is here before the form knows of it. */
export const SetField = ({ id, game, value, onChange, isTable }: FieldProps) => {
  // Which of those that are here is chosen does not change the list.
  const choices = useLoaded(
    async () => (await loadKept()).setChoices(game, value),
    [game, isAbsent(value) && value],
  );
  const choose = async (set: string) => {
    await needSet(game, set, isTable);
    onChange(set);
  };
  return (
    <List
      id={id}
      aria-describedby={`${id}-help`}
      value={value}
      choices={choices ?? []}
      onValue={(set) => void choose(set)}
    />
  );
};
