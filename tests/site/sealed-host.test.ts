/** A sealed deal on its host's page: every step, with phones played by the core. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/base/result';
import { livingIn, readRecord } from '../../src/deal/sealed/bulletin';
import { readCode } from '../../src/deal/sealed/codes';
import { answerText, publicKeyOf, readInvitation } from '../../src/deal/sealed/invitation';
import {
  closingTextOf,
  newest,
  openBulletin,
  openRoll,
  type PhoneSeat,
  stateOf,
  verify,
} from '../../src/deal/sealed/phone';
import { bytes, clock } from '../../src/deal/sealed/table.sample';
import { sealedById } from '../../src/games/sealed.sample';
import { audit, tabTo } from './hands';
import { scan } from './scan';
import { fragmentOf, heading, take } from './sealed-page';
import { button, press, unfold } from './taps';
import { open, PHONE, visiting } from './visit';

const visit = visiting(PHONE);

/** Types names, and invites. The phones that are not played yet scan the invitation. */
const invite = async (
  page: Page,
  names: readonly string[],
): Promise<(seat: number, salt?: number) => PhoneSeat> => {
  await page.getByLabel('Names').fill(names.join('\n'));
  await press(page, 'Invite the phones');
  await heading(page, 'Everyone scans this');
  const invitation = unwrap(readInvitation(sealedById, fragmentOf(await scan(page))));
  return (seat, salt = 0) => ({ invitation, seat, secretKey: bytes(40 + seat + salt, 32) });
};

const answerOf = ({ invitation, seat, secretKey }: PhoneSeat): string =>
  answerText(invitation, { seat, key: publicKeyOf(secretKey) });

const takeIn = (page: Page, text: string): Promise<void> => take(page, text, 'Take them in');

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];

/** Everyone but the host answers, and the cards are dealt. */
const deal = async (page: Page, names: readonly string[] = NAMES): Promise<readonly PhoneSeat[]> => {
  const phone = await invite(page, names);
  const phones = names.slice(1).map((_, at) => phone(at + 1));
  await takeIn(page, phones.map((one, at) => `${names[at + 1]}: ${answerOf(one)}`).join('\n'));
  await press(page, 'All answers are in');
  return [await close(page, phones[0] as PhoneSeat), ...phones.slice(1)];
};

/** The phone closes the deal that the host shows. */
const close = async (page: Page, phone: PhoneSeat): Promise<PhoneSeat> => {
  await heading(page, /^(?!Everyone).* scans this$/);
  const roll = unwrap(openRoll(phone, unwrap(readCode(await scan(page)))));
  const closer = { ...phone, closed: { secretKey: bytes(200 + phone.seat, 32), roll } };
  await take(page, closingTextOf(closer) as string, 'Deal');
  await page.locator('.seal').waitFor();
  return closer;
};

const opened = async (page: Page, phone: PhoneSeat) =>
  unwrap(openBulletin(phone, fragmentOf(await scan(page.locator('.bulletin')))));

/** Leaves the page where it is, and comes back to it. */
const reload = async (page: Page, title: string | RegExp): Promise<void> => {
  await heading(page, title);
  await page.reload();
  await heading(page, title);
};

