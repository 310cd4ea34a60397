/** What this browser keeps: a list of it, a file with all of it and the way back, the end of it, and the copy for offline use. */
import { useEffect, useState } from 'preact/hooks';
import { ok, type Result } from '../../base/result';
import { createTurns } from '../../base/turns';
import { counted } from '../../base/words';
import { Button } from '../fields/Button';
import { Confirm } from '../fields/Confirm';
import { OpenFile } from '../fields/OpenFile';
import { href } from '../links';
import {
  addEverything,
  type Everything,
  eraseEverything,
  parseFile,
  readEverything,
  runningIn,
  writeFile,
} from '../store/everything';
import { KEYS, PENDING_PREFIX } from '../store/stored';
import { settlePending } from '../tables/keep/kept';
import { FileLink } from './FileLink';

/** In words; what is kept in a tab alone is not listed. */
const TEXTS: Readonly<Record<string, string>> = {
  [KEYS.printer]: 'The profile of your printer',
  [KEYS.groups]: 'Names of groups that played',
  [KEYS.tonight]: 'Who plays tonight',
  [KEYS.scheme]: 'Light or dark, as you chose it at a table',
  [KEYS.slash]: 'The slash key is switched off',
  [KEYS.stay]: 'A note about this browser was read',
  [KEYS.formerTmag]: 'A table of TMAG, of an earlier edition',
} satisfies Record<(typeof KEYS)[Exclude<keyof typeof KEYS, 'passing'>], string>;

type Titles = Readonly<Record<string, string>>;
type Item = readonly [words: string, address?: string];

const itemsOf = ({ texts, records }: Everything, titles: Titles): readonly Item[] => {
  const titleOf = (game: unknown): string => titles[String(game)] ?? 'a game that is not here';
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  const seatOf = (answered: unknown): string =>
    answered ? `answered on ${date.format(Number(answered))}` : 'of an earlier edition';
  return [
    ...records.tables.map(({ id, game, name }): Item => {
      return [`Table of ${titleOf(game)}: ${name}`, `${href('table', String(game))}#table=${id}`];
    }),
    ...records.hosted.map(({ id, game, names, removed }): Item => {
      const words = `Sealed deal of ${titleOf(game)}, hosted here: ${[names].flat().join(', ')}`;
      return removed === undefined ? [words, `${href('deal', String(game))}#game=${id}`] : [words];
    }),
    ...records.seats.map(
      ({ answered }): Item => [`Your seat in a sealed deal, ${seatOf(answered)}`, href('seat')],
    ),
    ...Object.keys(texts).map((key): Item => {
      const isPending = key.startsWith(PENDING_PREFIX);
      return [TEXTS[key] ?? (isPending ? 'The last step at a table' : `A setting (${key})`)];
    }),
  ];
};

const CACHE = `paper-dagger ${href()}`;

