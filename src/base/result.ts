/**
 * What a person typed may be wrong, and then the answer is a message, not an exception. What an author of this program
 * wrote wrong throws.
 */

/** A message for a person: what is wrong, then what to do. `code` is stable and meant for tests and programs. */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
}

export type Result<T, E extends Problem = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

export const err = <Code extends string>(
  code: Code,
  message: string,
): { ok: false; error: Problem<Code> } => ({ ok: false, error: { code, message } });

declare const parsed: unique symbol;

/** A value that only its parser makes, which answers with it: what has one checks it no more. */
export type Parsed<Value, Name extends string> = Value & { readonly [parsed]: Name };

/** The same with another value, where there is one. */
export const mapOk = <T, Other, E extends Problem>(
  result: Result<T, E>,
  to: (value: T) => Other,
): Result<Other, E> => (result.ok ? ok(to(result.value)) : result);

/** All values by their names, or the first problem in their order. */
export const allOk = <T extends object>(
  results: {
    readonly [K in keyof T]: Result<T[K]>;
  },
): Result<T> => {
  const values: Record<string, unknown> = {};
  for (const [name, result] of Object.entries<Result<unknown>>(results)) {
    if (!result.ok) return result;
    values[name] = result.value;
  }
  return ok(values as T);
};

/** The value, or an exception with the message: for callers who know that the input is right. */
export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(result.error.message);
};

/** What an exception says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code that the system gives an exception, such as ENOENT; "" where it gives none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What a function answers with, where it does not refuse. */
export type Answered<Function extends (...given: never[]) => Result<unknown>> = Extract<
  ReturnType<Function>,
  { ok: true }
>['value'];

/** Why an event is none; `rule` is the id of the rule that refuses it. */
export interface RuleProblem<Rule extends string> extends Problem {
  readonly rule: Rule;
}

/** What a person did, why it is refused, and what to do instead. */
export const problem = <Rule extends string>(
  rule: Rule,
  code: string,
  message: string,
): RuleProblem<Rule> => ({ rule, code, message });

/** The same as an answer. */
export const refuse = <Rule extends string>(...why: Parameters<typeof problem<Rule>>) =>
  ({ ok: false, error: problem(...why) }) as const;
