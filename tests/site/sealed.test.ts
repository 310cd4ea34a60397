/** A sealed evening on real pages: a host, and phones that are browsers of their own; then codes that are none. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { itemAt } from '../../src/base/lists';
import { encodeRecord } from '../../src/deal/sealed/bulletin';
import { linkText } from '../../src/deal/sealed/codes';
import { answerText, encodeInvitation, publicKeyOf } from '../../src/deal/sealed/invitation';
import {
  bulletinText,
  bytes,
  dealtTable,
  played,
  recordText,
  specOf,
  started,
} from '../../src/deal/sealed/table.sample';
import VECTORS from '../deal/version-2.json' with { type: 'json' };
import { IN_PROOF, volume } from '../volume';
import { audit } from './hands';
import { scan, scanScreen } from './scan';
import { heading, refused, take as takeIn } from './sealed-page';
import { calmTap, holdDown, press as tap, unfold } from './taps';
import { addressOf, enter, keepBack, open, PHONE, type VisitOptions, type Visitor } from './visit';

const phones: Visitor[] = [];
/** A phone of its own: nothing that one browser keeps is known to another. */
const phone = async (path: string, options: VisitOptions = {}): Promise<Page> => {
  const visitor = await enter({ ...PHONE, ...options });
  phones.push(visitor);
  await open(visitor.page, path.startsWith('http') ? path : addressOf(path));
  return visitor.page;
};
/** Every phone is put away, and none had trouble. */
const putAway = async (): Promise<void> => {
  for (const { leave } of phones.splice(0)) await leave();
};

/** What people do with their hands, counted. */
const done = { taps: 0, scans: 0 };
const press = (page: Page, name: string | RegExp): Promise<void> => {
  done.taps += 1;
  return tap(page, name);
};

const take = (page: Page, text: string, word?: string): Promise<void> => {
  done.scans += 1;
  return takeIn(page, text, word);
};
/** A code that the phone takes: it is at work until the field is empty. */
const takeWhole = async (page: Page, text: string): Promise<void> => {
  await take(page, text);
  await expect.poll(() => page.locator('#link').inputValue()).toBe('');
};

const sixWords = async (page: Page): Promise<string> => {
  const words = page.locator('.seal [aria-busy="false"] li');
  await expect.poll(() => words.count()).toBe(6);
  return (await words.allTextContents()).join(' ');
};

/** What a card says, for as long as a finger is on it. */
const look = async (page: Page): Promise<string> => {
  done.taps += 1;
  await heading(page, 'Your card');
  await expect.poll(() => page.locator('.front').count()).toBe(0);
  await holdDown(page.locator('.hold'));
  const value = (await page.locator('.front .secret').textContent()) ?? '';
  await page.mouse.up();
  await page.locator('.front').waitFor({ state: 'detached' });
  return value;
};

const NAMES = ['Host', 'Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox'].slice(0, 1 + volume(3, 6));
const [ANA, BEN, CY] = [0, 1, 2];

/** By hand at human pace: three seconds a scan, one a tap, one after another. */
const secondsFor = (count: number, host: typeof done, each: typeof done): number =>
  host.taps + 3 * host.scans + count * (each.taps + 3 * each.scans);

