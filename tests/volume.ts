/** Whether this is `npm run proof`. A test for it alone is `it.runIf(IN_PROOF)`; a run without it names what it skips. */
export const IN_PROOF = Boolean(process.env.PROOF);

/** How many cases a test runs: few in `npm test`, many in `npm run proof`. */
export const volume = <Volume>(few: Volume, many: Volume): Volume => (IN_PROOF ? many : few);

/** The first few of a list, in `npm run proof` all of it. */
export const someOf = <Item>(all: readonly Item[], few: number): readonly Item[] =>
  all.slice(0, volume(few, all.length));
