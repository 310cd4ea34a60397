/** The cards printed by headless Chromium, and what its processes take. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { CardText, Round } from './deck';
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

/** MB of processes, added up. */
const sizeOf = (pids: readonly number[], file: string, name: string): number =>
  pids.reduce((sum, pid) => sum + field(pid, file, name), 0) / 1024;

export const print = async (page: Page, deck: readonly CardText[]): Promise<Round> => {
  const html = htmlOf(deck);
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

/**
 * Peak MB of processes: `memory` while they work, pages that they share counted once; `resident` since they began, each
 * with all of its pages. Nothing where the system does not say.
 */
export const peakMemory = async (
  pids: () => number[],
  work: () => Promise<unknown>,
): Promise<{ readonly memory?: number; readonly resident?: number }> => {
  let memory = 0;
  const look = (): void => {
    memory = Math.max(memory, sizeOf(pids(), 'smaps_rollup', 'Pss'));
  };
  const timer = setInterval(look, 15);
  await work();
  look();
  clearInterval(timer);
  return memory > 0 ? { memory, resident: sizeOf(pids(), 'status', 'VmHWM') } : {};
};
