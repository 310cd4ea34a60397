/** Whole games on a phone: how many taps, what is out of sight, what jumps, how long a tap takes; and everything tapped twice. */
import { expect, test } from 'vitest';
import { volume } from '../volume';
import { EVENINGS, handOn } from './evening';
import { addressOf, inBrowser, open, PHONE } from './visit';

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const games = Object.keys(EVENINGS) as (keyof typeof EVENINGS)[];

/** Longest interaction so far in ms, and the sum of shifts that no tap explains. */
const watch = `
  window.seen = { longest: 0, shift: 0, late: [] };
  new PerformanceObserver((list) => list.getEntries().forEach((one) => { if (one.interactionId) { window.seen.late.push(one.duration); window.seen.longest = Math.max(window.seen.longest, one.duration); } }))
    .observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) window.seen.shift += one.value; }))
    .observe({ type: 'layout-shift', buffered: true });`;

test.each(games.flatMap((id) => SIZES.map((viewport) => ({ id, viewport }))))(
  '$id at $viewport.width',
  async ({ id, viewport }) => {
    await inBrowser(
      async (page) => {
        await page.addInitScript(watch);
        await open(page, addressOf(`table/${id}/${EVENINGS[id].fragment}`));
        const shots = process.env.SHOTS;
        const hand = handOn(
          page,
          shots
            ? {
                look: async (step, title) => {
                  await page.screenshot({
                    path: `${shots}/${id}-${viewport.width}-${String(step).padStart(3, '0')}-${title.replace(/\W+/g, '-')}.png`,
                  });
                },
              }
            : {},
        );
        const started = Date.now();
        if (process.env.CPU)
          await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {
            rate: 4,
          });
        await EVENINGS[id].play(hand);
        const { taps, hidden } = hand.seen();
        const seen = (await page.evaluate('window.seen')) as {
          longest: number;
          shift: number;
          late: number[];
        };
        console.log(
          `${id} ${viewport.width}: ${taps} taps, ${((Date.now() - started) / 1000).toFixed(1)} s, hidden ${hidden.length}, shift ${seen.shift.toFixed(3)}, longest ${seen.longest}, sorted ${seen.late.sort((a, b) => b - a).slice(0, 5)}\n  ${[...new Set(hidden.map((one) => one.replace(/-?\d+$/, '')))].slice(0, 8).join('\n  ')}`,
        );
      },
      { ...PHONE, viewport, reducedMotion: 'no-preference' },
    );
  },
);
