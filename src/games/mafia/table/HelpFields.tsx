/** What a caller can ask for: turns of the script, a clock for the day, a voice, beeps. */
import { Select, Tick } from '../../../app/fields/Choice';
import { allowSound, type Help, useVoice } from './Caller';

const PACES = [0, 5, 10, 20];
const DAYS = [0, 3, 5, 10];

export const HelpFields = ({ help, onHelp }: { help: Help; onHelp: (help: Help) => void }) => {
  const voice = useVoice();
  return (
    <fieldset class="caller-help">
      <legend>For the caller</legend>
      <Select
        label="Turn the lines"
        value={help.pace}
        choices={PACES.map((pace) => [pace, pace === 0 ? 'By hand' : `After ${pace} seconds`])}
        onValue={(pace) => onHelp({ ...help, pace: Number(pace) })}
      />
      <Select
        label="A clock for each day"
        value={help.day}
        choices={DAYS.map((day) => [day, day === 0 ? 'No clock' : `${day} minutes`])}
        onValue={(day) => onHelp({ ...help, day: Number(day) })}
      />
      {voice && (
        <Tick checked={help.voice} onTick={(on) => onHelp({ ...help, voice: on })}>
          This device reads the script aloud
        </Tick>
      )}
      <Tick
        checked={help.beeps}
        onTick={(on) => {
          if (on) allowSound();
          onHelp({ ...help, beeps: on });
        }}
      >
        Beeps: as many as the line’s number
      </Tick>
    </fieldset>
  );
};
