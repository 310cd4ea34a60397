import { createStore, entries, set, setMany } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../base/result';
import { askToStay } from '../session/page';
import { local, refuse, withStores } from './browser.sample';
import {
  addEverything,
  type Everything,
  eraseEverything,
  parseFile,
  readEverything,
  runningIn,
  writeFile,
} from './everything';
import { DATABASES, KEYS } from './stored';
import stored from './stored.noreg.json' with { type: 'json' };

withStores();

/** What an earlier edition kept: tables, hosted games, seats, a printer, groups. */
const fill = async (): Promise<Everything> => {
  for (const [database, stores] of Object.entries(stored.databases))
    for (const [name, records] of Object.entries(stores))
      await setMany(Object.entries(records), createStore(database, name));
  Object.assign(local, stored.local);
  return unwrap(await readEverything());
};

const read = async (): Promise<Everything> => unwrap(await readEverything());
const tables = createStore(DATABASES.tables.database, DATABASES.tables.store);
const hosted = createStore(DATABASES.hosted.database, DATABASES.hosted.store);
const seats = createStore(DATABASES.seats.database, DATABASES.seats.store);

type Kept = Everything['records']['hosted'][number];
const isGame = (one: Kept): one is Kept & { entries: readonly { id: string }[] } => 'entries' in one;
const isSeat = (one: Kept): one is Kept & { bulletins: readonly string[] } => 'bulletins' in one;

