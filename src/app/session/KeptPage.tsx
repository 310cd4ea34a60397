/** What this browser keeps: a list of it, a file with all of it and the way back, the end of it, and the copy for offline use. */

import { useEffect, useState } from 'preact/hooks';
import * as m from '#messages/kept';
import { LANGUAGE, listed } from '#messages/language';
import { createTurns } from '../../base/remembered';
import { ok, type Result } from '../../base/result';
import { Button, useNextFocus } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { OpenFile } from '../fields/OpenFile';
import { href, studio } from '../links';
import {
  addEverything,
  type Everything,
  eraseEverything,
  parseFile,
  readEverything,
  runningIn,
  writeFile,
} from '../store/everything';
import { removeText, writeText } from '../store/local';
import { KEYS, PENDING_PREFIX } from '../store/stored';
import { settlePending } from '../tables/keep/kept';
import { FileLink } from './FileLink';

/** In words; what is kept in a tab alone is not listed. */
const TEXTS: Readonly<Record<string, string>> = {
  [KEYS.printer]: m.printer,
  [KEYS.groups]: m.groups,
  [KEYS.tonight]: m.tonight,
  [KEYS.dealt]: m.dealt,
  [KEYS.scheme]: m.scheme,
  [KEYS.language]: m.language,
  [KEYS.slash]: m.slash,
  [KEYS.offline]: m.offline,
  [KEYS.stay]: m.stay,
  [KEYS.formerTmag]: m.formerTmag,
} satisfies Record<(typeof KEYS)[Exclude<keyof typeof KEYS, 'passing'>], string>;

type Titles = Readonly<Record<string, string>>;
type Item = readonly [words: string, address?: string];

const itemsOf = ({ texts, records }: Everything, titles: Titles): readonly Item[] => {
  const titleOf = (game: unknown): string => titles[String(game)] ?? m.unknownGame;
  const date = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' });
  return [
    ...records.tables.map(({ id, game, name }): Item => {
      return [
        m.table({ game: titleOf(game), name: String(name) }),
        `${href('table', String(game))}#table=${id}`,
      ];
    }),
    ...records.hosted.map(({ id, game, names, removed }): Item => {
      const words = m.hosted({ game: titleOf(game), names: [names].flat().join(', ') });
      return removed === undefined ? [words, `${href('deal', String(game))}#game=${id}`] : [words];
    }),
    ...records.seats.map(({ answered }): Item => {
      const on = new Date(Number(answered));
      // A file that was read can have anything there, and what it brought is to be erased from here.
      const isDate = Number.isFinite(on.getTime());
      const words = answered && isDate ? m.seatAnswered({ date: date.format(on) }) : m.seat;
      return [answered ? words : m.seatFormer, href('seat')];
    }),
    ...records.sets.map(({ id, game, theme }): Item => {
      const words = m.set({ game: titleOf(game), name: String(theme || id.slice(0, 6)) });
      return [words, studio(`kit=${game}&set=${id}`)];
    }),
    ...Object.keys(texts).map((key): Item => {
      const isPending = key.startsWith(PENDING_PREFIX);
      return [TEXTS[key] ?? (isPending ? m.lastStep : m.setting({ key }))];
    }),
  ];
};

const CACHE = `paper-dagger ${href()}`;

const inMB = (bytes: number): string => m.megabytes({ size: bytes / 1e6 });

/** The files of the site that this browser has for offline use, in words, and whether there are any. */
interface Copy {
  readonly words: string;
  readonly isThere: boolean;
}

