/** Where people print on Letter, its files come first, and the studio begins with it. */
const LETTER = /-(US|CA|MX|PH|CL|CO|CR|DO|GT|NI|PA|PR|SV|VE)\b/i;

if (LETTER.test(navigator.language)) {
  document.documentElement.classList.add('letter');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/print/custom/#"]'))
    link.hash += '&paper=letter';
}
