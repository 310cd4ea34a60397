/** A booklet lying open, as a picture. Cards need none: pages draw them as they are printed. */
import type { APIRoute } from 'astro';
import { GAMES } from '../../../games';
import { bookletPreview, toWebp } from '../../../press/previews';

/** Twice the width at which pages show it. */
const WIDTH = 2304;

export const getStaticPaths = () => GAMES.map((game) => ({ params: { game: game.id }, props: { game } }));

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await toWebp(await bookletPreview(props.game), WIDTH)), {
    headers: { 'content-type': 'image/webp' },
  });
