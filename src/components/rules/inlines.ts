/** A run of words as HTML. Written as one string, since a line break between two tags would be a space on the page. */
import type { RuleInline } from '../../rules/document';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const inlineHtml = (inline: RuleInline): string => {
  switch (inline.kind) {
    case 'text':
      return escapeHtml(inline.text);
    case 'code':
      return `<code>${escapeHtml(inline.text)}</code>`;
    case 'strong':
      return `<strong>${inlinesHtml(inline.inlines)}</strong>`;
    case 'emphasis':
      return `<em>${inlinesHtml(inline.inlines)}</em>`;
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${inlinesHtml(inline.inlines)}</a>`;
    case 'break':
      return '<br>';
  }
};

export const inlinesHtml = (inlines: readonly RuleInline[]): string => inlines.map(inlineHtml).join('');
