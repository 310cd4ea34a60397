/** Who sits down, under which rules, and how the first victim is found. */
import type { Problem } from '../../../base/result';
import { TMAG_OPTIONS } from '../../../games/tmag/options';
import { TMAG_SEATS } from '../../../games/tmag/players';
import { Wrong } from '../../fields/Wrong';
import { href } from '../../links';
import type { StartProps } from '../game';
import { StartForm as Form } from '../parts/StartForm';
import type { TmagSetup } from './setup';

/** Who plays stays; whom the last table chose as its first victim does not. */
const begin = (last: TmagSetup | undefined): TmagSetup => ({
  names: last?.names ?? [],
  seed: '',
  options: last?.options ?? {},
});

const fieldOf = ({ code }: Problem) => (code === 'seat-unknown' ? 'first' : undefined);

interface FirstProps {
  setup: TmagSetup;
  onChange: (setup: TmagSetup) => void;
  message: string | undefined;
}

const FirstVictim = ({ setup, onChange, message }: FirstProps) => (
  <div class="field">
    <label for="first">First victim</label>
    <p class="help" id="first-help">
      The seed draws one, as the deal page does. If the table has drawn straws, say who it was.
    </p>
    <select
      id="first"
      class="input"
      value={`${setup.firstVictim ?? 'drawn'}`}
      aria-describedby="first-help first-wrong"
      aria-invalid={message ? true : undefined}
      onChange={({ currentTarget }) => {
        const { firstVictim: _, ...rest } = setup;
        const { value } = currentTarget;
        onChange(value === 'drawn' ? rest : { ...rest, firstVictim: Number(value) });
      }}
    >
      <option value="drawn">Drawn by the seed</option>
      {setup.names.map((name, seat) => (
        <option key={`${seat} ${name}`} value={`${seat}`}>
          {name || `Seat ${seat + 1}`}
        </option>
      ))}
    </select>
    <Wrong id="first-wrong" message={message} />
  </div>
);

export const StartForm = (props: StartProps<TmagSetup>) => (
  <Form
    {...props}
    game="tmag"
    options={TMAG_OPTIONS}
    namesHelp={`One a line, or with commas between them, clockwise as you sit. ${TMAG_SEATS.min} to ${TMAG_SEATS.max} players.`}
    seedHelp="Any word. The die of this table follows from it: an undone roll comes out the same again."
    begin={begin}
    fieldOf={fieldOf}
    fields={(setup, change, wrong) => (
      <FirstVictim setup={setup} onChange={change} message={wrong('first')} />
    )}
  >
    <ol>
      <li>Roll here and pass the device round, or play on a real board and type in what happens.</li>
      <li>The squares that a roll reaches are lit. Press one to go there.</li>
      <li>Undo goes back to the first roll. A reload loses nothing.</li>
    </ol>
    <p>
      With six or more, let the victim move after all assassins:{' '}
      <a href={href('odds', 'tmag')}>the numbers</a> say why.
    </p>
  </Form>
);
