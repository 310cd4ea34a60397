/** For whom a kit is printed: named people, or just so many. */

import * as m from '#messages/studio';
import { typedNamesProblem } from '../../../base/typed-names';
import type { Game } from '../../../games/game';
import { numbersWords } from '../../../games/words';
import { Radios } from '../../fields/Choice';
import { TextField } from '../../fields/Field';
import { NamesField, namesIn } from '../../fields/NamesField';
import type { PrintField } from '../problems';
import type { Settings } from '../settings';
import type { StudioEvent, StudioState } from '../studio';

/** Given to each view of the form. */
export interface FormProps {
  state: StudioState;
  dispatch: (event: StudioEvent) => void;
  settings: Settings;
  onChange: (next: Partial<Settings>) => void;
  wrong: (field: PrintField) => string | undefined;
}

interface Props extends FormProps {
  /** Who can play the game. */
  players: Game['players'] | undefined;
}

const CHOICES = { names: m.playersByName, count: m.playersByCount };

/** A deal needs people to deal to. */
export const SeedField = ({ settings, onChange, wrong }: FormProps) => (
  <TextField
    id="seed"
    label={m.seed}
    help={settings.by === 'names' ? m.seedHelp : m.seedNeedsNames}
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
      <legend>{m.players}</legend>
      <Radios name="by" value={settings.by} choices={CHOICES} onValue={(by) => onChange({ by })} />
    </fieldset>
    {settings.by === 'names' ? (
      <NamesField
        value={settings.names}
        onChange={(names) => onChange({ names })}
        help={m.namesHelp}
        message={wrong('names') ?? typedNamesProblem(namesIn(settings.names))?.message}
      />
    ) : (
      <TextField
        id="count"
        class="field short"
        label={m.playerCount}
        help={players && `${numbersWords(players)}.`}
        inputmode="numeric"
        value={settings.count}
        message={wrong('count')}
        onText={(count) => onChange({ count })}
      />
    )}
  </>
);