describe('all that a browser keeps', () => {
  it('is in the file, erased, and the same again after reading it back', async () => {
    const all = await fill();
    const count = Object.values(stored.databases)
      .flatMap((stores) => Object.values(stores))
      .flatMap((records) => Object.keys(records)).length;
    expect(Object.values(all.records).flat()).toHaveLength(count);
    expect(all.texts).toEqual(stored.local);
    const file = writeFile(all);
    unwrap(await eraseEverything());
    expect(await read()).toEqual({ texts: {}, records: { tables: [], hosted: [], seats: [], sets: [] } });
    expect(local).toEqual({});
    const { added, here } = unwrap(await addEverything(unwrap(parseFile(file))));
    expect([added, here]).toEqual([count + Object.keys(stored.local).length, 0]);
    expect(await read()).toEqual(all);
  });

  it('has sets of cards once, however often their file is read, and reads a file of before there were any', async () => {
    const own = { id: '0123456789abcdef0123', updated: 1, game: 'nation', theme: 'Madrid', zip: 'UEsF' };
    await set(own.id, own, createStore(DATABASES.sets.database, DATABASES.sets.store));
    const file = writeFile(await read());
    for (const added of [0, 0])
      expect(unwrap(await addEverything(unwrap(parseFile(file)))).added).toBe(added);
    unwrap(await eraseEverything());
    unwrap(await addEverything(unwrap(parseFile(file))));
    expect((await read()).records.sets).toEqual([own]);
    const { sets: _, ...records } = (await read()).records;
    const before = JSON.stringify({ kind: 'paper-dagger/browser', version: 1, texts: {}, records });
    expect(unwrap(parseFile(before)).records.sets).toEqual([]);
  });

  it('has no sealed deal under way in the file, and takes none from a file: no look is undone by it', async () => {
    const running = [
      [hosted, { id: 'h1', version: 3, over: false, names: ['Ana'] }],
      // The sign after the version holds the first bits of a key, too.
      ...[...'EFGH'].map(
        (sign) => [seats, { id: `s1${sign}`, invitation: `Aw${sign}tYcQ`, seat: 1 }] as const,
      ),
    ] as const;
    const finished = [
      [hosted, { id: 'h2', version: 3, over: true, names: ['Ana'] }],
      [seats, { id: 's2', invitation: 'AwEtYcQ', seat: 1, record: 'AwR' }],
    ] as const;
    for (const [store, one] of [...running, ...finished]) await set(one.id, one, store);
    const all = await read();
    expect(runningIn(all)).toEqual({ hosted: 1, seats: 4 });
    expect(writeFile(all)).not.toMatch(/"[hs]1[E-H]?"/);
    const forged = JSON.stringify({ kind: 'paper-dagger/browser', version: 1, ...all });
    unwrap(await eraseEverything());
    unwrap(await addEverything(unwrap(parseFile(forged))));
    const back = await read();
    expect(Object.values(back.records).flatMap((list) => list.map(({ id }) => id))).toEqual(['h2', 's2']);
  });

  it('is read back twice without a second copy of anything', async () => {
    const all = await fill();
    expect(unwrap(await addEverything(all)).added).toBe(0);
    expect(await read()).toEqual(all);
  });

  it('keeps both where a table went on here, and reading the file again adds none', async () => {
    const all = await fill();
    const [first] = all.records.tables;
    if (!first) throw new Error('no table');
    await set(first.id, { ...first, text: 'went on here' }, tables);
    expect(unwrap(await addEverything(all)).added).toBe(1);
    const texts = (await entries<string, { text: string }>(tables)).map(([, { text }]) => text);
    expect(texts).toEqual(expect.arrayContaining(['went on here', first.text]));
    expect(texts).toHaveLength(all.records.tables.length + 1);
    expect(unwrap(await addEverything(all)).added).toBe(0);
  });

  it('joins what only grows: events of a hosted game, codes of a seat, groups', async () => {
    const all = await fill();
    const game = all.records.hosted.find(isGame) ?? expect.fail('no game');
    const seat = all.records.seats.find(isSeat) ?? expect.fail('no seat');
    await set(game.id, { ...game, entries: [...game.entries.slice(0, 1), { id: 'later' }] }, hosted);
    await set(seat.id, { ...seat, bulletins: ['another'] }, seats);
    local[KEYS.groups] = '[["Zoe","Yan","Xi"]]';
    unwrap(await addEverything(all));
    const after = await read();
    const one = after.records.hosted.filter(isGame).find(({ id }) => id === game.id);
    expect(one?.entries.map(({ id }) => id).sort()).toEqual(
      [...game.entries.map(({ id }) => id), 'later'].sort(),
    );
    const own = after.records.seats.filter(isSeat).find(({ id }) => id === seat.id);
    expect(own?.bulletins).toEqual(['another', ...seat.bulletins]);
    expect(JSON.parse(local[KEYS.groups] ?? '')).toEqual([
      ['Zoe', 'Yan', 'Xi'],
      ...JSON.parse(all.texts[KEYS.groups] ?? ''),
    ]);
  });

  it('leaves the printer of this browser as it is, and takes no text that is not of this site', async () => {
    const all = await fill();
    local[KEYS.printer] = 'mine';
    unwrap(await addEverything({ ...all, texts: { ...all.texts, token: 'x' } }));
    expect(local[KEYS.printer]).toBe('mine');
    expect(local.token).toBeUndefined();
  });

  it.each([
    ['{"kind":"paper-dagger/browser"', 'file-damaged'],
    ['{"kind":"paper-dagger/browser","version":1,"texts":{}}', 'file-damaged'],
    ['{"kind":"paper-dagger/browser","version":2,"texts":{},"records":{}}', 'file-newer'],
    ['{"game":"tmag","events":[]}', 'file-other'],
    ['null', 'file-other'],
    ['7', 'file-other'],
    ['', 'file-damaged'],
  ])('does not come from %s', (text, code) => {
    expect(parseFile(text)).toMatchObject({
      ok: false,
      error: { code, message: /: nothing of it was read|another file|of version 2, .* reload the page/ },
    });
  });

  it('says when the browser has no room, or refuses', async () => {
    const all = await fill();
    unwrap(await eraseEverything());
    refuse('QuotaExceededError');
    expect(await addEverything(all)).toMatchObject({ error: { code: 'store-full' } });
    refuse('InvalidStateError');
    expect(await addEverything(all)).toMatchObject({ error: { code: 'store-refused' } });
  });
});

describe('a table that starts', () => {
  const asks = (userAgent: string, more = {}) => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { userAgent, storage: { persist }, maxTouchPoints: 0, ...more });
    const told = askToStay();
    expect(persist).toHaveBeenCalledOnce();
    return told;
  };
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

  it('asks the browser to keep it, and tells the owner of an iPhone or iPad once', () => {
    expect(asks('Mozilla/5.0 (X11; Linux x86_64)')).toBeUndefined();
    expect(asks(MAC)).toBeUndefined();
    expect(asks(IPHONE, { standalone: true })).toBeUndefined();
    expect(asks(MAC, { maxTouchPoints: 5 })).toContain('Home Screen');
    expect(asks(IPHONE)).toBeUndefined();
  });

  it('starts in a browser that cannot be asked', () => {
    vi.stubGlobal('navigator', { userAgent: 'old' });
    expect(askToStay()).toBeUndefined();
  });
});
