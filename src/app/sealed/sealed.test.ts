/** Hosts and phones of a sealed game without their pages: what each browser keeps, and what no tab, copy or deletion drops. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { clear, createStore, get, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { encodeRecord } from '../../deal/sealed/bulletin';
import { linkText } from '../../deal/sealed/codes';
import { cardHere } from '../../deal/sealed/host';
import { answerText, publicKeyOf } from '../../deal/sealed/invitation';
import { newest } from '../../deal/sealed/phone';
import { bulletinText, bytes, EVENING, recordText, specOf } from '../../deal/sealed/table.sample';
import { sealedById } from '../../games/sealed.sample';
import { NOTICES } from '../session/kept-session';
import { refuse, withStores } from '../store/browser.sample';
import { DATABASES } from '../store/stored';
import { gameFragment, type KeptGame, keptGames, newAnswerIn } from './host';
import { checkRecord, loadSeats } from './phone';
import { evening, openHost, START, takeAnswers } from './sealed.sample';

withStores();

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
    // A key that is held submits the form again.
    await Promise.all([7, 8].map((secret) => host.acts.start(specOf(), 0, bytes(secret, 16))));
    expect(await keptGames('target', START)).toHaveLength(1);
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
    const seats = createStore(DATABASES.seats.database, DATABASES.seats.store);
    await set(
      'b6',
      { ...phone.of(2).kept, id: 'b6', closed: { ...phone.of(2).kept.closed, roll: 'x' } },
      seats,
    );
    const games = createStore(DATABASES.hosted.database, DATABASES.hosted.store);
    const game = await get<KeptGame>(host.shown().hosted?.id ?? '', games);
    const entries = [{ id: 'e1', event: { kind: 'answer', seat: 1, key: 'x' } }];
    await set('b6', { ...game, id: 'b6', entries }, games);
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
    expect(loaded.broken.toSorted()).toEqual(['b4', 'b5', 'b6']);
    await phone.acts.load();
    await phone.acts.forget('b4');
    expect(phone.shown().broken.toSorted()).toEqual(['b5', 'b6']);
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
