/** Hosts and phones of a sealed game without their pages, for tests. */
import { expect } from 'vitest';
import { linkText } from '../../deal/sealed/codes';
import { type HostState, rollCode } from '../../deal/sealed/host';
import { answerText, encodeInvitation, publicKeyOf } from '../../deal/sealed/invitation';
import { closingTextOf } from '../../deal/sealed/phone';
import { bulletinText, bytes, EVENING, gameOf, NAMES, specOf } from '../../deal/sealed/table.sample';
import { sealedById } from '../../games/sealed.sample';
import { answersOf, closingIn, createHostSession, type HostSession } from './host';
import { createPhone, type PhoneSession } from './phone';

export const target = gameOf('target');
export const START = EVENING * 1000;

/** A tab of the host's browser. */
export const openHost = async (fragment = '', clock: () => number = () => START) => {
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
export const takeAnswers = ({ acts }: Host, text: string) => acts.takeIn((state) => answersOf(state, text));
export const takeClosing = ({ acts }: Host, text: string) => acts.takeIn((state) => closingIn(state, text));

export const openPhone = async (clock: () => number = () => START) => {
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

export const rollText = (state: HostState): string => linkText(rollCode(state) as Uint8Array);

export const invitationText = (state: HostState): string => linkText(encodeInvitation(state.invitation));

/** A host, and one phone that sits for Ben and Cy both, in one browser; all are dealt their cards. */
export const evening = async (clock: () => number = () => START) => {
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
