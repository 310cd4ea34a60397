/**
 * A phone at the table, without the page: it takes what the address, a camera or a person gives it, keeps what opens, and
 * shows one seat.
 */

import { equalBytes } from '@noble/ciphers/utils.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import { LOCALE } from '#messages/language';
import * as words from '#messages/sealed';
import { unionBy } from '../../base/lists';
import { alikeKey } from '../../base/names';
import { type Answered, err, mapOk, ok, type Result } from '../../base/result';
import { readRecord } from '../../deal/sealed/bulletin';
import {
  BYTES,
  type Code,
  type CodeKind,
  fragmentIn,
  linkText,
  readCode,
  wrongKind,
} from '../../deal/sealed/codes';
import type { FindSealed } from '../../deal/sealed/game';
import {
  encodeInvitation,
  type Invitation,
  isOwnSecret,
  nameOf,
  readInvitation,
} from '../../deal/sealed/invitation';
import { type Clock, openBulletin, openRoll, verify } from '../../deal/sealed/phone';
import { createKeptSession, type KeptSession } from '../session/kept-session';
import { needSet } from '../sets/here';
import { isTime, openDatabase, type Stored } from '../store/database';
import { DATABASES } from '../store/stored';

export interface KeptSeat extends Stored {
  /** The invitation that it answers, as a link has it. */
  readonly invitation: string;
  readonly seat: number;
  /** p, in hexadecimal. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly answered: number;
  /** Those that opened, as they came. */
  readonly bulletins: readonly string[];
  /** How this phone closed the deal: p' and L, in hexadecimal. Drawn once. */
  readonly closed?: { readonly key: string; readonly roll: string; readonly again?: boolean };
  /** The record, once it was seen: no code is taken after it. */
  readonly record?: string;
}

/** The seats of this browser in games of others. */
const seats = openDatabase<KeptSeat>({
  ...DATABASES.seats,
  durability: 'strict',
  refused: words.keepsNoSeat,
  isWhole: ({ id, invitation, seat, key, answered, bulletins, closed }) =>
    [key, closed?.key ?? key].every((hex) => hexToBytes(hex).length === BYTES.key) &&
    (!closed || hexToBytes(closed.roll).length === BYTES.digest) &&
    Number.isInteger(seat) &&
    isTime(answered) &&
    [id, invitation, ...bulletins].every((text) => typeof text === 'string'),
});

/** A key is drawn once: what is there stays, and bulletins are only added. */
const joined = (there: KeptSeat, mine: KeptSeat): KeptSeat => {
  const bulletins = unionBy(there.bulletins, mine.bulletins, String);
  const all = { ...mine, ...there, updated: mine.updated, bulletins };
  const isOther = there.closed && mine.closed && there.closed.roll !== mine.closed.roll;
  const again = there.closed?.again || mine.closed?.again || isOther;
  return all.closed && again ? { ...all, closed: { ...all.closed, again } } : all;
};

export interface PhoneSession extends KeptSession {
  readonly seats: readonly Seat[];
  /** Ids of entries that cannot be read. */
  readonly broken: readonly string[];
  /** The id of the seat on the screen. */
  readonly at?: string | undefined;
  /** An invitation that asks who is who. */
  readonly invited?: Invitation | undefined;
  /** A record, in place of a seat. */
  readonly checked?: Checked | undefined;
}

/** "21:05", by this phone's clock. */
export const clock: Clock = (serial) => timeOf(serial * 1000);

