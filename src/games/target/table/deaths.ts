/** Who leaves, and who scores. Cards count as they were before any of those who leave at once died. */
import { ok, refuse } from '../../../base/result';
import { couldHold } from './possible';
import { rulesOf } from './setup';
import { type Death, hunterOf, isAlive, type News, nameOf, type State } from './state';

export type Left = Extract<News, { kind: 'left' }>;

/** Whether a card that the table has not seen can be as its holder shows it. */
const checkShown = (state: State, { seat, shows }: Death) => {
  if (shows === undefined) return ok(undefined);
  const [name, holder] = [nameOf(state, seat), nameOf(state, shows)];
  if (!isAlive(state, shows)) return refuse('out', 'holder-out', `${holder} is out and holds no card.`);
  const card = state.targets[shows];
  if (card === seat) return ok(undefined);
  if (card === null && hunterOf(state, seat) === undefined && couldHold(state, shows, seat))
    return ok(undefined);
  return refuse(
    'hidden-card',
    'other-card',
    `${holder}’s card cannot name ${name}: the other cards say otherwise.`,
  );
};

const checkDeath = (state: State, death: Death) => {
  const { seat, by, conceded } = death;
  const name = nameOf(state, seat);
  if (!isAlive(state, seat)) return refuse('out', 'out-already', `${name} is out already.`);
  if (by === undefined) return checkShown(state, death);
  if (conceded) {
    return refuse(
      'no-killer',
      'conceded-by',
      `${name} concedes, so nobody killed ${name}: leave out the killer.`,
    );
  }
  if (by === seat) {
    return refuse(
      'no-killer',
      'own-hand',
      `${name} has no killer, who dies by their own hand: choose nobody.`,
    );
  }
  if (!isAlive(state, by)) {
    return refuse('out', 'killer-out', `${nameOf(state, by)} is out and kills nobody.`);
  }
  return checkShown(state, death);
};

const score = (state: State, { seat, by, conceded, shows }: Death): Left => {
  const hunter = hunterOf(state, seat) ?? shows;
  const scores = hunter !== undefined && (by === hunter || (conceded && rulesOf(state.setup.options).hunter));
  return { kind: 'left', seat, by: by ?? null, conceded: conceded === true, hit: scores ? hunter : null };
};

/** What becomes of those who leave at once, by the cards as they are. */
export const scoreDeaths = (state: State, deaths: readonly Death[]) => {
  if (deaths.length === 0) return refuse('out', 'nobody-left', 'Choose who is out.');
  for (const [k, death] of deaths.entries()) {
    if (deaths.findIndex(({ seat }) => seat === death.seat) < k) {
      return refuse(
        'at-once',
        'named-twice',
        `${nameOf(state, death.seat)} can leave only once: name each one once.`,
      );
    }
    const checked = checkDeath(state, death);
    if (!checked.ok) return checked;
  }
  const shown = deaths.flatMap(({ shows, seat }) => (shows === undefined ? [] : [[shows, seat] as const]));
  if (new Set(shown.map(([holder]) => holder)).size < shown.length) {
    return refuse('at-once', 'one-card', 'Each player holds one card, and it names one player.');
  }
  return ok(deaths.map((death) => score(state, death)));
};
