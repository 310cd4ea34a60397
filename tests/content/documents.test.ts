/** What README.md, ARCHITECTURE.md and CONTRIBUTING.md name is there: files, functions, folders, commands, pictures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json';

const read = (file: string): string => readFileSync(file, 'utf8');

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'] as const;
const ARCHITECTURE = read('ARCHITECTURE.md');

const codeOf = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.(test|sample)\./.test(file))
  .map((file) => read(join('src', file)));

/** Declared in some source, under this name. */
const isDeclared = (name: string): boolean =>
  SOURCES.some((text) => new RegExp(`(const|function|interface|type|class) ${name}\\b`).test(text));

describe('ARCHITECTURE.md', () => {
  const paths = codeOf(ARCHITECTURE).filter(
    (code) => /^[a-z]+\/[\w./-]*$/.test(code) && !code.startsWith('content/'),
  );

  it.each([...new Set(paths)])('%s is in src', (path) => {
    expect(existsSync(join('src', path))).toBe(true);
  });

  const calls = [...ARCHITECTURE.matchAll(/`([A-Za-z]+)` \(`([a-z]+\/[\w./-]+)`/g)];

  it('has the three roads as calls with their files', () => {
    expect(calls.length).toBeGreaterThan(15);
  });

  it.each(calls.map(([, name = '', path = '']) => [name, path]))('%s is in %s', (name, path) => {
    const place = join('src', path);
    const texts = path.includes('.')
      ? [read(place)]
      : readdirSync(place).map((file) => read(join(place, file)));
    expect(texts.some((text) => new RegExp(`\\b${name}\\b`).test(text))).toBe(true);
  });

  const names = codeOf(ARCHITECTURE).filter((code) => /^([a-z]+[A-Z]\w+|[A-Z][a-z]+[A-Za-z]*)$/.test(code));

  it.each([...new Set(names)])('%s is declared', (name) => {
    expect(isDeclared(name)).toBe(true);
  });
});

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  it('leads to files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)|src="([^"]+)"/g)].map(
      ([, link, picture]) => link ?? picture,
    );
    expect(links.filter((link) => link !== undefined && !existsSync(link))).toEqual([]);
  });

  it('names commands that are there', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('names files that are there', () => {
    const files = codeOf(text).filter((code) =>
      /^(src|scripts|tests|content|public|\.github)\/[\w./-]+$/.test(code),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

it('CONTRIBUTING.md has every folder of the program in its table', () => {
  const text = read('CONTRIBUTING.md');
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const site = ['components', 'integrations', 'layouts', 'pages', 'styles'];
  const missing = folders
    .map(({ name }) => name)
    .filter((name) => !site.includes(name) && !text.includes(`| src/${name}`));
  expect(missing).toEqual([]);
});
