import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../../games/tmag/rules/state';
import { tmagTable } from '../../games/tmag/table/table';
import { eventOf, played, SETUP } from '../../games/tmag/table/table.sample';
import { clearStore, local, refuse, withStores } from '../store/browser.sample';
import { storeChannel } from '../store/channel';
import { keptTables, putTable, removeTable, renameTable } from './keep/kept';
import { linkFragment } from './keep/link';
import { writeRecord } from './keep/record';
import { createTableSession, NOTICES, type TableSession } from './session';
import { now } from './timeline';

withStores();

const open: { settled: () => Promise<void>; close: () => void }[] = [];
afterEach(async () => {
  for (const page of open.splice(0)) {
    await page.settled();
    page.close();
  }
});

/** A tab under an address. */
const tab = async (fragment = '') => {
  const page = { fragment, session: { view: 'opening' } as TableSession };
  const acts = createTableSession(
    tmagTable,
    {
      read: () => page.fragment,
      write: (next) => {
        page.fragment = next;
      },
    },
    (session) => {
      page.session = session;
    },
  );
  open.push(acts);
  await acts.open();
  const text = () => page.session.table && writeRecord(tmagTable, page.session.table);
  return {
    page,
    acts,
    text,
    /** Plays as many legal events. */
    play: (count: number, choice = 1) => {
      for (let k = 0; k < count && page.session.table; k++) {
        const event = eventOf(now(page.session.table.line) as State, choice + k);
        if (event) acts.play(event);
      }
    },
    /** After what all tabs do of themselves. */
    calm: async () => {
      await acts.settled();
      // What tabs tell each other and read from the store takes a few turns of the event loop, however long these take.
      for (let turns = 0; turns < 100; turns++) await turn();
      await acts.settled();
    },
  };
};

const started = async () => {
  const made = await tab();
  expect(made.acts.start(SETUP)).toBeUndefined();
  return made;
};

const KEY = 'paper-dagger.table.tmag.1';

describe('a table on a page', () => {
  it('begins with a form where there is nothing', async () => {
    const { page } = await tab();
    expect(page.session).toMatchObject({
      view: 'form',
      table: undefined,
      last: undefined,
      refused: undefined,
    });
  });

  it('is kept from its start, and found again by its address, and without one', async () => {
    const one = await started();
    one.play(9);
    await one.calm();
    expect(one.page.fragment).toBe(`table=${one.page.session.table?.id}`);
    for (const fragment of [one.page.fragment, '', 'content']) {
      const again = await tab(fragment);
      expect(again.page.session).toMatchObject({ view: 'play', table: one.page.session.table });
    }
  });

  it('says what is wrong with a setup, and stays where it is', async () => {
    const { acts, page } = await tab();
    expect(acts.start({ ...SETUP, names: ['Ana'] })?.code).toBe('too-few-players');
    expect(page.session.view).toBe('form');
  });

  it('is the same after undo to the start and redo, and after a reload anywhere between', async () => {
    const one = await started();
    one.play(12);
    const [end, events] = [one.text(), one.page.session.table?.line.events.length ?? 0];
    for (let k = 0; k < events; k++) one.acts.step(-1);
    expect(one.page.session).toMatchObject({ undone: true, table: { line: { at: 0 } } });
    for (let k = 0; k < events; k++) {
      one.acts.step(1);
      await one.calm();
      expect((await tab(one.page.fragment)).text()).toBe(one.text());
    }
    expect(one.text()).toBe(end);
  });

  it('stays as it was when the rules refuse', async () => {
    const one = await started();
    const before = one.text();
    expect(one.acts.play({ kind: 'move', seat: 3, to: 'c1' })).toBe(false);
    expect(one.page.session.refusal).toMatchObject({ code: 'not-rolled', rule: 'one-roll' });
    expect(one.text()).toBe(before);
    one.play(1);
    expect(one.page.session.refusal).toBeUndefined();
  });

  it('stands beside others, and an ended one does not open by itself', async () => {
    const one = await started();
    one.play(3);
    await one.calm();
    const two = await tab(one.page.fragment);
    two.acts.show('form');
    expect(two.page).toMatchObject({ fragment: '', session: { view: 'form', last: SETUP } });
    two.acts.start({ ...SETUP, seed: 'monday-1' });
    await two.calm();
    expect((await keptTables('tmag')).tables).toHaveLength(2);
    expect((await tab(one.page.fragment)).text()).toBe(one.text());
    expect((await tab(two.page.fragment)).text()).toBe(two.text());
    for (const table of (await keptTables('tmag')).tables)
      await putTable({ ...table, over: true, revision: 99 }, table.revision);
    expect((await tab()).page.session).toMatchObject({ view: 'form', table: undefined });
  });
});

