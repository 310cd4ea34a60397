/** A line of text with its label, its help, and what is wrong with it. */
import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { Wrong } from './Wrong';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'class' | 'label' | 'onInput' | 'wrap'> {
  id: string;
  label: ComponentChildren;
  value: string;
  onText: (text: string) => void;
  help?: ComponentChildren;
  /** After the text, as "mm". */
  unit?: string | undefined;
  /** Of the whole field. */
  class?: string;
  message?: string | undefined;
  /** Between the text and what is wrong. */
  children?: ComponentChildren;
}

export const TextField = (props: Props) => {
  const { id, label, onText, help, unit, class: look = 'field', message, children, ...rest } = props;
  const input = (
    <input
      id={id}
      class="input"
      type="text"
      aria-describedby={help ? `${id}-help ${id}-wrong` : `${id}-wrong`}
      aria-invalid={message ? true : undefined}
      autocomplete="off"
      onInput={({ currentTarget }) => onText(currentTarget.value)}
      {...rest}
    />
  );
  return (
    <div class={look}>
      <label for={id}>{label}</label>
      {help && (
        <p class="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {unit === undefined ? (
        input
      ) : (
        <div class="measure">
          {input}
          {unit && <span class="unit">{unit}</span>}
        </div>
      )}
      {children}
      <Wrong id={`${id}-wrong`} message={message} />
    </div>
  );
};
