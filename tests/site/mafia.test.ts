/** The table of Assassin: the Card Game in a browser: whole games, the dark, the clock, secrets; and the page of odds. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { IN_PROOF } from '../volume';
import { audit, tabTo } from './hands';
import { dealByKey, heading, logged } from './table-page';
import { button, calmTap, enterOn, press, unfold } from './taps';
import { DESKTOP, PHONE, stopClock, visiting } from './visit';

const visit = visiting(PHONE);
/** The example game of the rules: Cy is the Assassin, Dee and Eve are Mafia. */
const EIGHT = '#players=Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal&seed=friday-7';

const table = (fragment: string): string => `/table/mafia/${fragment}`;

/** A player at the table, or a thing to press below it. */
const answer = (page: Page, name: string) =>
  page
    .locator('button.seat', { has: page.getByText(name, { exact: true }) })
    .or(button(page.locator('.controls'), name));
const tapIn = (page: Page, name: string) => calmTap(answer(page, name));
/** By key: lines of a script may follow at once. */
const enter = (page: Page, name: string) => enterOn(button(page, name));
const players = (page: Page) => page.locator('.mafia-players li').allTextContents();
const say = (page: Page) => page.locator('.say').textContent();

const meet = async (page: Page, caller: string): Promise<void> => {
  await tapIn(page, caller);
  for (let line = 1; line < 4; line++) await enter(page, 'Next line');
  await enter(page, 'It is day');
};

const accuse = async (page: Page, by: string, accused: string, hands: number): Promise<void> => {
  await tapIn(page, by);
  await tapIn(page, accused);
  await tapIn(page, `${hands}`);
};

const kill = async (page: Page, victim: string): Promise<void> => {
  await enter(page, 'Next line');
  await tapIn(page, victim);
  await enter(page, 'Next line');
  await enter(page, 'Say who is missing');
};

const EXAMPLE_LOG = [
  'Hal calls first.',
  'The Mafia have met. It is day.',
  'Dee accuses Cy: 3 of 7 for it, 4 needed, and it fails.',
  'Gil accuses Ben: 4 of 7 for it, 4 needed, and it is done.',
  'Ben turns up: Pleb.',
  'Dee is missing in the morning.',
  'Dee turns up: Mafia.',
  'Eve accuses Gil: 3 of 5 for it, 3 needed, and it is done.',
  'Gil turns up: Pleb.',
  'Dee calls the night.',
  'Fox is missing in the morning.',
  'Fox turns up: Pleb.',
  'Eve accuses Cy: 2 of 3 for it, 2 needed, and it is done.',
  'Cy turns up: Assassin.',
  'The Mafia win. The Assassin is dead.',
];

/** Plays the example of the rules with dealt cards, by touch. */
const playExample = async (page: Page): Promise<void> => {
  const turnUp = () => press(page, 'Turn the card up');
  await meet(page, 'Hal');
  await accuse(page, 'Dee', 'Cy', 3);
  await accuse(page, 'Gil', 'Ben', 4);
  await turnUp();
  await kill(page, 'Dee');
  await turnUp();
  await accuse(page, 'Eve', 'Gil', 3);
  await turnUp();
  await tapIn(page, 'Dee');
  await kill(page, 'Fox');
  await turnUp();
  await accuse(page, 'Eve', 'Cy', 2);
  await turnUp();
};

/** Tab and Enter to the button of the question that has this text. */
const keyIn = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, '.seat, .controls *', name);
  await page.keyboard.press('Enter');
};

