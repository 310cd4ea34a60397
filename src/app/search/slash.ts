/**
 * The one key that works on every page: a slash leads to the search. People who dictate, or rest a hand on the keys, can
 * switch it off on the search page.
 */
import { removeText, textAt, writeText } from '../store/local';
import { KEYS } from '../store/stored';

export const isSlashOn = (): boolean => textAt(KEYS.slash) !== 'off';

/** A browser that keeps nothing keeps the key on. */
export const setSlash = (on: boolean): unknown =>
  on ? removeText(KEYS.slash) : writeText(KEYS.slash, 'off');

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A slash that is typed into nothing leads where the search link leads, or into the field on the page of the search itself. */
if (typeof document !== 'undefined')
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (takesText(event.target) || !isSlashOn()) return;
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>('#search #q');
    if (field) field.select();
    else document.querySelector<HTMLAnchorElement>('header [aria-keyshortcuts="/"]')?.click();
  });
