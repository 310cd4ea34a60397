/** Who is the first victim. Nothing is secret here: colours go by seats, and start squares follow from the victim's seat. */
import { err, ok, type Result } from '../../base/result';
import type { SealedCard } from '../../deal/sealed/game';
import type { Leavers } from '../../deal/v1/living';
import { type Dealer, type Spec, seatedSpec } from '../../deal/v1/spec';
import type { Stream } from '../../deal/v1/stream';
import { type Deal, dealingOf } from '../game';
import { squareName } from './board';
import { BOARD, tmagOptions } from './options';
import { markOf, markText, TMAG_SEATS } from './players';
import { boardOf, type Setup, startSquares } from './state';

/**
 * The names of options in specs and links. Only the board changes how a game is laid out; `backtrack`, `order` and `short`
 * belong to the table.
 */
const OPTIONS = [BOARD];

const check = (spec: Spec): Result<Spec> => seatedSpec(spec, OPTIONS, TMAG_SEATS);

/** The setup of a game, with its first victim drawn. The spec has been checked. */
export const dealSetup = (
  { names, options }: Spec,
  open: (label: string) => Stream,
  leavers: Leavers,
): Result<Setup> => {
  if (leavers.length > 0) {
    return err(
      'dealt-once',
      'The first victim is drawn once and nobody leaves the game: leave out who has left.',
    );
  }
  const players = names.length;
  return ok({
    players,
    firstVictim: open('tmag/first/').below(players),
    options: tmagOptions(options, players),
  });
};

const startNames = (setup: Setup): readonly string[] =>
  startSquares(setup).map((square) => squareName(boardOf(setup), square));

/** What a seat reads on its card. */
export const startCard = (setup: Setup, seat: number): SealedCard => {
  const isVictim = seat === setup.firstVictim;
  const [mark, start] = [markText(markOf(seat)), startNames(setup)[seat]];
  return {
    caption: 'You begin as',
    value: isVictim ? 'Victim' : 'Assassin',
    note: isVictim
      ? `Your pyramids are ${mark}. You start in the safe-house, ${start}, and roll first.`
      : `Your pyramids are ${mark}. You start on ${start}.`,
  };
};

const describe = ({ names }: Spec, setup: Setup): Deal => {
  const living = names.map((_, seat) => seat);
  return {
    round: 0,
    living,
    cards: living.map((seat) => ({ seat, ...startCard(setup, seat) })),
    json: {
      game: 'tmag',
      firstVictim: setup.firstVictim,
      colours: living.map((seat) => markOf(seat).colour),
      starts: startNames(setup),
    },
  };
};

/** Deals as a setup, for a table that plays on from it: give it to `dealOpen` in place of the game. */
export const tmagDealer: Dealer<Setup> = { check, deal: dealSetup };

export const dealing = dealingOf(tmagDealer, { options: OPTIONS, redeals: false }, describe);
