/** A control between its label and its help, and what is wrong with it. */
import type { ComponentChildren } from 'preact';
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
