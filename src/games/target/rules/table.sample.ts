/** Short ways to write a game down for tests: five players by their first letters, in the open deal of the rules' example. */
import { unwrap } from '../../../base/result';
import type { Options } from '../../../deal/v1/options';
import { apply, start } from './index';
import type { Setup } from './setup';
import type { Death, Means, State, TableEvent } from './state';

export const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'] as const;
type Name = (typeof NAMES)[number];

export const seat = (name: Name): number => NAMES.indexOf(name);

/** Ana hunts Cy, Ben Dee, Cy Ben, Dee Eve, Eve Ana. */
export const setupOf = (options: Options = {}): Setup => ({ names: NAMES, options, seed: 'friday-7' });

/** The same people with cards that the table does not know. */
export const handsOf = (options: Options = {}, names: readonly string[] = NAMES): Setup => ({
  names,
  options,
  seed: '',
  hands: true,
});

export const attack = (one: Name, other: Name, by: Means = 'creatures', opens?: boolean): TableEvent => ({
  kind: 'attack',
  seat: seat(one),
  target: seat(other),
  by,
  ...(opens && { opens }),
});

/** "Cy by Ben"; "Cy" dies by no one's hand; "Cy concedes"; "Cy by Ben, shown by Ana". */
const death = (text: string): Death => {
  const [, name = '', conceded, by, shows] =
    /^(\w+)( concedes)?(?: by (\w+))?(?:, shown by (\w+))?$/.exec(text) ?? [];
  return {
    seat: seat(name as Name),
    ...(conceded && { conceded: true }),
    ...(by && { by: seat(by as Name) }),
    ...(shows && { shows: seat(shows as Name) }),
  };
};

export const out = (...deaths: readonly string[]): TableEvent => ({ kind: 'out', deaths: deaths.map(death) });

export const DEALT: TableEvent = { kind: 'dealt' };

export const play = (setup: Setup, ...events: readonly TableEvent[]): State =>
  events.reduce((state, event) => unwrap(apply(state, event)), unwrap(start(setup)));

/** "Ana>Cy Ben>Dee": the cards that the table knows. */
export const cards = ({ targets, setup }: State): string =>
  targets
    .flatMap((target, holder) => (target === null ? [] : [`${setup.names[holder]}>${setup.names[target]}`]))
    .join(' ');
