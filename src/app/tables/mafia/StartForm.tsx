/** Who sits down, where the cards are, and under which rules. */
import type { Problem } from '../../../base/result';
import { MAFIA_SEATS, mixFor } from '../../../games/mafia/mix';
import { VARIABLE } from '../../../games/mafia/roles';
import { MAFIA_TABLE_OPTIONS, RULES_EDITION } from '../../../games/mafia/table';
import { Tick } from '../../fields/Choice';
import { SeedField } from '../../fields/SeedField';
import { Wrong } from '../../fields/Wrong';
import { href } from '../../links';
import type { StartProps } from '../game';
import { StartForm as Form } from '../parts/StartForm';
import { CARDS, type Cards, type MafiaSetup } from './setup';

const fieldOf = ({ code }: Problem) => (code === 'mafia-count' ? 'mafia' : undefined);

interface FieldProps {
  setup: MafiaSetup;
  onChange: (setup: MafiaSetup) => void;
  message: string | undefined;
}

const CARD_WORDS: Readonly<Record<Cards, string>> = {
  hands: 'In our hands: playing cards, printed ones, or a sealed deal',
  dealt: 'Dealt by this page, from a seed',
};

const CardsField = ({ setup, onChange }: Omit<FieldProps, 'message'>) => (
  <fieldset class="field" aria-describedby="cards-help">
    <legend>The cards</legend>
    <p class="help" id="cards-help">
      In hands, you tell the page what each of the dead turns up. Dealt, it knows, and shows nothing before.
    </p>
    <div>
      {CARDS.map((cards) => (
        <Tick
          type="radio"
          key={cards}
          name="cards"
          value={cards}
          checked={setup.cards === cards}
          onTick={() => {
            const { mafia: _, ...rest } = setup;
            onChange({ ...rest, cards });
          }}
        >
          {CARD_WORDS[cards]}
        </Tick>
      ))}
    </div>
  </fieldset>
);

const MafiaField = ({ setup, onChange, message }: FieldProps) => {
  const players = setup.names.length;
  const mix = mixFor(players);
  const most = Math.max(1, players - 2, setup.mafia ?? 1);
  return (
    <div class="field">
      <label for="mafia">How many Mafia</label>
      <p class="help" id="mafia-help">
        The source takes a third. <a href={href('odds', 'mafia')}>The numbers</a> say what is fair.
      </p>
      <select
        id="mafia"
        class="input"
        value={`${setup.mafia ?? 'third'}`}
        aria-describedby="mafia-help mafia-wrong"
        aria-invalid={message ? true : undefined}
        onChange={({ currentTarget }) => {
          const { mafia: _, ...rest } = setup;
          const { value } = currentTarget;
          onChange(value === 'third' ? rest : { ...rest, mafia: Number(value) });
        }}
      >
        <option value="third">A third{mix.ok && `: ${mix.value.mafia}`}</option>
        {Array.from({ length: most }, (_, k) => (
          <option key={k} value={`${k + 1}`}>
            {k + 1}
          </option>
        ))}
      </select>
      <Wrong id="mafia-wrong" message={message} />
    </div>
  );
};

export const StartForm = (props: StartProps<MafiaSetup>) => (
  <Form
    {...props}
    game="mafia"
    options={MAFIA_TABLE_OPTIONS}
    namesHelp={`One a line, or with commas between them, in the order you sit. ${MAFIA_SEATS.min} or more.`}
    begin={(last) => ({
      cards: last?.cards ?? 'hands',
      edition: RULES_EDITION,
      // The rules of the first edition are no options that somebody chose.
      ...(last && !last.edition && { options: {} }),
    })}
    fieldOf={fieldOf}
    fields={(setup, change, wrong) => (
      <>
        <CardsField setup={setup} onChange={change} />
        {setup.cards === 'hands' && setup.options[VARIABLE.name] !== true && (
          <MafiaField setup={setup} onChange={change} message={wrong('mafia')} />
        )}
        {setup.cards === 'dealt' && (
          <SeedField
            value={setup.seed}
            onChange={(seed) => change({ ...setup, seed })}
            help="Any word. The same names and seed give the same cards on the deal page, where everybody looks at theirs."
            message={wrong('seed')}
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
