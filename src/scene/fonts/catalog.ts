/**
 * Which font file draws a character in a voice. Fontsource cuts a typeface into subsets and says which characters each
 * one covers; a voice is a chain of such subsets, first match wins, so that a file is loaded only when a text needs it.
 */
import courierPrime from '@fontsource/courier-prime/unicode.json' with { type: 'json' };
import leagueGothic from '@fontsource/league-gothic/unicode.json' with { type: 'json' };
import notoEmoji from '@fontsource/noto-emoji/unicode.json' with { type: 'json' };
import notoArabic from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' };
import notoDevanagari from '@fontsource/noto-sans-devanagari/unicode.json' with { type: 'json' };
import notoHebrew from '@fontsource/noto-sans-hebrew/unicode.json' with { type: 'json' };
import notoJapanese from '@fontsource/noto-sans-jp/unicode.json' with { type: 'json' };
import sofiaCondensed from '@fontsource/sofia-sans-extra-condensed/unicode.json' with { type: 'json' };
import sourceSerif from '@fontsource/source-serif-4/unicode.json' with { type: 'json' };
import { VOICES, type Voice } from '../scene';

/** Subset names and the characters they cover, as CSS writes them: "U+0000-00FF,U+0131". */
type Coverage = Readonly<Record<string, string>>;

interface Typeface {
  /** Package name below @fontsource. */
  readonly name: string;
  readonly weight: 400 | 600 | 700 | 800;
  readonly style: 'normal' | 'italic';
  readonly coverage: Coverage;
  /** Only these subsets, where others of the family would repeat what is earlier in the chain. */
  readonly only?: readonly string[];
}

interface FontFile {
  /** File name in the fontsource package, unique over all packages. */
  readonly file: string;
  /** Package name below @fontsource. */
  readonly family: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const face = (
  name: string,
  coverage: Coverage,
  weight: Typeface['weight'],
  rest: Partial<Pick<Typeface, 'style' | 'only'>> = {},
): Typeface => ({ name, coverage, weight, style: 'normal', ...rest });

/** Scripts that the three faces of the identity do not have. */
const fallback = (weight: 400 | 700): Typeface[] => [
  face('noto-sans-hebrew', notoHebrew, weight, { only: ['hebrew'] }),
  face('noto-sans-arabic', notoArabic, weight, { only: ['arabic'] }),
  face('noto-sans-devanagari', notoDevanagari, weight, { only: ['devanagari'] }),
  face('noto-sans-jp', notoJapanese, weight),
  face('noto-emoji', notoEmoji, weight),
];

const serif = (weight: 400 | 600, style: 'normal' | 'italic' = 'normal'): Typeface =>
  face('source-serif-4', sourceSerif, weight, { style });

const CHAINS: Readonly<Record<Voice, readonly Typeface[]>> = {
  shout: [
    face('league-gothic', leagueGothic, 400),
    face('sofia-sans-extra-condensed', sofiaCondensed, 800),
    ...fallback(700),
  ],
  form: [face('courier-prime', courierPrime, 400), serif(400), ...fallback(400)],
  'form-bold': [face('courier-prime', courierPrime, 700), serif(600), ...fallback(700)],
  talk: [serif(400), ...fallback(400)],
  'talk-italic': [serif(400, 'italic'), ...fallback(400)],
  'talk-bold': [serif(600), ...fallback(700)],
};

const parseRanges = (css: string): [number, number][] =>
  css.split(',').map((range) => {
    const [first, last] = range.trim().replace(/^U\+/i, '').split('-');
    const start = Number.parseInt(first ?? '', 16);
    return [start, last === undefined ? start : Number.parseInt(last, 16)];
  });

const filesOf = (typeface: Typeface): FontFile[] =>
  Object.entries(typeface.coverage)
    .map(([key, css]) => [key.replace(/[[\]]/g, ''), css] as const)
    .filter(([subset]) => typeface.only === undefined || typeface.only.includes(subset))
    // The basic Latin subset first: it is in use anyway, and it is the one that most texts need.
    .sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'))
    .map(([subset, css]) => ({
      file: `${typeface.name}-${subset}-${typeface.weight}-${typeface.style}.woff`,
      family: typeface.name,
      ranges: parseRanges(css),
    }));

const FILES: Readonly<Record<Voice, readonly FontFile[]>> = Object.fromEntries(
  VOICES.map((voice) => [voice, CHAINS[voice].flatMap(filesOf)]),
) as Record<Voice, FontFile[]>;

/** Every file that a text may need, with its package: what the site has to offer to the browser. */
export const FONT_FILES: readonly FontFile[] = [
  ...new Map(VOICES.flatMap((voice) => FILES[voice]).map((font) => [font.file, font])).values(),
];

const covers = (font: FontFile, codePoint: number): boolean =>
  font.ranges.some(([first, last]) => codePoint >= first && codePoint <= last);

const candidatesOf = new Map<string, readonly FontFile[]>();

/** The files of a voice's chain that say they cover a character, best first. */
export const candidates = (voice: Voice, codePoint: number): readonly FontFile[] => {
  const key = `${voice} ${codePoint}`;
  const known = candidatesOf.get(key);
  if (known) return known;
  const found = FILES[voice].filter((font) => covers(font, codePoint));
  candidatesOf.set(key, found);
  return found;
};

/** The file that sets a voice's line height: the Latin subset of its own face. */
export const primaryFile = (voice: Voice): string => {
  const first = FILES[voice][0];
  if (!first) throw new Error(`voice ${voice} has no font`);
  return first.file;
};

const FAMILIES = new Map(FONT_FILES.map(({ file, family }) => [file, family]));

/** The fontsource package that holds a file. Throws on a file that is not in the catalogue. */
export const familyOf = (file: string): string => {
  const family = FAMILIES.get(file);
  if (family === undefined) throw new Error(`${file} is not a font of this program`);
  return family;
};
