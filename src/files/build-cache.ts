/**
 * Files that a build makes are kept in .cache/drawings and not made again while nothing that they are made from has
 * changed: the sources, the texts and the packages. What moves on the site, its style sheets and its pages draw nothing.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CACHE = '.cache/drawings';

const isDrawnFrom = (file: string): boolean =>
  /\.(tsx?|json|md|txt)$/.test(file) &&
  !/\.test\.tsx?$|^src[/\\](app|games[/\\]\w+[/\\](table|odds-page))[/\\]/.test(file);

const filesBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).map((file) => join(folder, file));

/** The folder for what is drawn from the sources as they are; those of older sources are removed. */
const openCache = async (): Promise<string> => {
  const files = [...(await filesBelow('src')), ...(await filesBelow('content'))].filter(isDrawnFrom).sort();
  const hash = createHash('sha256');
  for (const file of [...files, join('node_modules', '.package-lock.json')]) {
    const bytes = await readFile(file);
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  const name = hash.digest('hex');
  await mkdir(join(CACHE, name), { recursive: true });
  const older = (await readdir(CACHE)).filter((other) => other !== name);
  await Promise.all(older.map((other) => rm(join(CACHE, other), { recursive: true, force: true })));
  return join(CACHE, name);
};

let cache: Promise<string> | undefined;

export const keptBytes = async (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  // In development sources change while the process runs.
  if (import.meta.env.DEV) return make();
  cache ??= openCache();
  const file = join(await cache, createHash('sha256').update(key).digest('hex'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  // Two builds can run side by side: neither sees half a file.
  await writeFile(`${file}.${process.pid}`, made);
  await rename(`${file}.${process.pid}`, file);
  return made;
};

/** The file as an endpoint gives it. `key` names it and has whatever it is made from that no source says. */
export const keptFile = async (
  type: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Response> =>
  new Response(new Uint8Array(await keptBytes(key, make)), { headers: { 'content-type': type } });
