/** A control of any kind, a line of text, or a list, with its label, its help, and what is wrong with it. */
import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { List, type ListProps } from './Choice';
import { Wrong } from './Wrong';

export interface FieldProps {
  id: string;
  label: ComponentChildren;
  help?: ComponentChildren;
  /** Of the whole field. */
  class?: string;
  message?: string | undefined;
  /** The word before the message. */
  word?: string;
}

/** What the control says of its field. */
export const described = ({ id, help, message }: Pick<FieldProps, 'id' | 'help' | 'message'>) => ({
  id,
  class: 'input',
  'aria-describedby': help ? `${id}-help ${id}-wrong` : `${id}-wrong`,
  'aria-invalid': message ? true : undefined,
});

export const Field = (props: FieldProps & { children: ComponentChildren }) => {
  const { id, label, help, class: look = 'field', message, word, children } = props;
  return (
    <div class={look}>
      <label for={id}>{label}</label>
      {help && (
        <p class="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <Wrong id={`${id}-wrong`} message={message} {...(word && { word })} />
    </div>
  );
};

interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'onInput' | 'wrap'> {
  value: string;
  onText: (text: string) => void;
  /** After the text, as "mm". */
  unit?: string | undefined;
}

export const TextField = (props: TextFieldProps) => {
  const { label: _, onText, help: _help, unit, class: _class, message: _message, ...rest } = props;
  const input = (
    <input
      {...described(props)}
      type="text"
      autocomplete="off"
      onInput={({ currentTarget }) => onText(currentTarget.value)}
      {...rest}
    />
  );
  return (
    <Field {...props}>
      {unit === undefined ? (
        input
      ) : (
        <div class="measure">
          {input}
          {unit && <span class="unit">{unit}</span>}
        </div>
      )}
    </Field>
  );
};

type SelectFieldProps = FieldProps & Pick<ListProps, 'value' | 'choices' | 'onValue'>;

export const SelectField = ({ value, choices, onValue, ...field }: SelectFieldProps) => (
  <Field {...field}>
    <List {...described(field)} value={value} choices={choices} onValue={onValue} />
  </Field>
);
