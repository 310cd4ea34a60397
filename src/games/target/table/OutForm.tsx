/** The answer for two players, and the form of those who leave, all at once, each with a killer or none. */
import * as m from '#messages/target-table';
import { Button } from '../../../app/fields/Button';
import { Select, Tick } from '../../../app/fields/Choice';
import { RuleLink } from '../../../app/session/Law';
import { Presses } from '../../../app/tables/parts/PlayArea';
import type { Answer } from '../../ask';
import { nameOf, type State, type TableEvent } from '../rules';
import type { Choice, Leaver, Step, TargetAsk } from './ask';

interface Props {
  view: State;
  asked: TargetAsk;
  step: Step;
  onAnswer: (answer: Answer<TableEvent, Step>, byKey: boolean) => void;
}

const OutForm = ({ view, asked: { form }, step, onAnswer }: Props) => {
  if (!form) return null;
  const change = (out: Step['out'] = []) => onAnswer({ step: { ...step, out } }, false);
  const select = (label: string, value: string | number, choices: readonly Choice[]) => (
    <Select
      label={label}
      value={value}
      onValue={(chosen) => change(choices.find((one) => `${one.value}` === chosen)?.deaths)}
      choices={choices.map((one) => [one.value, one.word] as const)}
    />
  );
  const how = ({ seat, death, killers, holders }: Leaver) =>
    death && (
      <div class="how">
        {select(m.killer, death.conceded ? 'conceded' : (death.by ?? 'nobody'), killers)}
        {holders.length > 0 && select(m.holder({ seat: nameOf(view, seat) }), death.shows ?? '', holders)}
      </div>
    );
  return (
    <form
      class="out-form"
      onSubmit={(event) => {
        event.preventDefault();
        // By keyboard or not, the focus goes where the table goes on.
        onAnswer(form.submit, true);
      }}
      noValidate
    >
      <fieldset>
        <legend>{m.leavers}</legend>
        <p class="help">{m.leaversHelp}</p>
        {form.leavers.map((leaver) => (
          <div key={leaver.seat}>
            <Tick
              checked={leaver.death !== undefined}
              data-out={leaver.seat}
              onTick={() => change(leaver.other)}
            >
              {nameOf(view, leaver.seat)}
            </Tick>
            {how(leaver)}
          </div>
        ))}
      </fieldset>
      <div class="buttons">
        <button class="button strong" type="submit">
          {m.takeOut}
        </button>
        <Button onPress={(byKey) => onAnswer(form.back, byKey)}>{m.back}</Button>
      </div>
    </form>
  );
};

/** May Ana attack Cy? The answer with its reason, and what can be written down. */
const AnswerView = ({ asked, step, onAnswer }: Props) => {
  if (!asked.answer) return null;
  const { word, because, rule, more, tick, buttons } = asked.answer;
  return (
    <div class="answer">
      <p role="status">
        <b>
          {asked.part} {word}
        </b>{' '}
        {because}
        <RuleLink rule={rule} />
        {more}
      </p>
      {tick && (
        <Tick checked={step.opens === true} onTick={() => onAnswer(tick, false)}>
          {tick.word}
        </Tick>
      )}
      <div class="buttons">
        <Presses presses={buttons} onAnswer={onAnswer} />
      </div>
    </div>
  );
};

export const Forms = (props: Props) => (
  <>
    <OutForm {...props} />
    <AnswerView {...props} />
  </>
);
