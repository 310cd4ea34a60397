/** The search page: what is typed is searched at once, and the address keeps it, so that the way back leads here again. */
import { type Hit, type Hits, inRulesWords, searchRules } from './pagefind';
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
const status = must<HTMLElement>('#found-status');
const list = must<HTMLElement>('#found');
const more = must<HTMLElement>('#found-more');
const chapters = must<HTMLElement>('#chapters');
const slash = must<HTMLInputElement>('#slash');

/** The excerpt is text with marks, and nothing else of it comes into the page. */
const excerptNodes = (excerpt: string): Node[] =>
  [...new DOMParser().parseFromString(excerpt, 'text/html').body.childNodes].map((node) => {
    const text = document.createTextNode(node.textContent ?? '');
    if (node.nodeName !== 'MARK') return text;
    const mark = document.createElement('mark');
    mark.append(text);
    return mark;
  });

const rowOf = ({ address, title, game, excerpt }: Hit): HTMLLIElement => {
  const row = document.createElement('li');
  const label = document.createElement('p');
  label.className = 'label';
  label.textContent = game;
  const link = document.createElement('a');
  link.href = address;
  link.textContent = title;
  const heading = document.createElement('h2');
  heading.append(link);
  const words = document.createElement('p');
  words.append(...excerptNodes(excerpt));
  row.append(label, heading, words);
  return row;
};

let hits: Hits | undefined;
/** The search whose results are wanted: an answer to an older one comes too late. */
let newest = 0;

const show = async (from: number): Promise<void> => {
  const asked = newest;
  const rows = ((await hits?.take(from, from + STEP)) ?? []).map(rowOf);
  if (asked !== newest) return;
  if (from === 0) list.replaceChildren(...rows);
  else list.append(...rows);
  more.hidden = (hits?.count ?? 0) <= from + STEP;
  // The hand goes on where the list goes on.
  if (from > 0) rows[0]?.querySelector('a')?.focus();
};

const saidOf = (count: number, typed: string, words: string): string => {
  const said = words === typed ? `“${typed}”` : `“${words}”, as the rules say for “${typed}”`;
  if (count === 0) return `Nothing for ${said}. Try fewer words, or another form of them.`;
  return count === 1 ? `One place for ${said}.` : `${count} places for ${said}.`;
};

const search = async (): Promise<void> => {
  newest += 1;
  const asked = newest;
  const typed = field.value.trim();
  history.replaceState(
    history.state,
    '',
    typed === '' ? location.pathname : `#q=${encodeURIComponent(typed)}`,
  );
  chapters.hidden = typed !== '';
  if (typed === '') {
    hits = undefined;
    status.textContent = '';
    return show(0);
  }
  const words = inRulesWords(typed);
  const found = await searchRules(words).catch(() => undefined);
  if (asked !== newest) return;
  hits = found;
  chapters.hidden = found !== undefined;
  status.textContent = found
    ? saidOf(found.count, typed, words)
    : 'The search could not be loaded. Look if you are online, and type again.';
  await show(0);
};

const readAddress = (): void => {
  const words = /^#q=(.*)$/.exec(location.hash)?.[1];
  if (words === undefined) return;
  try {
    field.value = decodeURIComponent(words);
  } catch {
    field.value = words;
  }
};

let timer: ReturnType<typeof setTimeout> | undefined;
field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => void search(), REST);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(timer);
  void search();
});
more.addEventListener('click', () => void show(list.children.length));
window.addEventListener('hashchange', () => {
  readAddress();
  void search();
});

slash.checked = isSlashOn();
slash.addEventListener('change', () => setSlash(slash.checked));

// What was typed before this script came is searched too.
if (field.value === '') readAddress();
field.focus({ preventScroll: true });
if (field.value !== '') void search();
