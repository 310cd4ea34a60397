/** What the table asks, and every answer that it takes. Nothing in a heading is secret: by night it says the same all the time. */
import * as m from '#messages/mafia-table';
import { head } from '../../../app/tables/game';
import { type Answer, type Ask, places, tried } from '../../ask';
import { ROLES, type RoleNames, scriptFor } from '../roles';
import {
  type Awaited,
  apply,
  type Ending,
  living,
  mayBeAccused,
  neededToPass,
  neededVotes,
  type Reason,
  type State,
  type TableEvent,
} from '../rules';
import { type MafiaSetup, roleNames } from './setup';

/** What of an answer has been given: it belongs to one moment of the game. */
export interface Step {
  /** Who accuses. */
  readonly by?: number;
  /** M3: the mob votes on going home. */
  readonly home?: boolean;
  /** M1: hands for it, where those against it are counted as well. */
  readonly yes?: number;
  /** M2: by seat, how often it has been named. */
  readonly named?: readonly number[];
  /** Of the script. */
  readonly line?: number;
}

export interface MafiaAsk extends Ask<TableEvent, Step> {
  /** The line of the script that is read now, of so many. */
  readonly script?: {
    readonly id: string;
    readonly number: number;
    readonly of: number;
    readonly say: string;
    readonly happens?: string | undefined;
    /** For the caller's eyes alone. */
    readonly secret?: string | undefined;
    readonly isLast: boolean;
  };
  /** How it stands, or what an answer does. */
  readonly note?: string;
  /** In the middle of the table. */
  readonly middle?: string;
}

/** "The Mafia win", "Assassin and Plebs win". */
export const winnerWords = ({ winner }: Ending, roles: RoleNames): string =>
  winner === 'mafia'
    ? m.mafiaWins({ mafia: roles.mafia })
    : m.townWins({ assassin: roles.assassin, pleb: roles.pleb });

export const REASONS: Readonly<Record<Reason, (roles: RoleNames) => string>> = {
  'assassin-dead': ({ assassin }) => m.assassinDead({ assassin }),
  'mafia-dead': ({ mafia }) => m.mafiaDead({ mafia }),
  'plebs-dead': ({ pleb }) => m.plebsDead({ pleb }),
};

/** A question at one moment: the table, what it waits for, and what has been answered of it. */
interface At<Kind extends Awaited['kind']> {
  readonly state: State;
  readonly awaits: Extract<Awaited, { kind: Kind }>;
  readonly roles: RoleNames;
  readonly name: (seat: number) => string;
  readonly alive: readonly number[];
  readonly step: Step;
}

type Giving = Answer<TableEvent, Step>;
const play = (event: TableEvent): Giving => ({ play: event });
const to = (step: Step): Giving => ({ step });
/** What has been counted of a ballot waits meanwhile. */
const goHome = (step: Step) => [m.voteGoHome, to({ ...step, home: true })] as const;

/** M3: hands for going home. */
const home = (alive: readonly number[], step: Step): Omit<MafiaAsk, 'title' | 'sentence'> => {
  const needed = neededToPass(alive.length);
  return {
    part: m.askGoHome,
    note: m.goHomeEnough({ count: alive.length, needed }),
    hands: {
      label: m.goHomeHands,
      most: alive.length,
      enough: (hands) => hands >= needed,
      answer: (yes) => play({ kind: 'pass', yes }),
    },
    presses: [[m.back, to({ ...step, home: false })]],
  };
};

