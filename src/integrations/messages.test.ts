import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  catalogProblems,
  LANGUAGES,
  languageModule,
  messagesFolder,
  moduleOf,
  type readCatalog,
} from './messages';
import { catalogOf } from './messages.sample';

type Functions = Readonly<Record<string, (input?: object) => unknown>>;

/** The functions of a language's modules, as they run. */
const load = (language: string, catalog: ReturnType<typeof readCatalog>): Promise<Functions> => {
  // Beside those of all languages: a module finds what it imports from there.
  mkdirSync(messagesFolder(''), { recursive: true });
  const folder = mkdtempSync(messagesFolder('test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'language.ts'), languageModule(language));
  for (const messages of catalog.values()) writeFileSync(join(folder, 'room.ts'), moduleOf(messages));
  writeFileSync(join(folder, 'all.ts'), "export * from './language'; export * from './room';");
  const [file] = buildSync({
    entryPoints: [join(folder, 'all.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  }).outputFiles;
  return import(`data:text/javascript,${encodeURIComponent(file?.text ?? '')}`);
};

describe('messages', () => {
  test.each(LANGUAGES)('in %s have no typewriter’s apostrophe in a word', (language) => {
    const folder = join('src/messages', language);
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(texts.flatMap((text) => text.match(/^.*\p{L}'\p{L}.*$/gmu) ?? [])).toEqual([]);
  });

  test('are strings, or functions of what they take', async () => {
    const m = await load(
      'en',
      catalogOf({
        nothing: 'Just words',
        plain: 'It’s {name}’s turn.',
        money: '{sum, number} coins, {mm, number, ::.0} mm',
        count: '{n, plural, =0 {nobody} one {# player} other {# players}}',
        side: 'to the {side, select, left {left} other {right}}',
      }),
    );
    expect(m.nothing).toBe('Just words');
    expect(m.plain?.({ name: 'Ana' })).toBe('It’s Ana’s turn.');
    expect(m.money?.({ sum: 12345, mm: 2 })).toBe('12,345 coins, 2.0 mm');
    expect([0, 1, 2000].map((n) => m.count?.({ n }))).toEqual(['nobody', '1 player', '2,000 players']);
    expect(['left', 'right'].map((side) => m.side?.({ side }))).toEqual(['to the left', 'to the right']);
  });

  test('give each tag’s words to what draws it', async () => {
    const m = await load(
      'en',
      catalogOf({ rich: '{n, plural, one {<b>#</b> card} other {<b>#</b> cards}} of <a>{who}</a>' }),
    );
    const draw = (words: string) => ({ words });
    expect(m.rich?.({ n: 2, who: 'Ben', a: draw, b: draw })).toEqual([
      { words: '2' },
      ' cards',
      ' of ',
      { words: 'Ben' },
    ]);
  });

  test('are written as each language writes', async () => {
    const german = await load(
      'de',
      catalogOf({ sum: '{sum, number, ::.0} Münzen', side: '{mm, number, ::.##} mm' }),
    );
    expect(german.sum?.({ sum: 1234.5 })).toBe('1.234,5 Münzen');
    expect([63, 57.15].map((mm) => german.side?.({ mm }))).toEqual(['63 mm', '57,15 mm']);
    expect([-0, 0, -4].map((sum) => german.sum?.({ sum }))).toEqual([
      '0,0 Münzen',
      '0,0 Münzen',
      '-4,0 Münzen',
    ]);
    expect(german.listed?.(['Ana', 'Ben', 'Cy'] as object)).toBe('Ana, Ben und Cy');
    expect([['Ana'], []].map((names) => german.listed?.(names))).toEqual(['Ana', '']);
  });

  // Of Arabic, Polish and Bengali one or both shortcuts are none.
  test.each([...LANGUAGES, 'ar', 'bn', 'pl'])('write small numbers of %s as Intl does', async (language) => {
    type Own = Readonly<Record<'number' | 'plural', (value: number, ...digits: number[]) => string>>;
    const { number, plural } = (await load(language, new Map([['room', new Map()]]))) as unknown as Own;
    const plurals = new Intl.PluralRules(language);
    const value = fc.oneof(
      fc.integer({ min: -20, max: 1200 }),
      fc.integer({ min: -200, max: 120_000 }).map((hundredths) => hundredths / 100),
      fc.integer({ max: 8000 }).map((eighths) => eighths / 8),
      fc.double({ min: -2, max: 2000, noNaN: true }),
    );
    const digits = fc.constantFrom([0, 0], [1, 1], [0, 1], [0, 2], [2, 2], [1, 3]);
    fc.assert(
      fc.property(value, digits, (one, [least, most]) => {
        const format = new Intl.NumberFormat(language, {
          minimumFractionDigits: least,
          maximumFractionDigits: most,
        });
        expect(number(one, least, most)).toBe(format.format(one === 0 ? 0 : one));
        expect(plural(one)).toBe(plurals.select(one));
      }),
      { numRuns: 2000 },
    );
  });

  test('of a language that lacks or changes something are refused, all at once', () => {
    const english = catalogOf({ one: 'One {name}', two: 'Two', three: '<a>Three</a>' });
    const other = catalogOf({ one: 'Eins', three: '<a>Drei</a>', four: 'Vier' });
    expect(catalogProblems(english, other)).toEqual([
      'room: two is missing',
      'room: one takes nothing, in English name',
      'room: four is no message in English',
    ]);
  });

  test('that are not understood are named with their file', () => {
    expect(() => catalogOf({ open: 'Hello {name', 'two-words': 'no name', delete: 'no name' })).toThrow(
      /room\.json: open: .*\n.*room\.json: two-words: a key is a name in camelCase, without digits\n.*room\.json: delete: /,
    );
  });
});
