import { describe, expect, it } from 'vitest';
import { choicesOf, type Effect, lasts, phasesOf } from '../rules/effects';
import { SAMPLE } from '../rules/engine/cards.sample';
import type { CardSet, Modifier } from '.';
import { NO_KIND, packOf } from './pack';
import { NATION_CARDS } from './set';

const withModifier = (modifier: Partial<Modifier>): CardSet => ({
  ...SAMPLE,
  modifiers: [{ ...(SAMPLE.modifiers[0] as Modifier), ...modifier }, ...SAMPLE.modifiers.slice(1)],
});

describe('a card set read for the table', () => {
  it('counts the weapon cards first, then the modifier cards', () => {
    const pack = packOf(NATION_CARDS);
    const weapons = NATION_CARDS.weaponCards.length;
    const kinds = pack.cards.map(({ kind }) => kind);
    expect(pack.cards.length).toBe(weapons + NATION_CARDS.modifierCards.length);
    expect(kinds.slice(0, weapons)).not.toContain(NO_KIND);
    expect(new Set(kinds.slice(weapons))).toEqual(new Set([NO_KIND]));
    expect(packOf(NATION_CARDS)).toBe(pack);
  });

  it.each<[string, CardSet, RegExp]>([
    [
      'an effect in a wrong phase',
      withModifier({ effects: [{ do: 'disarm' }] }),
      /“disarm” in the phase intel/,
    ],
    ['no effect', withModifier({ effects: [] }), /does nothing/],
    [
      'an instant effect face down',
      withModifier({ phase: 'assassination', effects: [{ do: 'cash', cash: 1 }] }),
      /in the phase assassination/,
    ],
    [
      'two picks on one card',
      withModifier({
        effects: [
          { do: 'steal-card', deck: 'assassin' },
          { do: 'discard-card', deck: 'assassin' },
        ],
      }),
      /draws unseen twice/,
    ],
    [
      'two searches on one card',
      withModifier({
        effects: [
          { do: 'search', deck: 'assassin', look: 2 },
          { do: 'search', deck: 'contract', look: 2 },
        ],
      }),
      /“search” twice/,
    ],
    ['an unknown modifier', { ...SAMPLE, modifierCards: [{ id: 'x', modifier: 'y' }] }, /card x names “y”/],
    [
      'two cards of one id',
      { ...SAMPLE, modifierCards: SAMPLE.modifierCards.map((c) => ({ ...c, id: 'x' })) },
      /one id/,
    ],
    ['a pyramid of another shape', { ...SAMPLE, targets: SAMPLE.targets.toReversed() }, /pyramid/],
  ])('throws for %s', (_, set, message) => {
    expect(() => packOf(set)).toThrow(message);
  });
});

describe('effects', () => {
  it('ask for a rival, a tile, or what else they need', () => {
    const choices = (effect: Effect) => choicesOf(effect);
    expect(choices({ do: 'msr', who: 'self', change: 1 })).toEqual([]);
    expect(choices({ do: 'msr', who: 'rival', change: -1 })).toEqual(['rival']);
    expect(choices({ do: 'swap-card', deck: 'assassin' })).toEqual(['rival', 'pick', 'give']);
    expect(choices({ do: 'retarget' })).toEqual(['tile']);
  });

  it('of cards that lie face down last, and ask for nothing', () => {
    for (const { phase, effects } of [...SAMPLE.modifiers, ...NATION_CARDS.modifiers]) {
      for (const effect of effects) {
        expect(phasesOf(effect)).toContain(phase);
        if (phase === 'assassination') expect([lasts(effect), choicesOf(effect)]).toEqual([true, []]);
      }
    }
  });
});
