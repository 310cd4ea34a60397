/** Choices of a form, each within its label. */

import type { ComponentChildren, InputHTMLAttributes, SelectHTMLAttributes } from 'preact';
import { keysOf } from '../../base/lists';

interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  type?: 'checkbox' | 'radio';
  onTick: (checked: boolean, box: HTMLInputElement) => void;
}

export const Tick = ({ type = 'checkbox', onTick, children, ...rest }: TickProps) => (
  <label class="tick">
    <input
      type={type}
      onChange={({ currentTarget }) => onTick(currentTarget.checked, currentTarget)}
      {...rest}
    />
    <span>{children}</span>
  </label>
);

export interface ListProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'label' | 'class' | 'children'> {
  value: string | number;
  choices: readonly (readonly [value: string | number, words: string])[];
  onValue: (value: string) => void;
}

/** A list to choose from, without its label. */
export const List = ({ value, choices, onValue, ...rest }: ListProps) => (
  <select
    class="input"
    value={`${value}`}
    onChange={({ currentTarget }) => onValue(currentTarget.value)}
    {...rest}
  >
    {choices.map(([one, words]) => (
      <option key={one} value={`${one}`}>
        {words}
      </option>
    ))}
  </select>
);

interface SelectProps extends ListProps {
  label: ComponentChildren;
  /** Of the label. */
  class?: string;
}

export const Select = ({ label, class: look, ...list }: SelectProps) => (
  <label class={look}>
    <span>{label}</span>
    <List {...list} />
  </label>
);

interface RadiosProps<Value extends string> {
  name: string;
  /** What is chosen, right or wrong. */
  value: string;
  choices: Readonly<Record<Value, ComponentChildren>>;
  onValue: (value: Value) => void;
}

/** One of a few, each in its words: what is in a fieldset below its legend. */
export const Radios = <Value extends string>({ name, value, choices, onValue }: RadiosProps<Value>) => (
  <div class="ticks">
    {keysOf(choices).map((one) => (
      <Tick
        type="radio"
        key={one}
        name={name}
        value={one}
        checked={one === value}
        onTick={() => onValue(one)}
      >
        {choices[one]}
      </Tick>
    ))}
  </div>
);

interface OneOfProps<Value extends string> extends RadiosProps<Value> {
  legend: string;
  help?: string;
  /** Of the same field, after the choices. */
  children?: ComponentChildren;
}

export const OneOf = <Value extends string>(props: OneOfProps<Value>) => {
  const { name, legend, help, children } = props;
  return (
    <fieldset class={`field ${name}`} aria-describedby={help && `${name}-help`}>
      <legend>{legend}</legend>
      {help && (
        <p class="help" id={`${name}-help`}>
          {help}
        </p>
      )}
      <Radios {...props} />
      {children}
    </fieldset>
  );
};
