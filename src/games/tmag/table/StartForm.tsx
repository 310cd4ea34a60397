/** Who sits down, under which rules, and how the first victim is found. */

import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form, NumberField } from '../../../app/tables/parts/StartForm';
import { RULES_EDITION, TMAG_OPTIONS } from '../rules/options';
import { TMAG_SEATS } from '../rules/players';
import type { TmagSetup } from './setup';

export const StartForm = (props: StartProps<TmagSetup>) => (
  <Form
    {...props}
    game="tmag"
    options={TMAG_OPTIONS}
    namesHelp={`One a line, or with commas between them, clockwise as you sit. ${TMAG_SEATS.min} to ${TMAG_SEATS.max} players.`}
    seedHelp={() =>
      'Any word. The die of this table follows from it: an undone roll comes out the same again.'
    }
    begin={() => ({ edition: RULES_EDITION })}
    fieldOf={{ 'seat-unknown': 'first' }}
    fields={(setup, change, wrong) => (
      <NumberField
        id="first"
        label="First victim"
        help="The seed draws one, as the deal page does. If the table has drawn straws, say who it was."
        none="Drawn by the seed"
        choices={setup.names}
        value={setup.firstVictim}
        onValue={(firstVictim) => change({ ...setup, firstVictim })}
        message={wrong('first')}
      />
    )}
  >
    <ol>
      <li>Roll here and pass the device round, or play on a real board and type in what happens.</li>
      <li>The squares that a roll reaches are lit. Press one to go there.</li>
      <li>Undo goes back to the first roll. A reload loses nothing.</li>
    </ol>
  </Form>
);
