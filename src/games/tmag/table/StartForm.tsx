/** Who sits down, under which rules, and how the first victim is found. */

import * as m from '#messages/tables';
import * as words from '#messages/tmag-table';
import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form, NumberField } from '../../../app/tables/parts/StartForm';
import { SoloField, SoloSteps } from '../../../app/tables/solo/SoloField';
import skill from '../bots/skill.json' with { type: 'json' };
import { RULES_EDITION } from '../rules/options';
import { TMAG_SEATS } from '../rules/players';
import { TMAG_TABLE_OPTIONS, type TmagSetup } from './setup';

export const StartForm = (props: StartProps<TmagSetup>) => (
  <Form
    {...props}
    game="tmag"
    options={TMAG_TABLE_OPTIONS}
    namesHelp={words.namesHelp({ min: TMAG_SEATS.min, max: TMAG_SEATS.max })}
    seedHelp={() => words.seedHelp}
    begin={() => ({ edition: RULES_EDITION })}
    fieldOf={{ 'seat-unknown': 'first' }}
    soloSteps={<SoloSteps first={words.stepMove} />}
    chosen={({ solo, firstVictim, names }) => [
      solo ? m.alone : m.everyone,
      firstVictim === undefined
        ? words.firstVictimDrawn
        : names[firstVictim]
          ? words.firstVictimIs({ name: names[firstVictim] })
          : words.firstVictimSeat({ seat: firstVictim + 1 }),
    ]}
    fields={(setup, change, wrong) => (
      <>
        <SoloField
          solo={setup.solo}
          everyone={words.soloEveryone}
          help={words.soloHelp}
          onSolo={(solo) => change({ ...setup, solo })}
          message={wrong('solo')}
          skill={skill}
        />
        <NumberField
          id="first"
          label={words.firstVictimLabel}
          help={words.firstVictimHelp}
          none={words.firstVictimBySeed}
          choices={setup.names}
          value={setup.firstVictim}
          onValue={(firstVictim) => change({ ...setup, firstVictim })}
          message={wrong('first')}
        />
      </>
    )}
  >
    <ol>
      <li>{words.stepRoll}</li>
      <li>{words.stepPress}</li>
      <li>{words.stepUndo}</li>
    </ol>
  </Form>
);
