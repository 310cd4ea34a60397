/** Open deals in a browser: the protocol's vectors, the phone that goes round, deaths, and links that are damaged. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { volume } from '../volume';
import { dividedIn } from './hands';
import { scan } from './scan';
import { button, calmTap, holdDown, inOneMoment, look, press, skip, unfold } from './taps';
import { addressOf, awake, keepBack, open, PHONE, tasksOf, visiting } from './visit';

const visit = visiting(PHONE);
const FIVE = '#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7';
const EIGHT = '#players=Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal&seed=friday-7';

/** The host's view, as the protocol writes it: "Ana>Cy Ben>Dee". */
const allCards = async (page: Page): Promise<string> => {
  await press(page, 'Show all cards');
  await press(page, 'Yes, show all');
  await page.locator('.all tbody tr').first().waitFor();
  const rows = await page.locator('.all tbody tr').all();
  const cards = rows.map(async (row) => {
    const [name, value] = await row.locator('th, td').allTextContents();
    return `${name}>${value}`;
  });
  const text = (await Promise.all(cards)).join(' ');
  await press(page, 'Hide all cards');
  return text;
};

/** The page's address changes, as when a link is followed on the page. */
const follow = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => location.assign(hash), fragment);

describe('the vectors of the protocol, by their links', () => {
  test.each([
    [
      'target',
      [
        [FIVE, 'Ana>Cy Ben>Dee Cy>Ben Dee>Eve Eve>Ana'],
        [`${FIVE}&out=2`, 'Ana>Ben Ben>Ana Dee>Eve Eve>Dee'],
        [`${FIVE}&ring=1`, 'Ana>Eve Ben>Cy Cy>Ana Dee>Ben Eve>Dee'],
      ],
    ],
    [
      'mafia',
      [
        [
          `${EIGHT}&variable=1`,
          'Ana>Mafia Ben>Pleb Cy>Pleb Dee>Pleb Eve>Mafia Fox>Assassin Gil>Pleb Hal>Mafia',
        ],
      ],
    ],
  ] as const)('%s', async (game, links) => {
    await visit(`/deal/${game}/${links[0][0]}`, async (page) => {
      for (const [fragment, cards] of links) {
        await follow(page, fragment);
        await expect.poll(() => allCards(page)).toBe(cards);
      }
    });
  });
});

test('the form deals what the link deals, and a seed comes with it', async () => {
  await visit('/deal/target/', async (page) => {
    await expect
      .poll(() => page.getByLabel('Seed', { exact: true }).inputValue())
      .toMatch(/^[a-z]+-[a-z]+-\d+$/);
    await page.getByLabel('Names').fill('Ana, Ben, Cy\nDee\nEve');
    await unfold(page, 'Options');
    await page.getByLabel('Seed', { exact: true }).fill('friday-7');
    await page.getByLabel('One ring').check();
    await expect
      .poll(() => page.locator('summary', { hasText: 'Options' }).textContent())
      .toBe('Options One ring. Seed friday-7.');
    await press(page, 'Deal');
    await expect.poll(() => new URL(page.url()).hash).toBe(`${FIVE}&ring=1`);
    // The focus is at the head of the deal, not lost with the form.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await expect.poll(() => allCards(page)).toBe('Ana>Eve Ben>Cy Cy>Ana Dee>Ben Eve>Dee');
    await page.goBack();
    await page.getByLabel('Names').waitFor();
    // Who comes back finds the people of before, and a seed.
    await open(page, addressOf('deal/nation/'));
    await expect.poll(() => page.getByLabel('Names').inputValue()).toBe('Ana\nBen\nCy\nDee\nEve');
    await expect
      .poll(() => page.locator('summary', { hasText: 'Options' }).textContent())
      .toMatch(/Seed \w+-/);
    await press(page, 'Deal');
    await page.getByRole('button', { name: 'Show all cards' }).waitFor();
  });
});

