/** What the build sheet says of a kit is what its sheets hold. */
import { beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../base/result';
import { KITS } from '../games/index';
import { buildSheets } from '../print/build-sheet';
import { type FontBook, withFonts } from '../scene/fonts/book';
import { type Item, picturesIn } from '../scene/scene';
import { parseJob } from './job';
import { drawKit } from './kit-file';
import { sharedBook } from './node-fonts';
import { WHOLE } from './pieces';

let book: FontBook;
beforeAll(async () => {
  book = await sharedBook();
});

/** Words as they are read: those of a paragraph as one, without the numbers of steps. */
const paragraphsOf = (items: readonly Item[]): string[] =>
  items.flatMap((item): string[] => {
    if (item.kind === 'group') return item.matrix ? [] : paragraphsOf(item.items);
    if (item.kind === 'path' || item.kind === 'image') return [];
    if (item.kind === 'text') return [item.text];
    const rows = new Map<number, string>();
    for (const one of item.scene.items)
      if (one.kind === 'text') rows.set(one.y, (rows.get(one.y) ?? '') + one.text);
    return [[...rows.values()].join(' ').replaceAll('\u00A0', ' ').replace(/ +/g, ' ')];
  });

const sheetOf = async (fields: Parameters<typeof parseJob>[0]) => {
  const drawn = unwrap(await drawKit(unwrap(parseJob({ ink: 'low', ...fields })), { book }));
  const scenes = await withFonts(book, () => buildSheets(drawn, WHOLE));
  return { drawn, lines: paragraphsOf(scenes.flatMap(({ items }) => items)) };
};

describe.each(KITS.map(({ kit }) => kit))('the build sheet of $id', (kit) => {
  it('counts the pieces as the command line does, and those of each sheet by their names', async () => {
    const { drawn, lines } = await sheetOf({ kit: kit.id });
    expect(lines.find((line) => line.includes(kit.description.slice(0, 20)))).toContain(drawn.made);
    const hasRounds = drawn.pieces.some(({ shape }) => shape.kind === 'round');
    expect(lines.some((line) => line.endsWith('then what is round.'))).toBe(hasRounds);
    const fronts = drawn.sides.filter(({ face }) => face === 'front');
    for (const { sheet, placements } of fronts) {
      const line = lines.find((one) => one.startsWith(`Sheet ${sheet + 1}: `) && !one.includes('paper of'));
      const said = (line ?? '').replace(/^Sheet \d+: /, '').split(', ');
      const counts = said.map((part) => Number(/^(\d+) /.exec(part)?.[1] ?? 1));
      expect(counts.reduce((a, b) => a + b)).toBe(placements.filter(({ face }) => face === 'front').length);
      for (const part of said) if (/^([2-9]|\d\d)/.test(part)) expect(part).toMatch(/s$|dice$|×/);
    }
  });

  it('names a paper for each sheet, thinner where something is folded', async () => {
    const { drawn, lines } = await sheetOf({ kit: kit.id });
    const named = lines
      .filter((line) => line.includes('paper of'))
      .map((line) => {
        const [which = '', paper = ''] = line.split(':');
        const numbers = [...which.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, from, to = from]) =>
          Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i),
        );
        return { numbers, isThin: paper.includes('160 to 200 g/m²') };
      });
    const fronts = drawn.sides.filter(({ face }) => face === 'front');
    expect(named.flatMap(({ numbers }) => numbers).toSorted((a, b) => a - b)).toEqual(
      fronts.map(({ sheet }) => sheet + 1),
    );
    for (const { sheet, placements } of fronts)
      expect(named.find(({ numbers }) => numbers.includes(sheet + 1))?.isThin).toBe(
        placements.some(({ shape }) => shape.kind === 'net'),
      );
  });

  it('has what A4, Letter and A3 take beside each other', async () => {
    const { drawn, lines } = await sheetOf({ kit: kit.id });
    const line = lines.find((one) => one.startsWith('These pieces take')) ?? '';
    const { sheets, cuts } = drawn.plan;
    expect(line).toMatch(new RegExp(`A4 ${sheets} sheets? and ${cuts} cuts; Letter .*; A3 \\d+ sheet`));
  });
});

it('says which sleeves are wanted, by the sizes in which they are sold', async () => {
  const { lines } = await sheetOf({ kit: 'target', count: '5', card: 'mini' });
  expect(lines.join(' ')).toContain(
    '5 sleeves of 44 × 68 mm (mini European) and 1 sleeve of 63.5 × 88 mm (trading cards), with an old card of the same size behind each.',
  );
  const named = await sheetOf({ kit: 'target', players: ['Ana', 'Ben', 'Cy'], seed: 'friday-7' });
  expect(named.lines.join(' ')).toContain('4 sleeves of 63.5 × 88 mm');
  expect(named.lines.join(' ')).toContain('Then everyone cuts off their own.');
});

