/** The visual identity in numbers: one case file over everything, paper, ink and one red. */
import type { Color, Item, Stroke, TextItem, Voice } from '../scene/scene';
import { text } from '../scene/shapes';

export const COLORS = {
  paper: '#F6F1E4',
  /** Paper takes black and greys as such, not mixed of colours. */
  ink: '#000000',
  /** For asides in booklets and diagrams; a card has no grey type. */
  mute: '#5E5E5E',
  /** For hairlines: a paler one breaks up into dots. */
  line: '#808080',
  red: '#B4231F',
  manila: '#E6D3A3',
  white: '#FFFFFF',
} as const satisfies Record<string, Color>;

/** What pages write for them: dark mode exchanges them, and red, manila and ink keep their meaning. */
export const PAINTS: Readonly<Partial<Record<Color, string>>> = Object.fromEntries(
  Object.entries(COLORS).map(([name, color]) => [color, `var(--${name === 'white' ? 'paper' : name})`]),
);

/** 6.5 pt in mm: no type on a piece or in the margin of a sheet is smaller. */
export const LEAST_TYPE = (6.5 / 72) * 25.4;

/**
 * A game's own colour beside the red, on light pages and in its picture, and on dark pages. Each is read as text on the page,
 * and told from the others without red and green, and in grey.
 */
export const ACCENTS = {
  mafia: { light: '#14305C', dark: '#6A98D8' },
  target: { light: '#732969', dark: '#D79BCB' },
  tmag: { light: '#8C6500', dark: '#E8BB4C' },
  nation: { light: '#0A6459', dark: '#A2ECD9' },
} as const satisfies Record<string, Record<'light' | 'dark', Color>>;

/** Line widths in mm: the heavy rule under a head, an outline, a hairline. */
export const RULES = { heavy: 0.5, outline: 0.35, hair: 0.25 } as const;

export const hairline: Stroke = { color: COLORS.line, width: RULES.hair };
export const outline: Stroke = { color: COLORS.ink, width: RULES.outline };

type WordStyle = Partial<Pick<TextItem, 'fill' | 'size' | 'tracking'>>;

/** Words of a drawing in a voice and a size, in ink where nothing else is said. */
export const wordsIn =
  (voice: Voice, size: number, usual: WordStyle = {}) =>
  (x: number, y: number, words: string, anchor: TextItem['anchor'] = 'start', style: WordStyle = {}): Item =>
    text(x, y, words, {
      voice,
      size,
      fill: COLORS.ink,
      ...usual,
      ...style,
      ...(anchor !== 'start' && { anchor }),
    });

/** Words in lines of so many letters at the most: a drawing does not measure them, and letters of the form voice are all as wide. */
export const inLines = (words: string, letters: number): readonly string[] =>
  words.split('\n').flatMap((part) =>
    part.split(' ').reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last === undefined || last.length + 1 + word.length > letters) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
      return lines;
    }, []),
  );

/** A title in capitals. */
export const shout = (
  x: number,
  y: number,
  words: string,
  size: number,
  anchor?: TextItem['anchor'],
  fill: Color = COLORS.ink,
): Item => wordsIn('shout', size, { tracking: size * 0.02, fill })(x, y, words.toUpperCase(), anchor);
