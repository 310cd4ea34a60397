import { describe, expect, it } from 'vitest';
import { parseName, parseNames, splitNames } from './names';

const problemOf = (names: readonly string[]) => {
  const result = parseNames(names);
  if (result.ok) throw new Error(`${names} was accepted`);
  return result.error;
};

describe('names that people have', () => {
  it.each([
    ['Cyrillic', 'Наталья'],
    ['Greek', 'Θεοφάνης'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Japanese', '髙橋 さくら'],
    ['Arabic', 'عبد الله'],
    ['Persian, with the non-joiner between two letters', 'علی\u200Cرضا'],
    ['Hebrew', 'נֹעַם'],
    ['Hindi', 'कृष्णा'],
    ['Hindi, with a joiner after the virama', 'क्\u200Dष'],
    ['Bengali, with a joiner before the virama', 'র\u200D্যাব'],
    ['Sinhala, with a joiner after the virama', 'ශ්\u200Dරී'],
    ['an emoji', '🦊'],
    ['an emoji of a family', '👨\u200D👩\u200D👧\u200D👦'],
    ['an emoji with a skin and a job', '👩🏽\u200D🚀'],
    ['an emoji with a variation selector', '❤\uFE0F\u200D🔥'],
    ['a keycap', '7\uFE0F\u20E3'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['punctuation of links and lists', 'Ana, “50 %” & Co.'],
    ['a name that objects have already', '__proto__'],
  ])('accepts %s', (_, name) => {
    expect(parseName(name)).toEqual({ ok: true, value: name.normalize('NFC') });
  });

  it('trims, folds inner white space and composes accents, and changes nothing else', () => {
    expect(parseName('  Ana \t\u00A0 Jose\u0301\n')).toEqual({ ok: true, value: 'Ana José' });
  });

  it('counts graphemes, not code units: 24 families fit, 25 do not', () => {
    const family = '👨\u200D👩\u200D👧';
    expect(parseName(family.repeat(24)).ok).toBe(true);
    expect(parseName(family.repeat(25)).ok).toBe(false);
  });
});

describe('names that are refused', () => {
  it.each([
    ['an empty name', '', 'name-empty', 'The name of seat 2 is empty: type at least one letter.'],
    ['white space alone', ' \t\u3000', 'name-empty', 'seat 2 is empty'],
    ['300 letters', 'x'.repeat(300), 'name-long', 'seat 2 has 300 characters: shorten it to 24.'],
    ['a right-to-left override', 'A\u202Ena', 'name-character', 'U+202E, a control of the writing direction'],
    ['an isolate', '\u2066Ana\u2069', 'name-character', 'U+2066'],
    ['a zero-width space', 'A\u200Bna', 'name-character', 'U+200B, an invisible character'],
    ['a byte order mark', '\uFEFFAna', 'name-character', 'U+FEFF'],
    ['a null', 'A\0na', 'name-character', 'U+0000, a control character'],
    ['an escape', '\u001B[31mAna', 'name-character', 'U+001B'],
    ['half a surrogate pair', 'A\uD83Dna', 'name-character', 'U+D83D, half a character'],
    ['a soft hyphen', 'A\u00ADna', 'name-character', 'U+00AD'],
    ['a Hangul filler', '\u3164', 'name-character', 'U+3164'],
    ['a joiner between Latin letters', 'A\u200Dna', 'name-character', 'U+200D'],
    ['a joiner at the end of an emoji', '🦊\u200D', 'name-character', 'U+200D'],
    ['a second joiner after a virama', 'क्\u200D\u200Dष', 'name-character', 'U+200D'],
    ['a variation selector on a letter', 'A\uFE0Fna', 'name-character', 'U+FE0F'],
    ['a digit dressed as a keycap', '7\uFE0F', 'name-character', 'U+FE0F'],
    ['tags without a flag', 'A\u{E0067}\u{E007F}', 'name-character', 'U+E0067'],
  ])('refuses %s and says why', (_, name, code, message) => {
    const problem = problemOf(['Ana', name]);
    expect(problem).toMatchObject({ code });
    expect(problem.message).toContain('The name of seat 2');
    expect(problem.message).toContain(message);
    expect(problem.message).not.toMatch(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/);
  });

  it.each([
    ['the same name', 'Ana', 'Ana'],
    ['another case', 'Ana', 'aNA'],
    ['another white space', 'Ana B', ' Ana  B'],
    ['composed and decomposed', 'José', 'Jose\u0301'],
    ['ß and SS', 'Weiß', 'WEISS'],
    ['the two small sigmas', 'Οδυσσευς', 'ΟΔΥΣΣΕΥΣ'],
    ['the Kelvin sign', 'Kim', '\u212Aim'],
    ['a joiner that only some fonts show', 'क्ष', 'क्\u200Dष'],
    ['an emoji and its text form', '❤\uFE0F', '❤\uFE0E'],
  ])('refuses two names that are alike: %s', (_, one, other) => {
    const problem = problemOf([one, 'Ben', other]);
    expect(problem).toMatchObject({ code: 'name-twice' });
    expect(problem.message).toMatch(/^Seats 1 and 3 have names that are alike/);
  });

  it('does not take names for alike that only share a beginning', () => {
    expect(parseNames(['Ana', 'Anna', 'Ána', 'An'])).toMatchObject({ ok: true });
  });
});

describe('a pasted list', () => {
  it.each([
    ['commas', 'Ana, Ben,Cy', ['Ana', 'Ben', 'Cy']],
    ['semicolons', 'Ana;Ben ; Cy;', ['Ana', 'Ben', 'Cy']],
    ['lines of any system', 'Ana\r\nBen\nCy\rDee\n\n', ['Ana', 'Ben', 'Cy', 'Dee']],
    ['lines that end in commas', 'Ana,\n\n  Ben,\nCy', ['Ana', 'Ben', 'Cy']],
    ['a byte order mark', '\uFEFFAna\nBen', ['Ana', 'Ben']],
    ['commas of other scripts', 'さくら、花，علي، نور', ['さくら', '花', 'علي', 'نور']],
    ['names of two words', 'Ana Lee\nBen', ['Ana Lee', 'Ben']],
    ['nothing', ' \n ', []],
  ])('is split at %s', (_, text, names) => {
    expect(splitNames(text)).toEqual(names);
  });

  it('keeps a gap, so that the seat without a name is named', () => {
    expect(splitNames('Ana,,Ben')).toEqual(['Ana', '', 'Ben']);
    expect(problemOf(splitNames('Ana,,Ben')).message).toContain('seat 2 is empty');
  });
});
