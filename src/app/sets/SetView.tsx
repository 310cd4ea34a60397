/**
 * Cards of one's own in the studio: a table and pictures from files or pasted, all that is wrong with them at once, how pictures are cut, and
 * the sets that this browser keeps. It comes when its fold is opened.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '#messages/sets';
import { err, ok } from '../../base/result';
import {
  loadSetGame,
  type OpenedSet,
  type OwnSet,
  openSet,
  paintPictures,
  withTheme,
  zipSet,
} from '../../files/sets';
import { writeSet } from '../../files/sets/parse';
import { isZipName, MOST_ZIPPED, parseTheme, type SetFiles, withFiles } from '../../files/sets/zip';
import { Button } from '../fields/Button';
import { List } from '../fields/Choice';
import { TextField } from '../fields/Field';
import { Wrong } from '../fields/Wrong';
import { href } from '../links';
import { FileLink } from '../session/FileLink';
import { useLoaded } from '../session/reads';
import { FairView } from './FairView';
import { keepSet, keptSet, nameOfSet, paintOnPage, setChoices } from './kept-sets';

export interface SetViewProps {
  game: string;
  /** The code of the set in use; "" for the game's own cards. */
  code: string;
  onCode: (code: string) => void;
  /** What does not fit on the cards that are shown. */
  misfits: readonly string[];
  /** That the set of the address is not here. */
  missing: string | undefined;
}

/** More problems than these nobody reads before mending some. */
const MOST_SHOWN = 40;

const Sentences = ({ about, all }: { about?: string; all: readonly string[] }) =>
  all.length === 0 ? null : (
    <div class="wrong-list">
      {about && <p>{about}</p>}
      <ul>
        {all.slice(0, MOST_SHOWN).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {all.length > MOST_SHOWN && <p>{m.more({ count: all.length - MOST_SHOWN })}</p>}
    </div>
  );

/** To be saved, and shown by no browser. */
const ANY = 'application/octet-stream';

const NOTHING: SetFiles = { table: '', pictures: new Map() };

const readFiles = async (files: readonly File[]) => {
  const tooLarge = files.find(({ size }) => size > MOST_ZIPPED);
  if (tooLarge) return err('file', m.fileTooLarge({ name: tooLarge.name }));
  return ok(
    await Promise.all(
      files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    ),
  );
};

/** What was given, read at once. Files and a table can be given while the last are still read: they add up, and the last reading is shown. */
const useOpening = (game: string) => {
  const [files, setFiles] = useState<SetFiles>(NOTHING);
  const latest = useRef(NOTHING);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<OpenedSet & { painted: ReadonlyMap<string, string> }>();
  const [problem, setProblem] = useState<string>();
  const take = async (next: SetFiles, problems: readonly string[] = []) => {
    latest.current = next;
    setFiles(next);
    setLeft(problems);
    setProblem(undefined);
    if (next.table.trim() === '') return setOpened(undefined);
    const read = await openSet(next, game);
    const painting = read.ok ? await paintPictures(read.value.set, paintOnPage) : undefined;
    if (latest.current !== next) return;
    if (!read.ok) setProblem(read.error.message);
    setOpened(
      read.ok && painting
        ? {
            ...read.value,
            problems: [...read.value.problems, ...painting.problems],
            painted: painting.painted,
          }
        : undefined,
    );
  };
  const write = (table: string) => take({ ...latest.current, table });
  const add = async (list: readonly File[]) => {
    const read = await readFiles(list);
    const all = read.ok ? withFiles(latest.current, read.value) : read;
    if (!all.ok) return setProblem(all.error.message);
    const { files: next, problems } = all.value;
    // A zip takes the place of all that is here, and only one that opens does.
    const isZip = list.some(({ name }) => isZipName(name));
    const opens = isZip ? await openSet(next, game) : ok(undefined);
    await (opens.ok ? take(next, problems) : setProblem(opens.error.message));
  };
  return { files, opened, problems: [...left, ...(opened?.problems ?? [])], problem, write, add };
};

const Opened = ({
  opened,
  onUse,
}: {
  opened: ReturnType<typeof useOpening>;
  onUse: (set: OwnSet) => void;
}) => {
  const { files, problems } = opened;
  const [theme, setTheme] = useState<string>();
  const here = opened.opened;
  if (!here) return null;
  const typed = theme ?? files.theme ?? '';
  const named = parseTheme(typed);
  const set = withTheme(here.set, named.ok ? named.value : '');
  return (
    <>
      <Sentences all={problems} />
      {here.painted.size > 0 && (
        <figure class="crops">
          <figcaption>{m.croppedPictures}</figcaption>
          {[...here.painted].map(([name, data]) => (
            <img key={name} src={data} alt={name} title={name} width="64" height="64" />
          ))}
        </figure>
      )}
      <TextField
        id="set-theme"
        label={m.theme}
        value={typed}
        onText={setTheme}
        message={named.ok ? undefined : named.error.message}
      />
      <div class="buttons">
        <Button class="button strong" onPress={() => onUse(set)}>
          {m.use}
        </Button>
        <FileLink text={zipSet(set)} type={ANY} fileName={`${set.theme || set.game}.zip`}>
          {m.giveAway}
        </FileLink>
      </div>
    </>
  );
};

/** Where a set comes from: our cards as a table, files, or a table that is pasted. */
const Beginning = ({ game, opening }: { game: string; opening: ReturnType<typeof useOpening> }) => {
  const ours = useLoaded(() => loadSetGame(game), [game]);
  return (
    <>
      <div class="buttons">
        {ours?.ok && (
          <FileLink text={writeSet(ours.value.rows)} type={ANY} fileName={`${game}.csv`}>
            {m.saveTemplate}
          </FileLink>
        )}
        <label class="button">
          {m.open}
          <input
            class="sr"
            type="file"
            multiple
            accept=".csv,.tsv,.txt,.zip,.png,.jpg,.jpeg,.webp,.svg"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // The same file can be chosen again after it was corrected.
              currentTarget.value = '';
              void opening.add(files);
            }}
          />
        </label>
      </div>
      <div class="field">
        <label class="name" for="set-table">
          {m.paste}
        </label>
        <textarea
          id="set-table"
          class="input"
          rows={4}
          aria-describedby="set-table-help"
          spellcheck={false}
          value={opening.files.table}
          onInput={({ currentTarget }) => void opening.write(currentTarget.value)}
        />
        <p class="help" id="set-table-help">
          {m.pasteHelp}
        </p>
      </div>
    </>
  );
};

