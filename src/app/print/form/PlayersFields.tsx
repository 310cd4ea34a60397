/** For whom a kit is printed: named people, or just so many. */
import { NamesField } from '../../fields/NamesField';
import { Wrong } from '../../fields/Wrong';
import type { PrintField } from '../problems';
import type { Settings } from '../settings';

interface Props {
  settings: Settings;
  onChange: (next: Partial<Settings>) => void;
  wrong: (field: PrintField) => string | undefined;
}

const CHOICES = [
  ['names', 'These people'],
  ['count', 'Just a number'],
] as const;

const CountField = ({ settings, onChange, wrong }: Props) => (
  <div class="field short">
    <label for="count">Number of players</label>
    <input
      id="count"
      class="input"
      type="text"
      inputmode="numeric"
      value={settings.count}
      aria-describedby="count-wrong"
      aria-invalid={wrong('count') ? true : undefined}
      onInput={({ currentTarget }) => onChange({ count: currentTarget.value })}
    />
    <Wrong id="count-wrong" message={wrong('count')} />
  </div>
);

/** A deal needs people to deal to. */
export const SeedField = ({ settings, onChange, wrong }: Props) => (
  <div class="field">
    <label for="seed">Seed of a deal</label>
    <p class="help" id="seed-help">
      {settings.by === 'names'
        ? 'Leave it empty to shuffle at the table. With a seed, each card says who is dealt it.'
        : 'A deal needs names: choose These people above.'}
    </p>
    <input
      id="seed"
      class="input"
      type="text"
      value={settings.seed}
      disabled={settings.by !== 'names'}
      aria-describedby="seed-help seed-wrong"
      aria-invalid={wrong('seed') ? true : undefined}
      autocomplete="off"
      autocapitalize="none"
      spellcheck={false}
      onInput={({ currentTarget }) => onChange({ seed: currentTarget.value })}
    />
    <Wrong id="seed-wrong" message={wrong('seed')} />
  </div>
);

export const PlayersFields = (props: Props) => {
  const { settings, onChange, wrong } = props;
  return (
    <>
      <fieldset>
        <legend>For whom</legend>
        <div class="ticks">
          {CHOICES.map(([by, label]) => (
            <label class="tick" key={by}>
              <input type="radio" name="by" checked={settings.by === by} onChange={() => onChange({ by })} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {settings.by === 'names' ? (
        <NamesField
          value={settings.names}
          onChange={(names) => onChange({ names })}
          help="One a line, or with commas between them, in the order you sit."
          message={wrong('names')}
        />
      ) : (
        <CountField {...props} />
      )}
    </>
  );
};
