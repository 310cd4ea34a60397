import { expect, test } from 'vitest';
import { hasInline } from '../../rules/plain-text';
import { inlinesHtml } from './inlines';

test('words in bold, in a link and after them keep their spaces and get no others', () => {
  expect(
    inlinesHtml([
      { kind: 'strong', inlines: [{ kind: 'text', text: 'Cy' }] },
      { kind: 'text', text: ', who votes (' },
      { kind: 'link', href: '#T1', inlines: [{ kind: 'text', text: 'ruling T1' }] },
      { kind: 'text', text: ').' },
    ]),
  ).toBe('<strong>Cy</strong>, who votes (<a href="#T1">ruling T1</a>).');
});

test('a text that looks like a tag stays a text', () => {
  expect(inlinesHtml([{ kind: 'text', text: '<b> & "c"' }])).toBe('&lt;b&gt; &amp; &quot;c&quot;');
});

test('a link to another rule text begins at the root of the site, wherever that is', () => {
  const link = (href: string) =>
    inlinesHtml([{ kind: 'link', href, inlines: [{ kind: 'text', text: 'x' }] }]);
  expect(link('/rules/multiplayer/#800.4a')).toBe(
    `<a href="${import.meta.env.BASE_URL}rules/multiplayer/#800.4a">x</a>`,
  );
  expect(link('https://example.org/')).toBe('<a href="https://example.org/">x</a>');
});

test('a term is a disclosure that keeps its meaning out of the search', () => {
  const term = {
    kind: 'term',
    id: 'term-hit',
    inlines: [{ kind: 'text', text: 'hits' }],
    definition: [{ kind: 'text', text: 'A point.' }],
  } as const;
  expect(inlinesHtml([term])).toBe(
    '<details class="term"><summary>hits</summary><span class="definition">A point.</span></details>',
  );
  expect(hasInline([{ kind: 'text', text: 'a ' }, term], 'term')).toBe(true);
  expect(hasInline([{ kind: 'text', text: 'a ' }], 'term')).toBe(false);
});
