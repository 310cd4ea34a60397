import { describe, expect, it } from 'vitest';
import { choicesOf, type Effect, lasts } from '../rules/effects';
import { SAMPLE } from '../rules/engine/cards.sample';
import { NO_KIND, packOf } from './pack';
import { NATION_CARDS } from './set';
import { PHASES, type Phase } from './vocabulary';

/** The phases whose cards may carry this effect. What is laid face down asks for no choice. */
const phasesOf = (effect: Effect): readonly Phase[] => {
  switch (effect.do) {
    case 'disarm':
    case 'cancel':
    case 'retarget':
    case 'withdraw':
      return ['reveal'];
    case 'msr':
    case 'time':
      if (effect.who === 'rivals-here') return ['assassination', 'reveal'];
      return effect.who === 'self' ? PHASES : ['intel', 'reveal'];
    default:
      return lasts(effect) && effect.do !== 'tile-msr' ? PHASES : ['intel', 'reveal'];
  }
};

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
});

describe('effects', () => {
  it('ask for a rival, a tile, or what else they need', () => {
    const choices = (effect: Effect) => choicesOf(effect);
    expect(choices({ do: 'msr', who: 'self', change: 1 })).toEqual([]);
    expect(choices({ do: 'msr', who: 'rival', change: -1 })).toEqual(['rival']);
    expect(choices({ do: 'swap-card', deck: 'assassin' })).toEqual(['rival', 'pick', 'give']);
    expect(choices({ do: 'retarget' })).toEqual(['tile']);
  });

  it('are of a phase that allows them; of cards that lie face down they last, and ask for nothing', () => {
    for (const { id, phase, effects } of [...SAMPLE.modifiers, ...NATION_CARDS.modifiers]) {
      expect(effects.length, id).toBeGreaterThan(0);
      for (const effect of effects) {
        expect(phasesOf(effect), id).toContain(phase);
        if (phase === 'assassination') expect([lasts(effect), choicesOf(effect)]).toEqual([true, []]);
      }
    }
  });

  it('of one card are done once each where the table has room for one: a search, a withdrawal, a pick', () => {
    for (const { id, effects } of [...SAMPLE.modifiers, ...NATION_CARDS.modifiers]) {
      const once = effects.flatMap((effect) =>
        effect.do === 'search' || effect.do === 'withdraw'
          ? [effect.do]
          : choicesOf(effect).filter((choice) => choice === 'pick'),
      );
      expect(new Set(once).size, id).toBe(once.length);
    }
  });
});
