/** The options that a deal or a kit declares, each with the ruling that it comes from. */
import type { Options } from '../../deal/v1/options';
import type { OptionDef } from '../../games/game';
import { href } from '../links';
import { useLaw } from '../session/useLaw';
import { List, Tick } from './Choice';
import { Wrong } from './Wrong';

interface Props {
  game: string;
  options: readonly OptionDef[];
  values: Options;
  onChange: (values: Options) => void;
  message?: string | undefined;
}

interface FieldProps {
  option: OptionDef;
  value: string | boolean | undefined;
  onChange: (value: string | boolean) => void;
}

const OptionField = ({ option, value, onChange }: FieldProps) => {
  const id = `option-${option.name}`;
  if (option.kind === 'flag') {
    return (
      <Tick id={id} checked={value === true} aria-describedby={`${id}-help`} onTick={onChange}>
        {option.label}
      </Tick>
    );
  }
  return (
    <>
      <label class="name" for={id}>
        {option.label}
      </label>
      {option.kind === 'choice' ? (
        <List
          id={id}
          value={String(value ?? option.choices?.[0]?.value ?? '')}
          choices={(option.choices ?? []).map((choice) => [choice.value, choice.label])}
          aria-describedby={`${id}-help`}
          onValue={onChange}
        />
      ) : (
        <input
          id={id}
          class="input"
          type="text"
          value={String(value ?? '')}
          aria-describedby={`${id}-help`}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  );
};

export const OptionFields = ({ game, options, values, onChange, message }: Props) => {
  const rules = useLaw(game);
  return (
    <fieldset class="options" aria-describedby="options-wrong">
      <legend>Options</legend>
      {options.map((option) => (
        <div class={`field ${option.kind}`} key={option.name}>
          <OptionField
            option={option}
            value={values[option.name]}
            onChange={(value) => onChange({ ...values, [option.name]: value })}
          />
          <p class="help" id={`option-${option.name}-help`}>
            {option.help}
            {option.ruling && (
              <>
                {' '}
                <a href={`${href('rules', game)}#${option.ruling}`}>
                  {rules[option.ruling] ? `Rule\u00a0${rules[option.ruling]?.number}` : 'The rule'}
                </a>
              </>
            )}
          </p>
        </div>
      ))}
      <Wrong id="options-wrong" message={message} />
    </fieldset>
  );
};
