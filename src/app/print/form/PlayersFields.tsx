/** For whom a kit is printed: named people, or just so many. */

import { typedNamesProblem } from '../../../base/typed-names';
import type { Game } from '../../../games/game';
import { numbersWords } from '../../../games/words';
import { Radios } from '../../fields/Choice';
import { TextField } from '../../fields/Field';
import { NamesField, namesIn } from '../../fields/NamesField';
import type { PrintField } from '../problems';
import type { Settings } from '../settings';

interface Props {
  settings: Settings;
  onChange: (next: Partial<Settings>) => void;
  wrong: (field: PrintField) => string | undefined;
  /** Who can play the game. */
  players?: Game['players'] | undefined;
}

const CHOICES = { names: 'By name', count: 'Just a number' };

/** A deal needs people to deal to. */
export const SeedField = ({ settings, onChange, wrong }: Props) => (
  <TextField
    id="seed"
    label="Seed of a deal"
    help={
      settings.by === 'names'
        ? 'Leave it empty to shuffle at the table. With a seed, each card says who is dealt it.'
        : 'A deal needs names: choose By name above.'
    }
    value={settings.seed}
    disabled={settings.by !== 'names'}
    autocapitalize="none"
    spellcheck={false}
    message={wrong('seed')}
    onText={(seed) => onChange({ seed })}
  />
);

export const PlayersFields = ({ settings, onChange, wrong, players }: Props) => (
  <>
    <fieldset>
      <legend>For whom</legend>
      <Radios name="by" value={settings.by} choices={CHOICES} onValue={(by) => onChange({ by })} />
    </fieldset>
    {settings.by === 'names' ? (
      <NamesField
        value={settings.names}
        onChange={(names) => onChange({ names })}
        help="One a line, or with commas between them, in the order you sit."
        message={wrong('names') ?? typedNamesProblem(namesIn(settings.names))?.message}
      />
    ) : (
      <TextField
        id="count"
        class="field short"
        label="Number of players"
        help={players && `${numbersWords(players)}.`}
        inputmode="numeric"
        value={settings.count}
        message={wrong('count')}
        onText={(count) => onChange({ count })}
      />
    )}
  </>
);
