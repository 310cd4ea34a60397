/** The cards printed by headless Chromium: warm, one browser and one page kept open; and cold, the browser's start included. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { FLAGS, findChromium } from '../../tests/site/chromium';
import { deckOf } from './deck';
import { htmlOf } from './html';
import { type Measured, median, type Round, summary, warmUpRounds } from './measure';

const MB = 1024;

/** A number of kB from a file of /proc, in MB; 0 where the process is gone or the system has no such file. */
const field = (pid: number, file: string, name: string): number => {
  try {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(
      readFileSync(`/proc/${pid}/${file}`, 'utf8'),
    );
    return Number(found?.[1] ?? 0) / MB;
  } catch {
    return 0;
  }
};

const parentOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
};

const processes = (): number[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
};

/** All processes below `root`, without `root` and without those in `besides`. */
export const descendants = (root: number, besides: ReadonlySet<number> = new Set()): number[] => {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: number | undefined): boolean => {
    if (pid === undefined || pid <= 1 || besides.has(pid)) return false;
    const parent = parents.get(pid);
    return parent === root || isBelow(parent);
  };
  return [...parents.keys()].filter(isBelow);
};

/** MB that processes hold together, pages that they share counted once. */
export const proportionalSize = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + field(pid, 'smaps_rollup', 'Pss'), 0);

/** The most MB that each process has ever held, added up; pages that they share count for each. */
export const peakResident = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + field(pid, 'status', 'VmHWM'), 0);

const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: FLAGS.filter((flag) => flag !== '--headless'), headless: true });

const print = async (page: Page, seed: number, count: number): Promise<Round> => {
  const html = htmlOf(deckOf(seed, count));
  const start = performance.now();
  await page.setContent(html);
  const file = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: false,
    outline: false,
  });
  return { time: performance.now() - start, size: file.length };
};

/** Peak MB of the browser's processes in rounds of their own, for looking costs time. */
const peakMemory = async (pids: () => number[], work: () => Promise<void>): Promise<number> => {
  let peak = 0;
  const look = (): void => {
    peak = Math.max(peak, proportionalSize(pids()));
  };
  const timer = setInterval(look, 15);
  await work();
  look();
  clearInterval(timer);
  return peak;
};

const SOME_ROUNDS = 3;

/** Prints `rounds` decks of `count` cards warm, and some cold. Seeds count up from `seed`. */
export const measureBrowser = async (seed: number, rounds: number, count: number): Promise<Measured> => {
  const program = findChromium();
  let next = seed;
  const others = new Set(descendants(process.pid));
  const browser = await launch(program);
  const page = await browser.newPage();
  const timed: Round[] = [];
  for (let i = 0; i < warmUpRounds(count); i++) await print(page, next++, count);
  for (let i = 0; i < rounds; i++) timed.push(await print(page, next++, count));
  const memory = await peakMemory(
    () => descendants(process.pid, others),
    async () => {
      for (let i = 0; i < SOME_ROUNDS; i++) await print(page, next++, count);
    },
  );
  const resident = peakResident(descendants(process.pid, others));
  const version = browser.version();
  await browser.close();

  const cold: number[] = [];
  for (let i = 0; i < SOME_ROUNDS; i++) {
    const start = performance.now();
    const fresh = await launch(program);
    await print(await fresh.newPage(), next++, count);
    cold.push(performance.now() - start);
    await fresh.close();
  }
  return {
    name: `${basename(program)} ${version.split('.')[0]}`,
    ...summary(timed),
    cold: median(cold),
    ...(memory > 0 ? { memory, resident } : {}),
  };
};
