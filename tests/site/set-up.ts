/**
 * Builds the site twice before the tests: as it is deployed at the root of a host, and in a folder below one. Both are
 * served from this machine; where they are is provided to the tests.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { listen, staticServer } from '../../scripts/static-server';

export interface BuiltSite {
  /** Folder of the built files. */
  readonly root: string;
  /** "/" or "/sub/". */
  readonly base: string;
  /** "http://127.0.0.1:40001", without the base. */
  readonly origin: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    site: BuiltSite;
    subSite: BuiltSite;
  }
}

const build = (root: string, base: string): void => {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    OUT_DIR: root,
    BASE_PATH: base,
    SITE_URL: 'https://dagger.example',
  };
  try {
    execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { env, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    throw new Error(`The site does not build under ${base}:\n${stdout}${stderr}`);
  }
};

const serve = async (root: string, base: string, servers: Server[]): Promise<BuiltSite> => {
  if (!existsSync(root)) build(root, base);
  const server = staticServer({ root, base });
  servers.push(server);
  const port = await listen(server, 0, '127.0.0.1');
  return { root, base, origin: `http://127.0.0.1:${port}` };
};

export default async (project: TestProject) => {
  const servers: Server[] = [];
  const clear = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  try {
    project.provide('site', await serve(resolve('.cache/site/root'), '/', servers));
    project.provide('subSite', await serve(resolve('.cache/site/sub'), '/sub/', servers));
  } catch (error) {
    clear();
    throw error;
  }
  return clear;
};
