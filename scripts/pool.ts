import { basename } from 'node:path';
import { Tinypool } from 'tinypool';

/**
 * Threads that run what a module of scripts exports by this name. All that is built is in one folder and needs nothing; sources
 * are read as the command line itself was.
 */
export const createPool = (module: string, name: string, threads: number): Tinypool => {
  const isBuilt = import.meta.url.endsWith('.js');
  return new Tinypool({
    filename: new URL(isBuilt ? `./${basename(module)}.js` : `./${module}.ts`, import.meta.url).href,
    name,
    minThreads: 1,
    maxThreads: threads,
    ...(!isBuilt && { execArgv: ['--import', 'tsx'] }),
  });
};