const brightness = (page: Page) =>
  page.evaluate(() => {
    const [red = 255, green = 255, blue = 255] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

describe('a whole game of eight', () => {
  test('by touch, with the cards of a deal; undone to the start, done again, and there after a reload', async () => {
    await visit(table(EIGHT), async (page) => {
      await expect.poll(() => heading(page)).toBe('Who calls first?');
      await playExample(page);
      await expect.poll(() => heading(page)).toBe('The Mafia win');
      await expect.poll(() => logged(page)).toEqual(EXAMPLE_LOG.slice(-12).toReversed());
      await expect
        .poll(() => page.locator('.was-what').textContent())
        .toBe('AssassinCyMafiaDee, EvePlebAna, Ben, Fox, Gil, Hal');

      while ((await button(page, 'Undo').getAttribute('aria-disabled')) !== 'true')
        await button(page, 'Undo').tap();
      await expect.poll(() => heading(page)).toBe('Who calls first?');
      await expect.poll(() => logged(page)).toEqual([]);
      while ((await button(page, 'Redo').getAttribute('aria-disabled')) !== 'true')
        await button(page, 'Redo').tap();
      await expect.poll(() => heading(page)).toBe('The Mafia win');
      await button(page, 'Show all 15').tap();
      await expect.poll(() => logged(page)).toEqual(EXAMPLE_LOG.toReversed());

      await page.reload();
      await page.locator('.stamp').waitFor();
      await expect.poll(() => heading(page)).toBe('The Mafia win');
    });
  });

  test.runIf(IN_PROOF)('by keyboard only, from names to a winner, with the cards in hands', async () => {
    await visit(
      table(''),
      async (page) => {
        await dealByKey(page, 'Ana, Ben, Cy, Dee, Eve, Fox, Gil, Hal', async () => {
          await tabTo(page, '[name=cards]');
          await page.keyboard.press('ArrowDown');
        });
        await page.locator('.ring').waitFor();
        await keyIn(page, 'Hal');
        for (let line = 1; line < 4; line++) {
          await page.waitForFunction(
            (at) => document.querySelector('.middle .label')?.textContent?.includes(`Line ${at}`),
            line,
          );
          await keyIn(page, 'Next line');
        }
        await keyIn(page, 'It is day');
        await keyIn(page, 'Gil');
        await keyIn(page, 'Dee');
        await expect.poll(() => heading(page)).toBe('Dee is accused');
        await keyIn(page, '5');
        await keyIn(page, 'Mafia');
        await expect.poll(() => heading(page)).toBe('Night 1');
        await keyIn(page, 'Next line');
        await keyIn(page, 'Eve');
        await keyIn(page, 'Next line');
        await keyIn(page, 'Say who is missing');
        await expect.poll(() => heading(page)).toBe('Eve is dead');
        await keyIn(page, 'Mafia');
        await expect.poll(() => heading(page)).toBe('Assassin and Plebs win');
        // The hand is taken to the news.
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        await expect
          .poll(async () => (await logged(page))[0])
          .toBe('Assassin and Plebs win. Every Mafia is dead.');
      },
      DESKTOP,
    );
  });
});

describe('by night', () => {
  test('everything is dark, whatever the device prefers, and light again in the morning', async () => {
    await visit(
      table(EIGHT),
      async (page) => {
        await expect.poll(() => brightness(page)).toBeGreaterThan(200);
        await tapIn(page, 'Hal');
        await expect.poll(() => say(page)).toBe('Heads down.');
        await expect.poll(() => brightness(page)).toBeLessThan(40);
        for (let line = 1; line < 4; line++) await enter(page, 'Next line');
        await enter(page, 'It is day');
        await expect.poll(() => brightness(page)).toBeGreaterThan(200);
      },
      { ...PHONE, colorScheme: 'light' },
    );
  });

  test('the script is large, line by line, and in the names of the table', async () => {
    await visit(table(`${EIGHT}&names-set=woods`), async (page) => {
      await tapIn(page, 'Hal');
      await expect.poll(() => say(page)).toBe('Heads down.');
      for (const line of ['Wolf up.', 'Wolf down.', 'Everyone up.']) {
        await enter(page, 'Next line');
        await expect.poll(() => say(page)).toBe(line);
      }
      const size = await page
        .locator('.say')
        .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
      expect(size).toBeGreaterThanOrEqual(60);

      // Forced colours put a ground behind words: that of a line does not reach over which line it is.
      await page.emulateMedia({ forcedColors: 'active' });
      const which = page.locator('.middle .label');
      const seen = await which.screenshot();
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.say { visibility: hidden }');
        document.adoptedStyleSheets.push(sheet);
      });
      expect(seen.equals(await which.screenshot())).toBe(true);
      await page.emulateMedia({ forcedColors: null });
    });
  });

  test('a clock turns the lines, and beeps as often as the line’s number when it is asked to', async () => {
    await visit(
      table(EIGHT),
      async (page) => {
        const beeps = () => page.evaluate(() => (window as unknown as { beeps: number }).beeps);
        await tapIn(page, 'Hal');
        await expect.poll(() => beeps()).toBe(0);
        await page.getByLabel(/Beeps/).check();
        await expect.poll(beeps).toBe(1);
        await stopClock(page);
        await page.getByLabel('Turn the lines').selectOption('5');
        await button(page, 'Next line').focus();
        await page.clock.runFor(4_000);
        await expect.poll(() => say(page)).toBe('Heads down.');
        for (const line of ['Mafia up.', 'Mafia down.', 'Everyone up.']) {
          await page.clock.runFor(5_200);
          await page.getByText(line, { exact: true }).waitFor();
        }
        await expect.poll(beeps).toBe(1 + 2 + 3 + 4);
        // The last line waits for a hand, and one on the keyboard is still where it was.
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('It is day');
        await page.clock.runFor(60_000);
        await expect.poll(() => heading(page)).toBe('All heads down');
      },
      {
        clock: true,
        prepare: (page) =>
          page.addInitScript(() => {
            const heard = window as unknown as { beeps: number };
            heard.beeps = 0;
            const create = AudioContext.prototype.createOscillator;
            AudioContext.prototype.createOscillator = function () {
              heard.beeps += 1;
              return create.call(this);
            };
          }),
      },
    );
  });

  test('the device reads the script aloud in a voice of its own, once it is asked to', async () => {
    await visit(
      table(EIGHT),
      async (page) => {
        const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
        await tapIn(page, 'Hal');
        await enter(page, 'Next line');
        await expect.poll(spoken).toEqual([]);
        await page.getByLabel(/reads the script aloud/).check();
        await enter(page, 'Next line');
        await expect.poll(spoken).toEqual(['Mafia up. in Own', 'Mafia down. in Own']);
      },
      {
        prepare: (page) =>
          page.addInitScript(() => {
            const spoken: string[] = [];
            const voices = [
              { name: 'Far', lang: 'en-GB', localService: false },
              { name: 'Own', lang: 'en-US', localService: true },
            ];
            class Words {
              voice: { readonly name: string } | undefined;
              constructor(readonly text: string) {}
            }
            const speak = ({ text, voice }: Words) => spoken.push(`${text} in ${voice?.name}`);
            const synthesis = { getVoices: () => voices, speak, cancel: () => undefined };
            Object.assign(window, { spoken, SpeechSynthesisUtterance: Words });
            Object.defineProperty(window, 'speechSynthesis', {
              value: Object.assign(new EventTarget(), synthesis),
            });
          }),
      },
    );
  });
});