const inMB = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** The files of the site that this browser has for offline use. */
const readCopy = async (): Promise<string> => {
  const { usage = 0 } = await navigator.storage.estimate();
  const cache = (await caches.has(CACHE)) ? await caches.open(CACHE) : undefined;
  const files = (await cache?.keys()) ?? [];
  const fonts = files.filter(({ url }) => /\.woff2$|\/fonts\//.test(url));
  let size = 0;
  for (const font of fonts) size += (await (await cache?.match(font))?.blob())?.size ?? 0;
  return files.length === 0
    ? `No copy of the site for offline use. The browser counts ${inMB(usage)}.`
    : `A copy of the site for offline use: ${files.length} files, ${fonts.length} of them fonts (${inMB(size)}). The browser counts ${inMB(usage)} in all.`;
};

const Shelf = ({ items }: { items: readonly Item[] | undefined }) => (
  <div class="shelf">
    {items?.length === 0 && <p>Nothing of yours.</p>}
    <ul>
      {items?.map(([words, address], k) => (
        <li key={`${k} ${words}`}>
          <p>{address === undefined ? words : <a href={address}>{words}</a>}</p>
        </li>
      ))}
    </ul>
  </div>
);

/** Takes the files of the site out of this browser, and what keeps them. */
const removeFiles = async (): Promise<void> => {
  for (const worker of await navigator.serviceWorker.getRegistrations()) {
    if (new URL(worker.scope).pathname === href()) await worker.unregister();
  }
  await caches.delete(CACHE);
};

/** "1 sealed deal that you host and 2 seats in sealed deals under way"; empty where there is none. */
const runningWords = (all: Everything | undefined): string => {
  const { hosted, seats } = all ? runningIn(all) : { hosted: 0, seats: 0 };
  return [
    ...(hosted > 0 ? [`${counted(hosted, 'sealed deal')} that you host`] : []),
    ...(seats > 0 ? [`${counted(seats, 'seat')} in sealed deals under way`] : []),
  ].join(' and ');
};

/** What there is, what was last done with it, and what can be done. */
const useKept = () => {
  const [all, setAll] = useState<Everything>();
  const [copy, setCopy] = useState('');
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
    setCopy(await readCopy().catch(() => 'This browser keeps no copy of the site for offline use.'));
  };
  useEffect(() => void show(ok(''), String), []);
  // The button that erased is gone.
  useEffect(() => erased && document.querySelector<HTMLElement>('.removed button')?.focus(), [erased]);

  // One after another: what is said last is about what was asked last.
  const [inTurn] = useState(createTurns);
  const open = async (text: string): Promise<void> => {
    const file = parseFile(text);
    const done = file.ok ? await addEverything(file.value) : file;
    setErased(undefined);
    await show(done, ({ added, here }) => `Read: ${added} new, ${here} as here before.`);
  };
  const erase = async (): Promise<void> => {
    const done = await eraseEverything();
    await show(done, () => 'Erased.');
    if (done.ok) setErased(done.value);
  };
  const undo = async (gone: Everything): Promise<void> => {
    setErased(undefined);
    await show(await addEverything(gone), ({ added }) => `${added} back again.`);
  };
  const removeCopy = async (): Promise<void> => {
    await removeFiles();
    await show(ok(''), String);
  };

  return { all, copy, said, problem, erased, inTurn, open, erase, undo, removeCopy };
};

export const KeptPage = ({ titles }: { titles: Titles }) => {
  const { all, copy, said, problem, erased, inTurn, open, erase, undo, removeCopy } = useKept();
  const items = all && itemsOf(all, titles);
  const running = runningWords(all);
  return (
    <div class="kept-tables">
      <div role="status">
        {said && (
          <p class="removed">
            {said} {erased && <Button onPress={() => inTurn(() => undo(erased))}>Undo</Button>}
          </p>
        )}
      </div>
      <Shelf items={items} />
      {all && items && items.length > 0 && (
        <div class="buttons">
          <FileLink text={writeFile(all)} fileName="paper-dagger-browser.json">
            Save all as a file
          </FileLink>
          <Confirm ask="Erase all of it" yes="Yes, erase all of it" onYes={() => inTurn(erase)}>
            Tables, deals, names and settings leave this browser. You can undo it while this page is open.
            {running && ` For ${running} it is the end: no file has them.`}
          </Confirm>
        </div>
      )}
      {running && (
        <p>
          The file has everything but {running}: a copy would show cards and count no look. They stay in this
          browser, and after the game the record is in the file.
        </p>
      )}
      <OpenFile
        label="Read a saved file"
        most={50}
        onText={(text) => inTurn(() => open(text))}
        problem={problem}
      />
      <p class="form">{copy}</p>
      {copy.startsWith('A copy') && (
        <div class="buttons">
          <Button onPress={() => inTurn(removeCopy)}>Remove the copy</Button>
        </div>
      )}
    </div>
  );
};
