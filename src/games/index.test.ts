import { describe, expect, it } from 'vitest';
import { unwrap } from '../base/result';
import { RESERVED_KEYS } from '../deal/v1/link';
import { loadFacts } from '../files/read-rules';
import { GAMES, gameById, KITS, SOURCES, sourceById } from '.';
import type { Game } from './game';

const games: readonly Game[] = GAMES;
const kits = KITS.map(({ kit }) => kit);

describe('the registry', () => {
  it('finds games by ids that are unique, as those of kits are', () => {
    for (const game of games) expect(gameById(game.id)).toBe(game);
    for (const source of SOURCES) expect(sourceById(source.id)).toBe(source);
    expect(new Set(SOURCES.map(({ id }) => id)).size).toBe(SOURCES.length);
    expect(new Set(kits.map(({ id }) => id)).size).toBe(kits.length);
    expect(gameById('chess')).toBeUndefined();
    expect(gameById('multiplayer')).toBeUndefined();
  });
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('has options that a link can hold', () => {
    for (const { name } of game.dealing.options) {
      expect(RESERVED_KEYS).not.toContain(name);
      expect(name).toMatch(/^[a-z][a-z-]*$/);
    }
  });

  it('has tables with a cell for every head', async () => {
    const { tables } = await loadFacts(game.id);
    for (const { head, rows, numeric } of Object.values(tables)) {
      for (const row of rows) expect(row).toHaveLength(head.length);
      for (const column of numeric) expect(column).toBeLessThan(head.length);
    }
  });

  it('refuses fewer players than its minimum, and deals to exactly that many', () => {
    const namesOf = (n: number): string[] => Array.from({ length: n }, (_, seat) => `P${seat}`);
    const check = (n: number) => game.dealing.check({ game: game.id, options: {}, names: namesOf(n) });
    expect(check(game.players.min - 1)).toMatchObject({ ok: false, error: { code: 'too-few-players' } });
    expect(check(game.players.min).ok).toBe(true);
  });
});

describe.each(kits.map((kit) => [kit.id, kit] as const))('kit %s', (_, kit) => {
  it('prints its example, every piece with an id and a title of its own', () => {
    const pieces = unwrap(kit.components(kit.example));
    expect(pieces.length).toBeGreaterThan(1);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
    for (const { title } of pieces) expect(title).not.toBe('');
  });
});
