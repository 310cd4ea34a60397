import { expect, it } from 'vitest';
import { ENGLISH, LANGUAGE } from '#messages/language';
import type { OddsPage } from '../src/app/odds/panel';
import { GAMES } from '../src/games';
import { dagger } from '../tests/dagger';

/** What hardly a sentence is without in English, and no sentence of another language has. */
const ENGLISH_WORDS = /\b(the|is|are|has|not|with|here|of|and|be|needs?|takes|choose|cannot)\b/i;

const withoutQuotes = (text: string): string => text.replace(/[“„«][^“”»]*[“”»]/g, '');

const name = 'x'.repeat(300);

/** What is wrong, the line that is typed, and what is said of it in English. */
const REFUSED: readonly (readonly [what: string, line: string, said: string])[] = [
  ['no number', 'mix four', 'a whole number from 5 to 200.'],
  ['a number too large', 'mix 1000000', 'a whole number from 5 to 200.'],
  ['too many games', 'simulate mafia --players 9 --games 10000000', 'from 1 to 1,000,000.'],
  [
    'a seat too large',
    'deal target --players A,B,C --seed s --alive 0,10000 --round 1',
    'from 0 to 2, not “10000”',
  ],
  ['too few for a game', 'mix 4', 'needs at least 5 players'],
  ['too few to hunt', 'deal target --players Ana,Ben --seed s', 'needs at least 3 players'],
  ['names alike', 'deal target --players Ana,ana,Cy --seed s', 'Seats 1 and 2'],
  ['an empty name', 'deal target --players Ana,,Cy --seed s', 'seat 2 is empty'],
  ['a name of 300 characters', `deal target --players Ana,${name},Cy --seed s`, 'has 300 characters'],
  ['a bidi control', 'deal target --players Ana,B\u202Een,Cy --seed s', 'seat 2 holds'],
  ['an unknown option', 'deal target --players Ana,Ben,Cy --seed s --wings', 'There is no --wings.'],
  ['an option of another game', 'deal mafia --players A,B,C,D,E --seed s --ring', 'no option “ring”'],
  [
    'a name twice in a wish',
    'deal target --players Ana,Ben,Cy --seed s --teams Ana+Ben+Ana',
    '“Ana+Ben+Ana” has one name twice, and nobody is dealt themselves: write two names as in Ana+Ben.',
  ],
  [
    'names that the shell takes apart',
    'deal target --players Ana, Ben, Cy --seed s',
    '“Ben, Cy” is too much for deal: put quotes around what has spaces in it.',
  ],
  [
    'names in two places',
    'deal target --players Ana,Ben,Cy --players Dee,Eve,Fox --seed s',
    '--players is given twice: keep one of them.',
  ],
  ['two games at once', 'simulate mafia tmag --players 5', '“tmag” is too much for simulate'],
  ['two booklets at once', 'booklet mafia tmag', '“tmag” is too much for booklet'],
  ['a word where there is none', 'calibrate sheet', '“sheet” is too much for calibrate'],
  ['two numbers', 'mix 9 10', '“10” is too much for mix'],
  [
    'a wish that is cut off',
    'deal target --players Ana,Ben,Cy,Dee --seed s --teams Ana+Ben+',
    '“Ana+Ben+” is no wish of two',
  ],
  [
    'a wish that can be read in two ways',
    'deal target --players A,A:B,B:C,C --seed s --not A:B:C',
    '“A:B:C” can be read in more than one way',
  ],
  ['a word too much', 'set template nation mafia', '“mafia” is too much for set template.'],
  ['flags too much', 'set check x.csv nation --theme T -o x.zip', '“--theme --output” is too much'],
  [
    'an option that has another flag',
    'deal target --players A,B,C --seed s --variable',
    'There is no option “variable”: use ring or fresh.',
  ],
  ['no seed', 'deal target --players Ana,Ben,Cy', '--seed'],
  ['an unknown game', 'deal chess', 'choose mafia, target'],
  ['an unknown kit', 'print chess', 'choose mafia, target'],
  ['no copies', 'print target --copies 0', 'from 1 to 100'],
  ['a file that cannot be written', 'print target -o /no-such-folder/x.pdf', 'Choose another place'],
  [
    'a name without glyphs',
    'print target --players Ana,Ben,Ꭰ -o x.pdf',
    '“Ꭰ” (U+13A0) in “Ꭰ” cannot be printed: no font here has it. Write the name another way.',
  ],
  ['a keycap that no font joins', 'print target --players Ana,Ben,A⃣ -o x.pdf', '“A⃣” (U+0041 U+20E3)'],
  [
    'a name without room',
    `print target --players Ana,Ben,${'W'.repeat(24)} --card 40x40 -o x.pdf`,
    'Choose a larger card',
  ],
  ['an unknown command', 'prnt', 'no command “prnt”'],
  ['a count below the least', 'mix 0', 'needs at least 5 players, not 0.'],
  ['one player', 'print mafia --count 1', 'needs at least 5 players, not 1.'],
  ['a margin below nothing', 'print mafia --count 9 --margin -5', 'not “-5”'],
  [
    'a margin too wide',
    'print target --count 8 --margin 99 -o x.pdf',
    'A piece of 63 × 88 mm does not fit on paper of 210 × 297 mm with margins of 99 mm',
  ],
  ['a round before the first', 'deal target --players A,B,C --seed s --round -1', 'from 0 to 1, not “-1”'],
  [
    'a flag in place of a value',
    'simulate tmag --players 4 --seed --json',
    '--seed needs a value: --seed <seed>',
  ],
  ['a value that is left out', 'print mafia -o', '--output needs a value'],
  ['a value for a switch', 'mix 9 --json=yes', '--json takes no value'],
  [
    'options that contradict each other',
    'simulate tmag --players 4 --order usual --option order=all',
    '--order usual and --option order=all contradict each other',
  ],
  ['a profile that never ends', 'print mafia --count 9 --profile /dev/zero', 'longer than 1 MB'],
  [
    'a profile of too long a name',
    `print mafia --count 9 --profile ${name}`,
    'its name is too long here. Name',
  ],
  ['a file of too long a name', `print target -o ${name}`, 'its name is too long here. Choose'],
  ['a file of no disk', 'print mafia --count 9 -o /proc/x.pdf', 'nothing can be added to its folder'],
  ['standard output as a file', 'print mafia --count 9 -o -', 'Name a file with -o'],
  ['no name for a file', 'print mafia --count 9 -o ', 'Name a file with -o'],
];

