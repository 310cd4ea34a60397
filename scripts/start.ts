/**
 * `npm start`: builds the site, then serves it until Ctrl-C. With --no-build it serves what was built before.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ASTRO_BUILD } from './sites';
import { listen, staticServer } from './static-server';

const ROOT = resolve(fileURLToPath(import.meta.url), '../..');
const OUT = join(ROOT, 'dist');
const LOG = join(ROOT, '.cache/build.log');

const HELP = `Builds Paper Dagger and serves it on this machine.

  npm start -- [--port 4321] [--host localhost] [--no-build]

  --port <n>   the port to start at; the next free one is taken if it is in use (default 4321)
  --host <h>   the address to listen on; 0.0.0.0 lets phones on your network in (default localhost)
  --no-build   serve what was built before
  --help       this text

Ctrl-C ends it.`;

const refuse = (message: string): never => {
  process.stderr.write(`${message}\nSee npm start -- --help.\n`);
  process.exit(2);
};

interface Settings {
  readonly port: number;
  readonly host: string;
  readonly build: boolean;
}

const readSettings = (args: readonly string[]): Settings => {
  let values: { port?: string; host?: string; 'no-build'?: boolean; help?: boolean };
  try {
    values = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'no-build': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return refuse((error as Error).message.split('. ')[0] ?? 'These arguments are not understood.');
  }
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    process.exit(0);
  }
  const port = Number(values.port ?? '4321');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return refuse(`--port ${values.port}: a port is a whole number from 1 to 65535.`);
  }
  const host = (values.host ?? 'localhost').trim();
  if (host === '') return refuse('--host is empty: name an address, such as localhost or 0.0.0.0.');
  return { port, host, build: !values['no-build'] };
};

/** Runs the build. One line says how far it is, again and again on a terminal; the log is shown only if it fails. */
const build = (): Promise<void> =>
  new Promise((done, fail) => {
    const started = Date.now();
    const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;
    const live = process.stdout.isTTY;
    let log = '';
    let step = 'reading the games';
    let made = 0;

    const astro = spawn(process.execPath, ASTRO_BUILD, {
      cwd: ROOT,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', OUT_DIR: OUT },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const show = () => {
      const line = `Building: ${made} files, ${seconds()}  ${step}`.slice(0, 100);
      process.stdout.write(live ? `\r\x1b[2K${line}` : `${line}\n`);
    };
    const read = (raw: string) => {
      const line = stripVTControlCharacters(raw);
      log += `${line}\n`;
      const file = /[├└]─ (\S+)/.exec(line)?.[1];
      if (file) {
        made += 1;
        step = file.replace(/\/$/, '');
      } else if (line.includes('built in')) step = 'drawing pages and sheets';
    };
    createInterface(astro.stdout).on('line', read);
    createInterface(astro.stderr).on('line', read);
    show();
    const clock = setInterval(show, live ? 250 : 20_000);

    astro.on('error', fail);
    astro.on('close', (code) => {
      clearInterval(clock);
      if (live) process.stdout.write('\r\x1b[2K');
      mkdirSync(dirname(LOG), { recursive: true });
      writeFileSync(LOG, log);
      if (code === 0) {
        process.stdout.write(`Built ${made} pages and files in ${seconds()}.\n`);
        done();
      } else {
        process.stderr.write(log);
        fail(new Error(`The build failed: its log is above and in ${LOG}.`));
      }
    });
  });

/** Whether something answers on this machine, whichever of its two addresses a browser would try. */
const answers = (port: number): Promise<boolean> => {
  const tries = ['127.0.0.1', '::1'].map(
    (host) =>
      new Promise<boolean>((done) => {
        const socket = connect({ port, host, timeout: 500 });
        const end = (taken: boolean) => {
          socket.destroy();
          done(taken);
        };
        socket.on('connect', () => end(true));
        socket.on('error', () => end(false));
        socket.on('timeout', () => end(false));
      }),
  );
  return Promise.all(tries).then((taken) => taken.includes(true));
};

const serve = async ({ port, host }: Settings): Promise<void> => {
  const base = `/${(process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  const server = staticServer({ root: OUT, base });
  let first = port;
  while (first < port + 20 && (await answers(first))) first += 1;
  const got = await listen(server, first, host === 'localhost' ? '127.0.0.1' : host);
  if (got !== port) process.stdout.write(`Port ${port} is in use.\n`);
  const shown = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  process.stdout.write(
    `Paper Dagger is on http://${shown}:${got}${base === '/' ? '' : base}\nCtrl-C ends it.\n`,
  );

  const end = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
};

const main = async (): Promise<void> => {
  const settings = readSettings(process.argv.slice(2));
  if (settings.build) await build();
  else if (!existsSync(join(OUT, 'index.html'))) refuse('Nothing is built yet: leave out --no-build.');
  await serve(settings);
};

main().catch((error: NodeJS.ErrnoException) => {
  const hint = error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' ? ' Try --host localhost.' : '';
  process.stderr.write(`${error.message}${hint}\n`);
  process.exit(1);
});
