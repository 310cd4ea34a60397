/**
 * `npm run lock`: names in package-lock.json what npm left out of it, the binaries for other systems that the registry at hand
 * does not have. `npm ci` refuses a lock without them. npm fetches them where they belong; a lock that is whole stays as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Where a package finds another of that name: in its own node_modules, or in one further up. */
const placeOf = (packages: LockedPackages, from: string, name: string): string | undefined => {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[place]) return place;
  if (from === '') return undefined;
  return placeOf(packages, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
};

/** What such a package says of itself, by its name: "biome-cli-linux-arm64-musl". */
const platformOf = (name: string) => {
  const [, os] = /\b(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|win32|win)\b/.exec(name) ?? [];
  const [, cpu] = /\b(arm64|x64|ia32|arm|wasm32|loong64|ppc64|riscv64|s390x)\b/.exec(name) ?? [];
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined;
  return {
    ...(os && { os: [os === 'win' ? 'win32' : os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
  };
};

/** The entries that are missing, by their place. Only exact versions can be named without asking the registry. */
export const missingEntries = (packages: LockedPackages): LockedPackages =>
  Object.fromEntries(
    Object.entries(packages).flatMap(([from, { dev, optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).flatMap(([name, version]) => {
        const place = placeOf(packages, from, name);
        const isExact = /^\d/.test(version);
        if (place !== undefined && (!isExact || packages[place]?.version === version)) return [];
        // Beside the package that asks, where another version has the place at the top.
        const beside = place === undefined ? '' : from.slice(0, from.lastIndexOf('node_modules/'));
        const entry = { version: version.replace(/^[\^~]/, ''), ...platformOf(name), ...(dev && { dev }) };
        return [[`${beside}node_modules/${name}`, { ...entry, optional: true }]];
      }),
    ),
  );

export const LOCK = 'package-lock.json';

if (process.argv[1]?.endsWith('complete-lock.ts')) {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: LockedPackages };
  const missing = missingEntries(lock.packages);
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  if (Object.keys(missing).length > 0)
    writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  process.stdout.write(`${Object.keys(missing).length} entries added to ${LOCK}\n`);
}
