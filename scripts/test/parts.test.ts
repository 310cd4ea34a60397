import { afterEach, expect, it, vi } from 'vitest';
import { runParts, type TestPart } from './parts';

const part = (name: string, ...scripts: readonly string[]): TestPart => ({
  name,
  commands: scripts.map((script) => ({ args: ['-e', script], env: { WORD: name } })),
});

afterEach(() => void vi.restoreAllMocks());

it('runs every part, whichever fails, and prints the output of each in one piece', async () => {
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const say = 'console.log(process.env.WORD + " one"); console.error("two")';
  const outcomes = await runParts(
    [part('bad', say, 'process.exit(3)', 'console.log("never")'), part('good', say), part('last', say)],
    2,
  );
  expect(Object.fromEntries(outcomes.map(({ name, passed }) => [name, passed]))).toEqual({
    bad: false,
    good: true,
    last: true,
  });
  const printed = print.mock.calls.map(([text]) => String(text));
  for (const [name, word] of [
    ['bad', 'FAILED'],
    ['good', 'passed'],
    ['last', 'passed'],
  ]) {
    const pieces = printed.filter((text) => text.startsWith(`\n== ${name}: ${word}`));
    expect(pieces).toHaveLength(1);
    expect(pieces[0]).toMatch(new RegExp(`^\n== .*\n${name} one\ntwo\n$`));
  }
});

it('fails a part whose program is not there', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const outcomes = await runParts([{ name: 'lost', commands: [{ args: ['no/such/program.mjs'] }] }], 1);
  expect(outcomes).toMatchObject([{ name: 'lost', passed: false }]);
});
