/** The word that chance comes from: typed, or another one by a button. */
import { newSeed } from '../deal/seeds';
import { Button } from './Button';
import { described, Field, type TypedProps } from './Field';

export const SeedField = ({ value, onChange, help, message }: TypedProps) => {
  const field = { id: 'seed', help, message };
  return (
    <Field {...field} class="field seed" label="Seed">
      <div class="row">
        <input
          {...described(field)}
          type="text"
          value={value}
          placeholder="friday-7"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <Button onPress={() => onChange(newSeed())}>New seed</Button>
      </div>
    </Field>
  );
};
