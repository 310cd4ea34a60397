/** Seeds that can be said aloud. Open deals keep nothing secret, so a seed only has to be another one every time. */

/** 64 words: a byte's low six bits choose one fairly. */
const WORDS = `
  amber anchor ash attic bishop brass cellar chapel cinder clover copper crow dagger dusk ember
  envelope fennel ferry friday garden glove harbour hollow ivory juniper kettle lantern ledger
  magpie marble midnight mirror monday moth needle north olive onyx orchard paper parlour pepper
  pewter quarry quill raven ribbon river saffron shadow silver sparrow stair sunday tallow thimble
  ticket tower umbrella velvet walnut whisper window winter
`
  .trim()
  .split(/\s+/);

/** Two words and a number: `raven-attic-41`. `bytes` are random. */
export const seedFrom = ([first = 0, second = 0, number = 0]: ArrayLike<number> & Iterable<number>): string =>
  `${WORDS[first % 64]}-${WORDS[second % 64]}-${number % 100}`;

export const newSeed = (): string => seedFrom(crypto.getRandomValues(new Uint8Array(3)));