describe('by day', () => {
  test('a death fills the screen: who and what in the largest type; still under reduced motion, and gone at a key', async () => {
    await visit(
      table(EIGHT),
      async (page) => {
        await meet(page, 'Hal');
        await accuse(page, 'Gil', 'Ben', 4);
        await expect.poll(() => heading(page)).toBe('Ben is lynched');
        await stopClock(page);
        await press(page, 'Turn the card up');
        await page.clock.runFor(100);
        const reveal = page.locator('.reveal');
        await expect.poll(() => reveal.locator('p').allTextContents()).toEqual(['Ben', 'Pleb']);
        const shown = await reveal.evaluate((one) => {
          const size = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize);
          const all = [...document.querySelectorAll('.game :not(.reveal, .reveal *)')].map(size);
          const { width, height } = one.getBoundingClientRect();
          return {
            smallest: Math.min(...[...one.children].map(size)),
            others: Math.max(...all),
            isWhole: width >= innerWidth && height >= innerHeight,
            moves: one.getAnimations({ subtree: true }).length,
          };
        });
        expect(shown).toMatchObject({ isWhole: true, moves: 0 });
        expect(shown.smallest).toBeGreaterThan(shown.others);
        // A key ends it, and presses nothing beneath.
        await page.locator('.presses .button').first().focus();
        await page.keyboard.press('Enter');
        await reveal.waitFor({ state: 'detached' });
        await expect.poll(() => page.locator('.middle .label').textContent()).toMatch(/^Line 1 /);
        // Done again, it is no news.
        await button(page, 'Undo').tap();
        await expect.poll(() => heading(page)).toBe('Ben is lynched');
        await button(page, 'Redo').tap();
        await expect.poll(() => heading(page)).toBe('Night 1');
        await expect.poll(() => reveal.count()).toBe(0);
      },
      { clock: true },
    );
  });

  test('a clock counts the day down, pauses, and ends quietly', async () => {
    await visit(
      table(EIGHT),
      async (page) => {
        const clock = page.locator('.day-clock');
        await meet(page, 'Hal');
        await expect.poll(() => clock.count()).toBe(0);
        await stopClock(page);
        await page.getByLabel('A clock for each day').selectOption('3 minutes');
        await page.clock.runFor(60_500);
        await expect.poll(() => clock.textContent()).toContain('Day 1 ends in 2:00');
        await button(page, 'Pause').press('Enter');
        await page.clock.runFor(60_000);
        await expect.poll(() => clock.textContent()).toContain('Day 1 ends in 2:00');
        await button(page, 'Go on').press('Enter');
        await page.clock.runFor(121_000);
        await expect.poll(() => clock.textContent()).toBe('The time of this day is up.');
        await expect.poll(() => heading(page)).toBe('Day 1: accuse');
      },
      { clock: true },
    );
  });
});

