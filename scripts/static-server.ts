/**
 * Serves a built site: its files, index.html for a path that ends in a slash, compressed and kept by browsers as a host
 * does it, the site's own 404 page, and the headers of its file `_headers`.
 */

import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join, posix } from 'node:path';
import compression from 'compression';
import serveStatic from 'serve-static';
import { codeOf } from '../src/base/result';
import type { Built } from './sites';

/** What hosts read and do not serve. */
const HEADERS_FILE = '_headers';

/**
 * The path of an address as file systems read it: decoded once, "\" as "/", and without the parts that say nothing, as
 * in "//a" and "/./a". Nothing where it cannot be decoded.
 */
export const plainPath = (address: string): string | undefined => {
  try {
    return posix.normalize(decodeURIComponent(address).replaceAll('\\', '/'));
  } catch {
    return undefined;
  }
};

/** By any name: Windows and macOS take capitals for small letters, and Windows drops dots, spaces and what follows a colon. */
const isHeadersFile = (path: string): boolean => /^\/_headers[. ]*(:.*)?$/i.test(path);

/** Their names have a hash of what is in them. */
const isImmutable = (path: string): boolean => path.startsWith('/assets/');

/** What is there, but not as it was asked for: a range past the end, or an older version. */
const isUnmet = (status: number | undefined): status is number => status === 412 || status === 416;

/** In the language whose folder was asked for, where there is one. */
const sendMissing = async (response: ServerResponse, root: string, path = ''): Promise<void> => {
  const [, language = ''] = /^\/([\w-]+)\//.exec(path) ?? [];
  const page = await readFile(join(root, language, '404.html'), 'utf8')
    .catch(() => readFile(join(root, '404.html'), 'utf8'))
    .catch(() => 'Not found.');
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
};

export const staticServer = ({ root, base = '/' }: Pick<Built, 'root'> & Partial<Built>): Server => {
  const headersFile = join(root, HEADERS_FILE);
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
  const files = serveStatic(root, { cacheControl: false });
  // A part of a file is counted in the file's own bytes.
  const filter: compression.CompressionFilter = (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response);
  const compress = compression({ filter }) as unknown as typeof files;
  const server = createServer((request: IncomingMessage & { originalUrl?: string }, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const address = request.url ?? '/';
    const path = address.startsWith(base) ? address.slice(base.length - 1) : undefined;
    const plain = path === undefined ? undefined : plainPath(path.split(/[?#]/)[0] ?? '/');
    const headers = {
      'cache-control': isImmutable(plain ?? '/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...headersFor(rules, plain ?? '/'),
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    compress(request, response, () => {
      if (plain === undefined || isHeadersFile(plain)) return sendMissing(response, root);
      // Redirects are made from the whole address, files are found by what is below the base.
      request.originalUrl = address;
      request.url = path;
      return files(request, response, (error?: { readonly statusCode?: number }) => {
        if (!isUnmet(error?.statusCode)) return sendMissing(response, root, plain);
        response.removeHeader('content-type');
        return response.writeHead(error.statusCode).end();
      });
    });
  });
  // Longer than a client keeps a connection, which would else ask on one that is being closed.
  server.keepAliveTimeout = 65_000;
  return server;
};

/** Whether something answers there, or on this machine by whichever of its two addresses a browser would try. */
const answers = async (port: number, host: string): Promise<boolean> => {
  const tries = ['127.0.0.1', '::1', host].map(async (address) => {
    const socket = connect({ port, host: address, timeout: 500 });
    socket.on('timeout', () => socket.destroy(new Error('timeout')));
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isThere;
  });
  return (await Promise.all(tries)).includes(true);
};

/** Listens on `port`, or on the next one that is free (up to 20 further on); 0 takes any. Gives the port it got. */
export const listen = async (server: Server, port: number, host: string): Promise<number> => {
  for (let next = port; ; next += 1) {
    const isLast = next >= Math.min(port + 20, 65_535);
    if (port > 0 && !isLast && (await answers(next, host))) continue;
    try {
      await once(server.listen(next, host), 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      // It is bound but does not answer, or was taken since.
      if (isLast || codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
};

/**
 * The rules of the file `_headers`, as Netlify and Cloudflare Pages read it: of "/*", "/assets/*" or "/sw.js". Throws with
 * the number of a line that is neither a path, nor a header below one.
 */
export const parseHeaders = (text: string) => {
  const rules: { readonly path: string; readonly headers: [name: string, value: string][] }[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([A-Za-z-]+):\s*(\S.*)$/.exec(line) ?? [];
    if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: [] });
    else if (name && value && rules.length > 0)
      rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
    else throw new Error(`_headers, line ${i + 1}: “${line}” is neither a path nor a header below one.`);
  }
  return rules;
};

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** All that apply to a path. Where two rules set the same header, hosts send both values with a comma between. */
export const headersFor = (rules: ReturnType<typeof parseHeaders>, path: string) => {
  const found = new Headers();
  for (const { headers } of rules.filter((rule) => matches(rule.path, path)))
    for (const [name, value] of headers) found.append(name, value);
  return Object.fromEntries(found);
};
