/** `npm run -s dagger -- <command>`: the program without a browser. scripts/bin.mjs writes what starts it. */
import { readFileSync, readlinkSync } from 'node:fs';
import module from 'node:module';
import { basename } from 'node:path';
import { main } from './main';

// What has been compiled is kept for the next start, where Node can (22 and later).
module.enableCompileCache?.();

const end = (message: string, code: number): never => {
  process.stderr.write(message);
  process.exit(code);
};

/** Node opens /dev/null, to read and write, in place of an output that was closed; who wants silence has more than that one there. */
const isClosed = (): boolean => {
  try {
    const [, flags = ''] = /^flags:\s*(\d+)/m.exec(readFileSync('/proc/self/fdinfo/1', 'utf8')) ?? [];
    const isNull = [0, 1, 2].map((fd) => readlinkSync(`/proc/self/fd/${fd}`) === '/dev/null');
    return isNull.join() === 'false,true,false' && (Number.parseInt(flags, 8) & 3) === 2;
  } catch {
    return false;
  }
};

if (isClosed()) end('Standard output is closed: nobody would read the answer.\n', 2);

// Whoever has read enough closes the pipe; a disk can be full.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) =>
  code === 'EPIPE'
    ? end('', 0)
    : end(`Cannot write the answer: ${code === 'ENOSPC' ? 'the disk is full' : message}.\n`, 2),
);

const program =
  process.env.npm_lifecycle_event === 'dagger'
    ? 'npm run -s dagger --'
    : basename(process.argv[1] ?? 'dagger').replace(/\.c?js$/, '');

process.exitCode = await main(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  program,
});
