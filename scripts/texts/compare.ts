/**
 * What two texts of the same rules have to share: anchors and their order, paragraphs of each rule, links, facts, numbers; and
 * whether a rule forbids. Numbers and negations are found by their words, which each language has here.
 */
import { unitsOf } from '../../src/rules/units';

interface Words {
  /** From two on: "one" is an article too often. */
  readonly numbers: string;
  /** Parts of words that deny or limit. */
  readonly negation: RegExp;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    numbers: 'two three four five six seven eight nine ten eleven twelve',
    negation: /\b(not|never|no|none|nobody|nothing|only|cannot|without|neither|nor)\b|n[’']t\b/iu,
  },
  de: {
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    negation:
      /(?<!\p{L})(nicht|nie|niemals|kein\p{L}*|niemand\p{L}*|nichts|nur|ohne|weder|erst|einzig\p{L}*|Nein)(?!\p{L})/iu,
  },
  fr: {
    numbers: 'deux trois quatre cinq six sept huit neuf dix onze douze',
    negation:
      /(?<!\p{L})(?:(?:ne|pas|jamais|aucun\p{L}*|rien|personne|seul\p{L}*|sans|ni|non|uniquement)(?!\p{L})|n[’'])/iu,
  },
  es: {
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    negation:
      /(?<!\p{L})(no|nunca|jamás|nadie|ning[uú]n\p{L}*|nada|s[oó]lo|sin|ni|únic\p{L}*|solamente)(?!\p{L})/iu,
  },
};

const sorted = (found: Iterable<string>): string => [...found].toSorted().join(' ');

/** What a unit says in signs: links, rules, facts, tables, figures, terms and numbers. */
const signsOf = (text: string, language: string): Readonly<Record<string, string>> => {
  const places = text.matchAll(
    /\]\(([^)]+)\)|:(rule|fact|table)\[([^\]]+)\]|^\[[^:\]]* ·[^:\]]*|:::\w+|::figure/gmu,
  );
  const plain = text.replace(/\]\([^)]*\)|:\w+\[[^\]]*\]|\{#[^}]*\}|^\[[^\]]* ·[^\]]*\]/gmu, ' ');
  const names = WORDS[language]?.numbers.split(' ') ?? [];
  const spelled = plain
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (names.includes(word) ? [String(names.indexOf(word) + 2)] : []));
  const digits = plain.match(/\d+/g) ?? [];
  return {
    places: sorted(Array.from(places, ([place]) => place)),
    numbers: sorted([...digits, ...spelled].map(String)),
  };
};

const isNegative = (text: string, language: string): boolean =>
  WORDS[language]?.negation.test(text.replace(/^\[[^\]]* ·[^\]]*\]/gm, '')) ?? false;

/** What of two units with the same anchor is not the same. */
const unitDifferences = (from: string, to: string, language: string): readonly string[] => {
  const [blocks, own] = [from, to].map((text) => text.split('\n').length);
  const [signs, others] = [signsOf(from, 'en'), signsOf(to, language)];
  const [denies, denied] = [isNegative(from, 'en'), isNegative(to, language)];
  return [
    ...(blocks === own ? [] : [`has ${own} blocks, in English ${blocks}`]),
    ...Object.entries(signs).flatMap(([name, text]) =>
      text === others[name] ? [] : [`${name}: ${others[name] || 'none'}; in English ${text || 'none'}`],
    ),
    ...(denies === denied
      ? []
      : [denies ? 'denies nothing, as English does' : 'denies, and English does not']),
  ];
};

/** What differs between the English text and another: "majority: numbers: 2; in English 3". */
export const differences = (english: string, other: string, language: string): readonly string[] => {
  const [lead, own] = [unitsOf(english), unitsOf(other)];
  const shared = [...lead.keys()].filter((unit) => own.has(unit));
  const order = [...own.keys()].filter((unit) => lead.has(unit));
  const moved = shared.find((unit, k) => order[k] !== unit);
  return [
    ...[...lead.keys()].filter((unit) => !own.has(unit)).map((unit) => `${unit}: is missing`),
    ...[...own.keys()].filter((unit) => !lead.has(unit)).map((unit) => `${unit}: is in no English text`),
    ...(moved === undefined ? [] : [`${moved}: is in another place`]),
    ...shared.flatMap((unit) =>
      unitDifferences(lead.get(unit) ?? '', own.get(unit) ?? '', language).map((what) => `${unit}: ${what}`),
    ),
  ];
};
