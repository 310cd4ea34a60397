/** The numbers of the chapter, for its text. */
import type { FactTable } from '../../base/facts';
import { LEAVING_LETTERS, RULE_NUMBERS } from '.';

export const facts: Readonly<Record<string, string>> = {
  /** All rules of the chapter that have a number of their own. */
  rules: `${RULE_NUMBERS.length}`,
  /** Those about a player who leaves, 800.4 itself aside. */
  leaving: `${LEAVING_LETTERS.length}`,
};

export const tables: Readonly<Record<string, FactTable>> = {};
