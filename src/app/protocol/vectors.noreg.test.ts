/**
 * The golden vectors: what the program computes, and what another implementation computes from the protocol's text alone,
 * is what they say. Nobody edits them or this file: what phones keep, and what another program deals, rests on them.
 */
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../../tests/deal/independent';
import { sealedById } from '../../games/sealed.sample';
import { runVector } from './vector-run';
import VECTORS from './vectors.json' with { type: 'json' };

describe.each(VECTORS)('$input.title', ({ input, values: named }) => {
  const values = Object.entries(named);

  it('is what the program says', async () => {
    expect(await runVector(sealedById, input)).toEqual(values);
  });

  it('is what an implementation says that shares no code with it', () => {
    expect(valuesOf(input, wordlist)).toEqual(values);
  });
});
