/** Money, and what a game is worth in the end. All is counted in $1,000, the value of one token. */
import * as m from '#messages/nation-rules';

/** Cash tokens that each player starts with. */
export const STARTING_CASH = 2;

/** "$3,000", "−$1,000", "$0" */
export const dollars = (thousands: number): string =>
  (thousands < 0 ? m.moneyNegative : m.money)({ sum: Math.abs(thousands) * 1000 });

/** "$3", where "in $1,000" is said beside it. */
export const inThousands = (thousands: number): string => m.moneyThousands({ thousands });

/** "+$3,000" */
export const gain = (thousands: number): string => m.moneyGain({ sum: thousands * 1000 });

/** What one player has. */
export interface Takings {
  /** The sum of the values of the tiles taken. */
  readonly tiles: number;
  readonly cash: number;
  readonly debt: number;
  /** What the hit list pays. */
  readonly bonus: number;
}

export const totalOf = ({ tiles, cash, debt, bonus }: Takings): number => tiles + cash + bonus - debt;

/** The seats with the most: one winner, or those who fight a duel. */
export const leaders = (totals: readonly number[]): number[] => {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
};
