/** Who sits down, under which rules, and how the first victim is found. */

import * as m from '#messages/alone-form';
import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form, NumberField } from '../../../app/tables/parts/StartForm';
import { ALONE, SoloField } from '../../../app/tables/solo/SoloField';
import skill from '../bots/skill.json' with { type: 'json' };
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
    begin={() => ({ edition: RULES_EDITION, ...(props.alone && { solo: ALONE }) })}
    fieldOf={{ 'seat-unknown': 'first' }}
    chosen={({ solo, firstVictim, names }) => [
      solo ? m.alone : m.everyone,
      firstVictim === undefined
        ? 'First victim drawn'
        : `First victim ${names[firstVictim] || `seat ${firstVictim + 1}`}`,
    ]}
    fields={(setup, change, wrong) => (
      <>
        <SoloField
          solo={setup.solo}
          everyone="Everyone, on this device or a real board"
          help="Alone you are the first of the names, and programs play the others; where there are fewer than three names, Martians sit down. Ask them why they did what they did."
          onSolo={(solo) => change({ ...setup, solo })}
          message={wrong('solo')}
          skill={skill}
        />
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
      </>
    )}
  >
    <ol>
      <li>Roll here and pass the device round, or play on a real board and type in what happens.</li>
      <li>The squares that a roll reaches are lit. Press one to go there.</li>
      <li>Undo goes back to the first roll. A reload loses nothing.</li>
    </ol>
  </Form>
);
