/** The edition that files name: the last one that is out or, in work, the one after it. What is out lies in ./editions. */
export const EDITION = { number: 3, date: '2026-11-26' } as const;
