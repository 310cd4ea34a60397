import { expect, it } from 'vitest';
import { shareOf } from './profile';

const node = (id: number, functionName: string, url = '', children: readonly number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
});

it('a profile is summed up by where the files lie, and built-in functions by who called them', () => {
  const nodes = [
    node(1, 'advance', 'file:///x/src/games/nation/engine/advance.ts'),
    node(2, 'matches', 'file:///x/src/games/nation/cards/pay.ts'),
    node(3, 'planOf', 'file:///x/src/games/nation/simulation/plan.ts', [9]),
    node(4, 'playGame', 'file:///x/src/games/nation/simulation/simulate.ts'),
    node(5, 'hmac', 'file:///x/node_modules/@noble/hashes/hmac.js'),
    node(6, '(garbage collector)'),
    node(7, 'get', 'file:///x/src/games/nation/engine/view.ts'),
    node(8, '(program)'),
    node(9, 'filter'),
  ];
  const profile = {
    nodes,
    samples: [1, 2, 3, 4, 5, 6, 7, 8, 3],
    timeDeltas: [10, 10, 30, 5, 10, 10, 3, 2, 20],
  };
  expect(shareOf(profile)).toEqual([
    { part: 'bots', share: 0.5 },
    { part: 'rules', share: 0.2 },
    { part: 'chance', share: 0.1 },
    { part: 'collecting garbage', share: 0.1 },
    { part: 'counting', share: 0.05 },
    { part: 'seeing the table', share: 0.03 },
    { part: 'the rest', share: 0.02 },
  ]);
  expect(shareOf({ nodes: [] })).toEqual([]);
});
