/** Every seat of a ring is its own, whatever the number of players, the window and the size of the type. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IN_PROOF, someOf, volume } from '../volume';
import { addressOf, awake, open, PHONE, visit } from './visit';

const NAMES = [
  'Frederick,Josephine,Alexander,Ben,Charlotte,Dee,Elisabeth,Mohammed,Gil,Henrietta,Ida,Jonathan,Katharina,Leo',
  'Margaret,Nathaniel,Olga,Penelope,Quentin,Roberto,Samantha,Theodore,Ursula,Valentina,Wilhelm,Xenia,Yasmin',
  'Zachary,Amelia,Barnaby,Cordelia,Dominic,Evangeline,Fitzgerald,Genevieve,Humphrey,Isadora,Jeremiah,Kassandra,Leopold',
]
  .join()
  .split(',');

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 1280, height: 900 },
];

const countsOf = (fewest: number, few: readonly number[]): readonly number[] =>
  volume(
    few,
    Array.from({ length: NAMES.length + 1 - fewest }, (_, k) => fewest + k),
  );

const GAMES = [
  { game: 'mafia', counts: countsOf(5, [8, 15, 40]) },
  { game: 'target', counts: countsOf(3, [3, 16]) },
] as const;

/** Seats that are small, or of whose five points, where a finger lands, one is not theirs. */
const lostSeats = (page: Page): Promise<readonly string[]> =>
  page.locator('.ring button.seat').evaluateAll((seats) =>
    seats.flatMap((seat) => {
      seat.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = seat.getBoundingClientRect();
      const [x, y, aside] = [left + width / 2, top + height / 2, 20];
      const points = [
        [x, y],
        [x - aside, y],
        [x + aside, y],
        [x, y - aside],
        [x, y + aside],
      ] as const;
      const own = points.filter(([at, down]) => seat.contains(document.elementFromPoint(at, down)));
      const isLarge = Math.min(width, height) >= 44;
      return own.length === points.length && isLarge ? [] : [`${seat.textContent}: ${own.length} of 5`];
    }),
  );

/** Names as they can be read: none is cut so that it looks like another, or by the edge of the window. */
const namesSeen = (page: Page): Promise<readonly string[]> =>
  page.locator('.ring .name').evaluateAll((names) =>
    names.map((name) => {
      const { left, right } = name.getBoundingClientRect();
      // Half a pixel is rounding.
      const isInside = left > -0.5 && right < innerWidth + 0.5;
      const isWhole = name.scrollWidth <= name.clientWidth + 1 && isInside;
      return isWhole ? (name.textContent ?? '') : 'cut';
    }),
  );

test.each(GAMES.flatMap(({ game, counts }) => counts.map((count) => ({ game, count }))))(
  '$count of $game, in every window',
  async ({ game, count }) => {
    const names = NAMES.slice(0, count);
    const address = addressOf(`/table/${game}/#players=${names.join()}&seed=s`);
    await visit('/404.html', async (page) => {
      for (const [at, viewport] of WINDOWS.entries()) {
        await page.setViewportSize(viewport);
        // In a proof it is opened at each size; else once, and its window changes.
        if (IN_PROOF) await page.goto('about:blank');
        if (at === 0 || IN_PROOF) await open(page, address);
        else await awake(page);
        await expect.poll(() => page.locator('.ring button.seat').count()).toBe(count);
        await expect.poll(() => lostSeats(page)).toEqual([]);
        await expect.poll(() => namesSeen(page)).toEqual(names);
      }
    });
  },
);

test('nine long names are within a small window', async () => {
  const names =
    'Maximiliana,Bartholomew,Christopher,Alexandrina,Konstantine,Wilhelmina,Annabella,Friederike,Gottfried';
  await visit(
    `/table/target/#players=${names}&seed=s`,
    async (page) => {
      await expect.poll(() => page.locator('.ring button.seat').count()).toBe(9);
      await expect.poll(() => namesSeen(page)).toEqual(names.split(','));
    },
    { viewport: { width: 360, height: 740 } },
  );
});

test('names that begin alike are shown with what tells them apart', async () => {
  const names = 'Bartholomew Quincy,Bartholomew Quentin,Ana,Ben,Cy,Dee,Eve';
  await visit(
    `/table/mafia/#players=${names}&seed=s`,
    async (page) => {
      await expect.poll(() => page.locator('.ring .name').count()).toBe(7);
      const shown = await page.locator('.ring .name').allTextContents();
      expect(shown.slice(0, 3)).toEqual(['Barth…uincy', 'Barth…entin', 'Ana']);
      await page.getByRole('button', { name: 'Bartholomew Quincy' }).waitFor();
    },
    { viewport: { width: 390, height: 844 } },
  );
});

