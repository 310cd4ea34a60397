/**
 * `npm run new-game -- gotcha`: writes a small game that works, to be changed into one's own, and registers it. In it
 * everyone hunts the next player of one circle. It has every part that a game must have. "sample" becomes the game's id.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SOURCES } from '../../src/games/index';

const INDEX = `import type { Game } from '../game';
import { dealing, SAMPLE_SEATS } from './deal';
import { kits, type SampleFace } from './kit';

export const sample: Game<SampleFace> = {
  id: 'sample',
  title: SAMPLE_SEATS.title,
  tagline: 'Everyone hunts the player on their card. All cards form one circle.',
  icon: 'bullseye',
  place: PLACE,
  players: { min: SAMPLE_SEATS.min, max: SAMPLE_SEATS.max },
  needs: ['paper'],
  time: '30 to 60 minutes',
  kits,
  dealing,
};
`;

const FACTS = `import { SAMPLE_SEATS } from './deal';

export const facts = { minPlayers: String(SAMPLE_SEATS.min), maxPlayers: String(SAMPLE_SEATS.max) };

export const tables = {};
`;

const DEAL = `/** Who hunts whom: all players form one circle, and each hunts the next. */
import { ok } from '../../base/result';
import type { SeatBounds } from '../../deal/seats';
import { ring } from '../../deal/v1/shuffle';
import { dealingOf, onceDealer, onlyDeal } from '../game';

export const SAMPLE_SEATS: SeatBounds = { title: 'Sample', min: 3, max: 24 };

const REFUSAL = 'The cards are dealt once: leave out who has left the game.';

/** By seat, the seat that it hunts. */
export const sampleDealer = onceDealer([], SAMPLE_SEATS, REFUSAL, ({ names }, open) => {
  const seats = names.map((_, seat) => seat);
  return ok(ring(seats, open('sample/0/')));
});

export const dealing = dealingOf(sampleDealer, { options: [], redeals: false }, ({ names }, targets) => {
  const hunted = targets.map((seat) => names[seat] as string);
  const note = 'Catch this player, then take their card and hunt on.';
  return onlyDeal(
    hunted.map((value) => ({ caption: 'Your target', value, note })),
    { game: 'sample', targets: Object.fromEntries(hunted.map((value, seat) => [names[seat], value])) },
  );
});
`;

const KIT = `/** What is printed: a card for every player, and one with the rules. */
import { ok } from '../../base/result';
import { dealOpen } from '../../deal/v1/spec';
import type { Kit } from '../game';
import { forHolder, heldBy, piece as writePiece, readRequest } from '../kit';
import { SAMPLE_SEATS, sampleDealer } from './deal';

export type SampleFace =
  /** Without a name it is a blank card, with a line to write on. */
  | { readonly kind: 'target'; readonly name?: string }
  | { readonly kind: 'sample-rules' };

const piece = writePiece<SampleFace, string>;

