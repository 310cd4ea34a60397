/** The command line as a person runs it, in a process of its own. */
import { execFile } from 'node:child_process';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export const dagger = (...words: readonly string[]): Promise<Outcome> =>
  new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/cli.ts', ...words], (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
