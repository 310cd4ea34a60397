/** The word that chance comes from: typed, or another one by a button. */
import { newSeed } from '../deal/seeds';
import { Button } from './Button';
import { described, Field } from './Field';

interface Props {
  value: string;
  onChange: (seed: string) => void;
  help: string;
  message?: string | undefined;
}

export const SeedField = ({ value, onChange, help, message }: Props) => {
  const field = { id: 'seed', help, message };
  return (
    <Field {...field} label="Seed" class="field seed">
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