/** The whole host's side until the cards are dealt, and every phone's until its card is seen. */
const dealEvening = async () => {
  const host = await phone('/deal/target/#sealed');
  await host.getByLabel('Names').fill(NAMES.join('\n'));
  Object.assign(done, { taps: 0, scans: 0 });
  await press(host, 'Invite the phones');
  await heading(host, 'Everyone scans this');
  const invitation = await scanScreen(host);
  const hands: Page[] = [];
  const lateWords = keepBack(/\/words\./);
  for (const name of NAMES.slice(1)) {
    // The phone's own camera reads the code, and one tap opens the page.
    done.scans += 1;
    done.taps += 1;
    const hand = await phone(invitation, hands.length === 0 ? { prepare: lateWords.prepare } : {});
    await heading(hand, 'Who are you?');
    await press(hand, name);
    await heading(hand, 'Show this to the host');
    await expect.poll(() => new URL(hand.url()).hash).toBe('');
    hands.push(hand);
  }
  // One tap for the camera, which stays on until all answers are in.
  done.taps += 1;
  for (const [at, hand] of hands.entries()) {
    await take(host, await scan(hand), 'Take them in');
    await host.getByText(`Taken in: ${NAMES[at + 1]}.`).waitFor();
  }
  await press(host, 'All answers are in');
  await heading(host, 'Ana scans this');
  // One scan more by one phone, and one by the host: no host can answer after it.
  const [closer] = hands as [Page];
  // A tap on each for its camera.
  done.taps += 2;
  await takeWhole(closer, await scanScreen(host));
  await heading(closer, 'Show this to the host once more');
  await take(host, await scan(closer), 'Deal');
  await host.locator('.seal').waitFor();
  const words = await sixWords(host);
  const first = await scanScreen(host);
  const hunted: string[] = [];
  const placeOfCard = () =>
    closer.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
      return top('.hold') - top('h1');
    });
  for (const hand of hands) {
    done.taps += 1;
    await takeWhole(hand, first);
    if (hand === closer) {
      // A finger may be on its way to the card when the words come.
      await hand.locator('.hold').waitFor();
      expect(await hand.locator('.seal [aria-busy="true"]').count()).toBe(1);
      const place = await placeOfCard();
      lateWords.letGo();
      await sixWords(hand);
      expect(await placeOfCard()).toBe(place);
    }
    await expect.poll(() => sixWords(hand)).toBe(words);
    await hand
      .getByText(`Closed by Ana. Answered by phone: ${NAMES.slice(1, -1).join(', ')} and ${NAMES.at(-1)}.`)
      .waitFor();
    hunted.push(await look(hand));
  }
  return { host, hands, words, hunted, invitation, spent: { ...done } };
};