/** Which lines of which script are read now, and the one that is. `done` answers the last, or a press on a player does. */
const scriptAt = (
  at: Omit<At<'wake'>, 'awaits'>,
  awaits: Extract<Awaited, { kind: 'identify' | 'kill' | 'wake' }>,
  done?: readonly [word: string, event: TableEvent],
) => {
  const { state, roles, name, step } = at;
  const [from, last] = awaits.kind === 'identify' ? [0, 3] : awaits.kind === 'kill' ? [0, 1] : [2, 3];
  const lines = scriptFor(roles)[awaits.kind === 'identify' ? 0 : 1]?.lines ?? [];
  const k = Math.max(step.line ?? 0, from);
  const isLast = k === last;
  const id = awaits.kind === 'identify' ? 'identify' : `${awaits.kind} ${state.day}`;
  const { say = '', happens } = lines[k] ?? {};
  // Once everyone is up, everyone may look at this screen.
  const isSecret = awaits.kind === 'wake' && !isLast;
  const victim = awaits.kind === 'wake' ? awaits.victim : undefined;
  const secret = isSecret
    ? victim === undefined
      ? m.pointedAtNobody
      : m.pointedAt({ name: name(victim) })
    : undefined;
  const presses: MafiaAsk['presses'] = isLast
    ? [done && [done[0], play(done[1]), 'strong']]
    : [[m.nextLine, to({ line: k + 1 }), `strong line-${k}`]];
  const script = { id: `${id} ${k}`, number: k + 1, of: lines.length, say, happens, secret, isLast };
  return { script, presses };
};

/** How many hands a vote needs. Where only votes cast count, no one knows before all are up. */
const vote = ({ state, awaits, name, step: { yes } }: At<'vote'>): MafiaAsk => {
  const { rules } = state.setup;
  const { voters } = awaits;
  const isCast = rules.majority === 'cast';
  const needed = neededVotes(rules, voters);
  const asked = head(
    m.isAccused({ name: name(awaits.accused) }),
    (isCast ? m.accusedByCast : m.accusedBy)({ name: name(awaits.by), voters, needed }),
    'majority',
  );
  if (yes !== undefined)
    return {
      ...asked,
      part: m.handsAgainst,
      hands: {
        label: m.handsAgainstLabel({ yes }),
        most: voters - yes,
        enough: (no) => yes >= neededVotes(rules, voters, yes + no),
        answer: (no) => play({ kind: 'vote', yes, no }),
      },
      presses: [[m.countAgain({ yes }), to({})]],
    };
  const hands = { label: m.handsForLabel, most: voters };
  if (isCast)
    return { ...asked, part: m.handsFor, hands: { ...hands, answer: (count) => to({ yes: count }) } };
  return {
    ...asked,
    part: m.handsFor,
    middle: m.neededOfVoters({ needed, voters }),
    hands: {
      ...hands,
      enough: (count) => count >= needed,
      answer: (count) => play({ kind: 'vote', yes: count }),
    },
  };
};

const accuse = ({ state, awaits, name, alive, step }: At<'accuse'>): MafiaAsk => {
  const asked = head(
    m.dayAccuse({ day: state.day }),
    (awaits.mayPass ? m.oneNamesOrHome : m.oneNames)({ count: alive.length }),
    'accuse',
  );
  if (step.home) return { ...asked, ...home(alive, step) };
  const { by } = step;
  const open = alive.filter((seat) => mayBeAccused(state, seat));
  if (by === undefined)
    return {
      ...asked,
      part: m.askAccuser,
      places: places(
        alive.filter((seat) => open.some((other) => other !== seat)),
        (seat) => to({ by: seat }),
      ),
      presses: [awaits.mayPass && goHome(step)],
    };
  return {
    ...asked,
    part: m.askAccused({ name: name(by) }),
    // A second press takes the first back.
    places: places([by, ...open], (accused) =>
      accused === by ? to({}) : play({ kind: 'accuse', by, accused }),
    ),
  };
};

const ballot = ({ state, awaits, alive, step }: At<'ballot'>): MafiaAsk => {
  const asked = head(m.dayBallot({ day: state.day }), m.allNameOne({ voters: awaits.voters }), 'ballot');
  if (step.home) return { ...asked, ...home(alive, step) };
  const named = step.named ?? Array<number>(state.setup.players).fill(0);
  const votes = named.reduce((sum, count) => sum + count, 0);
  return {
    ...asked,
    part: m.askNamed,
    note: m.namedSomeone({ votes, voters: awaits.voters }),
    places: places(alive, (seat) =>
      to(votes < awaits.voters ? { named: named.with(seat, (named[seat] ?? 0) + 1) } : step),
    ),
    presses: [
      [m.countBallot, play({ kind: 'ballot', named }), 'strong'],
      votes > 0 && [m.nameAgain, to({})],
      awaits.mayPass && goHome(step),
    ],
  };
};

