/** What a second reader tried on the pages of sealed deals: forged codes, second taps and tabs, history, huge texts. */
import { hexToBytes } from '@noble/hashes/utils.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { unwrap } from '../../src/base/result';
import { encodeBulletin, type Head, livingIn, readBulletin } from '../../src/deal/sealed/bulletin';
import { linkText } from '../../src/deal/sealed/codes';
import { currentBulletin } from '../../src/deal/sealed/host';
import { encodeInvitation, readInvitation } from '../../src/deal/sealed/invitation';
import { bytes, closed, played, specOf, started } from '../../src/deal/sealed/table.sample';
import { sealedById } from '../../src/games/sealed.sample';
import { IN_PROOF, someOf } from '../volume';
import { scan } from './scan';
import { fragmentOf, heading, refused, take } from './sealed-page';
import { button, clickTwice, press, skip } from './taps';
import { open, PHONE, tasksOf, visiting } from './visit';

const visit = visiting(PHONE);

/** What the browser keeps of its seats. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly { seat: number; key: string; bulletins: readonly string[] }[]>((resolve) => {
        const asked = indexedDB.open('paper-dagger-seat');
        asked.onsuccess = () => {
          const all = asked.result.transaction('seats').objectStore('seats').getAll();
          all.onsuccess = () => {
            asked.result.close();
            resolve(all.result);
          };
        };
      }),
  );

/** A seat of Ben's at a table whose host is the core. */
const seated = async (page: Page, invitation: string) => {
  await take(page, invitation);
  await press(page, 'Ben');
  await heading(page, 'Show this to the host');
  return scan(page);
};

/** The cards of a table of the core, whose other seats have phones of the core; and their code. */
const dealtTo = async (page: Page, table: ReturnType<typeof started>) => {
  const own = new Map((await kept(page)).map(({ seat, key }) => [seat, hexToBytes(key)]));
  const invitation = unwrap(readInvitation(sealedById, linkText(encodeInvitation(table.invitation))));
  const phones = [1, 2, 3, 4, 5].map((seat) => {
    const secretKey = own.get(seat) ?? bytes(100 + seat, 32);
    return { invitation, seat, secretKey };
  });
  const state = played(closed(table, phones).state, { kind: 'publish', serial: 1_900_000_000 });
  const bulletin = currentBulletin(state) ?? expect.fail('no bulletin');
  return { state, truth: linkText(encodeBulletin(state.invitation, bulletin)) };
};

test('a bulletin that somebody forged from a photograph of the true one is refused, and nothing of it is kept', async () => {
  await visit('/seat/', async (page) => {
    const table = started(specOf('target'));
    await seated(page, linkText(encodeInvitation(table.invitation)));
    const { state, truth } = await dealtTo(page, table);
    await take(page, truth);
    await heading(page, 'Your card');
    const before = await kept(page);
    expect(before[0]?.bulletins).toEqual([truth]);

    const bulletin = unwrap(readBulletin(state.invitation, truth));
    const forged = (
      change: Partial<(typeof bulletin.head.seats)[number]>,
      serial = 1,
      more: Partial<Head> = {},
    ) =>
      linkText(
        encodeBulletin(state.invitation, {
          slots: bulletin.slots,
          head: {
            ...bulletin.head,
            ...more,
            serial: bulletin.head.serial + serial,
            seats: bulletin.head.seats.map((seat, at) => (at === 1 ? { ...seat, ...change } : seat)),
          },
        }),
      );
    for (const text of [
      forged({}, 1, { leavers: [[1]] }),
      forged({}, 0, { closer: 2 }),
      forged({ looks: 9 }, 0),
      forged({ phones: 3 }, 4_000_000),
      forged({ tag: bytes(3, 8) }, 0),
      forged({}, 1),
    ]) {
      await refused(page, 'no code', 'This is no code of a sealed deal');
      await take(page, text);
      await page.locator('#link-wrong', { hasText: 'nothing of it is kept' }).waitFor();
      await heading(page, 'Your card');
    }
    expect(await kept(page)).toEqual(before);
    await page.reload();
    await heading(page, 'Your card');
    expect(await kept(page)).toEqual(before);
  });
});

test('of two who share a phone, the card of one is not spoken by a press that was made for the other', async () => {
  await visit('/seat/', async (page) => {
    const table = started(specOf('target'));
    await seated(page, linkText(encodeInvitation(table.invitation)));
    await press(page, 'Someone else on this phone');
    await press(page, 'Cy');
    await heading(page, 'Show this to the host');
    await take(page, (await dealtTo(page, table)).truth);
    await heading(page, 'Your card');
    // As a screen reader presses.
    const speak = () => button(page, 'Hold to see your card').evaluate((hold: HTMLElement) => hold.click());
    const warned = page.getByText('put on headphones, then press again');
    await speak();
    await warned.waitFor();
    await press(page, /^Ben/);
    await warned.waitFor({ state: 'detached' });
    await speak();
    await warned.waitFor();
    expect(await page.locator('.secret').count()).toBe(0);
  });
});

