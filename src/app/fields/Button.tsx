/** A button. `onPress` is given whether it was pressed by key, without a pointer: then the focus follows. */
import type { ButtonHTMLAttributes } from 'preact';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'onClick' | 'type'> {
  class?: string;
  onPress: (byKey: boolean) => void;
}

export const Button = ({ class: look = 'button', onPress, ...rest }: Props) => (
  <button class={look} type="button" onClick={({ detail }) => onPress(detail === 0)} {...rest} />
);
