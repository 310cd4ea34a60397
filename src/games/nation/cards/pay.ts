/** What a contract pays for a weapon: a cash token for each positive attribute that it has, a debt token for each negative. */
import type { Contract, Weapon } from '.';
import { ATTRIBUTES, type Attribute, NOISES } from './vocabulary';

/** Sets of attributes are bits of a number. */
export const attributeBits = (attributes: readonly Attribute[]): number =>
  attributes.reduce((bits, attribute) => bits | (1 << ATTRIBUTES.indexOf(attribute)), 0);

const NOISE_BITS = attributeBits(NOISES);
const CAUSE_BITS = attributeBits(ATTRIBUTES) & ~NOISE_BITS;

/** The attributes of a weapon that counts as having another: a noise takes the place of its noise, a cause of its cause. */
export const withAttribute = (bits: number, attribute: number): number =>
  (bits & ~(attribute & NOISE_BITS ? NOISE_BITS : CAUSE_BITS)) | attribute;

/** How many attributes two sets share. */
export const matches = (some: number, others: number): number => {
  let count = 0;
  for (let left = some & others; left !== 0; left &= left - 1) count++;
  return count;
};

/** In tokens. */
export interface Pay {
  readonly cash: number;
  readonly debt: number;
}

export const NO_PAY: Pay = { cash: 0, debt: 0 };

/** Bare hands fulfil no contract and break none. Two cards of a weapon have its attributes once. */
export const payOf = (
  contract: Pick<Contract, 'positive' | 'negative'> | null,
  weapon: Pick<Weapon, 'noise' | 'cause'> | null,
): Pay => {
  if (!contract || !weapon) return NO_PAY;
  const bits = attributeBits([weapon.noise, weapon.cause]);
  return {
    cash: matches(bits, attributeBits(contract.positive)),
    debt: matches(bits, attributeBits(contract.negative)),
  };
};