test('fifteen whose phone is held sideways when the table opens are in rows', async () => {
  await visit(
    `/table/mafia/#players=${NAMES.slice(0, 15).join()}&seed=s`,
    async (page) => {
      await expect.poll(() => page.locator('.ring.crowd button.seat').count()).toBe(15);
    },
    { viewport: { width: 740, height: 360 } },
  );
});

const SIDEWAYS = [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
] as const;
const PICTURES = { mafia: '.ring', nation: '.pyramid', target: '.ring', tmag: '.board' } as const;

test.each(someOf(Object.entries(PICTURES), 2))('%s has its picture in sight', async (game, picture) => {
  const boxOf = (page: Page, selector: string) =>
    page.locator(selector).evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
  await visit(
    `/table/${game}/#players=Ana,Ben,Cy,Dee,Eve&seed=s`,
    async (page) => {
      await page.locator(picture).waitFor();
      // A phone held sideways has it beside the question.
      for (const viewport of SIDEWAYS) {
        await page.setViewportSize(viewport);
        await awake(page);
        const { top, bottom, left } = await boxOf(page, picture);
        const inSight = Math.min(bottom, viewport.height) - Math.max(top, 0);
        expect(inSight / viewport.height).toBeGreaterThan(0.9);
        expect((await boxOf(page, '.controls')).right).toBeLessThanOrEqual(left + 1);
        // The question and what answers it are in sight, and the page itself scrolls nowhere.
        for (const part of ['h1', '.history'])
          expect((await boxOf(page, part)).bottom).toBeLessThanOrEqual(viewport.height);
        expect(
          await page.locator('.table-page').evaluate((node) => node.scrollHeight - node.clientHeight),
        ).toBe(0);
      }
      // So has type of twice the size. A browser that zooms its text tells the page of another size, too.
      await page.setViewportSize(PHONE.viewport);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        dispatchEvent(new Event('resize'));
      });
      const isWhole = async () => {
        const { width, left, right } = await boxOf(page, picture);
        return width >= 300 && left >= 0 && right <= PHONE.viewport.width;
      };
      await expect.poll(isWhole).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
    { viewport: SIDEWAYS[0] },
  );
});

test('names from right to left keep their beginning, and lie on nobody', async () => {
  await visit(
    '/table/target/#players=%D7%A9%D7%A8%D7%94,%D9%85%D8%AD%D9%85%D8%AF%20%D8%B9%D8%A8%D8%AF%20%D8%A7%D9%84%D9%84%D9%87,Ana,Ben,Cy,Dee,Eve&seed=s',
    async (page) => {
      await expect.poll(() => page.locator('.ring button.seat').count()).toBe(7);
      expect(await lostSeats(page)).toEqual([]);
      const starts = await page.locator('.ring .name').evaluateAll((names) =>
        names.slice(0, 3).map((name) => {
          const first = document.createRange();
          first.setStart(name.firstChild as Text, 0);
          first.setEnd(name.firstChild as Text, 1);
          const [letter, box] = [first.getBoundingClientRect(), name.getBoundingClientRect()];
          const isIn = letter.left >= box.left - 1 && letter.right <= box.right + 1;
          return isIn && getComputedStyle(name).direction;
        }),
      );
      expect(starts).toEqual(['rtl', 'rtl', 'ltr']);
    },
    { viewport: { width: 390, height: 844 } },
  );
});

test('the labels of the pyramid are whole', async () => {
  await visit('/table/nation/#players=Ana,Ben,Cy,Dee&seed=s', async (page) => {
    for (const [width, height] of [
      [390, 844],
      [360, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await awake(page);
      await expect.poll(() => page.locator('.pyramid .tile .name').count()).toBe(18);
      const cut = await page.locator('.pyramid .tile .name').evaluateAll((names) =>
        names.flatMap((name) => {
          const words = document.createRange();
          words.selectNodeContents(name);
          const [text, tile] = [words, name.parentElement as Element].map((one) =>
            one.getBoundingClientRect(),
          ) as [DOMRect, DOMRect];
          return text.left > tile.left + 2 && text.right < tile.right - 2 ? [] : [name.textContent];
        }),
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  });
});

test('a button that does nothing looks so in a person’s own colours, too', async () => {
  await visit('/table/tmag/#players=Ana,Ben,Cy&seed=s', async (page) => {
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    const colours = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.color = 'GrayText';
      const grey = getComputedStyle(probe).color;
      return [...document.querySelectorAll('.history button, .roll')].map(
        (button) => getComputedStyle(button).color === grey,
      );
    });
    await page.emulateMedia({ forcedColors: null });
    expect(colours.filter(Boolean)).toHaveLength(2);
    expect(colours.length).toBeGreaterThan(2);
  });
});
