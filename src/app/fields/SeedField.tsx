/** The word that chance comes from: typed, or another one by a button. */
import { newSeed } from '../deal/seeds';
import { Button } from './Button';
import { TextField } from './TextField';

interface Props {
  value: string;
  onChange: (seed: string) => void;
  help: string;
  message?: string | undefined;
}

export const SeedField = ({ onChange, ...rest }: Props) => (
  <TextField
    id="seed"
    class="field seed"
    label="Seed"
    placeholder="friday-7"
    autocapitalize="none"
    spellcheck={false}
    onText={onChange}
    beside={<Button onPress={() => onChange(newSeed())}>New seed</Button>}
    {...rest}
  />
);
