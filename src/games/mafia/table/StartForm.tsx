/** Who sits down, where the cards are, and under which rules. */

import * as m from '#messages/mafia-table';
import * as site from '#messages/site';
import { OneOf } from '../../../app/fields/Choice';
import { href } from '../../../app/links';
import type { StartProps } from '../../../app/tables/game';
import { StartForm as Form, NumberField } from '../../../app/tables/parts/StartForm';
import { MAFIA_SEATS, mixFor } from '../mix';
import { VARIABLE } from '../roles';
import { MAFIA_TABLE_OPTIONS, RULES_EDITION } from '../rules';
import type { Cards, MafiaSetup } from './setup';

const CARD_WORDS: Readonly<Record<Cards, string>> = {
  dealt: m.cardsDealtHere,
  hands: m.cardsInHands,
};

/** How many Mafia come by themselves, where that is known. */
const thirdOf = ({ names }: MafiaSetup): string => {
  const mix = mixFor(names.length);
  return mix.ok ? site.labelled({ label: m.mafiaCountThird, text: `${mix.value.mafia}` }) : m.mafiaCountThird;
};

export const StartForm = (props: StartProps<MafiaSetup>) => (
  <Form
    {...props}
    game="mafia"
    options={MAFIA_TABLE_OPTIONS}
    namesHelp={m.namesHelp({ min: MAFIA_SEATS.min })}
    seedHelp={({ cards }) => (cards === 'dealt' ? m.seedHelp : undefined)}
    begin={(last) => ({
      cards: last?.cards ?? 'dealt',
      edition: RULES_EDITION,
      // The rules of the first edition are no options that somebody chose.
      ...(last && !last.edition && { options: {} }),
    })}
    fieldOf={{ 'mafia-count': 'mafia' }}
    chosen={({ cards, mafia }) => [
      cards === 'dealt' ? m.chosenDealt : m.chosenInHands,
      ...(mafia === undefined ? [] : [m.chosenMafia({ mafia })]),
    ]}
    fields={(setup, change, wrong) => (
      <>
        <OneOf
          name="cards"
          legend={m.cards}
          help={m.cardsHelp}
          value={setup.cards}
          choices={CARD_WORDS}
          onValue={(cards) => change({ ...setup, cards, mafia: undefined })}
        />
        {setup.cards === 'hands' && setup.options[VARIABLE.name] !== true && (
          <NumberField
            id="mafia"
            label={m.mafiaCount}
            help={m.mafiaCountHelp({ a: (words) => <a href={href('odds', 'mafia')}>{words}</a> })}
            none={thirdOf(setup)}
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
      <li>{m.stepScript}</li>
      <li>{m.stepDay}</li>
      <li>{m.stepNight}</li>
    </ol>
  </Form>
);
