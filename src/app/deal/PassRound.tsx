/**
 * A device goes round: one person, one card, and nothing secret on the screen without a finger on it. Who has looked has to
 * hand it on before anyone else's card opens, and a reload goes on where it was.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { listed } from '../../base/words';
import type { DealtCard } from '../../games/game';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { useSecondTap } from '../session/second-tap';
import { parseJson, readText, writeText } from '../store/local';
import { KEYS } from '../store/stored';
import { HeldCard } from './useHold';

/** Whose cards are looked at, in turn, and how far that is. */
interface Passing {
  /** The deal: in another one it has not begun. */
  readonly of: string;
  /** Nobody, while the device is not going round. */
  readonly seats: readonly number[];
  readonly turn: number;
  /** Who has seen their card. */
  readonly looked: readonly number[];
}

/** The round of a deal in this tab; `of` names the deal, and no card of it. */
export const usePassing = (of: string | undefined) => {
  const [kept, setKept] = useState<Passing>();
  useLayoutEffect(() => {
    const text = readText(KEYS.passing, 'sessionStorage');
    const found = text.ok ? (parseJson(text.value) as Partial<Passing> | undefined) : undefined;
    const { seats, looked = [], turn = 0 } = found ?? {};
    setKept(Array.isArray(seats) ? { of: found?.of ?? '', seats, turn, looked } : undefined);
  }, [of]);
  const now = kept?.of === of ? kept : undefined;
  const { looked = [] } = now ?? {};
  const keep = (next: Partial<Passing>) => {
    const passing = { seats: [], turn: 0, looked, ...now, ...next, of: of ?? '' };
    writeText(KEYS.passing, JSON.stringify(passing), 'sessionStorage');
    setKept(passing);
  };
  return {
    passing: now && now.seats.length > 0 ? now : undefined,
    looked,
    go: (seats: readonly number[], turn = 0) => keep({ seats, turn }),
    look: (seat: number) => keep({ looked: [...looked.filter((other) => other !== seat), seat] }),
    end: () => keep({ seats: [] }),
  };
};

interface Props {
  round: ReturnType<typeof usePassing>;
  /** "Round 2". */
  label: string;
  names: readonly string[];
  cardOf: (seat: number) => Omit<DealtCard, 'seat'>;
  /** Where the last one comes back to. */
  back: string;
  /** What can begin once everybody has looked. */
  start?: ComponentChildren;
  onDone?: () => void;
}

export const PassRound = ({ round, label, names, cardOf, back, start, onDone }: Props) => {
  const { seats = [], turn = 0 } = round.passing ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  const onTap = useSecondTap();
  // The heading says whose turn it is, so it is what a screen reader should read next.
  useLayoutEffect(() => heading.current?.focus(), [turn]);
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
          {missed ? `${missed} ${missing.length === 1 ? 'has' : 'have'} not looked` : 'Everyone has looked'}
        </h2>
        <p class="lead">
          {missed
            ? 'Without their card they cannot play.'
            : 'Put the phone face up in the middle of the table. Nothing on it is secret now.'}
        </p>
        <div class="buttons">
          {missed ? (
            <Button class="button strong" onPress={() => round.go(missing)}>
              Pass the phone to {missed}
            </Button>
          ) : (
            start
          )}
          <Button class={missed || start ? 'button' : 'button strong'} onPress={done}>
            {back}
          </Button>
          {!missed && <Button onPress={() => round.go(seats)}>Once more from the start</Button>}
        </div>
      </section>
    );
  }
  const next = follower === undefined ? 'That was the last' : `Next: ${names[follower]}`;
  const goOn = () => round.go(seats, turn + 1);
  return (
    <section class="pass" onClickCapture={onTap}>
      <p class="where form mute">
        <span>{label}</span>
        <span>
          {turn + 1} of {seats.length}
        </span>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        Pass the phone to <b>{name}</b>
      </h2>
      <HeldCard
        key={turn}
        name={name}
        card={cardOf(seat)}
        help={`Only ${name} looks.`}
        onLook={() => round.look(seat)}
      >
        {round.looked.includes(seat) ? (
          <Button class="button strong" onPress={goOn}>
            {next}
          </Button>
        ) : (
          <Confirm ask={next} yes={`${name} looks later`} kind="button weak" onYes={goOn}>
            {name} has not looked yet. Hand the phone on all the same?
          </Confirm>
        )}
      </HeldCard>
      <Button class="quiet" onPress={done}>
        {back}
      </Button>
    </section>
  );
};
