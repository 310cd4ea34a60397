/** Node's own scrypt in the place of the library's: the six words are slow on purpose, and every mutant would wait for them. */
import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { scryptAsync as ours } from '@noble/hashes/scrypt.js';

const native = promisify<Uint8Array, Uint8Array, number, object, Uint8Array>(scrypt as never);

export const scryptAsync: typeof ours = (password, salt, { dkLen = 32, ...cost }) =>
  native(password as Uint8Array, salt as Uint8Array, dkLen, { ...cost, maxmem: 2 ** 26 }).then(
    (bytes) => new Uint8Array(bytes),
  );
