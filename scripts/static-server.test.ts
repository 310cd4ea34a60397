import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { headersFor, listen, parseHeaders } from './static-server';

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
