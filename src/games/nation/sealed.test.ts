import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { openStream } from '../../deal/v1/stream';
import { dealing as nationDealing } from './deal';
import { sealed as nationSealed } from './sealed';

const spec = { game: 'nation', options: {}, names: ['Ana', 'Ben', 'Cy'] };
const living = [0, 1, 2];
const open = (label: string) => openStream(new Uint8Array(32), label);

describe('a sealed specialist and hit list', () => {
  it('say what the open ones say', () => {
    const payloads = unwrap(nationSealed.payloads(spec, open, []));
    const cards = payloads.map((payload, seat) => ({
      seat,
      ...unwrap(nationSealed.card(spec, { seat, living, payload })),
    }));
    expect(cards).toEqual(unwrap(nationDealing.deal(spec, open, [])).cards);
  });

  it('are two bytes, those of cards that exist', () => {
    const payloads = unwrap(nationSealed.payloads(spec, open, []));
    expect(payloads.map(({ length }) => length)).toEqual([2, 2, 2]);
    for (const bytes of [[6, 0], [0, 20], [0], [0, 0, 0], []]) {
      const card = nationSealed.card(spec, { seat: 0, living, payload: Uint8Array.from(bytes) });
      expect(card).toMatchObject({ error: { code: 'card-unknown' } });
    }
  });
});