describe('an address', () => {
  it('of a deal opens a table that is kept once something happens, and is the same table then', async () => {
    const fragment = 'players=Ana,Ben,Cy,Dee&seed=friday-7';
    const one = await tab(fragment);
    expect(one.page.session).toMatchObject({
      view: 'play',
      table: { setup: SETUP, name: 'Ana, Ben, Cy, Dee' },
    });
    expect((await keptTables()).tables).toEqual([]);
    expect(one.page.fragment).toBe(fragment);
    one.play(2);
    await one.calm();
    expect((await tab(fragment)).text()).toBe(one.text());
    const other = await tab(fragment.replace('friday-7', 'monday-1'));
    expect(other.page.session.table?.line.events).toEqual([]);
  });

  it('that carries a whole game gives the same state, and a table of its own', async () => {
    const table = played([1, 4, 2, 8, 5, 7], {}, 2);
    const fragment = linkFragment(writeRecord(tmagTable, table));
    const one = await tab(fragment);
    expect(one.page.session.table).toMatchObject(table);
    one.play(1);
    await one.calm();
    const again = await tab(fragment);
    expect(again.page.session.table).toMatchObject(table);
    expect(again.page.session.table?.id).not.toBe(one.page.session.table?.id);
  });

  it('of a game that is kept just so opens that table', async () => {
    const one = await started();
    one.play(4);
    await one.calm();
    const link = linkFragment(one.text() ?? '');
    expect((await tab(link)).page.session.table?.id).toBe(one.page.session.table?.id);
  });

  it.each([
    ['players=Ana,Ben&seed=x', 'needs at least 3 players'],
    ['log=AQAAAAB4', 'copy the whole link again'],
  ])('%s is broken, and says why', async (fragment, message) => {
    const { page } = await tab(fragment);
    expect(page.session.view).toBe('form');
    expect(page.session.broken).toMatchObject({ fragment });
    expect(page.session.broken?.message).toContain(message);
  });

  it('of a table that is not kept says so', async () => {
    expect((await tab('table=nowhere')).page.session).toMatchObject({
      view: 'form',
      notice: NOTICES.unknown,
    });
  });
});

describe('a file', () => {
  it('gives the same table under its name', async () => {
    const table = played([1, 4, 2, 8, 5, 7], {}, 1);
    const one = await tab();
    await one.acts.read(writeRecord(tmagTable, table, 'Friday'));
    expect(one.page.session).toMatchObject({ view: 'play', table: { ...table, name: 'Friday' } });
    await one.calm();
    expect((await keptTables('tmag')).tables).toMatchObject([{ name: 'Friday' }]);
  });

  it('that is damaged can be played on from where it makes sense, and what is kept stays as it is', async () => {
    const table = played([1, 4, 2, 8, 5, 7]);
    const text = writeRecord(tmagTable, table).replace(/"events":\[(.*)\]/, '"events":[$1,{"kind":"rest"}]');
    const one = await tab();
    await one.acts.read(text);
    expect(one.page.session.damage?.problem.message).toContain(`Event ${table.line.at + 1} cannot be`);
    one.acts.playUntil();
    expect(one.page.session).toMatchObject({ view: 'play', table: { setup: SETUP } });
    expect(one.page.session.damage).toBeUndefined();
    expect(one.page.session.table?.line.at).toBe(table.line.at);
  });

  it('of another game says where it belongs', async () => {
    const one = await tab();
    await one.acts.read('{"table":"mafia","record":1}');
    expect(one.page.session.damage?.problem.message).toContain('“mafia”: open it on the page of that game');
  });
});

