/** The editions in English. A new one adds its file, and its line here. */
import first from './editions/1.json' with { type: 'json' };
import second from './editions/2.json' with { type: 'json' };

export const EDITION = { number: 3, date: '2026-11-25' } as const;

export const EDITIONS = [first, second];
