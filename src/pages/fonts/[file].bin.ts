/**
 * What the print worker fetches when a name needs it: the fonts of the fontsource packages, unpacked from WOFF2 and
 * packed again as any browser's script can unpack them, and which characters the large ones cover.
 */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { APIRoute } from 'astro';
import { fontPath, readFontFile } from '../../press/node-book';
import { coverageFile, filesOf } from '../../scene/fonts/catalog';

export const getStaticPaths = () =>
  filesOf((name) => JSON.parse(readFileSync(fontPath(coverageFile(name)), 'utf8'))).map((file) => ({
    params: { file },
  }));

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(deflateSync(await readFontFile(params.file ?? ''), { level: 9 })), {
    headers: { 'content-type': 'application/octet-stream' },
  });