const sampleKit: Kit<SampleFace> = {
  id: 'sample',
  title: 'Sample cards',
  description: 'A card for every player and one with the rules.',
  options: [],
  example: { count: 8 },
  components(request) {
    const read = readRequest(request, [], SAMPLE_SEATS);
    if (!read.ok) return read;
    const { players, names = [], seed } = read.value.seating;
    const dealt =
      seed === undefined
        ? ok(names.map((_, seat) => seat))
        : dealOpen({ dealing: sampleDealer }, { game: 'sample', names, options: {} }, seed);
    if (!dealt.ok) return dealt;
    const cards = Array.from({ length: players }, (_, seat) => {
      const name = names[dealt.value[seat] as number];
      const holder = seed === undefined ? undefined : names[seat];
      const title = name === undefined ? \`Blank card \${seat + 1}\` : \`Card\${forHolder(holder)}: \${name}\`;
      const face = { kind: 'target', ...(name !== undefined && { name }) } as const;
      return piece(\`sample-target-\${seat + 1}\`, title, face, 'sample', heldBy(holder));
    });
    return ok([...cards, piece('sample-rules', 'Rules at a glance', { kind: 'sample-rules' }, 'sample')]);
  },
};

export const kits: readonly Kit<SampleFace>[] = [sampleKit];
`;

const TEST = `import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { dealOpen } from '../../deal/v1/spec';
import { sample } from '.';
import { sampleDealer } from './deal';

const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
const spec = { game: 'sample', names, options: {} };

describe('a deal of Sample', () => {
  it.each(['friday-7', 'another seed'])('is one circle of all players: %s', (seed) => {
    const targets = unwrap(dealOpen({ dealing: sampleDealer }, spec, seed));
    const met: number[] = [];
    for (let seat = 0; !met.includes(seat); seat = targets[seat] as number) met.push(seat);
    expect(met.toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it('happens once', () => {
    expect(dealOpen(sample, spec, 's', [[1]])).toMatchObject({ error: { code: 'dealt-once' } });
  });
});

describe('the cards of Sample', () => {
  const cardsFor = (request: object) => unwrap((sample.kits[0] as (typeof sample.kits)[0]).components(request));

  it('are one for every player and one with the rules', () => {
    expect(cardsFor({ count: 5 })).toHaveLength(6);
  });

  it('name the target of each player, as the deal with that seed says', () => {
    const dealt = unwrap(dealOpen(sample, spec, 'friday-7')).cards.map(({ value }) => value);
    const printed = cardsFor({ names, seed: 'friday-7' }).map(({ title }) => title);
    expect(printed.slice(0, 5)).toEqual(dealt.map((name, seat) => \`Card for \${names[seat]}: \${name}\`));
  });
});
`;

const FACES = `/** Faces of Sample: the card with a player's name, and the rules at a glance. */
import type { VNode } from 'preact';
import type { SampleFace } from '../games/sample/kit';
import { Picture } from '../scene/layout';
import { secretBack } from './backs';
import type { Canvas } from './canvas';
import type { FaceSet } from './face';
import { type Brief, Card, Gap, Icon, Photo, RulesCard, Space } from './parts';
import { COLORS, RULES } from './theme';

const TargetCard = ({ canvas, name }: { canvas: Canvas; name?: string }): VNode => (
  <Card canvas={canvas} head={['Sample', 'Target']} foot={['keep secret', 'shuffle']}>
    <Gap canvas={canvas} of={2.6} />
    <Photo canvas={canvas}>
      <Icon canvas={canvas} name="bullseye" size={25} />
    </Photo>
    <Space />
    {name === undefined ? (
      <div style={{ height: RULES.outline, backgroundColor: COLORS.ink }} />
    ) : (
      <Picture scene={canvas.shout(name, { maxSize: 13, minSize: 4, maxLines: 2, maxHeight: 17 })} />
    )}
    <Gap canvas={canvas} of={2.4} />
  </Card>
);

const IN_BRIEF: Brief = [
  ['Catch', 'the player on your card.'],
  ['Then', 'take their card and hunt on.'],
  ['The last one', 'wins.'],
];

export const faces: FaceSet<SampleFace> = {
  draw: (face, canvas) =>
    face.kind === 'target' ? (
      <TargetCard canvas={canvas} {...face} />
    ) : (
      <RulesCard
        canvas={canvas}
        head={['Sample', 'Rules']}
        title="How to play"
        lines={IN_BRIEF}
        foot={['rules', 'for everyone']}
      />
    ),
  back: secretBack,
  figures: {},
};
`;

const RULES = readFileSync(new URL('./rules.md', import.meta.url), 'utf8');

/** The files of a new game, by their path in the checkout. `place` is its place on the home page. */
const gameFiles = (id: string, place: number): Readonly<Record<string, string>> => {
  const named = (text: string): string =>
    text
      .replaceAll('PLACE', String(place))
      .replaceAll('sample', id)
      .replaceAll('SAMPLE', id.toUpperCase())
      .replaceAll('Sample', id.charAt(0).toUpperCase() + id.slice(1));
  return {
    [`src/games/${id}/index.ts`]: named(INDEX),
    [`src/games/${id}/facts.ts`]: named(FACTS),
    [`src/games/${id}/deal.ts`]: named(DEAL),
    [`src/games/${id}/kit.ts`]: named(KIT),
    [`src/games/${id}/${id}.test.ts`]: named(TEST),
    [`src/faces/${id}.tsx`]: named(FACES),
    [`content/${id}/rules.md`]: named(RULES),
  };
};

const LIST = 'src/games/list.ts';

const refuse = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

const [id = '', ...rest] = process.argv.slice(2);
if (!/^[a-z]{2,20}$/.test(id) || rest.length > 0)
  refuse('Say what to call it, 2 to 20 small letters: npm run new-game -- gotcha');

const files = Object.entries(gameFiles(id, Math.max(...SOURCES.map(({ place }) => place)) + 1));
const taken = files.map(([file]) => file).filter((file) => existsSync(file));
if (taken.length > 0) refuse(`There is a game “${id}” already: ${taken.join(', ')}`);

for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
appendFileSync(LIST, `export { ${id} } from './${id}';\n`);
appendFileSync('content/words.txt', `${id}\n`);

// How lines break and imports are sorted depends on the name.
const paths = [LIST, ...files.map(([file]) => file)];
const format = (...args: readonly string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' });
format(
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--write',
  ...paths.filter((file) => /tsx?$/.test(file)),
);
format('node_modules/prettier/bin/prettier.cjs', '--write', ...paths.filter((file) => /md$/.test(file)));

process.stdout.write(
  `\nIt works as it is; change it into your own: ${paths.join(', ')}\nnpm run -s dagger -- deal ${id} --players Ana,Ben,Cy --seed friday-7\n`,
);
