import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../../base/result';
import { clearStore, local, refuse, withStores } from '../../store/browser.sample';
import { newId } from '../../store/database';
import {
  createKeeper,
  type KeptTable,
  keptTable,
  keptTables,
  layPending,
  pendingTables,
  putTable,
  removeTable,
  renameTable,
} from './kept';

withStores();

const table = (more: Partial<KeptTable> = {}): KeptTable => ({
  id: 'a',
  game: 'tmag',
  name: 'Friday',
  players: ['Ana', 'Ben', 'Cy'],
  note: 'Ana rolls',
  over: false,
  updated: 1000,
  revision: 1,
  writer: 'one',
  text: 'first',
  ...more,
});

const put = async (more: Partial<KeptTable>, after: number) => unwrap(await putTable(table(more), after));
const texts = async () => (await keptTables()).tables.map(({ text }) => text);

describe('the store', () => {
  it('lists the tables of a game, or of all, the last used first', async () => {
    await put({}, 0);
    await put({ id: 'b', updated: 3000, text: 'second' }, 0);
    await put({ id: 'c', updated: 2000, text: 'third', game: 'mafia' }, 0);
    expect(await texts()).toEqual(['second', 'third', 'first']);
    expect((await keptTables('tmag')).tables.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('takes a table that follows the one that is there', async () => {
    expect(await put({}, 0)).toEqual({ kind: 'kept' });
    expect(await put({ revision: 2, text: 'next' }, 1)).toEqual({ kind: 'kept' });
    expect(await texts()).toEqual(['next']);
  });

  it('keeps what another page wrote meanwhile, and gives it', async () => {
    await put({}, 0);
    await put({ revision: 2, text: 'theirs', writer: 'two' }, 1);
    expect(await put({ revision: 2, text: 'ours' }, 1)).toMatchObject({
      kind: 'other',
      there: { text: 'theirs' },
    });
    expect(await texts()).toEqual(['theirs']);
  });

  it('says that it had lost a table that it takes again', async () => {
    await put({}, 0);
    await clearStore();
    expect(await put({ revision: 2, text: 'next' }, 1)).toEqual({ kind: 'again' });
    expect(await texts()).toEqual(['next']);
  });

  it('keeps the name that a table was given while it went on', async () => {
    await put({}, 0);
    await renameTable('a', 'Saturday');
    await put({ revision: 2, text: 'next' }, 1);
    expect(await keptTable('a')).toMatchObject({ name: 'Saturday', text: 'next', revision: 2 });
  });

  it('gives back what was deleted', async () => {
    await put({}, 0);
    const [there] = (await keptTables()).tables;
    await removeTable('a');
    expect(await texts()).toEqual([]);
    await putTable(there as KeptTable, 0);
    expect((await keptTables()).tables).toEqual([there]);
  });

  it.each([
    ['QuotaExceededError', 'store-full', 'no room left'],
    ['InvalidStateError', 'store-refused', 'does not let this site keep'],
  ])('that refuses with %s says what to do', async (name, code, message) => {
    refuse(name);
    const result = await putTable(table(), 0);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(result.ok ? '' : result.error.message).toContain(message);
    expect(result.ok ? '' : result.error.message).toContain('save the game as a file');
  });

  it('that is not there at all refuses too', async () => {
    vi.stubGlobal('indexedDB', undefined);
    // A store that was opened before stays open, so a fresh one is asked.
    vi.resetModules();
    const fresh = await import('./kept');
    expect(await fresh.putTable(table(), 0)).toMatchObject({ error: { code: 'store-refused' } });
    expect((await fresh.keptTables()).refused).toContain('does not let this site keep');
  });
});

describe('what was laid down before it was written', () => {
  it('comes into the store when it is opened next', async () => {
    await put({}, 0);
    layPending(table({ revision: 2, text: 'in the middle' }));
    expect(await texts()).toEqual(['in the middle']);
    expect(local).toEqual({});
  });

  it('is dropped where something later stands', async () => {
    await put({ revision: 3, text: 'later' }, 0);
    layPending(table({ revision: 2, text: 'in the middle' }));
    expect(await texts()).toEqual(['later']);
    expect(pendingTables()).toEqual([]);
  });

  it('is all there is where the store refuses, and stays', async () => {
    refuse('InvalidStateError');
    layPending(table({ text: 'in the middle' }));
    expect((await keptTables()).tables).toEqual([]);
    expect(pendingTables()).toHaveLength(1);
  });

  it('is not minded where it is damaged', () => {
    local['paper-dagger.pending.x'] = '{"id":';
    expect(pendingTables()).toEqual([]);
  });
});

describe('a keeper', () => {
  const entry = ({ id, game, name, players, note, over }: KeptTable, text: string) => ({
    id,
    game,
    name,
    players,
    note,
    over,
    text,
  });
  const page = (writer = newId()) => {
    const heard: unknown[] = [];
    const keeper = createKeeper(writer, (outcome) => heard.push(outcome));
    return { heard, ...keeper, write: (text: string) => keeper.keep(entry(table(), text)) };
  };

  it('lays each state down at once, writes the last one, and clears up', async () => {
    const one = page();
    for (const text of ['first', 'second', 'third']) one.write(text);
    expect(pendingTables()).toMatchObject([{ text: 'third', revision: 3 }]);
    await one.settled();
    expect(await keptTable('a')).toMatchObject({ text: 'third', revision: 3 });
    expect(local).toEqual({});
  });

  it('gives way to another page, and goes on from there', async () => {
    const [one, two] = [page(), page()];
    one.write('first');
    await one.settled();
    two.follow((await keptTable('a')) as KeptTable);
    two.write('theirs');
    await two.settled();
    one.write('ours');
    await one.settled();
    expect(one.heard.at(-1)).toMatchObject({ value: { kind: 'other', there: { text: 'theirs' } } });
    one.write('ours, later');
    await one.settled();
    expect(await keptTable('a')).toMatchObject({ text: 'ours, later', revision: 3 });
    expect(local).toEqual({});
  });

  it('goes on where somebody else has brought its own writing in', async () => {
    const one = page();
    one.write('first');
    // Another tab opens in the middle of it.
    await keptTables();
    await one.settled();
    one.write('second');
    await one.settled();
    expect(one.heard).toEqual([
      { ok: true, value: { kind: 'kept' } },
      { ok: true, value: { kind: 'kept' } },
    ]);
    expect(await texts()).toEqual(['second']);
  });

  it('leaves what the store refuses where it was laid down', async () => {
    const one = page();
    refuse('QuotaExceededError');
    one.write('first');
    await one.settled();
    expect(one.heard).toMatchObject([{ ok: false, error: { code: 'store-full' } }]);
    expect(pendingTables()).toMatchObject([{ text: 'first' }]);
  });

  it('minds no clock', async () => {
    const one = page();
    vi.spyOn(Date, 'now').mockReturnValue(5000);
    one.write('first');
    await one.settled();
    vi.spyOn(Date, 'now').mockReturnValue(-5000);
    one.write('second');
    await one.settled();
    expect(await keptTable('a')).toMatchObject({ text: 'second', revision: 2 });
  });
});
