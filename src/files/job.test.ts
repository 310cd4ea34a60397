import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volume } from '../../tests/volume';
import { alikeKey, parseName } from '../base/names';
import { unwrap } from '../base/result';
import { parseSeed } from '../deal/v1/options';
import { BACKS, CARD_FORMAT_IDS, INKS, MARKS, PAPER_IDS } from '../print/papers';
import { decodeJob, parseJob, readJobFields } from './job';
import { encodeJob, JOB_DEFAULTS, type JobFields } from './job-fields';

const accepted = <T extends { ok: boolean; value?: string }>(parse: (text: string) => T) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }),
      fc.string({
        unit: fc.constantFrom(',', '&', '%', '=', '#', '.', '+', ' ', "'", 'é', '🦊', 'ش'),
        minLength: 1,
      }),
    )
    .map(parse)
    .filter((result) => result.ok)
    .map((result) => result.value as string);

const names = fc.uniqueArray(accepted(parseName), { minLength: 5, maxLength: 9, selector: alikeKey });
const fields: fc.Arbitrary<JobFields> = fc.record(
  {
    kit: fc.constantFrom('target', 'mafia'),
    players: names,
    seed: accepted(parseSeed),
    paper: fc.constantFrom(...PAPER_IDS),
    card: fc.constantFrom(...CARD_FORMAT_IDS),
    backs: fc.constantFrom(...BACKS),
    marks: fc.constantFrom(...MARKS),
    ink: fc.constantFrom(...INKS),
    margin: fc.constantFrom('0', '4.25', '12,5'),
    gutter: fc.constantFrom('0', '6'),
    bleed: fc.constantFrom('0', '3'),
    copies: fc.constantFrom('1', '4'),
    since: fc.constantFrom('1', 'e1'),
  },
  { requiredKeys: ['kit', 'players'] },
);

describe('the fragment of a job', () => {
  it('says the whole job, whatever people are called', () => {
    fc.assert(
      fc.property(fields, fc.boolean(), (typed, flag) => {
        const options = flag ? { [typed.kit === 'target' ? 'ring' : 'variable']: true } : {};
        const job = unwrap(parseJob({ ...typed, options }));
        const fragment = encodeJob(job);
        expect(fragment).toMatch(/^[\w\-.~%=&,]*[^.]$/);
        expect(unwrap(decodeJob(`#${fragment}`))).toEqual(job);
        expect(unwrap(decodeJob(fragment))).toEqual(job);
      }),
    );
  });

  it.each([
    ['target', { players: ['Ana', 'Ben', 'Cy'] }, 'kit=target&players=Ana,Ben,Cy'],
    [
      'target',
      { count: '6', paper: 'letter', backs: 'short' },
      'kit=target&count=6&paper=letter&backs=short',
    ],
    [
      'target',
      { players: ['A, B', 'C&D', '50%', '🦊'] },
      'kit=target&players=A%2C%20B,C%26D,50%25,%F0%9F%A6%8A',
    ],
    [
      'mafia',
      { count: '9', options: { variable: true, 'names-set': 'woods' } },
      'kit=mafia&count=9&names-set=woods&variable=1',
    ],
    [
      'target',
      { players: ['Ana', 'Ben', 'Cy'], seed: 'friday-7' },
      'kit=target&players=Ana,Ben,Cy&seed=friday-7',
    ],
    [
      'target',
      { players: ['直子', '张伟', 'Cy'], han: 'zh-Hans' },
      'kit=target&players=%E7%9B%B4%E5%AD%90,%E5%BC%A0%E4%BC%9F,Cy&han=zh-Hans',
    ],
  ])('of %s with %o is short enough to read', (kit, typed, fragment) => {
    expect(encodeJob(unwrap(parseJob({ kit, ...typed } as JobFields)))).toBe(fragment);
  });

  it('may leave out all but the kit', () => {
    expect(unwrap(decodeJob('kit=target'))).toMatchObject({
      ...JOB_DEFAULTS,
      kit: 'target',
      request: { count: 8 },
    });
  });

  it('is read as it stands, so that a form can show what is wrong', () => {
    expect(unwrap(readJobFields('#kit=target&players=Ana,Ana&paper=a9'))).toMatchObject({
      kit: 'target',
      players: ['Ana', 'Ana'],
      paper: 'a9',
    });
  });
});