it.each([
  [{}, 'The ruler on each sheet is 100 mm long'],
  [{ paper: '100x150' }, 'The ruler on each sheet is 50 mm long'],
  [{ register: '10' }, 'Print at 100 %.'],
])('with %j it says of the rulers what is on the sheets: %s', async (fields, words) => {
  const { lines } = await sheetOf({ kit: 'target', count: '3', ...fields });
  const [said] = lines.filter((line) => line.startsWith('Print at 100 %.'));
  expect(said).toContain(words);
  expect(said?.includes('ruler')).toBe(words.includes('ruler'));
});

it.each([
  ['a4', 'low', 7],
  ['a4', 'full', 7],
  ['letter', 'low', 6],
  ['letter', 'full', 6],
])(
  'five dealt roles with their strips take one sheet of %s, ink %s, inside its margins',
  async (paper, ink, cards) => {
    const players = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
    const backs = ink === 'full' ? 'none' : 'long';
    const { drawn } = await sheetOf({ kit: 'mafia', players, seed: 'friday-7', paper, ink, backs });
    expect(drawn).toMatchObject({ cards, plan: { sheets: 1 } });
    expect(JSON.stringify(drawn.sides)).not.toContain(' · edge ');
  },
);

describe('the tenth card of a kit for nine', () => {
  it.each(['a4', 'letter'])(
    'costs no sheet on %s: the rules are left out, and the file says so',
    async (paper) => {
      const { drawn, lines } = await sheetOf({ kit: 'target', count: '9', paper });
      expect(drawn).toMatchObject({ cards: 9, plan: { sheets: 1 } });
      expect(drawn.made).toBe('9 cards (without the rules at a glance, which would take a sheet)');
      expect(lines.join(' ')).toContain(drawn.made);
    },
  );

  it.each([
    [{ count: '8' }, 9, 1],
    [{ count: '10' }, 11, 2],
    [{ count: '9', pieces: ['target-1', 'target-reference'] }, 2, 1],
    [{ count: '9', card: 'tarot' }, 10, 3],
  ] as const)(
    'is there with %j where it takes no sheet of its own, or was asked for',
    async (fields, cards, sheets) => {
      const { drawn } = await sheetOf({ kit: 'target', ...fields });
      expect(drawn).toMatchObject({ cards, plan: { sheets } });
    },
  );
});

it.each([
  { kit: 'nation', count: '6', card: 'large', copies: '3' },
  { kit: 'target', count: '3', paper: '75x105' },
  { kit: 'mafia', count: '5', paper: '60x75', card: '50x63', pieces: ['role-pleb-1'] },
])(
  'has a plan of every sheet, and no words of one over another or beyond the paper, on as many pages as that takes: %j',
  async (fields) => {
    const drawn = unwrap(await drawKit(unwrap(parseJob({ ink: 'low', ...fields })), { book }));
    const pages = await withFonts(book, () => buildSheets(drawn, WHOLE));
    expect(pages.length).toBeGreaterThan(1);
    const said = pages
      .flatMap(({ items }) => paragraphsOf(items))
      .filter((line) => /^Sheet \d+: /.test(line) && !line.includes('paper of'));
    expect(said.length).toBe(drawn.plan.sheets);
    for (const { items, height, width } of pages) {
      const words = picturesIn(items).map(({ scene, x, y }) => ({
        x,
        y,
        width: scene.width,
        height: scene.height,
      }));
      const plans = items.flatMap((item) => {
        const [scale = 0, , , , x = 0, y = 0] = (item.kind === 'group' && item.matrix) || [];
        return scale > 0 ? [{ x, y, width: scale * width, height: scale * height }] : [];
      });
      for (const plan of plans) expect(plan.width).toBeGreaterThan(8);
      for (const [k, one] of [...words, ...plans].entries()) {
        expect(one.y + one.height).toBeLessThanOrEqual(height - 5);
        expect(one.x + one.width).toBeLessThanOrEqual(width - 5);
        const over = [...words, ...plans]
          .slice(k + 1)
          .filter(
            (other) =>
              other.x < one.x + one.width &&
              one.x < other.x + other.width &&
              other.y < one.y + one.height - 0.1 &&
              one.y < other.y + other.height - 0.1,
          );
        expect(over).toEqual([]);
      }
    }
  },
);
