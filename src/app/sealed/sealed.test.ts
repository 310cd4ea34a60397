/** Hosts and phones of a sealed game without their pages: what each browser keeps, and what no tab, copy or deletion drops. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { clear, createStore, get, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { encodeRecord } from '../../deal/sealed/bulletin';
import { linkText } from '../../deal/sealed/codes';
import { cardHere, type HostState, rollCode } from '../../deal/sealed/host';
import { answerText, encodeInvitation, publicKeyOf } from '../../deal/sealed/invitation';
import { closingTextOf, newest, warningsOf } from '../../deal/sealed/phone';
import {
  bulletinText,
  bytes,
  EVENING,
  gameOf,
  NAMES,
  recordText,
  specOf,
} from '../../deal/sealed/table.sample';
import { sealedById } from '../../games/sealed.sample';
import { NOTICES } from '../session/kept-session';
import { refuse, withStores } from '../store/browser.sample';
import { DATABASES } from '../store/stored';
import {
  answersOf,
  closingIn,
  createHostSession,
  gameFragment,
  type HostSession,
  keptGames,
  newAnswerIn,
} from './host';
import {
  answeredBefore,
  checkRecord,
  clock as clockOf,
  createPhone,
  loadSeats,
  type PhoneSession,
} from './phone';

withStores();
const target = gameOf('target');
const START = EVENING * 1000;

/** A tab of the host's browser. */
const openHost = async (fragment = '', clock: () => number = () => START) => {
  let shown: HostSession = { view: 'opening', games: [] };
  let hash = fragment;
  const address = {
    read: () => hash,
    write: (next: string) => {
      hash = next;
    },
  };
  const acts = createHostSession(
    target,
    address,
    (session) => {
      shown = session;
    },
    clock,
  );
  await acts.open();
  const state = (): HostState => {
    if (!shown.hosted) throw new Error('no game');
    return shown.hosted.state;
  };
  return { acts, state, shown: () => shown, hash: () => hash };
};

type Host = Awaited<ReturnType<typeof openHost>>;
const takeAnswers = ({ acts }: Host, text: string) => acts.takeIn((state) => answersOf(state, text));
const takeClosing = ({ acts }: Host, text: string) => acts.takeIn((state) => closingIn(state, text));

const openPhone = async (clock: () => number = () => START) => {
  let shown: PhoneSession = { seats: [], broken: [] };
  const acts = createPhone(
    sealedById,
    (session) => {
      shown = session;
    },
    clock,
  );
  await acts.load();
  const seat = () => {
    const found = shown.seats.find(({ kept }) => kept.id === shown.at);
    if (!found) throw new Error('no seat');
    return found;
  };
  const of = (number: number) => {
    const found = shown.seats.find(({ kept }) => kept.seat === number);
    if (!found) throw new Error(`no seat ${number}`);
    return found;
  };
  const answer = () =>
    answerText(seat().own.invitation, { seat: seat().own.seat, key: publicKeyOf(seat().own.secretKey) });
  const closing = () => closingTextOf(seat().own);
  return { acts, seat, of, answer, closing, shown: () => shown };
};

const rollText = (state: HostState): string => linkText(rollCode(state) as Uint8Array);

const invitationText = (state: HostState): string => linkText(encodeInvitation(state.invitation));

/** A host, and one phone that sits for Ben and Cy both, in one browser; all are dealt their cards. */
const evening = async (clock: () => number = () => START) => {
  const host = await openHost('', clock);
  expect(await host.acts.start(specOf(), 0, bytes(1, 16))).toBeUndefined();
  const phone = await openPhone(clock);
  for (const seat of [1, 2]) {
    await phone.acts.takeIn(invitationText(host.state()));
    if (seat === 2) phone.acts.askAgain(phone.seat());
    await phone.acts.answer(seat);
    expect(await takeAnswers(host, `${NAMES[seat]}: ${phone.answer()}`)).toMatchObject({ ok: true });
  }
  await host.acts.act({ kind: 'roll', seat: 2 });
  await phone.acts.takeIn(rollText(host.state()));
  expect(await takeClosing(host, `Cy: ${phone.closing()}`)).toMatchObject({ ok: true });
  await phone.acts.takeIn(bulletinText(host.state()));
  return { host, phone };
};

