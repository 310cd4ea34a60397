/** With an npm that needs no network, in a folder with a space in its name. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../tests/folder';
import { IN_PROOF } from '../../tests/volume';
import { nodeProblem } from '../test/parts';

const folder = testFolder();
const project = join(folder, 'paper dagger');
const name = process.platform === 'win32' ? 'node.exe' : 'node';
const place = join(project, 'node_modules', '.bin', name);
const packages = join(project, 'scripts', 'node', 'node_modules');

/** What npm brings is named by the package.json, as if it were for this system. */
beforeEach(() => {
  mkdirSync(join(project, 'node_modules', '.bin'), { recursive: true });
  mkdirSync(join(project, 'scripts', 'node'), { recursive: true });
  const wanted = { optionalDependencies: { 'node-elsewhere': '1.0.0', 'node-here': process.versions.node } };
  writeFileSync(join(project, 'scripts', 'node', 'package.json'), JSON.stringify(wanted));
});

/** Runs it as npm does, on a Node of this version; `brings` is what npm writes as the program. */
const prepare = (version: string, brings = 'process.exit(1)') => {
  const npm = join(folder, 'npm.cjs');
  const program = join(packages, 'node-here', 'bin', name);
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(
    npm,
    `const { cpSync, linkSync, writeFileSync } = require('node:fs');
const program = ${JSON.stringify(program)};
console.log('npm was asked: ' + process.argv.slice(2).join(' '));
${brings}`,
  );
  const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', tsx, resolve('scripts/node/fetch.ts')],
    {
      cwd: project,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_execpath: npm,
        npm_config_user_agent: `npm/10.8.2 node/v${version} linux x64 workspaces/false`,
      },
    },
  );
  return { stdout, stderr, status };
};

/** A second name where the file may have one: it has a hundred megabytes. */
const OWN = 'try { linkSync(process.execPath, program) } catch { cpSync(process.execPath, program) }';

it.runIf(IN_PROOF)(
  'brings a Node beside one that is too old, once, and takes it away from one that is not',
  () => {
    const first = prepare('20.20.2', OWN);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain(`npm was asked: install --prefix ${join('scripts', 'node')} --no-save`);
    expect(first.stdout).toContain(`The tools run on Node ${process.versions.node}, beside yours.`);
    expect(spawnSync(place, ['--print', '6 * 7'], { encoding: 'utf8' }).stdout).toBe('42\n');

    expect(prepare('20.20.2', OWN)).toEqual({ stdout: '', stderr: '', status: 0 });

    expect(prepare('24.0.0')).toEqual({ stdout: '', stderr: '', status: 0 });
    expect([existsSync(place), existsSync(packages)]).toEqual([false, false]);
  },
);

it.each([
  ['there is no network', undefined],
  ['what it has does not run on this system', `writeFileSync(program, 'of another system', { mode: 0o755 })`],
])('says what to do where npm has none because %s, and ends well', (_, brings) => {
  const { stderr, status } = prepare('20.20.2', brings);
  expect(stderr).toContain('This is Node 20.20.2, and the tools need 22.19 or later.');
  expect([status, existsSync(place)]).toEqual([0, false]);
});

it('asks for a Node that the tools run on, by one exact version for each system', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('scripts/node/package.json', 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync('scripts/node/package-lock.json', 'utf8'));
  for (const [name, version] of Object.entries<string>(optionalDependencies)) {
    expect(locked[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.any(String) });
    expect(nodeProblem(version), name).toBe(undefined);
  }
});