test('two taps on a name, and two tabs that answer at once, draw one key', async () => {
  await visit('/seat/', async (page) => {
    const invitation = linkText(encodeInvitation(started(specOf('mafia')).invitation));
    const tab = await page.context().newPage();
    await open(tab, page.url());
    await take(page, invitation);
    await take(tab, invitation);
    // Until it is answered, it is there after a reload.
    await page.reload();
    await Promise.all([clickTwice(button(page, 'Ben')), clickTwice(button(tab, 'Ben'))]);
    await heading(page, 'Show this to the host');
    await heading(tab, 'Show this to the host');
    expect(await scan(page)).toBe(await scan(tab));
    expect(await kept(page)).toHaveLength(1);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    // What is behind the # of a code is not in the history.
    await page.goto(`${page.url()}#${invitation}`);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await tab.close();
  });
});

test('two taps on each button of the host: one game, one deal, one look, one death, one step back', async () => {
  await visit('/deal/target/#sealed', async (page) => {
    const twice = (name: string | RegExp) => clickTwice(button(page, name));
    await page.getByLabel('Names').fill('Ana\nBen\nCy\nDee\nEve\nFox');
    await twice('Invite the phones');
    await heading(page, 'Everyone scans this');
    const invitation = unwrap(readInvitation(sealedById, fragmentOf(await scan(page))));
    await twice(/^Deal without a phone/);
    await button(page, 'Deal')
      .or(button(page, /^Pass this device round/))
      .first()
      .waitFor();
    if ((await button(page, 'Deal').count()) > 0) await twice('Deal');
    await page.locator('.seal').waitFor();
    const looks = async () => {
      const bulletin = unwrap(readBulletin(invitation, fragmentOf(await scan(page.locator('.bulletin')))));
      const living = livingIn(bulletin.head);
      return bulletin.head.seats.map(({ looks }, at) => `${living.includes(at) ? 0 : 1}${looks}`).join(' ');
    };
    await expect.poll(looks).toBe('00 00 00 00 00 00');
    await twice(/^Pass this device round/);
    await page.getByText('Pass the phone to Ana').waitFor();
    // A reload goes on where it was, and counts no look again.
    await skip(page, 'Ana', 'Next: Ben');
    await page.reload();
    await page.getByText('Pass the phone to Ben').waitFor();
    await press(page, 'Back to the code');
    await expect.poll(looks).toBe('01 01 01 01 01 01');
    for (const name of ['Eve', 'Fox']) {
      await press(page, `${name} is out`);
      await twice(`Deal again without ${name}`);
      await button(page, `Undo: ${name} back in`).waitFor();
    }
    await expect.poll(looks).toBe('01 01 01 01 11 11');
    await twice('Undo: Fox back in');
    await button(page, 'Undo: Eve back in').waitFor();
    await expect.poll(looks).toBe('01 01 01 01 11 01');
    await page.goto(`${page.url().split('#')[0]}#sealed`);
    await page.getByText('Under way here').waitFor();
    expect(await page.locator('a[href^="#game="]').count()).toBe(1);
    await page.goBack();
    await heading(page, 'Everyone scans this');
  });
});

test('another deal is not looked at with the looks of the one before', async () => {
  await visit('/deal/target/#sealed', async (page) => {
    await page.getByLabel('Names').fill('Ana\nBen\nCy\nDee\nEve');
    await press(page, 'Invite the phones');
    await press(page, /^Deal without a phone/);
    await press(page, 'Deal');
    await press(page, /^Pass this device round/);
    await page.getByText('Pass the phone to Ana').waitFor();
    const tab = await page.context().newPage();
    await open(tab, page.url());
    await press(tab, 'Eve is out');
    await press(tab, 'Deal again without Eve');
    await button(tab, 'Undo: Eve back in').waitFor();
    await heading(page, 'Everyone scans this');
    expect(await page.locator('.hold').count()).toBe(0);
    await page.reload();
    await heading(page, 'Everyone scans this');
    await tab.close();
  });
});

test.runIf(IN_PROOF)('half a megabyte that is pasted is refused at once on each page', async () => {
  const huge = `Ana: PD3:${'0'.repeat(400_000)} ${'PD3:00 '.repeat(20_000)}`;
  const refusedSoon = async (page: Page, word: string) => {
    const { longest } = await tasksOf(page, async () => {
      await page.locator('#link').evaluate((field: HTMLTextAreaElement, text) => {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, huge);
      await press(page, word);
      await page.locator('#link-wrong .wrong').waitFor();
    });
    expect(longest).toBeLessThan(2000);
  };
  await visit('/deal/target/#sealed', async (page) => {
    await page.getByLabel('Names').fill('Ana\nBen\nCy');
    await press(page, 'Invite the phones');
    await refusedSoon(page, 'Take them in');
  });
  for (const path of someOf(['/seat/', '/verify/'], 1))
    await visit(path, (page) => refusedSoon(page, 'Open it'));
});

test('a seat in a browser that keeps nothing says so, and works until the page is closed', async () => {
  await visit(
    '/seat/',
    async (page) => {
      await seated(page, linkText(encodeInvitation(started(specOf('mafia')).invitation)));
      await page.getByText('This browser does not let this site keep your seat').waitFor();
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
