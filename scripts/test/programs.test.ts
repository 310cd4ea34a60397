/** Programs are found on every system, installed once, or asked for: on machines that are made up. */
import { describe, expect, it } from 'vitest';
import { findChromium, type Machine, needPrograms, PDF_PROGRAMS } from './programs';

interface Made extends Machine {
  readonly commands: string[];
  readonly lines: string[];
}

/** A machine with these programs; `answers` are what its apt-get says, call by call; then it installs. */
const machine = (
  programs: readonly string[],
  { answers = [], ...rest }: Partial<Machine> & { readonly answers?: readonly string[] } = {},
): Made => {
  const there = new Set(programs);
  const commands: string[] = [];
  const lines: string[] = [];
  const refusals = [...answers];
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin', HOME: '/home/ana' },
    isRoot: false,
    isProgram: (file) => there.has(file),
    run: async (file, args) => {
      commands.push([file, ...args].join(' '));
      const output = refusals.shift();
      if (output !== undefined) return { passed: false, output };
      if (args.includes('install'))
        for (const name of ['chromium-headless-shell', ...PDF_PROGRAMS]) there.add(`/usr/bin/${name}`);
      return { passed: true, output: '' };
    },
    say: (line) => lines.push(line),
    wait: async () => undefined,
    commands,
    lines,
    ...rest,
  };
};

const PDF = PDF_PROGRAMS.map((name) => `/usr/bin/${name}`);
const WINDOWS = {
  platform: 'win32',
  env: { PATH: 'C:\\scoop\\shims;C:\\Windows', PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'D:\\Local' },
} as const;
const MAC = { platform: 'darwin', env: { PATH: '/opt/homebrew/bin:/usr/bin', HOME: '/Users/ana' } } as const;

describe('a browser', () => {
  it.each([
    [{}, '/usr/bin/chromium'],
    [{}, '/usr/local/bin/google-chrome-stable'],
    [{}, '/usr/bin/microsoft-edge'],
    [{}, '/opt/google/chrome/chrome'],
    [{}, '/snap/bin/chromium'],
    [MAC, '/opt/homebrew/bin/chromium'],
    [MAC, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [MAC, '/Users/ana/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    [WINDOWS, 'C:\\scoop\\shims\\chromium.exe'],
    [WINDOWS, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    [WINDOWS, 'D:\\Local\\Chromium\\Application\\chrome.exe'],
    [WINDOWS, 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe'],
  ])('is found: %o %s', (system, file) => {
    expect(findChromium(machine([file], system))).toBe(file);
  });

  it('is the one that CHROMIUM_PATH names, or none', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/home/ana/chrome' };
    expect(findChromium(machine(['/usr/bin/chromium', '/home/ana/chrome'], { env }))).toBe(
      '/home/ana/chrome',
    );
    expect(() => findChromium(machine(['/usr/bin/chromium'], { env }))).toThrow('names /home/ana/chrome');
  });

  it('is not looked for in the folder that an empty part of PATH means', () => {
    expect(() => findChromium(machine(['chromium'], { env: { PATH: ':/usr/bin' } }))).toThrow(
      'The tests need',
    );
  });
});

describe('what tests need', () => {
  const everything = ['/usr/bin/chromium', ...PDF];
  const debian = ['/usr/bin/apt-get'];

  it('is left alone where it is there', async () => {
    const made = machine(everything);
    await needPrograms(made);
    expect([made.commands, made.lines]).toEqual([[], []]);
  });

  it.each([
    [{}, 'apt-get install -y chromium-headless-shell qpdf poppler-utils libharfbuzz-bin\n'],
    [{}, 'sudo dnf install chromium qpdf poppler-utils /usr/bin/hb-shape\n'],
    [MAC, 'brew install --cask google-chrome\n'],
    [MAC, 'brew install poppler\n'],
    [WINDOWS, 'scoop install extras/googlechrome qpdf poppler harfbuzz\n'],
    [{}, 'npx playwright-core install chromium'],
  ])('is asked for with the command of the system: %o %s', async (system, command) => {
    const made = machine(debian, system);
    await expect(needPrograms(made)).rejects.toThrow(command);
    expect(made.commands).toEqual([]);
  });

  it('is asked for by name, and no more than is missing', async () => {
    await expect(needPrograms(machine(['/usr/bin/chromium', ...PDF.slice(1)]))).rejects.toThrow(
      /^The tests need qpdf\. .*\n.*install -y qpdf\n.*dnf install qpdf$/,
    );
  });

  it('is asked for by root too where there is no apt-get', async () => {
    await expect(needPrograms(machine([], { isRoot: true }))).rejects.toThrow('sudo dnf install');
  });

  it('is installed at once by root on Debian, and said', async () => {
    const made = machine([...debian, ...PDF.slice(1)], { isRoot: true });
    await needPrograms(made);
    expect(made.commands).toEqual([
      'apt-get -q update',
      'apt-get -q install -y --no-install-recommends chromium-headless-shell qpdf',
    ]);
    expect(made.lines).toEqual(['The tests need more programs: installing chromium-headless-shell, qpdf.']);
  });

  it('waits for the lock of another package manager', async () => {
    const answers = [
      'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 12 (apt-get)',
      'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?',
    ];
    const made = machine(debian, { isRoot: true, answers });
    await needPrograms(made);
    expect(made.commands.map((command) => command.split(' ')[2])).toEqual([
      'update',
      'update',
      'update',
      'install',
    ]);
    expect(made.lines).toHaveLength(2);
  });

  it('says what apt-get says when that fails, and what to do when a package brings no program', async () => {
    const broken = machine(debian, { isRoot: true, answers: ['E: Failed to fetch http://deb'] });
    await expect(needPrograms(broken)).rejects.toThrow('Failed to fetch');
    const empty = machine(debian, { isRoot: true, run: async () => ({ passed: true, output: '' }) });
    await expect(needPrograms(empty)).rejects.toThrow('sudo apt-get');
  });
});
