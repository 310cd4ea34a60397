import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { openStream } from '../../deal/v1/stream';
import { sealed as mafiaSealed } from './sealed';

const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal', 'Ivy'];
const spec = { game: 'mafia', options: { identify: true }, names };
const living = names.map((_, seat) => seat);
const open = (label: string) => openStream(new Uint8Array(32), label);
const cardsOf = (options: Record<string, boolean>, of: readonly string[] = names) => {
  const dealt = { ...spec, options, names: of };
  const payloads = unwrap(mafiaSealed.payloads(dealt, open, []));
  return payloads.map((payload, seat) => unwrap(mafiaSealed.card(dealt, { seat, living, payload })));
};

describe('a sealed role', () => {
  it('says what the open one says', () => {
    const notes = cardsOf({}).filter(({ value }) => value === 'Mafia');
    expect(notes).toHaveLength(3);
    expect(notes[0]?.note).toContain('You will see the other Mafia before the first lynching.');
  });

  it('with identify names the other Mafia to the Mafia, and to nobody else', () => {
    const cards = cardsOf({ identify: true });
    const mafia = names.filter((_, seat) => cards[seat]?.value === 'Mafia');
    expect(mafia).toHaveLength(3);
    for (const [seat, { value, note }] of cards.entries()) {
      const others = mafia.filter((name) => name !== names[seat]).join(', ');
      if (value === 'Mafia') expect(note).toMatch(new RegExp(`every Pleb\\. The other Mafia: ${others}\\.$`));
      else for (const name of names) expect(note).not.toContain(name);
    }
  });

  it('tells the only Mafia of five that there is no other', () => {
    const [note] = cardsOf({ identify: true }, names.slice(0, 5)).flatMap((card) =>
      card.value === 'Mafia' ? [card.note] : [],
    );
    expect(note).toContain('You are the only Mafia.');
  });

  it('takes as many bytes for a Pleb as for the Mafia', () => {
    const payloads = unwrap(mafiaSealed.payloads(spec, open, []));
    expect(payloads.map(({ length }) => length)).toEqual(names.map(() => 3));
    const plain = payloads.filter(([role]) => role !== 1);
    expect(plain.every(([, ...others]) => others.every((byte) => byte === 0))).toBe(true);
  });

  it.each([
    ['a fourth role', 0, [3, 0, 0]],
    ['a Pleb who knows Mafia', 0, [2, 0b0100_0000, 0]],
    ['a Mafia who is another Mafia', 0, [1, 0b1000_0000, 0]],
    ['a Mafia who is nobody', 0, [1, 0, 0b0100_0000]],
    ['a card of another game', 0, [1]],
  ])('is never %s', (_, seat, bytes) => {
    const card = mafiaSealed.card(spec, { seat, living, payload: Uint8Array.from(bytes) });
    expect(card).toMatchObject({ error: { code: 'card-unknown' } });
  });

  it('is of a game with known options and enough players', () => {
    expect(mafiaSealed.check({ ...spec, options: { ring: true } })).toMatchObject({
      error: { code: 'option-unknown' },
    });
    expect(mafiaSealed.check({ ...spec, names: names.slice(0, 4) })).toMatchObject({
      error: { code: 'too-few-players' },
    });
  });
});
