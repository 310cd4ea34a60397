/**
 * The evening in each browser: rules and search, an open deal, six sealed seats, every table to its end, a file of cards
 * with the same bytes as elsewhere, and a reload without a network.
 */
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { listen, staticServer } from '../../scripts/static-server';
import { itemAt } from '../../src/base/lists';
import { readDrawing } from '../site/scan';
import { type Hand, NAMES, type Name, putDown, takeUp } from './hand';

afterAll(putDown);

const addressOf = (path: string): string => `${inject('site').origin}/${path}`;

/** A phone that is put away afterwards. */
const withHand = async (name: Name, path: string, use: (hand: Hand) => Promise<void>): Promise<void> => {
  const hand = await takeUp(name);
  try {
    await hand.open(addressOf(path));
    await use(hand);
  } finally {
    await hand.close();
  }
};

const heading = async (hand: Hand): Promise<string> => (await hand.texts('h1'))[0] ?? '';
const isOver = (hand: Hand): Promise<boolean> => hand.has('.stamp');
const codeOn = async (hand: Hand): Promise<string> => {
  await hand.find('.qr path');
  return readDrawing(
    await hand.run(() =>
      (document.querySelector('.qr')?.outerHTML ?? '').replace(
        '<svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="480"',
      ),
    ),
  );
};

const PLAYERS = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox'];

/** Six phones and the host's: names, invitation, answers, the deal, and each card under a finger. */
const sealedEvening = async (take: (path: string) => Promise<Hand>): Promise<readonly string[]> => {
  const host = await take('deal/target/#sealed');
  // The form of an open deal has names too, until the address has been read.
  await host.find('button', 'Invite the phones');
  await host.type('#names', ['Host', ...PLAYERS].join('\n'));
  await host.press('Invite the phones');
  const invitation = new URL(await codeOn(host));
  const seats: Hand[] = [];
  for (const name of PLAYERS) {
    const seat = await take(`${invitation.pathname.slice(1)}${invitation.hash}`);
    await seat.press(name);
    await seat.find('h1', 'Show this to the host');
    await host.type('#link', await codeOn(seat));
    await host.press('Take them in');
    await host.find('*', `Taken in: ${name}.`);
    seats.push(seat);
  }
  await host.press('All answers are in');
  await host.find('h1', 'Ana scans this');
  const closer = itemAt(seats, 0);
  await closer.type('#link', await codeOn(host));
  await closer.press('Open it');
  await closer.find('h1', 'Show this to the host once more');
  await host.type('#link', await codeOn(closer));
  await host.press('Deal');
  await host.find('.seal [aria-busy="false"] li');
  const words = await host.texts('.seal li');
  const bulletin = await codeOn(host);
  const cards: string[] = [];
  for (const seat of seats) {
    await seat.type('#link', bulletin);
    await seat.press('Open it');
    await seat.find('.seal [aria-busy="false"] li');
    expect(await seat.texts('.seal li')).toEqual(words);
    await seat.find('h1', 'Your card');
    cards.push(await seat.whileHeld('.hold', '.front .secret'));
  }
  return cards;
};

const mafia = async (hand: Hand): Promise<void> => {
  const choose = (name: string) => hand.press(new RegExp(`${name}`), 'button.seat');
  const turnUp = () => hand.press('Turn the card up');
  const accuse = async (by: string, accused: string, hands: number) => {
    await choose(by);
    await choose(accused);
    await hand.press(`${hands}`, '.controls button');
  };
  const kill = async (victim: string) => {
    await hand.press('Next line');
    await choose(victim);
    await hand.press('Next line');
    await hand.press('Say who is missing');
    await turnUp();
  };
  await choose('Hal');
  for (let line = 1; line < 4; line++) await hand.press('Next line');
  await hand.press('It is day');
  await accuse('Gil', 'Ben', 4);
  await turnUp();
  await kill('Dee');
  await accuse('Eve', 'Cy', 4);
  await turnUp();
  await hand.find('h1', 'The Mafia win');
};

