/** Many games between bots. Games can be played in parts, anywhere, and their tallies added. */

import { number } from '#messages/language';
import * as m from '#messages/nation-rules';
import { itemAt } from '../../../base/lists';
import { mapOk, type Result, unwrap } from '../../../base/result';
import { checksum } from '../../../base/words';
import { shuffle } from '../../../deal/v1/shuffle';
import { type Stream, streamOf } from '../../../deal/v1/stream';
import {
  botShares,
  type CheckedSimulation,
  checkSimulation,
  type SimulationRequest,
  type Simulator,
  seatBots,
  sharePercent,
} from '../../simulation';
import type { CardSet } from '../cards';
import { dollars } from '../cards/money';
import { NATION_CARDS, weaponOf } from '../cards/set';
import { NATION_SEATS } from '../rules/places';
import {
  advance,
  type Draft,
  open,
  type Setup,
  shuffledSetup,
  type TableEvent,
  view,
  whyNot,
} from '../rules/table';
import { BOTS, SIMULATION_OPTIONS } from '.';
import { answer, type Bot, mindOf } from './bot';
import { countGame, emptyTally, type Played, type Simulation, summaryOf, type Tally } from './tally';

const WORDS = 2 ** 32;

/** Numbers that the generator throws away first, so that like seeds part. */
const WARM_UP = 12;

/**
 * A fast stream for simulations, where millions of numbers are asked for and nobody has to prove one of them: sfc32, a
 * small generator in the public domain, with its three words and a counter drawn from the stream it starts from.
 */
export const fastStream = (start: Stream): Stream => {
  let a = start.below(WORDS) | 0;
  let b = start.below(WORDS) | 0;
  let c = start.below(WORDS) | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let k = 0; k < WARM_UP; k++) next();
  return streamOf(next);
};

const rolled = (count: number, chance: Stream): number[] =>
  count === 1 ? [1 + chance.below(6)] : [1 + chance.below(6), 1 + chance.below(6)];

/** Any of those the table waits for: where it waits for several, their order changes nothing. */
const whoseTurn = ({ waiting }: Draft): number => 31 - Math.clz32(waiting);

/** A game to its end, by seat the bot that plays there. `watch` sees each event that is about to happen. */
export const playGame = (
  set: CardSet,
  setup: Setup,
  bots: readonly Bot[],
  chance: Stream,
  watch: (event: TableEvent, draft: Draft) => void = () => {},
): Draft => {
  const draft = unwrap(open(set, setup));
  const answers = bots.map((bot, seat) => {
    const mind = mindOf(view(draft, seat), chance);
    return () => answer(bot, mind);
  });
  const nextEvent = (): TableEvent => {
    const seat = whoseTurn(draft);
    switch (draft.awaits) {
      case 'shuffle':
        return {
          kind: 'shuffle',
          deck: draft.shuffling,
          order: shuffle(draft.discards[draft.shuffling], chance),
        };
      case 'roll':
        return { kind: 'roll', seat, dice: rolled(draft.dice, chance) };
      case 'tie':
        return { kind: 'roll', seat, dice: rolled(1, chance) };
      default:
        return itemAt(answers, seat)();
    }
  };
  while (draft.awaits !== 'nothing') {
    const event = nextEvent();
    const error = whyNot(draft, event);
    if (error) throw new Error(`${JSON.stringify(event)}: ${error.message}`);
    watch(event, draft);
    advance(draft, event);
  }
  return draft;
};

const DEFAULTS = { bots: 'plan', story: false } as const;

/** What was asked for, with the defaults filled in. */
export const checkNation = (request: SimulationRequest): Result<CheckedSimulation> => {
  const checked = checkSimulation(
    { id: 'nation', seats: NATION_SEATS, options: SIMULATION_OPTIONS },
    request,
  );
  return mapOk(checked, ({ options, ...others }) => ({ ...others, options: { ...DEFAULTS, ...options } }));
};