test('wishes: added by names, counted, confirmed where they give a card away, undone, and in the link', async () => {
  await visit('/deal/target/', async (page) => {
    const names = page.getByLabel('Names');
    await names.fill('Ana\nBen\nCy\nDee\nEve');
    await unfold(page, 'Options');
    const fold = page.locator('.wishes');
    await fold.locator('summary').click();
    const wish = async (one: string, other: string, words: string) => {
      for (const name of [one, other])
        await fold.getByRole('button', { name: `${name} is in the wish` }).click();
      await press(page, words);
    };
    await wish('Ana', 'Ben', 'Ana and Ben are not dealt each other');
    await fold.getByText('This leaves 24 deals.').waitFor();
    // By key, what is gone leaves the focus where it is said how many there are.
    for (const [name, count] of [
      ['Undo', 'no wishes'],
      ['Ana and Ben are not dealt each other', '1 wish'],
    ] as const) {
      if (count === '1 wish')
        for (const one of ['Ana', 'Ben'])
          await fold.getByRole('button', { name: `${one} is in the wish` }).click();
      await button(fold, name).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => fold.locator('summary:focus').textContent()).toContain(count);
    }
    await wish('Ana', 'Cy', 'Ana is not dealt Cy');
    await wish('Ana', 'Dee', 'Ana is not dealt Dee');
    await fold.getByText('Ana’s card can only be Eve.').waitFor();
    await page.getByLabel('Seed', { exact: true }).fill('friday-7');
    await press(page, 'Deal');
    await page.getByText('Tick “We know, deal all the same”').waitFor();
    await press(page, 'Undo');
    // Who moves takes the wish along.
    await names.fill('Eve\nAna\nBen\nCy\nDee');
    await press(page, 'Deal');
    await expect
      .poll(() => new URL(page.url()).hash)
      .toBe('#players=Eve,Ana,Ben,Cy,Dee&seed=friday-7&wishes=1-2%2C1%3E3');
    await page.getByText('The wishes: Ana and Ben are not dealt each other; Ana is not dealt Cy.').waitFor();
    // The deal of before is the last time.
    await press(page, 'Change names or seed');
    await unfold(page, 'Options');
    await fold.locator('summary').click();
    await press(page, 'Nobody as last time');
    await expect.poll(() => fold.locator('li').count()).toBe(7);
  });
});

test('a card that is held up is all in sight on the smallest phone, and lies where others do', async () => {
  await visit(
    '/deal/nation/#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7',
    async (page) => {
      await press(page, 'Pass the phone round');
      const room = () =>
        page.locator('.card').evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
      const [, before] = await room();
      await page.locator('.hold').focus();
      await page.keyboard.down('Space');
      await page.locator('.secret').waitFor();
      expect(await room()).toEqual([before, before]);
      await page.keyboard.up('Space');
    },
    { ...PHONE, viewport: { width: 320, height: 640 } },
  );
});

test('who has looked at the deal of one game has not looked at that of another', async () => {
  const fragment = '#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7';
  await visit(`/deal/mafia/${fragment}`, async (page) => {
    await press(page, 'Pass the phone round');
    await page.locator('.hold').focus();
    await page.keyboard.down('Space');
    await page.locator('.secret').waitFor();
    await page.keyboard.up('Space');
    await open(page, addressOf(`deal/target/${fragment}`));
    await button(page, 'Pass the phone round').waitFor();
  });
});

test('a wish that is made while the last deal is looked for is kept', async () => {
  const late = keepBack(/\/last-deal\./);
  await visit(
    '/deal/target/',
    async (page) => {
      await page.getByLabel('Names').fill('Ana\nBen\nCy\nDee\nEve');
      await press(page, 'Deal');
      await press(page, 'Change names or seed');
      await unfold(page, 'Options');
      await unfold(page, 'not dealt');
      await press(page, 'Nobody as last time');
      for (const name of ['Ana', 'Ben']) await press(page, `${name} is in the wish`);
      await press(page, 'Ana and Ben are not dealt each other');
      late.letGo();
      const wishes = page.locator('.wishes li');
      await expect.poll(() => wishes.count()).toBeGreaterThan(4);
      expect(await wishes.first().textContent()).toContain('Ana and Ben are not dealt each other');
    },
    { prepare: late.prepare },
  );
});