/** The first who may, attacks whoever can be attacked, and kills. */
const target = async (hand: Hand): Promise<void> => {
  const living = () =>
    hand.run(() =>
      [...document.querySelectorAll<HTMLElement>('[data-seat]')].map((one) => one.dataset.seat ?? ''),
    );
  const nameOf = (seat: string) => PLAYERS[Number(seat)] ?? '';
  while (!(await isOver(hand))) {
    await hand.find('.stamp, [data-seat]');
    const [hunter, ...others] = await living();
    if (hunter === undefined) continue;
    for (const other of others) {
      if (!(await hand.has('[data-acts]'))) await hand.press(undefined, `[data-seat="${hunter}"]`);
      await hand.press(undefined, `[data-seat="${other}"]`);
      await hand.press('Attack');
      // The table refuses, or shows the next question.
      await expect
        .poll(() =>
          hand.run(() => !document.querySelector('.answer') || !!document.querySelector('[role=alert]')),
        )
        .toBe(true);
      if (!(await hand.has('.answer'))) break;
    }
    await hand.press(undefined, `[data-seat="${hunter}"]`);
    await hand.find('.seat:has(.may-yes) .name');
    const [prey = ''] = await hand.texts('.seat:has(.may-yes) .name');
    await hand.press(undefined, `[data-seat="${PLAYERS.indexOf(prey)}"]`);
    await hand.press(`${nameOf(hunter)} kills ${prey}`);
    await hand.find('.log li', new RegExp(`${prey} is out by ${nameOf(hunter)}’s hand`));
  }
  expect(await heading(hand)).toBe('Ana wins');
};

/** The victim takes bases; the others do not stand in the way. */
const tmag = async (hand: Hand): Promise<void> => {
  for (let step = 0; step < 1500 && !(await isOver(hand)); step++) {
    const lit = await hand.run(() =>
      [...document.querySelectorAll('[data-lit]')].map((one) => ({
        square: one.getAttribute('data-square') ?? '',
        label: one.getAttribute('aria-label') ?? '',
      })),
    );
    if (lit.length === 0) {
      await hand.press('Roll the die');
      continue;
    }
    const good = lit.filter(({ label }) => label.includes('base of') && !label.includes('marked by'));
    const free = lit.filter(({ label }) => !label.includes('a capture'));
    const from = [good, free, lit].find(({ length }) => length > 0) ?? lit;
    await hand.press(undefined, `[data-square="${from[(step * 7) % from.length]?.square}"]`);
  }
  expect(await heading(hand)).toMatch(/wins$/);
};

/** What is pressed where it is there, the first before the others. Tiles that nobody has marked come last but one. */
const NATION_STEPS = [
  '[data-die="6"]',
  '.next-round',
  '.lay',
  '.pick-cards .none',
  '.pick-cards [data-card]',
  '.hit-lists [type=submit]',
  '.game:has(.no-attempt) .tile.open:not(:has(b))',
  '.resolve',
];

/** Every attempt of a round hits, until the pyramid is gone; then a hit list each is turned up. */
const nation = async (hand: Hand): Promise<void> => {
  while (!(await isOver(hand))) {
    await hand.find([...NATION_STEPS, '.stamp'].join());
    for (const step of NATION_STEPS) {
      if (!(await hand.has(step))) continue;
      await hand.press(undefined, step);
      break;
    }
  }
  expect(await heading(hand)).toMatch(/^(Ana|Ben) wins$/);
};

const TABLES = {
  mafia: ['#players=Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal&seed=friday-7', mafia],
  target: ['#players=Ana,Ben,Cy,Dee,Eve,Fox&seed=friday-7', target],
  tmag: ['#players=Ana,Ben,Cy&seed=monday-3', tmag],
  nation: ['#players=Ana,Ben&seed=friday-7', nation],
} as const;

const CARDS = 'print/custom/#kit=mafia&count=24';

