/** What GitHub runs, and what the README says about hosts, which no test can run: held to their forms and to the program. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { scripts } from '../../package.json';
import { needPrograms } from '../../scripts/test/programs';
import { siteAddress } from '../../src/files/booklet-file';

const FOLDER = '.github/workflows';

const TEXTS = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const PERMISSIONS = v.record(v.picklist(['contents', 'pages', 'id-token']), v.picklist(['read', 'write']));
const GROUP = v.strictObject({ group: v.string(), 'cancel-in-progress': v.boolean() });

const STEP = v.union([
  v.strictObject({ uses: v.string(), id: v.optional(v.string()), with: v.optional(TEXTS) }),
  v.strictObject({ run: v.string(), env: v.optional(TEXTS) }),
]);

const CALL = v.strictObject({ uses: v.string() });
const WORK = v.strictObject({
  name: v.optional(v.string()),
  needs: v.optional(v.string()),
  strategy: v.optional(
    v.strictObject({ 'fail-fast': v.boolean(), matrix: v.record(v.string(), v.array(v.string())) }),
  ),
  'runs-on': v.string(),
  'timeout-minutes': v.number(),
  permissions: v.optional(PERMISSIONS),
  environment: v.optional(v.strictObject({ name: v.string(), url: v.string() })),
  steps: v.array(STEP),
});

const WORKFLOW = v.strictObject({
  name: v.string(),
  on: v.record(v.picklist(['push', 'pull_request', 'workflow_call', 'workflow_dispatch']), v.unknown()),
  permissions: PERMISSIONS,
  concurrency: GROUP,
  defaults: v.optional(v.strictObject({ run: v.strictObject({ shell: v.literal('bash') }) })),
  jobs: v.record(v.string(), v.union([CALL, WORK])),
});

const read = (file: string) => v.parse(WORKFLOW, parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));

const FILES = readdirSync(FOLDER);

/** All jobs that have steps, with what is done in each: an action's name, or a line for the shell. */
const jobsOf = (file: string) =>
  Object.entries(read(file).jobs).flatMap(([name, job]) =>
    'steps' in job
      ? [
          {
            ...job,
            name: `${file} ${name}`,
            text: JSON.stringify(job),
            actions: job.steps.flatMap((step) => ('uses' in step ? [step.uses.replace(/@.*/, '')] : [])),
            lines: job.steps.flatMap((step) => ('run' in step ? [step.run] : [])),
          },
        ]
      : [],
  );

const JOBS = FILES.flatMap(jobsOf);
const job = (name: string) => {
  const found = JOBS.find((one) => one.name === name);
  if (!found) throw new Error(`${name}: no such job`);
  return found;
};

test('an action of others is one commit, with its version beside it, and the same everywhere', () => {
  const uses = FILES.flatMap((file) => [
    ...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/^.*\buses: (.*)$/gm),
  ]).flatMap(([, value = '']) => (value.startsWith('./') ? [] : [value]));
  expect(uses.length).toBeGreaterThan(5);
  const versions = new Map<string, Set<string>>();
  for (const value of uses) {
    expect(value).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const [name = ''] = value.split('@');
    versions.set(name, (versions.get(name) ?? new Set()).add(value));
  }
  expect([...versions.values()].filter((each) => each.size > 1)).toEqual([]);
});

/** What each action asks GitHub for. A job that names its permissions has no others. */
const ASKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'actions/checkout': { contents: 'read' },
  'actions/setup-node': {},
  'actions/configure-pages': { pages: 'read' },
  'actions/upload-pages-artifact': {},
  'actions/deploy-pages': { pages: 'write', 'id-token': 'write' },
};

