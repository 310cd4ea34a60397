/**
 * The ways to a page in other languages keep what is behind "#". Who would rather read another language than the page's is
 * asked once, by the page alone: nothing is sent.
 */
import { readText, writeText } from '../store/local';
import { KEYS } from '../store/stored';

/** A link takes the place of its page along, and what was chosen is remembered. */
const leadOn = (link: HTMLAnchorElement): void =>
  link.addEventListener('click', () => {
    link.hash = location.hash;
    writeText(KEYS.language, link.hreflang);
  });

const links = [...document.querySelectorAll<HTMLAnchorElement>('.languages a')];
links.forEach(leadOn);

/** The first language of the browser that the site has. */
const wanted = navigator.languages
  .map((tag) => links.find(({ hreflang }) => hreflang === tag || hreflang === tag.split('-')[0]))
  .find(Boolean);
const chosen = readText(KEYS.language);
if (wanted && wanted.hreflang !== document.documentElement.lang && chosen.ok && chosen.value === undefined)
  void import('./language-offer').then(({ ask }) => ask(wanted, leadOn));