describe('secrets', () => {
  test('a second screen names no victim before all are up, and no card before it is turned', async () => {
    await visit(table(EIGHT), async (page) => {
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: /Second screen/ }).tap();
      const screen = await opened;
      await page.bringToFront();
      const shows = (text: string) => screen.getByRole('heading', { name: text }).waitFor();
      const seen = () => screen.locator('.mafia-players').textContent();
      await shows('Who calls first?');
      // With the names on it a seed would give every card away.
      expect(await screen.locator('body').textContent()).not.toMatch(/seed/i);
      await meet(page, 'Hal');
      await accuse(page, 'Gil', 'Ben', 4);
      await shows('Ben is lynched');
      await expect.poll(() => seen()).not.toMatch(/Pleb|Mafia|Assassin/);
      await press(page, 'Turn the card up');
      await shows('Night 1');
      const before = await screen.locator('main').textContent();
      expect(before).toContain('Pleb');
      const night = await screen.evaluateHandle(() => {
        const seen: string[] = [];
        const main = document.querySelector('main');
        new MutationObserver(() => seen.push(main?.textContent ?? '')).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        return seen;
      });
      await enter(page, 'Next line');
      await tapIn(page, 'Dee');
      await expect.poll(() => say(page)).toBe('Assassin down.');
      await expect.poll(() => page.locator('.ask').textContent()).toContain('Dee was pointed at.');
      await enter(page, 'Next line');
      // Everyone is up, and may look at this screen as well.
      await expect.poll(() => page.locator('.ask').textContent()).not.toContain('Dee');
      await enter(page, 'Say who is missing');
      await shows('Dee is dead');
      const texts = await night.jsonValue();
      const dawn = texts.findIndex((text) => text.includes('Dee is dead'));
      expect(dawn).toBeGreaterThanOrEqual(0);
      expect(texts.slice(0, dawn).filter((text) => text !== before)).toEqual([]);
      await expect
        .poll(() => screen.locator('.mafia-players li', { hasText: 'Dee' }).textContent())
        .not.toContain('Mafia');
      await press(page, 'Turn the card up');
      await shows('Day 2: accuse');
      await expect
        .poll(() => screen.locator('.mafia-players li', { hasText: 'Dee' }).textContent())
        .toContain('Mafia');
    });
  });

  test('no page at the table says what the living are', async () => {
    await visit(table(EIGHT), async (page) => {
      const leaks = async () =>
        (await players(page)).filter((row) => /alive|calls$/.test(row) && /Pleb|Mafia|Assassin/.test(row));
      await meet(page, 'Hal');
      await expect.poll(() => leaks()).toEqual([]);
      await accuse(page, 'Gil', 'Ben', 4);
      await press(page, 'Turn the card up');
      await expect.poll(() => players(page)).toContain('Benlynched on day 1, callsPleb');
      await expect.poll(() => leaks()).toEqual([]);
      const text = (await page.locator('main').innerHTML()).replace(/<[^>]+>/g, ' ');
      expect(text).not.toMatch(/Cy[^.]{0,30}Assassin|Dee[^.]{0,30}Mafia/);
    });
  });
});

