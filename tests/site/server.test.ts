/** The server of `npm start` and the arguments it takes. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { listen, staticServer } from '../../scripts/static-server';
import { testFolder } from '../folder';
import { someOf, volume } from '../volume';

const start = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...args], {
    encoding: 'utf8',
  });

const REFUSED: readonly [words: string[], message: string][] = [
  [['--port', 'many'], '--port many: a port is a whole number from 1 to 65535.'],
  [['--prot', '4000'], '--prot'],
  [['--port', '0'], '--port 0'],
  [['serve'], 'serve'],
  [['--host', ''], '--host is empty'],
];

test.each(someOf(REFUSED, 2))('%j ends with 2 and says why', (args, message) => {
  const { status, stderr } = start(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});

test('--help tells what there is', () => {
  const { status, stdout } = start('--help');
  expect(status).toBe(0);
  for (const word of ['--port', '--host', '--no-build', 'Ctrl-C']) expect(stdout).toContain(word);
});

test('files have their types, folders their slash, and nothing outside the site is served', async () => {
  const { origin } = inject('site');
  const ask = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
  expect((await ask('/')).headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await ask('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
  expect((await ask('/rules')).headers.get('location')).toBe('/rules/');
  const missing = await ask('/nobody/');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('Nobody by that name');
  for (const path of ['/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/%00', '/%ZZ']) {
    expect((await ask(path)).status, path).toBe(404);
  }
  expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
});

test('texts are compressed, parts of a file are given, and what has a hash in its name is kept', async () => {
  const { origin, root } = inject('site');
  const page = await fetch(`${origin}/rules/mafia/`);
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const [asset = ''] = readdirSync(join(root, 'assets'));
  expect((await fetch(`${origin}/assets/${asset}`)).headers.get('cache-control')).toContain('immutable');
  const file = '/print/files/mafia-rules-a4.pdf';
  const part = await fetch(`${origin}${file}`, { headers: { range: 'bytes=0-4' } });
  expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
});

/** The answer's head to a request that is sent as it is: `fetch` tidies addresses. */
const rawHead = (port: number, path: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => done(text.split('\r\n\r\n')[0] ?? ''));
    socket.on('error', fail);
  });

test.each(['//stranger.example/..%2f', '//stranger.example/rules', '/%5cstranger.example/..%2f'])(
  '%s leads to no other host',
  async (path) => {
    const head = await rawHead(Number(new URL(inject('site').origin).port), path);
    expect(head).toMatch(/^HTTP\/1\.1 (301|404)/);
    expect(head).not.toMatch(/location: *(\/\/|\/?\\|https?:)/i);
  },
);

test('downloads that are broken off leave no file open, and a file that vanishes ends nothing', async () => {
  const root = testFolder();
  writeFileSync(join(root, 'large.bin'), Buffer.alloc(8_000_000));
  const server = staticServer({ root });
  const port = await listen(server, 0, '127.0.0.1');
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(root);
      } catch {
        return false;
      }
    }).length;
  for (let k = 0; k < volume(20, 200); k++) {
    const stop = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/large.bin`, { signal: stop.signal });
    expect(response.status).toBe(200);
    stop.abort();
  }
  if (process.platform === 'linux') await expect.poll(openFiles).toBe(0);
  rmSync(join(root, 'large.bin'));
  expect((await fetch(`http://127.0.0.1:${port}/large.bin`)).status).toBe(404);
  server.close();
});

test('a port that is taken gives way to the next one', async () => {
  const blocker = createServer();
  const taken = await new Promise<number>((done) => {
    blocker.listen(0, '127.0.0.1', () => done((blocker.address() as { port: number }).port));
  });
  const server = staticServer({ root: inject('site').root });
  const port = await listen(server, taken, '127.0.0.1');
  expect(port).toBeGreaterThan(taken);
  server.close();
  blocker.close();
});
