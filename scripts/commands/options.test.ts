import { expect, it } from 'vitest';
import type { OptionDef } from '../../src/games/game';
import { optionFlags } from './command';

const choice = (help: string, ...values: string[]): OptionDef => ({
  name: 'part',
  label: 'Parts',
  help,
  kind: 'choice',
  choices: values.map((value) => ({ value, label: value })),
});

it('a flag takes what any kit with an option of its name takes', () => {
  const flags = optionFlags([choice('A board.', 'all', 'board'), choice('A deck.', 'all', 'deck')]);
  expect(flags).toEqual({ part: { help: 'A board. Or: A deck.', value: 'all|board|deck' } });
});

it('a switch takes no value, and a free text is called that', () => {
  const option = { name: 'ring', label: 'Ring', help: 'One ring.' };
  expect(optionFlags([{ ...option, kind: 'flag' }])).toEqual({ ring: { help: 'One ring.' } });
  expect(optionFlags([{ ...option, kind: 'text' }])).toEqual({ ring: { help: 'One ring.', value: 'text' } });
});
