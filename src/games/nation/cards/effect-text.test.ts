import { describe, expect, it } from 'vitest';
import { choicesOf, type Effect, type EffectKind } from '../rules/effects';
import { effectsText, effectText, signed } from './effect-text';
import { MODIFIER_CARDS, MODIFIERS } from './modifiers';
import { PHASES } from './vocabulary';

describe('the sentence of an effect', () => {
  it.each<[Effect, string]>([
    [{ do: 'msr', who: 'self', change: 1 }, '+1 MSR for your attempt.'],
    [{ do: 'msr', who: 'rival', change: -2 }, '−2 MSR for the attempt of a rival.'],
    [{ do: 'msr', who: 'rivals-here', change: -1 }, '−1 MSR for every rival who has your target.'],
    [{ do: 'time', who: 'self', minutes: -60 }, 'Your attempt is 1 hour earlier.'],
    [{ do: 'time', who: 'rival', minutes: 90 }, 'The attempt of a rival is 90 minutes later.'],
    [{ do: 'attribute', attribute: 'silent' }, 'Your weapon counts as Silent.'],
    [{ do: 'attribute', attribute: 'accident' }, 'Your weapon’s cause of death counts as Accident.'],
    [{ do: 'second-attempt' }, 'If you miss, roll once more.'],
    [{ do: 'fee', cash: 2 }, 'If you hit, take $2,000 from the bank.'],
    [{ do: 'insurance', cash: 1 }, 'If you miss, take $1,000 from the bank.'],
    [{ do: 'recover' }, 'If you miss, take your weapon cards back into your hand.'],
    [{ do: 'draw', deck: 'assassin', count: 1 }, 'Draw an Assassin card.'],
    [{ do: 'draw', deck: 'contract', count: 2 }, 'Draw 2 Contract cards.'],
    [
      { do: 'discard-card', deck: 'contract' },
      'Draw a Contract card unseen from a rival’s hand and discard it.',
    ],
    [{ do: 'bounty', cash: 3 }, 'Put $3,000 from the bank on a target.'],
  ])('%j', (effect, text) => {
    expect(effectText(effect)).toBe(text);
  });

  it('has a true minus sign', () => {
    expect([signed(2), signed(-2)]).toEqual(['+2', '−2']);
  });
});

describe('modifiers', () => {
  it('are 35 different ones, of every phase', () => {
    expect(MODIFIERS).toHaveLength(35);
    for (const phase of PHASES) {
      const cards = MODIFIER_CARDS.filter(
        ({ modifier }) => MODIFIERS.find(({ id }) => id === modifier)?.phase === phase,
      );
      expect(cards.length, phase).toBeGreaterThanOrEqual(12);
    }
    for (const { modifier } of MODIFIER_CARDS) expect(MODIFIERS.map(({ id }) => id)).toContain(modifier);
  });

  it('say it in sentences of their own, short enough for a card', () => {
    const texts = MODIFIERS.map(({ effects }) => effectsText(effects));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.length, text).toBeLessThanOrEqual(140);
      expect(text).not.toMatch(/undefined|NaN|\b1 (cards|hours)/);
      // The rules know hits and misses.
      expect(text).not.toMatch(/succe|fail/);
    }
  });

  it('include Stealth, laid face down for +1 MSR', () => {
    expect(MODIFIERS.find(({ name }) => name === 'Stealth')).toMatchObject({
      phase: 'assassination',
      effects: [{ do: 'msr', who: 'self', change: 1 }],
    });
  });

  it('ask for the same thing once at the most, so that “a rival” is one rival', () => {
    for (const { id, effects } of MODIFIERS) {
      const choices = effects.flatMap(choicesOf);
      expect(new Set(choices).size, id).toBe(choices.length);
    }
  });

  it('use everything that the table can do', () => {
    const used = new Set<EffectKind>(MODIFIERS.flatMap(({ effects }) => effects.map((effect) => effect.do)));
    expect(used).toEqual(
      new Set<EffectKind>([
        ...(['msr', 'time', 'tile-msr', 'two-dice', 'second-attempt', 'attribute', 'no-debt'] as const),
        ...(['fee', 'insurance', 'recover', 'draw', 'search', 'salvage', 'cash', 'settle'] as const),
        ...(['steal-cash', 'frame', 'steal-card', 'swap-card', 'discard-card', 'look', 'bounty'] as const),
        ...(['skim', 'disarm', 'cancel', 'retarget', 'withdraw'] as const),
      ]),
    );
  });
});
