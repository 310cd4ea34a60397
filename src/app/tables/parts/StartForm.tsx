/**
 * The form of a table: names, options and seed, and what else a game asks. A start that is refused loses nothing. What the
 * form begins with it reads once.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Problem } from '../../../base/result';
import type { Options } from '../../../deal/v1/options';
import type { OptionDef } from '../../../games/game';
import { newSeed } from '../../deal/seeds';
import { NamesField, namesIn } from '../../fields/NamesField';
import { OptionFields } from '../../fields/OptionFields';
import { SeedField } from '../../fields/SeedField';
import { salvage } from '../../fields/salvage';
import { Wrong } from '../../fields/Wrong';
import type { StartProps } from '../game';

/** What the setups of most games have; a game's own may have more. */
export interface CommonSetup {
  readonly names: readonly string[];
  readonly seed: string;
  readonly options: Options;
}

export interface StartFormProps<Setup extends CommonSetup> extends StartProps<Setup> {
  game: string;
  options: readonly OptionDef[];
  namesHelp: string;
  /** Where no seed is asked for, there is none. */
  seedHelp?: string;
  /** A new game like the last one, with another seed; `undefined` for the first. */
  begin: (last: Setup | undefined) => Setup;
  /** The field of this game that a problem is about; nothing for names, options and seed. */
  fieldOf?: (problem: Problem) => string | undefined;
  /** Fields of this game, between the options and the seed. `wrong` is the message for such a field. */
  fields?: (
    setup: Setup,
    change: (setup: Setup) => void,
    wrong: (field: string) => string | undefined,
  ) => ComponentChildren;
  /** Beside the form: how it goes. */
  children: ComponentChildren;
}

/** What was typed: the setup as far as it goes, and the names as text. */
interface Draft<Setup> {
  readonly names: string;
  readonly setup: Setup;
}

const commonField = ({ code }: Problem): string =>
  code.startsWith('seed') ? 'seed' : code.startsWith('option') ? 'options' : 'names';

/** What can be read of an address that opens no table. */
const salvaged = <Setup extends CommonSetup>(
  empty: Setup,
  fragment: string,
  options: readonly OptionDef[],
): Draft<Setup> => {
  const found = salvage(fragment);
  const known = options.filter(({ name }) => found.options[name] !== undefined);
  const values = known.map(
    ({ name, kind }) => [name, kind === 'flag' ? true : (found.options[name] ?? '')] as const,
  );
  return {
    names: found.names,
    setup: { ...empty, seed: found.seed || empty.seed, options: Object.fromEntries(values) },
  };
};

export const StartForm = <Setup extends CommonSetup>(props: StartFormProps<Setup>) => {
  const { last, broken, onStart, game, options, namesHelp, seedHelp, begin, fieldOf, fields, children } =
    props;
  const [draft, setDraft] = useState((): Draft<Setup> => {
    const setup = { ...begin(broken ? undefined : last), seed: newSeed() };
    return broken ? salvaged(setup, broken.fragment, options) : { names: setup.names.join('\n'), setup };
  });
  const [problem, setProblem] = useState<Problem>();
  // A table that cannot start puts the hand where the mistake is.
  useLayoutEffect(() => {
    if (problem) document.querySelector<HTMLElement>('.set-up [aria-invalid=true]')?.focus();
  }, [problem]);

  const { setup } = draft;
  const change = (next: Setup) => setDraft({ ...draft, setup: next });
  const wrong = (field: string) =>
    problem && (fieldOf?.(problem) ?? commonField(problem)) === field ? problem.message : undefined;
  const submit = (event: Event) => {
    event.preventDefault();
    setProblem(onStart({ ...setup, names: namesIn(draft.names) }));
  };

  return (
    <form class="set-up" onSubmit={submit} noValidate>
      <div class="settings">
        <Wrong
          id="link-wrong"
          message={broken && `${broken.message} What could be read of it is in the form.`}
          word="Link"
        />
        <NamesField
          value={draft.names}
          onChange={(names) => setDraft({ names, setup: { ...setup, names: namesIn(names) } })}
          help={namesHelp}
          message={wrong('names')}
        />
        {options.length > 0 && (
          <OptionFields
            game={game}
            options={options}
            values={setup.options}
            onChange={(values) => change({ ...setup, options: values })}
            message={wrong('options')}
          />
        )}
        {fields?.(setup, change, wrong)}
        {seedHelp !== undefined && (
          <SeedField
            value={setup.seed}
            onChange={(seed) => change({ ...setup, seed })}
            help={seedHelp}
            message={wrong('seed')}
          />
        )}
        <button class="button strong deal" type="submit">
          Start
        </button>
      </div>
      <aside>
        <p class="label">How it goes</p>
        {children}
        <p>The game is kept in this browser and is sent nowhere.</p>
      </aside>
    </form>
  );
};

interface SeatFieldProps {
  label: string;
  help?: string;
  names: readonly string[];
  /** Nothing where the seed draws it. */
  seat: number | undefined;
  onSeat: (seat: number | undefined) => void;
  message: string | undefined;
}

/** The seat that begins, drawn or chosen. */
export const FirstSeatField = ({ label, help, names, seat, onSeat, message }: SeatFieldProps) => (
  <div class="field">
    <label for="first">{label}</label>
    {help && (
      <p class="help" id="first-help">
        {help}
      </p>
    )}
    <select
      id="first"
      class="input"
      value={`${seat ?? 'drawn'}`}
      aria-describedby={help ? 'first-help first-wrong' : 'first-wrong'}
      aria-invalid={message ? true : undefined}
      onChange={({ currentTarget: { value } }) => onSeat(value === 'drawn' ? undefined : Number(value))}
    >
      <option value="drawn">Drawn by the seed</option>
      {names.map((name, at) => (
        <option key={`${at} ${name}`} value={`${at}`}>
          {name || `Seat ${at + 1}`}
        </option>
      ))}
    </select>
    <Wrong id="first-wrong" message={message} />
  </div>
);