test('the fold of wishes stays open when they leave no deal, and when that is undone', async () => {
  await visit('/deal/target/', async (page) => {
    await page.getByLabel('Names').fill('Ana\nBen\nCy');
    await unfold(page, 'Options');
    await unfold(page, 'not dealt');
    const fold = page.locator('.wishes details');
    for (const name of ['Ana', 'Ben']) await press(page, `${name} is in the wish`);
    await press(page, 'Ana and Ben are not dealt each other');
    await fold.getByText('No deal is left').waitFor();
    await press(page, 'Undo');
    await fold.getByText('No deal is left').waitFor({ state: 'detached' });
    expect(await fold.getAttribute('open')).not.toBeNull();
  });
});

test('no card is on the page until it is asked for, and none is in title or history', async () => {
  await visit(`/deal/mafia/${EIGHT}&variable=1`, async (page) => {
    const text = () => page.locator('.deal').textContent();
    await expect.poll(() => text()).not.toMatch(/Pleb|Assassin(?!:)/i);
    const title = await page.title();
    await press(page, 'Pass the phone round');
    await expect.poll(() => text()).not.toMatch(/Pleb|Assassin(?!:)/i);
    await page.getByRole('button', { name: 'Hold to look' }).focus();
    await page.keyboard.down('Enter');
    await page.locator('.secret').waitFor();
    await expect.poll(() => page.title()).toBe(title);
    await expect.poll(() => new URL(page.url()).hash).toBe(`${EIGHT}&variable=1`);
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.keyboard.up('Enter');
  });
});

