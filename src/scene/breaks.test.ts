/** Where words are divided at the ends of lines, in each language. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE } from '#messages/language';
import { nodeBook } from '../files/node-fonts';
import { dividedWord } from './breaks';
import { withFonts } from './fonts/book';
import { breakLines, type ParagraphStyle } from './text';

const book = await nodeBook();

const linesOf = async (text: string, more: Partial<ParagraphStyle> = {}): Promise<string[]> => {
  const style = { voice: 'talk', size: 4, fill: '#1C1A17', width: 40, ...more } as const;
  const broken = await withFonts(book, () => breakLines(book, [text], style));
  return broken.map(({ items }) => items.map((item) => item.text.trim()).join(' '));
};

interface Sample {
  /** With a space wherever they may be divided. */
  readonly words: readonly string[];
  /** A word that has no line of its own. */
  readonly long: readonly string[];
  /** Sentences in lines: one that is as short without a hyphen, and one that is not. */
  readonly whole: readonly string[];
  readonly shorter: readonly string[];
}

const SAMPLES: Readonly<Record<string, Sample>> = {
  en: {
    words: ['assassination', '“organization”,', 'card'],
    long: ['assassinat', 'ion'],
    whole: ['Draw a card without', 'assassination.'],
    shorter: ['In an assassination', 'you draw.'],
  },
  de: {
    words: ['Assas- si- nen- karte', 'Abschuss- liste', '„Zau- ber- spruch“,', 'Karte', 'RPG'],
    long: ['Abschuss-', 'liste'],
    whole: ['Gib bis zu 3.000 $', 'deiner Schulden', 'zurück.'],
    shorter: ['Für die Abschuss-', 'liste, Verteilung.'],
  },
  fr: {
    words: ['empoi- son- ne- ment', 'l’assas- si- nat', 'évé- ne- ment', 'carte'],
    long: ['empoi-', 'sonne-', 'ment'],
    whole: ['Le commanditaire', 'reconnaissant'],
    shorter: ['Un empoisonne-', 'ment, puis un', 'empoisonnement.'],
  },
  es: {
    words: ['enve- ne- na- miento', '«ase- si- nato»', 'carta'],
    long: ['envenena-', 'miento'],
    whole: ['Devuelve hasta tres', 'contrabandistas.'],
    shorter: ['Con envenena-', 'miento, y con enve-', 'nenamiento.'],
  },
};

const { words, long, whole, shorter } = SAMPLES[LANGUAGE] ?? expect.fail(`no words in ${LANGUAGE}`);
/** As it was typed. */
const typed = (lines: readonly string[]): string => lines.join(' ').replaceAll('- ', '');

describe(`a word in ${LANGUAGE}`, () => {
  it.each(words)('%s is divided there, and nowhere else', (parts) => {
    expect(dividedWord(typed([parts])).join(' ')).toBe(parts);
  });

  it('is divided where it has no line of its own, in a title too, but not where only spaces end a line', async () => {
    const narrow = { width: 20 };
    const word = long.join('').replaceAll('-', '');
    expect(await linesOf(word, narrow)).toEqual(long);
    expect((await linesOf(word, { ...narrow, caps: true })).length).toBeGreaterThan(1);
    expect((await linesOf(word, { ...narrow, breaks: 'spaces' })).join('')).toBe(word);
  });

  it('is divided in a few lines only where they would be more', async () => {
    expect(await linesOf(typed(whole))).toEqual(whole);
    expect(await linesOf(typed(shorter))).toEqual(shorter);
  });

  it('is divided in many lines where one would be too empty', async () => {
    const many = Array.from({ length: 5 }, () => typed(shorter)).join(' ');
    const ends = (await linesOf(many)).filter((line) => line.endsWith('-'));
    expect(ends.length > 0).toBe(shorter.some((line) => line.endsWith('-')));
  });
});
