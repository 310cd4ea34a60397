/** The search page: what is typed is searched at once, and the address keeps it, so that the way back leads here again. */
import * as m from '#messages/site';
import type { Hit, SearchFile } from '../../rules/find';
import { href } from '../links';
import type * as Results from './results';
import { isSlashOn, setSlash } from './slash';

/** How many results come at once. */
const STEP = 12;
/** How long typing has to rest, ms. */
const REST = 120;

const must = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`the search page has no ${selector}`);
  return found;
};

const form = must<HTMLFormElement>('#search');
const field = must<HTMLInputElement>('#q');
const game = must<HTMLSelectElement>('#game');
const status = must<HTMLElement>('#found-status');
const list = must<HTMLElement>('#found');
const more = must<HTMLElement>('#found-more');
const chapters = must<HTMLElement>('#chapters');
const slash = must<HTMLInputElement>('#slash');
/** Titles of games by their ids, as the page names them. */
const titles = new Map([...game.options].slice(1).map(({ value, text }) => [value, text]));

type Find = ReturnType<typeof Results.readSearch>;

let rowOf: typeof Results.rowOf;
let loading: Promise<Find> | undefined;

/** The program after the index: a browser may remember that a script could not be had, and not ask again. */
const load = (): Promise<Find> => {
  const start = async () => {
    const file: SearchFile = await (await fetch(href('search.json'))).json();
    const results = await import('./results');
    rowOf = results.rowOf;
    return results.readSearch(file);
  };
  loading ??= start().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

let hits: readonly Hit[] = [];
/** The search whose results are wanted: an answer to an older one comes too late. */
let newest = 0;

const show = (from: number): void => {
  const rows = hits.slice(from, from + STEP).map((hit) => rowOf(hit, titles.get(hit.source) ?? ''));
  if (from === 0) list.replaceChildren(...rows);
  else list.append(...rows);
  more.hidden = hits.length <= from + STEP;
  // The hand goes on where the list goes on.
  if (from > 0) rows[0]?.querySelector('a')?.focus();
};

const saidOf = (count: number, typed: string): string => {
  if (count > 0) return m.placesFound({ count, typed });
  return (game.value === '' ? m.nothingFound : m.nothingFoundInGame)({ typed });
};

const search = async (): Promise<void> => {
  newest += 1;
  const asked = newest;
  const typed = field.value.trim();
  const address = [
    ...(typed === '' ? [] : [`q=${encodeURIComponent(typed)}`]),
    ...(game.value === '' ? [] : [`game=${game.value}`]),
  ].join('&');
  history.replaceState(history.state, '', address === '' ? location.pathname : `#${address}`);
  const find = typed === '' ? () => [] : await load().catch(() => undefined);
  if (asked !== newest) return;
  hits = find?.(typed, game.value || undefined) ?? [];
  list.hidden = typed === '' || find === undefined;
  chapters.hidden = !list.hidden;
  status.textContent = find ? typed && saidOf(hits.length, typed) : m.searchNotLoaded;
  show(0);
};

const readAddress = (): void => {
  const kept = new URLSearchParams(location.hash.slice(1));
  field.value = kept.get('q') ?? field.value;
  game.value = titles.has(kept.get('game') ?? '') ? (kept.get('game') ?? '') : '';
};

let timer: ReturnType<typeof setTimeout> | undefined;
field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => void search(), REST);
});
game.addEventListener('change', () => void search());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(timer);
  void search();
});
more.addEventListener('click', () => show(list.children.length));
window.addEventListener('hashchange', () => {
  readAddress();
  void search();
});

slash.checked = isSlashOn();
slash.addEventListener('change', () => setSlash(slash.checked));

// What was typed before this script came is searched too.
if (field.value === '') readAddress();
// On a phone a keyboard would hide the contents.
if (matchMedia('(hover: hover)').matches) field.focus({ preventScroll: true });
if (field.value !== '') void search();
