import { expect, it } from 'vitest';
import { dealing as targetDealing } from '../../games/target/deal';
import { dealOpen } from './spec';

const game = { dealing: targetDealing };
const spec = { game: 'target', names: ['Ana', 'Ben', 'Cy'], options: {} };

it('deals the first round unless somebody has left', () => {
  expect(dealOpen(game, spec, 's')).toMatchObject({ ok: true, value: { round: 0, living: [0, 1, 2] } });
});

it.each([
  ['the game refuses', { ...spec, names: ['Ana'] }, 's', 'too-few-players'],
  ['has no seed', spec, ' ', 'seed-empty'],
])('deals nothing that %s', (_, given, seed, code) => {
  expect(dealOpen(game, given, seed)).toMatchObject({ ok: false, error: { code } });
});
