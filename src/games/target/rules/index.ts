/**
 * The rules of the table: `apply(state, event)`. A game is its setup and its list of events; to undo is to replay fewer of
 * them. Turns, life and creatures are Magic's own business: the table knows who hunts whom.
 */
import * as m from '#messages/target-rules';
import { itemAt } from '../../../base/lists';
import { mapOk, ok, type Result, refuse } from '../../../base/result';
import { mayAttack } from './may-attack';
import { couldHold } from './possible';
import { checkSetup, dealtRound, type Setup } from './setup';
import {
  type Awaited,
  type Blood,
  type Death,
  hunterOf,
  isAlive,
  type News,
  nameOf,
  type State,
  type TableEvent,
} from './state';

type Left = Extract<News, { kind: 'left' }>;

/** Whether a card that the table has not seen can be as its holder shows it. */
const checkShown = (state: State, { seat, shows }: Death) => {
  if (shows === undefined) return ok(undefined);
  const [name, holder] = [nameOf(state, seat), nameOf(state, shows)];
  if (!isAlive(state, shows)) return refuse('out', 'holder-out', m.holderOut({ holder }));
  const card = state.targets[shows];
  if (card === seat) return ok(undefined);
  if (card === null && hunterOf(state, seat) === undefined && couldHold(state, shows, seat))
    return ok(undefined);
  return refuse('hidden-card', 'other-card', m.shownCardImpossible({ holder, name }));
};

const checkDeath = (state: State, death: Death) => {
  const { seat, by, conceded } = death;
  const name = nameOf(state, seat);
  if (!isAlive(state, seat)) return refuse('out', 'out-already', m.outAlready({ name }));
  if (by === undefined) return checkShown(state, death);
  if (conceded) {
    return refuse('no-killer', 'conceded-by', m.killerOfConceder({ name }));
  }
  if (by === seat) {
    return refuse('no-killer', 'own-hand', m.killerIsVictim({ name }));
  }
  if (!isAlive(state, by)) {
    return refuse('out', 'killer-out', m.killerOut({ by: nameOf(state, by) }));
  }
  return checkShown(state, death);
};

const score = (state: State, { seat, by, conceded }: Death): Left => {
  const hunter = hunterOf(state, seat);
  const scores = hunter !== undefined && (by === hunter || (conceded && state.setup.options.hunter));
  return { kind: 'left', seat, by: by ?? null, conceded: conceded === true, hit: scores ? hunter : null };
};

/** What becomes of those who leave at once, by the cards as they were before any of them died. */
const scoreDeaths = (state: State, deaths: readonly Death[]) => {
  if (deaths.length === 0) return refuse('out', 'nobody-left', m.nobodyOut);
  let shown = state;
  for (const [k, death] of deaths.entries()) {
    const { seat, shows } = death;
    if (deaths.findIndex((other) => other.seat === seat) < k) {
      return refuse('at-once', 'named-twice', m.namedTwice({ seat: nameOf(state, seat) }));
    }
    const checked = checkDeath(shown, death);
    if (!checked.ok) return checked;
    // Cards that are shown at once have to go together.
    if (shows !== undefined) shown = { ...shown, targets: shown.targets.with(shows, seat) };
  }
  return ok(deaths.map((death) => score(shown, death)));
};

export * from './may-attack';
export * from './possible';
export * from './setup';
export * from './state';

type Attack = Extract<TableEvent, { kind: 'attack' }>;

/** As far as a counter can be turned. */
const MOST = 9999;

const PLAY: Awaited = { kind: 'play' };

/** The table with new cards for those who are alive, two or more; where they are in people's hands, with room for them. */
const withNewCards = (state: State): State => {
  const { setup, living } = state;
  const withCards = (cardOf: (seat: number) => number | undefined, isOpen: boolean, news: News): State => {
    const targets = setup.names.map((_, seat) => cardOf(seat) ?? null);
    const open = targets.map((target) => isOpen && target !== null);
    return { ...state, targets, open, awaits: PLAY, news: [...state.news, news] };
  };
  if (living.length === 2) {
    const others = new Map([living, living.toReversed()].map(([one = 0, other = 0]) => [one, other]));
    return withCards((seat) => others.get(seat), true, { kind: 'last-two', seats: living });
  }
  if (!setup.seed) {
    const news: News = { kind: 'deal-awaited', living: living.length };
    return { ...withCards(() => undefined, false, news), awaits: { kind: 'deal' } };
  }
  const { targets, round, warnings } = dealtRound(setup, state.leavers);
  const news: News = { kind: 'dealt', round, living: living.length, warnings };
  return withCards((seat) => targets.get(seat), false, news);
};

