/** The cards printed by headless Chromium, and what its processes take. */

import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { FLAGS } from '../../tests/site/chromium';
import { deckOf } from './deck';
import { htmlOf } from './html';
import type { Round } from './report';

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
const proportionalSize = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + field(pid, 'smaps_rollup', 'Pss'), 0);

/** The most MB that each process has ever held, added up; pages that they share count for each. */
export const peakResident = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + field(pid, 'status', 'VmHWM'), 0);

export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: FLAGS.filter((flag) => flag !== '--headless'), headless: true });

export const print = async (page: Page, [seed, cards]: readonly [number, number]): Promise<Round> => {
  const html = htmlOf(deckOf(seed, cards));
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

/** Peak MB of processes while they work. */
export const peakMemory = async (pids: () => number[], work: () => Promise<unknown>): Promise<number> => {
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
