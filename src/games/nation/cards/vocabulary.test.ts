import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, attributeBits, CAUSES, matches, NOISES, withAttribute } from './vocabulary';

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
