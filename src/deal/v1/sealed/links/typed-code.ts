/**
 * A seat link for somebody whose camera will not work: thirty signs in six groups, to be typed. C and the names come from
 * the first bulletin, so that the code has to hold only who one is and what opens the slot.
 *
 *     seat          u8    from 0
 *     K_i           16
 *     check         the first 14 bits of SHA-256("dagger/1/code" || 00 || seat || K_i)
 *
 * 150 bits, as thirty digits of Crockford's base32. Small letters count as large, O as 0, I and L as 1; spaces and hyphens
 * count for nothing.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { err, ok, type Problem, type Result } from '../../../../base/result';
import { domain, SEAT_KEY_BYTES } from '../keys';
import { openCard } from '../open-card';
import type { SealedGame } from '../payload';
import type { Bulletin } from './bulletin';
import { BASE32, bytesOf, digitsOf } from './digits';
import type { Seat } from './seat-link';

const DIGITS = 30;
const GROUP = 5;

/** Room for any spacing, and an end to what is looked at. */
const MAX_CODE_CHARACTERS = 200;

export interface TypedCode {
  /** From 0. */
  readonly seat: number;
  readonly key: Uint8Array;
}

export type CodeProblem = Problem<'code-character' | 'code-length' | 'code-check'>;

const digitsFor = ({ seat, key }: TypedCode): readonly number[] => {
  const body = concatBytes(Uint8Array.of(seat), key);
  const check = sha256(concatBytes(domain('code'), body)).subarray(0, 2);
  return digitsOf(concatBytes(body, check), 5).slice(0, DIGITS);
};

/** `0RK4T-9QY2M-…` */
export const encodeTypedCode = (code: TypedCode): string =>
  (
    digitsFor(code)
      .map((digit) => BASE32[digit])
      .join('')
      .match(new RegExp(`.{${GROUP}}`, 'g')) ?? []
  ).join('-');

const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

export const decodeTypedCode = (text: string): Result<TypedCode, CodeProblem> => {
  if (text.length > MAX_CODE_CHARACTERS) {
    return err(
      'code-length',
      `A code has ${DIGITS} letters and digits, and this is far longer: type only the code.`,
    );
  }
  const signs = text.toUpperCase().replace(/[\s-]+/g, '');
  const digits: number[] = [];
  for (const sign of signs) {
    const digit = BASE32.indexOf(READ_AS[sign] ?? sign);
    if (digit < 0) {
      const shown = /^[!-~]$/.test(sign) ? ` “${sign}”` : '';
      return err(
        'code-character',
        `Sign ${digits.length + 1} of the code${shown} is in no code: look at group ${Math.floor(digits.length / GROUP) + 1} again.`,
      );
    }
    digits.push(digit);
  }
  if (digits.length !== DIGITS) {
    return err(
      'code-length',
      `The code has ${digits.length} letters and digits, and ${DIGITS} are needed, in six groups of five: compare it again.`,
    );
  }
  const bytes = bytesOf([...digits, 0], 5) as Uint8Array;
  const code = { seat: bytes[0] as number, key: bytes.slice(1, 1 + SEAT_KEY_BYTES) };
  if (digitsFor(code).every((digit, k) => digit === digits[k])) return ok(code);
  return err(
    'code-check',
    'A letter or digit of the code is wrong, or two changed places: compare it again.',
  );
};

/** The seat of a code, in the game of a bulletin that carries its names and still has a slot for it. */
export const seatFromCode = (game: SealedGame, code: TypedCode, bulletin: Bulletin): Result<Seat> => {
  const { commitment, spec } = bulletin;
  if (!spec) {
    return err(
      'bulletin-roster',
      'This bulletin is too large to carry the names, which a typed code needs: ask the host for the seat link.',
    );
  }
  if (code.seat >= spec.names.length) {
    return err(
      'code-other',
      `The code is of seat ${code.seat + 1}, and this game has ${spec.names.length}: use its own.`,
    );
  }
  const seat = { commitment, seat: code.seat, key: code.key, spec };
  const opened = openCard(game, seat, bulletin);
  return opened.ok ? ok(seat) : opened;
};
