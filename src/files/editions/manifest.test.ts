import { beforeAll, describe, expect, it } from 'vitest';
import type { Component } from '../../base/piece';
import { unwrap } from '../../base/result';
import type { Game, Kit } from '../../games/game';
import { mafia } from '../../games/mafia';
import { target } from '../../games/target';
import type { FaceSet } from '../../look/face';
import type { FontBook } from '../../scene/fonts/book';
import { parseJob } from '../job';
import { printKit } from '../kit-file';
import { nodeBook } from '../node-fonts';
import { loadFaces } from '../pieces';
import { changedSince, hashesOf, pieceHash } from './manifest';

let book: FontBook;
let faces: FaceSet;
beforeAll(async () => {
  book = await nodeBook();
  faces = await loadFaces('target');
});

const kitOf = (game: Game): Kit => game.kits[0] as Kit;
const targetCards = (): readonly Component[] => unwrap(kitOf(target).components({ count: 8 }));

describe('the hash of a piece', () => {
  it('is the same whenever it is drawn', async () => {
    const cards = unwrap(kitOf(mafia).components({ count: 9 }));
    const mafiaFaces = await loadFaces('mafia');
    const first = await hashesOf(cards, mafiaFaces, book);
    expect(await hashesOf(cards, mafiaFaces, await nodeBook())).toEqual(first);
    expect(Object.keys(first)).toEqual(cards.map(({ id }) => id));
    for (const hash of Object.values(first)) expect(hash).toMatch(/^[0-9a-f]{12}$/);
  });

  it('covers the front and the back, and no title', async () => {
    const [card] = targetCards() as [Component];
    const before = await pieceHash(card, faces, book);
    const renamed = { ...card, title: 'Another title' };
    const renumbered = { ...card, face: { ...(card.face as object), number: 7 } };
    const otherBack: FaceSet = { ...faces, back: (look) => ({ ...look.size, items: [] }) };
    expect(await pieceHash(renamed, faces, book)).toBe(before);
    expect(await pieceHash(renumbered, faces, book)).not.toBe(before);
    expect(await pieceHash(card, otherBack, book)).not.toBe(before);
  });
});

describe('what has changed since an edition', () => {
  it('is the pieces whose hash differs and those that it lacks, each as often as asked', async () => {
    const cards = targetCards();
    const pieces = await hashesOf(cards, faces, book);
    const { 'target-3': _lacking, ...rest } = pieces;
    const before = { ...rest, 'target-5': '000000000000' };
    const changed = await changedSince([...cards, ...cards], before, faces, book);
    expect(changed.map(({ id }) => id)).toEqual(['target-3', 'target-5', 'target-3', 'target-5']);
    expect(await changedSince(cards, pieces, faces, book)).toEqual([]);
  });

  it('is what a job prints, on any card and in any ink', async () => {
    const job = unwrap(
      parseJob({
        kit: 'tmag',
        pieces: ['coin-suns-ace', 'coin-arms-2', 'base-1', 'base-2', 'tile-a1'],
        since: 'e2',
        card: 'mini',
        ink: 'low',
        backs: 'none',
      }),
    );
    const printed = unwrap(await printKit(job, { book }));
    // Coins are as they ever were.
    expect(printed).toMatchObject({ cards: 3, pages: 1 });
  });

  it('is nothing where nothing has changed', async () => {
    const job = parseJob({ kit: 'tmag', options: { part: 'coins' }, since: '2' });
    const printed = unwrap(await printKit(unwrap(job), { book }));
    expect(printed).toMatchObject({ pages: 0, cards: 0 });
    expect(printed.bytes).toHaveLength(0);
  });
});
