import 'fake-indexeddb/auto';
import { IDBDatabase as FakeDatabase, IDBObjectStore as FakeStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unwrap } from '../../../base/result';
import { currentBulletin, encodeBulletin, encodeSeatLink, hostSeat } from '../../../deal/v1/sealed';
import { sealedById } from '../../../games/sealed.sample';
import { keptGame, keptGames, removeGame } from './kept';
import {
  createHostSession,
  giving,
  type HostSession,
  NOTICES,
  seating,
  stepping,
  withoutLink,
} from './session';

const target = sealedById('target');
if (!target) throw new Error('no target');

const SECRET = Uint8Array.from({ length: 16 }, (_, k) => k);
const SPEC = { game: 'target', options: {}, names: ['Ana', 'Ben', 'Cy', 'Dee'] };

const closing: (() => void)[] = [];

/** What it shows, its address, and its session. */
interface Tab {
  fragment: string;
  shown: HostSession;
  readonly session: ReturnType<typeof createHostSession>;
}

const openTab = async (fragment = ''): Promise<Tab> => {
  const tab: Tab = {
    fragment,
    shown: { view: 'opening', games: [] },
    session: createHostSession(
      target,
      {
        read: () => tab.fragment,
        write: (written) => {
          tab.fragment = written;
        },
      },
      (session) => {
        tab.shown = session;
      },
    ),
  };
  closing.push(tab.session.close);
  await tab.session.open();
  return tab;
};

const hosted = ({ shown }: Tab) => {
  if (!shown.hosted) throw new Error('no game on the page');
  return shown.hosted;
};

/** A tab with a game, dealt. */
const dealtTab = async () => {
  const tab = await openTab();
  await tab.session.start(SPEC, SECRET);
  await tab.session.act({ kind: 'words', words: 'raven, attic' });
  return tab;
};

const kinds = (tab: Tab) => hosted(tab).state.log.map(({ kind }) => kind);
const bulletinOf = (tab: Tab) => encodeBulletin(unwrap(currentBulletin(target, hosted(tab).state)));

