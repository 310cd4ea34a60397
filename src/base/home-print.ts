/** What printers at home do best with; how far colours reach over the cut, mm, where the gutter has room for it. */
export const HOME = { ink: 'low', bleed: 3 } as const;
export const HOME_FRAGMENT = `ink=${HOME.ink}&bleed=${HOME.bleed}`;
