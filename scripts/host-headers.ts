/** The headers that a host adds to its answers, from the file `_headers` as Netlify and Cloudflare Pages read it. */

export interface HeaderRule {
  /** "/*", "/assets/*", "/sw.js" */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Throws with the number of a line that is neither a path, nor a header below one. */
export const parseHeaders = (text: string): readonly HeaderRule[] => {
  const rules: { path: string; headers: (readonly [string, string])[] }[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([A-Za-z-]+):\s*(\S.*)$/.exec(line) ?? [];
    if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: [] });
    else if (name && value && rules.length > 0)
      rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
    else throw new Error(`_headers, line ${i + 1}: “${line}” is neither a path nor a header below one.`);
  }
  return rules;
};

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** All that apply to a path. Where two rules set the same header, hosts send both values with a comma between. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const { headers } of rules.filter((rule) => matches(rule.path, path))) {
    for (const [name, value] of headers) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
};
