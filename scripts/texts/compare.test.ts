import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#messages/language';
import { differences } from './compare';
import { wrongIn } from './index';

const ENGLISH = `Three play.

## The cards

- [seats · source · enforced] Only three people play, see :rule[deal].

  The source says 3. [More](/rules/mafia/#deal)

- [deal · house · not enforced: no table sees it] Deal 2 cards.
`;
const GERMAN = `Drei spielen.

## Die Karten {#the-cards}

- [seats · source · enforced] Nur drei spielen mit, siehe :rule[deal].

  In der Vorlage steht 3. [Mehr](/rules/mafia/#deal)

- [deal · house · not enforced: kein Tisch sieht das] Teilt zwei Karten aus.
`;

test('a translation says the same', () => {
  expect(differences(ENGLISH, GERMAN, 'de')).toEqual([]);
});

test.each([
  ['drei spielen mit', 'vier spielen mit', ['seats: numbers: 3 4; in English 3 3']],
  ['Nur drei', 'Drei', ['seats: denies nothing, as English does']],
  ['Teilt', 'Teilt nie', ['deal: denies, and English does not']],
  [
    ':rule[deal]',
    'dort',
    [
      'seats: places: [seats · source · enforced ](/rules/mafia/#deal); in English :rule[deal] [seats · source · enforced ](/rules/mafia/#deal)',
    ],
  ],
  ['{#the-cards}', '', ['the-cards: is missing', 'die-karten: is in no English text']],
  [
    '[deal · house',
    '[deal · ruling',
    ['deal: places: [deal · ruling · not enforced; in English [deal · house · not enforced'],
  ],
  ['\n\n  In der', ' In der', ['seats: has 1 blocks, in English 2']],
])('%s, become %s, is found', (from, to, found) => {
  expect(differences(ENGLISH, GERMAN.replace(from, to), 'de')).toEqual(found);
});

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

test.each(OTHERS)('the texts in %s say what the English does', (language) => {
  expect(wrongIn(language)).toEqual([]);
});

/** A space at which a line could end between a number and its unit, and in French before a sign or within quotes. */
const LOOSE = /[\d}] (?:mm|cm|[KM][Bo]|px|pt|dpi|ppp|g|g\/m²|s|%|\$)(?![\p{L}’/])/u;
const LOOSE_IN_FRENCH = / (?:[;?!»]|:(?!:))|« /;

test.each(OTHERS)('in %s no line of a message ends before a unit or a sign', (language) => {
  const folder = `src/messages/${language}`;
  const loose = readdirSync(folder).flatMap((file) =>
    Object.values<string>(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).filter(
      (text) => LOOSE.test(text) || (language === 'fr' && LOOSE_IN_FRENCH.test(text)),
    ),
  );
  expect(loose).toEqual([]);
});
