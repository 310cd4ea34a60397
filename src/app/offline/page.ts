/**
 * The page's half of offline use: it has the site kept once the page itself is there, says when all of it is, and offers
 * a new edition without pressing it on anyone.
 */
import * as m from '#messages/offline';
import { href } from '../links';
import type { FromWorker, ToWorker } from './sw';

const line = document.querySelector<HTMLElement>('#offline');
const offer = document.querySelector<HTMLElement>('#new-edition');

const tell = (worker: ServiceWorker | null, message: ToWorker): void => worker?.postMessage(message);

/** Fetching ten more megabytes is nothing to do on a line that is paid by the megabyte. */
const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

const say = (words: string): void => {
  if (!line) return;
  line.textContent = words;
  line.hidden = false;
};

const hear = ({ data }: MessageEvent<FromWorker>): void => {
  if (data.kind === 'other') {
    say(data.words);
    // What follows can only be a part.
    navigator.serviceWorker.onmessage = null;
    return;
  }
  const { done, total, stopped } = data;
  if (done === total) say(m.ready);
  else if (stopped) say(m.restLater);
  else say(m.gettingReady({ percent: Math.floor((done / total) * 100) }));
};

/** The edition that would take over, if someone said so. */
let next: ServiceWorker | null = null;

const offerEdition = (waiting: ServiceWorker | null): void => {
  if (!offer || !waiting || !navigator.serviceWorker.controller) return;
  next = waiting;
  offer.hidden = false;
};

offer?.addEventListener('click', ({ target }) => {
  const answer = (target as HTMLElement).closest('button')?.value;
  if (answer === 'later') offer.hidden = true;
  if (answer !== 'now') return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  tell(next, { kind: 'take-over' });
});

const start = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  // Before the worker has anything to say; it also lets messages in.
  serviceWorker.onmessage = hear;
  const registration = await serviceWorker.register(href('sw.js'), { updateViaCache: 'none' });
  // Some browsers are set to refuse, and say nothing.
  if (!registration) return;
  offerEdition(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerEdition(installing);
    });
  });
  const { active } = await serviceWorker.ready;
  if (isSparing()) say(m.readyToPlay);
  else tell(active, { kind: 'keep-rest' });
};

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After the page itself, and after what it does at its start.
  window.addEventListener('load', () => setTimeout(() => void start().catch(() => undefined), 1500));
}
