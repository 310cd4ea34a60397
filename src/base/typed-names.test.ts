import { describe, expect, it } from 'vitest';
import { parseNames } from './names';
import { typedNamesProblem } from './typed-names';

const codeOf = (...names: string[]): string | undefined => typedNamesProblem(names)?.code;

describe('names that are typed', () => {
  it.each([
    ['a blank glyph', ['\u2800', 'Ben'], 'name-blank'],
    ['a blank glyph within a name', ['A\u2800na', 'Ben'], 'name-blank'],
    ['a letter under a heap of marks', [`A${'\u0301'.repeat(3000)}`, 'Ben'], 'name-marks'],
    ['nine marks', [`A${'\u0323'.repeat(9)}`, 'Ben'], 'name-marks'],
    ['Cyrillic for Latin letters', ['Ana', 'Аnа'], 'name-looks'],
    ['capitals of two alphabets', ['ВЕН', 'BEH'], 'name-looks'],
    ['Greek for Latin letters', ['Nora', 'Νοra'], 'name-looks'],
    ['Greek and Cyrillic', ['ΤΟΜ', 'ТОМ'], 'name-looks'],
  ])('with %s are refused', (_, names, code) => {
    expect(codeOf(...names)).toBe(code);
    // As a link or a table of before has them, they are read.
    expect(parseNames(names).ok).toBe(true);
  });

  it('of every writing are taken', () => {
    expect(
      codeOf('Ana', 'José', 'Nguyễn', 'Анна', 'Άννα', 'さくら', 'दीपक', 'محمد', '🦊', 'ẬẪ', 'ก็ู่'),
    ).toBeUndefined();
    expect(codeOf('Иван', 'Ivan', 'Олег', 'Νίκος')).toBeUndefined();
  });

  it('that are the same are for the other check to say', () => {
    expect(codeOf('Ana', 'ana')).toBeUndefined();
    expect(parseNames(['Ana', 'ana'])).toMatchObject({ error: { code: 'name-twice' } });
  });
});
