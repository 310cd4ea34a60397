/** Learn is short enough for one sitting, and says what the Law says. */
import { expect, test } from 'vitest';
import { readRules } from '../../src/files/read-rules';
import { SOURCES } from '../../src/games';
import type { OptionDef } from '../../src/games/game';
import { MAFIA_TABLE_OPTIONS } from '../../src/games/mafia/rules/options';
import { NATION_TABLE_OPTIONS } from '../../src/games/nation/table/setup';
import { TABLE_OPTIONS } from '../../src/games/target/rules/setup';
import { TMAG_OPTIONS } from '../../src/games/tmag/rules/options';
import { aroundChapter, type Block, LAW_SLUG, LEARN_SLUG } from '../../src/rules/document';
import { rulesOf } from '../../src/rules/law';
import { plainText, wordCount } from '../../src/rules/plain-text';

/** Words of Learn; nation has more pieces to read before the first turn. */
const MOST: Readonly<Record<string, number>> = { nation: 1100 };

/** Games that have Learn and Law; the others have one text of rules. */
const TAUGHT = (
  await Promise.all(SOURCES.map(async (source) => ({ id: source.id, doc: await readRules(source) })))
).filter(({ doc }) => doc.sections.some(({ slug }) => slug === LEARN_SLUG));

test.each(TAUGHT)('$id is learned in one sitting, with the round', ({ id, doc: { blocks } }) => {
  const [learn, law] = [LEARN_SLUG, LAW_SLUG].map((slug) => aroundChapter(blocks, slug).chapter);
  const rules = rulesOf(law ?? []);
  const kept = (keeping: string) => rules.filter((rule) => rule.keeping === keeping).length;
  console.info(
    `${id}: Learn ${wordCount(learn ?? [])} words; Law ${wordCount(law ?? [])} words, ${rules.length} rules: ${kept('enforced')} enforced, ${kept('automatic')} automatic, ${kept('not enforced')} not enforced`,
  );
  expect(wordCount(learn ?? [])).toBeLessThanOrEqual(MOST[id] ?? 900);
  expect(rules.length).toBeGreaterThan(0);
});

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');
const NUMBER = `\\d+|${NUMBER_WORDS.join('|')}`;
/** "3 to 5 players", "Five or more people", "6 assassin cards": numbers, and whom or what they count. */
const COUNTED = new RegExp(
  `\\b(${NUMBER})(?: (to) (${NUMBER})| (or more))? (?:assassin |target |large |small |start |other |more )*` +
    '(players|people|cards?|contracts|weapons|squares?|bases|markers|dice|points?|targets|tiles)\\b',
  'gi',
);

const digitsOf = (number: string): string => {
  const at = NUMBER_WORDS.indexOf(number.toLowerCase());
  return at < 0 ? number : String(at);
};

/** What a text counts: "card: 6", "player: 3 to 5", "player: 5 or more". */
const countsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(COUNTED)].map(([, from = '', to, last = '', more, noun = '']) => {
      const what = noun.toLowerCase().replace('people', 'player').replace('tile', 'target').replace(/s$/, '');
      return `${what}: ${[digitsOf(from), to, digitsOf(last), more].filter(Boolean).join(' ')}`;
    }),
  );

const wordsOf = (blocks: readonly Block[] = []): string => plainText({ blocks }).replaceAll('’', "'");

/** A caption of Learn tells of the one game in its picture. */
const withoutCaptions = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(({ kind }) => kind !== 'figure');

/** What is told of the one round is no rule, and how long a text takes to read is not in it. */
const NO_RULE = /\n[^\n]*One round\n[\s\S]*?(?=\n[^\n]*Who wins\n)|^.* minutes to read\.$/gm;

test.each(TAUGHT)('$id counts in Learn as in the Law', ({ doc: { blocks } }) => {
  const [learn = [], law = []] = [LEARN_SLUG, LAW_SLUG].map((slug) => aroundChapter(blocks, slug).chapter);
  const counted = (chapter: readonly Block[]) => countsOf(wordsOf(chapter).replace(NO_RULE, ''));
  const known = counted(law);
  // "With three players", as an example, is no count of the game.
  const taught = [...counted(withoutCaptions(learn))].filter((count) => !/^player: \d+$/.test(count));
  expect(taught).not.toEqual([]);
  expect(taught.filter((count) => !known.has(count))).toEqual([]);
});

