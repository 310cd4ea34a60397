/** How many cases a test runs: few in `npm test`, many in `npm run proof`. */
export const volume = (few: number, many: number): number => (process.env.PROOF ? many : few);