test('every phone: answer, deal, kill, undo, replace, verify', async () => {
  const { host, hands, words, hunted, invitation, spent } = await dealEvening();
  expect(new Set(hunted).size).toBe(hunted.length);
  expect(hunted.filter((name, at) => name === NAMES[at + 1])).toEqual([]);

  // Of each phone four taps and three scans. Of the host three taps, and for the closing a tap and a scan of both the host
  // and the phone that closes: six have their cards in 90 seconds.
  const [own, each] = [
    { taps: 5, scans: 2 },
    { taps: 4, scans: 3 },
  ];
  expect(spent).toEqual({
    taps: own.taps + hands.length * each.taps,
    scans: own.scans + hands.length * each.scans,
  });
  expect(secondsFor(6, own, each)).toBeLessThanOrEqual(90);

  // Ben dies, and does not: every phone is where it was.
  const dead = host.locator('.dead');
  await calmTap(dead.getByRole('button', { name: 'Ben' }));
  await press(host, 'Deal again without Ben');
  await dead.getByRole('button', { name: /^Undo/ }).waitFor();
  const second = await scan(host);
  for (const [at, hand] of hands.entries()) {
    await takeWhole(hand, second);
    await heading(hand, at === BEN ? 'You are out' : 'Your card');
  }
  await press(host, 'Undo: Ben back in');
  await expect.poll(() => scan(host)).not.toBe(second);
  const third = await scan(host);
  for (const [at, hand] of hands.entries()) {
    await takeWhole(hand, third);
    await heading(hand, 'Your card');
    await expect.poll(() => look(hand)).toBe(hunted[at]);
  }

  // A code that somebody made from a photograph of another: nothing of it is kept.
  await take(hands[ANA] as Page, bulletinText(dealtTable(specOf(), { secret: bytes(9, 16) }).state));
  await hands[ANA]?.getByText('This browser has not answered').waitFor();

  // Cy's phone falls into the punch: the new one opens the invitation too, and all phones say so.
  const replaced = await phone(invitation);
  await press(replaced, 'Cy');
  await heading(replaced, 'Show this to the host');
  await unfold(host, 'Somebody changed phones');
  await press(host, 'Cy has a new phone');
  await take(host, await scan(replaced), 'Look at it');
  await press(host, 'Take in the new phone of Cy');
  await host.getByText(/^The old answer of Cy is \w{4}\. The new one is \w{4}/).waitFor();
  const before = await scan(host.locator('.bulletin'));
  await press(host, 'Take it in');
  await expect.poll(() => scan(host.locator('.bulletin'))).not.toBe(before);
  const fourth = await scan(host.locator('.bulletin'));
  await takeWhole(replaced, fourth);
  await replaced
    .getByText('Another phone answered first as Cy. Since then Cy changed phones 1 time.')
    .waitFor();
  await press(replaced, 'Show my card all the same');
  await press(replaced, 'Show it');
  await expect.poll(() => look(replaced)).toBe(hunted[CY]);
  await take(hands[CY] as Page, fourth);
  await hands[CY]
    ?.getByText('This code is not from your table, or it was dealt without this phone')
    .waitFor();
  await take(hands[ANA] as Page, fourth);
  await hands[ANA]?.getByText(/Cy has had 2 phones; at \d\d:\d\d it was 1\./).waitFor();

  // A phone that is reloaded is where it was. The last one is lost from here on, and the game goes on.
  await hands[BEN]?.reload();
  await expect.poll(() => look(hands[BEN] as Page)).toBe(hunted[BEN]);

  await press(host, 'End the game');
  await press(host, 'End it and show all');
  await heading(host, 'Was it fair?');
  const record = await scan(host);
  const recordWords = await sixWords(host);
  expect(recordWords).not.toBe(words);
  for (const [at, hand] of [...hands, replaced].entries()) {
    if (at === hands.length - 1) continue;
    await take(hand, record);
    await heading(hand, 'What this phone says');
    await expect.poll(() => new URL(hand.url()).hash).toBe('');
    await expect.poll(() => sixWords(hand)).toBe(recordWords);
    const said = await hand.locator('.verdict p').allTextContents();
    expect(said).toContain('Now compare the six words: if all phones show the same, all have one record.');
    expect(said).toContain(at === hands.length ? 'Your card agrees.' : 'Your cards agree.');
    if (at === CY) expect(said.join(' ')).toMatch(/From \d\d:\d\d your seat was on another phone\./);
    if (at !== ANA && at !== hands.length) expect(said.join(' ')).toMatch(/not seen by this phone\./);
  }
  await audit(hands[ANA] as Page);
  await putAway();
});

test.runIf(IN_PROOF)(
  'in a chat: three messages of the host, one of each player, and one more of the one who closes',
  async () => {
    const host = await phone('/deal/target/#sealed');
    /** A tap copies what a page shows. */
    const copied = (page: Page): Promise<string> => {
      done.taps += 1;
      return scan(page);
    };
    await host.getByLabel('Names').fill(NAMES.join('\n'));
    Object.assign(done, { taps: 0, scans: 0 });
    await press(host, 'Invite the phones');
    await heading(host, 'Everyone scans this');
    const chat = [`Host: ${await copied(host)}`];
    const hands: Page[] = [];
    for (const name of NAMES.slice(1)) {
      const hand = await phone('/seat/');
      await take(hand, (chat[0] as string).replace('Host: ', ''));
      await press(hand, name);
      chat.push(`${name}: ${await copied(hand)}`);
      hands.push(hand);
    }
    await take(host, chat.join('\n'), 'Take them in');
    await press(host, 'All answers are in');
    await heading(host, 'Ana scans this');
    chat.push(`Host: ${await copied(host)}`);
    const [ana] = hands as [Page];
    await take(ana, (chat.at(-1) as string).replace('Host: ', ''));
    await heading(ana, 'Show this to the host once more');
    chat.push(`Ana: ${await copied(ana)}`);
    // The whole chat, with all answers that were taken before: only what closes counts.
    await take(host, chat.join('\n'), 'Deal');
    await host.locator('.seal').waitFor();
    chat.push(`Host: ${await copied(host)}`);
    const hunted: string[] = [];
    for (const hand of hands) {
      await take(hand, (chat.at(-1) as string).replace('Host: ', ''));
      hunted.push(await look(hand));
    }
    expect(new Set(hunted).size).toBe(hunted.length);
    // A text that is pasted is counted as a scan. The one who closes pastes and copies once more, and so does the host.
    const [own, each] = [
      { taps: 6, scans: 3 },
      { taps: 3, scans: 2 },
    ];
    expect(done).toEqual({
      taps: own.taps + hands.length * each.taps,
      scans: own.scans + hands.length * each.scans,
    });
    expect(secondsFor(6, own, each)).toBeLessThanOrEqual(90);
    expect(chat.filter((line) => line.startsWith('Host'))).toHaveLength(3);
    expect(chat).toHaveLength(4 + hands.length);
    await putAway();
  },
);

