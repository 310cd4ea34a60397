/**
 * A device goes round: one person, one card, and nothing secret on the screen without a finger on it. Who has looked has to
 * hand it on before anyone else's card opens, and a reload goes on where it was.
 */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as m from '#messages/deal';
import { listed } from '#messages/language';
import type { DealtCard } from '../../games/game';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { useSecondTap } from '../session/second-tap';
import type { Passing } from './passing';
import { HeldCard } from './useHold';

interface Props {
  round: Passing;
  /** "Round 2". */
  label: string;
  names: readonly string[];
  cardOf: (seat: number) => Omit<DealtCard, 'seat'>;
  /** Where the last one comes back to. */
  back: string;
  /** What can begin once everybody has looked. */
  start?: ComponentChildren;
  onDone?: () => void;
  /** Everybody looks once more; without it the device goes round as it did. */
  onAgain?: (seats: readonly number[]) => void;
}

export const PassRound = ({ round, label, names, cardOf, back, start, onDone, onAgain }: Props) => {
  const { seats = [], turn = 0 } = round.passing ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  const onTap = useSecondTap();
  // The heading says whose turn it is, so it is what a screen reader should read next.
  useLayoutEffect(() => heading.current?.focus(), [turn]);
  // A table goes on with its question.
  useLayoutEffect(() => () => document.querySelector('h1')?.focus(), []);
  const done = () => {
    round.end();
    onDone?.();
  };

  const [seat, follower] = seats.slice(turn);
  const name = names[seat ?? -1];
  if (seat === undefined || name === undefined) {
    const missing = seats.filter((one) => !round.looked.includes(one));
    const missed = listed(missing.map((one) => names[one] ?? ''));
    return (
      <section class="pass" onClickCapture={onTap}>
        <p class="label">{label}</p>
        <h2 ref={heading} tabIndex={-1}>
          {missed ? m.notLooked({ missed, count: missing.length }) : m.everyoneLooked}
        </h2>
        {/* A device that still has all cards is not for the middle of the table. */}
        {(missed || !onAgain) && <p class="lead">{missed ? m.notLookedHelp : m.everyoneLookedHelp}</p>}
        <div class="buttons">
          {missed ? (
            <Button class="button strong" onPress={() => round.go(missing)}>
              {m.passToMissed({ missed })}
            </Button>
          ) : (
            start
          )}
          <Button class={missed || start ? 'button' : 'button strong'} onPress={done}>
            {back}
          </Button>
          {!missed && <Button onPress={() => (onAgain ?? round.go)(seats)}>{m.passAgain}</Button>}
        </div>
      </section>
    );
  }
  const next = follower === undefined ? m.thatWasLast : m.next({ name: names[follower] ?? '' });
  const goOn = () => round.go(seats, turn + 1);
  return (
    <section class="pass" onClickCapture={onTap}>
      <p class="where form mute">
        <span>{label}</span>
        <span>{m.turnOf({ turn: turn + 1, count: seats.length })}</span>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {m.passTo({ name, b: (words) => <b>{words}</b> })}
      </h2>
      <HeldCard
        key={turn}
        name={name}
        card={cardOf(seat)}
        help={m.onlyLooks({ name })}
        onLook={() => round.look(seat)}
      >
        {round.looked.includes(seat) ? (
          <Button class="button strong" onPress={goOn}>
            {next}
          </Button>
        ) : (
          <Confirm ask={next} yes={m.looksLater({ name })} kind="button weak" onYes={goOn}>
            {m.askHandOn({ name })}
          </Confirm>
        )}
      </HeldCard>
      <Button class="quiet" onPress={done}>
        {back}
      </Button>
    </section>
  );
};
