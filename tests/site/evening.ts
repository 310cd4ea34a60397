/**
 * Whole games as a phone plays them, tap by tap: where the step's heading and its controls are before each tap, what
 * jumps, how long a tap takes to show. The events are the same each time, so that two runs can be compared.
 */
import type { Locator, Page } from 'playwright-core';
import { unwrap } from '../../src/base/result';
import { apply as applyTarget, start as startTarget } from '../../src/games/target/rules';
import { button, pastReveal, touch } from './taps';

export interface Sight {
  readonly taps: number;
  /** What was not in sight when it was needed: the step's heading, or a control of the next question. */
  readonly hidden: readonly string[];
}

interface HandOptions {
  readonly twice?: boolean;
  /** After so many taps it is tired. */
  readonly most?: number;
  readonly look?: (step: number, title: string) => Promise<void>;
}

/** A hand that taps once, or everything twice, and looks before each tap. */
export const handOn = (page: Page, { twice = false, most = 500, look }: HandOptions = {}) => {
  const tired = new Error('so many taps');
  let taps = 0;
  const hidden: string[] = [];
  const watch = async (control: Locator): Promise<void> => {
    const lost = await control.evaluate((node) => {
      const isSeen = (one: Element): boolean => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there !== null && (one.contains(there) || there.contains(one));
      };
      const heads = [...document.querySelectorAll('h1, .ask > h2')];
      // A list scrolls where it can be searched, and on a phone that is held sideways.
      const list = `.pick-cards${innerHeight < 400 ? '' : ':has(input)'}`;
      const group = [
        ...(node
          .closest(`fieldset:not(.ring > *, ${list})`)
          ?.querySelectorAll('button:not([tabindex="-1"])') ?? []),
        node,
      ];
      return [
        ...heads
          .filter((head) => !isSeen(head))
          .map((head) => `heading ${head.textContent} at ${Math.round(head.getBoundingClientRect().top)}`),
        ...group
          .filter((one) => !isSeen(one) && !(innerHeight < 400 && one.closest(list)))
          .slice(0, 1)
          .map((one) => `control ${one.textContent} at ${Math.round(one.getBoundingClientRect().top)}`),
      ];
    });
    const title = (await page.locator('h1').textContent()) ?? '';
    hidden.push(...lost.map((what) => `${title}: ${what}`));
    await look?.(taps, title);
  };
  const tap = async (control: Locator): Promise<void> => {
    await control.waitFor();
    await pastReveal(page);
    if (taps >= most) throw tired;
    await watch(control);
    taps++;
    // Nobody looks for the next before they see what this one has done.
    await touch(control, twice);
  };
  return { page, tap, tired, seen: (): Sight => ({ taps, hidden }) };
};

type Hand = ReturnType<typeof handOn>;

const mafia = async ({ page, tap }: Hand): Promise<void> => {
  const ask = page.locator('.game');
  const seat = (name: string) => page.locator('button.seat', { has: page.getByText(name, { exact: true }) });
  const press = (name: string) => tap(button(ask, name));
  const accuse = async (by: string, accused: string, hands: number) => {
    await tap(seat(by));
    await tap(seat(accused));
    await press(`${hands}`);
  };
  const up = () => press('Turn the card up');
  const kill = async (victim: string) => {
    await press('Next line');
    await tap(seat(victim));
    await press('Next line');
    await press('Say who is missing');
    await up();
  };
  await tap(seat('Hal'));
  for (let line = 1; line < 4; line++) await press('Next line');
  await press('It is day');
  await accuse('Dee', 'Cy', 3);
  await accuse('Gil', 'Ben', 4);
  await up();
  await kill('Dee');
  await accuse('Eve', 'Gil', 3);
  await up();
  await tap(seat('Dee'));
  await kill('Fox');
  await accuse('Eve', 'Cy', 2);
  await up();
};

const FIVE = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];

const target = async ({ page, tap }: Hand): Promise<void> => {
  let state = unwrap(startTarget({ names: FIVE, options: {}, seed: 'friday-7' }));
  const seat = (at: number) => tap(page.locator(`[data-seat="${at}"]`));
  while (state.living.length > 1) {
    const hunter = state.living[0] as number;
    const prey = (state.living.length === 2 ? state.living[1] : state.targets[hunter]) as number;
    if (state.living.length > 2) {
      await seat(hunter);
      await seat(prey);
      await tap(button(page, 'Attack'));
      state = unwrap(applyTarget(state, { kind: 'attack', seat: hunter, target: prey, by: 'creatures' }));
    }
    await seat(hunter);
    await seat(prey);
    await tap(button(page, `${FIVE[hunter]} kills ${FIVE[prey]}`));
    state = unwrap(applyTarget(state, { kind: 'out', deaths: [{ seat: prey, by: hunter }] }));
  }
};

const WEAPONS = ['knife', 'rope', 'pistol'];

const nation = async ({ page, tap }: Hand): Promise<void> => {
  for (let round = 1; round <= 3; round++) {
    for (const [k, weapon] of WEAPONS.entries()) {
      await tap(page.locator('.tile.open[data-tile]').nth(k));
      await tap(page.locator(`[data-card=${weapon}]`));
      await tap(page.locator('.time [data-card]').first());
      await tap(page.locator('.pick-cards [data-card]').first());
      await tap(button(page, 'Lay it down'));
    }
    await tap(page.locator('.resolve'));
    while (await page.locator('.dice').count()) await tap(page.locator('.roll'));
    await tap(page.locator('.next-round'));
  }
};

const tmag = async ({ page, tap }: Hand): Promise<void> => {
  for (let step = 0; !(await page.locator('.stamp').count()); step++) {
    const lit = await page
      .locator('[data-lit]')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('data-square'), one.getAttribute('aria-label')] as const),
      );
    if (lit.length === 0) {
      await tap(button(page, 'Roll the die'));
      continue;
    }
    const mover = (await page.locator('h1').textContent())?.split(' ')[0] ?? '?';
    const isVictim = (await page.locator('.players li', { hasText: 'Victim' }).textContent())?.startsWith(
      mover,
    );
    const free = lit.filter(([, label]) => !label?.includes('a capture'));
    const base = lit.find(
      ([, label]) => isVictim && label?.includes('base of') && !label.includes('marked by'),
    );
    const from = free.length > 0 ? free : lit;
    const [to] = base ?? from[(step * 7) % from.length] ?? lit[0] ?? [];
    await tap(page.locator(`[data-square="${to}"]`));
  }
};

export const EVENINGS = {
  mafia: { fragment: '#players=Ana,Ben,Cy,Dee,Eve,Fox,Gil,Hal&seed=friday-7', play: mafia },
  target: { fragment: `#players=${FIVE.join(',')}&seed=friday-7`, play: target },
  nation: { fragment: '#players=Ana,Ben,Cy,Dee&seed=friday-7', play: nation },
  tmag: { fragment: '#players=Ana,Ben,Cy,Dee&seed=friday-7', play: tmag },
};
