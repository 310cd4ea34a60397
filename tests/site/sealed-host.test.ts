/** A sealed deal on its host's page: from names to the verify link, with every phone played by the core. */

import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { unwrap } from '../../src/base/result';
import {
  type Bulletin,
  commitmentWords,
  decodeBulletin,
  decodeSeatLink,
  decodeVerifyLink,
  encodeTypedCode,
  openCard,
  type Seat,
  verifyDeal,
} from '../../src/deal/v1/sealed';
import { sealedById } from '../../src/games/sealed.sample';
import { audit, tabTo } from './hands';
import { scan } from './scan';
import { open, PHONE, visiting } from './visit';

const visit = visiting(PHONE);
const target = sealedById('target');
if (!target) throw new Error('no target');

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const addressOf = (page: 'seat' | 'verify', text: string): string => {
  const start = `${inject('site').origin}/${page}/#`;
  expect(text.slice(0, start.length)).toBe(start);
  return text;
};

const scanSeat = async (page: Page): Promise<Seat> =>
  unwrap(decodeSeatLink(sealedById, addressOf('seat', await scan(page))));
const scanBulletin = async (page: Page): Promise<Bulletin> =>
  unwrap(decodeBulletin(sealedById, addressOf('seat', await scan(page))));

/** Types names, and seals. */
const seal = async (page: Page, names: readonly string[]): Promise<void> => {
  await page.getByLabel('Names').fill(names.join('\n'));
  await press(page, 'Seal the deal');
  await heading(page, 'Read four words aloud');
};

/** Passes the phone round: what every phone scans. */
const handOut = async (page: Page, names: readonly string[]): Promise<readonly Seat[]> => {
  await press(page, 'Everybody has heard them');
  await press(page, 'Pass the phone round');
  const seats: Seat[] = [];
  for (const [at, name] of names.entries()) {
    await heading(page, `Pass the phone to ${name}`);
    await press(page, `Show the code of ${name}`);
    seats.push(await scanSeat(page));
    const next = names[at + 1];
    await press(page, next === undefined ? 'Done' : `Next: ${next}`);
  }
  return seats;
};

const say = async (page: Page, words: string): Promise<void> => {
  await press(page, 'Now the table’s words');
  await page.getByLabel('What the table said').fill(words);
  await press(page, 'Deal with these words');
  await heading(page, /scan/i);
};

/** A game that is dealt: the phones round the table. */
const deal = async (page: Page, names: readonly string[]): Promise<readonly Seat[]> => {
  await seal(page, names);
  const seats = await handOut(page, names);
  await say(page, 'Raven, attic 7');
  return seats;
};

/** Leaves the page where it is, and comes back to it. */
const reload = async (page: Page, title: string | RegExp): Promise<void> => {
  await heading(page, title);
  await page.reload();
  await heading(page, title);
};

const logged = (page: Page) => page.locator('.so-far li').allTextContents();

const unfold = (page: Page, words: string | RegExp) => page.locator('summary', { hasText: words }).click();

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];

