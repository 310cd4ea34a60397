import { describe, expect, it } from 'vitest';
import { CONTRACTS } from './contracts';
import { attributeBits, matches, NO_PAY, payOf, withAttribute } from './pay';
import { weaponOf } from './set';
import { ATTRIBUTES, type Attribute, CAUSES, NOISES } from './vocabulary';

const contract = (positive: [Attribute, Attribute], negative: [Attribute] | [Attribute, Attribute]) => ({
  positive,
  negative,
});

describe('what a contract pays', () => {
  it('is $2,000 for Public Execution with a Pistol', () => {
    const execution = CONTRACTS.find(({ objective }) => objective === 'Public Execution');
    expect(execution).toBeDefined();
    expect(payOf(execution ?? null, weaponOf('pistol'))).toEqual({ cash: 2, debt: 0 });
  });

  it.each<[string, ReturnType<typeof contract>, { cash: number; debt: number }]>([
    ['one cash for one match', contract(['loud', 'poisoning'], ['explosion']), { cash: 1, debt: 0 }],
    ['one debt for a negative', contract(['silent', 'poisoning'], ['gunshot']), { cash: 0, debt: 1 }],
    ['two debts for both', contract(['silent', 'poisoning'], ['loud', 'gunshot']), { cash: 0, debt: 2 }],
    ['one of each', contract(['loud', 'poisoning'], ['gunshot']), { cash: 1, debt: 1 }],
    ['nothing for no match', contract(['silent', 'poisoning'], ['explosion']), { cash: 0, debt: 0 }],
  ])('is %s', (_, asked, pay) => {
    expect(payOf(asked, weaponOf('pistol'))).toEqual(pay);
  });

  it('is nothing, either way, for bare hands or without a contract', () => {
    expect(payOf(contract(['loud', 'gunshot'], ['silent']), null)).toEqual(NO_PAY);
    expect(payOf(null, weaponOf('pistol'))).toEqual(NO_PAY);
  });
});

describe('attributes', () => {
  it('take the place of their own sort', () => {
    const pistol = attributeBits(['loud', 'gunshot']);
    for (const noise of NOISES)
      expect(withAttribute(pistol, attributeBits([noise]))).toBe(attributeBits([noise, 'gunshot']));
    for (const cause of CAUSES)
      expect(withAttribute(pistol, attributeBits([cause]))).toBe(attributeBits(['loud', cause]));
  });

  it('are counted where two sets share them', () => {
    expect(matches(attributeBits(ATTRIBUTES), attributeBits(ATTRIBUTES))).toBe(ATTRIBUTES.length);
    expect(matches(attributeBits(['loud', 'gunshot']), attributeBits(['silent', 'gunshot']))).toBe(1);
    expect(matches(attributeBits(['loud']), 0)).toBe(0);
  });
});