it.each(REFUSED)(
  'bad input is answered with what to do, exit code 2, and nothing on standard output: %s',
  async (_what, line, said) => {
    const { code, out, err } = await dagger(...line.split(' '));
    // What was typed is said again as it was typed.
    if (LANGUAGE === ENGLISH) expect(err).toContain(said);
    else expect(withoutQuotes(err)).not.toMatch(ENGLISH_WORDS);
    expect([code, out]).toEqual([2, '']);
  },
);

it.each([
  '',
  ...['mix', 'deal', 'booklet', 'export', 'calibrate', 'set', 'simulate'],
  ...['mafia', 'multiplayer', 'nation', 'target', 'tmag'].map((kit) => `print ${kit}`),
])('dagger help %s is in the language of the answers', async (command) => {
  const { code, out } = await dagger('help', ...command.split(' ').filter(Boolean));
  // Flags and the words of examples are for the program.
  const told = withoutQuotes(out).replace(/^ +dagger .*$|--\w+/gm, '');
  expect(ENGLISH_WORDS.test(told), told).toBe(LANGUAGE === ENGLISH);
  expect(code).toBe(0);
});

it.each(GAMES.map(({ id }) => id))('the commands that the odds of %s name are understood', async (id) => {
  const { page } = (await import(`../src/games/${id}/odds-page/index.ts`)) as { readonly page: OddsPage };
  const commands = JSON.stringify(page).match(/(?<=npm run -s dagger -- )[^`]+/g) ?? [];
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) {
    const words = command.split(' ');
    const games = words.indexOf('--games') + 1;
    expect(words[games]).toMatch(/^\d+$/);
    const { code, err } = await dagger(...words.with(games, '1'));
    expect([code, err], command).toEqual([0, '']);
  }
});
