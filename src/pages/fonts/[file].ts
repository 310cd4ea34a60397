/** The font files that the print worker fetches when a name needs them: plain copies from the fontsource packages. */
import type { APIRoute } from 'astro';
import { readFontFile } from '../../press/node-book';
import { FONT_FILES } from '../../scene/fonts/catalog';

export const getStaticPaths = () => FONT_FILES.map(({ file }) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await readFontFile(params.file ?? '')), {
    headers: { 'content-type': 'font/woff' },
  });
