import { expect, test } from 'vitest';
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
