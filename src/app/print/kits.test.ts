import { expect, it } from 'vitest';
import { SOURCES } from '../../games';
import { loadKit, ownedKit, shelfOf } from './kits';

const SHELVES = SOURCES.map(shelfOf);
const KITS = SOURCES.flatMap((source) => source.kits.map((kit) => [kit.id, kit] as const));

it.each(KITS)('%s is loaded as it is registered', async (id, kit) => {
  const loaded = await loadKit(ownedKit(SHELVES, id).game, id);
  expect(loaded.ok && loaded.value).toBe(kit);
});

it('what is shown of a kit can be written into the page', () => {
  expect(JSON.parse(JSON.stringify(SHELVES))).toEqual(SHELVES);
  expect(SHELVES.flatMap(({ kits }) => kits.map(({ id }) => id))).toEqual(KITS.map(([id]) => id));
});

it('an unknown kit is the first one', () => {
  expect(ownedKit(SHELVES, 'nothing').kit.id).toBe(KITS[0]?.[0]);
});
