/** What search engines and previews of links are told about each page, and what they are not. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { GAMES } from '../../src/games';
import { ICON_ARTISTS } from '../../src/look/icons';
import { pagesOf } from './pages';
import type { BuiltSite } from './set-up';

const HOST = 'https://dagger.example';

const decode = (text: string): string =>
  text.replaceAll('&#34;', '"').replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&quot;', '"');

const metaOf = (html: string, name: string): string | undefined => {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html);
  return tag?.[1] === undefined ? undefined : decode(tag[1]);
};

const isListed = (html: string): boolean => metaOf(html, 'robots') === undefined;

const pictureFile = ({ root, base }: BuiltSite, html: string): string =>
  join(root, (metaOf(html, 'og:image') ?? '').slice(`${HOST}${base}`.length));

test('every page has a title and a description of its own, as long as lists show them', () => {
  const pages = pagesOf(inject('site'));
  for (const { path, html } of pages) {
    const description = metaOf(html, 'description') ?? '';
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(30);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(165);
    expect(metaOf(html, 'og:description'), path).toBe(description);
    expect(html.match(/<h1[ >]/g)?.length, path).toBe(1);
  }
  const listed = pages.filter(({ html }) => isListed(html));
  for (const tell of [
    (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1],
    (html: string) => metaOf(html, 'description'),
  ]) {
    const told = listed.map(({ html }) => tell(html));
    expect(told.filter((words, i) => told.indexOf(words) !== i)).toEqual([]);
  }
});

test.each(['site', 'subSite'] as const)(
  'pages of %s name their own address, and a picture that is there',
  async (which) => {
    const site = inject(which);
    const seen = new Set<string>();
    for (const { path, html } of pagesOf(site)) {
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      expect(canonical, path).toBe(isListed(html) ? `${HOST}${site.base}${path}` : undefined);
      expect(metaOf(html, 'og:url'), path).toBe(canonical);
      expect(metaOf(html, 'og:image'), path).toMatch(
        new RegExp(`^${HOST}${site.base}previews/[a-z-]+\\.png$`),
      );
      expect(metaOf(html, 'og:image:alt')?.length, path).toBeGreaterThan(10);
      expect(metaOf(html, 'twitter:card'), path).toBe('summary_large_image');
      const file = pictureFile(site, html);
      expect(existsSync(file), file).toBe(true);
      if (seen.has(file)) continue;
      seen.add(file);
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format], file).toEqual([1200, 630, 'png']);
      expect(readFileSync(file).length, file).toBeLessThan(120_000);
    }
  },
);

test('each text of rules has a picture of its own', () => {
  const site = inject('site');
  const rules = pagesOf(site).filter(({ path }) => /^rules\/[^/]+\/$/.test(path));
  expect(new Set(rules.map(({ html }) => pictureFile(site, html))).size).toBe(rules.length);
  expect(rules.length).toBeGreaterThanOrEqual(GAMES.length);
});

test('pages that hold secrets are in no list, and all show one picture', () => {
  const site = inject('site');
  const secret = pagesOf(site).filter(({ path }) =>
    /^(seat|verify|host|search|games|deal(?=\/$))\//.test(path),
  );
  expect(secret.length).toBeGreaterThanOrEqual(3);
  for (const { path, html } of secret) {
    expect(isListed(html), path).toBe(false);
    expect(metaOf(html, 'og:image'), path).toBe(`${HOST}/previews/site.png`);
  }
});

test.each(['site', 'subSite'] as const)(
  'the site map of %s has every page that is for lists, and robots find it',
  (which) => {
    const site = inject(which);
    const map = readFileSync(join(site.root, 'sitemap.xml'), 'utf8');
    const listed = pagesOf(site)
      .filter(({ html }) => isListed(html))
      .map(({ path }) => `${HOST}${site.base}${path}`);
    expect([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(listed.sort());
    expect(readFileSync(join(site.root, 'robots.txt'), 'utf8')).toContain(
      `Sitemap: ${HOST}${site.base}sitemap.xml`,
    );
  },
);

test.each(GAMES)('$id is told as a game, by its data', ({ id, title, players }) => {
  const html = readFileSync(join(inject('site').root, 'rules', id, 'index.html'), 'utf8');
  const data = JSON.parse(/<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? '{}');
  expect(data).toMatchObject({
    '@type': 'Game',
    name: title,
    url: `${HOST}/rules/${id}/`,
    numberOfPlayers: { minValue: players.min, ...('max' in players && { maxValue: players.max }) },
  });
});

test('the page of licences has the fonts, the packages of scripts and of their workers, and every artist', () => {
  const text = readFileSync(join(inject('site').root, 'licences/index.html'), 'utf8');
  for (const name of [
    '@fontsource/league-gothic',
    'preact',
    'idb-keyval',
    '@cantoo/pdf-lib',
    'satori',
    'astro',
  ]) {
    expect(text).toMatch(new RegExp(`<summary[^>]*>\\s*${name} \\d`));
  }
  expect(text).toContain(ICON_ARTISTS);
  expect(text).toContain('No licence stated');
});