/** Games `from` to `to` - 1, each from a stream of its own under the key of the seed. */
export const tallyGames = (
  set: CardSet,
  { players, options, open }: CheckedSimulation,
  from: number,
  to: number,
  report: (games: number) => void = () => {},
): Tally => {
  const tally = emptyTally(set, players);
  for (let game = from; game < to; game++) {
    const chance = fastStream(open(game));
    const setup = shuffledSetup(set, players, chance, options.story === true);
    const ids = seatBots(String(options.bots), players, game);
    const bots = ids.map((id) => BOTS[id]);
    const played: Played[] = [];
    const end = playGame(set, setup, bots, chance, (event) => {
      if (event.kind === 'play') played.push([event.seat, [event.card]]);
      if (event.kind === 'lay') played.push([event.seat, event.cards]);
    });
    countGame(tally, end, ids, played);
    report(game + 1 - from);
  }
  return tally;
};

export const simulate = (
  set: CardSet,
  request: SimulationRequest,
  report: (done: number) => void = () => {},
): Result<Simulation> =>
  mapOk(checkNation(request), (checked) => {
    const { games } = checked;
    return summaryOf(
      set,
      checked,
      tallyGames(set, checked, 0, games, (done) => report(done / games)),
    );
  });

/** A short name for what a card set plays like: names, icons and flavour may change, and findings stay true. */
export const fingerprint = (set: CardSet): string =>
  checksum(
    JSON.stringify([
      set.targets.map(({ id, value, adjustment }) => [id, value, adjustment]),
      set.weapons.map(({ kind, noise, cause, needed }) => [kind, noise, cause, needed]),
      set.weaponCards.map(({ kind, minutes }) => [kind, minutes]),
      set.modifiers.map(({ id, phase, effects }) => [id, phase, effects]),
      set.modifierCards.map(({ modifier }) => modifier),
      set.contracts.map(({ positive, negative }) => [positive, negative]),
      set.specialists.map(({ weapon }) => weapon),
      set.hitLists.map(({ targets }) => targets),
    ]),
  );

/** The share that is farthest from fair, and how far chance alone may have moved it. */
const farthest = (shares: readonly number[], intervals: readonly number[], fair: number): string => {
  const k = shares.reduce(
    (most, share, at) => (Math.abs(share - fair) > Math.abs(itemAt(shares, most) - fair) ? at : most),
    0,
  );
  return `${sharePercent(itemAt(shares, k))} ± ${sharePercent(itemAt(intervals, k))}`;
};

export const simulator: Simulator<Simulation> = {
  options: SIMULATION_OPTIONS,
  examples: ['--players 4 --games 10000 --seed s --json', '--players 4 --bots plan-random'],
  simulate: (request, report) => simulate(NATION_CARDS, request, report),
  describe(simulation) {
    const { games, rounds, score, success, duels, fair, winShare, interval, bots, weapons } = simulation;
    const armed = weapons.flatMap(({ weapon, ratio }) =>
      weapon === 'bare-hands' ? [] : [{ weapon: weaponOf(weapon).name, ratio }],
    );
    const [most] = armed.toSorted((a, b) => b.ratio - a.ratio);
    return [
      m.simulatedRounds({
        games,
        mean: number(rounds.mean, 1),
        median: rounds.median,
        short: rounds.short,
        long: rounds.long,
      }),
      m.simulatedScores({
        dollars: dollars(score.mean),
        success: sharePercent(success),
        duels: sharePercent(duels),
      }),
      m.simulatedWins({ shares: winShare.seat.map(sharePercent).join('  ') }),
      m.simulatedFairness({
        fair: sharePercent(fair),
        specialist: farthest(winShare.specialist, interval.specialist, fair),
        hitList: farthest(winShare.hitList, interval.hitList, fair),
      }),
      ...(most ? [m.simulatedBestWeapon({ weapon: most.weapon, ratio: number(most.ratio, 2) })] : []),
      ...botShares(bots),
    ].join('\n');
  },
};
