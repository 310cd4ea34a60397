/**
 * Attacks that were run on the form of sealed deals before this one, and worked. Each is tried again here, by whoever could:
 * somebody who photographs codes, a host who changes the program, a host with a helper at the table.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { sealedById } from '../../games/sealed.sample';
import {
  type Bulletin,
  comparedOf,
  encodeBulletin,
  type Head,
  readBulletin,
  readRecord,
  slotCipher,
} from './bulletin';
import { linkText, readCode } from './codes';
import { applyHost, currentRoll, type HostState, sharedWith } from './host';
import {
  closingText,
  encodeInvitation,
  encodeRoll,
  hostSecretKey,
  isSound,
  publicKeyOf,
  type Roll,
  readClosing,
  readInvitation,
  rollDigest,
  sharedSecret,
} from './invitation';
import {
  type Closed,
  newest,
  openBulletin,
  openRoll,
  type PhoneSeat,
  stateOf,
  verify,
  warningsOf,
} from './phone';
import {
  answerOf,
  bulletinText,
  bytes,
  clock,
  closedBy,
  closingOf,
  dealtTable,
  EIGHT,
  eachTest,
  phoneFor,
  played,
  publish,
  recordText,
  seen,
  specOf,
  started,
} from './table.sample';
import { tableWords } from './words';

const table = eachTest(() => dealtTable());
const first = () => table().state;
const phone = (seat: number) => table().phone(seat);
const died = eachTest(() => played(first(), { kind: 'out', seats: [3] }, publish(35)));

const changed = (state: HostState, change: (bulletin: Bulletin) => Bulletin): string => {
  const bulletin = unwrap(readBulletin(state.invitation, bulletinText(state)));
  return linkText(encodeBulletin(state.invitation, change(bulletin)));
};

describe('an undone death', () => {
  it('leaves no phone with a card of before', () => {
    const back = played(died(), { kind: 'undo' }, publish(40));
    const others = played(back, { kind: 'out', seats: [4] }, publish(50));
    for (const seat of [1, 2, 3, 4, 5]) {
      const shown = newest(seen(phone(seat), first(), died(), back, others));
      expect(shown?.card).toEqual(seen(phone(seat), others)[0]?.card);
      expect(newest(seen(phone(seat), first(), died(), back))?.card).toEqual(
        seen(phone(seat), first())[0]?.card,
      );
    }
  });
});

describe('closing', () => {
  it('does not depend on the order in which answers come in, or on who speaks last', () => {
    const open = started(specOf('mafia', EIGHT));
    const answers = EIGHT.slice(1).map((_, k) => answerOf(open, phoneFor(open, k + 1)));
    const orders = [answers, answers.toReversed(), [...answers.slice(3), ...answers.slice(0, 3), ...answers]];
    const deals = orders.map((order) => {
      const rolled = played(open, ...order, { kind: 'roll', seat: 4 });
      return played(rolled, closingOf(rolled, closedBy(rolled, phoneFor(open, 4))), publish(0));
    });
    expect(new Set(deals.map(bulletinText)).size).toBe(1);
    expect(applyHost(deals[0] as HostState, { kind: 'drop', seat: 1 }).ok).toBe(false);
  });

  it('twice is refused by the phone that is asked, and it says so from then on', () => {
    const open = started();
    const asked = phoneFor(open, 5);
    const answers = [2, 3, 4, 5].map((seat) => answerOf(open, phoneFor(open, seat)));
    const rolled = played(open, ...answers, { kind: 'roll', seat: 5 });
    const other = played(open, ...answers, answerOf(open, phoneFor(open, 1)), { kind: 'roll', seat: 5 });
    const own = closedBy(rolled, asked);
    expect(closedBy(other, asked).closed?.roll).not.toEqual(own.closed?.roll);
    // Its closing of the first() roll is of no use for the second.
    expect(() => closingOf(other, own)).toThrow(/closed an earlier list of answers/);
    const state = played(rolled, closingOf(rolled, own), publish(0));
    const again = { ...own, closed: { ...(own.closed as Closed), again: true } };
    expect(warningsOf(own, seen(own, state), clock)).toEqual([]);
    expect(warningsOf(again, seen(again, state), clock)).toEqual([
      {
        grave: true,
        sentence:
          'This phone was asked to close this deal a second time, with other answers: a host who asks twice can choose the deal.',
      },
    ]);
  });

  it('by another phone after the first is told by the first', () => {
    const open = started();
    const phones = [1, 2, 3, 4, 5].map((seat) => phoneFor(open, seat));
    const rolled = played(open, ...phones.map((one) => answerOf(open, one)), { kind: 'roll', seat: 2 });
    const first2 = closedBy(rolled, phones[1] as PhoneSeat);
    const other = played(rolled, { kind: 'reopen' }, { kind: 'roll', seat: 5 });
    const closer = closedBy(other, phones[4] as PhoneSeat);
    const state = played(other, closingOf(other, closer), publish(0));
    expect(warningsOf(first2, seen(first2, state), clock)).toEqual([
      {
        grave: true,
        sentence:
          'This phone closed the deal, and the code says that Fox closed it: a host who asks twice can choose the deal.',
      },
    ]);
    const record = unwrap(readRecord(state.invitation, recordText(state)));
    expect(verify(first2, seen(first2, state), record, clock)).toMatchObject({ code: 'closing' });
    expect(verify(closer, seen(closer, state), record, clock)).toMatchObject({ code: 'agrees' });
  });

  it('by a bystander in the place of a phone, or of another list, is refused', () => {
    const open = started();
    const rolled = played(open, ...[1, 5].map((seat) => answerOf(open, phoneFor(open, seat))), {
      kind: 'roll',
      seat: 5,
    });
    const roll = currentRoll(rolled) as Roll;
    const forged = encodeRoll(
      open.invitation,
      { ...roll, tags: roll.tags.with(1, bytes(6, 8)) },
      bytes(7, 32),
    );
    const code = unwrap(readCode(linkText(forged)));
    expect(openRoll(phoneFor(open, 5), code)).toMatchObject({ error: { code: 'not-of-table' } });
    const closing = { closer: 5, roll: rollDigest(open.invitation, roll), key: publicKeyOf(bytes(8, 32)) };
    const shared = sharedWith(rolled, 5);
    const read = (sealedBy: Uint8Array, of: Roll) => {
      const text = unwrap(readCode(closingText(open.invitation, closing, sealedBy)));
      return readClosing(open.invitation, of, text, shared);
    };
    expect(read(bytes(9, 32), roll)).toMatchObject({ error: { code: 'not-of-table' } });
    expect(read(shared, { ...roll, closer: 1 })).toMatchObject({ error: { code: 'closing-other' } });
    const other = { ...roll, tags: roll.tags.with(1, bytes(6, 8)) };
    expect(read(shared, other)).toMatchObject({ error: { code: 'closing-old' } });
    expect(read(shared, roll).ok).toBe(true);
  });

  it('does not make two tables with the same six words', async () => {
    const { invitation, heads } = first();
    const head = heads[0] as Head;
    const wordsOf = (one: Head, of = invitation) => tableWords(of, comparedOf(of, one));
    const words = await wordsOf(head);
    const other = head.seats.map((seat, at) => (at === 3 ? { ...seat, tag: bytes(9, 8) } : seat));
    expect(words).toHaveLength(6);
    expect(await wordsOf({ ...head, seats: other })).not.toEqual(words);
    expect(await wordsOf(head, started(specOf(), { secret: bytes(2, 16) }).invitation)).not.toEqual(words);
  });
});

describe('a host who tells each phone other deaths', () => {
  /** What a host who invents a death for one phone and takes it back sends to it, and to nobody else. */
  const invented = (out: readonly number[]) =>
    played(first(), { kind: 'out', seats: out }, publish(20), { kind: 'undo' }, publish(21));
  const plain = eachTest(() => played(first(), publish(21)));

  it('has no card that follows from the order or the grouping of deaths, nor from one that was undone', () => {
    const cards = (state: HostState) => [1, 4, 5].map((seat) => seen(phone(seat), state)[0]?.card);
    const out = (...seats: number[]) => ({ kind: 'out', seats }) as const;
    const ways = [
      [out(2), out(3)],
      [out(3), out(2)],
      [out(2, 3)],
      [out(4), { kind: 'undo' } as const, out(3), out(2)],
    ].map((events) => cards(played(first(), ...events, publish(30))));
    for (const way of ways) expect(way).toEqual(ways[0]);
    expect(cards(invented([3]))).toEqual(cards(first()));
  });

  it('gives phones other words, and each phone says who is out before its card', async () => {
    const [told, honest] = [invented([3]), plain()].map((state) =>
      comparedOf(state.invitation, state.heads.at(-1) as Head),
    );
    expect(await tableWords(first().invitation, told as Uint8Array[])).not.toEqual(
      await tableWords(first().invitation, honest as Uint8Array[]),
    );
    const lied = played(first(), { kind: 'out', seats: [3] }, publish(20));
    expect(stateOf(phone(1), seen(phone(1), first(), lied)).at(-1)).toBe('Out: Dee.');
  });

  it('breaks the chain for a phone that sees the codes of both', () => {
    const next = played(plain(), publish(40));
    const lied = played(first(), { kind: 'out', seats: [3] }, publish(20));
    expect(warningsOf(phone(1), seen(phone(1), first(), lied, next), clock)[0]).toEqual({
      grave: true,
      sentence:
        'The code of 21:45 follows another than that of 21:25: somebody was shown another history of this game.',
    });
  });

  it('and no verdict agrees with a record of other deaths', () => {
    const lied = played(first(), { kind: 'out', seats: [3] }, publish(20));
    const opened = seen(phone(1), first(), lied);
    const record = unwrap(readRecord(first().invitation, recordText(played(first(), publish(20)))));
    expect(verify(phone(1), opened, record, clock)).toMatchObject({ code: 'head', title: 'Does not agree' });
  });
});

