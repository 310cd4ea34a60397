import { describe, expect, it } from 'vitest';
import type { CalloutBlock, GlossaryBlock, ParagraphBlock } from './document';
import { anchorsOf, parseRules } from './parse';
import { plainText } from './plain-text';
import type { RulesSource } from './reading';
import { FRONT, SAMPLE_GAME, sampleDoc } from './rules.sample';
import { RulesError } from './schema';

const FILE = 'content/duel/rules.md';
/** Line of the first line of a body that is appended to FRONT. */
const BODY = FRONT.split('\n').length;

const messageOf = (source: string, game: RulesSource = SAMPLE_GAME): string => {
  try {
    parseRules(source, FILE, game);
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
  return 'no mistake';
};

describe('parseRules', () => {
  it('reads every kind of block in order', () => {
    expect(sampleDoc().blocks.map((block) => ('callout' in block ? block.callout : block.kind))).toEqual([
      'paragraph',
      'heading',
      'list',
      'table',
      'heading',
      'table',
      'figure',
      'example',
      'note',
      'script',
    ]);
  });

  it('writes facts into the sentence they stand in, leaving no seam', () => {
    const [first] = sampleDoc().blocks;
    expect(first?.kind === 'paragraph' && first.inlines[0]).toEqual({
      kind: 'text',
      text: 'At least 3 players, ',
    });
  });

  it('lists the headings with their anchors', () => {
    expect(sampleDoc().sections).toEqual([
      { level: 2, title: 'What kills', slug: 'what-kills' },
      { level: 3, title: 'Who is what?', slug: 'who-is-what' },
    ]);
  });

  it('sets columns aligned to the right as numeric, in Markdown tables and in those of the data', () => {
    const tables = sampleDoc().blocks.filter((block) => block.kind === 'table');
    expect(tables.map(({ numeric }) => numeric)).toEqual([[1], [0, 1, 2]]);
    expect(tables[1]?.caption).toBe('Who is what');
  });

  it.each([
    ['1', '0', [1]],
    ['$3,000', '\u2013', [1]],
    ['53 %', '8/15', [1]],
    ['Ana', '2', []],
    ['3 or more', '2', []],
    ['\u2013', '', []],
  ])('takes a column that holds %j and %j as numeric or not by itself', (first, second, numeric) => {
    const rows = `| who | what |\n| --- | --- |\n| a | ${first} |\n| b | ${second} |`;
    expect(parseRules(FRONT + rows, FILE, SAMPLE_GAME).blocks[0]).toMatchObject({ numeric });
  });

  it('gives a note its title', () => {
    const note = sampleDoc().blocks.find(
      (block): block is CalloutBlock => block.kind === 'callout' && block.callout === 'note',
    );
    expect(note).toMatchObject({ title: [{ kind: 'text', text: 'Do abilities count?' }] });
    expect(note?.blocks).toHaveLength(1);
  });

  it('exports the words in reading order', () => {
    expect(plainText(sampleDoc()).split('\n')).toEqual([
      'At least 3 players, more are better. There are 44 ways to deal to five; see what kills or who is what.',
      'What kills',
      'A blow.',
      'A spell:',
      'aimed at \u201Ca player\u201D,',
      'aimed at what they own.',
      'Means Hits',
      'Knife 1',
      'Old age 0',
      'Who is what?',
      'Who is what',
      'Players Mafia Odds',
      '5 1 8/15',
      '6 2 19/48',
      'Five players, 3 of them doomed.',
      'Example',
      'Ana stabs Ben. It\u2019s over.',
      'Note',
      'Do abilities count?',
      'The source is silent. Ours: yes.',
      'Script',
      'Night',
      'Everyone, heads down.',
      'Wake, killer.',
    ]);
  });
});

describe('a rule that is known by its number', () => {
  const doc = parseRules(
    `${FRONT}See [the rule](#800.4a).\n\n## Leaving\n\n::rule[What *leaves*]{#800.4a}\n\nAll of it.`,
    FILE,
    SAMPLE_GAME,
  );

  it('is a heading with its number for an anchor', () => {
    expect(doc.blocks[2]).toMatchObject({ kind: 'heading', level: 3, slug: '800.4a', number: '800.4a' });
    expect(doc.sections[1]).toEqual({
      level: 3,
      title: '800.4a What leaves',
      slug: '800.4a',
      number: '800.4a',
    });
  });

  it('is told with its number before its words', () => {
    expect(plainText(doc)).toContain('Leaving\n800.4a What leaves\nAll of it.');
  });
});

describe('a glossary', () => {
  const body = [
    'It takes :term[blood]. Or :term[first *blood*]{#blood}, "hit" or not.',
    '',
    '## Glossary',
    '',
    ':::glossary',
    '',
    '- **Blood**: what :fact[minPlayers] players *spill*. See [below](#glossary).',
    '- **Hit**: a point.',
    '',
    ':::',
  ].join('\n');
  const doc = parseRules(FRONT + body, FILE, SAMPLE_GAME);
  const meaning = [
    { kind: 'text', text: 'What 3 players ' },
    { kind: 'emphasis', inlines: [{ kind: 'text', text: 'spill' }] },
    { kind: 'text', text: '. See ' },
    { kind: 'link', href: '#glossary', inlines: [{ kind: 'text', text: 'below' }] },
    { kind: 'text', text: '.' },
  ];

  it('is read with its terms and their anchors', () => {
    const glossary = doc.blocks.at(-1) as GlossaryBlock;
    expect(glossary.entries.map(({ id, term }) => [id, term])).toEqual([
      ['term-blood', 'Blood'],
      ['term-hit', 'Hit'],
    ]);
    expect(glossary.entries[0]?.definition).toEqual(meaning);
  });

  it('gives its words to every use of a term that stands before it, bent or not', () => {
    const { inlines } = doc.blocks[0] as ParagraphBlock;
    expect(inlines[1]).toEqual({
      kind: 'term',
      id: 'term-blood',
      inlines: [{ kind: 'text', text: 'blood' }],
      definition: meaning,
    });
    expect(inlines[3]).toMatchObject({ kind: 'term', id: 'term-blood', definition: meaning });
  });

  it('is part of the words once, where it stands', () => {
    expect(plainText(doc).split('\n')).toEqual([
      'It takes blood. Or first blood, “hit” or not.',
      'Glossary',
      'Blood What 3 players spill. See below.',
      'Hit A point.',
    ]);
  });
});

describe('links to other texts', () => {
  it('are noted with the place that they name', () => {
    const doc = parseRules(`${FRONT}[a](/rules/other/#800.4a) and\n[b](/rules/other/)`, FILE, SAMPLE_GAME);
    expect(doc.crossLinks).toEqual([
      { source: 'other', anchor: '800.4a', line: BODY },
      { source: 'other', line: BODY + 1 },
    ]);
  });

  it('may name headings, rules of a Law, numbered rules and terms', () => {
    const text = `${FRONT}## A b\n\n::rule[x]{#7}\n\n## Law\n\n### C\n\n- [aim · source · automatic] :fact[unknown]\n\n:::glossary\n- **Hit**: z\n:::`;
    expect([...anchorsOf(text)].toSorted()).toEqual(['7', 'a-b', 'aim', 'c', 'law', 'term-hit']);
  });
});

describe('a mistake in the body is named with file and line', () => {
  it.each([
    [
      'unknown fact',
      'It takes :fact[maxPlayers].',
      'unknown fact "maxPlayers"; known: minPlayers, derangements.5',
    ],
    ['inherited fact', 'It takes :fact[constructor].', 'unknown fact "constructor"'],
    ['unknown table', '::table[odds]', 'unknown table "odds"; known: mix'],
    ['unknown figure', '::figure[A star.]{#star}', 'unknown figure "star"; known: ring'],
    ['figure without a caption', '::figure{#ring}', 'a figure is written'],
    ['unknown inline directive', 'At half past:nine', 'unknown directive ":nine"'],
    ['unknown leaf directive', '::map[x]', 'unknown directive "::map"'],
    ['unknown callout', ':::warning\nNo.\n:::', 'unknown directive ":::warning"'],
    ['id on an example', ':::example{#E1}\nThis.\n:::', ':::example has no id'],
    ['foreign attribute', ':::example{.big}\nThis.\n:::', 'has no attribute class'],
    ['empty callout', ':::note\n:::', ':::note is empty'],
    ['raw HTML', '<div>x</div>', 'raw HTML'],
    ['raw HTML in a line', 'A <b>bold</b> claim', 'raw HTML'],
    ['image', '![x](x.png)', 'an image'],
    ['code block', '```\nx\n```', 'a code block'],
    ['quotation', '> x', 'a quotation'],
    ['heading of level 1', '# X', 'a heading of level 1'],
    ['heading of level 4', '#### X', 'a heading of level 4'],
    ['subsection first', '### X', 'the first heading is a ###'],
    ['heading of signs', '## ?', 'a heading without words'],
    ['link to nowhere', '[x](#nowhere)', 'broken link "#nowhere"; known: '],
    ['relative link', '[x](../other)', 'link to "../other"'],
    ['link to a page that is no rule text', '[x](/print/)', 'link to "/print/"'],
    ['rule without a number', '::rule[x]', 'a rule is written ::rule[What it says]{#800.4a}'],
    ['rule with a name for a number', '::rule[x]{#leaving}', 'a rule is written'],
    ['rule without words', '::rule[]{#7}', 'a rule is written'],
    ['rule in a callout', ':::note\n::rule[x]{#7}\n:::', '::rule inside a callout', 1],
    ['equal rules', '::rule[x]{#7.1}\n\n::rule[y]{#7.1}', 'the anchor #7.1 is already set in line', 2],
    ['term that nobody explains', 'A :term[hit].', 'unknown term "hit"; there is none'],
    ['term without words', 'A :term[].', 'a term is written :term[words]'],
    ['term in a heading', '## A :term[hit]', 'a term opens in running text only'],
    ['term in bold words', 'A **:term[hit]**.', 'a term opens in running text only'],
    ['glossary that is no list', ':::glossary\nHit: a point.\n:::', 'a glossary holds one list'],
    ['entry without a term', ':::glossary\n- Hit: a point.\n:::', 'an entry of a glossary is written', 1],
    ['entry without a meaning', ':::glossary\n- **Hit**\n:::', 'an entry of a glossary is written', 1],
    ['equal terms', ':::glossary\n- **Hit**: a\n- **hit**: b\n:::', 'the anchor #term-hit is already', 2],
    ['glossary in a list', '- x\n\n  :::glossary\n  - **Hit**: a\n  :::', 'a glossary inside a list item', 2],
    ['stray end', 'Words.\n\n:::', 'a stray or malformed directive', 2],
    ['uneven table', '| a | b |\n| - | - |\n| 1 |', 'a table row with 1 cells under a head with 2', 2],
    ['equal headings', '## A b\n\n## A, b!', `the anchor #a-b is already set in line ${BODY}`, 2],
    ['callout left open', ':::note\nx\n\n## A', 'a heading inside a callout', 3],
  ])('%s', (_name, body, message, below = 0) => {
    const found = messageOf(FRONT + body);
    expect(found).toContain(message);
    expect(found).toContain(`${FILE}:${BODY + below}: `);
  });

  it('reports all mistakes of a file at once, by line', () => {
    expect(messageOf(`${FRONT}[x](#a)\n\n:fact[b]\n\n# c`).split('\n')).toHaveLength(3);
  });

  it('leaves figures alone where it was not told which there are', () => {
    const { facts, tables } = SAMPLE_GAME;
    expect(messageOf(`${FRONT}::figure[A star.]{#star}`, { facts, tables })).toBe('no mistake');
  });
});

describe('a mistake in the front matter is named with file, line and key', () => {
  it.each([
    ['title: Duel, for Tests', 'title: ""', 2, '"title" is empty; write the title'],
    ['title: Duel, for Tests', 'title: 7', 2, '"title" is not right: write the title as it is shown as text'],
    ['title: Duel, for Tests\n', '', 2, '"title" is missing; add it'],
    ['game: duel', 'game: Duel!', 3, '"game" is not right: write the id of the game in lower-case letters'],
    ['game: duel', 'game: target', 1, '"game" is target; this is the rule text of duel'],
    ['A game that exists', 'x'.repeat(150), 4, '"description" is not under 160 characters; shorten it'],
    ['credits:', 'edition: 1\ncredits:', 5, 'unknown key "edition"; remove it or correct its spelling'],
    ['    licence: CC BY 4.0\n', '', 6, '"credits[1].licence" is missing; add it'],
    ['    role: Author', '    role: ""', 7, '"credits[1].role" is empty'],
    ['    role: Author', '    rôle: Author', 7, 'unknown key "credits[1].rôle"'],
    ['title: Duel, for Tests', 'title: Duel: a test', 2, 'correct the YAML here'],
  ])('%j written as %j', (right, wrong, line, message) => {
    const found = messageOf(FRONT.replace(right, wrong));
    expect(found.split('\n').some((row) => row.startsWith(`${FILE}:${line}: front matter: `))).toBe(true);
    expect(found).toContain(message);
  });

  it('asks for it where it is missing', () => {
    expect(messageOf('## Words')).toBe(
      `${FILE}:1: front matter is missing; start the file with "---", its keys, and "---"`,
    );
  });
});