test('a host who changes the record is found by the phone concerned, in so many words', async () => {
  const { state, phone: own } = dealtTable(specOf('target'));
  const looked = played(
    state,
    { kind: 'look', seats: [1] },
    { kind: 'publish', serial: (state.heads[0]?.serial ?? 0) + 60 },
  );
  const page = await phone(`/seat/#${linkText(encodeInvitation(state.invitation))}`);
  await press(page, 'Ben');
  await heading(page, 'Show this to the host');
  // This browser draws a key of its own, so the record is all that it can judge.
  const other = linkText(encodeRecord(state.invitation, { ...looked, secret: bytes(77, 16) }));
  await page.goto(`${inject('site').origin}/verify/#${other}`);
  await heading(page, 'Not the record of this game');
  await page.getByText('The secret in the record is not the one that your invitation fixed.').waitFor();
  expect(own(1).seat).toBe(1);
  await audit(page);
  await page.goto(`${inject('site').origin}/verify/#${recordText(looked)}`);
  await page.getByText('Dealt without this phone').waitFor();
  await putAway();
});

describe('a seat’s phone', () => {
  const { state } = dealtTable(specOf('mafia', ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil']), {
    hostSeat: null,
  });
  const invitation = linkText(encodeInvitation(state.invitation));

  test('shows who is who, its answer, and what was answered before', async () => {
    const page = await phone(`/seat/#${invitation}`);
    await heading(page, 'Who are you?');
    await audit(page, { fingers: '.stage' });
    await press(page, 'Ben');
    await heading(page, 'Show this to the host');
    const answer = await scan(page);
    expect(answer).toMatch(/^PD3:[0-9A-Z]{69}$/);
    await audit(page, { fingers: '.stage' });
    // In the list of this phone a name has its row, and the game is below it.
    const isBelow = await page.locator('.other-seats .mute').evaluate((game) => {
      const name = document.createRange();
      name.setStart(game.parentElement as Element, 0);
      name.setEndBefore(game);
      return name.getBoundingClientRect().bottom <= game.getBoundingClientRect().top + 1;
    });
    expect(isBelow).toBe(true);
    await page.reload();
    await expect.poll(() => scan(page)).toBe(answer);
    const again = linkText(
      encodeInvitation(started(state.invitation.spec, { secret: bytes(6, 16) }).invitation),
    );
    await take(page, again);
    await page.getByText(/answered one with these people at \d\d:\d\d; it was dropped\.$/).waitFor();
    await putAway();
  });

  test('of an earlier edition shows no card any more, and checks the record', async () => {
    const { input, values } = itemAt(VECTORS, 0);
    const said = values as Readonly<Record<string, string>>;
    const page = await phone('/seat/');
    await heading(page, 'Open the invitation');
    const seat = input.phones.findIndex((key) => key !== '');
    const kept = {
      ...{ id: 'former', seat, key: input.phones[seat], answered: 1_700_000_000_000, updated: 1 },
      ...{ invitation: said.invitation, bulletins: [said['bulletin 1'], said['bulletin 2']] },
    };
    await page.evaluate(
      (record) =>
        new Promise<void>((resolve) => {
          const asked = indexedDB.open('paper-dagger-seat');
          asked.onsuccess = () => {
            const change = asked.result.transaction('seats', 'readwrite');
            change.objectStore('seats').put(record, record.id);
            change.oncomplete = () => {
              asked.result.close();
              resolve();
            };
          };
        }),
      kept,
    );
    await page.reload();
    await heading(page, 'This deal cannot go on');
    expect(await page.locator('.seal, .hold, .wrong').count()).toBe(0);
    await take(page, said.record as string);
    await heading(page, 'What this phone says');
    await page.getByText('Agrees', { exact: true }).waitFor();
    await putAway();
  });

  test('says what is wrong with what is no code, and keeps nothing of it', async () => {
    const page = await phone('/seat/');
    const broken = [
      invitation.slice(0, -4),
      `${invitation}A`,
      'A'.repeat(70_000),
      '__proto__[x]=1',
      '<script>alert(1)</script>',
      '\u202Etaes',
      'javascript:alert(1)',
      bulletinText(state),
      recordText(state),
      'PD3:0000',
    ];
    const answer = answerText(state.invitation, { seat: 1, key: publicKeyOf(bytes(1, 32)) });
    for (const text of broken) {
      await refused(page, answer, 'This is an answer');
      await take(page, text);
      await expect
        .poll(() => page.locator('#link-wrong .wrong').allTextContents(), { message: text.slice(0, 40) })
        .toEqual([expect.not.stringContaining('This is an answer')]);
      await heading(page, 'Open the invitation');
      // It stays to be corrected.
      await expect.poll(async () => (await page.locator('#link').inputValue()).length).toBeGreaterThan(0);
    }
    await expect.poll(() => page.locator('.other-seats').count()).toBe(0);
    await audit(page);
    await putAway();
  });

  test('scans with the camera, by the library where the browser has no reader', async () => {
    const site = inject('site');
    // A camera that looks at a screen with the code on it.
    const page = await phone('/seat/', {
      prepare: (page) =>
        page.addInitScript(() => {
          Reflect.deleteProperty(globalThis, 'BarcodeDetector');
          navigator.mediaDevices.getUserMedia = async (wanted) => {
            Object.assign(window, { wanted });
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
    const svg = encodeQR(`${site.origin}/seat/#${invitation}`, 'svg');
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
    await heading(page, 'Who are you?');
    const wanted = await page.evaluate(() => (window as unknown as { wanted: object }).wanted);
    expect(wanted).toMatchObject({ video: { width: { ideal: 1920 }, height: { ideal: 1080 } } });
    await putAway();
  });

  test('reads a picture of the code where the page gets no camera', async () => {
    const page = await phone('/seat/', {
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.mediaDevices.getUserMedia = () =>
            Promise.reject(new DOMException('no', 'NotAllowedError'));
          Reflect.deleteProperty(globalThis, 'BarcodeDetector');
        }),
    });
    const { default: encodeQR } = await import('qr');
    const svg = encodeQR(`${inject('site').origin}/seat/#${invitation}`, 'svg');
    const buffer = await sharp(Buffer.from(svg))
      .resize(1200, 1200, { kernel: 'nearest' })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
    await press(page, 'Use the camera');
    await page.getByText('This site isn’t allowed to use the camera').waitFor();
    await page
      .getByLabel('A picture of the code')
      .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
    await heading(page, 'Who are you?');
    await putAway();
  });
});

test.runIf(IN_PROOF)('the protocol computes its vectors', async () => {
  const protocol = await phone('/protocol/');
  await press(protocol, 'Compute them here');
  const [, equal, all] =
    /(\d+) of (\d+) values/.exec((await protocol.getByText(/of \d+ values/).textContent()) ?? '') ?? [];
  expect(Number(all)).toBeGreaterThan(20);
  expect(equal).toBe(all);
  await audit(protocol);
  await putAway();
});