describe('a job that is refused says what to do', () => {
  it.each([
    ['', 'unknown-kit', 'Say which kit to print: '],
    ['kit=chess', 'unknown-kit', 'There is no kit “chess”: choose mafia, target, '],
    ['kit=target&paper=a9', 'unknown-value', 'There is no paper “a9”: choose a4, letter'],
    ['kit=target&card=giant', 'unknown-value', 'There is no card size “giant”: choose standard, poker'],
    ['kit=target&backs=both', 'unknown-value', 'There is no kind of backs “both”: choose none, long, short'],
    [
      'kit=target&han=zh',
      'unknown-value',
      'There is no form of Chinese characters “zh”: choose ja, ko, zh-Hans, zh-Hant',
    ],
    ['kit=target&count=0', 'bad-count', 'a whole number from 1 to 200, not “0”'],
    ['kit=target&count=201', 'bad-count', 'not “201”'],
    ['kit=target&count=3.5', 'bad-count', 'not “3.5”'],
    ['kit=target&count=-3', 'bad-count', 'not “-3”'],
    ['kit=target&count=', 'bad-count', 'not “”'],
    ['kit=target&players=Ana,Ben,Cy&count=3', 'players-or-count', 'names or their number, not both'],
    ['kit=target&count=4&seed=s', 'seed-needs-players', 'it needs the players’ names too'],
    ['kit=target&seed=s', 'seed-needs-players', 'it needs the players’ names too'],
    ['kit=multiplayer&count=4', 'no-players-here', 'is the same at every table: leave out names'],
    ['kit=multiplayer&players=Ana,Ben,Cy', 'no-players-here', 'leave out names'],
    ['kit=target&players=Ana,Ben,Cy&seed=', 'seed-empty', 'type any word'],
    ['kit=target&players=Ana,,Cy', 'name-empty', 'The name of seat 2 is empty'],
    ['kit=target&players=', 'name-empty', 'The name of seat 1 is empty'],
    ['kit=target&players=Ana,Ben,ana', 'name-twice', 'Seats 1 and 3 have names that are alike'],
    [`kit=target&players=Ana,Ben,${'x'.repeat(300)}`, 'name-long', 'has 300 characters: shorten it to 24'],
    ['kit=target&players=Ana,A%E2%80%AEb,Cy', 'name-character', 'U+202E, a control of the writing direction'],
    ['kit=target&colour=red', 'option-unknown', 'There is no option “colour”: use ring'],
    ['kit=target&__proto__=1', 'option-unknown', 'There is no option “__proto__”'],
    ['kit=target&toString=1', 'option-unknown', 'There is no option “toString”'],
    ['kit=target&ring=yes', 'option-value', 'The option ring is on or off'],
    ['kit=mafia&names-set=zoo', 'option-value', 'it takes '],
    ['kit=target&margin=wide', 'bad-number', 'The margin is a length from 0 to 100 mm, not “wide”'],
    ['kit=target&bleed=6', 'bad-number', 'The bleed is a length from 0 to 5 mm, not “6”'],
    ['kit=target&bleed=-1', 'bad-number', 'The bleed is a length from 0 to 5 mm, not “-1”'],
    ['kit=target&gutter=-1', 'bad-number', 'The gutter is a length from 0 to 50 mm, not “-1”'],
    ['kit=target&copies=1.5', 'bad-number', 'a whole number from 1 to 100, not “1.5”'],
    ['kit=target&since=99', 'unknown-edition', 'There is no edition “99”: choose 1, 2, 3, 4, 5.'],
    ['kit=target&pieces=target-99', 'unknown-piece', 'target-99'],
    ['kit=target&pieces=target-1x0', 'unknown-piece', 'no piece “target-1x0”'],
    ['kit=target&players=Ana,B%', 'link-percent', '“B%”: copy the whole link again'],
    ['kit=%zz', 'link-percent', 'copy the whole link again'],
    ['kit=target&paper', 'link-broken', 'damaged at “paper”'],
    ['kit=target&', 'link-broken', 'copy the whole link again'],
    ['kit=target&kit=mafia', 'link-twice', 'The link says kit twice'],
  ])('%s', (fragment, code, message) => {
    const job = decodeJob(fragment);
    expect(job).toMatchObject({ ok: false, error: { code } });
    expect(!job.ok && job.error.message).toContain(message);
    expect(!job.ok && job.error.message).toMatch(/[.]$/);
  });

  it('or is read, however a link was damaged on its way', () => {
    fc.assert(
      fc.property(
        fields,
        fc.nat(),
        fc.nat(9),
        fc.string({ unit: 'binary', maxLength: 4 }),
        (typed, at, lost, noise) => {
          const whole = encodeJob(unwrap(parseJob(typed)));
          const start = at % (whole.length + 1);
          const result = decodeJob(whole.slice(0, start) + noise + whole.slice(start + lost));
          if (!result.ok) expect(result.error.message).toMatch(/\.$/);
        },
      ),
      { numRuns: volume(80, 300) },
    );
  });
});

describe('a job with sizes, places and counts of one’s own', () => {
  it('is read as it is meant, and written in one way', () => {
    const fragment =
      'kit=target&count=3&paper=356,5 × 216&card=70x110&skip=1, 2 5&cut=dxf&register=6,5&pieces=target-1x2,target-3';
    const job = unwrap(decodeJob(encodeURI(fragment)));
    expect(job).toMatchObject({ paper: '216x356.5', card: '70x110', cut: 'dxf', register: 6.5 });
    expect(job.skip).toEqual([1, 2, 5]);
    expect(job.pieces).toEqual(['target-1', 'target-1', 'target-3']);
    const link = encodeJob(job);
    expect(link).toContain('pieces=target-1x2,target-3');
    expect(unwrap(decodeJob(link))).toEqual(job);
  });

  it.each([
    ['paper=20x90', 'unknown-value', 'type its sides in mm, 50 to 1200'],
    ['card=500x90', 'unknown-value', '40 to 200'],
    ['skip=0', 'bad-number', 'whole numbers from 1 to 200'],
    ['cut=pdf', 'unknown-value', 'choose none, svg, dxf'],
    ['pieces=target-9x2', 'unknown-piece', 'no piece “target-9x2”'],
  ])('is refused where it says %s', (part, code, message) => {
    const job = decodeJob(`kit=target&count=3&${part}`);
    expect(job).toMatchObject({ ok: false, error: { code } });
    expect(!job.ok && job.error.message).toContain(message);
  });
});