export const timeOf = (time: number): string =>
  new Intl.DateTimeFormat(LOCALE, {
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);

const BROKEN = err('seat-broken', words.seatBroken);

/** A seat of this browser, before any card of it. */
const readSeat = (find: FindSealed, stored: unknown) => {
  const kept = seats.read(stored);
  if (!kept) return BROKEN;
  const invitation = readInvitation(find, kept.invitation, 2);
  if (!invitation.ok) return invitation;
  const { closed, seat, key } = kept;
  const own = {
    invitation: invitation.value,
    seat,
    secretKey: hexToBytes(key),
    closed: closed && { ...closed, secretKey: hexToBytes(closed.key), roll: hexToBytes(closed.roll) },
  };
  return own.invitation.spec.names[seat] ? ok({ kept, own }) : BROKEN;
};

/** As far as its bulletins open, in the order in which they were seen. */
const openSeat = ({ kept, own }: Answered<typeof readSeat>) => {
  const opened = kept.bulletins.flatMap((text) => {
    const bulletin = openBulletin(own, text);
    return bulletin.ok ? [bulletin.value] : [];
  });
  return { kept, own, opened };
};

export type Seat = ReturnType<typeof openSeat>;

/** Takes the set of an invitation, before any card is read: cards are compared by their words. */
const needOwn = ({ spec: { game, options } }: Invitation) => needSet(game, options.set);

/** The seats of this browser; entries that do not open are apart, and break no other. */
export const loadSeats = async (find: FindSealed) => {
  const stored = await seats.list();
  if (!stored.ok) return { seats: [], broken: [], refused: stored.error.message };
  const read = stored.value.map((one) => ({ id: one.id, seat: readSeat(find, one) }));
  const good = read.flatMap(({ seat }) => (seat.ok ? [seat.value] : []));
  await Promise.all(good.map(({ own }) => needOwn(own.invitation)));
  return {
    seats: good.map(openSeat),
    broken: read.flatMap(({ id, seat }) => (seat.ok ? [] : [id])),
  };
};

const HALF_A_DAY = 12 * 60 * 60 * 1000;

/** A name as people hear it: dots and case do not make another one of it. */
const heard = (name: string): string => alikeKey(name).replace(/[^\p{L}\p{N}]/gu, '') || alikeKey(name);

/** At least half of the smaller table. */
const areSamePeople = (one: readonly string[], other: readonly string[]): boolean => {
  const those = new Set(other.map(heard));
  return one.filter((name) => those.has(heard(name))).length * 2 >= Math.min(one.length, other.length);
};

/**
 * The other invitation to the same people that this browser answered within twelve hours before: the last that was dropped,
 * or else the last that was played to its end.
 */
export const answeredBefore = (seats: readonly Seat[], { hash, spec }: Invitation, now: number) => {
  const others = seats.flatMap(({ kept: { answered, record }, own: { invitation: other } }) => {
    const isOther = !equalBytes(other.hash, hash) && areSamePeople(other.spec.names, spec.names);
    const isRecent = answered < now && now - answered < HALF_A_DAY;
    return isOther && isRecent ? [{ time: answered, over: record !== undefined }] : [];
  });
  const rank = ({ time, over }: { time: number; over: boolean }) => (over ? 0 : HALF_A_DAY) + time;
  return others.toSorted((one, other) => rank(other) - rank(one))[0];
};

/** The seats in the game that a bulletin or a record says it is of. */
const ofGame = (seats: readonly Seat[], { body }: Code): readonly Seat[] =>
  seats.filter(({ own }) => equalBytes(own.invitation.id, body.subarray(0, BYTES.id)));

const NOT_ANSWERED = err('not-answered', words.notAnswered);

/** A record, and what this browser's seats say of it. */
export const checkRecord = (seats: readonly Seat[], text: string) => {
  const code = readCode(text, 2);
  if (!code.ok) return code;
  const mine = ofGame(seats, code.value);
  const [first] = mine;
  if (!first) return NOT_ANSWERED;
  const { invitation } = first.own;
  const record = readRecord(invitation, text);
  if (!record.ok) return record;
  const verdicts = mine.map(({ own, opened }) => ({
    name: nameOf(invitation, own.seat),
    verdict: verify(own, opened, record.value, clock),
  }));
  return ok({
    seats: mine,
    invitation,
    record: record.value,
    verdicts,
    isOwn: isOwnSecret(invitation, record.value.secret),
  });
};

export type Checked = Answered<typeof checkRecord>;

/** On the screen is this seat, or none, and nothing in its place. */
const atSeat = (at: string | undefined) => ({
  at,
  invited: undefined,
  checked: undefined,
  notice: undefined,
});

/** The session itself: what is on the page, and the writing of it. */
const sessionOf = (find: FindSealed, show: (session: PhoneSession) => void, now: () => number) => {
  const put = (kept: KeptSeat, more: Partial<PhoneSession>): void => {
    const seat = mapOk(readSeat(find, kept), openSeat);
    const others = session.at.session.seats.filter((one) => one.kept.id !== kept.id);
    set(seat.ok ? { seats: [seat.value, ...others], ...more } : { wrong: seat.error.message });
  };

  const session = createKeptSession<KeptSeat, PhoneSession>({
    store: seats,
    first: { seats: [], broken: [] },
    show,
    openIn: ({ seats: mine, at: open }) => mine.find(({ kept }) => kept.id === open)?.kept,
    lengthOf: ({ bulletins, closed, record }) =>
      bulletins.length + (closed ? 1 : 0) + (closed?.again ? 1 : 0) + (record === undefined ? 0 : 1),
    adopt: (kept, notice) => put(kept, { notice }),
  });
  const set = (more: Partial<PhoneSession>): void => session.set({ wrong: undefined, ...more });

  /** Keeps a seat, and shows the one with the id `open`. */
  const keep = async (seat: Omit<KeptSeat, 'updated'>, said: string, open: string | undefined) => {
    let kept: KeptSeat = { ...seat, updated: now() };
    const { refused } = await session.keep(kept.id, undefined, (there) => {
      if (there) kept = joined(there, kept);
      return kept;
    });
    put(kept, { ...atSeat(open), said, refused });
  };
  return { ...session, set, keep };
};

type Way = (text: string, code: Code) => Result<string> | Promise<Result<string>>;

/** How a code of each kind is taken in; the words say what was done. */
const waysOf = (
  find: FindSealed,
  { at, set, keep }: ReturnType<typeof sessionOf>,
): Record<CodeKind, Way> => ({
  answer: () => wrongKind('answer', 'bulletin'),
  closing: () => wrongKind('closing', 'bulletin'),
  roll: async (_, code) => {
    const read = ofGame(at.session.seats, code).map(({ kept, own }) =>
      mapOk(openRoll(own, code), (roll) => ({ kept, own, roll: bytesToHex(roll) })),
    );
    const found = read.find((one) => one.ok) ?? read.at(-1) ?? NOT_ANSWERED;
    if (!found.ok) return found;
    const { kept, own, roll } = found.value;
    const isOther = kept.closed !== undefined && kept.closed.roll !== roll;
    // Drawn only now that all answers are known, and never for two lists of them.
    const closed = kept.closed ?? { key: bytesToHex(randomBytes(32)), roll };
    const said = words.closesFor({ name: nameOf(own.invitation, own.seat) });
    await keep({ ...kept, closed: { ...closed, again: closed.again || isOther } }, said, kept.id);
    return isOther ? err('closed-once', words.closedOnce) : ok(said);
  },
  invitation: async (text) => {
    const read = readInvitation(find, text);
    if (!read.ok) return read;
    const invitation = read.value;
    await needOwn(invitation);
    const mine = at.session.seats.find(({ own }) => equalBytes(own.invitation.hash, invitation.hash));
    set({
      checked: undefined,
      ...(mine ? { at: mine.kept.id, invited: undefined } : { invited: invitation }),
    });
    return ok(mine ? words.alreadyAnswered : words.sayWho);
  },
  bulletin: async (text, code) => {
    const mine = ofGame(at.session.seats, code);
    let taken: Result<string> = NOT_ANSWERED;
    for (const { kept, own } of mine) {
      if (kept.record !== undefined) return err('game-over', words.gameOver);
      const opened = openBulletin(own, text);
      if (opened.ok) {
        const open = mine.some((one) => one.kept.id === at.session.at) ? at.session.at : kept.id;
        const bulletins = unionBy(kept.bulletins, [fragmentIn(text)], String);
        taken = ok(words.codeTaken({ time: clock(opened.value.head.serial) }));
        await keep({ ...kept, bulletins }, taken.value, open);
      } else if (!taken.ok) taken = opened;
    }
    return taken;
  },
  record: async (text) => {
    const checked = checkRecord(at.session.seats, text);
    if (!checked.ok) return checked;
    const record = fragmentIn(text);
    for (const { kept } of checked.value.isOwn ? checked.value.seats : [])
      await keep({ ...kept, record }, '', at.session.at);
    set({ checked: checked.value });
    return ok(words.recordChecked);
  },
});

export const createPhone = (
  find: FindSealed,
  show: (session: PhoneSession) => void,
  now: () => number = Date.now,
) => {
  const session = sessionOf(find, show, now);
  const { at, set, keep, say, tell } = session;
  const ways = waysOf(find, session);
  const refresh = async (): Promise<void> => {
    const { seats: there, broken, refused } = await loadSeats(find);
    if (refused !== undefined) return;
    const mine = at.session.seats;
    const fresh = there.map((one) => {
      const known = mine.find(({ kept }) => kept.id === one.kept.id);
      return known ? openSeat({ own: one.own, kept: joined(one.kept, known.kept) }) : one;
    });
    const unkept = mine.filter(({ kept }) => !there.some((one) => one.kept.id === kept.id));
    set({ seats: [...fresh, ...unkept], broken });
  };
  return {
    /** Takes a code, and says whether it was of use. Of version 2 only records are. */
    takeIn: async (text: string): Promise<boolean> => {
      // A camera opens each code in a tab of its own: what those did counts here too.
      await refresh();
      const any = readCode(text, 2);
      const code = any.ok && any.value.kind === 'record' ? any : readCode(text);
      return say(code.ok ? await ways[code.value.kind](text, code.value) : code);
    },
    load: async (): Promise<void> => {
      const loaded = await loadSeats(find);
      set({ ...loaded, at: loaded.seats[0]?.kept.id });
    },
    /** Answers the invitation as this seat. The key is drawn once for each. */
    answer: async (seat: number): Promise<void> => {
      const { invited } = at.session;
      if (!invited) return;
      const id = `${bytesToHex(invited.hash)}/${seat}`;
      const invitation = linkText(encodeInvitation(invited));
      const key = bytesToHex(randomBytes(32));
      const kept = { id, invitation, seat, key, answered: now(), bulletins: [] };
      await keep(kept, words.sitsFor({ name: nameOf(invited, seat) }), id);
    },
    /** Another person on this phone answers the same invitation. */
    askAgain: ({ own }: Seat): void => set({ invited: own.invitation, at: undefined }),
    choose: (open: string | undefined): void => set({ ...atSeat(open), said: undefined }),
    forget: async (id: string): Promise<void> => {
      const dropped = await seats.remove(id);
      tell({ kind: 'removed', id });
      set({
        seats: at.session.seats.filter(({ kept }) => kept.id !== id),
        broken: at.session.broken.filter((one) => one !== id),
        at: undefined,
        said: words.forgotten,
        ...(!dropped.ok && { refused: dropped.error.message }),
      });
    },
  };
};

export type PhoneActs = ReturnType<typeof createPhone>;