test('a game from its names to its verify link, with a reload at each step', async () => {
  await visit('/host/target/', async (page) => {
    await seal(page, NAMES);
    const shown = await page.locator('.seal.large li').allTextContents();
    await reload(page, 'Read four words aloud');
    await expect.poll(() => page.locator('.seal.large li').allTextContents()).toEqual(shown);
    expect(page.url()).toMatch(/\/host\/target\/#game=\w{10}$/);

    await press(page, 'Everybody has heard them');
    await reload(page, 'Hand out the seats');
    await press(page, 'Pass the phone round');
    const seats: Seat[] = [];
    for (const [at, name] of NAMES.entries()) {
      await heading(page, `Pass the phone to ${name}`);
      await expect.poll(() => page.locator('.qr').count()).toBe(0);
      await press(page, `Show the code of ${name}`);
      const seat = await scanSeat(page);
      expect([seat.seat, commitmentWords(seat.commitment)]).toEqual([at, shown]);
      await expect
        .poll(async () => (await page.locator('.typed span').allTextContents()).map((group) => group.trim()))
        .toEqual(encodeTypedCode(seat).split('-'));
      seats.push(seat);
      const next = NAMES[at + 1];
      await press(page, next === undefined ? 'Done' : `Next: ${next}`);
    }
    await reload(page, 'Hand out the seats');
    await expect
      .poll(() => page.locator('.seat-list .mute').allTextContents())
      .toEqual(NAMES.map(() => 'has a link'));

    await press(page, 'Now the table’s words');
    await reload(page, 'Say words of your own');
    await page.getByLabel('What the table said').fill('Raven, attic 7');
    await page.getByText('Every phone will show: raven attic 7').waitFor();
    await press(page, 'Deal with these words');
    await heading(page, 'Everyone scans this');
    const first = await scanBulletin(page);
    expect([first.round, first.words]).toEqual([0, 'raven attic 7']);
    const hunted = seats.map((seat) => unwrap(openCard(target, seat, first)).value);
    expect([...hunted].sort()).toEqual(NAMES);

    await reload(page, 'Everyone scans this');
    await expect.poll(() => scanBulletin(page)).toEqual(first);

    // Two presses after a death.
    await press(page, 'Ben is out');
    await press(page, 'Deal again without Ben');
    await page.getByText('Round 2').first().waitFor();
    const second = await scanBulletin(page);
    expect([second.round, second.living]).toEqual([1, [0, 2, 3, 4]]);
    await reload(page, 'Everyone scans this');
    await expect.poll(() => scanBulletin(page)).toEqual(second);

    // A phone is lost.
    await unfold(page, 'A seat’s link');
    await press(page, 'Link of Cy');
    await press(page, 'Lost or seen by others: a new link');
    await press(page, 'Make a new link');
    await press(page, 'Show the code of Cy');
    const replaced = await scanSeat(page);
    expect(replaced.key).not.toEqual(seats[2]?.key);
    await press(page, 'Done');
    await reload(page, 'Everyone scans this');
    const third = await scanBulletin(page);
    expect(unwrap(openCard(target, replaced, third)).round).toBe(1);
    expect(openCard(target, seats[2] as Seat, third).ok).toBe(false);

    await press(page, 'End the game');
    await press(page, 'End it and show all');
    await heading(page, 'Was it fair?');
    await reload(page, 'Was it fair?');
    const record = unwrap(decodeVerifyLink(sealedById, addressOf('verify', await scan(page))));
    for (const [at, seat] of seats.entries()) {
      const bulletins = at === 1 ? [first] : at === 2 ? [first, second] : [first, second, third];
      expect(verifyDeal(target, { seat, bulletins }, record)).toMatchObject({ fair: true });
    }
    await expect
      .poll(() => logged(page))
      .toEqual([
        '5 seats were dealt: Ana, Ben, Cy, Dee and Eve.',
        'The table said “raven attic 7”.',
        'The bulletin of round 1 went out.',
        'Out: Ben.',
        'The bulletin of round 2 went out.',
        'Cy got a new link.',
        'The bulletin of round 2 went out again, with a new slot for a new link.',
        'The game ended, and every card was shown.',
      ]);
    // Each round once, whoever got a new link meanwhile.
    await expect.poll(() => page.locator('.all caption').allTextContents()).toEqual(['Round 1', 'Round 2']);
    await expect
      .poll(() => page.locator('.all table').first().locator('td').allTextContents())
      .toEqual(hunted);
  });
});

test('the host who plays sees no card, and has a seat on this device like any other', async () => {
  await visit('/host/target/', async (page) => {
    const seats = await deal(page, NAMES.slice(0, 4));
    const bulletin = await scanBulletin(page);
    const notes = seats.map((seat) => unwrap(openCard(target, seat, bulletin)).note);
    const html = await page.content();
    for (const note of notes) expect(html).not.toContain(note.slice(0, 20));
    await expect.poll(() => page.locator('.all').count()).toBe(0);

    await unfold(page, 'A seat’s link');
    await press(page, 'Link of Ana');
    const own = page.getByRole('link', { name: /I am Ana/ });
    await expect
      .poll(async () => unwrap(decodeSeatLink(sealedById, (await own.getAttribute('href')) ?? '')).seat)
      .toBe(0);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), own.click()]);
    await tab.close();
    await press(page, 'Done');
    await page.getByRole('link', { name: /Open it here for Ana/ }).waitFor();
  });
});

