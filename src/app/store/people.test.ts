import { beforeEach, expect, it, vi } from 'vitest';
import { forgetGroup, rememberedGroups, rememberGroup, tonight } from './people';

let texts: Record<string, string>;

beforeEach(() => {
  texts = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
  });
});

it('has the last group first, and a group once however it sits', () => {
  rememberGroup(['Ana', 'Ben', 'Cy']);
  rememberGroup(['Dee', 'Eve', 'Fox']);
  rememberGroup(['Cy', 'ana', 'Ben']);
  expect(rememberedGroups()).toEqual([
    ['Cy', 'ana', 'Ben'],
    ['Dee', 'Eve', 'Fox'],
  ]);
});

it('keeps names as they are printed, so that a group typed in another way is the same', () => {
  rememberGroup(['Ana  B', 'Zoe\u0308', 'Cy']);
  rememberGroup([' Ana B', 'Zo\u00eb', 'Cy']);
  expect(rememberedGroups()).toEqual([['Ana B', 'Zo\u00eb', 'Cy']]);
  expect(tonight()).toEqual(['Ana B', 'Zo\u00eb', 'Cy']);
});

it('forgets the oldest of nine, and any that it is told to', () => {
  for (let k = 0; k < 9; k++) rememberGroup([`P${k}`, 'Ana']);
  expect(rememberedGroups().map(([first]) => first)).toEqual([
    'P8',
    'P7',
    'P6',
    'P5',
    'P4',
    'P3',
    'P2',
    'P1',
  ]);
  expect(forgetGroup(['Ana', 'P4'])).toHaveLength(7);
  expect(rememberedGroups().flat()).not.toContain('P4');
});

it.each(['{', '7', '[["Ana","Ana"]]', '[[]]', '[[7]]', '["Ana"]', '[{"__proto__":[]}]'])(
  'takes nothing from a store that holds %s',
  (text) => {
    texts['paper-dagger.groups'] = text;
    expect(rememberedGroups()).toEqual([]);
  },
);

it('knows who plays tonight, and nobody where a store holds anything else', () => {
  expect(tonight()).toEqual([]);
  rememberGroup(['Ana', 'Ben']);
  rememberGroup(['Cy', 'Cy']);
  expect(tonight()).toEqual(['Ana', 'Ben']);
  for (const text of [
    '{',
    '7',
    '[]',
    'null',
    '{"names":7}',
    '{"names":[]}',
    '{"names":["Ana","Ana"]}',
    '{"names":[7,8]}',
  ]) {
    texts['paper-dagger.tonight'] = text;
    expect(tonight()).toEqual([]);
  }
  // As an earlier edition kept them.
  texts['paper-dagger.tonight'] = '["Ana","Ben"]';
  expect(tonight()).toEqual(['Ana', 'Ben']);
});

it('forgets who plays tonight with their group', () => {
  rememberGroup(['Ana', 'Ben']);
  forgetGroup(['Cy', 'Dee']);
  expect(tonight()).toEqual(['Ana', 'Ben']);
  forgetGroup(['ben', 'Ana']);
  expect(tonight()).toEqual([]);
});

it('goes on where the browser refuses', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(rememberedGroups()).toEqual([]);
  expect(rememberGroup(['Ana', 'Ben'])).toEqual([['Ana', 'Ben']]);
});
