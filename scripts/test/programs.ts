/**
 * The programs that tests run beside Node: a Chromium, and those that read our PDFs from outside. They are looked for in
 * the usual places of each system, installed once before the first test where that is possible, or asked for.
 */
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { runCommand } from './parts';

/** What is asked of the machine; tests bring one of their own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly isProgram: (file: string) => boolean;
  /** Runs a command to its end. */
  readonly run: (file: string, args: readonly string[]) => Promise<{ passed: boolean; output: string }>;
  readonly say: (line: string) => void;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

interface Program {
  /** As a person calls it. */
  readonly title: string;
  /** The first that is on the PATH is taken. */
  readonly names: readonly string[];
  /** Where else it can be. */
  readonly places?: (machine: Machine) => readonly string[];
  /** The package that has it, by package manager. */
  readonly packages: Readonly<Record<'apt' | 'dnf' | 'brew' | 'scoop', string>>;
}

const MAC_BROWSERS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_BROWSERS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

const browserPlaces = ({ platform, env }: Machine): readonly string[] => {
  const own = [chromium.executablePath()];
  if (platform === 'darwin')
    return ['/Applications', `${env.HOME}/Applications`]
      .flatMap((folder) => MAC_BROWSERS.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`))
      .concat(own);
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .flatMap((folder) => (folder ? WINDOWS_BROWSERS.map((parts) => path.win32.join(folder, ...parts)) : []))
      .concat(own);
  return ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', ...own, '/snap/bin/chromium'];
};

/** The shell first: it draws the same pages for half the processor time. */
const CHROMIUM: Program = {
  title: 'Chromium, Chrome or Edge',
  names: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'microsoft-edge-stable',
  ],
  places: browserPlaces,
  packages: {
    apt: 'chromium-headless-shell',
    dnf: 'chromium',
    brew: '--cask google-chrome',
    scoop: 'extras/googlechrome',
  },
};

const same = (name: string): Program['packages'] => ({ apt: name, dnf: name, brew: name, scoop: name });
const POPPLER = { ...same('poppler'), apt: 'poppler-utils', dnf: 'poppler-utils' };
const HARFBUZZ = { ...same('harfbuzz'), apt: 'libharfbuzz-bin', dnf: '/usr/bin/hb-shape' };

/** By their names. */
export const PDF_PROGRAMS = ['qpdf', 'pdffonts', 'pdfinfo', 'pdftotext', 'pdftoppm', 'hb-shape'] as const;

const packagesOf = (name: string): Program['packages'] =>
  name === 'qpdf' ? same(name) : name === 'hb-shape' ? HARFBUZZ : POPPLER;

const PROGRAMS: readonly Program[] = [
  CHROMIUM,
  ...PDF_PROGRAMS.map((name) => ({ title: name, names: [name], packages: packagesOf(name) })),
];

const onPath = (names: readonly string[], { platform, env }: Machine): readonly string[] => {
  const { delimiter, join } = platform === 'win32' ? path.win32 : path.posix;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const ending = platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
};

const find = ({ names, places }: Program, machine: Machine): string | undefined =>
  [...onPath(names, machine), ...(places?.(machine) ?? [])].find(machine.isProgram);

/** The path of a browser, or nothing. Throws where CHROMIUM_PATH names none. */
const findBrowser = (machine: Machine): string | undefined => {
  const named = machine.env.CHROMIUM_PATH;
  if (named && !machine.isProgram(named))
    throw new Error(
      `CHROMIUM_PATH names ${named}, and there is no program there: correct it, or leave it out.`,
    );
  return named || find(CHROMIUM, machine);
};

const missingPrograms = (machine: Machine): readonly Program[] =>
  PROGRAMS.filter(
    (program) => (program === CHROMIUM ? findBrowser(machine) : find(program, machine)) === undefined,
  );

const unique = (programs: readonly Program[], manager: keyof Program['packages']): readonly string[] => [
  ...new Set(programs.map(({ packages }) => packages[manager])),
];

/** The lines that get what is missing, for each system that it can be. */
const advice = (programs: readonly Program[], { platform }: Machine): readonly string[] => {
  const line = (system: string, command: string, manager: keyof Program['packages']): string =>
    `  ${system.padEnd(15)} ${command} ${unique(programs, manager).join(' ')}`;
  if (platform === 'win32') return [line('Windows:', 'scoop install', 'scoop')];
  if (platform === 'darwin')
    return unique(programs, 'brew').map((name) => `  ${'macOS:'.padEnd(15)} brew install ${name}`);
  return [
    line('Debian, Ubuntu:', 'sudo apt-get update && sudo apt-get install -y', 'apt'),
    line('Fedora:', 'sudo dnf install', 'dnf'),
  ];
};

const askFor = (programs: readonly Program[], machine: Machine): Error =>
  new Error(
    [
      `The tests need ${programs.map(({ title }) => title).join(', ')}. Install what is missing, then run them again:`,
      ...advice(programs, machine),
      ...(programs.includes(CHROMIUM)
        ? [
            'A browser elsewhere is taken too: set CHROMIUM_PATH to it. Without root: npx playwright-core install chromium',
          ]
        : []),
    ].join('\n'),
  );

/** How long another package manager may take, seconds. */
const PATIENCE = 900;
const LOCKED = /could not get lock|unable to (acquire|lock)|is held by process/i;

/** Runs apt-get, after whoever else has its lock. */
const apt = async (machine: Machine, ...words: readonly string[]): Promise<void> => {
  for (let seconds = 0; ; seconds += 2) {
    const { passed, output } = await machine.run('apt-get', ['-q', ...words]);
    if (passed) return;
    if (!LOCKED.test(output) || seconds >= PATIENCE)
      throw new Error(`apt-get ${words.join(' ')} failed:\n${output}`);
    if (seconds === 0) machine.say('Another program is installing packages: waiting for it.');
    await machine.wait(2000);
  }
};

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isProgram: (file) => {
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  },
  run: (program, args) =>
    runCommand({ program, args, env: { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' } }),
  say: (line) => process.stdout.write(`${line}\n`),
  wait,
};

/** The path of the browser for tests. Throws with the lines that get one. */
export const findChromium = (machine = thisMachine): string => {
  const found = findBrowser(machine);
  if (found === undefined) throw askFor([CHROMIUM], machine);
  return found;
};

/**
 * Sees to it that every program is there, before anything is built: on Debian, as root, what is missing is installed.
 * Throws with the lines that get it elsewhere.
 */
export const needPrograms = async (machine = thisMachine): Promise<void> => {
  const missing = missingPrograms(machine);
  if (missing.length === 0) return;
  if (!machine.isRoot || !onPath(['apt-get'], machine).some(machine.isProgram))
    throw askFor(missing, machine);
  const packages = unique(missing, 'apt');
  machine.say(`The tests need more programs: installing ${packages.join(', ')}.`);
  await apt(machine, 'update');
  await apt(machine, 'install', '-y', '--no-install-recommends', ...packages);
  const still = missingPrograms(machine);
  if (still.length > 0) throw askFor(still, machine);
};

/** What vitest calls before its first worker starts. */
export const setup = (): Promise<void> => needPrograms();