test('a look is asked for twice, shown, hidden with the page, and stays in the log', async () => {
  await visit('/host/target/', async (page) => {
    const seats = await deal(page, NAMES.slice(0, 4));
    const card = unwrap(openCard(target, seats[2] as Seat, await scanBulletin(page)));
    const looks = page.locator('details', { hasText: 'Look at cards' });
    await unfold(page, 'Look at cards');
    await press(page, 'Card of Cy');
    await press(page, 'Look at Cy');
    await press(page, 'No');
    await expect.poll(() => logged(page)).toHaveLength(3);
    await press(page, 'Look at Cy');
    await press(page, 'Look, and log it');
    await looks.getByRole('table').waitFor();
    await expect.poll(() => looks.locator('tbody th, td').allTextContents()).toEqual(['Cy', card.value]);
    await expect
      .poll(async () => (await logged(page)).at(-1))
      .toBe('The host looked at the cards of round 1: Cy.');
    await reload(page, 'Everyone scans this');
    await expect.poll(() => page.locator('.all table').count()).toBe(0);
    await expect.poll(async () => (await logged(page)).at(-1)).toMatch(/looked/);
    // Another round is another secret.
    await press(page, 'Dee is out');
    await press(page, 'Deal again without Dee');
    await page.getByText('Round 2').first().waitFor();
    await expect.poll(() => page.locator('.all').count()).toBe(0);
  });
});

describe('links before words', () => {
  test('the words wait until every seat has a link', async () => {
    await visit('/host/target/', async (page) => {
      await seal(page, NAMES.slice(0, 3));
      await press(page, 'Everybody has heard them');
      await press(page, 'Now the table’s words');
      await heading(page, 'First the seats');
      await expect.poll(() => page.locator('#words').count()).toBe(0);
      await page.getByText('Ana, Ben and Cy have no link yet').waitFor();
      await press(page, 'Back to the seats');
      await press(page, 'Pass the phone round');
      await press(page, 'Show the code of Ana');
      await press(page, 'Next: Ben');
      // Left aside: it stays without a link.
      await press(page, 'Later. First: Cy');
      await press(page, 'Show the code of Cy');
      await press(page, 'Next: Ben');
      await press(page, 'Back');
      await expect
        .poll(() => page.locator('.seat-list .mute').allTextContents())
        .toEqual(['has a link', 'no link yet', 'has a link']);
      await press(page, 'Now the table’s words');
      await press(page, 'Go on without Ben');
      await press(page, 'Go on');
      await heading(page, 'Say words of your own');
    });
  });

  test('words that say nothing are refused; none at all are a choice of its own', async () => {
    await visit('/host/target/', async (page) => {
      await seal(page, NAMES.slice(0, 3));
      await handOut(page, NAMES.slice(0, 3));
      await press(page, 'Now the table’s words');
      const field = page.getByLabel('What the table said');
      for (const [typed, message] of [
        ['', /type a word or a number/],
        [' , ; ', /type a word or a number/],
        ['a\u202Eb', /202E/i],
        ['x'.repeat(80), /at most 64/],
      ] as const) {
        await field.fill(typed);
        await press(page, 'Deal with these words');
        await page.locator('#words-wrong', { hasText: message }).waitFor();
      }
      await press(page, 'Go on without words');
      await press(page, 'Deal without words');
      await heading(page, 'Everyone scans this');
      await expect.poll(async () => (await scanBulletin(page)).words).toBe('');
    });
  });

  test('a link is copied, and counts as handed out', async () => {
    await visit('/host/target/', async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await seal(page, NAMES.slice(0, 3));
      await press(page, 'Everybody has heard them');
      await press(page, 'Ben');
      await press(page, 'Copy for Ben');
      await page.getByText('Copied. Send it to Ben, and to nobody else.').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(unwrap(decodeSeatLink(sealedById, addressOf('seat', copied))).seat).toBe(1);
      await press(page, 'Back');
      await expect
        .poll(() => page.locator('.seat-list .mute').allTextContents())
        .toEqual(['no link yet', 'has a link', 'no link yet']);
    });
  });
});

