import { describe, expect, it } from 'vitest';
import { fractionText } from '../../base/fraction';
import { unwrap } from '../../base/result';
import { mixFor, variableChances } from './mix';
import { type MixJson, mixJson } from './mix-json';

const json = (players: number, variable = false) => unwrap(mixJson(players, { variable }));

describe('the mix', () => {
  it.each([
    [5, 1, 3],
    [6, 2, 3],
    [7, 2, 4],
    [8, 2, 5],
    [9, 3, 5],
    [10, 3, 6],
    [11, 3, 7],
    [12, 4, 7],
    [38, 12, 25],
    [39, 13, 25],
    [200, 66, 133],
  ])('for %i players is an Ace, %i royal and %i low cards', (players, mafia, pleb) => {
    expect(mixFor(players)).toEqual({ ok: true, value: { assassin: 1, mafia, pleb } });
  });

  it.each([
    [4, 'too-few-players', 'needs at least 5 players, not 4.'],
    [201, 'too-many-players', 'up to 200'],
    [7.5, 'players-not-whole', 'a whole number from 5 to 200'],
  ])('is refused for %s players', (players, code, message) => {
    const result = mixFor(players);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message).toContain(message);
  });

  it('with variable Mafia keeps one Mafia more as often as a low card leaves: 5 in 8 for 8 players', () => {
    const chances = variableChances(unwrap(mixFor(8)));
    expect(chances.map(({ mix, chance }) => [mix.mafia, mix.pleb, fractionText(chance)])).toEqual([
      [3, 4, '5/8'],
      [2, 5, '3/8'],
    ]);
  });
});

describe('the cards of a mix', () => {
  it('are the Ace of spades, kings before queens before jacks, low cards from the tens down', () => {
    expect(json(9).cards.join(' ')).toBe('A♠ K♠ K♥ K♣ 10♠ 10♥ 10♣ 10♦ 9♠');
    expect(json(16).cards.slice(0, 6).join(' ')).toBe('A♠ K♠ K♥ K♣ K♦ Q♠');
  });

  it.each([5, 12, 37, 38, 39, 100, 200])(
    'are one for each of %i players, and no card twice in a deck',
    (players) => {
      const { cards, decks, byDeck = [cards] } = json(players);
      expect(cards).toHaveLength(players);
      expect(byDeck).toHaveLength(decks);
      expect(byDeck.flat().toSorted()).toEqual(cards.toSorted());
      for (const deck of byDeck) expect(new Set(deck).size).toBe(deck.length);
    },
  );

  it('come from one deck for up to 38 players', () => {
    expect(json(38)).toMatchObject({ decks: 1 });
    expect(json(38)).not.toHaveProperty('byDeck');
  });

  it('need one king of a second deck for 39', () => {
    const { decks, byDeck } = json(39);
    expect(decks).toBe(2);
    expect(byDeck?.[0]).toHaveLength(38);
    expect(byDeck?.[1]).toEqual(['K♠']);
  });

  it('need six decks for 200: 66 royals, 12 a deck', () => {
    const { decks, byDeck } = json(200);
    expect(decks).toBe(6);
    expect(byDeck?.map((deck) => deck.length)).toEqual([49, 48, 48, 37, 12, 6]);
  });
});

describe('the document of a mix', () => {
  it('has these keys and no others', () => {
    expect(json(9)).toEqual({
      players: 9,
      assassin: 1,
      mafia: 3,
      pleb: 5,
      cards: ['A♠', 'K♠', 'K♥', 'K♣', '10♠', '10♥', '10♣', '10♦', '9♠'],
      decks: 1,
      odds: { town: '248/735', value: 248 / 735 },
      nearestEven: { mafia: 2, odds: '142/315' },
    });
  });

  it('adds the pool of variable Mafia, its chances and the odds over all of them', () => {
    const variable = json(8, true).variable as NonNullable<MixJson['variable']>;
    expect(variable).toMatchObject({
      pool: { assassin: 1, mafia: 3, pleb: 5 },
      decks: 1,
      chances: [
        { mafia: 3, pleb: 4, chance: '5/8' },
        { mafia: 2, pleb: 5, chance: '3/8', odds: { town: '259/576' } },
      ],
    });
    expect(variable.cards).toHaveLength(9);
    const [more, same] = variable.chances.map(({ odds }) => odds.value) as [number, number];
    expect(variable.odds.value).toBeCloseTo((5 * more + 3 * same) / 8, 12);
  });

  it('opens a second deck for the pool of 38, which has a thirteenth royal', () => {
    expect(json(38, true).variable).toMatchObject({ decks: 2, byDeck: [expect.any(Array), ['K♠']] });
  });
});
