/** What the table says of itself: whose turn it is, and why it is over. Nothing here is secret. */
import { counted } from '../../../base/words';
import type { RoleNames } from '../../../games/mafia/roles';
import {
  type Ending,
  living,
  neededVotes,
  type Reason,
  type State,
  type TableRules,
} from '../../../games/mafia/table';
import type { Moment } from '../game';
import { type MafiaSetup, roleNames } from './setup';

/** The names of the players, by seat, and of the roles. */
export interface Called {
  readonly players: readonly string[];
  readonly roles: RoleNames;
}

export const calledOf = (setup: MafiaSetup): Called => ({ players: setup.names, roles: roleNames(setup) });

export const nameAt = ({ players }: Called, seat: number): string => players[seat] ?? `Seat ${seat + 1}`;

/** "The Mafia win", "Assassin and Pleb win". */
export const winnerWords = ({ winner }: Ending, { roles }: Called): string =>
  winner === 'mafia' ? `The ${roles.mafia} win` : `${roles.assassin} and ${roles.pleb} win`;

const REASONS: Readonly<Record<Reason, (roles: RoleNames) => string>> = {
  'assassin-dead': ({ assassin }) => `The ${assassin} is dead.`,
  'mafia-dead': ({ mafia }) => `Every ${mafia} is dead.`,
  'plebs-dead': ({ pleb }) => `Every ${pleb} is dead.`,
};

export const reasonWords = ({ reason }: Ending, { roles }: Called): string => REASONS[reason](roles);

/** How many hands a vote needs. Where only votes cast count, nobody knows before all are up. */
export const neededWords = (rules: TableRules, voters: number): string => {
  if (rules.majority === 'cast') return `${counted(voters, 'player')} may vote, and only votes cast count.`;
  const needed = neededVotes(rules, voters);
  return `${counted(voters, 'player')} vote. ${counted(needed, 'hand')} ${needed === 1 ? 'is' : 'are'} enough.`;
};

/** The heading, and one sentence under it. By night it says the same before and after the Assassin has pointed. */
const question = (state: State, called: Called): readonly [title: string, sentence: string] => {
  const { awaits, day, setup } = state;
  const name = (seat: number) => nameAt(called, seat);
  switch (awaits.kind) {
    case 'caller':
      return awaits.round === 'identify'
        ? ['Who calls first?', 'A volunteer, who plays along and has a card too.']
        : [`Night ${day}: who calls?`, 'Any of the dead.'];
    case 'identify':
      return [`${called.roles.mafia}-Identify`, `${name(awaits.caller)} calls. All heads go down.`];
    case 'accuse': {
      const home = awaits.mayPass ? ', or the mob goes home' : '';
      return [
        `Day ${day}: accuse`,
        `${counted(living(state).length, 'player')} alive. One names another${home}.`,
      ];
    }
    case 'ballot':
      return [`Day ${day}: the ballot`, `All ${awaits.voters} name one player at once.`];
    case 'vote':
      return [
        `${name(awaits.accused)} is accused`,
        `By ${name(awaits.by)}. ${neededWords(setup.rules, awaits.voters)}`,
      ];
    case 'kill':
    case 'wake':
      return [`Night ${day}`, `Heads down. ${name(awaits.caller)} calls, and alone looks up.`];
    case 'show':
      return [
        `${name(awaits.seat)} is ${awaits.cause === 'lynched' ? 'lynched' : 'dead'}`,
        'The card is turned up.',
      ];
    case 'tell':
      return [
        `Is a ${called.roles[awaits.crowd]} left?`,
        `Only the ${called.roles.mafia} know how many they were. Whoever is left says so.`,
      ];
    case 'over':
      return [winnerWords(awaits.ending, called), reasonWords(awaits.ending, called)];
  }
};

const THRESHOLD_WORDS: Readonly<Record<TableRules['threshold'], string>> = {
  half: 'more than half',
  'two-thirds': 'at least 2/3',
  'three-quarters': 'at least 3/4',
  all: 'all',
  plurality: 'a ballot',
};

/** The settings of a table, in short. */
const settingsWords = ({ cards, seed, options, mafia }: MafiaSetup, { setup }: State): readonly string[] => {
  const { majority, threshold, pass, spare } = setup.rules;
  return [
    `${THRESHOLD_WORDS[threshold]} lynch${threshold === 'half' || threshold === 'all' ? '' : 'es'} (M2)`,
    ...(majority === 'cast' ? ['of the votes cast (M1)'] : []),
    ...(pass ? ['may go home (M3)'] : []),
    ...(spare ? ['may spare all (M4)'] : []),
    ...(options.variable ? ['variable'] : []),
    ...(mafia === undefined ? [] : [`${mafia} of its own`]),
    cards === 'dealt' ? `seed ${seed}` : 'cards in hands',
  ];
};

export const momentOf = (state: State, setup: MafiaSetup): Moment => {
  const [title, sentence] = question(state, calledOf(setup));
  return {
    title,
    sentence,
    where: [state.day === 0 ? 'Set-up' : `Day ${state.day}`, ...settingsWords(setup, state)],
    over: state.awaits.kind === 'over',
  };
};