/** The bytes of the file of 24 cards, as their hash. */
const fileHash = (name: Name): Promise<string> =>
  new Promise((done, fail) => {
    withHand(name, CARDS, async (hand) => {
      await hand.run(() => {
        const kept = window as unknown as { made: Blob };
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => {
          if ((blob as Blob).type === 'application/pdf') kept.made = blob as Blob;
          return make(blob);
        };
        return null;
      });
      await hand.press('Make the PDF');
      await hand.find('a', 'Download the PDF');
      const bytes = await hand.run(async () => {
        const { made } = window as unknown as { made: Blob };
        return [...new Uint8Array(await made.arrayBuffer())]
          .map((byte) => String.fromCharCode(byte))
          .join('');
      });
      expect(bytes.slice(0, 5)).toBe('%PDF-');
      done(createHash('sha256').update(Buffer.from(bytes, 'latin1')).digest('hex'));
    }).catch(fail);
  });

let ofChromium: Promise<string> | undefined;

describe.each(NAMES)('%s', (name) => {
  test('shows a rule by its number, and finds one by words', async () => {
    await withHand(name, 'rules/target/#T3', async (hand) => {
      await hand.find('p, li', /If a player dies by their own hand/);
      await hand.open(addressOf('rules/'));
      await hand.type('#q', 'planeswalker');
      await hand.find('#found-status', /planeswalker/);
      await hand.press(undefined, '#found a');
      await expect
        .poll(() => hand.run(() => location.pathname + location.hash))
        .toBe('/rules/target/#planeswalker');
    });
  });

  test('deals in the open: the cards of the seed, shown while a finger is there', async () => {
    await withHand(name, 'deal/target/#players=Ana,Ben,Cy,Dee,Eve&seed=friday-7', async (hand) => {
      await hand.press('Pass the phone round');
      const seen: string[] = [];
      for (const name of PLAYERS.slice(0, 5)) {
        if (name !== 'Ana') await hand.press(`Next: ${name}`);
        await hand.find('.pass h2', new RegExp(`pass the phone to ${name}`));
        seen.push(await hand.whileHeld('.hold, .pass button', '.secret'));
      }
      expect(seen.map((card) => card.toLowerCase())).toEqual(['cy', 'dee', 'ben', 'eve', 'ana']);
    });
  });

  test('seals six seats: one set of words, six cards, and nobody has their own', async () => {
    const hands: Hand[] = [];
    try {
      const cards = await sealedEvening(async (path) => {
        const hand = await takeUp(name);
        hands.push(hand);
        await hand.open(addressOf(path));
        return hand;
      });
      expect(new Set(cards).size).toBe(6);
      expect(cards.filter((card, seat) => card === PLAYERS[seat])).toEqual([]);
    } finally {
      for (const hand of hands) await hand.close();
    }
  });

  test.each(Object.entries(TABLES))(
    'plays %s to its end, which is there after a reload',
    async (game, [fragment, play]) => {
      await withHand(name, `table/${game}/${fragment}`, async (hand) => {
        await play(hand);
        await expect.poll(() => isOver(hand)).toBe(true);
        const [end, log] = [await heading(hand), await hand.texts('.log li')];
        await hand.reload();
        await expect.poll(() => isOver(hand)).toBe(true);
        // The numbers of the rules come a moment later.
        await expect.poll(async () => [await heading(hand), await hand.texts('.log li')]).toEqual([end, log]);
      });
    },
  );

  test('prints 24 cards, byte for byte as Chromium does', async () => {
    ofChromium ??= fileHash('Chromium');
    expect(await fileHash(name)).toBe(await ofChromium);
  });

  test('is there without a network after one visit', async () => {
    const { root, base } = inject('site');
    const server = staticServer({ root, base });
    const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`;
    const hand = await takeUp(name);
    try {
      await hand.open(address);
      await hand.find('#offline', 'Ready for offline use.');
      server.close();
      server.closeAllConnections();
      await hand.reload();
      await hand.find('h1');
      await hand.open(`${address}table/tmag/#players=Ana,Ben,Cy&seed=friday-7`);
      await hand.press('Roll the die');
      await hand.find('.log li');
    } finally {
      await hand.close();
      server.close();
      server.closeAllConnections();
    }
  });
});
