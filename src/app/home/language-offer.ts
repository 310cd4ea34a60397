/** The question whether somebody would rather read the page in another language, in that language, above all else. */
import { writeText } from '../store/local';
import { KEYS } from '../store/stored';

/** `wanted` is the way to the page in that language, with the words of the question. */
export const ask = (wanted: HTMLAnchorElement, leadOn: (link: HTMLAnchorElement) => void): void => {
  const bar = document.createElement('p');
  bar.className = 'language-offer form';
  bar.lang = wanted.hreflang;
  const words = document.createElement('span');
  words.textContent = wanted.dataset.offer ?? '';
  const link = wanted.cloneNode(true) as HTMLAnchorElement;
  link.className = 'button strong';
  leadOn(link);
  const refuse = document.createElement('button');
  refuse.className = 'button';
  refuse.textContent = wanted.dataset.refuse ?? '';
  refuse.addEventListener('click', () => {
    writeText(KEYS.language, document.documentElement.lang);
    bar.remove();
  });
  bar.append(words, link, refuse);
  document.querySelector('header')?.prepend(bar);
};
