import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alikeKey, parseName } from '../../base/names';
import { unwrap } from '../../base/result';
import { gameById } from '../../games';
import type { Game } from '../../games/game';
import { decodeOpenDeal, encodeOpenDeal } from './link';
import { parseSeed } from './options';
import { parseOpen } from './spec';

const target = gameById('target') as Game;

const accepted = <T extends { ok: boolean; value?: string }>(parse: (text: string) => T) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      fc.string({
        unit: fc.constantFrom(',', '&', '%', '=', '#', '.', '+', ' ', 'é', '🦊', 'ش', 'a'),
        minLength: 1,
      }),
    )
    .map(parse)
    .filter((result) => result.ok)
    .map((result) => result.value as string);

const deals = fc
  .record({
    spec: fc.record({
      game: fc.constant('target'),
      options: fc.constantFrom({}, { ring: true }, { fresh: true }),
      names: fc.uniqueArray(accepted(parseName), { minLength: 3, maxLength: 12, selector: alikeKey }),
    }),
    seed: accepted(parseSeed),
    leavers: fc.array(fc.array(fc.nat(199), { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
  })
  .map(({ spec, seed, leavers }) => unwrap(parseOpen(target, spec, seed, leavers)));

it('a link says what it was made from, whatever people are called', () => {
  fc.assert(
    fc.property(deals, (deal) => {
      const fragment = encodeOpenDeal(deal);
      expect(fragment).toMatch(/^[\w\-.~%=&,]*[^.]$/);
      expect(decodeOpenDeal(target, `#${fragment}`)).toEqual({ ok: true, value: deal });
    }),
  );
});

it('a link that lost its end, or a piece, is read or refused with a message', () => {
  fc.assert(
    fc.property(
      deals,
      fc.nat(),
      fc.nat(9),
      fc.string({ unit: 'binary', maxLength: 4 }),
      (deal, at, lost, noise) => {
        const whole = encodeOpenDeal(deal);
        const start = at % (whole.length + 1);
        const result = decodeOpenDeal(target, whole.slice(0, start) + noise + whole.slice(start + lost));
        if (!result.ok) expect(result.error.message).toMatch(/\.$/);
      },
    ),
    { numRuns: 500 },
  );
});
