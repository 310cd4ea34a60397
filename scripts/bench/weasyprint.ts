/** The cards printed by weasyprint, where it is installed: one process a file, as it is used. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deckOf } from './deck';
import { htmlOf } from './html';
import { type Measured, median } from './measure';

const ROUNDS = 3;

/** Undefined where there is no weasyprint. Its memory is not measured. */
export const measureWeasyprint = (seed: number, count: number): Measured | undefined => {
  const version = spawnSync('weasyprint', ['--version'], { encoding: 'utf8' });
  if (version.status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'dagger-bench-'));
  try {
    const [page, file] = [join(folder, 'cards.html'), join(folder, 'cards.pdf')];
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      writeFileSync(page, htmlOf(deckOf(seed + i, count)));
      const start = performance.now();
      const { status, stderr } = spawnSync('weasyprint', ['-q', page, file], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`weasyprint failed: ${stderr}`);
      times.push(performance.now() - start);
    }
    return { name: version.stdout.trim(), cold: median(times), size: statSync(file).size };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