beforeEach(async () => {
  for (const { id } of await keptGames()) await removeGame(id);
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

describe('a game on its host’s device', () => {
  it('begins with the seal, and nobody has a link', async () => {
    const tab = await openTab();
    expect(tab.shown.view).toBe('form');
    expect(await tab.session.start(SPEC, SECRET)).toBeUndefined();
    expect(hosted(tab)).toMatchObject({ step: 'seal', given: [-1, -1, -1, -1], here: [] });
    expect(withoutLink(hosted(tab))).toEqual([0, 1, 2, 3]);
    expect(tab.fragment).toBe(`game=${hosted(tab).id}`);
    expect(tab.fragment).not.toContain('Ana');
  });

  it('says what is wrong with what was typed, and keeps nothing of it', async () => {
    const tab = await openTab();
    expect(await tab.session.start({ ...SPEC, names: ['Ana', 'ana', 'Cy'] }, SECRET)).toMatchObject({
      code: 'name-twice',
    });
    expect(await keptGames()).toEqual([]);
  });

  it('publishes with the words, with a death, with its undoing and with a new link', async () => {
    const tab = await dealtTab();
    expect(kinds(tab)).toEqual(['words', 'publish']);
    const first = bulletinOf(tab);
    await tab.session.act({ kind: 'out', seats: [1] });
    expect(kinds(tab).slice(2)).toEqual(['out', 'publish']);
    // The round before is out as it was: nothing has to be published again.
    await tab.session.act({ kind: 'undo' });
    expect(kinds(tab).slice(4)).toEqual(['undo']);
    expect(bulletinOf(tab)).toBe(first);
    await tab.session.act({ kind: 'rekey', seat: 2 });
    expect(kinds(tab).slice(5)).toEqual(['rekey', 'publish']);
    expect(bulletinOf(tab)).not.toBe(first);
  });

  it('refuses an event with its message, and the log stays as it is', async () => {
    const tab = await dealtTab();
    const before = await keptGame(hosted(tab).id);
    expect(await tab.session.act({ kind: 'undo' })).toBe(false);
    expect(tab.shown.refusal?.code).toBe('nothing-to-undo');
    expect(await keptGame(hosted(tab).id)).toEqual(before);
    await tab.session.act({ kind: 'out', seats: [0] });
    expect(tab.shown.refusal).toBeUndefined();
  });

  it('counts a seat whose link was replaced among those without one', async () => {
    const tab = await dealtTab();
    await tab.session.note(giving([0, 1, 2, 3]));
    await tab.session.note(seating(3));
    expect(withoutLink(hosted(tab))).toEqual([]);
    expect(hosted(tab).here).toEqual([3]);
    await tab.session.act({ kind: 'rekey', seat: 2 });
    expect(withoutLink(hosted(tab))).toEqual([2]);
  });
});

describe('what a reload finds', () => {
  it.each<[string, (tab: Tab) => Promise<unknown>]>([
    ['the seal', async () => undefined],
    ['seats', (tab) => tab.session.note(stepping('seats'))],
    ['links handed out', (tab) => tab.session.note(giving([0, 2]))],
    ['the words', (tab) => tab.session.act({ kind: 'words', words: '4 2 6' })],
    ['an end', (tab) => tab.session.act({ kind: 'end' })],
  ])('%s', async (_, step) => {
    const tab = await openTab();
    await tab.session.start(SPEC, SECRET);
    await step(tab);
    const again = await openTab(tab.fragment);
    expect(again.shown.view).toBe('game');
    expect(hosted(again)).toEqual(hosted(tab));
  });

  it('the same links and the same bulletin', async () => {
    const tab = await dealtTab();
    await tab.session.act({ kind: 'out', seats: [3] });
    const again = await openTab(tab.fragment);
    expect(bulletinOf(again)).toBe(bulletinOf(tab));
    expect(encodeSeatLink(hostSeat(hosted(again).state, 1))).toBe(
      encodeSeatLink(hostSeat(hosted(tab).state, 1)),
    );
  });

  it('the form and its list, where the address names no game', async () => {
    await dealtTab();
    const again = await openTab();
    expect(again.shown.view).toBe('form');
    expect(again.shown.games.map(({ names, note }) => [names.join(), note])).toEqual([
      ['Ana,Ben,Cy,Dee', 'round 1'],
    ]);
    expect((await openTab('game=nobody')).shown.notice).toBe(NOTICES.unknown);
  });

  it('a damaged record as such, whole', async () => {
    const tab = await dealtTab();
    const kept = await keptGame(hosted(tab).id);
    if (!kept) throw new Error('not kept');
    const record = `${kept.record.slice(0, 60)}A${kept.record.slice(61)}`;
    await tab.session.remove(kept.id);
    await tab.session.restore({ ...kept, record });
    const again = await openTab(`game=${kept.id}`);
    expect(again.shown).toMatchObject({ view: 'form', damaged: { kept: { record } } });
    expect(again.shown.damaged?.message).toMatch(/wrong|damaged/);
  });
});

describe('the log comes first', () => {
  it('shows no bulletin that the store does not have yet', async () => {
    const tab = await openTab();
    await tab.session.start(SPEC, SECRET);
    const { id } = hosted(tab);
    const put = FakeStore.prototype.put;
    const shownAtWriting: (string | undefined)[] = [];
    vi.spyOn(FakeStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      shownAtWriting.push(hosted(tab).state.words);
      return put.apply(this as never, args as never) as never;
    });
    await tab.session.act({ kind: 'words', words: 'raven' });
    expect(shownAtWriting).toEqual([undefined]);
    expect(hosted(tab).state.words).toBe('raven');
    expect((await keptGame(id))?.note).toBe('round 1');
  });

  it('is on the disk, not on its way there, before anything is shown', async () => {
    const opened = vi.spyOn(FakeDatabase.prototype, 'transaction');
    await dealtTab();
    const writings = opened.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writings.map(([, , how]) => how)).toEqual([{ durability: 'strict' }, { durability: 'strict' }]);
  });

  it('goes on without a store, and says that nothing is kept', async () => {
    const tab = await openTab();
    const put = vi.spyOn(FakeStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await tab.session.start(SPEC, SECRET);
    await tab.session.act({ kind: 'words', words: 'raven' });
    expect(kinds(tab)).toEqual(['words', 'publish']);
    expect(tab.shown.refused).toMatch(/no room left/);
    put.mockRestore();
    await tab.session.act({ kind: 'out', seats: [0] });
    expect(tab.shown.refused).toBeUndefined();
    expect((await keptGame(hosted(tab).id))?.note).toBe('round 2');
  });
});

describe('two tabs', () => {
  it('show each other’s steps', async () => {
    const one = await dealtTab();
    const other = await openTab(one.fragment);
    await one.session.act({ kind: 'out', seats: [0] });
    await vi.waitFor(() => expect(hosted(other).state.round).toBe(1));
    expect(other.shown.notice).toBe(NOTICES.otherTab);
    await other.session.act({ kind: 'undo' });
    await vi.waitFor(() => expect(hosted(one).state.round).toBe(0));
  });

  it('never go on from the same place: the later step is not taken', async () => {
    const one = await dealtTab();
    const other = await openTab(one.fragment);
    const [first, second] = await Promise.all([
      one.session.act({ kind: 'out', seats: [0] }),
      other.session.act({ kind: 'out', seats: [1] }),
    ]);
    expect([first, second].filter(Boolean)).toHaveLength(1);
    const late = first ? other : one;
    expect(late.shown.notice).toMatch(/Another tab went on/);
    expect(hosted(other).state.leavers).toEqual(hosted(one).state.leavers);
    expect(bulletinOf(other)).toBe(bulletinOf(one));
  });

  it('keep a game again that one of them deleted', async () => {
    const one = await dealtTab();
    const other = await openTab(one.fragment);
    await other.session.remove(hosted(one).id);
    await vi.waitFor(() => expect(one.shown.notice).toBe(NOTICES.removed));
    await one.session.act({ kind: 'out', seats: [0] });
    expect(one.shown.notice).toBe(NOTICES.again);
    expect((await keptGames())[0]?.note).toBe('round 2');
  });
});

it('a deletion is taken back', async () => {
  const tab = await dealtTab();
  const { id } = hosted(tab);
  await tab.session.leave();
  const [kept] = tab.shown.games;
  await tab.session.remove(id);
  expect(tab.shown.games).toEqual([]);
  expect(tab.shown.hosted).toBeUndefined();
  if (kept) await tab.session.restore(kept);
  expect((await openTab(`game=${id}`)).shown.view).toBe('game');
});