describe('a host', () => {
  it('finds the game again by its address at every step', async () => {
    const { host } = await evening();
    const again = await openHost(host.hash());
    expect(bulletinText(again.state())).toBe(bulletinText(host.state()));
    await host.acts.act({ kind: 'end' });
    expect(recordText((await openHost(host.hash())).state())).toBe(recordText(host.state()));
    host.acts.close();
  });

  it('is told what is wrong with names, and begins nothing', async () => {
    const host = await openHost();
    expect(await host.acts.start(specOf('target', ['Ana', 'ana', 'Cy']), 0, bytes(1, 16))).toMatchObject({
      code: 'name-twice',
    });
    expect(await keptGames('target', START)).toEqual([]);
  });

  it('takes a whole chat, passes over what is no answer, and refuses an answer to another invitation', async () => {
    const { host, phone } = await evening();
    const other = await openHost();
    await other.acts.start(specOf(), 0, bytes(2, 16));
    expect(await takeAnswers(other, phone.answer())).toMatchObject({
      error: { code: 'answer-other', message: /another invitation/ },
    });
    expect(await takeAnswers(other, 'nothing here')).toMatchObject({ error: { code: 'code-missing' } });
    expect(await takeAnswers(host, phone.answer())).toMatchObject({ ok: true });
  });

  it('uses no serial twice: not in one second, not in two tabs, not with a clock that was put back', async () => {
    let time = START;
    const { host } = await evening(() => time);
    const tab = await openHost(host.hash(), () => time);
    await host.acts.act({ kind: 'look', seats: [1] });
    await tab.acts.act({ kind: 'look', seats: [2] });
    time = START - 60 * 60 * 1000;
    await host.acts.act({ kind: 'out', seats: [5] });
    time = START + 60 * 60 * 1000;
    await tab.acts.act({ kind: 'undo' });
    const serials = tab.state().heads.map(({ serial }) => serial - EVENING);
    expect(serials).toEqual([0, 1, 2, 3, 3600]);
  });

  it('goes on from what another tab did, and nothing of either is lost', async () => {
    const { host } = await evening();
    const tab = await openHost(host.hash());
    await host.acts.act({ kind: 'look', seats: [3] });
    await tab.acts.act({ kind: 'out', seats: [4] });
    expect(tab.shown().notice).toBe(NOTICES.otherTab);
    expect([tab.state().looks[3], tab.state().leavers]).toEqual([1, [[4]]]);
    await host.acts.look();
    expect(bulletinText(host.state())).toBe(bulletinText(tab.state()));
  });

  it('drops no look by a deletion that is taken back in a second tab', async () => {
    const { host } = await evening();
    const second = await openHost();
    const [listed] = second.shown().games;
    await host.acts.act({ kind: 'look', seats: [1] });
    await second.acts.remove(listed?.id ?? '');
    expect(await keptGames('target', START)).toEqual([]);
    await second.acts.restore(listed?.id ?? '');
    expect((await openHost(gameFragment(listed?.id ?? ''))).state().looks[1]).toBe(1);
  });

  it('drops no look by an older copy that is put in its place: an open page adds what it knows', async () => {
    const { host } = await evening();
    const store = createStore(DATABASES.hosted.database, DATABASES.hosted.store);
    const id = host.shown().hosted?.id ?? '';
    const older = await get(id, store);
    await host.acts.act({ kind: 'look', seats: [1] });
    await set(id, older, store);
    await host.acts.act({ kind: 'out', seats: [3] });
    expect((await openHost(host.hash())).state().looks[1]).toBe(1);
    // Where no page knows it, the phones do: the count falls, and the serial goes on.
    await set(id, older, store);
    const rolled = await openHost(host.hash(), () => START + 1000);
    await rolled.acts.act({ kind: 'look', seats: [2] });
    expect(rolled.state().heads.at(-1)?.serial).toBe(EVENING + 1);
  });

  it('counts a last look in the record', async () => {
    const { host, phone } = await evening();
    await host.acts.act({ kind: 'look', seats: [1] }, { kind: 'end' });
    const checked = unwrap(checkRecord(phone.shown().seats, recordText(host.state())));
    expect(checked.verdicts[0]?.verdict.sentences).toContain(
      'The host’s device has shown the card of Ben 1 time.',
    );
  });

  it('goes on in a browser that keeps nothing, and says so', async () => {
    const { host } = await evening();
    refuse('UnknownError');
    expect(await host.acts.act({ kind: 'out', seats: [3] })).toBe(true);
    expect(host.shown().refused).toMatch(/does not let this site keep a game/);
    expect(host.state().leavers).toEqual([[3]]);
  });

  it('is told of a game that is not here', async () => {
    const host = await openHost('game=nothere');
    expect(host.shown()).toMatchObject({ view: 'form', notice: NOTICES.unknown });
  });
});

