/** A progress bar on standard error, for people only, and only for work that takes over a second. */

const DELAY_MS = 1000;
const WIDTH = 30;

export interface Progress {
  /** Share of the work that is done, 0 to 1. */
  readonly report: (done: number) => void;
  readonly end: () => void;
}

export const progressBar = (label: string): Progress => {
  const terminal = process.stderr.isTTY;
  const start = performance.now();
  let shown = false;
  return {
    report: (done) => {
      if (!terminal || (!shown && performance.now() - start < DELAY_MS)) return;
      shown = true;
      const filled = Math.round(done * WIDTH);
      process.stderr.write(
        `\r${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.round(done * 100)} %`,
      );
    },
    end: () => {
      if (shown) process.stderr.write(`\r${' '.repeat(label.length + WIDTH + 8)}\r`);
    },
  };
};
