/** An edition that is out is as it was, in each language; the next one has all that the last one had. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE } from '#messages/language';
import { unwrap } from '../../base/result';
import type { Kit } from '../../games/game';
import { SOURCES } from '../../games/index';
import { nodeBook } from '../node-fonts';
import { EDITION, EDITIONS, type EditionManifest } from './index';
import { editionManifest, loadEdition } from './manifest';

const TO_DO = `raise the number in src/languages/${LANGUAGE}/edition.json and run "npm run edition"`;

let now: EditionManifest;
beforeAll(async () => {
  now = await editionManifest(await nodeBook());
});

/** What this edition has shipped; nothing while it is in work. */
const SHIPPED = await loadEdition(EDITION.number);
const ALL = (await Promise.all(EDITIONS.map(loadEdition))).flatMap((edition) => edition ?? []);
const LAST = ALL.at(-1);

describe('the editions', () => {
  it('hold this edition as its pieces are drawn, or it is the next one, in work, with all of their kits', () => {
    // A language may begin with any number.
    if (LAST) expect(EDITION.number, TO_DO).toBe(SHIPPED ? LAST.edition : LAST.edition + 1);
    // A kit that is in no edition yet comes out with the next one.
    for (const [kit, before] of Object.entries(SHIPPED?.kits ?? {})) {
      const pieces = now.kits[kit] ?? {};
      const ids = new Set([...Object.keys(pieces), ...Object.keys(before)]);
      const changed = [...ids].filter((id) => pieces[id] !== before[id]);
      expect(changed, `kit ${kit} has changed since edition ${EDITION.number}: ${TO_DO}`).toEqual([]);
    }
    expect(Object.keys(now.kits)).toEqual(expect.arrayContaining(Object.keys(LAST?.kits ?? {})));
  });

  it('have numbers of their own, ascending', () => {
    const numbers = ALL.map(({ edition }) => edition);
    expect(numbers).toEqual(EDITIONS);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });

  const isOut = ({ id }: Kit): boolean => ALL.some(({ kits }) => id in kits);
  const kindsIn = (ids: readonly string[]): string[] => ids.map((id) => id.replace(/-\d+$/, ''));

  it.each(SOURCES.flatMap(({ kits }) => kits).filter(isOut))(
    'hold every kind of piece of the kit $id',
    (kit) => {
      const shown = Object.keys((SHIPPED ?? now).kits[kit.id] ?? {});
      const example = unwrap(kit.components(kit.example)).map(({ id }) => id);
      // One in work may bring new kinds, and loses none.
      const expected = [...example, ...(SHIPPED ? [] : Object.keys(LAST?.kits[kit.id] ?? {}))];
      expect(kindsIn(shown)).toEqual(expect.arrayContaining(kindsIn(expected)));
    },
  );
});
