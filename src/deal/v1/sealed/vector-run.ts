/** A vector, computed here and now: each line is one thing that the protocol defines. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Spec } from '../spec';
import { commitmentWords } from './commitment';
import { readLog } from './host/log-bytes';
import { commitmentOf, dealKey, seatKey } from './keys';
import { encodeBulletin, factsOf } from './links/bulletin';
import { encodeSeatLink } from './links/seat-link';
import { encodeTypedCode } from './links/typed-code';
import { encodeVerifyLink } from './links/verify-link';
import { sealSlot } from './slot';
import type { SealedVector } from './vectors';

export interface VectorLine {
  readonly what: string;
  readonly expected: string;
  readonly computed: string;
}

const specOf = (text: string): Spec => {
  const [, game, options, names] = JSON.parse(text);
  return { game, options: Object.fromEntries(options), names };
};

export const runVector = (vector: SealedVector): readonly VectorLine[] => {
  const [secret, spec] = [hexToBytes(vector.secret), specOf(vector.spec)];
  const hash = sha256(utf8ToBytes(vector.spec));
  const commitment = commitmentOf(secret, hash);
  const line = (what: string, expected: string, computed: string | Uint8Array): VectorLine => ({
    what,
    expected,
    computed: typeof computed === 'string' ? computed : bytesToHex(computed),
  });

  const seats = vector.seats.flatMap(({ rekey, ...expected }, seat) => {
    const key = seatKey(secret, hash, seat, rekey);
    return [
      line(`K of seat ${seat}`, expected.key, key),
      line(`seat link ${seat}`, expected.link, encodeSeatLink({ commitment, seat, rekey, key, spec })),
      line(`typed code ${seat}`, expected.code, encodeTypedCode({ seat, key })),
    ];
  });

  const bulletins = vector.bulletins.flatMap((expected) => {
    const { round, attempt, living, rekeys } = expected;
    const open = { round, attempt, seats: spec.names.length, living, words: vector.words };
    const slots = living.map((seat, k) =>
      sealSlot(
        seatKey(secret, hash, seat, rekeys[seat] as number),
        { commitment, round, attempt, seat },
        factsOf(open, spec),
        hexToBytes(expected.payloads[k] as string),
      ),
    );
    return [
      ...slots.map((slot, k) =>
        line(`slot of seat ${living[k]}, ${round}/${attempt}`, expected.slots[k] as string, slot),
      ),
      line(
        `bulletin ${round}/${attempt}`,
        expected.link,
        encodeBulletin({ ...open, commitment, spec, slots }),
      ),
    ];
  });

  return [
    line('P', vector.specHash, hash),
    line('C', vector.commitment, commitment),
    line('words of C', vector.commitmentWords, commitmentWords(commitment).join(' ')),
    line('D', vector.dealKey, dealKey(secret, hash, vector.words)),
    ...seats,
    ...bulletins,
    line(
      'verify link',
      vector.verify,
      encodeVerifyLink({ secret, spec, log: readLog(hexToBytes(vector.log)) ?? [] }),
    ),
  ];
};
