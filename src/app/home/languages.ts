/**
 * The ways to a page in other languages keep what is behind "#". Who would rather read another language than the page's is
 * asked once, by the page alone: nothing is sent.
 */
import { readText, writeText } from '../store/local';
import { KEYS } from '../store/stored';

const chosen = readText(KEYS.language);
const choose = (language: string): unknown => writeText(KEYS.language, language);

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
  link.addEventListener('click', () => {
    link.hash = location.hash;
    choose(link.hreflang);
  });

const { lang } = document.documentElement;
const offers = [...document.querySelectorAll<HTMLElement>('.language-offer')];
/** The first language of the browser that the site has. */
const wanted = navigator.languages
  .flatMap((tag) => [tag, tag.split('-')[0]])
  .find((tag) => tag === lang || offers.some((one) => one.lang === tag));
const offer = offers.find((one) => one.lang === wanted);
if (offer && chosen.ok && chosen.value === undefined) {
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    choose(lang);
  });
}
