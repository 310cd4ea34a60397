/**
 * `npm run first-run`: does what a stranger does, on the last commit. A clean clone in a folder with spaces in its name,
 * with a home and an npm cache of its own, runs the two lines of the README to their end, and each step says what it saw.
 *
 * As root on Debian, with debootstrap, that is a root file system of its own, which has Node and git and never saw the
 * project: first an ordinary user without any browser, then root, then that user again. Elsewhere it is this machine.
 */
import { type ChildProcess, execFileSync, type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const say = (line: string): unknown => process.stdout.write(`${line}\n`);

/** What a machine behind a proxy or with certificates of its own needs. */
const NETWORK = /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|npm_config_registry)$/i;
const network = Object.entries(process.env).filter(([name]) => NETWORK.test(name));

/** The machine's own programs, not those that packages brought. */
const PATH = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
const ownProgram = (name: string): string | undefined =>
  PATH.flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)]).find(existsSync);

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
}

/** The title of a page that has been announced, or why there is none. */
const visit = async (address: string): Promise<string> => {
  const page = await fetch(address).then((response) => response.text(), String);
  return `Opened ${address}: ${/<title>([^<]*)/.exec(page)?.[1] ?? page.slice(0, 200)}\n`;
};

const running = new Set<ChildProcess>();

const isWindows = process.platform === 'win32';

/** Ends a program with all that it has started; Windows has no signals for that. */
const end = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return;
  if (isWindows) execFileSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, signal);
};

/** Runs a program to its end; a server is visited, and ended as Ctrl-C does it. */
const run = async (
  [file = '', ...args]: readonly string[],
  options: SpawnOptionsWithoutStdio = {},
): Promise<Run> => {
  const began = performance.now();
  const child = spawn(file, args, { ...options, detached: true });
  running.add(child);
  child.stdin.end();
  let output = '';
  let visited: Promise<void> | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, address] = /Paper Dagger is on (http:\S+)/.exec(output) ?? [];
      if (address === undefined) return;
      visited ??= visit(address).then((line) => {
        output += line;
        end(child, 'SIGINT');
      });
    });
  const [code] = await once(child, 'close');
  running.delete(child);
  await visited;
  return { code, output, seconds: Math.round((performance.now() - began) / 1000) };
};

/** Runs a program that has to work. */
const must = async (...words: readonly string[]): Promise<string> => {
  const { code, output } = await run(words);
  if (code !== 0) throw new Error(`${words.join(' ')}\n${output}`);
  return output;
};

/** Somebody with a home, who has cloned the project and runs npm in the clone. */
interface Person {
  readonly title: string;
  readonly npm: (...words: readonly string[]) => Promise<Run>;
}

const CLONE = join('a new player', 'paper dagger');

const clone = async (home: string): Promise<string> => {
  const folder = join(home, CLONE);
  mkdirSync(dirname(folder), { recursive: true });
  await must('git', 'clone', '--quiet', '--no-hardlinks', '.', folder);
  return folder;
};

/** On this machine, as who runs this, with an empty home. */
const personHere = async (folder: string): Promise<Person> => {
  const cwd = await clone(folder);
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|node_|init_cwd)/i.test(name));
  const env = {
    ...Object.fromEntries([...kept, ...network]),
    HOME: folder,
    USERPROFILE: folder,
    PATH: PATH.join(delimiter),
  };
  // npm's own program: on Windows `npm` is a shell script.
  const npm = [ownProgram('node') ?? process.execPath, process.env.npm_execpath ?? ''];
  return { title: 'this machine', npm: (...words) => run([...npm, ...words], { cwd, env }) };
};

/** In another root file system. */
const personIn = async (root: string, title: string, id: number, home: string): Promise<Person> => {
  const folder = await clone(join(root, home));
  await must('chown', '-R', `${id}:${id}`, join(root, home));
  const where = folder.slice(root.length);
  const set = [...network, ['HOME', home], ['PATH', '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']];
  const environment = set.map(([name, value]) => `${name}=${value}`);
  const start = ['chroot', `--userspec=${id}:${id}`, root, 'env', '-i', '-C', where, ...environment, 'npm'];
  return { title, npm: (...words) => run([...start, ...words]) };
};

