/** The options that a deal or a kit declares, each with the ruling that it comes from. */
import * as m from '#messages/fields';
import type { Options } from '../../deal/v1/options';
import type { OptionDef } from '../../games/game';
import { href } from '../links';
import { lazyPart, useLaw } from '../session/reads';
import { List, Tick } from './Choice';
import { Wrong } from './Wrong';

interface Props {
  game: string;
  options: readonly OptionDef[];
  /** Who plays, as it was typed, and what is chosen. */
  value: { readonly names: string; readonly options: Options };
  onChange: (change: { options: Options }) => void;
  wrong: (field: 'options') => string | undefined;
  /** Cards are shown with their pictures then. */
  isTable?: boolean | undefined;
  /** Told why a deal has to wait until somebody says that they know what it gives away. */
  onUnsaid?: (message: string | undefined) => void;
}

const SetField = lazyPart(async () => (await import('../sets/OpenSet')).SetField);

/** Few games have wishes, and few evenings any: what asks for them comes after the page. */
const WishesField = lazyPart(async () => (await import('./WishesField')).WishesField);

export const OptionFields = (props: Props) => {
  const { game, options, wrong, isTable, onUnsaid = () => undefined } = props;
  const { names, options: values } = props.value;
  const rules = useLaw(game);
  const onChange = (options: Options) => props.onChange({ options });
  const field = (option: OptionDef) => {
    const id = `option-${option.name}`;
    const value = values[option.name];
    const choose = (to: string | boolean) => onChange({ ...values, [option.name]: to });
    const described = { id, 'aria-describedby': `${id}-help` };
    if (option.kind === 'flag') {
      return (
        <Tick {...described} checked={value === true} onTick={choose}>
          {option.label}
        </Tick>
      );
    }
    return (
      <>
        <label class="name" for={id}>
          {option.label}
        </label>
        {option.field === 'set' ? (
          <SetField id={id} game={game} value={String(value)} onChange={choose} isTable={isTable} />
        ) : option.kind === 'choice' ? (
          <List
            {...described}
            value={String(value ?? option.choices?.[0]?.value ?? '')}
            choices={(option.choices ?? []).map((choice) => [choice.value, choice.label])}
            onValue={choose}
          />
        ) : (
          <input
            {...described}
            class="input"
            type="text"
            value={String(value ?? '')}
            autocomplete="off"
            onInput={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
      </>
    );
  };
  // A set comes with its file, or with a link; nobody types its code.
  const shown = options.filter(
    ({ name, field: own }) => own === undefined || (own === 'set' && values[name] !== undefined),
  );
  const hasWishes = options.some(({ field: own }) => own === 'wishes');
  if (shown.length === 0 && !hasWishes) return <Wrong id="options-wrong" message={wrong('options')} />;
  return (
    <fieldset class="options" aria-describedby="options-wrong">
      <legend>{m.options}</legend>
      {shown.map((option) => (
        <div class={`field ${option.kind}`} key={option.name}>
          {field(option)}
          <p class="help" id={`option-${option.name}-help`}>
            {option.help}
            {option.ruling && (
              <>
                {' '}
                <a href={`${href('rules', game)}#${option.ruling}`}>
                  {rules[option.ruling]
                    ? m.rule({ number: rules[option.ruling]?.number ?? '' })
                    : m.ruleUnnumbered}
                </a>
              </>
            )}
          </p>
        </div>
      ))}
      {hasWishes && (
        <div class="wishes folds">
          <WishesField {...{ game, names, onUnsaid }} options={values} onOptions={onChange} />
        </div>
      )}
      <Wrong id="options-wrong" message={wrong('options')} />
    </fieldset>
  );
};
