/** Deals with wishes, as they are for ever: by the program, and by an implementation that shares no code with it. */
import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { unwrap } from '../../src/base/result';
import { dealOpen } from '../../src/deal/v1/spec';
import { target } from '../../src/games/target';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil'];

interface Vector {
  readonly players: number;
  readonly wishes: string;
  readonly ring?: true;
  /** By seat, who is hunted. */
  readonly targets: string;
}

const VECTORS: readonly Vector[] = [
  { players: 5, wishes: '0-1,2>3', targets: '23140' },
  { players: 5, wishes: '0-1,2>3', ring: true, targets: '43021' },
  { players: 6, wishes: '0+1+2,3-4', targets: '435120' },
  { players: 7, wishes: '0>1,1>2,2>3,3>4', targets: '2341560' },
  {
    players: 7,
    wishes:
      '0>3,0>4,0>5,0>6,1>0,1>4,1>5,1>6,2>0,2>1,2>5,2>6,3>0,3>1,3>2,3>6,4>0,4>1,4>2,4>3,5>1,5>2,5>3,5>4,6>2,6>3,6>4,6>5',
    targets: '1234560',
  },
  {
    players: 7,
    wishes:
      '0>2,0>4,0>5,0>6,1>0,1>3,1>5,1>6,2>0,2>1,2>4,2>6,3>0,3>1,3>2,3>5,4>1,4>2,4>3,4>6,5>0,5>2,5>3,5>4,6>1,6>3,6>4,6>5',
    ring: true,
    targets: '1234560',
  },
];

/** The uint32 words of a deal's stream. */
const wordsOf = (options: readonly (readonly [string, string | boolean])[], names: readonly string[]) => {
  const spec = JSON.stringify([1, 'target', options, names]);
  const P = createHash('sha256').update(spec).digest();
  const D = createHash('sha256')
    .update(Buffer.concat([Buffer.from('dagger/1/open\0'), P, Buffer.from('friday-7')]))
    .digest();
  const label = Buffer.from(`target/0/${names.map((_, seat) => seat).join(',')}\0`);
  let [block, k] = [Buffer.alloc(0), 0];
  const word = (): number => {
    if (block.length === 0) {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(k++);
      block = createHmac('sha256', D)
        .update(Buffer.concat([label, counter]))
        .digest();
    }
    const value = block.readUInt32BE(0);
    block = block.subarray(4);
    return value;
  };
  return (n: number): number => {
    for (;;) {
      const value = word();
      if (value < Math.floor(2 ** 32 / n) * n) return value % n;
    }
  };
};

const independent = ({ players, wishes, ring }: Vector): string => {
  const names = NAMES.slice(0, players);
  const banned = new Set(
    wishes.split(',').flatMap((wish) => {
      const [a = 0, b = 0, ...more] = wish.split(/[>+-]/).map(Number);
      if (wish.includes('>')) return [`${a} ${b}`];
      const team = [a, b, ...more];
      return team.flatMap((one) => team.map((other) => `${one} ${other}`));
    }),
  );
  const holds = (order: readonly number[]) =>
    order.every((to, from) => to !== from && !banned.has(`${from} ${to}`));
  const isRing = (order: readonly number[]) => {
    let [at, length] = [order[0] as number, 1];
    while (at !== 0) [at, length] = [order[at] as number, length + 1];
    return length === players;
  };
  const below = wordsOf([...(ring ? [['ring', true] as const] : []), ['wishes', wishes] as const], names);
  for (let k = 0; k < 100; k++) {
    const order = names.map((_, seat) => seat);
    for (let i = players - 1; i > 0; i--) {
      const j = below(ring ? i : i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    if (holds(order)) return order.join('');
  }
  // None of a hundred: the deals are written down in order, and one is taken.
  const all: number[][] = [];
  const write = (begun: readonly number[]): void => {
    if (begun.length === players) {
      if (holds(begun) && (!ring || isRing(begun))) all.push([...begun]);
    } else for (let to = 0; to < players; to++) if (!begun.includes(to)) write([...begun, to]);
  };
  write([]);
  const inOrder = ring ? all.toSorted((a, b) => (path(a) < path(b) ? -1 : 1)) : all;
  return (inOrder[below(all.length)] as number[]).join('');
};

/** A ring by its seats, as they are reached from the first. */
const path = (order: readonly number[]): string => {
  const seats = [0];
  for (let at = order[0] as number; at !== 0; at = order[at] as number) seats.push(at);
  return seats.join('');
};

const dealt = ({ players, wishes, ring }: Vector): string => {
  const names = NAMES.slice(0, players);
  const options = { wishes, ...(ring && { ring }) };
  const { targets } = unwrap(dealOpen(target, { game: 'target', names, options }, 'friday-7')).json;
  return names.map((name) => names.indexOf((targets as Record<string, string>)[name] as string)).join('');
};

it.each(VECTORS)('with the wishes $wishes', (vector) => {
  expect(dealt(vector)).toBe(vector.targets);
  expect(independent(vector)).toBe(vector.targets);
});
