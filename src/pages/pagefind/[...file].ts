/** The search index and the program that reads it, made while the site is built. */
import type { APIRoute } from 'astro';
import { searchIndex } from '../../press/search-index';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', json: 'application/json' };

export const getStaticPaths = async () =>
  (await searchIndex()).map(({ path, content }) => ({ params: { file: path }, props: { content } }));

export const GET: APIRoute = ({ params, props }) =>
  new Response(new Uint8Array(props.content), {
    headers: { 'content-type': TYPES[params.file?.split('.').at(-1) ?? ''] ?? 'application/octet-stream' },
  });
