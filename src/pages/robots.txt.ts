/** Everybody may read everything; pages that hold secrets say for themselves that they are not for lists. */
import type { APIRoute } from 'astro';
import { href } from '../app/links';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(href('sitemap.xml'), site)}\n`);