test('a game from its names to its record, with a reload at each step, for every hand and eye', async () => {
  await visit('/deal/target/#sealed', async (page) => {
    await audit(page, { fingers: '.set-up' });
    const phone = await invite(page, NAMES);
    await expect.poll(() => page.url()).toMatch(/#game=\w{10}$/);
    const invitation = await scan(page);
    await takeIn(page, answerOf(phone(1)));
    await page.getByText('Taken in: Ben.').waitFor();
    await audit(page, { fingers: '.stage' });
    await reload(page, 'Everyone scans this');
    await expect.poll(() => scan(page)).toBe(invitation);
    // Two phones say that they are Cy; the host asks which mark is on Cy's.
    await takeIn(
      page,
      `${answerOf(phone(2))} ${answerOf(phone(2, 90))} ${answerOf(phone(3))} ${answerOf(phone(4))}`,
    );
    await page.getByText('two phones answered: choose one').waitFor();
    await press(page, 'All answers are in');
    await page.getByText('Two phones answered as Cy: choose one of them first.').waitFor();
    await button(page, /^The phone that shows/)
      .first()
      .click();
    await page.getByText('two phones answered: choose one').waitFor({ state: 'detached' });
    await press(page, 'Take away the answer of Ben');
    await page.getByText('no answer yet').waitFor();
    await takeIn(page, answerOf(phone(1)));
    await press(page, 'All answers are in');
    await reload(page, 'Ben scans this');
    await audit(page, { fingers: '.stage' });
    // Another phone can close, or all goes back to the answers.
    await unfold(page, 'Ben cannot scan it');
    await press(page, 'Dee closes the deal');
    await heading(page, 'Dee scans this');
    await unfold(page, 'Dee cannot scan it');
    await press(page, 'Back to the answers');
    await press(page, 'All answers are in');
    const own = await close(page, phone(1));
    const first = await opened(page, own);
    await page.getByText(stateOf(own, [first]).join(' ')).waitFor();
    await expect.poll(() => page.locator('.seal [aria-busy="false"] li').count()).toBe(6);
    await audit(page, { fingers: '.round' });
    await reload(page, 'Everyone scans this');
    await expect.poll(() => opened(page, own)).toEqual(first);

    // Two presses after a death.
    await press(page, 'Ben is out');
    await press(page, 'Deal again without Ben');
    await button(page, /^Undo/).waitFor();
    const second = await opened(page, own);
    expect(second.card).toBeUndefined();
    await press(page, 'Undo: Ben back in');
    await button(page, /^Undo/).waitFor({ state: 'detached' });
    const third = await opened(page, own);
    expect(newest([first, second, third])?.card).toEqual(first.card);

    await press(page, 'End the game');
    await press(page, 'End it and show all');
    await reload(page, 'Was it fair?');
    await audit(page);
    const record = unwrap(readRecord(own.invitation, fragmentOf(await scan(page))));
    expect(verify(own, [first, second, third], record, clock)).toMatchObject({ code: 'agrees' });
    await press(page, 'Once more, the same people');
    await expect.poll(() => page.getByLabel('Names').inputValue()).toBe(NAMES.join('\n'));
  });
});

test('the host’s own card is shown by this device alone, and each look is counted', async () => {
  await visit('/deal/target/#sealed', async (page) => {
    const [ben] = await deal(page);
    expect(await page.locator('.front').count()).toBe(0);
    const before = await opened(page, ben as PhoneSeat);
    await press(page, 'Pass this device round: Ana');
    await page.getByText('Pass the phone to Ana').waitFor();
    await audit(page, { fingers: '.pass' });
    await page.locator('.hold').focus();
    await page.keyboard.down('Space');
    await page.locator('.front').waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.locator('.front').waitFor({ state: 'detached' });
    await page.keyboard.up('Space');
    await press(page, 'Back to the code');
    const after = await opened(page, ben as PhoneSeat);
    const looks = ({ head }: typeof after) => head.seats.map((seat) => seat.looks);
    expect([looks(before), looks(after)]).toEqual([
      [0, 0, 0, 0, 0],
      [1, 0, 0, 0, 0],
    ]);
    // Another's card is asked for twice.
    await unfold(page, 'Look at another card');
    await press(page, 'Ben shows a card');
    await press(page, 'Look at Ben');
    await page.getByText('All phones will say that this device has shown the card of Ben.').waitFor();
    await press(page, 'Look, and count it');
    await page.getByText('Pass the phone to Ben').waitFor();
    await press(page, 'Back to the code');
    expect(looks(await opened(page, ben as PhoneSeat))).toEqual([1, 1, 0, 0, 0]);
  });
});

test('those without a phone get their cards from this device, and the host is told so before', async () => {
  await visit('/deal/mafia/#sealed', async (page) => {
    const names = [...NAMES, 'Fox'];
    const phone = await invite(page, names);
    await takeIn(page, answerOf(phone(1)));
    await press(page, 'Deal without a phone for Cy, Dee, Eve and Fox');
    await page.getByText('Their cards are on this device').waitFor();
    await press(page, 'All answers are in');
    await close(page, phone(1));
    await button(page, 'Pass this device round: Ana, Cy, Dee, Eve and Fox').waitFor();
    await page.getByText('Closed by Ben. Answered by phone: Ben.').waitFor();
    expect(await page.locator('.dead').count()).toBe(0);
  });
});

test('deaths at the table go into the next code, and so does their undoing', async () => {
  await visit('/deal/target/#sealed', async (page) => {
    const [ben] = await deal(page);
    const first = await opened(page, ben as PhoneSeat);
    await page.locator('.host-hand').getByRole('link', { name: 'Play' }).click();
    await press(page, 'The cards are dealt');
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#table=sealed\w{10}$/);
    await press(page, 'Someone is out');
    await page.getByLabel('Eve', { exact: true }).check();
    await page.locator('.out-form button[type=submit]').click();
    await unfold(page, 'The code of the sealed deal');
    const living = async () => livingIn((await opened(page, ben as PhoneSeat)).head);
    await expect.poll(living).toEqual([0, 1, 2, 3]);
    await press(page, 'Undo');
    await expect.poll(living).toEqual([0, 1, 2, 3, 4]);
    expect((await opened(page, ben as PhoneSeat)).card).toEqual(first.card);
    await page.getByRole('link', { name: 'To the host’s page of the deal' }).click();
    await heading(page, 'Everyone scans this');
  });
});

test('who is out in the deal is out at its table, and opening it publishes nothing', async () => {
  await visit('/deal/target/#sealed', async (page) => {
    const [ben] = await deal(page);
    await press(page, 'Eve is out');
    await press(page, 'Deal again without Eve');
    const outOf = async () => {
      const { head } = await opened(page, ben as PhoneSeat);
      return [head.serial, livingIn(head)];
    };
    await expect.poll(async () => (await outOf())[1]).toEqual([0, 1, 2, 3]);
    const before = await outOf();
    await page.locator('.host-hand').getByRole('link', { name: 'Play' }).click();
    await page.locator('.game[data-at="2"]').waitFor();
    await unfold(page, 'The code of the sealed deal');
    expect(await outOf()).toEqual(before);
    await page.reload();
    await unfold(page, 'The code of the sealed deal');
    expect(await outOf()).toEqual(before);
  });
});

test('a table that is too large for one code has a link', async () => {
  await visit('/deal/target/#sealed', async (page) => {
    const names = (count: number) => Array.from({ length: count }, (_, k) => `P${k + 1}`);
    await deal(page, names(24));
    await page.locator('.bulletin .qr path').waitFor();
    await press(page, 'Another game');
    await deal(page, names(40));
    await page.getByText('This table is too large for one code: send the link instead.').waitFor();
    await button(page, 'Copy for the chat').waitFor();
  });
});

test('wishes, a host’s page, a code and six words that cannot be had are said, and asked for again', async () => {
  const [wishes, host, game, code, words] = [
    '**/WishesField.*.js',
    '**/HostPage.*.js',
    '**/sealed.*.js',
    '**/qr.*.js',
    '**/words.*.js',
  ];
  await visit(
    '/deal/target/',
    async (page) => {
      const missing = page.getByText('This didn’t load');
      await page.getByLabel('Names').fill(NAMES.join('\n'));
      await unfold(page, 'Options');
      await missing.waitFor();
      await page.unroute(wishes);
      await press(page, 'Try again');
      await unfold(page, /^Who is not dealt whom/);
      await press(page, 'Nobody as last time');
      await page.getByText('The game didn’t load').waitFor();
      await page.getByLabel('Sealed, to each player’s own').check();
      await missing.waitFor();
      await audit(page);
      await page.unroute(host);
      await button(page, 'Try again').press('Enter');
      await missing.waitFor();
      await page.unroute(game);
      await button(page, 'Try again').press('Enter');
      await button(page, 'Invite the phones').waitFor();
      expect(await page.getByLabel('Names').inputValue()).toBe(NAMES.join('\n'));
      await press(page, 'Invite the phones');
      await missing.waitFor();
      // White by night too; the first look is by day.
      await audit(page);
      await audit(page);
      await page.unroute(code);
      await press(page, 'Try again');
      await page.locator('.qr path').waitFor();
      await press(page, /^Deal without a phone/);
      await press(page, 'Deal');
      await missing.waitFor();
      await audit(page);
      await page.unroute(words);
      await press(page, 'Try again');
      await expect.poll(() => page.locator('.seal [aria-busy="false"] li').count()).toBe(6);
    },
    {
      careless: true,
      prepare: async (page) => {
        for (const part of [wishes, host, game, code, words, '**/last-deal.*.js'])
          await page.route(part, (route) => route.abort());
      },
    },
  );
});

test('a table says that its sealed deal is not there', async () => {
  const part = '**/sealed.*.js';
  await visit(
    '/table/target/#sealed=abcdefghij&players=Ana,Ben,Cy,Dee,Eve',
    async (page) => {
      const missing = page.getByText('This didn’t load');
      await missing.waitFor();
      await page.unroute(part);
      await press(page, 'Try again');
      await missing.waitFor({ state: 'detached' });
    },
    { careless: true, prepare: (page) => page.route(part, (route) => route.abort()) },
  );
});

test('what few players can work out is said before the invitation, and before the second press after a death', async () => {
  await visit('/deal/target/#sealed', async (page) => {
    await page.getByLabel('Names').fill('Ana\nBen\nCy');
    await page.getByText('With three left, a player who sees their own target knows all three.').waitFor();
    await deal(page, ['Ana', 'Ben', 'Cy', 'Dee']);
    await press(page, 'Ben is out');
    await page.getByText('With three left, a player who sees their own target knows all three.').waitFor();
  });
});

test('Mafia who know each other, each by the name of the other', async () => {
  await visit('/deal/mafia/#sealed', async (page) => {
    const names = [...NAMES, 'Fox', 'Gil'];
    await unfold(page, 'Options');
    await page.getByLabel('Mafia know each other').check();
    const phones = await deal(page, names);
    const cards = await Promise.all(phones.map((phone) => opened(page, phone)));
    const notes = cards.flatMap(({ card }) => (card?.value === 'Mafia' ? [card.note] : []));
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(note).toMatch(/The other Mafia: \w+\./);
  });
});

describe('kept in the browser', () => {
  test('a group is remembered and forgotten, and a game is found, deleted, and had back', async () => {
    await visit('/deal/target/#sealed', async (page, address) => {
      await deal(page);
      await open(page, 'about:blank');
      await open(page, address);
      await page.getByText('Under way here').waitFor();
      await press(page, /^Delete/);
      await page.getByText(': deleted, and the cards with it.').waitFor();
      await press(page, 'Undo');
      await page.getByRole('link', { name: NAMES.join(', ') }).click();
      await heading(page, 'Everyone scans this');
      await press(page, 'Another game');
      await unfold(page, 'Groups of before');
      await page.getByLabel('Names').fill('');
      await press(page, NAMES.join(', '));
      await expect.poll(() => page.getByLabel('Names').inputValue()).toBe(NAMES.join('\n'));
      await press(page, `Forget ${NAMES.join(', ')}`);
      await page.getByText('Groups of before').waitFor({ state: 'detached' });
    });
  });

  test('a second tab shows what the first did, and no step is lost', async () => {
    await visit('/deal/target/#sealed', async (page) => {
      const [ben] = await deal(page);
      const tab = await page.context().newPage();
      await open(tab, page.url());
      await heading(tab, 'Everyone scans this');
      await press(page, 'Eve is out');
      await press(page, 'Deal again without Eve');
      await button(tab, 'Undo: Eve back in').waitFor();
      await press(tab, 'Dee is out');
      await press(tab, 'Deal again without Dee');
      await button(page, 'Undo: Dee back in').waitFor();
      const { head } = await opened(page, ben as PhoneSeat);
      expect(livingIn(head)).toEqual([0, 1, 2]);
    });
  });

  test('a browser that keeps nothing is told of, and the game goes on; so is one that does not know the game', async () => {
    await visit(
      '/deal/target/#game=abcdefghij',
      async (page) => {
        await page.getByText('This browser keeps no game of this address').waitFor();
        await deal(page);
        await page.getByText('does not let this site keep a game').waitFor();
        await press(page, 'Eve is out');
        await press(page, 'Deal again without Eve');
        await button(page, 'Undo: Eve back in').waitFor();
        // What leaving would lose is said before.
        await press(page, 'Another game');
        await page.getByText('its cards and its record are lost').waitFor();
        await press(page, 'No');
        await button(page, 'Undo: Eve back in').waitFor();
      },
      {
        prepare: (page) =>
          page.addInitScript(() => {
            IDBObjectStore.prototype.put = () => {
              throw new DOMException('no', 'UnknownError');
            };
          }),
      },
    );
  });
});

test('what is wrong stands beside its field, and the keyboard alone deals a game', async () => {
  await visit('/deal/target/#sealed', async (page) => {
    // Of fewer names than before, who hosts is still said.
    await page.getByLabel('Names').fill(NAMES.join('\n'));
    await page.locator('.set-up select').first().selectOption('Eve');
    await page.getByLabel('Names').fill('Fox\nGil\nHal');
    await expect.poll(() => page.locator('.set-up select').first().inputValue()).toBe('2');
    await page.locator('.set-up select').first().selectOption('Fox');
    await page.getByLabel('Names').fill('Ana\nana\nCy');
    await press(page, 'Invite the phones');
    await page.locator('#names-wrong .wrong').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('names');
    // A million names are refused at once, with the limit in words.
    await page.getByLabel('Names').fill(Array.from({ length: 100_000 }, (_, k) => `P${k}`).join(','));
    await press(page, 'Invite the phones');
    await page.getByText('There are 100,000 names, and at most 200 are read').waitFor();
    await page.getByLabel('Names').fill('Ana\nBen\nCy\nDee');
    await tabTo(page, '.set-up [type=submit]');
    await page.keyboard.press('Enter');
    await heading(page, 'Everyone scans this');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.locator('.skip').press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#game=/);
    await heading(page, 'Everyone scans this');
    await tabTo(page, '.thumb button');
    await page.keyboard.press('Enter');
    await tabTo(page, '.sure .danger');
    await page.keyboard.press('Enter');
    await page.locator('.seal').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});
