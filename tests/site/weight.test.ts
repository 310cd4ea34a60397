/** What a page may weigh, gzipped: its scripts with all that they import, and everything before the first picture. */
import { expect, inject, test } from 'vitest';
import { gzipped, scriptBytes, scriptFiles } from '../../scripts/size/page-scripts';
import { volume } from '../volume';
import { pagesOf } from './pages';
import { visit } from './visit';

const KB = 1024;
/**
 * Script and markup a page kind may have, in KB gzipped. The styles stand in the markup, 3 to 6 KB of it; every page has 2 KB
 * of script for the slash key and offline use, which asks before it keeps all of the site. A deal's game and the studio's kit
 * come after the page, each alone: what is counted here is what every one of them loads. Messages that take something are
 * functions, and pack worse than words in the middle of a script: 0.1 KB a page, and 0.6 where nearly all is words
 * (calibration). The ways to other languages and the question which one is read are 0.3 KB of markup and 0.2 of script; with
 * numbers as a language writes them come 0.3 KB more where there are any. `npm test` builds the site in English alone: a proof
 * has all languages, and 0.1 KB more for the ways to them.
 */
const BUDGETS: readonly {
  readonly kind: RegExp;
  readonly script: number;
  readonly html: number;
}[] = [
  // It searches.
  { kind: /^rules\/$/, script: 4.6, html: 16 },
  // Nation's Learn shows a tile, a modifier, a specialist and a hit list too; on a phone a picture scrolls in its frame.
  { kind: /^rules\/nation\//, script: 2.5, html: 38.8 },
  { kind: /^rules\//, script: 2.5, html: 36 },
  // In the open and sealed; what deals sealed comes when it is chosen. A phone that goes round is where it was after a reload,
  // and a link is handed to other apps. Names that look alike in two alphabets are refused.
  // Names of before to tap, what is chosen in a sentence, who has looked, a code to scan; wishes are counted when they are made.
  // A card that is held up is made smaller until all of it is in sight; so it is on a seat. Fresh targets say where they cannot be.
  // A code that does not load is said, and asked for again; so are wishes and the host’s page.
  { kind: /^deal\/.+/, script: 36.1, html: 17.2 },
  // They only go on to other pages.
  { kind: /^((host|games)\/|(deal|search)\/$)/, script: 2.5, html: 16 },
  // It closes a deal, follows a chain of codes, and still reads finished games of version 2.
  // What another tab was told counts in this one, links are found between words, and the focus goes on: 0.3 KB.
  // Codes and words that do not load are said, and asked for again.
  { kind: /^(seat|verify)\//, script: 53, html: 16.2 },
  // It reads files, with a schema, and brings in tables that were not written to the end.
  // It says which sealed deals are under way, and keeps them out of the file. A damaged time breaks no list.
  { kind: /^kept\//, script: 21.4, html: 16 },
  // Every licence word for word.
  { kind: /^licences\//, script: 2.5, html: 32 },
  // The vectors are dealt again on the page.
  { kind: /^protocol\//, script: 20.8, html: 21.6 },
  // Sizes that are typed in, cut files, copies of single pieces, backs that are moved.
  // Boxes, large print and sets of one's own: their fields. What has the focus is not behind the bars.
  { kind: /^print\/custom\//, script: 45.6, html: 17 },
  // A profile file is read as every file is, within limits.
  { kind: /^print\/calibrate\//, script: 21.9, html: 18 },
  // It has the look of tables, in type of twice the size too.
  { kind: /^table\/$/, script: 18.8, html: 16.1 },
  // A table has its whole game, and this one has the most cards by far, and a pyramid. The page names its scripts (0.6 KB).
  // It is played alone too: what begins such a game, and where its rules and programs are.
  // Each part of a table that does not load is asked for again, by a button, and the skip link leaves an address
  // as it is: 0.2 KB for all tables. The same words another time are read out again, and a rule that another leads to has the
  // focus: 0.1 KB. Its pyramid scrolls where type is large: 0.2 KB of style.
  { kind: /^table\/nation\//, script: 57, html: 30.4 },
  // It cites its Law, ends days that block, and reads tables of two editions of its rules.
  // The players round a table, the day's clock and the voice; it asks to be kept.
  // Rows where a circle has no room, names that are shortened apart, a table's programs: 0.7 KB.
  // The way back through a finished game. A link that was damaged on its way says where.
  // The focus goes on with the clock, and a count with the vote on going home.
  { kind: /^table\/mafia\//, script: 55.4, html: 28 },
  // 5 KB more than at first: a second screen, tables that are kept by name, schemas for what files and links hold (1.6 KB),
  // links to the rules that are cited, limits on what is read, tables of sealed deals, a device that goes round.
  // 2 KB: a docked screen that stays awake, second taps, reveals, rematches, light and dark.
  // It deals by wishes, which go along to the next game; a table knows who has looked, and leads a newcomer through a round.
  { kind: /^table\/target\//, script: 55.1, html: 28 },
  { kind: /^table\//, script: 51.5, html: 28 },
  // A slider for the number of players.
  { kind: /^odds\/mafia\//, script: 4.5, html: 32 },
  { kind: /^odds\//, script: 2.5, html: 32 },
  { kind: /^print\/$/, script: 2.5, html: 44 },
  // Words for the seed of a deal at once, a name that is typed on a card, and who plays tonight.
  { kind: /^$/, script: 5, html: 28 },
  { kind: /./, script: 2.5, html: 16 },
];

const WAYS = volume(0, 0.1);

test('every page keeps to the budget of its kind', () => {
  const site = inject('site');
  const over = pagesOf(site).flatMap(({ path, html }) => {
    const budget = BUDGETS.find(({ kind }) => kind.test(path));
    const weights = { script: scriptBytes(site, html), html: gzipped(html) };
    return (['script', 'html'] as const)
      .filter((part) => weights[part] > ((budget?.[part] ?? 0) + WAYS) * KB)
      .map((part) => `${path}: ${part} is ${(weights[part] / KB).toFixed(1)} KB, of ${budget?.[part]} KB`);
  });
  expect(over).toEqual([]);
});

test('no page asks for more than thirty scripts', () => {
  const site = inject('site');
  const many = pagesOf(site).filter(({ html }) => scriptFiles(site, html).size > 30);
  expect(many.map(({ path }) => path)).toEqual([]);
});

const PLAYED = ['mafia', 'target', 'nation', 'tmag'];

test.each([
  // With its five fonts, forty; nation has one more.
  ...PLAYED.map((game) => {
    const most = game === 'nation' ? 36 : 35;
    return [`table/${game}/#players=Ana,Ben,Cy,Dee,Eve&seed=s`, 'Menu', most] as const;
  }),
  // The form has the law's numbers too.
  ...PLAYED.map((game) => [`deal/${game}/`, 'Deal', 42] as const),
])('%s is there with few files, each once', async (address, last, most) => {
  await visit(`/${address}`, async (page) => {
    await page
      .getByText(new RegExp(`^${last}`))
      .first()
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    // Fonts apart, five or more: which a page needs is decided by its letters, and when they come by the browser.
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [] : [name])),
    );
    expect(files.length + 1, files.join('\n')).toBeLessThanOrEqual(most);
    expect(files.toSorted()).toEqual([...new Set(files)].sort());
  });
});

test.each(['site', 'subSite'] as const)(
  'each page of %s names all the scripts that its parts import',
  (name) => {
    const site = inject(name);
    const withParts = pagesOf(site).filter(({ html }) => html.includes('<astro-island'));
    expect(withParts.length).toBeGreaterThan(10);
    for (const { html } of withParts) {
      const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(
        ([, address]) => address,
      );
      const files = scriptFiles(site, html, /(?:component|renderer)-url="([^"]+)"/g);
      expect(named.map((address) => `${site.root}/${address?.slice(site.base.length)}`).sort()).toEqual(
        [...files].sort(),
      );
    }
  },
);

test('a text of rules is there in 60 KB, fonts apart, and needs nothing else to be read', () => {
  const site = inject('site');
  for (const { path, html } of pagesOf(site).filter(({ path }) => /^rules\/./.test(path))) {
    const all = scriptBytes(site, html) + gzipped(html);
    expect(all / KB, path).toBeLessThan(60);
    // What would hold up the first picture: scripts that block, and style sheets that have to be fetched.
    expect(html.match(/<script(?![^>]*type="(?:module|application\/ld\+json)")/g), path).toBeNull();
    expect(html, path).not.toMatch(/@import|rel="?stylesheet/);
  }
});
