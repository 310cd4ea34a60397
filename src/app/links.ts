/**
 * Every address inside the site is made here, so that the same build works at the root of a host and in a folder below
 * it, and of each language in a folder of its own. Pages end in a slash; files do not.
 */

import { ENGLISH, LANGUAGE } from '#messages/language';
import { HOME_FRAGMENT } from '../base/home-print';

const base = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** Where the site is in English, which is the folder above all other languages. */
const root = LANGUAGE === ENGLISH ? base : base.slice(0, -`/${LANGUAGE}`.length);

/** The languages that the site is built in, which can be fewer than there are. */
export const BUILT: readonly string[] = import.meta.env.SITE_LANGUAGES?.split(',') ?? [LANGUAGE];

/** Where the site is in a language, with a slash at its end. */
export const inLanguage = (language: string): string =>
  language === ENGLISH ? `${root}/` : `${root}/${language}/`;

/** The address of a page or a file: `href('rules', 'target')` is `/rules/target/`, below the base. */
export const href = (...parts: readonly string[]): string => {
  const path = parts.join('/').replace(/^\/+|\/+$/g, '');
  if (path === '') return `${base}/`;
  return /\.[a-z0-9]+$/i.test(path) ? `${base}/${path}` : `${base}/${path}/`;
};

/** A page of this site, by its path, in another language. */
export const pageIn = (language: string, path: string): string =>
  inLanguage(language) + path.slice(href().length);

/** The studio with a job of which the fragment says what is not at its default, for a printer at home. */
export const studio = (fragment: string): string => `${href('print', 'custom')}#${fragment}&${HOME_FRAGMENT}`;
