/** The form of a table, with what a game asks besides. A start that is refused loses nothing. It reads once what it begins with. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as m from '#messages/tables';
import { newSeed } from '../../deal/seeds';
import { type FieldProps, SelectField } from '../../fields/Field';
import { namesIn } from '../../fields/NamesField';
import { SetUpForm, type SetUpFormProps, salvagedSetUp } from '../../fields/SetUpForm';
import type { CommonSetup, StartProps } from '../game';

interface StartFormProps<Setup extends CommonSetup>
  extends StartProps<Setup>,
    Pick<SetUpFormProps, 'game' | 'options' | 'namesHelp' | 'fieldOf' | 'children'> {
  /** Where no seed is asked for, there is none. */
  seedHelp: (setup: Setup) => string | undefined;
  /** What a new game has beside names, options and seed, and what it keeps of the last one; there may be none. */
  begin?: (last: Setup | undefined) => Omit<Setup, keyof CommonSetup> & Partial<CommonSetup>;
  /** Fields of this game, between the options and the seed. `wrong` is the message for such a field. */
  fields?: (
    setup: Setup,
    change: (setup: Setup) => void,
    wrong: (field: string) => string | undefined,
  ) => ComponentChildren;
  /** What is chosen in them: "Cards dealt here". */
  chosen?: (setup: Setup) => readonly string[];
  /** How it goes, where one person plays alone. */
  soloSteps?: ComponentChildren;
}

export const StartForm = <Setup extends CommonSetup>(props: StartFormProps<Setup>) => {
  const { last, broken, alone, onStart, options, begin, fields, chosen, preset } = props;
  // What was typed: the setup as far as it goes, and the names as text.
  const [draft, setDraft] = useState(() => {
    const before = broken ? undefined : last;
    const { names = [], options: chosen = {} } = before ?? {};
    // The strongest house, against the first of the names.
    const solo = alone ? { name: '', bots: 'plan' } : undefined;
    const fresh = { names, seed: newSeed(), options: chosen, solo, ...begin?.(before) } as Setup;
    const setup = { ...fresh, options: { ...fresh.options, ...preset } };
    if (!broken) return { names: setup.names.join('\n'), setup };
    const found = salvagedSetUp(broken.fragment, options);
    return {
      names: found.names,
      setup: { ...setup, seed: found.seed || setup.seed, options: found.options },
    };
  });
  const { names, setup } = draft;
  return (
    <SetUpForm
      {...props}
      value={{ ...setup, names }}
      onChange={({ names: text = names, ...change }) =>
        setDraft({ names: text, setup: { ...setup, ...change, names: namesIn(text) } })
      }
      onSubmit={() => onStart({ ...setup, names: namesIn(names) })}
      submit={m.start}
      isTable
      linkProblem={broken?.message}
      seedHelp={props.seedHelp(setup)}
      fields={fields && ((wrong) => fields(setup, (next) => setDraft({ ...draft, setup: next }), wrong))}
      chosen={chosen?.(setup) ?? []}
    >
      {setup.solo ? props.soloSteps : props.children}
      <p>{m.gameKept}</p>
    </SetUpForm>
  );
};

interface NumberFieldProps extends FieldProps {
  /** Words, by their numbers from `from` on. */
  choices: readonly string[];
  from?: number;
  /** Where nobody has chosen. */
  none: string;
  value: number | undefined;
  onValue: (value: number | undefined) => void;
}

/** A seat or a number that players choose, or leave to the seed or to the rules. */
export const NumberField = ({ choices, from = 0, none, value, onValue, ...field }: NumberFieldProps) => (
  <SelectField
    {...field}
    value={`${value ?? ''}`}
    choices={[
      ['', none],
      ...choices.map((words, at) => [`${at + from}`, words || m.seat({ seat: at + 1 })] as const),
    ]}
    onValue={(chosen) => onValue(chosen === '' ? undefined : Number(chosen))}
  />
);
