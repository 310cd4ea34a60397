/** Where a page has to do without a set that its address or its table names: it says so, and takes the set's zip. Also the list of the sets that are here. */
import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages/sets';
import { List } from '../fields/Choice';
import { Wrong } from '../fields/Wrong';
import { needSet } from './here';
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
    if (taken.value.code !== code) return setProblem(m.another({ name: nameOfSet(taken.value), code }));
    // Everything on the page is read anew, with its cards.
    location.reload();
  };
  return (
    <section class="damaged absent-set" role="alert">
      <p>{(inOurs ? m.inOurs : m.absent)({ code, strong: (words) => <strong>{words}</strong> })}</p>
      <div class="buttons">
        <label class="button strong">
          {m.choose}
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
  const [kept, setKept] = useState<readonly (readonly [code: string, name: string])[]>([]);
  useEffect(() => {
    void loadKept().then(async ({ keptSets, nameOfSet }) => {
      const all = await keptSets(game);
      setKept(all.map(({ id: code, theme }) => [code, nameOfSet({ theme, code })]));
    });
  }, [game]);
  const isKept = value === '' || kept.some(([code]) => code === value);
  const choose = async (set: string) => {
    await needSet(game, set, isTable);
    onChange(set);
  };
  return (
    <List
      id={id}
      aria-describedby={`${id}-help`}
      value={value}
      choices={[
        ['', m.ours],
        ...kept,
        ...(isKept ? [] : [[value, m.unnamed({ code: value.slice(0, 6) })] as const]),
      ]}
      onValue={(set) => void choose(set)}
    />
  );
};