export const SetView = ({ game, code, onCode, misfits, missing }: SetViewProps) => {
  const opening = useOpening(game);
  const [choices, setAll] = useState<Awaited<ReturnType<typeof setChoices>>>([]);
  const [problem, setProblem] = useState<string>();
  const used = useLoaded(() => (code ? keptSet(code) : Promise.resolve(undefined)), [code]);
  const readKept = async () => setAll(await setChoices(game, code));
  useEffect(() => void readKept(), [game, code]);
  const use = async (set: OwnSet) => {
    const done = await keepSet(set, Date.now());
    setProblem(done.ok ? undefined : done.error.message);
    if (!done.ok) return;
    await readKept();
    onCode(set.code);
  };
  return (
    <div class="own-set">
      <p class="help">{m.intro}</p>
      {choices.length > 1 && (
        <div class="field choice">
          <label class="name" for="set-which">
            {m.whoseCards}
          </label>
          <List id="set-which" value={code} choices={choices} onValue={onCode} />
        </div>
      )}
      {used?.ok && (
        <>
          <p class="help">{m.inUse({ theme: nameOfSet(used.value), code })}</p>
          <p class="doors">
            {(['deal', 'table'] as const).map((room) => (
              <a key={room} class="button" href={`${href(room, game)}#set=${code}`}>
                {m.dealOrPlay({ room })}
              </a>
            ))}
          </p>
          <FairView game={game} rows={used.value.rows} code={code} />
        </>
      )}
      <Wrong message={missing && m.setMissing({ code })} />
      <Sentences about={m.misfits} all={misfits} />
      <Beginning game={game} opening={opening} />
      <Wrong message={opening.problem ?? problem} />
      {opening.opened && opening.problem && <p>{m.setBefore}</p>}
      <p class="status" role="status">
        {opening.opened &&
          (opening.problems.length > 0
            ? m.problemCount({ count: opening.problems.length })
            : m.nothingWrong({
                cards: opening.opened.changed,
                pictures: opening.opened.set.pictures.size,
              }))}
      </p>
      <Opened key={opening.files.theme} opened={opening} onUse={(set) => void use(set)} />
    </div>
  );
};
