/** Phones of a sealed game without their pages: what each browser keeps, and what no tab and no record drops. */
import { describe, expect, it } from 'vitest';
import { answerText, publicKeyOf } from '../../deal/sealed/invitation';
import { newest, warningsOf } from '../../deal/sealed/phone';
import {
  bulletinText,
  bytes,
  NAMES,
  played,
  publish,
  recordText,
  specOf,
} from '../../deal/sealed/table.sample';
import { sealedById } from '../../games/sealed.sample';
import { refuse, withStores } from '../store/browser.sample';
import { eraseEverything } from '../store/everything';
import { answeredBefore, clock as clockOf, loadSeats } from './phone';
import {
  evening,
  invitationText,
  openHost,
  openPhone,
  rollText,
  START,
  takeAnswers,
  takeClosing,
} from './sealed.sample';

withStores();

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

  /** A phone that has answered, and its host, who has a list of answers for it to close. */
  const toClose = async () => {
    const host = await openHost();
    await host.acts.start(specOf(), 0, bytes(1, 16));
    const old = await openPhone();
    await old.acts.takeIn(invitationText(host.state()));
    await old.acts.answer(2);
    await takeAnswers(host, old.answer());
    await takeAnswers(host, answerText(host.state().invitation, { seat: 1, key: publicKeyOf(bytes(9, 32)) }));
    await host.acts.act({ kind: 'roll', seat: 2 });
    const tab = await openPhone();
    await tab.acts.takeIn(rollText(host.state()));
    return { host, old, tab };
  };

  it('knows in an old tab what a new one was told: a camera opens each code in a tab of its own', async () => {
    const { host, old, tab } = await toClose();
    await takeClosing(host, String(tab.closing()));
    expect(await old.acts.takeIn(bulletinText(host.state()))).toBe(true);
    const forged = played(host.state(), { kind: 'out', seats: [3] }, publish(30));
    await host.acts.act({ kind: 'end' });
    await tab.acts.takeIn(recordText(host.state()));
    expect(await old.acts.takeIn(bulletinText(forged))).toBe(false);
  });

  it('says for ever that it was asked to close another list, in whatever tab', async () => {
    const { host, old } = await toClose();
    await host.acts.act({ kind: 'reopen' }, { kind: 'drop', seat: 1 }, { kind: 'roll', seat: 2 });
    await old.acts.takeIn(rollText(host.state()));
    expect((await loadSeats(sealedById)).seats[0]?.kept.closed?.again).toBe(true);
  });

  it('says in an open tab that all of it was erased', async () => {
    const { phone } = await evening();
    await eraseEverything();
    await expect.poll(() => phone.shown().notice).toBeDefined();
  });

  it('takes another people for another people, if their names are pictures', async () => {
    const other = await openHost();
    const inviting = async (names: readonly string[]) => {
      await other.acts.leave();
      await other.acts.start(specOf('target', names), 0, bytes(4, 16));
      return other.state().invitation;
    };
    const phone = await openPhone();
    await inviting(['😀', '😎', '👻', '🤖']);
    await phone.acts.takeIn(invitationText(other.state()));
    await phone.acts.answer(2);
    const next = await inviting(['🐶', '🐱', '🐭', '🐹']);
    expect(answeredBefore(phone.shown().seats, next, START)).toBeUndefined();
  });

  it('says of a second invitation to the same names that the first was dropped, for twelve hours', async () => {
    const { host, phone } = await evening();
    const other = await openHost();
    /** What this browser says before it answers one with these names, so many hours later. */
    const said = async (names: readonly string[], hours: number) => {
      await other.acts.leave();
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
