/** A list with its label, its help, and what is wrong with it. */
import { List, type ListProps } from './Choice';
import { described, Field, type FieldProps } from './Field';

type SelectFieldProps = FieldProps & Pick<ListProps, 'value' | 'choices' | 'onValue'>;

export const SelectField = ({ value, choices, onValue, ...field }: SelectFieldProps) => (
  <Field {...field}>
    <List {...described(field)} value={value} choices={choices} onValue={onValue} />
  </Field>
);
