/**
 * A device goes round: one person, one card, and nothing secret on the screen without a finger on it. Who has looked has to
 * hand it on before anyone else's card opens, and a reload goes on where it was.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DealtCard } from '../../games/game';
import { Button } from '../fields/Button';
import { useSecondTap } from '../session/second-tap';
import { parseJson, readText, removeText, writeText } from '../store/local';
import { KEYS } from '../store/stored';
import { HeldCard } from './useHold';

/** Whose cards are looked at, in turn, and how far that is. */
interface Passing {
  /** The deal: in another one it has not begun. */
  readonly of: string;
  readonly seats: readonly number[];
  readonly turn: number;
}

/** The round of a deal, if it is under way in this tab; `of` names the deal, and no card of it. */
export const usePassing = (of: string | undefined) => {
  const [passing, setPassing] = useState<Passing>();
  useLayoutEffect(() => {
    const kept = readText(KEYS.passing, 'sessionStorage');
    const found = kept.ok ? (parseJson(kept.value) as Passing | undefined) : undefined;
    setPassing(Array.isArray(found?.seats) ? found : undefined);
  }, [of]);
  const go = (seats: readonly number[], turn = 0) => {
    const next = { of: of ?? '', seats, turn };
    writeText(KEYS.passing, JSON.stringify(next), 'sessionStorage');
    setPassing(next);
  };
  const end = () => {
    removeText(KEYS.passing, 'sessionStorage');
    setPassing(undefined);
  };
  return { passing: passing?.of === of ? passing : undefined, go, end };
};

interface Props {
  round: ReturnType<typeof usePassing>;
  /** "Round 2". */
  label: string;
  names: readonly string[];
  cardOf: (seat: number) => Omit<DealtCard, 'seat'>;
  /** Where the last one comes back to. */
  back?: string;
  onDone?: () => void;
}

export const PassRound = ({ round, label, names, cardOf, back = 'To the table', onDone }: Props) => {
  const { seats = [], turn = 0 } = round.passing ?? {};
  const [looked, setLooked] = useState<number>();
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
    return (
      <section class="pass" onClickCapture={onTap}>
        <p class="label">{label}</p>
        <h2 ref={heading} tabIndex={-1}>
          Everyone has looked
        </h2>
        <p class="lead">Put the phone face up in the middle of the table. Nothing on it is secret now.</p>
        <div class="buttons">
          <Button class="button strong" onPress={done}>
            {back}
          </Button>
          <Button onPress={() => round.go(seats)}>Once more from the start</Button>
        </div>
      </section>
    );
  }
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
        onLook={() => setLooked(turn)}
      >
        <Button
          class={looked === turn ? 'button strong' : 'button'}
          onPress={() => round.go(seats, turn + 1)}
        >
          {follower === undefined ? 'That was the last' : `Next: ${names[follower]}`}
        </Button>
      </HeldCard>
      <Button class="quiet" onPress={done}>
        {back}
      </Button>
    </section>
  );
};
