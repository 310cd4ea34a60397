/** The cards printed by headless Chromium, and what its processes take. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { FLAGS } from '../../tests/site/chromium';
import { deckOf, type Round } from './deck';
import { htmlOf } from './html';

/** What a file of /proc has behind `name`, a number; 0 where the process is gone or the system has no such file. */
const field = (pid: number, file: string, name: string): number => {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
};

/** All processes below `root`. */
export const descendants = (root: number): number[] => {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const parents = new Map(pids.map((pid) => [Number(pid), field(Number(pid), 'status', 'PPid')]));
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid) ?? 0;
    return parent === root || (parent > 1 && isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
};

/** MB that processes hold together, pages that they share counted once. */
const proportionalSize = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + field(pid, 'smaps_rollup', 'Pss'), 0) / 1024;

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
