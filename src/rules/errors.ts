/** Mistakes of an author in a rule text. All of a file are collected, so that one run shows all of them. */

export interface Mistake {
  /** 1-based line in the file. */
  readonly line: number;
  /** What is wrong, then what to do. */
  readonly message: string;
}

/** Thrown for a rule text that cannot be used; the message has one `file:line: mistake` a line. */
export class RulesError extends Error {
  readonly file: string;
  readonly mistakes: readonly Mistake[];

  constructor(file: string, mistakes: readonly Mistake[]) {
    const sorted = [...mistakes].sort((a, b) => a.line - b.line);
    super(sorted.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'RulesError';
    this.file = file;
    this.mistakes = sorted;
  }
}
