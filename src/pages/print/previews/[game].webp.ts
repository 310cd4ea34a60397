/** An open booklet, as a picture. Cards need none: pages draw them as they are printed. */
import type { APIRoute } from 'astro';
import { SOURCES } from '../../../games';
import { keptFile } from '../../../press/kept-file';
import { bookletPreview, toWebp } from '../../../press/previews';

/** Twice the width at which pages show it. */
const WIDTH = 2304;

export const getStaticPaths = () =>
  SOURCES.map((source) => ({ params: { game: source.id }, props: { source } }));

export const GET: APIRoute = ({ props: { source } }) =>
  keptFile('image/webp', `${source.id}.webp`, async () => toWebp(await bookletPreview(source), WIDTH));
