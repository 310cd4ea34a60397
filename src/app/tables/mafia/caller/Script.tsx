/**
 * The caller's script, one line at a time, large enough to read by a candle. A hand turns the lines, or a clock does; the
 * last line stands until somebody says that everyone is up.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ScriptRound } from '../../../../games/mafia/script';
import { Button } from '../../../fields/Button';
import { Tick } from '../../../fields/Choice';
import { allowSound, beep } from './beep';
import { type Clock, PACES, type Pace, useClock } from './clock';

interface Props {
  round: ScriptRound;
  /** The lines of this part of the round, as numbers from 0. */
  from: number;
  to: number;
  clock: Clock;
  onClock: (clock: Clock) => void;
  /** After the last line; without it that line waits for what stands in `children`. */
  onDone?: (byKey: boolean) => void;
  doneWord?: string;
  /** What stands under a line. */
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
