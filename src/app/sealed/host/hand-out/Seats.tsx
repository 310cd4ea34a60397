/** Step 2: every seat gets its link, one at a time. */
import { useState } from 'preact/hooks';
import { isTicketed } from '../../../../deal/v1/sealed';
import { Button } from '../../../fields/Button';
import { lazyPart } from '../../../lazy';
import { Question } from '../../../session/Question';
import { SealOf } from '../../FourWords';
import { giving, stepping, withoutLink } from '../session';
import { type StageProps, useHead } from '../useHost';
import { whereOf } from '../words';
import { SeatView } from './SeatView';

const SeatCards = lazyPart(async () => (await import('./SeatCards')).SeatCards);

export const Seats = ({ info, game, hosted, refusal, acts }: StageProps) => {
  const [seat, setSeat] = useState<number>();
  const root = useHead<HTMLElement>(String(seat));
  const { names } = hosted.state.spec;
  const waiting = withoutLink(hosted);
  const ticketed = isTicketed(names);

  if (seat !== undefined) {
    const next = [...waiting.filter((other) => other > seat), ...waiting].find((other) => other !== seat);
    return (
      <SeatView
        key={seat}
        hosted={hosted}
        seat={seat}
        next={next}
        refusal={refusal}
        acts={acts}
        onNext={setSeat}
        onDone={() => setSeat(undefined)}
      />
    );
  }

  const [first] = waiting;
  const things = ticketed ? 'tickets' : 'seats';
  const toWords = (
    <Button
      class={waiting.length === 0 ? 'button strong' : 'button'}
      onPress={() => void acts.note(stepping('words'))}
    >
      Now the table’s words
    </Button>
  );
  return (
    <section class="stage" ref={root}>
      <Question
        moment={{
          where: ['Step 2 of 4', ...whereOf(info.title, game, hosted)],
          title: ticketed ? 'Let everyone draw a ticket' : 'Hand out the seats',
          sentence: ticketed
            ? 'Print the tickets, fold them, draw them from a hat. Or draw numbers, and let each come alone to this device for the code of their number.'
            : 'A seat opens its own card and no other. Pass this phone round, and each scans their code with their own; or send the links, or print them.',
        }}
      />
      <SealOf record={hosted.state} />
      <div class="thumb">
        {first !== undefined && (
          <Button class="button strong" onPress={() => setSeat(first)}>
            {waiting.length === names.length ? 'Pass the phone round' : `Go on with ${names[first]}`}
          </Button>
        )}
        {toWords}
      </div>
      <ol class="seat-list">
        {names.map((name, at) => (
          <li key={name}>
            <Button class="quiet" data-seat={at} onPress={() => setSeat(at)}>
              {name}
            </Button>
            <span class="form mute">{waiting.includes(at) ? 'no link yet' : 'has a link'}</span>
          </li>
        ))}
      </ol>
      <details class="more">
        <summary>{ticketed ? 'Print the tickets' : 'Print seat cards'}</summary>
        <SeatCards title={info.title} hosted={hosted} />
        {waiting.length > 0 && (
          <Button onPress={() => void acts.note(giving(hosted.state.living))}>
            All {things} are handed out
          </Button>
        )}
      </details>
    </section>
  );
};
