/** How many hands are up: a number to press, in two groups where some are enough; a large table types it. */

import { useState } from 'preact/hooks';
import * as m from '#messages/mafia-table';
import { Button } from '../../../app/fields/Button';
import { grouped } from '../../../base/words';
import type { MafiaAsk } from './ask';
import type { RingProps } from './Players';

type Props = NonNullable<MafiaAsk['hands']> & Required<Pick<RingProps, 'onAnswer'>>;

/** Numbers that a phone has room for. */
const ROOM = 24;

const Typed = ({ label, most, answer, onAnswer }: Props) => {
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    // What is no number is refused by the rules, as a count of hands.
    onAnswer(answer(text.trim() === '' ? Number.NaN : Number(text)), true);
  };
  return (
    <form class="row" onSubmit={submit} noValidate>
      <input
        class="input"
        type="text"
        inputMode="numeric"
        aria-label={m.countLabel({ label, most })}
        value={text}
        autocomplete="off"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button class="button strong" type="submit">
        {m.count}
      </button>
    </form>
  );
};

export const Hands = (props: Props) => {
  const { label, most, enough, answer, onAnswer } = props;
  if (most > ROOM) return <Typed {...props} />;
  const counts = Array.from({ length: most + 1 }, (_, hands) => hands);
  const titleOf = (hands: number) => (!enough ? '' : enough(hands) ? m.enough : m.notEnough);
  return (
    <div class="hands">
      {[...grouped(counts, titleOf)].map(([title, alike]) => (
        <fieldset key={title} aria-label={title === '' ? label : `${label} ${title}`}>
          {title !== '' && <p class="label">{title}</p>}
          <div class="counts">
            {alike.map((count) => (
              <Button
                class={title === m.enough ? 'button strong' : 'button'}
                key={count}
                onPress={(byKey) => onAnswer(answer(count), byKey)}
              >
                {count}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
};
