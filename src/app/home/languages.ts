/**
 * The ways to a page in other languages keep what is behind "#". Who would rather read another language than the page's is
 * asked once, by the page alone: nothing is sent.
 */
import { readText, writeText } from '../store/local';
import { KEYS } from '../store/stored';

const menu = document.querySelector<HTMLDetailsElement>('.languages');
const links = [...(menu?.querySelectorAll('a') ?? [])];
const choose = (language: string): unknown => writeText(KEYS.language, language);

for (const link of links)
  link.addEventListener('click', () => {
    link.hash = location.hash;
    choose(link.hreflang);
  });

// As menus do.
document.addEventListener('click', ({ target }) => {
  if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
});
menu?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

const ask = (wanted: HTMLAnchorElement): void => {
  const bar = document.createElement('p');
  bar.className = 'language-offer form';
  bar.lang = wanted.hreflang;
  const link = wanted.cloneNode(true) as HTMLAnchorElement;
  link.className = 'button strong';
  link.removeAttribute('aria-current');
  link.addEventListener('click', () => {
    link.hash = location.hash;
    choose(wanted.hreflang);
  });
  const refuse = document.createElement('button');
  refuse.className = 'button';
  refuse.textContent = wanted.dataset.refuse ?? '';
  refuse.addEventListener('click', () => {
    choose(document.documentElement.lang);
    bar.remove();
  });
  const words = document.createElement('span');
  words.textContent = wanted.dataset.offer ?? '';
  bar.append(words, link, refuse);
  menu?.closest('header')?.prepend(bar);
};

/** The first language of the browser that the site has. */
const wanted = navigator.languages
  .map((language) =>
    links.find(({ hreflang }) => hreflang === language || hreflang === language.split('-')[0]),
  )
  .find(Boolean);
const chosen = readText(KEYS.language);
const isNew = chosen.ok && chosen.value === undefined;
if (wanted && isNew && wanted.hreflang !== document.documentElement.lang) ask(wanted);
