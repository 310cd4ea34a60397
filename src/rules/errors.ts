/** Mistakes of an author in a rule text. All of a file are collected, so that one run shows all of them. */

export interface Mistake {
  /** 1-based line in the file. */
  readonly line: number;
  /** What is wrong, then what to do. */
  readonly message: string;
}

/** A file of a text that is made of several: the lines of the text before its first. */
export interface TextFile {
  readonly file: string;
  readonly after: number;
}

const placeOf = (files: readonly TextFile[], line: number): string => {
  const of = files.findLast(({ after }) => after < line) ?? files[0];
  return of ? `${of.file}:${line - of.after}` : `${line}`;
};

/** Thrown for a rule text that cannot be used; the message has one `file:line: mistake` a line. */
export class RulesError extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(text: string | readonly TextFile[], mistakes: readonly Mistake[]) {
    const files = typeof text === 'string' ? [{ file: text, after: 0 }] : text;
    const sorted = [...mistakes].sort((a, b) => a.line - b.line);
    super(sorted.map(({ line, message }) => `${placeOf(files, line)}: ${message}`).join('\n'));
    this.name = 'RulesError';
    this.mistakes = sorted;
  }
}
