/** Every file of the site that is no page, made while the site is built. */
import { existsSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { APIRoute } from 'astro';
import { ENGLISH, LANGUAGE } from '#messages/language';
import { sheetFile } from '../app/calibrate/readings';
import { href } from '../app/links';
import type { LawFile } from '../app/session/RuleSheet';
import { LESSON_FILE } from '../app/tables/lesson/lesson';
import { SHARED } from '../components/rooms';
import { inlinesHtml } from '../components/rules/inlines';
import { lessonOf } from '../components/rules/lesson';
import { siteAddress } from '../files/booklet-file';
import { keptFile } from '../files/build-cache';
import { calibrationPdf } from '../files/calibration-sheet';
import { fontPath, readFontFile, sharedBook } from '../files/node-fonts';
import { loadFaces } from '../files/pieces';
import { bookletPages, SIDES_SHOWN, sharePng, toWebp } from '../files/previews';
import { readRules } from '../files/read-rules';
import { hasFiles, READY_FILES } from '../files/ready-files';
import { searchFile } from '../files/search-index';
import { SET_GAMES } from '../files/sets';
import { GAMES, SOURCES } from '../games';
import type { Source } from '../games/game';
import { HOME_PAPERS } from '../print/papers';
import { FLIPS } from '../print/profile';
import { ruleWords } from '../rules/document';
import { rulesOf } from '../rules/law';
import { linksFromRoot } from '../rules/map-links';
import { coverageFile, filesOf } from '../scene/fonts/catalog';
import type { Scene } from '../scene/scene';
import { sceneToSvg } from '../scene/svg';

type Get = (site: URL | undefined) => Promise<Response>;

/** Everybody may read everything; pages that hold secrets say for themselves that they are not for lists. */
const robots: Get = async (site) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(href('sitemap.xml'), site)}\n`);

/**
 * What the print worker fetches when a name needs it: the fonts of the fontsource packages, unpacked from WOFF2 and packed
 * again as the worker can unpack them, and which characters the large ones cover. The build gives other languages those of
 * the site in English (src/integrations/pages.ts).
 */
const fonts = filesOf((name) => JSON.parse(readFileSync(fontPath(coverageFile(name)), 'utf8'))).map(
  (file): [string, Get] => [
    `fonts/${file}.bin`,
    () =>
      keptFile('application/octet-stream', 'fonts', file, async () =>
        deflateSync(await readFontFile(file), { level: 9 }),
      ),
  ],
);

/** Booklets lead to the site by a QR code; sheets of cards do not. */
const readyFiles = READY_FILES.map(({ name, kind, source, make }): [string, Get] => [
  `print/files/${name}`,
  () =>
    keptFile(
      'application/pdf',
      { game: source.id },
      kind === 'kit' ? name : `${name} ${siteAddress()}`,
      make,
    ),
]);

const calibrationSheets = HOME_PAPERS.flatMap((paper) =>
  FLIPS.map((flip): [string, Get] => {
    const file = sheetFile(paper, flip);
    const make = async () => calibrationPdf(await sharedBook(), paper, flip);
    return [`print/calibrate/${file}`, () => keptFile('application/pdf', 'no game', file, make)];
  }),
);

/** A picture on the page of prints, in dots twice as wide as it is shown there. */
const PREVIEW_WIDTH = 672;

const preview = (
  { id: game }: Source,
  name: string,
  draw: () => Promise<Scene | undefined>,
): [string, Get] => {
  const make = async () => {
    const scene = await draw();
    if (!scene) throw new Error(`nothing to draw as ${name}`);
    return toWebp(scene, PREVIEW_WIDTH);
  };
  return [`print/previews/${name}.webp`, () => keptFile('image/webp', { game }, name, make)];
};

/** The sides of sheets as they come out, and the first pages of booklets. */
const previews = async (): Promise<readonly [string, Get][]> => {
  const ready = READY_FILES.filter(({ way, paper }) => way === 'long' && paper === 'a4');
  const sheets = ready.map(async ({ source, kit, takes, sides }) =>
    Array.from({ length: Math.min(SIDES_SHOWN, (await takes?.())?.sides ?? 0) }, (_, k) =>
      preview(source, `${kit?.id}-side-${k + 1}`, async () => (await sides?.())?.[k]?.scene),
    ),
  );
  const pages = SOURCES.filter(hasFiles).flatMap((source) =>
    [0, 1, 2].map((k) =>
      preview(source, `${source.id}-rules-${k + 1}`, async () => (await bookletPages(source))[k]),
    ),
  );
  return [...(await Promise.all(sheets)).flat(), ...pages];
};

/** The pictures that links bring along. */
const shared = SHARED.map((picture): [string, Get] => [
  `previews/${picture.id}.png`,
  () => keptFile('image/png', 'all games', `${picture.id}.png`, () => sharePng(picture)),
]);

/** The large pictures of games, for pages: files, so that each is fetched once. */
const pictures = GAMES.map(({ id }): [string, Get] => [
  `rules/${id}/picture.svg`,
  async () => {
    const { picture } = await loadFaces(id);
    const svg = picture ? sceneToSvg(picture('full'), { text: 'live', compact: true }) : '<svg/>';
    return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
  },
]);

/** The rules of a Law one by one, for tables that cite them: by id, and by each anchor that a rule had before. */
const laws = SOURCES.map((source): [string, Get] => [
  `rules/${source.id}/law.json`,
  async () => {
    const { blocks } = await readRules(source);
    const law: LawFile = Object.fromEntries(
      rulesOf(linksFromRoot(blocks, source.id)).flatMap((rule) => {
        const html = ruleWords(rule).map(({ inlines }) => `<p>${inlinesHtml(inlines)}</p>`);
        const entry = { number: rule.number, html: html.join('') };
        return [rule.slug, ...(rule.formerly ?? [])].map((id) => [id, entry]);
      }),
    );
    return Response.json(law);
  },
]);

/** Whole texts, for booklets that the studio makes with the cards of a set. */
const texts = SOURCES.filter(({ id }) => SET_GAMES.includes(id)).map((source): [string, Get] => [
  `rules/${source.id}/text.json`,
  async () => Response.json(await readRules(source)),
]);

/** The guided rounds of the games that have one. */
const lessons = GAMES.filter(({ id }) => existsSync(`content/${id}/round.json`)).map(
  (game): [string, Get] => [
    `rules/${game.id}/${LESSON_FILE}`,
    async () => Response.json(await lessonOf(game)),
  ],
);

export const getStaticPaths = async () => {
  const files: [string, Get][] = [
    ['robots.txt', robots],
    ...(LANGUAGE === ENGLISH || import.meta.env.DEV ? fonts : []),
    ...readyFiles,
    ...calibrationSheets,
    ...(await previews()),
    ...shared,
    ...pictures,
    ...laws,
    ...texts,
    ...lessons,
    [
      'search.json',
      () =>
        keptFile('application/json', 'all games', 'search', async () =>
          Buffer.from(JSON.stringify(await searchFile())),
        ),
    ],
  ];
  return files.map(([file, get]) => ({ params: { file }, props: { get } }));
};

export const GET: APIRoute<{ get: Get }> = ({ props: { get }, site }) => get(site);
