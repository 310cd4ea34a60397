/** A sealed evening on real pages: four phones, in a proof six, and the host's, then a host who cheats, and links that are none. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { unwrap } from '../../src/base/result';
import {
  applyHost,
  type Bulletin,
  currentBulletin,
  encodeBulletin,
  encodeSeatLink,
  encodeTypedCode,
  encodeVerifyLink,
  type HostEvent,
  type HostState,
  hostSeat,
  startHost,
} from '../../src/deal/v1/sealed';
import { seatKey } from '../../src/deal/v1/sealed/keys';
import { factsOf } from '../../src/deal/v1/sealed/links/bulletin';
import { sealSlot } from '../../src/deal/v1/sealed/slot';
import { specHash } from '../../src/deal/v1/spec';
import { sealedById } from '../../src/games/sealed.sample';
import { volume } from '../volume';
import { audit } from './hands';
import { scan, scanScreen } from './scan';
import { addressOf, enter, open, PHONE, type VisitOptions, type Visitor } from './visit';

const phones: Visitor[] = [];
/** A phone of its own: nothing that one browser keeps is known to another. */
const phone = async (path: string, options: VisitOptions = {}): Promise<Page> => {
  const visitor = await enter({ ...PHONE, ...options });
  phones.push(visitor);
  await open(visitor.page, addressOf(path));
  return visitor.page;
};
/** Every phone is put away, and none had trouble. */
const putAway = async (): Promise<void> => {
  for (const { leave } of phones.splice(0)) await leave();
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const paste = async (page: Page, text: string): Promise<void> => {
  await page.locator('#link').fill(text);
  await press(page, 'Open it');
};

/** What a card says, for as long as a finger is on it. */
const look = async (page: Page): Promise<string> => {
  await heading(page, 'Your card');
  await expect.poll(() => page.locator('.front').count()).toBe(0);
  await page.locator('.hold').hover();
  await page.mouse.down();
  const value = (await page.locator('.front .secret').textContent()) ?? '';
  await page.mouse.up();
  await page.locator('.front').waitFor({ state: 'detached' });
  return value;
};

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox'].slice(0, volume(4, 6));

test('every phone: deal, read, kill, deal again, read again, replace one, verify', async () => {
  const host = await phone('/host/target/');
  await host.getByLabel('Names').fill(NAMES.join('\n'));
  await press(host, 'Seal the deal');
  await heading(host, 'Read four words aloud');
  const words = await host.locator('.seal.large li').allTextContents();
  await press(host, 'Everybody has heard them');
  await press(host, 'Pass the phone round');
  const hands: Page[] = [];
  for (const [at, name] of NAMES.entries()) {
    await heading(host, `Pass the phone to ${name}`);
    await press(host, `Show the code of ${name}`);
    const link = at === 0 ? await scanScreen(host) : await scan(host);
    const hand = await phone(new URL(link).pathname);
    await paste(hand, link);
    await heading(hand, 'Wait for the bulletin');
    await expect.poll(() => hand.locator('.seal li').allTextContents()).toEqual(words);
    hands.push(hand);
    const next = NAMES[at + 1];
    await press(host, next === undefined ? 'Done' : `Next: ${next}`);
  }
  await press(host, 'Now the table’s words');
  await host.getByLabel('What the table said').fill('Raven, attic 7');
  await press(host, 'Deal with these words');
  await heading(host, 'Everyone scans this');

  const first = await scanScreen(host);
  const hunted: string[] = [];
  for (const hand of hands) {
    await paste(hand, first);
    await hand.getByText('Dealt under the words: raven attic 7.').waitFor();
    hunted.push(await look(hand));
  }
  expect([...hunted].sort()).toEqual(NAMES);
  expect(hunted.filter((name, at) => name === NAMES[at])).toEqual([]);

  // Ben dies: the living scan, and his phone is told.
  await host.locator('.dead').getByRole('button', { name: 'Ben' }).click();
  await press(host, 'Deal again without Ben');
  await host.getByText('Round 2').first().waitFor();
  const second = await scan(host);
  const again: string[] = [];
  for (const [at, hand] of hands.entries()) {
    await paste(hand, second);
    if (at === 1) await heading(hand, 'You are out');
    else {
      await hand.getByText(`You are ${NAMES[at]}, round 2`).waitFor();
      again.push(await look(hand));
    }
  }
  expect([...again].sort()).toEqual(NAMES.filter((name) => name !== 'Ben'));

  // Cy's phone falls into the punch: a new link, on another phone.
  const links = host.locator('details', { hasText: 'A seat’s link' });
  await links.locator('summary').click();
  await links.getByRole('button', { name: 'Cy' }).click();
  await press(host, 'Lost or seen by others: a new link');
  await press(host, 'Make a new link');
  await press(host, 'Show the code of Cy');
  const replaced = await phone('/seat/');
  await paste(replaced, await scan(host));
  await press(host, 'Done');
  await paste(replaced, await scan(host));
  await expect.poll(() => look(replaced)).toBe(again[1]);
  // The bulletin that went out again is of no use to the lost phone.
  await paste(hands[2] as Page, await scan(host));
  await hands[2]?.locator('#link-wrong .wrong').waitFor();

  // A phone that is reloaded, and one that comes back by its link, are where they were.
  const last = hands.at(-1) as Page;
  await last.reload();
  await expect.poll(() => look(last)).toBe(again.at(-1));

  await press(host, 'End the game');
  await press(host, 'End it and show all');
  await heading(host, 'Was it fair?');
  const verify = await scan(host);
  for (const hand of [...hands, replaced]) {
    await paste(hand, verify);
    await heading(hand, 'It was fair');
    expect(new URL(hand.url()).hash).toBe('');
    await hand.getByText('A seat got a new link once.').waitFor();
  }
  await putAway();
});

const target = sealedById('target');
const mafia = sealedById('mafia');
if (!target || !mafia) throw new Error('a game is missing');
const SECRET = Uint8Array.from({ length: 16 }, (_, k) => 200 - k);

const hosted = (game: typeof target, names: readonly string[], ...events: readonly HostEvent[]): HostState =>
  events.reduce(
    (state, event) => unwrap(applyHost(game, state, event)),
    unwrap(startHost(game, { game: game.id, options: {}, names }, SECRET)),
  );
const DEALT = [{ kind: 'words', words: 'seven ravens' }, { kind: 'publish' }] as const;

test('a host who changes one card is found by the phone concerned', async () => {
  const state = hosted(target, NAMES, ...DEALT);
  const fair = unwrap(currentBulletin(target, state));
  const { secret, spec } = state;
  const cy = seatKey(secret, specHash(spec), 2, 0);
  const { commitment, round, attempt } = fair;
  // Cy is made to hunt whom the host likes.
  const forged: Bulletin = {
    ...fair,
    slots: fair.slots.map((slot, seat) => {
      const place = { commitment, round, attempt, seat };
      if (seat !== 2) return slot;
      const made = [0, 1].map((to) => sealSlot(cy, place, factsOf(fair, spec), Uint8Array.of(to)));
      return made.find((one) => one.join() !== slot.join()) as Uint8Array;
    }),
  };
  const page = await phone('/seat/');
  await paste(page, encodeSeatLink(hostSeat(state, 2)));
  await paste(page, encodeBulletin(forged));
  expect(['Ana', 'Ben']).toContain(await look(page));
  const ended = unwrap(applyHost(target, state, { kind: 'end' }));
  await paste(page, encodeVerifyLink(ended));
  await heading(page, 'It was not fair');
  await page.getByText('gave Cy another card than the one that was dealt').waitFor();
  await audit(page);
  await putAway();
});

describe('a seat’s phone', () => {
  const state = hosted(mafia, ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil'], ...DEALT);
  const bulletin = encodeBulletin(unwrap(currentBulletin(mafia, state)));

  test('opens a whole link, and takes it out of the address', async () => {
    const page = await phone(`/seat/#${encodeSeatLink(hostSeat(state, 0))}`);
    await heading(page, 'Wait for the bulletin');
    expect(new URL(page.url()).hash).toBe('');
    await expect.poll(() => page.title()).toBe('Your seat · Paper Dagger');
    await page.goto(`${page.url()}#${bulletin}`);
    await heading(page, 'Your card');
    await audit(page, { fingers: '.stage' });
    await putAway();
  });

  test('takes a typed code, then the bulletin', async () => {
    const page = await phone('/seat/');
    await paste(page, encodeTypedCode(hostSeat(state, 3)).toLowerCase().replaceAll('-', ' '));
    await heading(page, 'Now the bulletin');
    await paste(page, bulletin);
    await page.getByText('You are Dee, round 1').waitFor();
    await heading(page, 'Your card');
    await putAway();
  });

  test('shows every role at one size, from the same parts, and hides it with the window', async () => {
    const shapes = new Set<string>();
    const roles = new Set<string>();
    for (const seat of state.spec.names.keys()) {
      const page = await phone(`/seat/#${encodeSeatLink(hostSeat(state, seat))}`);
      await paste(page, bulletin);
      await heading(page, 'Your card');
      const button = page.locator('.hold');
      await button.focus();
      await page.keyboard.down('Space');
      await page.locator('.front').waitFor();
      roles.add((await page.locator('.front .secret').textContent()) ?? '');
      shapes.add(
        await page.locator('.card').evaluate((card) => {
          const { width, height } = card.getBoundingClientRect();
          return JSON.stringify([width, height, card.querySelectorAll('*').length, document.title]);
        }),
      );
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await page.locator('.front').waitFor({ state: 'detached' });
      await page.keyboard.up('Space');
    }
    expect(roles.size).toBeGreaterThanOrEqual(3);
    expect(shapes.size).toBe(1);
    await putAway();
  });

  test('says what is wrong with what is no link, and keeps nothing of it', async () => {
    const page = await phone('/seat/');
    const link = encodeSeatLink(hostSeat(state, 1));
    const broken = [
      link.slice(0, -1),
      link.slice(0, 30),
      `${link}A`,
      link.replace('seat=AQ', 'seat=Ag'),
      `seat=${'A'.repeat(60_000)}`,
      'seat=%00%ff',
      'seat=__proto__',
      '__proto__[x]=1',
      '<script>alert(1)</script>',
      '\u202Etaes',
      'javascript:alert(1)',
      bulletin,
      '00000-00000-00000-00000-00000-00000',
    ];
    for (const text of broken) {
      await paste(page, text);
      await page.locator('#link-wrong .wrong').waitFor();
      await heading(page, 'Open your seat');
      // It stays to be mended.
      await expect.poll(async () => (await page.locator('#link').inputValue()).length).toBeGreaterThan(0);
      await page.goto(`${inject('site').origin}/seat/#${encodeURI(text)}`);
      await heading(page, 'Open your seat');
    }
    await page.goto(`${inject('site').origin}/seat/`);
    await heading(page, 'Open your seat');
    await expect.poll(() => page.locator('.other-seats').count()).toBe(0);
    await putAway();
  });

  test('scans with the camera, by the library where the browser has no reader', async () => {
    const site = inject('site');
    // A camera that looks at a screen with the code on it.
    const page = await phone('/seat/', {
      prepare: (page) =>
        page.addInitScript(() => {
          Reflect.deleteProperty(globalThis, 'BarcodeDetector');
          navigator.mediaDevices.getUserMedia = async () => {
            const canvas = document.createElement('canvas');
            canvas.width = canvas.height = 900;
            const draw = async () => {
              const picture = new Image();
              picture.src = (window as unknown as { seen: string }).seen;
              await picture.decode();
              canvas.getContext('2d')?.drawImage(picture, 0, 0, 900, 900);
            };
            await draw();
            setInterval(() => void draw(), 200);
            return canvas.captureStream(5);
          };
        }),
    });
    const { default: encodeQR } = await import('qr');
    const svg = encodeQR(`${site.origin}/seat/#${encodeSeatLink(hostSeat(state, 5))}`, 'svg');
    const png = await sharp(Buffer.from(svg))
      .resize(900, 900, { kernel: 'nearest' })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
    await page.evaluate(
      (seen) => Object.assign(window, { seen }),
      `data:image/png;base64,${png.toString('base64')}`,
    );
    await press(page, 'Use the camera');
    await heading(page, 'Wait for the bulletin');
    await page.getByText('You are Fox').waitFor();
    await putAway();
  });
});

test('the verify page without a seat says where to open the link, and the protocol computes its vectors', async () => {
  const state = hosted(target, NAMES, ...DEALT, { kind: 'end' });
  const page = await phone(`/verify/#${encodeVerifyLink(state)}`);
  await heading(page, 'Nothing to compare');
  await audit(page);
  const protocol = await phone('/protocol/');
  await press(protocol, 'Compute them here');
  const [, equal, all] =
    /(\d+) of (\d+) values/.exec((await protocol.getByText(/of \d+ values/).textContent()) ?? '') ?? [];
  expect(Number(all)).toBeGreaterThan(20);
  expect(equal).toBe(all);
  await audit(protocol);
  await putAway();
});