describe('hold to look', () => {
  const passTo = async (page: Page) => {
    await press(page, 'Pass the phone round');
    await expect.poll(() => page.locator('.pass h2').textContent()).toMatch(/pass the phone to\s+ana/i);
  };
  const secret = (page: Page) => page.locator('.secret').count();

  test('by pointer: shown while held, gone when let go, and the next name stands on the button', async () => {
    await visit(`/deal/target/${FIVE}`, async (page) => {
      await passTo(page);
      await expect.poll(() => secret(page)).toBe(0);
      expect(await look(button(page, 'Hold to look'))).toBe('Cy');
      await press(page, 'Next: Ben');
      await expect.poll(() => secret(page)).toBe(0);
      await expect.poll(() => page.locator('.pass h2').textContent()).toMatch(/pass the phone to\s+ben/i);
    });
  });

  test('by keyboard, and hidden at once when the page or its button is left', async () => {
    await visit(`/deal/target/${FIVE}`, async (page) => {
      await passTo(page);
      const hold = page.getByRole('button', { name: 'Hold to look' });
      // Too short for a look on every machine: after one, the button takes a press of its own.
      const lookBy = (key: string, leave: () => Promise<void>) =>
        inOneMoment(page, async () => {
          await hold.focus();
          await page.keyboard.down(key);
          await page.keyboard.down(key); // a key that is held repeats
          await expect.poll(() => page.locator('.secret').textContent()).toMatch(/^cy$/i);
          await leave();
          await page.locator('.secret').waitFor({ state: 'detached' });
          await page.keyboard.up(key);
          await expect.poll(() => secret(page)).toBe(0);
        });
      for (const key of ['Space', 'Enter']) await lookBy(key, () => page.keyboard.up(key));
      for (const happen of [
        () => window.dispatchEvent(new Event('blur')),
        () => document.dispatchEvent(new Event('visibilitychange')),
        () => (document.activeElement as HTMLElement).blur(),
      ])
        await lookBy('Space', async () => void (await page.evaluate(happen)));
    });
  });

  test('a press without a hold, as screen readers make it, warns first; then it shows and hides in turn', async () => {
    await visit(`/deal/target/${FIVE}`, async (page) => {
      await passTo(page);
      const click = () => page.locator('.hold').evaluate((element: HTMLElement) => element.click());
      await click();
      await page.getByText('put on headphones, then press again').waitFor();
      expect(await secret(page)).toBe(0);
      await click();
      await page.locator('.card[aria-live=polite] .secret').waitFor();
      await click();
      await page.locator('.secret').waitFor({ state: 'detached' });
    });
  });

  test('nobody opens the card of who looked before, and what a finger shows is not spoken', async () => {
    await visit(`/deal/target/${FIVE}`, async (page) => {
      await passTo(page);
      await expect.poll(() => page.locator('.card').getAttribute('aria-live')).toBe('off');
      await look(button(page, 'Hold to look'));
      // Ben has the phone, and holds.
      const again = page.getByRole('button', { name: 'Ana looks once more' });
      await holdDown(again);
      await awake(page);
      expect(await secret(page)).toBe(0);
      await page.mouse.up();
      await page.getByRole('button', { name: 'Hold to look' }).waitFor();
    });
  });

  test('a reload goes on where the phone was, and another deal begins at its beginning', async () => {
    await visit(`/deal/target/${FIVE}`, async (page) => {
      await passTo(page);
      await skip(page, 'Ana', 'Next: Ben');
      await skip(page, 'Ben', 'Next: Cy');
      await page.reload();
      await expect.poll(() => page.locator('.pass h2').textContent()).toMatch(/pass the phone to\s+cy/i);
      expect(await secret(page)).toBe(0);
      await page.evaluate(() => {
        location.hash = location.hash.replace('friday-7', 'monday-3');
      });
      await page.getByRole('heading', { name: '5 cards are dealt, face down' }).waitFor();
      await press(page, 'Pass the phone round');
      await expect.poll(() => page.locator('.pass h2').textContent()).toMatch(/pass the phone to\s+ana/i);
    });
  });

  test('a tap is no look, the next one asks, and the table starts when all have looked', async () => {
    await visit('/deal/target/#players=Ana,Ben,Cy&seed=friday-7', async (page) => {
      const title = (words: string) => page.getByRole('heading', { name: words, exact: true }).waitFor();
      await title('3 cards are dealt, face down');
      await passTo(page);
      const hold = button(page, 'Hold to look');
      // By its events the finger is gone at once, however late a busy page hears of them.
      await inOneMoment(page, () => look(hold));
      await page.getByText('keep your finger on it').waitFor();
      // The next hold shows it all the same.
      expect(await look(hold)).toMatch(/^(Ben|Cy)$/);
      await press(page, 'Next: Ben');
      await inOneMoment(page, () => calmTap(hold));
      await press(page, 'Next: Cy');
      await page.getByText('Ben has not looked yet').waitFor();
      await press(page, 'No');
      await title('Pass the phone to Ben');
      await skip(page, 'Ben', 'Next: Cy');
      await look(hold, 'Enter');
      await press(page, 'That was the last');
      await title('Ben has not looked');
      expect(await page.getByRole('link', { name: 'Start the table' }).count()).toBe(0);
      await press(page, 'Pass the phone to Ben');
      await look(hold);
      await press(page, 'That was the last');
      await title('Everyone has looked');
      await press(page, 'Back to the deal');
      await title('3 players have their cards');
      await page.reload();
      await title('3 players have their cards');
      await calmTap(page.getByRole('link', { name: 'Start the table' }));
      await page.waitForURL(/\/table\/target\//);
      await expect.poll(() => page.locator('.seat').count()).toBe(3);
    });
  });

  test('every card has the same room, whatever is on it', async () => {
    await visit(`/deal/mafia/${EIGHT}&variable=1`, async (page) => {
      await press(page, 'Pass the phone round');
      const heights = new Set<string>();
      const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal'];
      for (const [seat, name] of names.entries()) {
        const next = names[seat + 1];
        await look(button(page, 'Hold to look'), 'Space', async () => {
          heights.add(
            await page.locator('.pass').evaluate((pass) => {
              const top = pass.getBoundingClientRect().top;
              const card = pass.querySelector('.card')?.getBoundingClientRect();
              const hold = pass.querySelector('.hold')?.getBoundingClientRect();
              return [card?.height, (card?.top ?? 0) - top, (hold?.top ?? 0) - top]
                .map(Number)
                .map(Math.round)
                .join(' ');
            }),
          );
          const inside = await page
            .locator('.card')
            .evaluate((card) => card.scrollHeight <= card.clientHeight);
          expect(inside, `the text of ${name} fits its card`).toBe(true);
        });
        await press(page, next ? `Next: ${next}` : 'That was the last');
      }
      expect([...heights]).toHaveLength(1);
      await page.getByRole('heading', { name: 'Everyone has looked' }).waitFor();
    });
  });
});

test('after a death the living are dealt again, by the address, and the death can be undone', async () => {
  await visit(`/deal/target/${FIVE}`, async (page) => {
    await page.getByRole('button', { name: 'Cy is out' }).waitFor();
    expect(await page.getByRole('button', { name: 'Deal again' }).count()).toBe(0);
    await press(page, 'Cy is out');
    await press(page, 'Deal again without Cy');
    await page.getByText('Round 2').waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe(`${FIVE}&out=2`);
    await expect.poll(() => allCards(page)).toBe('Ana>Ben Ben>Ana Dee>Eve Eve>Dee');

    for (const name of ['Ana', 'Ben', 'Dee']) await press(page, `${name} is out`);
    await press(page, 'Deal again without Ana, Ben and Dee');
    await page.getByText(/the game is over/).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe(`${FIVE}&out=2`);

    // What is pressed has a mark in its name.
    for (const name of ['Ana', 'Ben', 'Dee']) await press(page, new RegExp(`${name} is out$`));
    await press(page, 'Undo: Cy back in');
    await expect.poll(() => new URL(page.url()).hash).toBe(FIVE);
    await expect.poll(() => allCards(page)).toBe('Ana>Cy Ben>Dee Cy>Ben Dee>Eve Eve>Ana');
  });
});

test('names of many letters are whole on a small phone, each word in one line', async () => {
  const names = 'Ana,Maximilienne,Bo,Alexandrinaa,Bartholomew-James,Maximilian%20of%20Aachen,Cy';
  await visit(
    `/deal/target/#players=${names}&seed=friday-7`,
    async (page) => {
      await expect.poll(() => page.locator('.seats li').count()).toBe(7);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await dividedIn(page, '.seats'), `${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
    { viewport: { width: 360, height: 740 } },
  );
});

test('the link is a code to scan too, once that is asked for', async () => {
  await visit(`/deal/target/${FIVE}`, async (page) => {
    await page.getByText('The link to this deal').waitFor();
    expect(await page.locator('.qr').count()).toBe(0);
    await unfold(page, 'A code to scan');
    await page.locator('.qr path').waitFor();
    expect(await scan(page)).toBe(page.url());
  });
});

// All that can be wrong is in the tests of links.
test('a damaged link says what is wrong with it and loses nothing', async () => {
  await visit('/deal/target/#seed=friday-7', async (page) => {
    for (const [fragment, message, names, seed] of [
      ['#seed=friday-7', /names no players/, '', 'friday-7'],
      ['#players=Ana,Ben,C%ZZ&seed=friday-7', /damaged/, 'Ana\nBen\nC%ZZ', 'friday-7'],
      ['#players=Ana,Ben,Cy&seed=x&rign=1', /rign/, 'Ana\nBen\nCy', 'x'],
    ] as const) {
      await follow(page, fragment);
      await page.locator('#link-wrong', { hasText: message }).waitFor();
      await expect.poll(() => page.getByLabel('Names').inputValue()).toBe(names);
      await expect.poll(() => page.getByLabel('Seed', { exact: true }).inputValue()).toBe(seed);
    }
  });
});

test('a link of 389 kB and a list of 100,000 names are refused at once, with the limit in words', async () => {
  await visit('/deal/target/', async (page) => {
    const many = Array.from({ length: 65_000 }, (_, k) => `P${k}`).join(',');
    const long = `#players=${many}&seed=x`;
    expect(long.length).toBeGreaterThan(389_000 - 15_000);
    const { longest } = await tasksOf(page, async () => {
      await follow(page, long);
      await page
        .locator('#link-wrong', { hasText: 'at most 65,536 are read: copy only the link.' })
        .waitFor();
    });
    expect(longest).toBeLessThan(2000);
    await page.getByLabel('Names').fill(Array.from({ length: 100_000 }, (_, k) => `P${k}`).join());
    await press(page, 'Deal');
    await page
      .locator('#names-wrong', { hasText: 'There are 100,000 names, and at most 200 are read' })
      .waitFor();
  });
});

test('neither the skip link nor the other way of dealing loses a deal', async () => {
  await visit(`/deal/target/${FIVE}`, async (page, address) => {
    await press(page, 'Eve is out');
    await press(page, 'Deal again without Eve');
    await button(page, 'Undo: Eve back in').waitFor();
    await page.locator('.skip').press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await expect.poll(() => page.url()).toBe(`${address}&out=4`);
    await press(page, 'Change names or seed');
    await page.getByLabel(/^Sealed/).check();
    await button(page, 'Invite the phones').waitFor();
    await page.goBack();
    await button(page, 'Undo: Eve back in').waitFor();
  });
});

test('cards that are all shown are not those of the next deal for a moment', async () => {
  await visit(`/deal/target/${FIVE}`, async (page) => {
    await press(page, 'Show all cards');
    await press(page, 'Yes, show all');
    await page.locator('.all table').waitFor();
    await page.evaluate(() => {
      new MutationObserver(() => {
        const shown = document.querySelector('.all caption')?.textContent;
        if (shown?.includes('2')) document.title = shown;
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const title = await page.title();
    await press(page, 'Eve is out');
    await press(page, 'Deal again without Eve');
    await button(page, 'Show all cards').waitFor();
    expect(await page.title()).toBe(title);
  });
});

test('/host/ goes on to the deal page, with what its address says', async () => {
  await visit('/host/target/#game=abcdefghij', async (page) => {
    await page.waitForURL(/\/deal\/target\/#game=abcdefghij$/);
    await page.getByText('This browser keeps no game of this address').waitFor();
  });
  await visit('/host/mafia/', async (page) => {
    await page.waitForURL(/\/deal\/mafia\/#sealed$/);
    const deals = (word: string) => page.getByRole('button', { name: word, exact: true }).waitFor();
    await deals('Invite the phones');
    await page.getByLabel('Names').fill('Ana\nBen');
    // Names that were typed for one way are there for the other.
    await page.getByLabel(/^In the open/).check();
    await deals('Deal');
    await expect.poll(() => page.getByLabel('Names').inputValue()).toBe('Ana\nBen');
    await page.getByLabel('Names').fill('Ana\nBen\nCy');
    await page.getByLabel(/^Sealed/).check();
    await deals('Invite the phones');
    await expect.poll(() => page.getByLabel('Names').inputValue()).toBe('Ana\nBen\nCy');
    await expect.poll(() => new URL(page.url()).hash).toBe('#sealed');
  });
});

test.each([
  ['/host/', /\/table\/$/],
  ['/deal/', /\/table\/$/],
  ['/games/target/', /\/rules\/target\/$/],
  ['/search/#q=planeswalker&game=target', /\/rules\/#q=planeswalker&game=target$/],
])('%s goes on to where its page is now', async (from, to) => {
  await visit(from, async (page) => {
    await page.waitForURL(to);
    await page.locator('h1').waitFor();
  });
});

test('what is wrong in the form stands beside its field, which gets the focus', async () => {
  await visit('/deal/mafia/', async (page) => {
    await page.getByLabel('Names').fill('Ana, Ben, Cy');
    await press(page, 'Deal');
    await page.locator('#names-wrong', { hasText: 'at least 5' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('names');
    await page.getByLabel('Names').fill('Ana, Ben, Cy, Dee, Eve');
    await unfold(page, 'Options');
    await page.getByLabel('Seed', { exact: true }).fill(' ');
    await unfold(page, 'Options');
    await press(page, 'Deal');
    // What is wrong does not hide.
    await page.locator('#seed-wrong', { hasText: 'The seed is empty' }).waitFor();
    await expect.poll(() => page.getByLabel('Names').inputValue()).toBe('Ana, Ben, Cy, Dee, Eve');
  });
});

test('the link is copied, handed to another app where the device can, or laid out to be copied by hand', async () => {
  await visit(`/deal/target/${FIVE}`, async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy the link');
    await page.getByText('Copied. Anyone who gets it has every card.').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect.poll(() => page.getByRole('button', { name: 'Share', exact: true }).count()).toBe(0);
  });
  const shares = (page: Page) =>
    page.addInitScript(() => {
      const share = async ({ url }: ShareData) => {
        document.title = url ?? '';
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
  await visit(
    `/deal/target/${FIVE}`,
    async (page) => {
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect.poll(() => page.title()).toBe(page.url());
    },
    { prepare: shares },
  );
  await visit(`/deal/target/${FIVE}`, async (page) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await press(page, 'Copy the link');
    await page.getByText('copy the address below by hand').waitFor();
    await expect.poll(() => page.getByLabel('Address of this deal').inputValue()).toBe(page.url());
  });
});

test('names that were typed once are in the next form too, until other people come', async () => {
  await visit('/deal/mafia/', async (page) => {
    await page.getByLabel('Names', { exact: true }).fill('Ana, Ben, Cy, Dee, Eve');
    await press(page, 'Deal');
    await page.getByRole('button', { name: 'Pass the phone round' }).waitFor();
    await open(page, addressOf('table/mafia/'));
    const names = page.getByLabel('Names', { exact: true });
    await expect.poll(() => names.inputValue()).toBe('Ana\nBen\nCy\nDee\nEve');
    await press(page, 'Other people');
    await expect.poll(() => names.inputValue()).toBe('');
    await expect.poll(() => names.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.reload();
    await page.getByText('Groups of before').waitFor();
    await expect.poll(() => names.inputValue()).toBe('');
  });
});

/** The form of deals and of tables, with the most options; in a proof of all games. */
const FORMS = [
  'deal/mafia/',
  'table/nation/',
  ...volume([], ['deal/target/', 'table/mafia/', 'table/target/', 'table/tmag/']),
];

test.each(FORMS)(
  'the names of seven and what begins are in one screen of %s; friends of before are tapped',
  async (path) => {
    const kept = JSON.stringify([
      ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Frederick', 'Gil'],
      ['Josephine', 'ana', 'Hal'],
    ]);
    await visit(
      path,
      async (page) => {
        const names = page.getByLabel('Names', { exact: true });
        await names.waitFor();
        await expect.poll(() => page.locator('.roster button').count()).toBe(9);
        await names.fill('Ana\nBen\nCy\nDee\nEve\nFrederick');
        await press(page, 'Gil');
        await press(page, 'Ben');
        await press(page, 'Ben');
        await expect.poll(() => names.inputValue()).toBe('Ana\nCy\nDee\nEve\nFrederick\nGil\nBen');
        await page.evaluate(() => scrollTo(0, 0));
        const out = await page.evaluate(() =>
          ['#names', '.chosen > details > summary', '.set-up .deal'].filter((css) => {
            const { top, bottom } =
              document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect(0, -1);
            return top < 0 || bottom > innerHeight;
          }),
        );
        expect(out).toEqual([]);
        // What is chosen is said; what chooses it is folded away.
        await expect.poll(() => page.locator('.chosen > [open]').count()).toBe(0);
        expect(await page.locator('.chosen > details > summary').textContent()).toContain('The usual rules.');
      },
      {
        prepare: (page) =>
          page.addInitScript((text) => localStorage.setItem('paper-dagger.groups', text), kept),
      },
    );
  },
);
