import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_FAULTS, withFaultIn } from './faults';

it.each(ALL_FAULTS.map((fault) => ({ fault, file: fault[0], what: fault[1], test: fault[4] })))(
  '$file: $what can be put in, at one place',
  ({ fault, file, test }) => {
    const text = readFileSync(file, 'utf8');
    expect(withFaultIn(text, fault)).not.toBe(text);
    if (test !== undefined) expect(existsSync(test), test).toBe(true);
  },
);
