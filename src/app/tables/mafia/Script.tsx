/**
 * The caller's script, one line at a time, large enough to read by a candle. The caller turns the lines, or a clock does; the
 * last line stays until someone says that everyone is up.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ScriptRound } from '../../../games/mafia/script';
import { Button } from '../../fields/Button';
import { Tick } from '../../fields/Choice';

/** Seconds a line; at 0 the caller turns them. */
const PACES = [0, 5, 10, 20] as const;
type Pace = (typeof PACES)[number];

interface Clock {
  readonly pace: Pace;
  readonly sound: boolean;
}

export const STILL: Clock = { pace: 0, sound: false };

/** Seconds left of a line, nothing where no clock runs. `onEnd` is called once for each line that it runs out on. */
const useClock = (pace: Pace, line: number, runs: boolean, onEnd: () => void): number | undefined => {
  const [left, setLeft] = useState<number>();
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    setLeft(runs && pace > 0 ? pace : undefined);
    if (!runs || pace === 0) return;
    const due = Date.now() + pace * 1000;
    const ticking = setInterval(() => {
      const seconds = Math.ceil((due - Date.now()) / 1000);
      if (seconds > 0) return setLeft(seconds);
      clearInterval(ticking);
      end.current();
    }, 200);
    return () => clearInterval(ticking);
  }, [pace, line, runs]);
  return left;
};

/** Beeps for a caller whose eyes are closed: as many as the number of the line to read. */

const LENGTH = 0.12;
const GAP = 0.24;

let context: AudioContext | undefined;

/** Browsers play sound only after a press: to be called from one. */
const allowSound = (): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
};

const beep = (times: number): void => {
  if (!context) return;
  const start = context.currentTime + 0.05;
  for (let k = 0; k < times; k++) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = 660;
    volume.gain.value = 0.2;
    tone.connect(volume).connect(context.destination);
    tone.start(start + k * GAP);
    tone.stop(start + k * GAP + LENGTH);
  }
};

interface Props {
  round: ScriptRound;
  /** The lines of this part of the round, as numbers from 0. */
  from: number;
  to: number;
  clock: Clock;
  onClock: (clock: Clock) => void;
  /** After the last line; without it that line waits for what is in `children`. */
  onDone?: (byKey: boolean) => void;
  doneWord?: string;
  /** What is shown under a line. */
  children?: (line: number) => ComponentChildren;
}

const paceWords = (pace: Pace): string => (pace === 0 ? 'By hand' : `After ${pace} seconds`);

const ClockFields = ({ clock, onClock }: Pick<Props, 'clock' | 'onClock'>) => (
  <div class="clock">
    <div class="field">
      <label for="pace">Turn the lines</label>
      <select
        id="pace"
        class="input"
        value={`${clock.pace}`}
        onChange={({ currentTarget }) =>
          onClock({ ...clock, pace: PACES.find((pace) => `${pace}` === currentTarget.value) ?? 0 })
        }
      >
        {PACES.map((pace) => (
          <option key={pace} value={`${pace}`}>
            {paceWords(pace)}
          </option>
        ))}
      </select>
    </div>
    <Tick
      checked={clock.sound}
      onTick={(sound) => {
        if (sound) allowSound();
        onClock({ ...clock, sound });
      }}
    >
      Beeps: as many as the line’s number
    </Tick>
  </div>
);

export const Script = ({ round, from, to, clock, onClock, onDone, doneWord, children }: Props) => {
  const [line, setLine] = useState(from);
  const { pace, sound } = clock;
  const isLast = line === to;
  const turn = () => setLine((at) => Math.min(at + 1, to));
  const left = useClock(pace, line, !isLast, turn);
  useEffect(() => {
    if (sound) beep(line + 1);
  }, [line, sound]);

  const { say = '', happens } = round.lines[line] ?? {};
  return (
    <div class="script">
      <p class="label">
        Line {line + 1} of {round.lines.length}
        {left !== undefined && <span class="left"> {left} s</span>}
      </p>
      <div class="reading">
        <p class="say shout" role="status">
          {say}
        </p>
        <p class="happens">{happens}</p>
      </div>
      {children?.(line)}
      {(!isLast || onDone) && (
        <Button class="button strong next" onPress={(byKey) => (isLast ? onDone?.(byKey) : turn())}>
          {isLast ? doneWord : 'Next line'}
        </Button>
      )}
      <ClockFields clock={clock} onClock={onClock} />
    </div>
  );
};
