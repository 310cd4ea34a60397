/**
 * What can still be read of a link that is damaged, so that no one types their names twice. The strict reader has refused
 * the link by then; nothing is dealt from what is found here before a person has seen it.
 */

/** As far as it can be decoded: a broken escape stays as it is. */
const decodeKindly = (text: string): string =>
  text.replace(/(%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

export const salvage = (fragment: string) => {
  const values: Record<string, string> = {};
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const at = part.indexOf('=');
    if (at > 0) values[part.slice(0, at)] ??= part.slice(at + 1);
  }
  const { players = '', seed = '', out: _out, v: _v, ...rest } = values;
  const names = players.split(',').map(decodeKindly);
  return {
    /** One name a line; with commas where one is missing, since a blank line is no name. */
    names: names.join(names.includes('') ? ', ' : '\n'),
    seed: decodeKindly(seed),
    /** Raw values by key: the form shows those that it knows. */
    options: Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, decodeKindly(value)])),
  };
};
