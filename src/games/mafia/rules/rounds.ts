/** What comes after what: the day after a night, the night after a lynching, and the end after any death. */
import type { Role } from '../roles';
import { askEnd, type Crowd, countRoles } from './setup';
import { type Awaited, type Cause, type Death, living, type News, type State } from './state';

/** A ballot where the table lynches by ballot, otherwise an accusation. */
const mob = (state: State): Awaited => {
  const { pass, threshold } = state.setup.rules;
  // The night needs a dead caller, so the first day cannot be passed.
  const mayPass = pass && state.dead.length > 0;
  return threshold === 'plurality'
    ? { kind: 'ballot', voters: living(state).length, mayPass }
    : { kind: 'accuse', mayPass };
};

/** The same day goes on, after a vote that lynched no one. */
export const dayGoesOn = (state: State, news: readonly News[]): State => ({
  ...state,
  failed: state.failed + 1,
  awaits: mob(state),
  news,
});

export const dayBreaks = (state: State, news: readonly News[]): State => {
  const broken = { ...state, day: state.day + 1, failed: 0, tried: [] };
  return { ...broken, awaits: mob(broken), news };
};

export const assassinate = (state: State, caller: number): Awaited => ({
  kind: 'kill',
  caller,
  maySpare: state.setup.rules.spare,
});

/** The dead may call. The first night only the player just lynched is dead, so no one is asked. */
export const nightFalls = (state: State, news: readonly News[]): State => {
  const { dead, day, setup } = state;
  const lynched = dead.at(-1);
  const may = dead.map(({ seat }) => seat).toSorted((a, b) => a - b);
  const awaits: Awaited =
    day === 1 && setup.rules.firstCaller === 'lynched' && lynched
      ? assassinate(state, lynched.seat)
      : { kind: 'caller', round: 'assassination', may };
  return { ...state, awaits, news };
};

/** The three questions after a death, then the night or the day that follows it. */
export const afterDeath = (state: State, cause: Cause, news: readonly News[]): State => {
  const asked = askEnd(countRoles(state.dead.map(({ role }) => role)), state.mixes);
  switch (asked.kind) {
    case 'over':
      return {
        ...state,
        awaits: { kind: 'over', ending: asked.ending },
        news: [...news, { kind: 'over', ending: asked.ending }],
      };
    case 'unsure':
      return { ...state, awaits: { kind: 'tell', crowd: asked.crowd, cause }, news };
    case 'on':
      return cause === 'lynched' ? nightFalls(state, news) : dayBreaks(state, news);
  }
};

/** What is left of the mixes once a card has been shown. */
export const withDeath = (state: State, death: Death): State => {
  const dead = [...state.dead, death];
  const shown = countRoles(dead.map(({ role }) => role));
  const fits = (role: Role) => (mix: State['mixes'][number]) => shown[role] <= mix[role];
  return { ...state, dead, mixes: state.mixes.filter(fits(death.role)) };
};

/** What is left of the mixes once the table has been told whether all of a crowd are dead. */
export const withTold = (state: State, crowd: Crowd, gone: boolean): State => {
  const shown = countRoles(state.dead.map(({ role }) => role))[crowd];
  return { ...state, mixes: state.mixes.filter((mix) => shown >= mix[crowd] === gone) };
};
