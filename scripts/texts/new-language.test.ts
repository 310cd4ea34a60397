import { expect, test } from 'vitest';
import { textOf } from '../../src/files/read-rules';
import { GAMES } from '../../src/games';
import { catalogProblems } from '../../src/integrations/messages';
import { catalogOf } from '../../src/integrations/messages.sample';
import { differences } from './compare';
import { withAnchors } from './new-language';
import { pseudoMessage, pseudoWords } from './pseudo';

test.each([
  'Kept in this browser: {name}, <a>here</a>',
  '{mm, number, ::.0} mm of {n, plural, =0 {nothing} one {# sheet} other {# sheets}}',
])('a message of the language that nobody speaks takes the same, and is longer: %s', (text) => {
  const words = pseudoMessage(text);
  expect(catalogProblems(catalogOf({ said: text }), catalogOf({ said: words }))).toEqual([]);
  expect(words).not.toMatch(/Kept|browser|here|nothing|sheet/);
  expect(words.match(/ø/g)?.length).toBeGreaterThan(3);
});

test.each(GAMES)('the texts of $id begin as copies with the same anchors', ({ id }) => {
  const english = textOf(id, 'en') ?? '';
  expect(differences(english, withAnchors(english), 'en')).toEqual([]);
  const own = differences(english, withAnchors(english, pseudoWords), 'en-XA');
  expect(own.filter((line) => !/numbers|denies/.test(line))).toEqual([]);
});
