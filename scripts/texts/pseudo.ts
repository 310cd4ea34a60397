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

/** What words are longer by, as a share of their letters. */
export const LONGER = 0.4;

/** Words with accents, longer by a share of their letters. */
export const pseudoWords = (words: string, more = LONGER): string =>
  words.replace(/[\p{L}’]+/gu, (word) => {
    const letters = Array.from(word);
    const added = letters.length > 1 ? 'ø'.repeat(Math.ceil(letters.length * more)) : '';
    return letters.map((letter) => ACCENTS[letter] ?? letter).join('') + added;
  });

const pseudo = (elements: readonly MessageFormatElement[], more: number): MessageFormatElement[] =>
  elements.map((element): MessageFormatElement => {
    if (element.type === TYPE.literal) return { ...element, value: pseudoWords(element.value, more) };
    if (element.type === TYPE.tag) return { ...element, children: pseudo(element.children, more) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([key, { value }]) => [
      key,
      { value: pseudo(value, more) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });

/** A message in the language that nobody speaks. */
export const pseudoMessage = (text: string, more = LONGER): string => printAST(pseudo(parse(text), more));

/** Its words are divided after vowels: src/languages/en-XA/hyphens.ts. */
export const HYPHENS =
  'export const syllablesOf = (word: string): readonly string[] => word.split(/(?<=[àéïöüýø])(?=[^àéïöüýø])/);\n';