describe('what the rules refuse', () => {
  test('an Assassin who points at themselves by number, with nothing lost; the rule opens in place', async () => {
    await visit(table(EIGHT), async (page) => {
      await meet(page, 'Hal');
      await accuse(page, 'Gil', 'Ben', 4);
      await press(page, 'Turn the card up');
      await enter(page, 'Next line');
      await tapIn(page, 'Cy');
      const alert = page.getByRole('alert');
      await expect.poll(() => alert.textContent()).toContain('can’t point at themselves. Rule 5.4');
      await expect
        .poll(() => alert.getByRole('link').getAttribute('href'))
        .toMatch(/\/rules\/mafia\/#not-self$/);
      await expect.poll(() => heading(page)).toBe('Night 1');
      // Again in the same words: it is another paragraph, which a screen reader reads out.
      const said = await alert.locator('p').elementHandle();
      await tapIn(page, 'Cy');
      await expect.poll(() => said?.evaluate((one) => one.isConnected)).toBe(false);

      // In place and by key; then the hand is where it was.
      const sheet = page.getByRole('dialog');
      await alert.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => sheet.textContent()).toContain('Assassins can’t point at themselves.');
      await expect
        .poll(() =>
          sheet.getByRole('button', { name: 'Close' }).evaluate((one) => one === document.activeElement),
        )
        .toBe(true);
      const foot = await sheet.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
      expect(foot).toBeLessThan(2);
      await page.keyboard.press('Escape');
      await expect.poll(() => sheet.isVisible()).toBe(false);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Rule 5.4');
      await tapIn(page, 'Dee');
      await expect.poll(() => alert.textContent()).toBe('');
    });
  });

  test('more hands than voters, where a large table types them', async () => {
    const many = Array.from({ length: 30 }, (_, k) => `P${k + 1}`).join(',');
    await visit(table(`#players=${many}&seed=friday-7`), async (page) => {
      await meet(page, 'P3');
      await tapIn(page, 'P1');
      await tapIn(page, 'P2');
      const hands = page.getByLabel('Hands for it:, of 29');
      const alert = page.getByRole('alert');
      await hands.fill('30');
      await tapIn(page, 'Count');
      await expect.poll(() => alert.textContent()).toContain('30 hands are more than the 29 who vote');
      await hands.fill('many');
      await tapIn(page, 'Count');
      await expect.poll(() => alert.textContent()).toContain('whole numbers');
      await hands.fill('15');
      await tapIn(page, 'Count');
      await expect.poll(() => heading(page)).toBe('P2 is lynched');
    });
  });
});

describe('another way to vote', () => {
  test('an open ballot, and its tie', async () => {
    await visit(table(`${EIGHT}&threshold=plurality`), async (page) => {
      const name = async (who: string, times: number) => {
        for (let k = 0; k < times; k++) await answer(page, who).tap();
      };
      const named = () => page.locator('.ask [role=status]').textContent();
      await meet(page, 'Hal');
      await expect.poll(() => heading(page)).toBe('Day 1: the ballot');
      // From its rule to another, by key: a screen reader hears which.
      await page.locator('.question a').press('Enter');
      await page.getByRole('dialog').getByRole('link').first().press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Rule 4.10');
      await page.keyboard.press('Escape');
      await name('Ana', 3);
      await name('Ben', 3);
      await expect.poll(named).toBe('6 of 8 have named someone.');
      await press(page, 'Count the ballot');
      await expect.poll(async () => (await logged(page))[0]).toBe('Ana and Ben are named by 3 each: a tie.');
    });
  });
});

