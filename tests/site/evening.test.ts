/**
 * Evenings on a phone: what matters is in sight at every step, and a finger that taps everything twice plays as if it had
 * tapped once. `npm run evening` plays whole games on two phones at a quarter of the speed, and says what it has measured.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keysOf } from '../../src/base/lists';
import { someOf, volume } from '../volume';
import { EVENINGS, handOn } from './evening';
import { keptNow } from './table-page';
import { addressOf, inBrowser, open, PHONE, type VisitOptions } from './visit';

const WHOLE = volume(0, 1) === 1;
/** The table with most to tap stands for all. */
const GAMES = volume(['nation'] as const, keysOf(EVENINGS));
/** How many taps of a game. */
const TAPS = volume(5, 500);
const SIZES = someOf(
  [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    // Held sideways.
    { width: 740, height: 360 },
  ],
  1,
);

/** A tap, in ms: until its last frame, and of it until the page heard of it, and while the page worked at it. */
interface Tap {
  readonly id: number;
  readonly on: string;
  readonly lasts: number;
  readonly waits: number;
  readonly works: number;
}

/** `shift` is the sum of the shifts that no tap explains. */
interface Seen {
  readonly taps: Tap[];
  shift: number;
}

const observe = (): void => {
  const seen: Seen = Object.assign(window, { seen: { taps: [], shift: 0 } }).seen;
  // What was tapped may be gone when its frame is reported.
  const names = new Map<number, string>();
  for (const kind of ['pointerdown', 'pointerup', 'click'])
    addEventListener(
      kind,
      ({ timeStamp, target }) => names.set(timeStamp, (target as Element).textContent?.slice(0, 40) ?? ''),
      { capture: true },
    );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId)
        seen.taps.push({
          id: entry.interactionId,
          on: `${entry.name} on "${names.get(entry.startTime) ?? ''}"`,
          lasts: entry.duration,
          waits: Math.round(entry.processingStart - entry.startTime),
          works: Math.round(entry.processingEnd - entry.processingStart),
        });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      hadRecentInput?: boolean;
      value?: number;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Of so many taps, in ms: nineteen in twenty last no longer. A tap that is over within a frame is not reported. */
const p95 = (lasting: readonly Tap[], taps: number): number => {
  const longest = new Map<number, number>();
  for (const { id, lasts } of lasting) longest.set(id, Math.max(lasts, longest.get(id) ?? 0));
  return [...longest.values()].sort((a, b) => b - a)[Math.floor(taps / 20)] ?? 16;
};

const play = async (page: Page, id: keyof typeof EVENINGS, twice: boolean) => {
  await open(page, addressOf(`table/${id}/${EVENINGS[id].fragment}`));
  if (WHOLE) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const hand = handOn(page, { twice, most: TAPS });
  const begun = Date.now();
  await EVENINGS[id].play(hand).catch((error) => {
    if (error !== hand.tired) throw error;
  });
  const seconds = (Date.now() - begun) / 1000;
  return { ...hand.seen(), seconds, events: JSON.parse(await keptNow(page)).events };
};

const PLAYED = GAMES.flatMap((id) => SIZES.map((viewport) => ({ id, viewport, width: viewport.width })));

test.each(PLAYED)('$id on a phone $width px wide', async ({ id, viewport }) => {
  const options: VisitOptions = { ...PHONE, viewport, prepare: (page) => page.addInitScript(observe) };
  await inBrowser(async (page) => {
    const once = await play(page, id, false);
    const { taps, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    if (WHOLE) {
      const longest = taps.toSorted((a, b) => b.lasts - a.lasts).slice(0, 5);
      console.log(
        [
          `${id} ${viewport.width}: ${once.taps} taps, ${once.seconds.toFixed(0)} s, ${once.hidden.length} out of sight, ` +
            `layout shift ${shift.toFixed(3)}, p95 ${p95(taps, once.taps)} ms, longest interactions:`,
          ...longest.map(
            ({ on, lasts, waits, works }) => `${lasts} ms (${waits} waits, ${works} works) ${on}`,
          ),
        ].join('\n  '),
      );
    }
    expect(once.hidden).toEqual([]);
    expect(shift).toBeLessThan(0.02);
    await inBrowser(
      async (other) => expect((await play(other, id, true)).events).toEqual(once.events),
      options,
    );
  }, options);
});