describe.each(FILES)('%s', (file) => {
  it('may read, and no more, but where a job says so', () => {
    expect(read(file).permissions).toEqual({ contents: 'read' });
  });

  it.each(jobsOf(file))('$name may do what its actions need, and no more', ({ actions, permissions }) => {
    const asked = Object.assign({}, ...actions.map((action) => ASKS[action] ?? { [action]: 'unknown' }));
    expect(permissions ?? { contents: 'read' }).toEqual(asked);
  });

  it.each(jobsOf(file))('$name installs by the lock before npm does anything else', ({ actions, lines }) => {
    const commands = lines.flatMap((line) => line.match(/\bnpm [^&|;]*/g) ?? []);
    if (commands.length === 0) return;
    expect(commands[0]).toMatch(/^npm ci\b/);
    expect(actions.slice(0, 2)).toEqual(['actions/checkout', 'actions/setup-node']);
    const names = commands.slice(1).map((command) => /^npm (?:run (?:-s )?)?([\w:-]+)/.exec(command)?.[1]);
    expect(names.filter((name = '') => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it.each(jobsOf(file))('$name names only what it has', ({ steps, strategy, text }) => {
    const ids = steps.flatMap((step) => ('id' in step ? [step.id] : []));
    for (const [, place, name] of text.matchAll(/\$\{\{ (steps|matrix)\.([\w-]+)/g))
      expect(place === 'steps' ? ids : Object.keys(strategy?.matrix ?? {})).toContain(name);
  });

  it.each(jobsOf(file))('$name waits for jobs that are there', ({ needs }) => {
    if (needs !== undefined) expect(Object.keys(read(file).jobs)).toContain(needs);
  });
});

describe('a pull request', () => {
  it('is tested whole on Linux, with the programs that the tests ask an ordinary user for', async () => {
    expect(Object.keys(read('test.yml').on)).toEqual(['pull_request', 'workflow_call']);
    const { lines } = job('test.yml linux');
    expect(lines.at(-1)).toBe('npm test');
    const asked = await needPrograms({
      platform: 'linux',
      env: { PATH: '/usr/bin' },
      isRoot: false,
      isProgram: (path) => path === '/usr/bin/google-chrome',
      run: () => Promise.reject(new Error('nothing is run')),
      say: () => {},
      wait: () => Promise.resolve(),
    }).catch(String);
    const [, packages = ''] = /apt-get install -y (.*)/.exec(asked ?? '') ?? [];
    expect(packages.split(' ')).toHaveLength(3);
    const install = lines.findIndex((line) => line.startsWith('sudo apt-get update && sudo apt-get install'));
    expect(lines[install]?.split(' ')).toEqual(expect.arrayContaining(packages.split(' ')));
    expect(install).toBeLessThan(lines.indexOf('npm test'));
  });

  it('is tested, built and run on macOS and Windows', () => {
    const { strategy, lines } = job('test.yml others');
    expect(strategy?.matrix).toEqual({ os: ['macos-latest', 'windows-latest'] });
    expect(lines).toEqual(expect.arrayContaining(['npm run test:quick', 'npm run build']));
    expect(lines.filter((line) => line.startsWith('npm run -s dagger -- ')).length).toBeGreaterThan(3);
  });
});

describe('the pages', () => {
  const { jobs, concurrency } = read('pages.yml');

  it('are published after all tests, and no publishing is broken off', () => {
    expect(jobs.test).toEqual({ uses: './.github/workflows/test.yml' });
    expect([job('pages.yml build').needs, job('pages.yml publish').needs]).toEqual(['test', 'build']);
    expect(concurrency['cancel-in-progress']).toBe(false);
  });

  /** As configure-pages gives it: no slash at the end, and nothing at the root of a host. */
  it.each([
    ['/my-repo', '/my-repo/', 'https://octocat.github.io/my-repo'],
    ['', '/', 'https://octocat.github.io'],
  ])('are built for the folder “%s” of their host', (folder, base, address) => {
    const { steps } = job('pages.yml build');
    const build = steps.find((step) => 'run' in step && step.run === 'npm run build');
    const outputs: Readonly<Record<string, string>> = {
      origin: 'https://octocat.github.io',
      base_path: folder,
    };
    const env = Object.fromEntries(
      Object.entries((build && 'env' in build && build.env) || {}).map(([name, value]) => [
        name,
        String(value).replace(/\$\{\{ steps\.pages\.outputs\.(\w+) \}\}/g, (_, key) => outputs[key] ?? key),
      ]),
    );
    expect(env).toEqual({ SITE_URL: 'https://octocat.github.io', BASE_PATH: base });
    expect(siteAddress(env)).toBe(address);
    expect(steps.at(-1)).toMatchObject({ with: { path: 'dist' } });
  });
});

describe('a host of the README', () => {
  const [, publishing = ''] = readFileSync('README.md', 'utf8').split('\n## Publishing\n');
  const rows = new Map(
    [...(publishing.split('\n## ')[0] ?? '').matchAll(/^\| (.*?) +\| (.*?) +\|$/gm)].map(
      ([, host = '', what = '']) => [host, what],
    ),
  );
  /** Variables of the builds in a text. */
  const buildsIn = (text: string) =>
    [...text.matchAll(/((?:[A-Z_]+=\S+ )*)npm run build/g)].map(([, words = '']) =>
      Object.fromEntries(words.split(' ').flatMap((word) => (word ? [word.split('=')] : []))),
    );

  it.each(['Netlify', 'Cloudflare Pages'])('%s serves at its root, and is told so', (host) => {
    const row = rows.get(host) ?? '';
    expect(row).toContain('directory `dist`');
    // Netlify sets URL to the address of the site.
    const builds = buildsIn(row.replace('$URL', 'https://my-site.netlify.app'));
    expect(builds).toEqual([{ SITE_URL: expect.stringMatching(/^https:/) }]);
    expect(siteAddress(builds[0])).toBe(builds[0]?.SITE_URL);
  });

  it('GitHub Pages has its setting and its workflow', () => {
    const row = rows.get('GitHub Pages') ?? '';
    expect(row).toContain('Settings > Pages > Source: GitHub Actions');
    expect(row).toContain('`.github/workflows/pages.yml`');
    expect(existsSync('.github/workflows/pages.yml')).toBe(true);
  });

  it('is told of a folder only where it serves in one', () => {
    const builds = buildsIn(publishing);
    const inFolders = builds.filter((env) => env.BASE_PATH !== undefined);
    expect(inFolders).toEqual([{ SITE_URL: 'https://example.org', BASE_PATH: '/dagger/' }]);
    expect(siteAddress(inFolders[0])).toBe('https://example.org/dagger');
  });
});
