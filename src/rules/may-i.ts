/**
 * "May I?": what a table asks most, each answered in one sentence that links to its rule.
 *
 *     ## May I block for somebody else?
 *
 *     No: only the player who is attacked [chooses blockers](/rules/target/#whom-you-may-attack).
 *
 * Stricter than a rule text, because it is read aloud by somebody who holds a hand of cards.
 */

import type { Paragraph, RootContent } from 'mdast';
import { itemAt } from '../base/lists';
import type { CrossLink, RuleInline } from './document';
import { readInlines } from './inlines';
import { markdownTree } from './parse';
import { anchored, hasInline, inlineText } from './plain-text';
import { Reading } from './reading';
import { RulesError } from './schema';

export interface Question {
  /** Its anchor. */
  readonly slug: string;
  readonly question: string;
  readonly answer: readonly RuleInline[];
}

export interface MayI {
  readonly questions: readonly Question[];
  readonly crossLinks: readonly CrossLink[];
}

/** How many a page holds: more would have to be searched. */
export const QUESTIONS = 10;

/** The full stop at its end is its only one; that within a number, 800.4a, is none. */
const isSentence = (text: string): boolean => /^[^.!?]+\.$/.test(text.replace(/(\d)\.(\d)/g, '$1$2'));

const checkAnswer = (node: Paragraph, answer: readonly RuleInline[], reading: Reading): void => {
  if (!isSentence(inlineText(answer)))
    reading.mistake(node, 'an answer is one sentence and ends with a full stop');
  if (!hasInline(answer, 'link'))
    reading.mistake(node, 'an answer links to its rule, as in [first blood](/rules/target/#first-blood)');
};

const readQuestion = (
  heading: RootContent,
  answer: RootContent | undefined,
  reading: Reading,
): Question | undefined => {
  if (heading.type !== 'heading' || heading.depth !== 2 || answer?.type !== 'paragraph') {
    reading.mistake(heading, 'write a question as "## May I …?", and under it one paragraph that answers it');
    return undefined;
  }
  const { words: question, anchor: slug } = anchored(
    inlineText(readInlines(heading.children, reading, 'title')),
  );
  if (!question.endsWith('?')) reading.mistake(heading, 'a question ends with a question mark');
  reading.anchor(heading, slug, 'ask each question once');
  const inlines = readInlines(answer.children, reading);
  checkAnswer(answer, inlines, reading);
  return { slug, question, answer: inlines };
};

/** Parses the questions of a game. Throws `RulesError` with every mistake of the file. */
export const parseMayI = (source: string, file: string): MayI => {
  const { children } = markdownTree(source);
  const reading = new Reading({ facts: {}, tables: {} });
  const questions: Question[] = [];
  for (let at = 0; at < children.length; at += 2) {
    const question = readQuestion(itemAt(children, at), children[at + 1], reading);
    if (!question) break;
    questions.push(question);
  }
  if (reading.mistakes.length === 0 && questions.length !== QUESTIONS)
    reading.mistake({}, `there are ${questions.length} questions; a page holds ${QUESTIONS}`);
  const crossLinks = reading.checkLinks();
  if (reading.mistakes.length > 0) throw new RulesError(file, reading.mistakes);
  return { questions, crossLinks };
};