describe('the form', () => {
  test('says what is wrong and loses nothing', async () => {
    await visit(table(''), async (page) => {
      await page.getByLabel('Names', { exact: true }).fill('Ana, Ben, Cy, Dee');
      await press(page, 'Start');
      await expect
        .poll(() => page.locator('#names-wrong').textContent())
        .toContain('needs at least 5 players');
      await page.getByLabel('Names', { exact: true }).fill('Ana, Ben, Cy, Dee, Eve');
      await unfold(page, 'Options');
      await page.getByLabel('In our hands').check();
      await page.getByLabel('How many Mafia').selectOption('3');
      await page.getByLabel('Names of your own').fill('Owl, Rat');
      await press(page, 'Start');
      await expect
        .poll(() => page.locator('#options-wrong').textContent())
        .toContain('Three role names are needed');
      await page.getByLabel('Names of your own').fill('Owl, Rat, Mouse');
      await press(page, 'Start');
      await page.locator('.ring').waitFor();
      await expect
        .poll(() => page.locator('.cards-up').textContent())
        .toBe('Owl 0 of 1Rat 0 of 3Mouse 0 of 1turned up');
    });
  });

  test('deals from a seed, and leads to the page where everybody looks', async () => {
    await visit(table(''), async (page) => {
      await page.getByLabel('Names', { exact: true }).fill('Ana, Ben, Cy, Dee, Eve, Fox, Gil, Hal');
      await unfold(page, 'Cards dealt here');
      await expect.poll(() => page.getByLabel('How many Mafia').count()).toBe(0);
      await page.getByLabel('Seed', { exact: true }).fill('friday-7');
      await press(page, 'Start');
      const link = page.getByRole('link', { name: /pass the phone round/ });
      await expect.poll(() => link.getAttribute('href')).toContain(`/deal/mafia/${EIGHT}`);
      await meet(page, 'Hal');
      await accuse(page, 'Gil', 'Cy', 7);
      await press(page, 'Turn the card up');
      await expect.poll(() => heading(page)).toBe('The Mafia win');
    });
  });
});

test('no question of a game has a fault that axe knows, on a phone and on a desktop, light and dark', async () => {
  await visit(table(`${EIGHT}&pass=1`), async (page) => {
    const check = () => audit(page);
    await check();
    await tapIn(page, 'Hal');
    await check();
    for (let line = 1; line < 4; line++) await enter(page, 'Next line');
    await enter(page, 'It is day');
    await check();
    await tapIn(page, 'Gil');
    await tapIn(page, 'Ben');
    await check();
    await tapIn(page, '4');
    await check();
    await press(page, 'Turn the card up');
    await enter(page, 'Next line');
    await check();
    await tapIn(page, 'Dee');
    await check();
    await enter(page, 'Next line');
    await enter(page, 'Say who is missing');
    await press(page, 'Turn the card up');
    await accuse(page, 'Gil', 'Cy', 5);
    await press(page, 'Turn the card up');
    await check();
  });
});

describe('the odds', () => {
  const cell = (page: Page, size: number, mafia: number) =>
    page.locator(`[data-players="${size}"] [data-mafia="${mafia}"]`);
  const read = async (page: Page, size: number, mafia: number) =>
    (await cell(page, size, mafia).textContent())?.replace(/\s+/g, ' ').trim();
  const percent = (page: Page, size: number, mafia: number) =>
    cell(page, size, mafia).locator('span').first().textContent();

  test('are on the page without a script, for players who guess', async () => {
    await visit(
      '/odds/mafia/',
      async (page) => {
        await expect.poll(() => percent(page, 8, 2)).toBe('45');
        await expect.poll(() => read(page, 8, 2)).toBe('45 (as in the source) (nearest to even)');
        await expect.poll(() => page.locator('#eye').isVisible()).toBe(false);
        await expect
          .poll(() => page.locator('#exactly tr', { hasText: '259/576' }).locator('th, td').allTextContents())
          .toEqual(['8', '2', '5', '45.0%', '259/576', '2: 45.0%']);
      },
      { ...DESKTOP, javaScriptEnabled: false },
    );
  });

  test('follow the slider, by key, and the mark of the mix nearest to even moves with them', async () => {
    await visit(
      '/odds/mafia/',
      async (page) => {
        const slider = page.locator('#eye-stop');
        await slider.focus();
        await page.keyboard.press('End');
        await expect
          .poll(() => slider.getAttribute('aria-valuetext'))
          .toBe('The Assassin kills a Mafia every night');
        await expect.poll(() => percent(page, 8, 2)).toBe('77');
        await expect.poll(() => read(page, 8, 2)).toBe('77 (as in the source)');
        await expect
          .poll(() => page.locator('[data-players="8"] [data-even="true"]').getAttribute('data-mafia'))
          .toBe('4');
        await page.keyboard.press('Home');
        await expect.poll(() => page.locator('#eye output').textContent()).toBe('guesses, like everybody');
        await expect.poll(() => percent(page, 8, 2)).toBe('45');
        await expect.poll(() => read(page, 8, 2)).toBe('45 (as in the source) (nearest to even)');
      },
      DESKTOP,
    );
  });
});
