/** The part of the search page that comes with the first search. */
import type { Hit } from '../../rules/find';
import { href } from '../links';

export { readSearch } from '../../rules/find';

/** A result: its game, its place, and the sentence with what matched marked. */
export const rowOf = ({ id, title, sentence }: Hit, game: string): HTMLLIElement => {
  const row = document.createElement('li');
  const label = document.createElement('p');
  label.className = 'label';
  label.textContent = game;
  const link = document.createElement('a');
  const [page = '', anchor] = id.split('#');
  link.href = `${href(page)}#${anchor}`;
  link.textContent = title;
  const heading = document.createElement('h2');
  heading.append(link);
  const words = document.createElement('p');
  for (const [k, piece] of sentence.entries()) {
    const node = k % 2 === 0 ? document.createTextNode(piece) : document.createElement('mark');
    node.textContent = piece;
    words.append(node);
  }
  row.append(label, heading, words);
  return row;
};
