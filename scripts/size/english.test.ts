/** What of the program is in English alone. */
import { expect, test } from 'vitest';
import { englishIn } from './english';
import { sourcesOf } from './sources';

test('words that people read are found, and those of the program are not', () => {
  const text = `import a from 'not found';
    const title = ['Not kept', 'Which?'];
    const where = document.querySelector('not found');
    if (name === 'Not found') throw new Error('not found at all');
    const link = <a class="not found" title="x2 Top">All games<b>{count} of {of}</b></a>;
    const said = \`\${name} is out of the game\`;
    const role = \`\${name}: \${word}\` + words.join('; ');
    const time = <i>{hours}:{minutes}<b>: {word}</b></i>;
    const ruler = label(x, y, 'across, 100 mm') + 'fugitive 1, card-sharp 2';
    const token = ['First-player token', 'Rounds are $1,000 each.', 'next-round wide', '\${found} not'];
    const read = () => err('not-found', \`--\${flag} is too small\`);
    const flags = { output: { value: 'not', help: 'Default: <kit>.pdf, here.' } };`;
  expect(englishIn({ file: 'src/app/some.tsx', text }).map(({ line, text }) => `${line}: ${text}`)).toEqual([
    '2: Not kept',
    '2: Which?',
    '5: x2 Top',
    '5: All games',
    '5: of',
    '6: … is out of the game',
    '7: …: …',
    '7: ;',
    '8: :',
    '9: across, 100 mm',
    '10: First-player token',
    '10: Rounds are $1,000 each.',
    '11: --… is too small',
    '12: Default: ….pdf, here.',
  ]);
  const page = '---\nconst a = 1;\n---\n<style>\n.not found {}\n</style>\n<p>Nobody here</p>\n';
  expect(englishIn({ file: 'src/pages/some.astro', text: page })).toEqual([
    { file: 'src/pages/some.astro', line: 7, text: 'Nobody here' },
  ]);
});

test('people read nothing that is no message', () => {
  const found = sourcesOf('.').flatMap(englishIn);
  expect(found.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});
