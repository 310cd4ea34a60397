/** Who sits down, under which rules, and how the first victim is found. */

import { SelectField } from '../../../app/fields/Field';
import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form, NumberField } from '../../../app/tables/parts/StartForm';
import { BOT_IDS } from '../../bots';
import { RULES_EDITION, TMAG_OPTIONS } from '../rules/options';
import { TMAG_SEATS } from '../rules/players';
import type { TmagSetup } from './setup';

/** Where nobody has chosen otherwise: the strongest house, against the first of the names. */
const ALONE = { name: '', bots: 'plan' } as const;

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
      solo ? 'Only you play, the others are the house' : 'Everyone plays',
      firstVictim === undefined
        ? 'First victim drawn'
        : `First victim ${names[firstVictim] || `seat ${firstVictim + 1}`}`,
    ]}
    fields={(setup, change, wrong) => (
      <>
        <SelectField
          id="solo"
          label="Who plays"
          help="Alone you are the first of the names, and programs play the others; where there are fewer than three names, Martians sit down. Ask them why they did what they did."
          choices={[
            ['', 'Everyone, on this device or a real board'],
            ['plan', 'Only me, and the house plans ahead'],
            ['greedy', 'Only me, and the house takes the shortest way'],
            ['random', 'Only me, and the house plays at random'],
          ]}
          value={setup.solo?.bots ?? ''}
          onValue={(chosen) => {
            const bots = BOT_IDS.find((id) => id === chosen);
            change({ ...setup, solo: bots && { name: '', bots } });
          }}
          message={wrong('solo')}
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
