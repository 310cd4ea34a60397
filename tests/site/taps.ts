/** A finger on a page: calm, or twice at once. Each tap has been heard by the page when its promise is kept. */
import type { Locator, Page } from 'playwright-core';

/** The page's own list of the taps that it has heard. */
interface Listening {
  taps?: MouseEvent[];
}

const listen = (): void => {
  const here = window as Listening;
  if (here.taps) return;
  const taps: MouseEvent[] = [];
  here.taps = taps;
  document.addEventListener('click', (event) => event.detail > 0 && taps.push(event), true);
};

const listening = new WeakSet<Page>();

/** From now on the page has its list, wherever it goes. */
const hear = async (page: Page): Promise<void> => {
  if (listening.has(page)) return;
  listening.add(page);
  await page.addInitScript(listen);
  await page.evaluate(listen);
};

/** How many taps the page has heard since it was opened, or first asked. */
const heardBy = async (page: Page): Promise<number> => {
  await hear(page);
  return page.evaluate(() => (window as Listening).taps?.length ?? 0);
};

/**
 * Where the middle of a control is, once it is in sight and keeps its place; nothing where something else is on it, or it
 * takes no tap. A finger waits where it has just been: a tap that follows at once is taken for a tremble.
 */
const spotOf = async (
  control: Locator,
  endsReveal = false,
): Promise<readonly [x: number, y: number] | undefined> => {
  await hear(control.page());
  return control.evaluate(async (node, endsReveal) => {
    if (endsReveal) for (const one of document.querySelectorAll<HTMLElement>('.reveal')) one.click();
    // By a clock that a test moves, no frame comes by itself.
    if (!/native code/.test(`${requestAnimationFrame}`)) return undefined;
    // A new drawing runs its effects after its frame, and they scroll to the heading.
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const box = () => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return [left, right, top, bottom] as const;
    };
    const middle = ([left, right, top, bottom] = box()) => [(left + right) / 2, (top + bottom) / 2] as const;
    const isOpen = () => node.contains(document.elementFromPoint(...middle()));
    let place = box();
    // Below the edge, or within what has been scrolled.
    if (place[2] < 0 || place[3] > innerHeight || !isOpen()) {
      node.scrollIntoView({ block: 'center', behavior: 'instant' });
      place = box();
    }
    for (let before = ''; before !== place.join(); place = box()) {
      before = place.join();
      await frame();
    }
    const [left, right, top, bottom] = place;
    const last = (window as Listening).taps?.at(-1);
    if (last) {
      const { clientX, clientY, timeStamp } = last;
      const isThere =
        clientX > left - 24 && clientX < right + 24 && clientY > top - 24 && clientY < bottom + 24;
      const rest = timeStamp + 401 - performance.now();
      if (isThere && rest > 0) await new Promise((done) => setTimeout(done, rest));
    }
    const takesTaps = !node.matches(':disabled, [aria-disabled="true"]');
    return takesTaps && isOpen() ? middle() : undefined;
  }, endsReveal);
};

/** What everyone looks up for goes by itself, or at a tap: here at once. */
export const pastReveal = (page: Page): Promise<void> =>
  page.locator('.reveal').evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).click();
  });

/** A key on a control, once what everyone looks up for is over: the key would end that, and do no more. */
export const enterOn = async (control: Locator): Promise<void> => {
  await pastReveal(control.page());
  await control.press('Enter');
};

/** A tap of a calm finger: what everyone looks up for is over, and it has not just been there. */
export const calmTap = async (control: Locator): Promise<void> => {
  await control.waitFor();
  const spot = await spotOf(control, true);
  // Playwright's own click asks five times as much of the page: it is for what has to be waited for.
  await (spot ? control.page().mouse.click(...spot) : control.click());
};

/** Meanwhile all that happens is of one moment: on a slow machine too, two taps at once are as close as those of a hand. */
export const inOneMoment = async (page: Page, use: () => Promise<unknown>): Promise<void> => {
  const own = await page.evaluateHandle(() => {
    const now = performance.now();
    const before = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') as PropertyDescriptor;
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => now });
    return before;
  });
  await use();
  await own.evaluate((before) => Object.defineProperty(Event.prototype, 'timeStamp', before));
};

/** Two clicks at once. */
export const clickTwice = async (control: Locator): Promise<void> => {
  await control.waitFor();
  await spotOf(control);
  await inOneMoment(control.page(), () => control.dblclick());
};

/** A finger on glass, or twice at once. The page hears of it later than the browser, and shows it with its next frame. */
export const touch = async (control: Locator, twice = false): Promise<void> => {
  const page = control.page();
  await spotOf(control);
  const heard = await heardBy(page);
  const isHeard = (times: number) =>
    page.waitForFunction((wanted) => ((window as Listening).taps?.length ?? 0) >= wanted, heard + times);
  if (twice) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    const [left, top] = [x + width / 2, y + height / 2];
    await inOneMoment(page, async () => {
      await Promise.all([page.touchscreen.tap(left, top), page.touchscreen.tap(left, top)]);
      await isHeard(2);
    });
  } else {
    await control.tap();
    await isHeard(1);
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
};

/** A button by its whole name, or by a pattern. */
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const press = (page: Page | Locator, name: string | RegExp): Promise<void> =>
  calmTap(button(page, name));

/**
 * A calm tap on a fold, by Playwright's own click: what comes late moves a page between the look and the tap, and folds are
 * what it moves.
 */
export const unfold = async (page: Page, words: string | RegExp): Promise<void> => {
  const fold = page.locator('summary', { hasText: words });
  await fold.waitFor();
  await spotOf(fold, true);
  await fold.click();
};

/** A finger that comes down on a control, and stays. */
export const holdDown = async (control: Locator): Promise<void> => {
  const page = control.page();
  await control.waitFor();
  const spot = await spotOf(control);
  await (spot ? page.mouse.move(...spot) : control.hover());
  await page.mouse.down();
};

/** A finger, or a key, on what is held to be seen, for as long as a look takes; gives what it showed. */
export const look = async (
  control: Locator,
  key?: string,
  meanwhile?: () => Promise<unknown>,
): Promise<string> => {
  const page = control.page();
  if (key) {
    await control.focus();
    await page.keyboard.down(key);
  } else await holdDown(control);
  const shown = await page.locator('.secret').textContent();
  const since = await page.evaluate(() => performance.now());
  await meanwhile?.();
  await page.waitForFunction((from) => performance.now() > from + 350, since);
  await (key ? page.keyboard.up(key) : page.mouse.up());
  await page.locator('.secret').waitFor({ state: 'detached' });
  return shown ?? '';
};

/** Hands the phone on, to the next of those whom it goes round to, without a look. */
export const skip = async (page: Page, name: string, next: string): Promise<void> => {
  await press(page, next);
  await press(page, `${name} looks later`);
};