const readCopy = async (): Promise<Copy> => {
  const { usage = 0 } = await navigator.storage.estimate();
  const cache = (await caches.has(CACHE)) ? await caches.open(CACHE) : undefined;
  const files = (await cache?.keys()) ?? [];
  const fonts = files.filter(({ url }) => /\.woff2$|\/fonts\//.test(url));
  let size = 0;
  for (const font of fonts) size += (await (await cache?.match(font))?.blob())?.size ?? 0;
  const sizes = { size: inMB(size), usage: inMB(usage) };
  return files.length === 0
    ? { words: m.copyNone(sizes), isThere: false }
    : { words: m.copy({ files: files.length, fonts: fonts.length, ...sizes }), isThere: true };
};

const Shelf = ({ items }: { items: readonly Item[] | undefined }) => (
  <div class="shelf">
    {items?.length === 0 && <p>{m.empty}</p>}
    <ul>
      {items?.map(([words, address], k) => (
        <li key={`${k} ${words}`}>
          <p>{address === undefined ? words : <a href={address}>{words}</a>}</p>
        </li>
      ))}
    </ul>
  </div>
);

/** Takes the files of the site out of this browser, and what keeps them, for good. */
const removeFiles = async (): Promise<void> => {
  writeText(KEYS.offline, 'none');
  for (const worker of await navigator.serviceWorker.getRegistrations()) {
    if (new URL(worker.scope).pathname === href()) await worker.unregister();
  }
  await caches.delete(CACHE);
};

/** The worker is there again with the page. */
const keepWhole = (): void => {
  removeText(KEYS.offline);
  location.reload();
};

/** "1 sealed deal that you host and 2 seats in sealed deals under way"; empty where there is none. */
const runningWords = (all: Everything | undefined): string => {
  const { hosted, seats } = all ? runningIn(all) : { hosted: 0, seats: 0 };
  return listed([
    ...(hosted > 0 ? [m.runningHosted({ count: hosted })] : []),
    ...(seats > 0 ? [m.runningSeats({ count: seats })] : []),
  ]);
};

/** What there is, what was last done with it, and what can be done. */
const useKept = () => {
  const [all, setAll] = useState<Everything>();
  const [copy, setCopy] = useState<Copy>();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [erased, setErased] = useState<Everything>();

  /** Says what was done, or why it was not, and shows what there is now. */
  const show = async <T,>(done: Result<T>, words: (value: T) => string): Promise<void> => {
    setProblem(done.ok ? undefined : done.error.message);
    setSaid(done.ok ? words(done.value) : '');
    await settlePending();
    const kept = await readEverything();
    if (kept.ok) setAll(kept.value);
    else setProblem(kept.error.message);
    setCopy(await readCopy().catch(() => ({ words: m.copyRefused, isThere: false })));
  };
  useEffect(() => void show(ok(''), String), []);
  // The button that was pressed is gone.
  const { root, next } = useNextFocus([erased, copy]);

  // One after another: what is said last is about what was asked last.
  const [inTurn] = useState(createTurns);
  const open = async (text: string): Promise<void> => {
    const file = parseFile(text);
    const done = file.ok ? await addEverything(file.value) : file;
    setErased(undefined);
    await show(done, ({ added, here }) => m.fileRead({ added, here }));
  };
  const erase = async (): Promise<void> => {
    const done = await eraseEverything();
    await show(done, () => m.erased);
    if (!done.ok) return;
    next.current = '.removed button';
    setErased(done.value);
  };
  const undo = async (gone: Everything): Promise<void> => {
    const done = await addEverything(gone);
    next.current = '.shelf a';
    await show(done, ({ added }) => m.restored({ count: added }));
    setErased(undefined);
  };
  const removeCopy = async (): Promise<void> => {
    await removeFiles();
    next.current = '.keep-whole';
    await show(ok(''), String);
  };

  return { root, all, copy, said, problem, erased, inTurn, open, erase, undo, removeCopy };
};

export const KeptPage = ({ titles }: { titles: Titles }) => {
  const { root, all, copy, said, problem, erased, inTurn, open, erase, undo, removeCopy } = useKept();
  const items = all && itemsOf(all, titles);
  const running = runningWords(all);
  return (
    <div class="kept-tables" ref={root}>
      <div role="status">
        {said && (
          <p class="removed manila">
            {said} {erased && <Button onPress={() => inTurn(() => undo(erased))}>{m.undo}</Button>}
          </p>
        )}
      </div>
      <Shelf items={items} />
      {all && items && items.length > 0 && (
        <div class="buttons">
          <FileLink text={writeFile(all)} fileName="paper-dagger-browser.json">
            {m.save}
          </FileLink>
          <Confirm ask={m.erase} yes={m.eraseConfirm} onYes={() => inTurn(erase)}>
            {m.eraseHelp}
            {running && ` ${m.eraseLoses({ deals: running })}`}
          </Confirm>
        </div>
      )}
      {running && <p>{m.fileLacks({ deals: running })}</p>}
      <OpenFile label={m.readFile} most={50} onText={(text) => inTurn(() => open(text))} problem={problem} />
      <p class="form" role="status">
        {copy?.words}
      </p>
      {copy?.isThere && (
        <div class="buttons">
          <Button onPress={() => inTurn(removeCopy)}>{m.removeCopy}</Button>
        </div>
      )}
      {all?.texts[KEYS.offline] !== undefined && (
        <div class="buttons">
          <Button class="button keep-whole" onPress={keepWhole}>
            {m.keepWhole}
          </Button>
        </div>
      )}
    </div>
  );
};
