/** Every file of the site that is no page, made while the site is built. */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { APIRoute } from 'astro';
import { sheetFile } from '../app/calibrate/readings';
import { href } from '../app/links';
import type { LawFile } from '../app/session/RuleSheet';
import { type Shared, sharePictures } from '../components/rooms';
import { inlinesHtml } from '../components/rules/inlines';
import { GAMES, SOURCES } from '../games';
import { siteAddress } from '../press/booklet-file';
import { calibrationPdf } from '../press/calibration-file';
import { keptFile } from '../press/kept-file';
import { fontPath, readFontFile, sharedBook } from '../press/node-book';
import { bookletPreview, sharePng, showcase, toWebp } from '../press/previews';
import { READY_FILES } from '../press/ready-files';
import { searchFile } from '../press/search-index';
import { CALIBRATION_PAPERS } from '../print/calibration';
import { FLIPS } from '../print/profile';
import { ruleWords } from '../rules/document';
import { rulesOf } from '../rules/law';
import { mapLinks } from '../rules/map-links';
import { readRules } from '../rules/read-rules';
import { coverageFile, filesOf } from '../scene/fonts/catalog';

type Get = (site: URL | undefined) => Promise<Response>;

/** Everybody may read everything; pages that hold secrets say for themselves that they are not for lists. */
const robots: Get = async (site) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(href('sitemap.xml'), site)}\n`);

/**
 * What the print worker fetches when a name needs it: the fonts of the fontsource packages, unpacked from WOFF2 and packed
 * again as the worker can unpack them, and which characters the large ones cover.
 */
const fonts = filesOf((name) => JSON.parse(readFileSync(fontPath(coverageFile(name)), 'utf8'))).map(
  (file): [string, Get] => [
    `fonts/${file}.bin`,
    async () => new Response(deflateSync(await readFontFile(file), { level: 9 })),
  ],
);

/** Booklets lead to the site by a QR code; sheets of cards do not. */
const readyFiles = READY_FILES.map(({ name, kind, make }): [string, Get] => [
  `print/files/${name}`,
  () => keptFile('application/pdf', kind === 'kit' ? name : `${name} ${siteAddress()}`, make),
]);

const calibrationSheets = CALIBRATION_PAPERS.flatMap((paper) =>
  FLIPS.map((flip): [string, Get] => {
    const file = sheetFile(paper, flip);
    const make = async () => calibrationPdf(await sharedBook(), paper, flip);
    return [`print/calibrate/${file}`, () => keptFile('application/pdf', file, make)];
  }),
);

/** Twice the width at which pages show it. */
const BOOKLET_WIDTH = 2304;
/** Pages full of small type are heavy, and no one reads them in a picture. */
const BOOKLET_QUALITY = 55;

/** Open booklets, as pictures. Cards need none: pages draw them as they are printed. */
const booklets = SOURCES.map((source): [string, Get] => {
  const make = async () => toWebp(await bookletPreview(source), BOOKLET_WIDTH, BOOKLET_QUALITY);
  return [`print/previews/${source.id}.webp`, () => keptFile('image/webp', `${source.id}.webp`, make)];
});

/** The front of a piece of each of some games, or two of one game over its back. */
const piecesOf = async ({ source }: Shared) => {
  if (source) {
    const pieces = await Promise.all(source.kits.slice(0, 1).map((kit) => showcase(source, kit, 2)));
    return pieces.flat();
  }
  const fronts = await Promise.all(
    GAMES.flatMap((game) => game.kits.slice(0, 1).map((kit) => showcase(game, kit, 1))),
  );
  return fronts.flatMap((pieces) => pieces.slice(0, 1));
};

/** The pictures that links bring along. */
const shared = sharePictures().map((picture): [string, Get] => {
  const make = async () => sharePng({ ...picture, pieces: await piecesOf(picture) });
  return [`previews/${picture.id}.png`, () => keptFile('image/png', `${picture.id}.png`, make)];
});

/** The rules of a Law one by one, for tables that cite them: by id, and by each anchor that a rule had before. */
const laws = SOURCES.map((source): [string, Get] => [
  `rules/${source.id}/law.json`,
  async () => {
    const { blocks } = await readRules(source);
    const here = mapLinks(blocks, (link) => (link.startsWith('#') ? `/rules/${source.id}/${link}` : link));
    const law: LawFile = Object.fromEntries(
      rulesOf(here).flatMap((rule) => {
        const html = ruleWords(rule).map(({ inlines }) => `<p>${inlinesHtml(inlines)}</p>`);
        const entry = { number: rule.number, html: html.join('') };
        return [rule.slug, ...(rule.formerly ?? [])].map((id) => [id, entry]);
      }),
    );
    return Response.json(law);
  },
]);

export const getStaticPaths = () => {
  const files: [string, Get][] = [
    ['robots.txt', robots],
    ...fonts,
    ...readyFiles,
    ...calibrationSheets,
    ...booklets,
    ...shared,
    ...laws,
    ['search.json', async () => Response.json(await searchFile())],
  ];
  return files.map(([file, get]) => ({ params: { file }, props: { get } }));
};

export const GET: APIRoute<{ get: Get }> = ({ props: { get }, site }) => get(site);
