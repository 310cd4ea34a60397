/** The edition that all files name. Its date is in them instead of today's, so that equal input gives equal bytes. */
export const EDITION = { number: 1, date: '2026-11-21' } as const;

export const editionDate = (): Date => new Date(`${EDITION.date}T00:00:00Z`);
