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

it('a flag of several kits leaves what it takes to the help of each', () => {
  const flags = optionFlags([choice('A board.', 'all', 'board'), choice('A deck.', 'all', 'deck')]);
  expect(flags).toEqual({
    part: { help: 'A board. Or: A deck. Which, the help of a kit says.', value: 'part' },
  });
  const alike = [choice('A board.', 'all', 'board'), choice('A board.', 'all', 'board')];
  expect(optionFlags(alike)).toEqual({ part: { help: 'A board.', value: 'all|board' } });
});

it('a switch takes no value, and a free text is called that', () => {
  const option = { name: 'ring', label: 'Ring', help: 'One ring.' };
  expect(optionFlags([{ ...option, kind: 'flag' }])).toEqual({ ring: { help: 'One ring.' } });
  expect(optionFlags([{ ...option, kind: 'text' }])).toEqual({ ring: { help: 'One ring.', value: 'text' } });
  const wishes = optionFlags([{ ...option, kind: 'text', field: 'wishes' }]);
  expect(wishes.ring?.help).toMatch(/^One ring\. In quotes, .*0>1 \(one way\)/);
});
