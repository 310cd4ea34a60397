/** A run of words as HTML. Written as one string, since a line break between two tags would be a space on the page. */
import { ENGLISH } from '#messages/language';
import { href, inLanguage } from '../../app/links';
import { IN_ENGLISH, type RuleInline } from '../../rules/document';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** A place in another rule text is addressed from the root of the site, wherever that is. */
const addressOf = (address: string): string => {
  if (address.startsWith(IN_ENGLISH)) return `${inLanguage(ENGLISH)}${address.slice(IN_ENGLISH.length)}`;
  return address.startsWith('/') ? `${href()}${address.slice(1)}` : address;
};

const inlineHtml = (inline: RuleInline): string => {
  switch (inline.kind) {
    case 'text':
      // "6–3" is one word.
      return escapeHtml(inline.text).replace(/\d–\d/g, '<span class="nowrap">$&</span>');
    case 'code':
      return `<code>${escapeHtml(inline.text)}</code>`;
    case 'strong':
      return `<strong>${inlinesHtml(inline.inlines)}</strong>`;
    case 'emphasis':
      return `<em>${inlinesHtml(inline.inlines)}</em>`;
    case 'link':
      return `<a href="${escapeHtml(addressOf(inline.href))}">${inlinesHtml(inline.inlines)}</a>`;
    case 'term':
      return (
        `<details class="term"><summary>${inlinesHtml(inline.inlines)}</summary>` +
        `<span class="definition">${inlinesHtml(inline.definition)}</span></details>`
      );
    case 'break':
      return '<br>';
  }
};

/** A full stop or a comma after a term stays with it. */
export const inlinesHtml = (inlines: readonly RuleInline[]): string =>
  inlines
    .map(inlineHtml)
    .join('')
    .replace(/(<details(?:(?!<details).)*<\/details>)([.,;:)]+)/gs, '<span class="nowrap">$1$2</span>');
