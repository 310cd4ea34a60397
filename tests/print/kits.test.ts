/** Files of the kits as other programs see them, and placements from the numbers in the files themselves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemAt } from '../../src/base/lists';
import { unwrap } from '../../src/base/result';
import { decodeJob } from '../../src/files/job';
import type { PrintJob } from '../../src/files/job-fields';
import { printKit } from '../../src/files/kit-file';
import { nodeBook, sharedBook } from '../../src/files/node-fonts';
import type { KitRequest } from '../../src/games/game';
import { kits } from '../../src/games/mafia/kit';
import { mixFor } from '../../src/games/mafia/mix';
import { CARD_FORMATS, PAPER_IDS, PAPERS } from '../../src/print/papers';
import type { FontBook } from '../../src/scene/fonts/book';
import { daggerProcess } from '../dagger';
import { testFolder } from '../folder';
import { volume } from '../volume';
import { complaints } from './accessible';
import { boxOf, lines, placedPictures, type ReadBox, type ReadFile, type ReadPage, readPdf } from './reader';
import { run } from './tools';

const mafiaKit = itemAt(kits, 0);

const folder = testFolder();
let book: FontBook;
beforeAll(async () => {
  book = await sharedBook();
});

const NAMES = ['Ana', 'Benjamin', 'Cy Ó Sé', 'Dee', 'Eve', 'Наталья', 'Gil', 'Hana', 'Ida', 'Jo', 'Kim'];

/** Cards that nobody holds yet. */
const undealt = (kit: string, paper: string, backs: string): string => {
  const names = NAMES.map(encodeURIComponent).join(',');
  return `kit=${kit}&players=${names}&paper=${paper}&backs=${backs}${kit === 'mafia' ? cardsOf({ names: NAMES }) : ''}`;
};

/** Role cards without the script, which is no card, and as many as there are. */
const cardsOf = (request: KitRequest): string =>
  `&pieces=${unwrap(mafiaKit.components(request))
    .flatMap(({ id, shape }) => (shape ? [] : [id]))
    .join(',')}`;

/** The cards of a deal, each with a strip that says whose it is. */
const fragmentOf = (kit: string, paper: string, backs: string): string => {
  const names = NAMES.map(encodeURIComponent).join(',');
  return `kit=${kit}&players=${names}&seed=friday-7&paper=${paper}&backs=${backs}`;
};

/** Each kit on each paper turned about one of its edges, in turn; in the proof about both. */
const jobs = ['target', 'mafia'].flatMap((kit, i) =>
  (['a4', 'letter'] as const).flatMap((paper, k) =>
    (['long', 'short'] as const)
      .filter((_, n) => (i + k + n) % volume(2, 1) === 0)
      .map((backs) => ({ kit, paper, backs, fragment: undealt(kit, paper, backs) })),
  ),
);

const printed = new Map<
  string,
  Promise<{ file: string; bytes: Uint8Array; job: PrintJob; read: ReadFile }>
>();

/** A job's file, written once. */
const print = (fragment: string) => {
  const known = printed.get(fragment);
  if (known) return known;
  const made = (async () => {
    const job = unwrap(decodeJob(fragment));
    const { bytes } = unwrap(await printKit(job, { book }));
    const file = join(folder, `${printed.size}-${job.kit}-${job.paper}-${job.backs}.pdf`);
    writeFileSync(file, bytes);
    return { file, bytes, job, read: await readPdf(bytes) };
  })();
  printed.set(fragment, made);
  return made;
};

const CARD = { width: 63, height: 88 };

interface Placed {
  readonly box: ReadBox;
  /** Upside down on the page. */
  readonly turned: boolean;
  /** Undefined where the picture is written in its page. */
  readonly form: number | undefined;
}

const cardsOn = (page: ReadPage): Placed[] =>
  placedPictures(page).map(({ form, matrix }) => ({
    box: boxOf(matrix, CARD.width, CARD.height),
    turned: matrix[3] < 0,
    form: form?.id,
  }));

const expectNear = (actual: ReadBox, expected: ReadBox): void => {
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs(actual[side] - expected[side]), `${side} of ${JSON.stringify(actual)}`).toBeLessThan(
      0.01,
    );
  }
};

/** Sheets as pairs of front and back. */
const sheetsOf = ({ pages }: ReadFile): [ReadPage, ReadPage][] =>
  pages.flatMap((page, i) => (i % 2 === 0 ? [[page, pages[i + 1] as ReadPage]] : []));

