/**
 * `npm start`: builds the site, then serves it until Ctrl-C. With --no-build it serves what was built before.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { messageOf } from '../src/base/result';
import { addressOf, isEverywhere, phoneHosts, terminalCode } from './addresses';
import { BUILD } from './build';
import { listen, staticServer } from './static-server';
import { checkNode, runCommand } from './test/parts';

const OUT = resolve('dist');
const LOG = '.cache/build.log';

const HELP = `Builds Paper Dagger and serves it on this machine.

  npm start -- [--port 4321] [--host localhost] [--no-build]

  --port <n>   the port to start at; the next free one is taken if it is in use (default 4321)
  --host <h>   the address to listen on (default localhost); 0.0.0.0 lets phones on your network in, and shows
               the address and a code to scan
  --no-build   serve what was built before
  --help       this text

Ctrl-C ends it.
`;

const refuse = (message: string): never => {
  process.stderr.write(`${message}\nSee npm start -- --help.\n`);
  process.exit(2);
};

const OPTIONS = {
  port: { type: 'string', default: '4321' },
  host: { type: 'string', default: 'localhost' },
  'no-build': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const readOptions = () => {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return refuse(messageOf(error).split('. ')[0] ?? 'These arguments are not understood.');
  }
};

/** Runs the build. One line says how far it is, again and again on a terminal; the log is shown only if it fails. */
const build = async (): Promise<void> => {
  const started = performance.now();
  let files = 0;
  const state = (): string => `${files} files, ${Math.round((performance.now() - started) / 1000)} s`;
  const [before, after] = process.stdout.isTTY ? ['\r\x1b[2K', ''] : ['', '\n'];
  const show = () => process.stdout.write(`${before}Building: ${state()}${after}`);
  show();
  const clock = setInterval(show, process.stdout.isTTY ? 250 : 20_000);
  const env = { ASTRO_TELEMETRY_DISABLED: '1', OUT_DIR: OUT };
  const { passed, output } = await runCommand({ args: BUILD, env }, (text) => {
    files = stripVTControlCharacters(text).match(/[├└]─ \S+/g)?.length ?? 0;
  });
  clearInterval(clock);
  const log = stripVTControlCharacters(output);
  mkdirSync(dirname(LOG), { recursive: true });
  writeFileSync(LOG, log);
  if (!passed) throw new Error(`${log}\nThe build failed: its log is above and in ${LOG}.`);
  process.stdout.write(`${before}Built ${state()}.\n`);
};

const serve = async (port: number, host: string): Promise<void> => {
  const base = `/${(process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  const server = staticServer({ root: OUT, base });
  const got = await listen(server, port, host === 'localhost' ? '127.0.0.1' : host);
  if (got !== port) process.stdout.write(`Port ${port} is in use.\n`);
  const path = base === '/' ? '' : base;
  const { address: bound } = server.address() as AddressInfo;
  const own = isEverywhere(bound) || bound === '127.0.0.1' ? 'localhost' : host;
  process.stdout.write(`Paper Dagger is on ${addressOf(own, got)}${path}\n`);
  const [phones, ...others] = phoneHosts(bound, networkInterfaces()).map((ip) => addressOf(ip, got) + path);
  if (phones) {
    const or = others.map((address) => `, or ${address}`).join('');
    const code = terminalCode(phones, process.stdout.isTTY);
    process.stdout.write(`A phone on your network opens ${phones}${or}\n${code}`);
  } else if (isEverywhere(bound))
    process.stdout.write('This machine is on no network: no phone can reach it.\n');
  process.stdout.write('Ctrl-C ends it.\n');
  const end = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.on('SIGINT', end).on('SIGTERM', end);
};

const main = async (): Promise<void> => {
  const { port: typed, host, help, 'no-build': isBuilt } = readOptions();
  if (help) return void process.stdout.write(HELP);
  const port = Number(typed);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    refuse(`--port ${typed}: a port is a whole number from 1 to 65535.`);
  if (host.trim() === '') refuse('--host is empty: name an address, such as localhost or 0.0.0.0.');
  checkNode();
  if (!isBuilt) await build();
  else if (!existsSync(join(OUT, 'index.html'))) refuse('Nothing is built yet: leave out --no-build.');
  await serve(port, host.trim());
};

main().catch((error: NodeJS.ErrnoException) => {
  const hint = error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' ? ' Try --host localhost.' : '';
  process.stderr.write(`${error.message}${hint}\n`);
  process.exit(1);
});
