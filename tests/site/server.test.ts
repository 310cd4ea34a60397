/** The server of `npm start` and the arguments it takes. */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, inject, test } from 'vitest';
import { listen, staticServer } from '../../scripts/static-server';

const start = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...args], {
    encoding: 'utf8',
    timeout: 20_000,
  });

test.each([
  [['--port', 'many'], '--port many: a port is a whole number from 1 to 65535.'],
  [['--port', '0'], '--port 0'],
  [['--prot', '4000'], '--prot'],
  [['serve'], 'serve'],
  [['--host', ''], '--host is empty'],
])('%j ends with 2 and says why', (args, message) => {
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
