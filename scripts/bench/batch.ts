/**
 * `npm run bench -- batch`: 500 tables of nine mafia roles, a file each, by `dagger print --batch` from its start to its end,
 * beside headless Chromium, which is warm and prints as many pages at once as there are cores. In turns, a hundred at a time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../../tests/site/chromium';
import { peakMemory, print } from './browser';
import { type CardText, deckOf } from './deck';

const ROLES = 9;

/** ms and the peak memory, in MB, of so many tables. */
const printOurs = async (tables: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'dagger-batch-'));
  const table = join(folder, 'tables.csv');
  writeFileSync(table, `count\n${`${ROLES}\n`.repeat(tables)}`);
  const out = join(folder, 'out');
  const start = performance.now();
  const child = spawn(process.execPath, ['bin/dagger.js', 'print', 'mafia', '--batch', table, '-o', out], {
    stdio: 'ignore',
  });
  const { memory = Number.NaN } = await peakMemory(
    () => (child.pid === undefined ? [] : [child.pid]),
    () => once(child, 'close'),
  );
  const time = performance.now() - start;
  const made = readdirSync(out).length;
  rmSync(folder, { recursive: true });
  if (made !== tables) throw new Error(`${made} of ${tables} files came out`);
  return { time, memory };
};

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** `parts` turns of `tables` each; `deck` gives texts that no round before had. */
export const measureBatch = async (tables: number, parts: number) => {
  let seed = 0;
  const deck = (): readonly CardText[] => deckOf(seed++, ROLES);
  const browser = await launch();
  const pages = await Promise.all(Array.from({ length: availableParallelism() }, () => browser.newPage()));
  const printTheirs = async (): Promise<number> => {
    let left = tables;
    const start = performance.now();
    await Promise.all(
      pages.map(async (page) => {
        while (left-- > 0) await print(page, deck());
      }),
    );
    return performance.now() - start;
  };
  const [ours, theirs]: [number[], number[]] = [[], []];
  const memory: number[] = [];
  for (let part = 0; part < parts; part++) {
    const mine = await printOurs(tables);
    ours.push(mine.time);
    memory.push(Math.round(mine.memory));
    theirs.push(await printTheirs());
  }
  await browser.close();
  const all = tables * parts;
  // All at once: whether memory grows with the number of tables.
  const whole = await printOurs(all);
  return {
    tables: all,
    cores: pages.length,
    ours: { perSecond: (all / sum(ours)) * 1000, memory, wholeMemory: Math.round(whole.memory) },
    chromium: { perSecond: (all / sum(theirs)) * 1000 },
    ratio: sum(ours) / sum(theirs),
  };
};
