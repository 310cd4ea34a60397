/** The word that chance comes from: typed, or another one by a button. */
import { newSeed } from '../deal/seeds';
import { Button } from './Button';
import { Wrong } from './Wrong';

interface Props {
  value: string;
  onChange: (seed: string) => void;
  help: string;
  message?: string | undefined;
}

export const SeedField = ({ value, onChange, help, message }: Props) => (
  <div class="field seed">
    <label for="seed">Seed</label>
    <p class="help" id="seed-help">
      {help}
    </p>
    <div class="row">
      <input
        id="seed"
        class="input"
        type="text"
        value={value}
        placeholder="friday-7"
        aria-describedby="seed-help seed-wrong"
        aria-invalid={message ? true : undefined}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Button onPress={() => onChange(newSeed())}>New seed</Button>
    </div>
    <Wrong id="seed-wrong" message={message} />
  </div>
);