describe('a phone that is changed', () => {
  it('is of the seat that the host says, new, and alone: a whole chat changes nothing else', async () => {
    const { host, phone } = await evening();
    const { invitation } = host.state();
    const answer = (seat: number, key: number) =>
      answerText(invitation, { seat, key: publicKeyOf(bytes(key, 32)) });
    const chat = `Ben: ${answerText(invitation, { seat: 1, key: publicKeyOf(phone.of(1).own.secretKey) })}\nMallory: ${answer(2, 90)}\nBen: ${answer(1, 91)}`;
    expect(newAnswerIn(host.state(), chat, 1)).toMatchObject({
      value: { seat: 1, key: publicKeyOf(bytes(91, 32)) },
    });
    expect(host.state().phones).toEqual([0, 1, 1, 0, 0, 0]);
    expect(newAnswerIn(host.state(), `${chat} ${answer(1, 92)}`, 1)).toMatchObject({
      error: { code: 'two-answers' },
    });
    await host.acts.act({ kind: 'phone', seat: 1, key: bytesToHex(publicKeyOf(bytes(91, 32))) });
    expect(host.state().phones).toEqual([0, 2, 1, 0, 0, 0]);
    // What was seen before is never new, and counts nothing.
    expect(newAnswerIn(host.state(), chat, 1)).toMatchObject({ error: { code: 'no-new-answer' } });
    expect(await takeAnswers(host, chat)).toMatchObject({ ok: false });
    expect(host.state().phones).toEqual([0, 2, 1, 0, 0, 0]);
  });
});

describe('entries that cannot be read', () => {
  it('break no other', async () => {
    const { host, phone } = await evening();
    for (const { database, store } of [DATABASES.hosted, DATABASES.seats]) {
      const place = createStore(database, store);
      for (const [k, junk] of [
        null,
        7,
        'x',
        {},
        { id: 'b4', updated: 'never' },
        { id: 'b5', seats: [] },
      ].entries()) {
        await set(`b${k}`, junk, place);
      }
    }
    expect((await keptGames('target', START)).map(({ id }) => id)).toEqual([host.shown().hosted?.id]);
    const loaded = await loadSeats(sealedById);
    expect(loaded.seats.map(({ own }) => own.seat).toSorted()).toEqual([1, 2]);
    expect(loaded.seats.map(({ opened }) => opened.length)).toEqual([1, 1]);
    expect(loaded.broken).toEqual(['b4', 'b5']);
    await phone.acts.load();
    await phone.acts.forget('b4');
    expect(phone.shown().broken).toEqual(['b5']);
  });
});

