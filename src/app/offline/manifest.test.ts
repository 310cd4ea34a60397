import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addressOf, HASH_LENGTH, hashOf, isOfGame, keptWhen, keyOf, namesIn, pageFileOf } from './manifest';

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
    expect(pageFileOf(scope, path)).toBe(file);
  });
});

test.each([
  ['index.html', '/sub/'],
  ['rules/mafia/index.html', '/sub/rules/mafia/'],
  ['404.html', '/sub/404.html'],
])('%s is fetched from %s, and found there again', (url, address) => {
  expect(addressOf('/sub/', url)).toBe(address);
  expect(pageFileOf('/sub/', address)).toBe(url);
});

test('two editions of a file have two keys', () => {
  expect(keyOf('/sub/', ['index.html', 'a'])).toBe('/sub/index.html?edition=a');
  expect(keyOf('/', ['index.html', 'a'])).not.toBe(keyOf('/', ['index.html', 'b']));
});

test('the hash of a file is the beginning of its SHA-256, in letters that need no escape in an address', async () => {
  const bytes = new TextEncoder().encode('abc');
  const whole = createHash('sha256').update(bytes).digest('base64url');
  expect(await hashOf(bytes.buffer)).toBe(whole.slice(0, HASH_LENGTH));
  expect(await hashOf(Uint8Array.of(7, 7).buffer)).toMatch(/^[\w-]{16}$/);
});

test.each([
  ['soon', ['index.html', 'fonts/courier-prime-latin-400-normal.bin', 'search.json']],
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
  'what plays comes soon, ready prints and rare letters later, others once they are used: %s',
  (when, urls) => {
    for (const url of urls) expect(keptWhen(url), url).toBe(when);
  },
);

test('a game has its pages and what they read', () => {
  expect(
    ['rules/mafia/index.html', 'rules/mafia/law.json', 'table/mafia/index.html'].every((url) =>
      isOfGame(url, 'mafia'),
    ),
  ).toBe(true);
  expect(
    ['rules/index.html', 'mafia/index.html', 'print/files/mafia.pdf'].some((url) => isOfGame(url, 'mafia')),
  ).toBe(false);
});

test('the parts of a script and of a page are found by their names', () => {
  const script =
    'import{a}from"./spec.DA-x_o.js";const b=()=>import("./Rounds.B1.js");new URL("/sub/assets/worker-AN.js")';
  const page = '<link href="/assets/serif.0j97.woff2"><img src="/a.b.svg"><a href="/rules/mafia/">';
  expect([...namesIn(script)]).toEqual(['spec.DA-x_o.js', 'Rounds.B1.js', 'worker-AN.js']);
  expect([...namesIn(page)]).toEqual(['serif.0j97.woff2', 'a.b.svg']);
});
