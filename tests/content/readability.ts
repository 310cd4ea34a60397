/** How hard a text is to read: sentence lengths, and Flesch's reading ease with syllables counted by groups of vowels. */
import type { Block, RulesDoc } from '../../src/rules/document';
import { inlineText } from '../../src/rules/plain-text';

export interface Readability {
  readonly words: number;
  readonly sentences: number;
  /** Words a sentence. */
  readonly mean: number;
  readonly longest: string;
  /** 60 to 70 is plain English; the higher the easier. */
  readonly ease: number;
}

/** Paragraphs and list items, wherever they stand; tables, headings and captions are no sentences. */
const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'paragraph':
        return [inlineText(block.inlines)];
      case 'list':
        return paragraphsOf(block.items.flat());
      case 'callout':
      case 'rule':
        return paragraphsOf(block.blocks);
      case 'glossary':
        return block.entries.map(({ definition }) => inlineText(definition));
      default:
        return [];
    }
  });

const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?][”’)]?)\s+(?=[“‘(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\p{M}\d’'.–-]*/gu) ?? [];

const syllables = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?:es|ed|e)$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

export const readability = ({ blocks }: RulesDoc): Readability => {
  const sentences = paragraphsOf(blocks).flatMap(sentencesOf);
  const lengths = sentences.map((sentence) => wordsOf(sentence).length);
  const words = sentences.flatMap(wordsOf);
  const mean = words.length / sentences.length;
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length;
  return {
    words: words.length,
    sentences: sentences.length,
    mean,
    longest: sentences[lengths.indexOf(Math.max(...lengths))] as string,
    ease: 206.835 - 1.015 * mean - 84.6 * perWord,
  };
};