/** What has to be gone before the folder is removed: it is this machine's own. */
const mounts: string[] = [];

/** A Debian as it is installed, with git and this machine's Node and npm. */
const makeRoot = async (root: string): Promise<void> => {
  const [, release = 'stable'] =
    /^VERSION_CODENAME=(\S+)/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  say(`Making a root file system of Debian ${release}, with git and Node.`);
  await must('debootstrap', '--variant=minbase', '--include=git,ca-certificates', release, root);
  const node = ownProgram('node');
  const npm = dirname(dirname(resolve(process.env.npm_execpath ?? '')));
  if (!node || !existsSync(join(npm, 'package.json'))) throw new Error('Start this with npm run first-run.');
  cpSync(node, join(root, 'usr/bin/node'), { dereference: true });
  cpSync(npm, join(root, 'usr/lib/npm'), { recursive: true });
  symlinkSync('../lib/npm/bin/npm-cli.js', join(root, 'usr/bin/npm'));
  for (const file of [
    'etc/hosts',
    'etc/resolv.conf',
    'etc/ssl/certs',
    'usr/share/ca-certificates',
    'etc/apt/apt.conf.d',
  ])
    cpSync(`/${file}`, join(root, file), { recursive: true, force: true });
  for (const [name, ...words] of [
    ['proc', '-t', 'proc', 'proc'],
    ['dev', '--bind', '/dev'],
  ] as const) {
    await must('mount', ...words, join(root, name));
    mounts.push(join(root, name));
  }
};

/** What npm is asked, what it has to end with, and what has to be among what it prints. */
type Step = readonly [words: string, code: number | null, output: RegExp];

const INSTALL: Step = ['install', 0, /added \d+ packages/];
/** Ctrl-C ends it. */
const START: Step = ['start', isWindows ? 1 : null, /Opened .*: Paper Dagger/];
const TEST: Step = ['test', 0, /\d+ passed, 0 failed/];
const ASKED: Step = ['test', 2, /The tests need .*apt-get install -y .*chromium/s];

const failures: string[] = [];

const attempt = async ({ title, npm }: Person, [words, code, expected]: Step): Promise<void> => {
  say(`\n== ${title}: npm ${words}`);
  const ran = await npm(...words.split(' '));
  const isRight = ran.code === code && expected.test(ran.output);
  const lines = ran.output.trimEnd().split('\n');
  say((isRight ? lines.slice(-15) : lines).join('\n'));
  const line = `${isRight ? 'as it should' : 'WRONG'}: ${title}, npm ${words}: exit ${ran.code}, ${ran.seconds} s`;
  say(`== ${line}`);
  if (!isRight) failures.push(`${line}; expected exit ${code} and ${expected}`);
};

const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'paper-dagger-first-run-'));
const root = join(folder, 'root');

/** Throws, and removes nothing, where something of this machine's is still mounted in the folder. */
const clear = (): void => {
  for (const child of running) end(child, 'SIGKILL');
  for (const mounted of mounts) execFileSync('umount', ['--lazy', mounted]);
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    clear();
    process.exit(130);
  });

try {
  if (isRoot && ownProgram('debootstrap')) {
    await makeRoot(root);
    const user = await personIn(root, 'a user without a browser', 1000, '/home/ana');
    for (const step of [INSTALL, START, ASKED]) await attempt(user, step);
    const admin = await personIn(root, 'root', 0, '/root');
    for (const step of [INSTALL, TEST]) await attempt(admin, step);
    await attempt({ ...user, title: 'a user with a browser' }, TEST);
  } else {
    say('Without root and debootstrap: on this machine, with the programs that it has.');
    const person = await personHere(folder);
    for (const step of [INSTALL, START, TEST]) await attempt(person, step);
  }
} finally {
  clear();
}
say(failures.length === 0 ? '\nA first run works.' : `\n${failures.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
