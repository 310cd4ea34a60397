/** Which file of the site an address means, and under which key it is kept. */

/** A file below the base, "rules/mafia/index.html", and the beginning of the SHA-256 of its bytes. */
export type ManifestEntry = readonly [url: string, hash: string];

/** Where the build writes the hash of each file by its name. */
export const FILES_HERE = 'self.FILES_OF_THIS_EDITION';

/** Characters of base64url: 96 bits. */
export const HASH_LENGTH = 16;

/** The same of bytes that a host sends. */
export const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, HASH_LENGTH);
};

/**
 * When a file of what nobody asked for is kept: soon; when all of that is there, as ready prints, licences and fonts for letters
 * that few names have; or once it was used, as the thousands of letters of Korea and China.
 */
export const keptWhen = (url: string): 'soon' | 'later' | 'used' => {
  if (/^fonts\/noto-sans-(kr|sc|tc)\b/.test(url)) return 'used';
  return /\.pdf$|^fonts\/noto-|^licences\/|^print\/previews\//.test(url) ? 'later' : 'soon';
};

/** Keys are addresses, so that two editions of a file can be side by side. */
export const keyOf = (scope: string, [url, hash]: ManifestEntry): string => `${scope}${url}?edition=${hash}`;

/** The address to fetch a file from. Hosts differ about `index.html`, but not about its folder. */
export const addressOf = (scope: string, url: string): string =>
  scope + url.replace(/(^|\/)index\.html$/, '$1');

/** The file that a path means, below the scope; none has an empty name. */
export const pageFileOf = (scope: string, path: string): string => {
  try {
    return decodeURI(path.slice(scope.length)).replace(/(^|\/)$/, '$1index.html');
  } catch {
    return '';
  }
};

/** Whether a file is of a game's own pages: its rules, its deals, its table, its odds. */
export const isOfGame = (url: string, game: string): boolean => url.split('/')[1] === game;

/** The names of files that a page or a script may ask for, as they stand in its text. */
export const namesIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/[\w.@-]+\.(?:js|wasm|woff2|svg|png|webp)\b/g), ([name]) => name));
