/** The language that nobody speaks. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

export const PSEUDO = 'en-XA';

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aàeéiïoöuüyýnñcçsšzžAÅEÉIÎOØUÛNÑCÇSŠ'.matchAll(/(.)(.)/gu), ([, plain, accented]) => [
    plain,
    accented,
  ]),
);

const pseudoWord = (word: string): string => {
  const letters = Array.from(word);
  const more = letters.length > 1 ? 'ø'.repeat(Math.ceil(letters.length * 0.4)) : '';
  return letters.map((letter) => ACCENTS[letter] ?? letter).join('') + more;
};

/** Words with accents, two fifths longer. */
export const pseudoWords = (words: string): string => words.replace(/[\p{L}’]+/gu, pseudoWord);

const pseudo = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element): MessageFormatElement => {
    if (element.type === TYPE.literal) return { ...element, value: pseudoWords(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: pseudo(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([key, { value }]) => [
      key,
      { value: pseudo(value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });

/** A message in the language that nobody speaks. */
export const pseudoMessage = (text: string): string => printAST(pseudo(parse(text)));

/** Its words are divided after vowels: src/languages/en-XA/hyphens.ts. */
export const HYPHENS =
  'export const syllablesOf = (word: string): readonly string[] => word.split(/(?<=[àéïöüýø])(?=[^àéïöüýø])/);\n';