const attack = (state: State, { seat, target, by, opens }: Attack) => {
  const answer = mayAttack(state, seat, target, by);
  if (answer.may === 'no') return refuse(answer.rule, 'may-not', answer.because);
  const card = state.targets[seat];
  const names = [nameOf(state, seat), nameOf(state, target)] as const;
  if (opens && card !== null && card !== target) {
    return refuse('show-card', 'other-card', m.shownCardNamesAnother({ other: names[1], one: names[0] }));
  }
  // An ability that is free draws no blood, no matter whom it targets.
  const first = answer.rule !== 'abilities' && (answer.first || (opens === true && !state.open[seat]));
  if (first && card === null && !couldHold(state, seat, target)) {
    return refuse(
      state.setup.options.ring || state.setup.options.wishes ? 'any-deal' : 'one-card',
      'impossible-card',
      m.openCardsContradict({ one: names[0], other: names[1] }),
    );
  }
  const news: News = { kind: 'attacked', seat, target, by, first };
  if (!first) return ok<State>({ ...state, news: [news] });
  return ok<State>({
    ...state,
    targets: state.targets.with(seat, target),
    open: state.open.with(seat, true),
    news: [news],
  });
};

/** Most hits wins, and equal hits are a draw. */
const withEnding = (state: State): State => {
  const { living, hits, setup } = state;
  const bonus = setup.options.survivor ? 1 : 0;
  const points = hits.map((taken, seat) => taken.length + (living.includes(seat) ? bonus : 0));
  const most = Math.max(...points);
  const winners = points.flatMap((count, seat) => (count === most ? [seat] : []));
  const ending = living.length === 1 ? 'last-one' : 'nobody';
  return {
    ...state,
    awaits: { kind: 'over', ending, points, winners },
    news: [...state.news, { kind: 'over', ending }],
  };
};

/** All of them leave together, first blood is forgotten, and one new deal follows. */
const leave = (state: State, left: readonly Left[]): State => {
  const gone = left.map(({ seat }) => seat);
  const blood = state.living.flatMap((seat): Blood[] =>
    state.living.length > 2 && state.open[seat] ? [[seat, itemAt(state.targets, seat)]] : [],
  );
  const after: State = {
    ...state,
    round: state.round + 1,
    living: state.living.filter((seat) => !gone.includes(seat)),
    targets: state.targets.map(() => null),
    open: state.open.map(() => false),
    cleared: [...state.cleared, ...blood],
    hits: state.hits.map((taken, seat) => [
      ...taken,
      ...left.flatMap((one) => (one.hit === seat ? [one.seat] : [])),
    ]),
    leavers: [...state.leavers, gone],
    news: left,
  };
  return after.living.length < 2 ? withEnding(after) : withNewCards(after);
};

const count = (state: State, seat: number, by: number) => {
  const before = state.counters[seat];
  if (before === undefined) return refuse('players', 'seat-unknown', m.seatUnknown({ seat: seat + 1 }));
  const to = before + by;
  if (!Number.isInteger(to) || Math.abs(to) > MOST) {
    return refuse('counter', 'counter', m.counterOutOfRange({ most: MOST }));
  }
  return ok<State>({
    ...state,
    counters: state.counters.with(seat, to),
    news: [{ kind: 'counted', seat, to }],
  });
};

/** The state after an event, or the rule that refuses it; the state that was given is never changed. */
export const apply = (state: State, event: TableEvent) => {
  const { awaits } = state;
  if (awaits.kind === 'over') return refuse('end', 'game-over', m.gameOver);
  if (event.kind === 'count') return count(state, event.seat, event.by);
  if (event.kind === 'dealt') {
    if (awaits.kind !== 'deal') return refuse('deal-at-once', 'dealt-already', m.dealtAlready);
    const { round, living } = state;
    const news: News = { kind: 'dealt', round, living: living.length, warnings: [] };
    return ok<State>({ ...state, awaits: PLAY, news: [news] });
  }
  if (awaits.kind === 'deal') {
    return refuse('deal-at-once', 'not-dealt', m.notDealt);
  }
  if (event.kind === 'attack') return attack(state, event);
  const left = scoreDeaths(state, event.deaths);
  return left.ok ? ok(leave(state, left.value)) : left;
};

/** The first state of a game, or what is wrong with its setup. */
export const start = (raw: Setup): Result<State> =>
  mapOk(checkSetup(raw), (setup) => {
    const { names, out = [] } = setup;
    const gone = out.flat();
    return withNewCards({
      setup,
      round: out.length,
      living: names.flatMap((_, seat) => (gone.includes(seat) ? [] : [seat])),
      targets: [],
      open: [],
      cleared: [],
      hits: names.map(() => []),
      counters: names.map(() => 0),
      leavers: out,
      awaits: PLAY,
      news: [],
    });
  });
