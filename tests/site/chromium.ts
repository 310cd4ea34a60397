/**
 * The browser for the tests: the one that CHROMIUM_PATH names, or the system's, or Debian's, installed when the tests run
 * as root on a machine without one. Tests are never passed over for want of a browser.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The shell first: it draws the same pages for half the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text is as wide as on a screen: the shell rounds widths otherwise.
  '--font-render-hinting=none',
  // What axe makes and drops is collected less often.
  '--js-flags=--max-semi-space-size=32',
];

const onPath = (): string | undefined =>
  NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))).find(
    existsSync,
  );

const install = (): void => {
  process.stdout.write('No Chromium here: installing Debian’s headless shell.\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], {
    stdio: 'inherit',
    env,
  });
};

/** The path of a Chromium. Throws with the command that gets one. */
export const findChromium = (): string => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, where there is nothing: correct it, or unset it.`);
  }
  const found = onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    install();
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error(
    'These tests need Chromium. Install it, for example with: sudo apt-get update && sudo apt-get install -y chromium ' +
      '(or set CHROMIUM_PATH to one).',
  );
};

/** A browser of its own. */
export const launch = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...flags] });