describe('what few players can work out', () => {
  test('is said before the seal, and before the second press after a death', async () => {
    await visit('/host/target/', async (page) => {
      await page.getByLabel('Names').fill('Ana\nBen\nCy');
      await page.locator('.leak', { hasText: 'knows all three' }).waitFor();
      await page.getByLabel('Names').fill('Ana\nBen\nCy\nDee');
      await page.locator('.leak').waitFor({ state: 'detached' });
      await deal(page, NAMES.slice(0, 4));
      await expect.poll(() => page.locator('.leak').count()).toBe(0);
      await press(page, 'Dee is out');
      await page.locator('.dead .leak', { hasText: 'knows all three' }).waitFor();
      await press(page, 'Cy is out');
      await page.locator('.dead .leak', { hasText: 'Two are left' }).waitFor();
      await press(page, 'Deal again without Cy and Dee');
      await page.locator('.bulletin .leak', { hasText: 'Two are left' }).waitFor();
    });
  });

  test('a death is undone, and happens again with the same cards', async () => {
    await visit('/host/target/', async (page) => {
      const seats = await deal(page, NAMES);
      const dealWithoutEve = async () => {
        await press(page, 'Eve is out');
        await press(page, 'Deal again without Eve');
        await page.getByText('Round 2').first().waitFor();
        const bulletin = await scanBulletin(page);
        return {
          bulletin,
          cards: seats.slice(0, 4).map((seat) => unwrap(openCard(target, seat, bulletin)).value),
        };
      };
      const once = await dealWithoutEve();
      await press(page, 'Undo: Eve back in');
      await page.getByText('Round 1').first().waitFor();
      const again = await dealWithoutEve();
      expect(again.cards).toEqual(once.cards);
      expect(again.bulletin.attempt).toBe(1);
      // All at once: nobody would be left.
      for (const name of NAMES.slice(0, 4)) {
        await press(page, `${name} is out`);
      }
      await press(page, 'Deal again without Ana, Ben, Cy and Dee');
      await page.locator('#out-wrong .wrong').waitFor();
      await expect.poll(() => scanBulletin(page)).toEqual(again.bulletin);
    });
  });
});

test('a code that would be too fine leaves out the names, and the link has them', async () => {
  await visit('/host/target/', async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const names = Array.from({ length: 24 }, (_, k) => `Wolfeschlegelstein ${k + 1}`);
    await seal(page, names);
    await press(page, 'Everybody has heard them');
    await unfold(page, 'Print seat cards');
    await press(page, 'All seats are handed out');
    await say(page, 'raven');
    const scanned = await scanBulletin(page);
    expect(scanned.spec).toBeUndefined();
    expect(scanned.living).toHaveLength(24);
    await page.getByText('too small for all the names').waitFor();
    await press(page, 'Copy for all');
    await page.getByText('Copied. It may go to everyone').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(unwrap(decodeBulletin(sealedById, copied)).spec?.names).toEqual(names);
  });
});

describe('tickets', () => {
  test('are printed, and the device knows no names', async () => {
    await visit('/host/mafia/', async (page) => {
      await page.getByLabel('Tickets from a hat').check();
      await page.getByLabel('Number of tickets').fill('8');
      await page.getByLabel('Mafia know each other').check();
      await press(page, 'Seal the deal');
      await page.locator('#options-wrong', { hasText: 'leave out one of the two' }).waitFor();
      await page.getByLabel('Mafia know each other').uncheck();
      await press(page, 'Seal the deal');
      await press(page, 'Everybody has heard them');
      await heading(page, 'Let everyone draw a ticket');
      await expect
        .poll(() => page.locator('.seat-list button').allTextContents())
        .toEqual(Array.from({ length: 8 }, (_, k) => `Ticket ${k + 1}`));
      await page.getByText('Print the tickets').last().click();
      await press(page, 'Make the PDF');
      const link = page.getByRole('link', { name: 'Download the PDF' });
      await link.waitFor();
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const file = await PDFDocument.load(await readFile(await download.path()));
      expect(file.getPageCount()).toBe(2);
      await press(page, 'All tickets are handed out');
      await say(page, '4 2 6');
      const bulletin = await scanBulletin(page);
      expect(bulletin.spec?.names[7]).toBe('Ticket 8');
      await expect.poll(() => page.locator('.dead').count()).toBe(0);
    });
  });

  test('are refused without a number that there can be', async () => {
    await visit('/host/mafia/', async (page) => {
      await page.getByLabel('Tickets from a hat').check();
      for (const [count, message] of [
        ['', /no number of tickets/],
        ['3', /at least 5/],
        ['six', /no number of tickets/],
        ['900', /no number of tickets/],
      ] as const) {
        await page.getByLabel('Number of tickets').fill(count);
        await press(page, 'Seal the deal');
        await page.locator('#count-wrong', { hasText: message }).waitFor();
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('count');
      }
    });
  });

  test('are not offered where cards name people', async () => {
    await visit('/host/target/', async (page) => {
      await page.getByLabel('Names').waitFor();
      await expect.poll(() => page.getByLabel('Tickets from a hat').count()).toBe(0);
    });
  });
});

