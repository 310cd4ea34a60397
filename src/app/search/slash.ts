/**
 * The one key that works on every page: a slash leads to the search. Who dictates, or rests a hand on the keys, can
 * switch it off on the search page.
 */

const KEPT = 'paper-dagger.slash';

export const isSlashOn = (): boolean => {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
};

export const setSlash = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, 'off');
  } catch {
    // A browser that keeps nothing keeps the key.
  }
};

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `open` is called for a slash that is typed into nothing. */
export const onSlash = (open: () => void): void => {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (takesText(event.target) || !isSlashOn()) return;
    event.preventDefault();
    open();
  });
};
