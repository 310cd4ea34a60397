/**
 * Which font file draws a character in a voice. Fontsource cuts a typeface into subsets and says which characters each
 * one covers; a voice is a chain of such subsets, first match wins, so that a file is loaded only when a text needs it.
 */
import courierPrime from '@fontsource/courier-prime/unicode.json' with { type: 'json' };
import leagueGothic from '@fontsource/league-gothic/unicode.json' with { type: 'json' };
import sofiaCondensed from '@fontsource/sofia-sans-extra-condensed/unicode.json' with { type: 'json' };
import sourceSerif from '@fontsource/source-serif-4/unicode.json' with { type: 'json' };
import notoEmoji from '@fontsource-variable/noto-emoji/unicode.json' with { type: 'json' };
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json' with { type: 'json' };
import armenian from '@fontsource-variable/noto-sans-armenian/unicode.json' with { type: 'json' };
import bengali from '@fontsource-variable/noto-sans-bengali/unicode.json' with { type: 'json' };
import devanagari from '@fontsource-variable/noto-sans-devanagari/unicode.json' with { type: 'json' };
import ethiopic from '@fontsource-variable/noto-sans-ethiopic/unicode.json' with { type: 'json' };
import georgian from '@fontsource-variable/noto-sans-georgian/unicode.json' with { type: 'json' };
import gurmukhi from '@fontsource-variable/noto-sans-gurmukhi/unicode.json' with { type: 'json' };
import hebrew from '@fontsource-variable/noto-sans-hebrew/unicode.json' with { type: 'json' };
import khmer from '@fontsource-variable/noto-sans-khmer/unicode.json' with { type: 'json' };
import myanmar from '@fontsource-variable/noto-sans-myanmar/unicode.json' with { type: 'json' };
import tamil from '@fontsource-variable/noto-sans-tamil/unicode.json' with { type: 'json' };
import thai from '@fontsource-variable/noto-sans-thai/unicode.json' with { type: 'json' };
import { remembered } from '../../base/remembered';
import { HAN_FORMS, type HanForm, type Voice } from '../scene';

/** Subset names and the characters they cover, as CSS writes them: "U+0000-00FF,U+0131". */
export type Coverage = Readonly<Record<string, string>>;

interface Typeface {
  /** Name of its fontsource package. */
  readonly name: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  /** Its files have all weights. */
  readonly isVariable?: boolean;
  /** None where it is so long that it is loaded when it is needed, as a file does: see `coverageFile`. */
  readonly coverage?: Coverage;
  /** Only these subsets, where others of the family would repeat what stands earlier in the chain. */
  readonly only?: readonly string[];
  /** Only these characters. */
  readonly scripts?: RegExp;
}

/** The typefaces of Chinese characters. Kana and what else is used in Japan are of the first. */
const HAN: Readonly<Record<HanForm, Pick<Typeface, 'name' | 'scripts'>>> = {
  ja: { name: 'noto-sans-jp' },
  ko: { name: 'noto-sans-kr', scripts: /[\p{Script=Hangul}\p{Script=Han}]/u },
  'zh-Hans': { name: 'noto-sans-sc', scripts: /[\p{Script=Bopomofo}\p{Script=Han}]/u },
  'zh-Hant': { name: 'noto-sans-tc', scripts: /[\p{Script=Bopomofo}\p{Script=Han}]/u },
};

/** Scripts that the faces of the identity do not have, in the order in which they are asked for a character. */
const SCRIPTS = {
  hebrew,
  arabic,
  devanagari,
  bengali,
  gurmukhi,
  tamil,
  thai,
  khmer,
  myanmar,
  georgian,
  armenian,
  ethiopic,
};

const face = (
  name: string,
  coverage: Coverage,
  weight: number,
  style: Typeface['style'] = 'normal',
): Typeface => ({ name, coverage, weight, style });

const fallback = (weight: 400 | 700, han: HanForm): Typeface[] => {
  const variable = { weight, style: 'normal', isVariable: true } as const;
  const forms = [han, ...HAN_FORMS.filter((form) => form !== han)];
  return [
    ...Object.entries(SCRIPTS).map(([script, coverage]) => ({
      ...variable,
      name: `noto-sans-${script}`,
      coverage,
      only: [script],
    })),
    ...forms.map((form) => ({ ...variable, ...HAN[form] })),
    { ...variable, name: 'noto-emoji', coverage: notoEmoji },
  ];
};