describe('two tabs on one table', () => {
  const both = async () => {
    const one = await started();
    one.play(2);
    await one.calm();
    return [one, await tab(one.page.fragment)] as const;
  };

  it('show what the other did', async () => {
    const [one, two] = await both();
    two.play(3);
    await two.calm();
    expect(one.page.session.notice).toBe(NOTICES.otherTab);
    expect(one.text()).toBe(two.text());
    one.play(3);
    await one.calm();
    expect(two.text()).toBe(one.text());
  });

  it('never write over each other: the later one says that its step was not taken', async () => {
    const [one, two] = await both();
    one.play(1, 2);
    two.play(1, 3);
    await one.calm();
    await two.calm();
    expect(one.text()).toBe(two.text());
    expect([one.page.session.notice, two.page.session.notice]).toContain(NOTICES.notTaken);
    expect((await keptTables()).tables).toMatchObject([{ text: one.text() }]);
  });

  it('take no older table for that of another, whatever happens while they look', async () => {
    const one = await started();
    one.play(2);
    await one.calm();
    const looking = one.acts.look();
    // As far as the question to the store, and no further.
    for (let k = 0; k < 5; k++) await Promise.resolve();
    one.play(1);
    await looking;
    one.play(1, 4);
    const text = one.text();
    await one.calm();
    expect(one.text()).toBe(text);
    expect(one.page.session.notice).toBeUndefined();
    expect((await keptTables()).tables).toMatchObject([{ text }]);
  });

  it('say when the other has deleted it, and keep it again once it goes on', async () => {
    const [one, two] = await both();
    const [kept] = (await keptTables()).tables;
    if (kept) await removeTable(kept.id);
    const shelf = storeChannel(() => undefined);
    shelf.tell({ kind: 'removed', id: kept?.id ?? '' });
    await two.calm();
    shelf.close();
    expect(two.page.session.notice).toBe(NOTICES.removed);
    two.play(1);
    await two.calm();
    expect(two.page.session.notice).toBe(NOTICES.again);
    expect((await keptTables()).tables).toMatchObject([{ text: two.text() }]);
    expect(one.text()).toBe(two.text());
  });
});

describe('a browser', () => {
  it('that refuses leaves the game on the page, and says so until it takes one', async () => {
    const one = await started();
    await one.calm();
    refuse('QuotaExceededError');
    one.play(3);
    await one.calm();
    expect(one.page.session).toMatchObject({ view: 'play', table: { line: { at: 3 } } });
    expect(one.page.session.refused).toContain('no room left');
    vi.restoreAllMocks();
    one.play(1);
    await one.calm();
    expect(one.page.session.refused).toBeUndefined();
    expect((await tab(one.page.fragment)).text()).toBe(one.text());
  });

  it('that has cleared the store gets the whole table again, with the next event or when it is looked at', async () => {
    const one = await started();
    one.play(3);
    await one.calm();
    await clearStore();
    one.play(1);
    await one.calm();
    expect(one.page.session.notice).toBe(NOTICES.again);
    expect((await tab(one.page.fragment)).text()).toBe(one.text());
    await clearStore();
    await one.acts.look();
    await one.calm();
    expect((await keptTables()).tables).toMatchObject([{ text: one.text() }]);
  });

  it('that takes a while writes all that happened, also where another address is opened meanwhile', async () => {
    // What is written at once is not there to help.
    vi.stubGlobal('localStorage', undefined);
    const one = await started();
    await one.calm();
    one.play(2);
    await one.acts.open();
    one.play(1, 3);
    await one.calm();
    expect(one.page.session.table?.line.at).toBe(3);
    expect((await tab(one.page.fragment)).text()).toBe(one.text());
  });

  it('that was closed in the middle of an event still has it', async () => {
    const one = await started();
    await one.calm();
    one.play(1);
    const laid = { ...local };
    const text = one.text();
    await one.calm();
    // As if the tab had been killed before the store was written: only what was laid down at once is there.
    await clearStore();
    Object.assign(local, laid);
    expect((await tab(one.page.fragment)).text()).toBe(text);
  });

  it('renames a table that is open', async () => {
    const one = await started();
    await one.calm();
    await renameTable(one.page.session.table?.id ?? '', 'Friday');
    await one.acts.look();
    expect(one.page.session.table?.name).toBe('Friday');
    expect(one.page.session.notice).toBeUndefined();
  });

  it('moves the table of an earlier edition, and the damaged one that it had set aside', async () => {
    const { setup, line } = played([1, 4, 2, 8]);
    local[KEY] = JSON.stringify({ version: 1, game: 'tmag', ...setup, events: line.events, at: line.at });
    local[`${KEY}.damaged`] = '{"version":1,';
    const one = await tab();
    expect(one.page.session.table).toMatchObject({ setup, line });
    expect(local).toEqual({});
    expect((await keptTables('tmag')).tables.map(({ name }) => name).toSorted()).toEqual([
      'Ana, Ben, Cy, Dee',
      'The table of before',
    ]);
    const damaged = (await keptTables('tmag')).tables.find(({ note }) => note === 'Damaged');
    expect((await tab(`table=${damaged?.id}`)).page.session.damage?.text).toBe('{"version":1,');
  });
});
