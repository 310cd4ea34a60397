/** The form before a deal or a table: who sits down, under which options, with which seed. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import * as m from '#messages/fields';
import * as site from '#messages/site';
import { MAX_FRAGMENT } from '../../base/fragment';
import type { Problem } from '../../base/result';
import { typedNamesProblem } from '../../base/typed-names';
import type { Options } from '../../deal/v1/options';
import type { OptionDef } from '../../games/game';
import { newSeed } from '../deal/seeds';
import { rememberGroup } from '../store/people';
import { Button } from './Button';
import { described, Field } from './Field';
import { Fold } from './Fold';
import { NamesField, namesIn } from './NamesField';
import { OptionFields } from './OptionFields';
import { salvage } from './salvage';
import { Wrong } from './Wrong';

export interface SetUp {
  /** One name a line, or however it was typed. */
  readonly names: string;
  readonly seed: string;
  readonly options: Options;
}

/** What can be read of a link that opens nothing. */
export const salvagedSetUp = (fragment: string, options: readonly OptionDef[]): SetUp => {
  const { names, seed, options: found } = salvage(fragment.length > MAX_FRAGMENT ? '' : fragment);
  const known = options.filter(({ name }) => found[name] !== undefined);
  const values = known.map(({ name, kind }) => [name, kind === 'flag' ? true : (found[name] ?? '')] as const);
  return { names, seed, options: Object.fromEntries(values) };
};

/** The field that a problem is about, by its stable code. */
const fieldOf = ({ code }: Problem): string =>
  code.startsWith('seed') ? 'seed' : code.startsWith('option') ? 'options' : 'names';

/** What is not as it comes, as a list of choices: "One ring", "Majority: Of the votes cast". */
const chosenOf = (options: readonly OptionDef[], values: Options): readonly string[] =>
  options.flatMap(({ name, label, kind, choices, field }) => {
    const value = values[name];
    if (!value || value === choices?.[0]?.value) return [];
    if (field === 'set') return [label];
    if (field === 'wishes') return [m.wishCount({ count: `${value}`.split(',').length })];
    const words = choices?.find((choice) => choice.value === value)?.label ?? value;
    return [kind === 'flag' ? label : site.labelled({ label, text: `${words}` })];
  });

export interface SetUpFormProps {
  game: string;
  options: readonly OptionDef[];
  value: SetUp;
  onChange: (change: Partial<SetUp>) => void;
  /** Begins with these people, who are remembered, or gives what is in the way. */
  onSubmit: () => Problem | undefined | Promise<Problem | undefined>;
  submit: string;
  /** What begins is a table, not a deal. */
  isTable?: boolean;
  /** The field that a problem is about, by its code, where it is none of these. */
  fieldOf?: Readonly<Record<string, string>> | undefined;
  /** Why the link that led here opens nothing. */
  linkProblem?: string | undefined;
  namesHelp: string;
  /** Without it no seed is asked for here. */
  seedHelp?: string | undefined;
  /** Fields below the names. */
  more?: ComponentChildren;
  /** Fields of a game, between the options and the seed. `wrong` is the message for a field. */
  fields?: ((wrong: (field: string) => string | undefined) => ComponentChildren) | undefined;
  /** What is chosen there: "Cards dealt here". */
  chosen?: readonly string[];
  /** How it goes. */
  children: ComponentChildren;
}

/** What is chosen in the fold, in a sentence each. */
const chosenText = ({ options, value, seedHelp, chosen = [] }: SetUpFormProps): string => {
  const rules = chosenOf(options, value.options);
  const seed = value.seed.trim();
  return [
    ...(options.some(({ field }) => field !== 'set') && rules.length === 0 ? [m.usualRules] : rules),
    ...chosen,
    ...(seedHelp !== undefined && seed !== '' ? [m.seedChosen({ seed })] : []),
  ]
    .map((words) => `${words}.`)
    .join(' ');
};

interface PartProps extends SetUpFormProps {
  wrong: (field: string) => string | undefined;
}

const SeedField = ({ value, onChange, seedHelp, wrong }: PartProps) => {
  const field = { id: 'seed', help: seedHelp, message: wrong('seed') };
  const setSeed = (seed: string) => onChange({ seed });
  return (
    <Field {...field} class="field seed" label={m.seed}>
      <div class="row">
        <input
          {...described(field)}
          type="text"
          value={value.seed}
          placeholder="friday-7"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          onInput={({ currentTarget }) => setSeed(currentTarget.value)}
        />
        <Button onPress={() => setSeed(newSeed())}>{m.newSeed}</Button>
      </div>
    </Field>
  );
};

/** What few change, in a fold that says what is chosen in it. */
const ChosenFold = (props: PartProps & { needed: boolean; onUnsaid: (message?: string) => void }) => {
  const { options, value, fields, wrong, seedHelp } = props;
  const isEmpty = options.every(({ name, field }) => field === 'set' && value.options[name] === undefined);
  if (!fields && isEmpty && seedHelp === undefined) return null;
  return (
    <div class="folds chosen">
      <Fold
        title={
          <span>
            <b>{m.options}</b> {chosenText(props)}
          </span>
        }
        needed={props.needed}
      >
        {options.length > 0 && <OptionFields {...props} />}
        {fields?.(wrong)}
        {seedHelp !== undefined && <SeedField {...props} />}
      </Fold>
    </div>
  );
};

export const SetUpForm = (props: SetUpFormProps) => {
  const { game, value, onChange, linkProblem, namesHelp } = props;
  const [problem, setProblem] = useState<Problem>();
  const [unsaid, setUnsaid] = useState<string>();
  const field = problem && (props.fieldOf?.[problem.code] ?? fieldOf(problem));
  const wrong = (name: string) => (field === name ? problem?.message : undefined);
  // What was refused puts the focus where the mistake is.
  useLayoutEffect(() => {
    const found = problem && document.querySelector<HTMLElement>('.set-up [aria-invalid=true]');
    const fold = found?.closest('details');
    if (fold) fold.open = true;
    found?.focus();
  }, [problem]);
  useLayoutEffect(() => setProblem(undefined), [linkProblem]);
  const submit = async (event: Event) => {
    event.preventDefault();
    const failure =
      typedNamesProblem(namesIn(value.names)) ??
      (unsaid === undefined ? undefined : { code: 'option-known', message: unsaid }) ??
      (await props.onSubmit());
    setProblem(failure);
    if (!failure) rememberGroup(namesIn(value.names), game);
  };
  return (
    <form class="set-up" onSubmit={(event) => void submit(event)} noValidate>
      <div class="settings">
        <Wrong id="link-wrong" message={linkProblem && m.linkWrong({ wrong: linkProblem })} word={m.link} />
        <NamesField
          value={value.names}
          onChange={(names) => onChange({ names })}
          help={namesHelp}
          message={wrong('names')}
        />
        {props.more}
        <ChosenFold
          {...props}
          wrong={wrong}
          needed={field !== undefined && field !== 'names'}
          onUnsaid={setUnsaid}
        />
        <button class="button strong deal" type="submit">
          {props.submit}
        </button>
      </div>
      <aside>
        <p class="label">{m.howItGoes}</p>
        {props.children}
      </aside>
    </form>
  );
};
