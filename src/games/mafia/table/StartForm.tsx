/** Who sits down, where the cards are, and under which rules. */

import { OneOf } from '../../../app/fields/Choice';
import { href } from '../../../app/links';
import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form, NumberField } from '../../../app/tables/parts/StartForm';
import { MAFIA_SEATS, mixFor } from '../mix';
import { VARIABLE } from '../roles';
import { MAFIA_TABLE_OPTIONS, RULES_EDITION } from '../rules';
import type { Cards, MafiaSetup } from './setup';

const CARD_WORDS: Readonly<Record<Cards, string>> = {
  dealt: 'Dealt here: this phone goes round, and each holds a button to look',
  hands: 'In our hands: playing cards, printed ones, or a sealed deal',
};

const thirdOf = ({ names }: MafiaSetup): string => {
  const mix = mixFor(names.length);
  return mix.ok ? `: ${mix.value.mafia}` : '';
};

export const StartForm = (props: StartProps<MafiaSetup>) => (
  <Form
    {...props}
    game="mafia"
    options={MAFIA_TABLE_OPTIONS}
    namesHelp={`One a line, or with commas between them, in the order you sit. ${MAFIA_SEATS.min} or more.`}
    seedHelp={({ cards }) =>
      cards === 'dealt' ? 'Any word. The same names and seed always give the same cards.' : undefined
    }
    begin={(last) => ({
      cards: last?.cards ?? 'dealt',
      edition: RULES_EDITION,
      // The rules of the first edition are no options that somebody chose.
      ...(last && !last.edition && { options: {} }),
    })}
    fieldOf={{ 'mafia-count': 'mafia' }}
    chosen={({ cards, mafia }) => [
      cards === 'dealt' ? 'Cards dealt here' : 'Cards in your hands',
      ...(mafia === undefined ? [] : [`${mafia} Mafia`]),
    ]}
    fields={(setup, change, wrong) => (
      <>
        <OneOf
          name="cards"
          legend="The cards"
          help="In hands, you tell the page what each of the dead turns up. Dealt, it knows, and shows nothing before."
          value={setup.cards}
          choices={CARD_WORDS}
          onValue={(cards) => change({ ...setup, cards, mafia: undefined })}
        />
        {setup.cards === 'hands' && setup.options[VARIABLE.name] !== true && (
          <NumberField
            id="mafia"
            label="How many Mafia"
            help={
              <>
                The source takes a third. <a href={href('odds', 'mafia')}>The numbers</a> say what is fair.
              </>
            }
            none={`A third${thirdOf(setup)}`}
            from={1}
            choices={Array.from(
              { length: Math.max(1, setup.names.length - 2, setup.mafia ?? 1) },
              (_, k) => `${k + 1}`,
            )}
            value={setup.mafia}
            onValue={(mafia) => change({ ...setup, mafia })}
            message={wrong('mafia')}
          />
        )}
      </>
    )}
  >
    <ol>
      <li>
        This page is the caller’s script and the record. It can lie on the table: it shows no card before it
        is turned up.
      </li>
      <li>By day, tell it who accuses whom and how many hands are up. It says what is enough.</li>
      <li>By night it goes dark, and the caller reads from it.</li>
    </ol>
  </Form>
);
