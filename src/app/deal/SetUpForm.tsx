/** Who sits down, under which options, with which seed. */

import type { Problem } from '../../base/result';
import { NamesField } from '../fields/NamesField';
import { OptionFields, type OptionValues } from '../fields/OptionFields';
import { SeedField } from '../fields/SeedField';
import { Wrong } from '../fields/Wrong';
import type { ShownGame } from './shown-game';

export interface SetUp {
  /** One name a line, or however it was typed. */
  readonly names: string;
  readonly seed: string;
  readonly options: OptionValues;
}

interface Props {
  game: ShownGame;
  value: SetUp;
  /** What the last attempt ran into. */
  problem?: Problem | undefined;
  /** Why the link that led here could not be dealt. */
  linkProblem?: string | undefined;
  onChange: (value: SetUp) => void;
  onDeal: () => void;
}

/** The field that a problem is about, by its stable code. */
const fieldOf = ({ code }: Problem): 'names' | 'seed' | 'options' =>
  code.startsWith('seed') ? 'seed' : code.startsWith('option') ? 'options' : 'names';

export const SetUpForm = ({ game, value, problem, linkProblem, onChange, onDeal }: Props) => {
  const wrong = (field: 'names' | 'seed' | 'options') =>
    problem && fieldOf(problem) === field ? problem.message : undefined;
  const submit = (event: Event) => {
    event.preventDefault();
    onDeal();
  };

  return (
    <form class="set-up" onSubmit={submit} noValidate>
      <div class="settings">
        <Wrong id="link-wrong" message={linkProblem} word="Link" />
        <NamesField
          value={value.names}
          onChange={(names) => onChange({ ...value, names })}
          help={`One a line, or with commas between them, in the order you sit. ${game.min} or more.`}
          message={wrong('names')}
        />
        {game.options.length > 0 && (
          <OptionFields
            game={game.id}
            options={game.options}
            values={value.options}
            onChange={(options) => onChange({ ...value, options })}
            message={wrong('options')}
          />
        )}
        <SeedField
          value={value.seed}
          onChange={(seed) => onChange({ ...value, seed })}
          help="Any word. The same names, options and seed always give the same cards: repeat last week’s game, or deal a new one."
          message={wrong('seed')}
        />
        <button class="button strong deal" type="submit">
          Deal
        </button>
      </div>
      <aside>
        <p class="label">How it goes</p>
        <ol>
          <li>Deal. The cards lie in this phone, face down.</li>
          <li>Pass it round. Each holds a button to look, and lets go to hide.</li>
          {game.redeals && <li>Somebody is out: tick the name, and deal the living again.</li>}
        </ol>
        <p>
          <b>Whoever has the address of a deal has every card.</b> It is for hosts who do not play, for
          printing, and for tables that trust the phone.
        </p>
      </aside>
    </form>
  );
};
