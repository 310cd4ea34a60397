/** Which file of the site an address means, and under which key it is kept. */

export interface ManifestEntry {
  /** Below the base: "rules/mafia/index.html". */
  readonly url: string;
  /** Of the content; `null` where the name changes with the content. */
  readonly revision: string | null;
}

/**
 * When a file is kept: at the first visit; when all of that is there, as ready prints, licences and fonts for letters that few
 * names have; or once it was used, as the thousands of letters of Korea and China.
 */
export const keptWhen = (url: string): 'first' | 'later' | 'used' => {
  if (/^fonts\/noto-sans-(kr|sc|tc)\b/.test(url)) return 'used';
  return /\.pdf$|^fonts\/noto-|^licences\/|^print\/previews\//.test(url) ? 'later' : 'first';
};

/** Keys are addresses, so that two editions of a file can be side by side. */
export const keyOf = (scope: string, { url, revision }: ManifestEntry): string =>
  scope + url + (revision === null ? '' : `?edition=${revision}`);

/** The address to fetch a file from. Hosts differ about `index.html`, but not about its folder. */
export const addressOf = (scope: string, { url }: ManifestEntry): string =>
  scope + url.replace(/(^|\/)index\.html$/, '$1');

/** The file that a path means, below the scope; none has an empty name. */
export const fileOf = (scope: string, path: string): string => {
  try {
    return decodeURI(path.slice(scope.length)).replace(/(^|\/)$/, '$1index.html');
  } catch {
    return '';
  }
};
