import { describe, expect, test } from 'vitest';
import { addressOf, fileOf, keptWhen, keyOf } from './manifest';

describe('the file of an address', () => {
  test.each([
    ['/', '/', 'index.html'],
    ['/', '/rules/mafia/', 'rules/mafia/index.html'],
    ['/sub/', '/sub/', 'index.html'],
    ['/sub/', '/sub/assets/a.js', 'assets/a.js'],
    ['/', '/rules', 'rules'],
    ['/', '/a%20b.pdf', 'a b.pdf'],
    ['/', '/%ZZ', ''],
  ])('below %s, %s is “%s”', (scope, path, file) => {
    expect(fileOf(scope, path)).toBe(file);
  });
});

test.each([
  ['index.html', '/sub/'],
  ['rules/mafia/index.html', '/sub/rules/mafia/'],
  ['404.html', '/sub/404.html'],
])('%s is fetched from %s, and found there again', (url, address) => {
  expect(addressOf('/sub/', { url, revision: 'a' })).toBe(address);
  expect(fileOf('/sub/', address)).toBe(url);
});

test('two editions of a file have two keys, and a name with a hash is key enough', () => {
  expect(keyOf('/', { url: 'index.html', revision: 'a' })).not.toBe(
    keyOf('/', { url: 'index.html', revision: 'b' }),
  );
  expect(keyOf('/sub/', { url: 'assets/a.1f.js', revision: null })).toBe('/sub/assets/a.1f.js');
});

test.each([
  ['first', ['index.html', 'fonts/courier-prime-latin-400-normal.bin', 'search.json']],
  [
    'later',
    [
      'print/files/a.pdf',
      'print/previews/mafia-side-1.webp',
      'fonts/noto-sans-jp-6-wght-normal.bin',
      'fonts/noto-sans-jp.json.bin',
    ],
  ],
  ['used', ['fonts/noto-sans-kr-116-wght-normal.bin', 'fonts/noto-sans-tc.json.bin']],
])(
  'what plays comes first, ready prints and rare letters later, others once they are used: %s',
  (when, urls) => {
    for (const url of urls) expect(keptWhen(url), url).toBe(when);
  },
);
