/** The site in other languages: as many pages, which lead to each other and weigh about the same, and nothing left of English. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { gzipped, scriptBytes } from '../../scripts/size/page-scripts';
import { PSEUDO } from '../../scripts/texts/pseudo';
import { grouped } from '../../src/base/words';
import { linkText } from '../../src/deal/sealed/codes';
import { encodeInvitation } from '../../src/deal/sealed/invitation';
import { started } from '../../src/deal/sealed/table.sample';
import { LANGUAGES } from '../../src/integrations/messages';
import { volume } from '../volume';
import { kindOf, otherLanguages, pagesOf } from './pages';
import { calmTap } from './taps';
import { inBrowser, open, visiting } from './visit';

/** In a proof the site is built whole, else one has the language that nobody speaks. */
const WHICH = volume<'site' | 'subSite'>('subSite', 'site');
const SITE = inject(WHICH);
const HOST = `https://dagger.example${SITE.base}`;
const OTHERS = otherLanguages(SITE.root);
const ENGLISH = pagesOf(SITE);

/** Script and markup of a page, gzipped, and the fonts that it names first: bytes. */
const weightOf = (html: string): number => {
  const fonts = [...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, file = '']) => file);
  const sizes = fonts.map((file) => statSync(join(SITE.root, file.slice(SITE.base.length))).size);
  return scriptBytes(SITE, html) + gzipped(html) + sizes.reduce((sum, size) => sum + size, 0);
};

test('there are pages in every language that is asked for', () => {
  expect(OTHERS).toEqual(volume([PSEUDO], LANGUAGES.slice(1)));
});

describe.each(OTHERS)('in %s', (language) => {
  const pages = pagesOf(SITE, language);

  test('every page of English is there, in its language, with the way to all others', () => {
    expect(pages.map(({ path }) => path)).toEqual(ENGLISH.map(({ path }) => path));
    for (const { path, html } of pages) {
      expect(html, path).toContain(`<html lang="${language}"`);
      if (!html.includes('rel="canonical"')) continue;
      const alternates = [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, tag = '', address = '']) => `${tag} ${address}`,
      );
      expect(alternates).toEqual(
        [
          ['en', `${HOST}${path}`],
          ...OTHERS.map((other) => [other, `${HOST}${other}/${path}`]),
          ['x-default', `${HOST}${path}`],
        ].map((each) => each.join(' ')),
      );
    }
  });

  test('pictures in rules that stay English are in the language of the page, and say so', () => {
    const html = pages.find(({ path }) => path === 'rules/multiplayer/')?.html ?? '';
    const pictures = html.match(/<svg [^>]*role="img"[^>]*>/g) ?? [];
    expect(html).toContain('<div class="text" lang="en"');
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((one) => !one.includes(` lang="${language}"`))).toEqual([]);
  });

  // Words that are two fifths longer weigh more.
  const most = language === PSEUDO ? 0.4 : 0.05;

  test(`no page is more than ${100 * most} % heavier than in English`, () => {
    const heavier = pages.flatMap(({ path, html }) => {
      const english = ENGLISH.find((page) => page.path === path);
      const more = english ? weightOf(html) / weightOf(english.html) - 1 : 0;
      return more > most ? [`${path}: ${(100 * more).toFixed(1)} %`] : [];
    });
    expect(heavier).toEqual([]);
  });
});

/** Names, and what is in its own words or in English for everyone. */
const NAMES = `Paper Dagger Magic Gathering Wizards Coast TMAG Ana Ben Dee Eve Fox Gil Hal Ida Lou English Hasbro GitHub Gotcha Letter
  Legal Tabloid MakePlayingCards findings`;

/** What English says by the names that the program has for it, and other languages choose by. */
const IDS =
  'front back top bottom left right north south east west long short across down each all assassin contract';

