/**
 * What helps the caller: a clock that turns the lines of the script, beeps or the device's own voice for eyes that are closed,
 * and a clock for the day. All are off until somebody asks for them.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { LANGUAGE } from '#messages/language';

/** Seconds a line, at 0 the caller turns them; minutes a day, at 0 it lasts as long as it takes. */
export const NO_HELP = { pace: 0, beeps: false, voice: false, day: 0 };
export type Help = typeof NO_HELP;

/** Seconds left of `length`, nothing where no clock runs. `key` is what is timed: another one starts anew. */
export const useCountdown = (
  length: number,
  key: string,
  runs: boolean,
  onEnd: () => void,
): number | undefined => {
  const [left, setLeft] = useState<number>();
  const rest = useRef({ of: '', left: 0 });
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const of = `${key} ${length}`;
    if (rest.current.of !== of) rest.current = { of, left: length };
    const { left: from } = rest.current;
    setLeft(length > 0 ? Math.ceil(from) : undefined);
    if (!runs || length === 0 || from <= 0) return;
    const due = Date.now() + from * 1000;
    const ticking = setInterval(() => {
      rest.current.left = (due - Date.now()) / 1000;
      setLeft(Math.max(0, Math.ceil(rest.current.left)));
      if (rest.current.left > 0) return;
      clearInterval(ticking);
      end.current();
    }, 200);
    return () => clearInterval(ticking);
  }, [length, key, runs]);
  return left;
};

let context: AudioContext | undefined;

/** Browsers play sound only after a press: to be called from one. */
export const allowSound = (): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
};

const LENGTH = 0.12;
const GAP = 0.24;

/** As many as the number of the line to read. */
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

/** A voice of this device, which asks no other host. Browsers find their voices late. */
export const useVoice = (): SpeechSynthesisVoice | undefined => {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const find = () =>
      setVoice(
        speechSynthesis
          .getVoices()
          .find(({ localService, lang }) => localService && lang.startsWith(LANGUAGE)),
      );
    find();
    speechSynthesis.addEventListener('voiceschanged', find);
    return () => speechSynthesis.removeEventListener('voiceschanged', find);
  }, []);
  return voice;
};

interface LineProps {
  help: Help;
  /** Which line of which script is read, and what it says; nothing while there is none. */
  line:
    | { readonly id: string; readonly number: number; readonly say: string; readonly isLast: boolean }
    | undefined;
  onTurn: () => void;
}

/** Reads a line as it comes; gives the seconds until the clock turns it. */
export const useReader = ({ help, line, onTurn }: LineProps): number | undefined => {
  const voice = useVoice();
  const { id = '', number = 0, say = '' } = line ?? {};
  useEffect(() => {
    if (number > 0 && help.beeps) beep(number);
    if (say === '' || !help.voice || !voice) return;
    const words = new SpeechSynthesisUtterance(say);
    words.voice = voice;
    words.rate = 0.85;
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
    return () => speechSynthesis.cancel();
  }, [id, say, help.beeps, help.voice]);
  return useCountdown(help.pace, id, line !== undefined && !line.isLast, onTurn);
};