describe.each(jobs)(
  'the cards of $kit on $paper, turned about the $backs edge',
  ({ kit, paper, backs, fragment }) => {
    it('are in a file without a fault', async () => {
      const { file } = await print(fragment);
      expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
    });

    it('bring all their fonts, as subsets', async () => {
      const { file } = await print(fragment);
      const [, , ...rows] = run('pdffonts', file).trimEnd().split('\n');
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+.* CID TrueType +Identity-H +yes yes yes /);
    });

    it('are named, on paper of the right size, for the printer to turn the right way', async () => {
      const { file, read } = await print(fragment);
      const info = run('pdfinfo', '-f', '1', '-l', '99', file);
      const { width, height } = PAPERS[paper];
      const title = kit === 'target' ? 'Target cards - ' : 'Role cards - ';
      expect(info).toMatch(new RegExp(`^Title: +${title}Assassin`, 'm'));
      const sizes = [...info.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)];
      expect(sizes).toHaveLength(read.pages.length);
      for (const [, across, down] of sizes) {
        expect((Number(across) / 72) * 25.4).toBeCloseTo(width, 1);
        expect((Number(down) / 72) * 25.4).toBeCloseTo(height, 1);
      }
      expect(read.catalog('/ViewerPreferences/Duplex')).toBe(
        backs === 'long' ? '/DuplexFlipLongEdge' : '/DuplexFlipShortEdge',
      );
      expect(read.catalog('/ViewerPreferences/PrintScaling')).toBe('/None');
      expect(read.labels).toEqual(
        read.pages.map((_, i) => `Sheet ${Math.floor(i / 2) + 1}, ${i % 2 ? 'back' : 'front'}`),
      );
    });

    it('are 63 by 88 mm, edge to edge, each inside the printer margins', async () => {
      const { read } = await print(fragment);
      const fronts = sheetsOf(read).flatMap(([front]) =>
        cardsOn(front).map((card) => ({ ...card, page: front })),
      );
      expect(fronts).toHaveLength(NAMES.length + 1);
      for (const { box, page, turned } of fronts) {
        expect(Math.abs(box.width - 63)).toBeLessThan(0.01);
        expect(Math.abs(box.height - 88)).toBeLessThan(0.01);
        expect(turned).toBe(false);
        expect(box.x).toBeGreaterThan(4.99);
        expect(box.y).toBeGreaterThan(4.99);
        expect(box.x + box.width).toBeLessThan(page.width - 4.99);
        expect(box.y + box.height).toBeLessThan(page.height - 4.99);
      }
      const [first, second, , fourth] = fronts.map(({ box }) => box);
      expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(63, 2);
      expect((fourth?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(88, 2);
    });

    it('have each back on its front once the sheet is turned', async () => {
      const { read } = await print(fragment);
      for (const [front, back] of sheetsOf(read)) {
        const fronts = cardsOn(front);
        const backsOn = cardsOn(back);
        expect(backsOn).toHaveLength(fronts.length);
        for (const [i, { box }] of fronts.entries()) {
          const there =
            backs === 'long'
              ? { ...box, x: back.width - box.x - box.width }
              : { ...box, y: back.height - box.y - box.height };
          expectNear((backsOn[i] as Placed).box, there);
          expect(backsOn[i]?.turned).toBe(backs === 'short');
        }
      }
    });

    it('have one picture on all backs, and beside it no more than the number of the sheet', async () => {
      const { read, file } = await print(fragment);
      const backPages = sheetsOf(read).map(([, back]) => back);
      expect(new Set(backPages.flatMap(cardsOn).map(({ form }) => form)).size).toBe(1);
      for (const page of backPages) {
        const drawn = new Set(page.operations.map(({ operator }) => operator));
        expect([...drawn].filter((operator) => /^(S|f\*?|B\*?)$/.test(operator))).toEqual([]);
      }
      for (const sheet of backPages.keys()) {
        const page = String(2 * sheet + 2);
        const words = run('pdftotext', '-f', page, '-l', page, file, '-').trim();
        expect(words).toBe(`${kit} · sheet ${sheet + 1} of ${backPages.length}, back`);
      }
    });

    it('stand beside rulers of 100 mm, across and down, and the small print', async () => {
      const { read, file } = await print(fragment);
      for (const [front] of sheetsOf(read)) {
        const strokes = lines(front);
        const lengths = strokes.map(([x0, y0, x1, y1]) => [Math.abs(x1 - x0), Math.abs(y1 - y0)] as const);
        expect(lengths.some(([dx, dy]) => Math.abs(dx - 100) < 0.01 && dy < 0.001)).toBe(true);
        expect(lengths.some(([dx, dy]) => Math.abs(dy - 100) < 0.01 && dx < 0.001)).toBe(true);
      }
      const text = run('pdftotext', '-layout', file, '-');
      expect(text).toContain(`${kit} · sheet 1 of `);
      expect(text).toContain('print at 100 %');
    });
  },
);

const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

