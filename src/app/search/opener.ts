/** On every page: the slash leads where the search link leads, or into the field on the page of the search itself. */
import { onSlash } from './slash';

onSlash(() => {
  const field = document.querySelector<HTMLInputElement>('#search #q');
  if (field) field.select();
  else document.querySelector<HTMLAnchorElement>('header [aria-keyshortcuts="/"]')?.click();
});
