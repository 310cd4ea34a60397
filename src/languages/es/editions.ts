/** The editions in Spanish, as those in English. The first has the number that the English pieces have. */
export const EDITION = { number: 3, date: '2026-11-26' } as const;

export const EDITIONS = { 3: () => import('./editions/3.json') };