test('Mafia who know each other, each by the name of the other', async () => {
  await visit('/host/mafia/', async (page) => {
    const names = [...NAMES, 'Fox', 'Gil', 'Hal'];
    await page.getByLabel('Mafia know each other').check();
    const seats = await deal(page, names);
    const bulletin = await scanBulletin(page);
    const mafia = sealedById('mafia');
    if (!mafia) throw new Error('no mafia');
    const cards = seats.map((seat) => unwrap(openCard(mafia, seat, bulletin)));
    const members = cards.filter(({ value }) => value === 'Mafia');
    expect(members.length).toBeGreaterThan(1);
    for (const { seat, note } of members) {
      for (const other of members) {
        if (other.seat !== seat) expect(note).toContain(names[other.seat]);
      }
    }
  });
});

describe('kept in the browser', () => {
  test('a group is remembered, and forgotten', async () => {
    await visit('/host/target/', async (page) => {
      await seal(page, NAMES);
      await press(page, 'Another game');
      await heading(page, 'Assassin, for Magic, sealed');
      await expect.poll(() => page.getByLabel('Names').inputValue()).toBe(NAMES.join('\n'));
      await page.getByLabel('Names').fill('');
      await page.getByText('Groups of before').click();
      await press(page, NAMES.join(', '));
      await expect.poll(() => page.getByLabel('Names').inputValue()).toBe(NAMES.join('\n'));
      await press(page, `Forget ${NAMES.join(', ')}`);
      await expect.poll(() => page.getByText('Groups of before').count()).toBe(0);
      await page.reload();
      await page.getByLabel('Names').waitFor();
      await expect.poll(() => page.getByText('Groups of before').count()).toBe(0);
    });
  });

  test('whoever comes back without the address finds the game; deleted it can be had back', async () => {
    await visit('/host/target/', async (page) => {
      await deal(page, NAMES);
      const bulletin = await scanBulletin(page);
      await open(page, `${inject('site').origin}/host/target/`);
      await page.getByText('round 1').waitFor();
      await press(page, `Delete ${NAMES.join(', ')}`);
      await page.getByText('deleted, and the cards with it').waitFor();
      await press(page, 'Undo');
      await page.getByRole('link', { name: NAMES.join(', ') }).click();
      await heading(page, 'Everyone scans this');
      await expect.poll(() => scanBulletin(page)).toEqual(bulletin);
    });
  });

  test('a second tab shows what the first did, and no step is taken twice', async () => {
    await visit('/host/target/', async (page) => {
      await deal(page, NAMES);
      const other = await page.context().newPage();
      await open(other, page.url());
      await heading(other, 'Everyone scans this');
      await press(page, 'Ben is out');
      await press(other, 'Cy is out');
      await press(page, 'Deal again without Ben');
      await other.getByText('Another tab went on').waitFor();
      await other.getByText('Round 2').first().waitFor();
      await expect.poll(() => scanBulletin(other)).toEqual(await scanBulletin(page));
      await press(other, 'Deal again without Cy');
      await page.getByText('Round 3').first().waitFor();
      await expect.poll(async () => (await scanBulletin(page)).living).toEqual([0, 3, 4]);
      await other.close();
    });
  });

  test('a browser that keeps nothing is told of, and the game goes on', async () => {
    await visit(
      '/host/target/',
      async (page) => {
        await deal(page, NAMES.slice(0, 3));
        await page.locator('.not-kept', { hasText: 'leave this page open' }).waitFor();
        await expect.poll(async () => (await scanBulletin(page)).living).toEqual([0, 1, 2]);
      },
      {
        prepare: (page) =>
          page.addInitScript(() => {
            IDBObjectStore.prototype.put = () => {
              throw new DOMException('no', 'SecurityError');
            };
          }),
      },
    );
  });

  test('an address of a game that is not here says so', async () => {
    await visit('/host/target/#game=nobodyknow', async (page) => {
      await page.locator('.noticed', { hasText: 'keeps no game of this address' }).waitFor();
    });
  });
});

