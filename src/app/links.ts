/**
 * Every address inside the site is made here, so that the same build works at the root of a host and in a folder below
 * it. Pages end in a slash; files do not.
 */

import { HOME_FRAGMENT } from '../base/home-print';

const base = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** The address of a page or a file: `href('rules', 'target')` is `/rules/target/`, below the base. */
export const href = (...parts: readonly string[]): string => {
  const path = parts.join('/').replace(/^\/+|\/+$/g, '');
  if (path === '') return `${base}/`;
  return /\.[a-z0-9]+$/i.test(path) ? `${base}/${path}` : `${base}/${path}/`;
};

/** The studio with a job of which the fragment says what is not at its default, for a printer at home. */
export const studio = (fragment: string): string => `${href('print', 'custom')}#${fragment}&${HOME_FRAGMENT}`;