/** What nobody translates: names, the words of seeds, and what the new game says. */
const OWN_FILES = [
  'src/app/deal/seeds.ts',
  'scripts/new-game/sample/index.ts',
  'scripts/new-game/sample/kit.ts',
];
const OWN_WORDS = new Set(
  [NAMES, IDS, ...OWN_FILES.flatMap((file) => readFileSync(file, 'utf8').match(/'[^'\n]*'|`[^`]*`/g) ?? [])]
    .join(' ')
    .toLowerCase()
    .match(/[a-z]+/g),
);

/** Words on a page, shown or read aloud, that have no accents, outside of what is in English in all languages. */
const plainWords = (): string[] => {
  const isEnglish = (node: Element) =>
    node.closest('script, style, noscript, code, pre, [hidden]') ||
    node.closest('[lang]')?.getAttribute('lang') === 'en';
  const wordsOf = (text: string) =>
    (text.match(/[A-Za-z]*[aeiouy][A-Za-z]*/gi) ?? []).filter((word) => word.length > 2);
  const found = [...document.querySelectorAll('[aria-label], [placeholder]')].flatMap((node) =>
    isEnglish(node) ? [] : wordsOf(`${node.ariaLabel ?? ''} ${node.getAttribute('placeholder') ?? ''}`),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && !isEnglish(node.parentElement)) found.push(...wordsOf(node.textContent ?? ''));
  return found;
};

/** What can be pressed and is beyond the edge of the screen, but for wide tables, which scroll sideways by key and finger. */
const outOfReach = (): string[] =>
  [...document.querySelectorAll('a, button, summary, input, select, textarea')].flatMap((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    const isOut = width > 1 && node.checkVisibility() && (left < -1 || right > innerWidth + 1);
    return isOut && !node.closest('[role=region][tabindex]') ? `${node.textContent}` : [];
  });

const PLAYED = 'players=Ana,Ben,Dee,Eve,Fox&seed=friday-7';

test(`in the language that nobody speaks no page is cut at 360 px, and nothing is in English`, async () => {
  const site = inject('subSite');
  const all = pagesOf(site, PSEUDO)
    .map(({ path }) => path)
    .filter((path) => !/^licences\/|\/(multiplayer|gotcha)\//.test(path));
  // A table has words of its own for each game; one page of each other kind.
  const kinds = [...grouped(all, kindOf)];
  const few = kinds.flatMap(([kind, alike]) => (kind.startsWith('table/') ? alike : alike.slice(0, 1)));
  const paths = volume(few, all);
  expect(paths.length).toBeGreaterThan(volume(20, 40));
  const left: string[] = [];
  await inBrowser(
    async (page) => {
      const check = async (path: string) => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 360) left.push(`${path}: ${width} px wide`);
        left.push(...(await page.evaluate(outOfReach)).map((what) => `${path}: “${what}” is out of reach`));
        // These list the sections of the English reference, and codes.
        if (/^(rules|search|protocol)\/$/.test(path)) return;
        const words = (await page.evaluate(plainWords)).filter((word) => !OWN_WORDS.has(word.toLowerCase()));
        if (words.length > 0) left.push(`${path}: ${[...new Set(words)].join(' ')}`);
      };
      for (const path of paths) {
        await open(page, `${site.origin}${site.base}${join(PSEUDO, path)}`);
        await check(path);
      }
      for (const path of paths.filter((one) => /^table\/./.test(one))) {
        await open(page, `${site.origin}${site.base}${join(PSEUDO, path)}#${PLAYED}`);
        await check(`${path} in play`);
        // Whoever is first, and what they do.
        for (const control of [
          '.tile.open, button.seat, .roll',
          '[data-card], [data-lit], .presses button',
        ]) {
          await calmTap(page.locator(control).first());
          await check(`${path} after ${control}`);
        }
        await open(page, `${site.origin}${site.base}${join(PSEUDO, path)}#play=round`);
        await calmTap(page.locator('.guide > .strong'));
        await check(`${path} in a guided round`);
      }
    },
    { viewport: { width: 360, height: 740 } },
  );
  expect(left).toEqual([]);
});

const [OTHER = ''] = OTHERS;
const visitIn = visiting({ of: WHICH, locale: OTHER });

test('who reads another language is asked once, and keeps the place and what is behind “#”', async () => {
  await visitIn('/deal/target/#players=Ana,Ben,Cy&seed=friday-7', async (page) => {
    await page.locator('.language-offer:visible a').click();
    await page.waitForURL(`**/${OTHER}/deal/target/#players=Ana,Ben,Cy&seed=friday-7`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(OTHER);
    // The way back, by keyboard; nobody asks again.
    await page.locator('.languages summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('.languages a[hreflang="en"]').click();
    await page.waitForURL(`${SITE.origin}${SITE.base}deal/target/#players=Ana,Ben,Cy&seed=friday-7`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('.language-offer:visible').count()).toBe(0);
  });
});

test('an invitation goes along to the page in another language', async () => {
  await visitIn(`/seat/#${linkText(encodeInvitation(started().invitation))}`, async (page) => {
    await page.locator('.name-buttons button').first().waitFor();
    await page.locator('.language-offer:visible a').click();
    await page.waitForURL(`**/${OTHER}/seat/`);
    await page.locator('.name-buttons button').first().waitFor();
  });
});
