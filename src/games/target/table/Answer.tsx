/** May Ana attack Cy? The answer with its reason, and what can be written down. */
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../app/fields/Button';
import { Tick } from '../../../app/fields/Choice';
import { RuleLink } from '../../../app/session/Law';
import { couldHold, MEANS, type Means, mayAttack, nameOf, type State, type TableEvent } from '../rules';

interface Props {
  view: State;
  from: number;
  to: number;
  /** The cards are in hands. */
  asks: boolean;
  onEvent: (event: TableEvent, byKey: boolean) => void;
  onKill: (byKey: boolean) => void;
}

const WORDS = { yes: 'Yes.', if: 'Maybe.', no: 'No.' } as const;

const MEANS_WORDS: Readonly<Record<Means, string>> = {
  creatures: 'Attack',
  spell: 'Cast a spell',
  ability: 'Use an ability',
};

/** Only who strikes back with a hidden card can do so without showing it: all others do, or do not, by the rules. */
const asksForCard = (view: State, from: number, to: number): boolean =>
  view.living.length > 2 &&
  !view.open[from] &&
  mayAttack(view, from, to).may === 'yes' &&
  couldHold(view, from, to);

export const Answer = ({ view, from, to, asks, onEvent, onKill }: Props) => {
  const [opens, setOpens] = useState(false);
  useEffect(() => setOpens(false), [from, to]);
  const answers = MEANS.map((by) => ({ by, ...mayAttack(view, from, to, by) }));
  const answer = mayAttack(view, from, to);
  const allowed = answers.filter(({ may }) => may !== 'no');
  const free = answers.find(({ may, rule }) => may === 'yes' && rule === 'abilities');
  const [one, other] = [nameOf(view, from), nameOf(view, to)];
  return (
    <div class="answer">
      <p role="status">
        <b>
          May {one} attack {other}? {WORDS[answer.may]}
        </b>{' '}
        {answer.because}
        <RuleLink rule={answer.rule} />
        {free && answer.may === 'no' && ` ${free.because}`}
      </p>
      {asks && asksForCard(view, from, to) && (
        <Tick checked={opens} onTick={setOpens}>
          {one}’s card names {other} as well: it goes up
        </Tick>
      )}
      <div class="buttons">
        {allowed.map(({ by }) => (
          <Button
            key={by}
            class={by === 'creatures' ? 'button strong' : 'button'}
            onPress={(byKey) =>
              onEvent({ kind: 'attack', seat: from, target: to, by, ...(opens && { opens }) }, byKey)
            }
          >
            {MEANS_WORDS[by]}
          </Button>
        ))}
        <Button onPress={onKill}>
          {one} kills {other}
        </Button>
      </div>
    </div>
  );
};
