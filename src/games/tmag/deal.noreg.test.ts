import { expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { dealOpen } from '../../deal/v1/spec';
import { tmag } from '.';

/** Links that were made keep their deal. The seats were also worked out by a second program, from the protocol alone. */
it.each([
  [['Ana', 'Ben', 'Cy'], 'friday-7', {}, 0],
  [['Ana', 'Ben', 'Cy', 'Dee'], 'friday-7', {}, 3],
  [['Ana', 'Ben', 'Cy', 'Dee'], 'friday-7', { board: '6x6-four' }, 3],
  [['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal', 'Ida'], 'friday-7', {}, 4],
])('%j, seed %s, %j: seat %i is the first victim', (names, seed, options, firstVictim) => {
  expect(unwrap(dealOpen(tmag, { game: 'tmag', names, options }, seed)).json.firstVictim).toBe(firstVictim);
});
