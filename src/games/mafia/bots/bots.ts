/**
 * Players who know nothing and look at nobody: whoever lives accuses any other, hands go up by chance, the Assassin
 * points anywhere. Whom the mob lynches is therefore uniform over the living, whatever its threshold, and whom the
 * Assassin kills uniform over the others: the play that the exact odds are of.
 */
import { itemAt } from '../../../base/lists';
import { oneOf } from '../../../deal/v1/shuffle';
import type { Stream } from '../../../deal/v1/stream';
import type { Role } from '../roles';
import { type Awaited, living, mayBeAccused, neededToPass, type State, type TableEvent } from '../rules';

/** Where a table lets the mob go home or the Assassin spare everybody, it happens once in so many. */
export const ONCE_IN = 4;

/** How bots play, besides the rules. */
export interface Habit {
  /** The Assassin's victim is a Mafia in so many of a hundred nights; without it, one of all others. */
  readonly right?: number;
}

/** From 0 to `most`, each as likely. */
const hands = (most: number, chance: Stream): number => chance.below(most + 1);

const ballot = (seats: readonly number[], players: number, chance: Stream): TableEvent => {
  const named = Array<number>(players).fill(0);
  for (const voter of seats) {
    const others = seats.filter((other) => other !== voter);
    const seat = oneOf(others, chance);
    named[seat] = itemAt(named, seat) + 1;
  }
  return { kind: 'ballot', named };
};

/** One vote of every `ONCE_IN` carries; within that, every number of hands is as likely. */
const pass = (voters: number, chance: Stream): TableEvent => {
  const needed = neededToPass(voters);
  const carries = chance.below(ONCE_IN) === 0;
  return { kind: 'pass', yes: carries ? needed + hands(voters - needed, chance) : hands(needed - 1, chance) };
};

const vote = ({ voters }: Extract<Awaited, { kind: 'vote' }>, chance: Stream): TableEvent => {
  const yes = hands(voters, chance);
  return { kind: 'vote', yes, no: hands(voters - yes, chance) };
};

const kill = (state: State, roles: readonly Role[], { right }: Habit, chance: Stream): TableEvent => {
  const wanted = right === undefined ? undefined : chance.below(100) < right ? 'mafia' : 'pleb';
  const victims = living(state).filter((seat) => {
    const role = roles[seat];
    return wanted === undefined ? role !== 'assassin' : role === wanted;
  });
  return { kind: 'kill', victim: oneOf(victims, chance) };
};

/** What happens next at a table of bots; nothing once the game is over. `roles` are what everybody really is. */
export const nextEvent = (
  state: State,
  roles: readonly Role[],
  habit: Habit,
  chance: Stream,
): TableEvent | undefined => {
  const { awaits, failed } = state;
  const seats = living(state);
  // The mob is asked once a day whether it goes home, before anything else.
  if ((awaits.kind === 'accuse' || awaits.kind === 'ballot') && awaits.mayPass && failed === 0) {
    return pass(seats.length, chance);
  }
  switch (awaits.kind) {
    case 'over':
      return undefined;
    case 'caller':
      return { kind: 'call', seat: oneOf(awaits.may, chance) };
    case 'identify':
    case 'wake':
      return { kind: 'wake' };
    case 'accuse': {
      const accused = oneOf(
        seats.filter((seat) => mayBeAccused(state, seat)),
        chance,
      );
      const others = seats.filter((seat) => seat !== accused);
      return { kind: 'accuse', by: oneOf(others, chance), accused };
    }
    case 'ballot':
      return ballot(seats, state.setup.players, chance);
    case 'vote':
      return vote(awaits, chance);
    case 'kill':
      if (awaits.maySpare && chance.below(ONCE_IN) === 0) return { kind: 'spare' };
      return kill(state, roles, habit, chance);
    case 'show':
      return { kind: 'show', role: itemAt(roles, awaits.seat) };
    case 'tell':
      return { kind: 'tell', dead: !seats.some((seat) => roles[seat] === awaits.crowd) };
  }
};
