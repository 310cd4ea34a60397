/** Who sits down, under which rules, and how the first victim is found. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Problem } from '../../../base/result';
import { TMAG_OPTIONS } from '../../../games/tmag/options';
import { TMAG_SEATS } from '../../../games/tmag/players';
import { newSeed } from '../../deal/seeds';
import { NamesField, namesIn } from '../../fields/NamesField';
import { OptionFields, type OptionValues } from '../../fields/OptionFields';
import { Wrong } from '../../fields/Wrong';
import { href } from '../../links';
import { openTable, type Table } from './record';

export interface Filled {
  readonly names: string;
  readonly seed: string;
  readonly options: OptionValues;
  /** A seat, or that the seed draws it. */
  readonly first: number | 'drawn';
}

interface Props {
  filled: Filled;
  linkProblem?: string | undefined;
  onStart: (table: Table) => void;
}

const fieldOf = ({ code }: Problem): 'names' | 'seed' | 'options' | 'first' => {
  if (code === 'seat-unknown') return 'first';
  return code.startsWith('seed') ? 'seed' : code.startsWith('option') ? 'options' : 'names';
};

export const StartForm = ({ filled, linkProblem, onStart }: Props) => {
  const [value, setValue] = useState(filled);
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => setValue({ ...filled, seed: filled.seed || newSeed() }), [filled]);
  // A table that cannot start puts the hand where the mistake is.
  useLayoutEffect(() => {
    if (problem) document.querySelector<HTMLElement>('.set-up [aria-invalid=true]')?.focus();
  }, [problem]);

  const wrong = (field: ReturnType<typeof fieldOf>) =>
    problem && fieldOf(problem) === field ? problem.message : undefined;
  const names = namesIn(value.names);
  const submit = (event: Event) => {
    event.preventDefault();
    const { options, seed, first } = value;
    const table = openTable({ names, options, seed, ...(first !== 'drawn' && { firstVictim: first }) });
    setProblem(table.ok ? undefined : table.error);
    if (table.ok) onStart(table.value);
  };

  return (
    <form class="set-up" onSubmit={submit} noValidate>
      <div class="settings">
        <Wrong id="link-wrong" message={linkProblem} word="Link" />
        <NamesField
          value={value.names}
          onChange={(text) => setValue({ ...value, names: text })}
          help={`One a line, or with commas between them, clockwise as you sit. ${TMAG_SEATS.min} to ${TMAG_SEATS.max} players.`}
          message={wrong('names')}
        />
        <OptionFields
          game="tmag"
          options={TMAG_OPTIONS}
          values={value.options}
          onChange={(options) => setValue({ ...value, options })}
          message={wrong('options')}
        />
        <div class="field">
          <label for="first">First victim</label>
          <p class="help" id="first-help">
            The seed draws one, as the deal page does. If the table has drawn straws, say who it was.
          </p>
          <select
            id="first"
            class="input"
            value={`${value.first}`}
            aria-describedby="first-help first-wrong"
            aria-invalid={wrong('first') ? true : undefined}
            onChange={({ currentTarget }) =>
              setValue({
                ...value,
                first: currentTarget.value === 'drawn' ? 'drawn' : Number(currentTarget.value),
              })
            }
          >
            <option value="drawn">Drawn by the seed</option>
            {names.map((name, seat) => (
              <option key={`${seat} ${name}`} value={`${seat}`}>
                {name || `Seat ${seat + 1}`}
              </option>
            ))}
          </select>
          <Wrong id="first-wrong" message={wrong('first')} />
        </div>
        <div class="field seed">
          <label for="seed">Seed</label>
          <p class="help" id="seed-help">
            Any word. The die of this table follows from it: an undone roll comes out the same again.
          </p>
          <div class="row">
            <input
              id="seed"
              class="input"
              type="text"
              value={value.seed}
              placeholder="friday-7"
              aria-describedby="seed-help seed-wrong"
              aria-invalid={wrong('seed') ? true : undefined}
              autocomplete="off"
              autocapitalize="none"
              spellcheck={false}
              onInput={({ currentTarget }) => setValue({ ...value, seed: currentTarget.value })}
            />
            <button class="button" type="button" onClick={() => setValue({ ...value, seed: newSeed() })}>
              New seed
            </button>
          </div>
          <Wrong id="seed-wrong" message={wrong('seed')} />
        </div>
        <button class="button strong deal" type="submit">
          Start
        </button>
      </div>
      <aside>
        <p class="label">How it goes</p>
        <ol>
          <li>Roll here and pass the device round, or play on a real board and type in what happens.</li>
          <li>The squares that a roll reaches are lit. Press one to go there.</li>
          <li>Undo goes back to the first roll. A reload loses nothing.</li>
        </ol>
        <p>
          With six or more, let the victim move after all assassins:{' '}
          <a href={href('odds', 'tmag')}>the numbers</a> say why.
        </p>
        <p>The game is kept in this browser and is sent nowhere.</p>
      </aside>
    </form>
  );
};
