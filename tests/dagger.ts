/** The command line for tests: as a function, or as a person runs it, in a process of its own. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../scripts/main';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export const dagger = async (...words: readonly string[]): Promise<Outcome> => {
  const written = { out: '', err: '' };
  const code = await main(words, {
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
  });
  return { code, ...written };
};

/** The bytes that a command writes. */
export const daggerFile = async (...words: readonly string[]): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'paper-dagger-'));
  const { code, err } = await dagger(...words, '-o', join(folder, 'out.zip'));
  if (code !== 0) throw new Error(err);
  const bytes = readFileSync(join(folder, 'out.zip'));
  rmSync(folder, { recursive: true });
  return bytes;
};

/** The built program, built again if it is older than its sources. */
export const daggerProcess = (words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  new Promise((done) => {
    execFileSync(process.execPath, ['scripts/bin.mjs']);
    execFile(
      process.execPath,
      ['bin/dagger.js', ...words],
      { env: { ...process.env, ...env } },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