test('what is wrong stands beside its field, and nothing typed is lost', async () => {
  await visit('/host/target/', async (page) => {
    await page.getByLabel('Names').fill('Ana, Ben, Ana');
    await page.getByLabel('One ring').check();
    await page.getByLabel('Fresh targets').check();
    await press(page, 'Seal the deal');
    await page.locator('#names-wrong', { hasText: 'alike' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('names');
    await page.getByLabel('Names').fill('Ana, Ben, Cy');
    await press(page, 'Seal the deal');
    await page.locator('#options-wrong .wrong').waitFor();
    await expect.poll(() => page.getByLabel('Names').inputValue()).toBe('Ana, Ben, Cy');
  });
});

test('the keyboard alone deals a game', async () => {
  await visit('/host/target/', async (page) => {
    const go = async (selector: string) => {
      await tabTo(page, selector);
      await page.keyboard.press('Enter');
    };
    await tabTo(page, '#names');
    await page.keyboard.type('Ana, Ben, Cy');
    await go('button[type=submit]');
    await heading(page, 'Read four words aloud');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await go('.thumb .strong');
    await heading(page, 'Hand out the seats');
    await go('.thumb .strong');
    for (const name of ['Ana', 'Ben', 'Cy']) {
      await heading(page, `Pass the phone to ${name}`);
      await go('.thumb .button');
      await page.locator('.qr path').waitFor();
      await go('.thumb .strong');
    }
    await heading(page, 'Hand out the seats');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await go('.thumb .strong');
    await heading(page, 'Say words of your own');
    await tabTo(page, '#words');
    await page.keyboard.type('raven');
    await page.keyboard.press('Enter');
    await heading(page, 'Everyone scans this');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});

test('every step is there for every hand and eye, on a phone and on a desk, light and dark', async () => {
  await visit('/host/target/', async (page) => {
    const check = () => audit(page, { fingers: '.hosting' });
    await page.getByLabel('Names').fill('Ana, Ben, Ana');
    await press(page, 'Seal the deal');
    await page.locator('#names-wrong .wrong').waitFor();
    await check();
    const names = [...NAMES, 'Wolfeschlegelsteinhausen'];
    await seal(page, names);
    await check();
    await press(page, 'Everybody has heard them');
    await heading(page, 'Hand out the seats');
    await page.locator('summary', { hasText: 'Print seat cards' }).click();
    await page.locator('.seat-cards').waitFor();
    await check();
    await press(page, 'Pass the phone round');
    await check();
    await press(page, 'Show the code of Ana');
    await page.locator('.qr').waitFor();
    await check();
    await press(page, 'Back');
    await unfold(page, 'Print seat cards');
    await press(page, 'All seats are handed out');
    await press(page, 'Now the table’s words');
    await heading(page, 'Say words of your own');
    await press(page, 'Deal with these words');
    await press(page, 'Go on without words');
    await check();
    await page.getByLabel('What the table said').fill('raven attic');
    await press(page, 'Deal with these words');
    await page.locator('.qr').waitFor();
    await check();
    for (const name of names.slice(0, 3)) {
      await press(page, `${name} is out`);
    }
    await page.locator('.dead .leak').waitFor();
    const looks = page.locator('details', { hasText: 'Look at cards' });
    await unfold(page, 'Look at cards');
    await press(page, 'Card of Dee');
    await press(page, 'Look at Dee');
    await check();
    await press(page, 'Look, and log it');
    await looks.getByRole('table').waitFor();
    await check();
    await press(page, 'End the game');
    await press(page, 'End it and show all');
    await page.locator('.qr').waitFor();
    await check();
    await press(page, 'Another game');
    await page.getByText('Games that are over').click();
    await check();
  });
});
