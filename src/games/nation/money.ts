/** Money is counted in $1,000, the value of one token: cash in the green, debt in the red. */

/** Cash tokens that each player starts with. */
export const STARTING_CASH = 2;

/** "$3,000", "−$1,000", "$0" */
export const dollars = (thousands: number): string => {
  const text = `$${(Math.abs(thousands) * 1000).toLocaleString('en-US')}`;
  return thousands < 0 ? `−${text}` : text;
};
