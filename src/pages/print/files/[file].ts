/** The ready files, made while the site is built. */
import type { APIRoute } from 'astro';
import { READY_FILES } from '../../../press/ready-files';

export const getStaticPaths = () =>
  READY_FILES.map(({ name, make }) => ({ params: { file: name }, props: { make } }));

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await props.make()), { headers: { 'content-type': 'application/pdf' } });