const serif = (weight: 400 | 600, style?: Typeface['style']): Typeface =>
  face('source-serif-4', sourceSerif, weight, style);

/** The voice's own faces, and the weight of those that draw other scripts beside them. */
const FACES: Readonly<Record<Voice, readonly [fallback: 400 | 700, primary: Typeface, ...rest: Typeface[]]>> =
  {
    shout: [
      700,
      face('league-gothic', leagueGothic, 400),
      face('sofia-sans-extra-condensed', sofiaCondensed, 800),
    ],
    form: [400, face('courier-prime', courierPrime, 400), serif(400)],
    'form-bold': [700, face('courier-prime', courierPrime, 700), serif(600)],
    talk: [400, serif(400)],
    'talk-italic': [400, serif(400, 'italic')],
    'talk-bold': [700, serif(600)],
  };

/** The typefaces of a voice, best first. */
export const chainOf = (voice: Voice, han: HanForm): readonly Typeface[] => {
  const [weight, ...own] = FACES[voice];
  return [...own, ...fallback(weight, han)];
};

/** The file that says which characters a typeface covers. */
export const coverageFile = (name: string): string => `${name}.json`;

const rangesOf = remembered((css: string) =>
  css.split(',').map((range) => {
    const [first, last] = range.trim().replace(/^U\+/i, '').split('-');
    const start = Number.parseInt(first ?? '', 16);
    return [start, last === undefined ? start : Number.parseInt(last, 16)] as const;
  }),
);

const covers = (css: string, codePoint: number): boolean =>
  rangesOf(css).some(([first, last]) => codePoint >= first && codePoint <= last);

const fileName = ({ name, weight, style, isVariable }: Typeface, subset: string): string =>
  `${name}-${subset.replace(/[[\]]/g, '')}-${isVariable ? 'wght' : weight}-${style}${isVariable ? `:${weight}` : ''}`;

/** The basic Latin subset first: it is in use anyway, and it is the one that most texts need. */
const latinFirst = (coverage: Coverage): [subset: string, css: string][] =>
  Object.entries(coverage).sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'));

/**
 * The fonts of a typeface that say they cover a character. A font is named by its file in the fontsource package, and by
 * its weight too where the file has all: "noto-sans-thai-thai-wght-normal:700".
 */
export const fontsOf = (typeface: Typeface, coverage: Coverage, codePoint: number): readonly string[] =>
  latinFirst(coverage)
    .filter(
      ([subset, css]) =>
        (typeface.only === undefined || typeface.only.includes(subset)) && covers(css, codePoint),
    )
    .map(([subset]) => fileName(typeface, subset));

/** The font that sets a voice's line height: the Latin subset of its own face. */
export const primaryFont = (voice: Voice): string => fileName(FACES[voice][1], 'latin');

/** The file of a font, and its weight where the file has all. */
export const fontFileOf = (font: string): { readonly file: string; readonly weight: number | undefined } => {
  const [file = '', weight] = font.split(':');
  return { file, weight: weight === undefined ? undefined : Number(weight) };
};

const ALL = Object.values(FACES).flatMap(([weight, ...own]) => [...own, ...fallback(weight, 'ja')]);

/** Names of all packages, longest first: a file's name begins with its package's. */
const PACKAGES = [...new Set(ALL.map(({ name }) => name))].sort((a, b) => b.length - a.length);

/** The fontsource package of a font or a file. Throws on one that is not in the catalogue. */
export const packageOf = (font: string): string => {
  const name = PACKAGES.find((each) => font.startsWith(`${each}-`) || font === coverageFile(each));
  if (name === undefined) throw new Error(`${font} is not a font of this program`);
  return name;
};

/** Every file that a text may need: what the site has to offer to the browser. */
export const filesOf = (coverageOf: (name: string) => Coverage): readonly string[] => [
  ...new Set(
    ALL.flatMap((typeface) => {
      const subsets = Object.keys(typeface.coverage ?? coverageOf(typeface.name));
      const files = subsets
        .filter((subset) => typeface.only?.includes(subset) ?? true)
        .map((subset) => fontFileOf(fileName(typeface, subset)).file);
      return typeface.coverage ? files : [...files, coverageFile(typeface.name)];
    }),
  ),
];
