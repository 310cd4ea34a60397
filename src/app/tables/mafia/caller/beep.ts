/** Beeps for a caller whose eyes are closed: as many as the number of the line to read. */

const LENGTH = 0.12;
const GAP = 0.24;

let context: AudioContext | undefined;

/** Browsers let a page sound only after a hand has asked for it: to be called from a press. */
export const allowSound = (): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
};

export const beep = (times: number): void => {
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