describe('forged input', () => {
  it('a bulletin made from a photographed code opens nowhere', () => {
    const forged = changed(first(), ({ head, slots }) => ({
      head: { ...head, serial: head.serial + 1, leavers: [[2]] },
      slots: slots.map((slot, at) => (at === 1 ? slot.map(() => 0) : slot)),
    }));
    for (const seat of [1, 2, 3, 4, 5]) {
      expect(openBulletin(phone(seat), forged)).toMatchObject({
        error: {
          code: 'not-of-table',
        },
      });
    }
  });

  it('no code replaces the key of a seat: another host’s invitation is another game, and its codes open nowhere', () => {
    const other = dealtTable(specOf(), { secret: bytes(3, 16) }).state;
    expect(other.invitation.hash).not.toEqual(first().invitation.hash);
    for (const seat of [1, 2, 3, 4, 5]) expect(openBulletin(phone(seat), bulletinText(other)).ok).toBe(false);
  });

  it('another seat’s slot that was changed does not make an honest host unfair', () => {
    const text = changed(first(), ({ head, slots }) => ({
      head,
      slots: slots.map((slot, at) => (at === 2 ? slot.map((byte) => byte ^ 1) : slot)),
    }));
    const opened = [unwrap(openBulletin(phone(1), text))];
    const record = unwrap(readRecord(first().invitation, recordText(first())));
    expect(verify(phone(1), opened, record, clock)).toMatchObject({ code: 'agrees' });
    expect(openBulletin(phone(2), text).ok).toBe(false);
  });

  it.each([
    ['zero', 0],
    ['one', 1],
  ])('a key of low order, %s, is refused when it is scanned', (_, value) => {
    const key = new Uint8Array(32);
    key[0] = value;
    expect(isSound(key)).toBe(false);
    const text = linkText(encodeInvitation({ ...first().invitation, hostKey: key }));
    expect(readInvitation(sealedById, text)).toMatchObject({ error: { code: 'key-unsound' } });
  });
});

