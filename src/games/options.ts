/** What people can choose of a kit, a deal or a table, and the short ways to declare it. */

/** A switch (`flag`), one of some values (`choice`), or text (`text`) that a kit or a deal understands. */
export interface OptionDef {
  readonly name: string;
  readonly label: string;
  /** One sentence for a person who has to decide. */
  readonly help: string;
  readonly kind: 'flag' | 'choice' | 'text';
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** What a form asks for it with, where that is no switch, list or line of text. */
  readonly field?: 'wishes' | 'set';
  /** The rule that this option belongs to, by its id in the Law: "any-deal". */
  readonly ruling?: string | undefined;
}

const option =
  (kind: OptionDef['kind']) =>
  (name: string, label: string, help: string, ruling?: string): OptionDef => ({
    name,
    label,
    help,
    kind,
    ruling,
  });

export const flag = option('flag');
export const text = option('text');

/** Values by what they are called, in this order: whole numbers among them would come first. The first is the default. */
export const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

export const choice = <Value extends string>(
  name: string,
  label: string,
  help: string,
  ruling: string | undefined,
  labels: Readonly<Record<Value, string>>,
): OptionDef => ({ ...option('choice')(name, label, help, ruling), choices: choicesOf(labels) });
