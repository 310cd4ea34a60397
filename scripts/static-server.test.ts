import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../tests/folder';
import { headersFor, listen, parseHeaders, plainPath, staticServer } from './static-server';

const RULES = parseHeaders('# all\n/*\n  A: 1\n  B: x; y\n\n/assets/*\n  A: 2\n/sw.js\n  C: 3\n');

describe('headers of a path', () => {
  test.each([
    ['/', { a: '1', b: 'x; y' }],
    ['/assets/a.js', { a: '1, 2', b: 'x; y' }],
    ['/sw.js', { a: '1', b: 'x; y', c: '3' }],
    ['/sw.js/', { a: '1', b: 'x; y' }],
  ])('%s', (path, headers) => {
    expect(headersFor(RULES, path)).toEqual(headers);
  });
});

test.each([
  ['  A: 1\n', 'line 1'],
  ['/*\n  A 1\n', 'line 2'],
  ['/*\nA: 1\n', 'line 2'],
])('%j is refused with its line', (text, line) => {
  expect(() => parseHeaders(text)).toThrow(line);
});

test('the site’s own file parses, and a later rule never doubles a header that may stand once only', () => {
  const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));
  for (const path of ['/', '/assets/a.js', '/search.json', '/sw.js', '/print/files/a.pdf']) {
    const {
      'content-security-policy': _policies,
      'permissions-policy': _list,
      ...rest
    } = headersFor(rules, path);
    const doubled = Object.entries(rest).filter(
      ([name, value]) => name !== 'cache-control' && value.includes(','),
    );
    expect(doubled, path).toEqual([]);
  }
});

test('two servers that start at once get a port each', async () => {
  const servers = [createServer(), createServer(), createServer()];
  const [first, ...others] = servers;
  const port = await listen(first as (typeof servers)[0], 0, '127.0.0.1');
  await new Promise((done) => first?.close(done));
  const ports = await Promise.all(others.map((server) => listen(server, port, '127.0.0.1')));
  expect(new Set(ports).size).toBe(2);
  for (const server of others) server.close();
});

describe('a site with a page, a worker and headers', () => {
  const root = testFolder();
  // Each is the one file on some system.
  for (const name of ['_headers', '_HEADERS', '_headers.', '_headers ', '_headers::$DATA', '\\_headers'])
    writeFileSync(join(root, name), '/*\n  A: 1\n/sw.js\n  A: 2\n');
  writeFileSync(join(root, 'sw.js'), 'work();');
  writeFileSync(join(root, 'page.html'), '0123456789'.repeat(1000));
  const server = staticServer({ root });
  let port = 0;
  beforeAll(async () => {
    port = await listen(server, 0, '127.0.0.1');
  });
  afterAll(() => void server.close());

  /** Sends the address as it is: `fetch` tidies it. */
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await new Promise<IncomingMessage>((done, fail) =>
      get({ port, host: '127.0.0.1', path, headers }, done).on('error', fail),
    );
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };

  test.each([
    '/_headers',
    '/_headers?x',
    '/%5fheaders',
    '/%5Fheader%73',
    '/%255fheaders',
    '//_headers',
    '/./_headers',
    '/%2e/_headers',
    '/page.html/../_headers',
    '/x/%2e%2e/_headers',
    '/x%2f..%2f_headers',
    '/\\_headers',
    '/%5c_headers',
    '/.%5c_headers',
    '/_HEADERS',
    '/_headers.',
    '/_headers%20',
    '/_headers::$DATA',
    '/_headers/',
  ])('%s is no page', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([404, 'Not found.']);
  });

  test('what is missing is said in the language whose folder was asked for', async () => {
    mkdirSync(join(root, 'de'));
    writeFileSync(join(root, 'de/404.html'), 'Nicht da.');
    const bodies = ['/de/nobody/', '/de/..%2fnobody', '/fr/nobody/', '/page.html/'].map(
      async (path) => (await ask(path)).body,
    );
    expect(await Promise.all(bodies)).toEqual(['Nicht da.', 'Not found.', 'Not found.', 'Not found.']);
  });

  test('what a path stands for is the same on every system', () => {
    expect(['//a', '/./a', '/%2E/a', '/b/../a', '/\\a', '/%5Ca', '/b\\..\\a', '/a'].map(plainPath)).toEqual(
      Array(8).fill('/a'),
    );
    expect(['/%', '/%ZZ', '/%ff'].map(plainPath)).toEqual([undefined, undefined, undefined]);
  });

  test.each(['/sw.js', '/%73w.js', '//sw.js'])('%s has the headers of its file', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, headers: { a: '1, 2' }, body: 'work();' });
  });

  test.each([
    ['bytes=0-4', 206, 'bytes 0-4/10000', '01234'],
    ['bytes=-3', 206, 'bytes 9997-9999/10000', '789'],
    ['bytes=9998-20000', 206, 'bytes 9998-9999/10000', '89'],
    ['bytes=10000-', 416, 'bytes */10000', ''],
    ['bytes=20000-30000', 416, 'bytes */10000', ''],
  ])('a range of %s gets %i', async (range, status, part, body) => {
    expect(await ask('/page.html', { range })).toMatchObject({
      status,
      headers: { 'content-range': part },
      body,
    });
  });

  test('a part of a file is not compressed, for its bytes are counted in the file; the whole is', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const part = await ask('/page.html', { range: 'bytes=0-4999', ...gzip });
    expect([part.headers['content-encoding'], part.body.length]).toEqual([undefined, 5000]);
    expect((await ask('/page.html', gzip)).headers['content-encoding']).toBe('gzip');
  });

  test('a file that is not the one that was asked for is there all the same', async () => {
    expect((await ask('/page.html', { 'if-match': '"old"' })).status).toBe(412);
  });
});