describe('one serial, one payload', () => {
  it('a serial is never used again', () => {
    expect(applyHost(died(), publish(35))).toMatchObject({ error: { code: 'serial-used' } });
    expect(applyHost(died(), publish(0)).ok).toBe(false);
  });

  it('a host who was rolled back cannot make two cards readable by their difference', () => {
    const other = played(first(), { kind: 'out', seats: [4] }, publish(35));
    const [one, two] = [died(), other].map((state) =>
      unwrap(readBulletin(state.invitation, bulletinText(state))),
    );
    // The same second, but other heads, so other keys: not even the payloads' difference is seen.
    const sum = (a: Uint8Array, b: Uint8Array) => (a[0] as number) ^ (b[0] as number);
    const cards = [died(), other].map((state) => seen(phone(1), state)[0]?.card?.value);
    const keys = [1, 2, 5].map((seat) => sum(one?.slots[seat] as Uint8Array, two?.slots[seat] as Uint8Array));
    expect(cards).toHaveLength(2);
    expect(new Set(keys).size).toBeGreaterThan(1);
    expect(warningsOf(phone(1), seen(phone(1), died(), other), clock)).toContainEqual({
      grave: true,
      sentence:
        'There are two codes in one place, of 21:40 and 21:40, and they differ: ask the host which one counts.',
    });
  });
});

