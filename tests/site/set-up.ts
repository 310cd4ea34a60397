/**
 * Serves two builds of the site from this machine: as it is deployed at the root of a host, and in a folder below one.
 * Builds that stand are used; `npm run sites` makes new ones. Where they are is provided to the tests.
 */
import type { Server } from 'node:http';
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

const serve = async ({ root, base }: Built, servers: Server[]): Promise<BuiltSite> => {
  const server = staticServer({ root, base });
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