describe('a reader of the files', () => {
  it('gets every name and rule of the target cards, in order and with their spaces', async () => {
    const { file } = await print(fragmentOf('target', 'a4', 'long'));
    const text = squeezed(run('pdftotext', '-raw', file, '-'));
    for (const name of NAMES) {
      expect(text).toContain(`for ${name}`);
      expect(text).toContain(`YOUR TARGET ${name} Attack them, or aim a spell or ability at them`);
    }
    const rules = [
      'You can attack your target, and anyone who has drawn first blood on you. Nobody else.',
      'First blood is an attack on your target',
      'A hit is your own target dead by your hand. Striking back at others scores nothing.',
      'With two left each hunts the other. Most hits wins; equal hits are a draw.',
    ];
    const places = rules.map((rule) => text.indexOf(rule));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('gets every role, its goal and the script of the role cards', async () => {
    const { file } = await print(fragmentOf('mafia', 'letter', 'short'));
    const text = squeezed(run('pdftotext', '-raw', file, '-'));
    for (const name of NAMES) expect(text).toContain(`for ${name}`);
    const mix = unwrap(mixFor(NAMES.length));
    expect(text).toContain('Assassin You win when every Mafia is dead. By night, you kill.');
    expect(text.match(/You win when the Assassin is dead, or the last Pleb\./g)).toHaveLength(mix.mafia);
    expect(text.match(/Pleb You win when every Mafia is dead\. By day, you vote\./g)).toHaveLength(mix.pleb);
    const script = [
      'Heads down.',
      'Mafia up.',
      'Mafia down.',
      'Everyone up.',
      'Assassin up and kill.',
      'Assassin down.',
    ];
    let from = text.indexOf('Mafia-Identify');
    for (const line of script) {
      const at = text.indexOf(line, from);
      expect(at, line).toBeGreaterThan(from);
      from = at;
    }
  });
});

describe('54 cards', () => {
  it('take at most 60 KB, with the tags of everything on them', async () => {
    const { file, bytes } = await print('kit=target&count=53');
    expect(bytes.length).toBeLessThan(60_000);
    expect(complaints(file)).toEqual({});
    const told = run('pdfinfo', '-struct', file);
    expect(told.match(/^ +P /gm)).toHaveLength(54);
    expect(told).toContain('Target card 53');
  });
});

describe('the same job', () => {
  it.each(['target', 'mafia'])('of %s gives the same bytes again, with other fonts about', async (kit) => {
    const fragment = fragmentOf(kit, 'a4', 'long');
    const { bytes, job } = await print(fragment);
    const again = unwrap(await printKit(job, { book: await nodeBook() }));
    expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('gives the same bytes in each process of the command line, and a browser’s file packed by Node', async () => {
    const here = await print(fragmentOf('target', 'letter', 'short'));
    const deal = ['--players', NAMES.join(), '--seed', 'friday-7'];
    const sheet = ['--paper', 'letter', '--backs', 'short', '--ink', 'full', '--bleed', '0'];
    const files = ['one', 'other'].map((name) => join(folder, `${name}-process.pdf`));
    for (const file of files) {
      const { code, err } = await daggerProcess(['print', 'target', ...deal, ...sheet, '-o', file]);
      expect([code, err]).toEqual([0, '']);
    }
    const [one, other] = files.map((file) => readFileSync(file));
    expect(one?.equals(other ?? Buffer.of())).toBe(true);
    const [unpacked, there] = [here.file, ...files].map((file) =>
      run('qpdf', '--qdf', '--object-streams=disable', '--static-id', file, '-'),
    );
    expect(there === unpacked).toBe(true);
  });
});

/** True where a stroke and a card have no point in common, the card's edge aside. */
const isClear = ([x0, y0, x1, y1]: readonly [number, number, number, number], box: ReadBox): boolean =>
  Math.max(x0, x1) <= box.x + 0.01 ||
  Math.min(x0, x1) >= box.x + box.width - 0.01 ||
  Math.max(y0, y1) <= box.y + 0.01 ||
  Math.min(y0, y1) >= box.y + box.height - 0.01;

it.each(PAPER_IDS)('on %s no mark runs over a card, whatever the size of the cards', async (paper) => {
  for (const [i, [id, { width, height }]] of Object.entries(CARD_FORMATS).entries()) {
    // Every other size with one kind of backs, in turn; in the proof all with both.
    const turn = i + PAPER_IDS.indexOf(paper);
    for (const backs of ['none', 'fold'].filter((_, k) => (turn + 2 * k) % volume(4, 1) === 0)) {
      const { read } = await print(
        `kit=mafia&count=30&paper=${paper}&card=${id}&backs=${backs}${cardsOf({ count: 30 })}`,
      );
      const [page] = read.pages as [ReadPage];
      const boxes = placedPictures(page).map(({ matrix }) => boxOf(matrix, width, height));
      expect(boxes.length).toBeGreaterThan(3);
      const over = lines(page).filter((stroke) => boxes.some((box) => !isClear(stroke, box)));
      expect(over, `${id} cards, backs ${backs}`).toEqual([]);
    }
  }
});

it('the small print tells apart two jobs that print other cards', async () => {
  const marks = await Promise.all(
    [fragmentOf('target', 'a4', 'long'), `${fragmentOf('target', 'a4', 'long')}8`].map(async (fragment) => {
      const { file } = await print(fragment.replace(/seed=friday-7(.*)8$/, 'seed=friday-8$1'));
      return /e\d+·(\w{4})/.exec(run('pdftotext', '-layout', file, '-'))?.[1];
    }),
  );
  expect(new Set(marks).size).toBe(2);
});
