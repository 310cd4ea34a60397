/**
 * Serves two builds of the site from this machine: as it is deployed at the root of a host, and in a folder below one.
 * Builds that stand are used; `npm run sites` makes new ones. Where they are is provided to the tests.
 */
import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, sep } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Built, SITES, standingSites } from '../../scripts/sites';
import { listen, staticServer } from '../../scripts/static-server';
import { needPrograms } from '../../scripts/test/programs';

export interface BuiltSite extends Built {
  /** "http://127.0.0.1:40001", without the base. */
  readonly origin: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    site: BuiltSite;
    subSite: BuiltSite;
  }
}

/** The header of a page that is on a slow line. */
export const SLOW_LINE = 'x-slow-line';

/** ms until a file has come: the way there and back, and 250 KB a second. Texts are sent packed. */
const timeOf = (root: string, base: string, address = ''): number => {
  const path = join(root, new URL(address, 'http://site').pathname.slice(base.length));
  const file = path.endsWith(sep) ? join(path, 'index.html') : path;
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return 60 + size / (/\.(html|js|css|json|svg)$/.test(file) ? 1000 : 250);
};

/** The line is slow here: Chromium’s own now and then loses a request on it, and the page never ends to load (playwright #22676). */
const serve = async ({ root, base }: Built, servers: Server[]): Promise<BuiltSite> => {
  const quick = staticServer({ root, base });
  const server = createServer((request, response) => {
    const answer = () => quick.emit('request', request, response);
    if (request.headers[SLOW_LINE]) setTimeout(answer, timeOf(root, base, request.url));
    else answer();
  });
  server.keepAliveTimeout = quick.keepAliveTimeout;
  servers.push(server);
  const port = await listen(server, 0, '127.0.0.1');
  return { root, base, origin: `http://127.0.0.1:${port}` };
};

export default async (project: TestProject) => {
  await needPrograms();
  await standingSites();
  const servers: Server[] = [];
  const clear = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  try {
    project.provide('site', await serve(SITES.site, servers));
    project.provide('subSite', await serve(SITES.subSite, servers));
  } catch (error) {
    clear();
    throw error;
  }
  return clear;
};