describe('a host who cheats is found by the phone concerned', () => {
  const verdict = (state: HostState, record: string, seat = 1, texts = [bulletinText(state)]) => {
    const own = phone(seat);
    const opened = texts.map((text) => unwrap(openBulletin(own, text)));
    return verify(own, opened, unwrap(readRecord(first().invitation, record)), clock);
  };

  it('with another secret', () => {
    const other = { ...first(), secret: bytes(5, 16) };
    expect(verdict(first(), recordText(other))).toEqual({
      code: 'secret',
      title: 'Does not agree',
      sentences: ['The secret in the record is not the one that your invitation fixed.'],
    });
  });

  it('with another card', () => {
    const [key] = first().keys[1] as readonly [string];
    const own = hostSecretKey(first().secret, first().invitation);
    const true1 = seen(phone(1), first())[0]?.card?.value;
    const made = [2, 3].map((to) =>
      changed(first(), ({ head, slots }) => {
        const shared = sharedSecret(own, hexToBytes(key));
        const answer = { seat: 1, key: hexToBytes(key) };
        const slot = slotCipher(shared, first().invitation, answer, head).encrypt(Uint8Array.of(to));
        return { head, slots: slots.map((one, seat) => (seat === 1 ? slot : one)) };
      }),
    );
    const lies = made.filter((text) => unwrap(openBulletin(phone(1), text)).card?.value !== true1);
    const [lie] = lies as [string];
    const said = unwrap(openBulletin(phone(1), lie)).card?.value;
    expect(verdict(first(), recordText(first()), 1, [lie])).toMatchObject({
      code: 'card',
      sentences: [`At 21:05 you were given ${said}, and ${true1} was dealt.`],
    });
  });

  it('with a bulletin that the record leaves out', () => {
    const hidden = { ...died(), heads: died().heads.slice(0, 1) };
    expect(verdict(died(), recordText(hidden))).toMatchObject({
      code: 'head',
      sentences: ['The code of 21:40 is not in the record.'],
    });
  });

  it('with a look that the record leaves out', () => {
    const looked = played(first(), { kind: 'look', seats: [4] }, publish(10));
    const clean = {
      ...looked,
      heads: looked.heads.map((head) => ({
        ...head,
        seats: head.seats.map((seat) => ({ ...seat, looks: 0 })),
      })),
    };
    expect(verdict(looked, recordText(clean))).toMatchObject({
      code: 'head',
      sentences: [
        'The record says something else of 21:15 than the code did: its deaths, phones or looks, or what came before.',
      ],
    });
  });

  it('with other answers', () => {
    const tags = first().tags?.map((tag, seat) => (seat === 4 ? bytes(8, 8) : tag));
    expect(verdict(first(), recordText({ ...first(), tags } as HostState))).toMatchObject({
      code: 'answers',
      sentences: [
        'The record has other answers than the code of 21:05: it is not of the deal that you were given.',
      ],
    });
  });

  it('with another deal for one phone: the answers, and so the six words, are not those of the others', () => {
    const tags = first().tags?.map((tag, seat) => (seat === 4 ? bytes(8, 8) : tag)) as readonly Uint8Array[];
    const split = played({ ...first(), tags, heads: [] }, publish(3));
    const opened = seen(phone(1), first(), split);
    expect(warningsOf(phone(1), opened, clock)[0]).toEqual({
      grave: true,
      sentence: 'The answers of Eve are not those of 21:05: these cards are of another deal.',
    });
  });
});
