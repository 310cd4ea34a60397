/** What contracts pay for: a cash token for each positive attribute that a weapon has, a debt token for each negative. */
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