describe('a phone', () => {
  it('draws a key once for an invitation and a seat', async () => {
    const { host, phone } = await evening();
    const later = await openPhone();
    await later.acts.takeIn(invitationText(host.state()));
    later.acts.askAgain(later.seat());
    await later.acts.answer(2);
    expect(later.seat().kept.key).toBe(phone.of(2).kept.key);
    expect(later.seat().opened).toHaveLength(1);
  });

  it('keeps what opens, for all its seats, and nothing else', async () => {
    const { host, phone } = await evening();
    expect(phone.shown().seats.map(({ opened }) => opened.length)).toEqual([1, 1]);
    const other = await openHost();
    await other.acts.start(specOf(), 0, bytes(3, 16));
    await other.acts.act({ kind: 'close' });
    expect(await phone.acts.takeIn(bulletinText(other.state()))).toBe(false);
    expect(phone.shown().wrong).toBe(
      'This browser has not answered: open the one where you did, or answer as a new phone. For that, open the invitation again.',
    );
    await host.acts.act({ kind: 'out', seats: [1] });
    expect(await phone.acts.takeIn(bulletinText(host.state()))).toBe(true);
    expect(
      phone
        .shown()
        .seats.map(({ opened }) => newest(opened)?.card === undefined)
        .toSorted(),
    ).toEqual([false, true]);
  });

  it('loses no bulletin when two tabs take one each', async () => {
    const { host, phone } = await evening();
    const tab = await openPhone();
    await host.acts.act({ kind: 'out', seats: [4] });
    await tab.acts.takeIn(bulletinText(host.state()));
    await host.acts.act({ kind: 'undo' });
    await phone.acts.takeIn(bulletinText(host.state()));
    expect((await loadSeats(sealedById)).seats.map(({ opened }) => opened.length)).toEqual([3, 3]);
  });

  it('says of a second invitation to the same names that the first was dropped, for twelve hours', async () => {
    const { host, phone } = await evening();
    const other = await openHost();
    /** What this browser says before it answers one with these names, so many hours later. */
    const said = async (names: readonly string[], hours: number) => {
      await other.acts.start(specOf('target', names), 0, bytes(4, 16));
      return answeredBefore(phone.shown().seats, other.state().invitation, START + hours * 3_600_000);
    };
    const dropped = { time: START, over: false };
    expect(await said(NAMES, 0.5)).toEqual(dropped);
    expect(await said(NAMES, 11)).toEqual(dropped);
    expect(await said(NAMES, 13)).toBeUndefined();
    // Other spellings, another order, one more or one less: they are the same people.
    expect(await said(NAMES.toReversed(), 1)).toEqual(dropped);
    expect(await said(['ANA', 'Ben.', 'C.y', 'dee', 'Eve!', 'Gil'], 1)).toEqual(dropped);
    expect(await said(['Ana', 'Ben', 'Cy'], 1)).toEqual(dropped);
    expect(await said(['Gil', 'Hal', 'Ivy', 'Ana'], 1)).toBeUndefined();
    // Who has seen the record has played it to its end.
    await host.acts.act({ kind: 'end' });
    await phone.acts.takeIn(recordText(host.state()));
    expect(await said(NAMES, 1)).toEqual({ time: START, over: true });
  });

  it('closes one list of answers and no other, in all its tabs, and says so from then on', async () => {
    const { host, phone } = await evening();
    const once = phone.of(2).kept.closed;
    const again = await openHost();
    await again.acts.start(specOf(), 0, bytes(1, 16));
    for (const seat of [1, 2])
      await takeAnswers(
        again,
        answerText(host.state().invitation, { seat, key: publicKeyOf(phone.of(seat).own.secretKey) }),
      );
    await again.acts.act({ kind: 'roll', seat: 2 });
    const tab = await openPhone();
    expect(await tab.acts.takeIn(rollText(again.state()))).toBe(true);
    expect(tab.of(2).kept.closed).toEqual(once);
    await again.acts.act({ kind: 'reopen' }, { kind: 'drop', seat: 1 }, { kind: 'roll', seat: 2 });
    expect(await tab.acts.takeIn(rollText(again.state()))).toBe(false);
    expect(tab.shown().wrong).toMatch(/a host who asks twice can choose the deal/);
    expect(tab.of(2).kept.closed).toEqual({ ...once, again: true });
    const { own, opened } = (await openPhone()).of(2);
    expect(warningsOf(own, opened, clockOf)[0]).toMatchObject({ grave: true });
    // For another seat, or of another table: nothing is drawn.
    await again.acts.start(specOf(), 0, bytes(8, 16));
    await takeAnswers(
      again,
      answerText(again.state().invitation, { seat: 3, key: publicKeyOf(bytes(2, 32)) }),
    );
    await again.acts.act({ kind: 'roll', seat: 3 });
    expect(await tab.acts.takeIn(rollText(again.state()))).toBe(false);
    expect(tab.shown().seats.filter(({ kept }) => kept.closed)).toHaveLength(1);
  });

  it('takes no code after the record: then anyone can make one', async () => {
    const { host, phone } = await evening();
    const before = bulletinText(host.state());
    await host.acts.act({ kind: 'end' });
    await phone.acts.takeIn(recordText(host.state()));
    const keptNow = async () =>
      (await loadSeats(sealedById)).seats
        .map(({ kept: { seat, bulletins } }) => `${seat} ${bulletins}`)
        .toSorted();
    const kept = await keptNow();
    expect(await phone.acts.takeIn(before)).toBe(false);
    expect(phone.shown().wrong).toMatch(/^This game is over/);
    expect(await keptNow()).toEqual(kept);
  });

  it('shows what it says of a record, and what is in the wrong place', async () => {
    const { host, phone } = await evening();
    await host.acts.act({ kind: 'end' });
    expect(await phone.acts.takeIn(recordText(host.state()))).toBe(true);
    expect(phone.shown().checked).toMatchObject({ isOwn: true, verdicts: [{}, {}] });
    expect(await phone.acts.takeIn(phone.answer())).toBe(false);
    expect(phone.shown().wrong).toBe('This is an answer, and a code of the table is needed here.');
  });

  it('goes on in a browser that keeps nothing, and says so', async () => {
    const { host, phone } = await evening();
    await host.acts.act({ kind: 'out', seats: [4] });
    refuse('UnknownError');
    expect(await phone.acts.takeIn(bulletinText(host.state()))).toBe(true);
    expect(phone.shown().refused).toMatch(/leave this page open/);
    expect(phone.seat().opened).toHaveLength(2);
  });
});

