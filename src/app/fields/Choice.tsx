/** Choices of a form, each within its label. */
import type { ComponentChildren, InputHTMLAttributes, SelectHTMLAttributes } from 'preact';

interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  type?: 'checkbox' | 'radio';
  onTick: (checked: boolean) => void;
}

export const Tick = ({ type = 'checkbox', onTick, children, ...rest }: TickProps) => (
  <label class="tick">
    <input type={type} onChange={({ currentTarget }) => onTick(currentTarget.checked)} {...rest} />
    <span>{children}</span>
  </label>
);

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'label' | 'class'> {
  label: ComponentChildren;
  /** Of the label. */
  class?: string;
  value: string | number;
  onValue: (value: string) => void;
}

export const Select = ({ label, class: look, value, onValue, ...rest }: SelectProps) => (
  <label class={look}>
    <span>{label}</span>
    <select
      class="input"
      value={`${value}`}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
      {...rest}
    />
  </label>
);
