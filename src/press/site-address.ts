/** Where the site is published, as far as whoever makes the files has said so. */

/** Hosts that are the reader's own machine: an address that paper must not name. */
const LOCAL = /^(localhost|127\.|0\.0\.0\.0|\[::)/;

/**
 * SITE_URL and BASE_PATH as one address without a slash at its end, as a build is told them; `undefined` where there is
 * none, or one that works on no other machine. Throws where SITE_URL is no address.
 */
export const siteAddress = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined => {
  const { SITE_URL: site = '', BASE_PATH: base = '/' } = env;
  if (site === '') return undefined;
  if (!URL.canParse(site)) throw new Error(`SITE_URL is “${site}”; write it as https://example.org`);
  const { host, origin } = new URL(site);
  return LOCAL.test(host) ? undefined : `${origin}/${base.replace(/^\/+/, '')}`.replace(/\/+$/, '');
};
