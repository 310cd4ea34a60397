/** Who is the first victim. Nothing is secret here: colours go by seats, and start squares follow from the victim's seat. */
import * as m from '#messages/tmag';
import { ok, type Result } from '../../base/result';
import type { SealedCard } from '../../deal/sealed/game';
import type { Spec } from '../../deal/v1/spec';
import { type Deal, dealingOf, onceDealer, onlyDeal } from '../game';
import { squareName } from './rules/board';
import { BOARD, tmagOptions } from './rules/options';
import { markOf, markText, TMAG_SEATS } from './rules/players';
import { boardOf, type Setup, startSquares } from './rules/state';

/**
 * The names of options in specs and links. Only the board changes how a game is laid out; `backtrack`, `order` and `short`
 * belong to the table.
 */
const OPTIONS = [BOARD];

/** Deals as a setup, with the first victim drawn, for a table that plays on: give it to `dealOpen` in place of the game. */
export const tmagDealer = onceDealer(
  OPTIONS,
  TMAG_SEATS,
  m.dealtOnce,
  ({ names: { length: players }, options }, open): Result<Setup> =>
    ok({
      players,
      firstVictim: open('tmag/first/').below(players),
      options: tmagOptions(options, players),
    }),
);

const startNames = (setup: Setup): readonly string[] =>
  startSquares(setup).map((square) => squareName(boardOf(setup), square));

/** What a seat reads on its card. */
export const startCard = (setup: Setup, seat: number): SealedCard => {
  const isVictim = seat === setup.firstVictim;
  const [mark, start] = [markText(markOf(seat)), startNames(setup)[seat] ?? ''];
  return {
    caption: m.youBeginAs,
    value: isVictim ? m.victim : m.assassin,
    note: (isVictim ? m.noteVictim : m.note)({ mark, start }),
  };
};

const describe = ({ names }: Spec, setup: Setup): Deal => {
  const cards = names.map((_, seat) => startCard(setup, seat));
  const colours = names.map((_, seat) => markOf(seat).colour);
  return onlyDeal(cards, {
    game: 'tmag',
    firstVictim: setup.firstVictim,
    colours,
    starts: startNames(setup),
  });
};

export const dealing = dealingOf(tmagDealer, { options: OPTIONS, redeals: false }, describe);
