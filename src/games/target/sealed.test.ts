import { describe, expect, it } from 'vitest';
import { unwrap } from '../../base/result';
import { openStream } from '../../deal/v1/stream';
import { sealed as targetSealed } from './sealed';

const spec = { game: 'target', options: {}, names: ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'] };
const living = [0, 1, 3, 4];

describe('a sealed target', () => {
  it('is one byte, the seat of the target, in every round', () => {
    const open = (label: string) => openStream(new Uint8Array(32), label);
    const payloads = unwrap(targetSealed.payloads(spec, open, [[2]]));
    expect(payloads.map((payload) => payload[0]).toSorted()).toEqual(living);
    expect(unwrap(targetSealed.card(spec, { seat: 0, living, payload: Uint8Array.of(3) }))).toMatchObject({
      caption: 'Your target',
      value: 'Dee',
    });
  });

  it.each([
    ['oneself', [0]],
    ['a seat that is out', [2]],
    ['nobody', [200]],
    ['two', [1, 3]],
    ['nothing', []],
  ])('is never %s', (_, bytes) => {
    const card = targetSealed.card(spec, { seat: 0, living, payload: Uint8Array.from(bytes) });
    expect(card).toMatchObject({ error: { code: 'card-unknown' } });
  });
});

describe('what so few players can work out', () => {
  it.each([
    [[0, 1, 2, 3, 4], {}, []],
    [[0, 1, 2], {}, ['three-left']],
    [[0, 1, 2], { ring: true }, ['three-left']],
    [[0, 3], {}, ['two-left']],
  ])('%j with %j left is told before they are dealt', (left, options, codes) => {
    expect(targetSealed.leaks({ ...spec, options }, left).map(({ code }) => code)).toEqual(codes);
  });

  it('is so: of three, every deal is one of two, and one card tells which', () => {
    const three = { ...spec, names: ['Ana', 'Ben', 'Cy'] };
    const deals = new Map<number, Set<string>>();
    for (let key = 0; key < 60; key++) {
      const open = (label: string) => openStream(new Uint8Array(32).fill(key), label);
      const targets = unwrap(targetSealed.payloads(three, open, [])).map(([target]) => target);
      const own = targets[0] as number;
      deals.set(own, (deals.get(own) ?? new Set()).add(targets.join()));
    }
    expect([...deals.values()].map(({ size }) => size)).toEqual([1, 1]);
  });
});
