/**
 * The smallest server that a static site needs: files of one folder, index.html for a path that ends in a slash, the
 * site's own 404 page, and the headers of its file `_headers`. It serves on this machine only, unless it is told another
 * host.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { headersFor, parseHeaders } from './host-headers';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

interface Options {
  /** The folder that holds the built site. */
  readonly root: string;
  /** The path below which it is served: "/", or "/sub/". */
  readonly base?: string;
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;

type Headers = Readonly<Record<string, string>>;

/** What hosts read and do not serve. */
const HEADERS_FILE = '_headers';

const sendFile = (response: ServerResponse, path: string, headers: Headers): void => {
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    ...headers,
  });
  createReadStream(path).pipe(response);
};

const sendMissing = async (response: ServerResponse, root: string, headers: Headers): Promise<void> => {
  const page = await readFile(join(root, '404.html'), 'utf8').catch(() => 'Not found.');
  response.writeHead(404, { 'content-type': TYPES['.html'], ...headers }).end(page);
};

/** A path below the root, or nothing for an address that is damaged, leaves the root or is outside the base. */
const pathOf = (url: string, base: string): string | undefined => {
  const [path = '/'] = url.split(/[?#]/);
  if (!path.startsWith(base)) return undefined;
  try {
    const below = normalize(`/${decodeURIComponent(path.slice(base.length))}`);
    return below.includes('\0') ? undefined : below;
  } catch {
    return undefined;
  }
};

export const staticServer = ({ root, base = '/' }: Options): Server => {
  const headersFile = join(root, HEADERS_FILE);
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
  return createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathOf(request.url ?? '/', base);
    const headers = headersFor(rules, path ?? '/');
    if (path === undefined || path === `/${HEADERS_FILE}`) return sendMissing(response, root, headers);
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    if (await isFile(file)) return sendFile(response, file, headers);
    if (!path.endsWith('/') && (await isFile(join(root, path, 'index.html')))) {
      response.writeHead(301, { location: `${(request.url ?? '').split(/[?#]/)[0]}/` }).end();
      return;
    }
    return sendMissing(response, root, headers);
  });
};

/** Listens on `port`, or on the next one that is free (up to 20 further on); 0 takes any. Gives the port it got. */
export const listen = async (server: Server, port: number, host: string): Promise<number> => {
  for (let next = port; ; next += 1) {
    const failure = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
      const failed = (error: NodeJS.ErrnoException) => done(error);
      server.once('error', failed);
      server.listen(next, host, () => {
        server.off('error', failed);
        done(undefined);
      });
    });
    if (failure === undefined) {
      const address = server.address();
      return typeof address === 'object' && address ? address.port : next;
    }
    if (failure.code !== 'EADDRINUSE' || next >= port + 20 || next >= 65_535) throw failure;
  }
};
