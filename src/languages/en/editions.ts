/** The editions in English, and what the pieces of each looked like, which is loaded where somebody asks. A new one adds its line here. */
export const EDITION = { number: 3, date: '2026-11-26' } as const;

export const EDITIONS = {
  1: () => import('./editions/1.json'),
  2: () => import('./editions/2.json'),
  3: () => import('./editions/3.json'),
};
