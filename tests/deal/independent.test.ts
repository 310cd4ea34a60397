/** Whole games by the program and by the other implementation: every key and every code the same, letter for letter. */
import { wordlist } from '@scure/bip39/wordlists/english.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runVector, type VectorInput } from '../../src/app/protocol/vector-run';
import { sealedById } from '../../src/games/sealed.sample';
import { volume } from '../volume';
import { valuesOf } from './independent';

const NAMES = ['Ana', 'José', '🦊', 'さくら', 'A, B', '"Cy"', 'Наталья', 'Gil', 'Hal', 'Ivy'];
const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((all) => Buffer.from(all).toString('hex'));

const counts = fc.tuple(fc.nat(15), fc.nat(15));

/** Any seats are out in a bulletin, as many as leave two; a phone closes where one has answered. */
const inputs = (spec: string, seats: number, deaths: number): fc.Arbitrary<VectorInput> =>
  fc
    .record({
      secret: hex(16),
      hostSeat: fc.constantFrom(255, 0, seats - 1),
      phones: fc.array(fc.oneof(fc.constant(''), hex(32)), { minLength: seats, maxLength: seats }),
      closes: fc.tuple(fc.nat(), hex(32)),
      rounds: fc.array(
        fc.record({
          serial: fc.nat(2 ** 32 - 1),
          gone: fc.shuffledSubarray([...Array(seats).keys()], { maxLength: deaths }),
          counts: fc.array(counts, { minLength: seats, maxLength: seats }),
          changed: fc.dictionary(fc.nat(seats - 1).map(String), hex(32), { maxKeys: 2 }),
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ rounds, closes: [by, phone], ...rest }) => {
      const able = rest.phones.flatMap((p, seat) => (p === '' ? [] : [seat]));
      const seat = able[by % able.length];
      return {
        title: '',
        spec,
        ...rest,
        closing: seat === undefined ? null : { seat, phone },
        bulletins: rounds.map(({ serial, gone, counts: all, changed }) => ({
          serial,
          changed,
          seats: all
            .map(([phones, looks], at) => [gone.includes(at) ? 1 : 0, phones, looks].join('.'))
            .join(' '),
        })),
      };
    });

const expectSame = async (input: VectorInput): Promise<void> => {
  expect(await runVector(sealedById, input)).toEqual(valuesOf(input, wordlist));
};

it('targets, with deaths, undone ones, changed phones and looks', () =>
  fc.assert(
    fc.asyncProperty(
      fc
        .integer({ min: 3, max: 10 })
        .chain((seats) =>
          inputs(`[1,"target",[],${JSON.stringify(NAMES.slice(0, seats))}]`, seats, seats - 2),
        ),
      expectSame,
    ),
    { numRuns: volume(1, 100) },
  ));

it('roles, with Mafia who know each other and who do not', () =>
  fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.integer({ min: 5, max: 24 }), fc.boolean()).chain(([seats, identify]) => {
        const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
        return inputs(
          `[1,"mafia",${identify ? '[["identify",true]]' : '[]'},${JSON.stringify(names)}]`,
          seats,
          0,
        );
      }),
      expectSame,
    ),
    { numRuns: volume(2, 60) },
  ));
