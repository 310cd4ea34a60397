import { beforeAll, describe, expect, it } from 'vitest';
import type { Component } from '../../base/piece';
import { unwrap } from '../../base/result';
import type { Game, Kit } from '../../games/game';
import { SOURCES } from '../../games/index';
import { mafia } from '../../games/mafia';
import { target } from '../../games/target';
import type { FaceSet } from '../../look/face';
import type { FontBook } from '../../scene/fonts/book';
import { parseJob } from '../job';
import { printKit } from '../kit-file';
import { nodeBook } from '../node-fonts';
import { loadFaces } from '../pieces';
import { EDITION, EDITIONS, type EditionManifest, editionByNumber } from './index';
import { changedSince, editionManifest, hashesOf, pieceHash } from './manifest';

const TO_DO =
  'raise the number in src/files/editions/index.ts, run "npm run edition" and add the file to src/files/editions/index.ts';

let book: FontBook;
let faces: FaceSet;
let now: EditionManifest;
beforeAll(async () => {
  book = await nodeBook();
  now = await editionManifest(book);
  faces = await loadFaces('target');
});

const kitOf = (game: Game): Kit => game.kits[0] as Kit;
const targetCards = (): readonly Component[] => unwrap(kitOf(target).components({ count: 8 }));

/** What this edition has shipped; nothing while it is in work. */
const SHIPPED = editionByNumber(EDITION.number);
const LAST = EDITIONS.at(-1) as EditionManifest;

describe('the editions', () => {
  it('hold this edition as its pieces are drawn, or it is the next one, in work, with all of their kits', () => {
    expect(EDITION.number, TO_DO).toBe(SHIPPED ? LAST.edition : LAST.edition + 1);
    // A kit that is in no edition yet comes out with the next one.
    for (const [kit, before] of Object.entries(SHIPPED?.kits ?? {})) {
      const pieces = now.kits[kit] ?? {};
      const ids = new Set([...Object.keys(pieces), ...Object.keys(before)]);
      const changed = [...ids].filter((id) => pieces[id] !== before[id]);
      expect(changed, `kit ${kit} has changed since edition ${EDITION.number}: ${TO_DO}`).toEqual([]);
    }
    expect(Object.keys(now.kits)).toEqual(expect.arrayContaining(Object.keys(LAST.kits)));
  });

  it('have numbers of their own, ascending', () => {
    const numbers = EDITIONS.map(({ edition }) => edition);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });

  const isOut = ({ id }: Kit): boolean => EDITIONS.some(({ kits }) => id in kits);
  const kindsIn = (ids: readonly string[]): string[] => ids.map((id) => id.replace(/-\d+$/, ''));

  it.each(SOURCES.flatMap(({ kits }) => kits).filter(isOut))(
    'hold every kind of piece of the kit $id',
    (kit) => {
      const shown = Object.keys((SHIPPED ?? now).kits[kit.id] ?? {});
      const example = unwrap(kit.components(kit.example)).map(({ id }) => id);
      // One in work may bring new kinds, and loses none.
      const expected = [...example, ...(SHIPPED ? [] : Object.keys(LAST.kits[kit.id] ?? {}))];
      expect(kindsIn(shown)).toEqual(expect.arrayContaining(kindsIn(expected)));
    },
  );
});

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