describe('a record', () => {
  it('opens its own game, and no other', async () => {
    const { host, phone } = await evening();
    const other = await openHost();
    await other.acts.start(specOf(), 0, bytes(6, 16));
    await other.acts.act({ kind: 'close' }, { kind: 'end' });
    expect(checkRecord(phone.shown().seats, recordText(other.state()))).toMatchObject({
      error: { code: 'not-answered' },
    });
    // The secret of one game under the id of the other gives no card of either.
    const { invitation } = host.state();
    const false1 = linkText(encodeRecord(invitation, { ...other.state(), tags: host.state().tags }));
    expect(checkRecord(phone.shown().seats, false1)).toMatchObject({ value: { isOwn: false } });
  });

  it('cannot show it when a changed program hides its looks', async () => {
    const { host, phone } = await evening();
    expect(cardHere(host.state(), 1)).toEqual({
      ok: true,
      value: newest(phone.of(1).opened)?.card,
    });
    await host.acts.act({ kind: 'end' });
    const checked = unwrap(checkRecord(phone.shown().seats, recordText(host.state())));
    expect(checked.verdicts.map(({ verdict }) => verdict.code)).toEqual(['agrees', 'agrees']);
  });
});

it('a browser that was cleared keeps the page’s game again, whole', async () => {
  const { host } = await evening();
  await clear(createStore(DATABASES.hosted.database, DATABASES.hosted.store));
  await host.acts.act({ kind: 'out', seats: [4] });
  expect(host.shown().notice).toBe(NOTICES.again);
  expect(bulletinText((await openHost(host.hash())).state())).toBe(bulletinText(host.state()));
});
