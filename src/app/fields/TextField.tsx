/** A line of text with its label, its help, and what is wrong with it. */
import type { InputHTMLAttributes } from 'preact';
import { described, Field, type FieldProps } from './Field';

interface Props
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'onInput' | 'wrap'> {
  value: string;
  onText: (text: string) => void;
  /** After the text, as "mm". */
  unit?: string | undefined;
}

export const TextField = (props: Props) => {
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
