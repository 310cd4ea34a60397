/** The part of the search page that comes with the first search. */
import type { Hit } from '../../rules/find';
import { href } from '../links';

export { readSearch } from '../../rules/find';

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...parts: readonly (Node | string)[]) => {
  const made = document.createElement(tag);
  made.append(...parts);
  return made;
};

/** A result: its game, its place, and the sentence with what matched marked. */
export const rowOf = ({ id, title, sentence }: Hit, game: string): HTMLLIElement => {
  const label = element('p', game);
  label.className = 'label';
  const link = element('a', title);
  const [page = '', anchor] = id.split('#');
  link.href = `${href(page)}#${anchor}`;
  // A text that is not in the language of the page says so in the list of chapters.
  const [, text = ''] = page.split('/');
  const chapters = document.querySelector<HTMLElement>(`#chapters ol:has([href*="/rules/${text}/"])`);
  const words = sentence.map((piece, k) => (k % 2 === 0 ? piece : element('mark', piece)));
  const found = element('p', ...words);
  if (chapters) link.lang = found.lang = chapters.lang;
  return element('li', label, element('h2', link), found);
};