/** What Learn says of a default, where it says it, and the rule that the option changes. By the option, and the choice it begins with. */
type Defaults = Readonly<Record<string, readonly [learn: RegExp | null, law: RegExp]>>;

/** Learn teaches the defaults: an option that is added, or that begins with another choice, has to be looked at here. */
const DEFAULTS: Readonly<Record<string, { options: readonly OptionDef[]; words: Defaults }>> = {
  mafia: {
    options: MAFIA_TABLE_OPTIONS,
    words: {
      'threshold=half': [/more than half must agree/, /More than half is enough/],
      'majority=living': [/The accused has no vote\. The other seven/, /Not to vote is to vote against/],
      pass: [/What if every vote fails\?/, /can't stop before somebody is lynched/],
      endless: [
        /accused in vain, the day ends and nobody is lynched/,
        /accused in vain, the day ends\. Nobody is lynched/,
      ],
      variable: [null, /Only with the option “variable Mafia”/],
      spare: [/The Assassin points at one living player/, /This happens every night/],
      'names-set=classic': [/Assassin[\s\S]*Mafia[\s\S]*Pleb/, /called Assassin, Mafia and Pleb/],
      'role-names': [null, /called Assassin, Mafia and Pleb/],
    },
  },
  target: {
    options: TABLE_OPTIONS,
    words: {
      ring: [/Two players can happen to hunt each other/, /Two players can end up hunting each other/],
      wishes: [/If it's you, say so/, /Every deal in which nobody holds their own name is allowed/],
      fresh: [null, /you can get the target that you had before/],
      spells: [/You can aim spells and abilities at them/, /An ability that targets is treated like a spell/],
      hunter: [null, /concedes[\s\S]*nobody scores/],
      survivor: [/Most hits wins, alive or dead/, /last player alive scores nothing/],
    },
  },
  nation: {
    options: NATION_TABLE_OPTIONS,
    words: { storytelling: [null, /Only with the option “Storytelling”/] },
  },
  tmag: {
    options: TMAG_OPTIONS,
    words: {
      'board=5x5': [/board of 5 by 5 squares/, /Only with the option “6 by 6”/],
      'backtrack=once': [/can't enter a square twice/, /No piece enters a square twice in one move/],
      'order=usual': [
        /With 3 to 5 players the victim has a turn after each assassin[\s\S]*With 6 to 9 players the victim has a turn after all/,
        /With 3 to 5 players the victim has a turn after each assassin[\s\S]*With 6 to 9 players the victim has a turn after all/,
      ],
      short: [/The old victim loses all markers/, /Only with the option “short game”/],
    },
  },
};

test.each(TAUGHT.filter(({ id }) => id in DEFAULTS))(
  '$id teaches what its options begin with',
  ({ id, doc }) => {
    const { options, words } = DEFAULTS[id] ?? expect.fail(id);
    const [learn, law] = [LEARN_SLUG, LAW_SLUG].map((slug) => aroundChapter(doc.blocks, slug).chapter);
    const ruled = options.filter(({ ruling }) => ruling !== undefined);
    const keyOf = ({ name, choices }: OptionDef) => (choices ? `${name}=${choices[0]?.value}` : name);
    expect(ruled.map(keyOf).sort()).toEqual(Object.keys(words).sort());
    for (const option of ruled) {
      const [inLearn, inLaw] = words[keyOf(option)] ?? expect.fail(option.name);
      if (inLearn) expect(wordsOf(learn), option.name).toMatch(inLearn);
      const rule = rulesOf(law ?? []).find(({ slug }) => slug === option.ruling) ?? expect.fail(option.name);
      expect(wordsOf([rule]), option.name).toMatch(inLaw);
    }
  },
);
