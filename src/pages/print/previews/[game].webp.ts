/** A booklet lying open, as a picture. Cards need none: pages draw them as they are printed. */
import type { APIRoute } from 'astro';
import { SOURCES } from '../../../games';
import { bookletPreview, toWebp } from '../../../press/previews';

/** Twice the width at which pages show it. */
const WIDTH = 2304;

export const getStaticPaths = () =>
  SOURCES.map((source) => ({ params: { game: source.id }, props: { source } }));

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await toWebp(await bookletPreview(props.source), WIDTH)), {
    headers: { 'content-type': 'image/webp' },
  });