const kill = (at: At<'kill'>): Omit<MafiaAsk, 'title' | 'sentence'> => {
  const { state, awaits, alive } = at;
  const { script, presses } = scriptAt(at, awaits);
  if (!script.isLast) return { script, presses };
  return {
    script: { ...script, happens: undefined },
    part: m.askPointedAt,
    places: places(alive, (victim) => tried(apply, state, { kind: 'kill', victim })),
    presses: [awaits.maySpare && [m.spareAll, play({ kind: 'spare' })]],
  };
};

const night = ({ day }: State, caller: string, rule: string) =>
  head(m.nightNumber({ day }), m.callerLooksUp({ caller }), rule);

const ASKS: { readonly [Kind in Awaited['kind']]: (at: At<Kind>) => MafiaAsk } = {
  caller: ({ state, awaits: { round, may } }) => ({
    ...(round === 'identify'
      ? head(m.askFirstCaller, m.firstCallerVolunteers, 'first-caller')
      : head(m.askNightCaller({ day: state.day }), m.nightCallerAnyDead, 'night-caller')),
    places: places(may, (seat) => play({ kind: 'call', seat })),
  }),
  identify: (at) => ({
    title: m.allHeadsDown,
    sentence: m.mafiaLookUp({ name: at.name(at.awaits.caller), mafia: at.roles.mafia }),
    rule: 'mafia-meet',
    ...scriptAt(at, at.awaits, [m.itIsDay, { kind: 'wake' }]),
  }),
  accuse,
  ballot,
  vote,
  kill: (at) => ({ ...night(at.state, at.name(at.awaits.caller), 'must-kill'), ...kill(at) }),
  wake: (at) => ({
    ...night(at.state, at.name(at.awaits.caller), 'told-when-up'),
    ...scriptAt(at, at.awaits, [at.awaits.victim === undefined ? m.itIsDay : m.sayMissing, { kind: 'wake' }]),
  }),
  show: ({ state, awaits: { seat, cause }, roles, name }) => {
    const asked = head(
      (cause === 'lynched' ? m.isLynched : m.isDead)({ name: name(seat) }),
      m.cardTurned,
      'show-card',
    );
    const known = state.setup.roles?.[seat];
    if (known) return { ...asked, presses: [[m.turnCard, play({ kind: 'show', role: known }), 'strong']] };
    const presses = ROLES.map((role) => [roles[role], tried(apply, state, { kind: 'show', role })] as const);
    return { ...asked, part: m.askCardShown, presses };
  },
  tell: ({ awaits: { crowd }, roles }) => ({
    title: m.askAnyLeft({ crowd: roles[crowd] }),
    sentence: m.onlyMafiaKnow({ mafia: roles.mafia }),
    rule: 'who-is-left',
    presses: [
      [m.playOn, play({ kind: 'tell', dead: false })],
      [m.sayNoneLeft, play({ kind: 'tell', dead: true })],
    ],
  }),
  over: ({ awaits: { ending }, roles }) => ({
    title: winnerWords(ending, roles),
    sentence: REASONS[ending.reason](roles),
    rule: ending.reason,
    middle:
      ending.winner === 'town'
        ? m.stampNoMafiaLeft({ mafia: roles.mafia })
        : m.stampMafiaWin({ mafia: roles.mafia }),
  }),
};

export const ask = (state: State, setup: MafiaSetup, step: Step = {}): MafiaAsk => {
  const { awaits } = state;
  const name = (seat: number) => setup.names[seat] ?? '';
  const at = { state, awaits, roles: roleNames(setup), name, alive: living(state), step };
  return (ASKS[awaits.kind] as (given: typeof at) => MafiaAsk)(at);
};
