/**
 * The page's half of offline use: it has itself and the game that is played kept once it is there, then the rest of the site
 * where nothing speaks against it; it says how far that is, and offers a new edition without pressing it on anyone.
 */
import * as m from '#messages/site';
import { href } from '../links';
import { textAt, writeText } from '../store/local';
import { KEYS } from '../store/stored';
import type { FromWorker, ToWorker } from './sw';

const line = document.querySelector<HTMLElement>('#offline');
const words = line?.querySelector('span');
const less = line?.querySelector('button');
const offer = document.querySelector<HTMLElement>('#new-edition');

const tell = (worker: ServiceWorker | null, message: ToWorker): void => worker?.postMessage(message);

/** Fetching ten more megabytes is nothing to do on a line that is paid by the megabyte. */
const isSparing = (): boolean => {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string; type?: string };
  };
  return (
    connection?.saveData === true ||
    connection?.type === 'cellular' ||
    /2g$/.test(connection?.effectiveType ?? '')
  );
};

/** What a person said of it: "used" for what is used alone, "none" for nothing at all. */
const wish = () => textAt(KEYS.offline);

/** The worker that keeps files. */
let active: ServiceWorker | null = null;

/** `canStop` while more is fetched than was asked for. */
const say = (told: string, canStop = false): void => {
  if (!line || !words || !less) return;
  words.textContent = told;
  less.hidden = !canStop;
  line.hidden = false;
};

less?.addEventListener('click', () => {
  writeText(KEYS.offline, 'used');
  tell(active, { kind: 'stop' });
});

/** When the browser has nothing better to do; Safari does not say when that is. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 3000);
};

const hear = ({ data }: MessageEvent<FromWorker>): void => {
  if (data.kind === 'other') {
    say(data.words);
    // What follows can only be a part.
    navigator.serviceWorker.onmessage = null;
  } else if (data.kind === 'in-use') {
    say(m.usedReady);
    if (!isSparing() && wish() === undefined) whenIdle(() => tell(active, { kind: 'keep-rest' }));
  } else if (data.done === data.total) say(m.ready);
  else if (data.stopped) say(wish() === 'used' ? m.usedReady : m.restLater);
  else say(m.gettingReady({ percent: Math.floor((data.done / data.total) * 100) }), true);
};

/** The files of this site that the page has loaded, itself the first, as paths. */
const pathsHere = (): readonly string[] => [
  location.pathname,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname),
];

/** The edition that would take over, if someone said so. */
let next: ServiceWorker | null = null;

const offerEdition = ({ active, waiting }: ServiceWorkerRegistration): void => {
  // The first worker of a language is no new edition, though that of English is there already.
  if (!offer || !waiting || !active) return;
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
  offerEdition(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offerEdition(registration));
  });
  ({ active } = await serviceWorker.ready);
  tell(active, {
    kind: 'keep',
    paths: pathsHere(),
    game: location.pathname.slice(href().length).split('/')[1],
  });
};

if (import.meta.env.PROD && 'serviceWorker' in navigator && wish() !== 'none') {
  // After the page itself, and after what it does at its start.
  window.addEventListener('load', () => setTimeout(() => void start().catch(() => undefined), 1500));
}
