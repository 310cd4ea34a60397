/**
 * npm runs this after an install (`prepare`): where it runs on a Node that is too old for the tools, it gets a newer one for
 * them alone, from the package.json here, and puts it where npm's scripts find it first. Elsewhere it removes that one again.
 *
 * The package.json of the project cannot ask for it: npm up to 10, which comes with Node 20 and 22, brings optional packages
 * whose `engines` differ, and links no program that packages for several systems have by the same name.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, linkSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeMessages } from '../../src/integrations/messages';
import { nodeProblem } from '../test/parts';

const FOLDER = join('scripts', 'node');
const PACKAGES = join(FOLDER, 'node_modules');
/** Before all else on the PATH of a script. */
const PLACE = join('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** npm's own Node: this program can run on one that was fetched before. */
const [, own = process.versions.node] = /\bnode\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];

/** Undefined for what is not there, and for what does not run on this system. */
const versionOf = (program: string): string | undefined =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1) || undefined;

const wanted: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(FOLDER, 'package.json'), 'utf8'),
).optionalDependencies;

/** The one that is there, as it is wanted today. */
const fetched = (): string | undefined =>
  Object.keys(wanted)
    .map((name) => ({ name, program: join(PACKAGES, name, 'bin', basename(PLACE)) }))
    .find(({ name, program }) => versionOf(program) === wanted[name])?.program;

const fetchIt = (): string | undefined => {
  const words = ['install', '--prefix', FOLDER, '--no-save', '--no-global', '--no-audit', '--no-fund'];
  spawnSync(process.execPath, [process.env.npm_execpath ?? '', ...words], { stdio: 'inherit' });
  return fetched();
};

/** A second name for the file, or a copy where that cannot be. */
const put = (program: string): void => {
  rmSync(PLACE, { force: true });
  try {
    linkSync(program, PLACE);
  } catch {
    copyFileSync(program, PLACE);
  }
};

const problem = nodeProblem(own);
if (problem) {
  const program = fetched() ?? fetchIt();
  if (!program) process.stderr.write(`${problem}\n`);
  else if (versionOf(PLACE) !== versionOf(program)) {
    put(program);
    process.stdout.write(`The tools run on Node ${versionOf(PLACE)}, beside yours.\n`);
  }
} else {
  for (const path of [PLACE, PACKAGES]) rmSync(path, { recursive: true, force: true });
}

// An editor finds the messages of the interface before anything is built.
writeMessages();
