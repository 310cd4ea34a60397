/** What every game that can be dealt sealed keeps to; each game's own cards are tested beside it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/result';
import type { SealedGame } from '../deal/sealed/game';
import { openStream } from '../deal/v1/stream';
import { GAMES } from '.';
import { sealedById } from './sealed.sample';

const SEALED = GAMES.flatMap((game) => (game.sealed ? [[game.id, game, game.sealed] as const] : []));

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
const namesOf = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `P${seat}`);

/** What is typed into a text: nothing, and a wish. */
const TEXTS = ['', '0>1'];

/** Every choice of the options that the game takes. */
const optionsOf = (game: SealedGame) => {
  const values = game.options.map(({ name, kind, choices }) =>
    (kind === 'flag' ? [false, true] : (choices?.map(({ value }) => value) ?? TEXTS)).map(
      (value) => [name, value] as const,
    ),
  );
  return values
    .reduce<(readonly (readonly [string, string | boolean])[])[]>(
      (sets, choices) => sets.flatMap((set) => choices.map((choice) => [...set, choice])),
      [[]],
    )
    .map((set) => Object.fromEntries(set));
};

const specsOf = (game: SealedGame, max: number) =>
  optionsOf(game).flatMap((options) =>
    Array.from({ length: max - 2 }, (_, k) =>
      game.check({ game: game.id, options, names: namesOf(k + 3) }),
    ).flatMap((spec) => (spec.ok ? [spec.value] : [])),
  );

describe.each(SEALED)('%s sealed', (id, { dealing }, sealed) => {
  const specs = specsOf(sealed, 12);

  it('is found by its id, and deals again as the open game does', () => {
    expect(sealedById(id)).toBe(sealed);
    expect(sealed.id).toBe(id);
    expect(sealed.redeals).toBe(dealing.redeals);
    expect(sealed.options).toEqual(
      expect.arrayContaining(dealing.options.filter(({ name }) => name !== 'fresh')),
    );
    expect(specs.length).toBeGreaterThan(3);
  });

  it('has payloads of one size, whatever the cards, and turns each into a card', () => {
    fc.assert(
      fc.property(fc.constantFrom(...specs), keys, (spec, key) => {
        const payloads = unwrap(sealed.payloads(spec, (label) => openStream(key, label), []));
        const living = [...spec.names.keys()];
        expect(payloads).toHaveLength(spec.names.length);
        for (const [seat, payload] of payloads.entries()) {
          expect(payload).toHaveLength(sealed.payloadBytes(spec));
          expect(sealed.card(spec, { seat, living, payload })).toMatchObject({ ok: true });
        }
      }),
    );
  });

  it('deals the cards of the open game, in the same words', () => {
    const open = specs.filter((spec) => dealing.check(spec).ok);
    fc.assert(
      fc.property(fc.constantFrom(...open), keys, (spec, key) => {
        const stream = (label: string) => openStream(key, label);
        const payloads = unwrap(sealed.payloads(spec, stream, []));
        const living = [...spec.names.keys()];
        const cards = payloads.map((payload, seat) => ({
          seat,
          ...unwrap(sealed.card(spec, { seat, living, payload })),
        }));
        expect(cards).toEqual(unwrap(dealing.deal(spec, stream, [])).cards);
      }),
    );
  });

  it('answers bytes that are no card with a message', () => {
    const junk = fc.oneof(fc.uint8Array({ maxLength: 6 }), fc.uint8Array({ minLength: 1, maxLength: 1 }));
    fc.assert(
      fc.property(fc.constantFrom(...specs), fc.nat(11), junk, (spec, at, payload) => {
        const living = spec.names.map((_, seat) => seat);
        const card = sealed.card(spec, { seat: at % living.length, living, payload });
        if (payload.length !== sealed.payloadBytes(spec)) expect(card.ok).toBe(false);
        if (!card.ok)
          expect(card.error).toMatchObject({ code: 'card-unknown', message: expect.stringMatching(/\.$/) });
      }),
    );
  });
});
