/** The table of the rules' example, seen from above: who sits where, the cards before them, and one moment of the round. */
import { listed } from '../../base/words';
import { type ExampleMoment, exampleAfter } from '../../games/mafia/example';
import type { Role } from '../../games/mafia/roles';
import type { Scene } from '../../scene/scene';
import type { Point } from '../../scene/shapes';
import { type IconName, iconScene } from '../icons';
import { type Pointer, pictureAt, type Sitter, tablesFor, tableView } from '../table/view';
import { COLORS } from '../theme';

const ROLE_ICONS: Readonly<Record<Role, IconName>> = {
  assassin: 'hooded-assassin',
  mafia: 'fedora',
  pleb: 'three-friends',
};

const tableScene = (
  { names, state }: ExampleMoment,
  says: string,
  alt: string,
  pose: (seat: number) => Pick<Sitter, 'down' | 'hand'>,
  pointers: readonly Pointer[] = [],
): Scene => {
  const sitters = names.map((name, seat): Sitter => {
    const death = state.dead.find((one) => one.seat === seat);
    const front = (at: Point) =>
      pictureAt(iconScene(ROLE_ICONS[(death as { role: Role }).role], COLORS.ink), at, 5, 5);
    return { name, ...pose(seat), ...(death && { out: true, front }) };
  });
  return tableView({ sitters, pointers, says, alt });
};

const named = ({ names }: ExampleMoment, seats: readonly number[]): string =>
  listed(seats.map((seat) => names[seat] ?? ''));

const seats = ({ names }: ExampleMoment): number[] => names.map((_, seat) => seat);

const start = (names: readonly string[]): Scene => {
  const alt = `A round table from above. ${listed(names)} sit around it in this order. Each has one card in front of them, face down. Nothing else is on the table.`;
  return tableView({ sitters: names.map((name) => ({ name })), says: 'one card each', alt });
};

const meet = (): Scene => {
  const moment = exampleAfter('call');
  const mafia = seats(moment).filter((seat) => moment.roles[seat] === 'mafia');
  const [one = 0, other = 0] = mafia;
  const alt = `The same table with all heads down, except ${named(moment, mafia)}: the Mafia look at each other. All cards are face down.`;
  return tableScene(moment, '“Mafia up.”', alt, (seat) => ({ down: !mafia.includes(seat) }), [
    { from: one, to: other, at: 'head' },
    { from: other, to: one, at: 'head' },
  ]);
};

/** Who raises a hand is no part of the log, which counts them; the rules name them. */
const HANDS = [6, 3, 4, 7] as const;

const vote = (): Scene => {
  const moment = exampleAfter('vote', 2);
  const { awaits } = moment.state;
  const accused = awaits.kind === 'show' ? awaits.seat : 0;
  const alt = `The table by day, all heads up. ${named(moment, HANDS)} have a hand up. An arrow leads from Gil to ${named(moment, [accused])}, who is accused and has no vote.`;
  return tableScene(moment, '4 of 7', alt, (seat) => ({ hand: HANDS.some((one) => one === seat) }), [
    { from: HANDS[0], to: accused, at: 'card' },
  ]);
};

const night = (): Scene => {
  const moment = exampleAfter('kill');
  const { awaits } = moment.state;
  if (awaits.kind !== 'wake') throw new Error('the example has no first night');
  const { caller, victim = 0 } = awaits;
  const assassin = moment.roles.indexOf('assassin');
  const alt = `The table by night. Before ${named(moment, [caller])} lies a Pleb, face up. All heads are down but two: ${named(moment, [caller])} calls, and ${named(moment, [assassin])} points at ${named(moment, [victim])}.`;
  return tableScene(moment, 'up and kill', alt, (seat) => ({ down: seat !== caller && seat !== assassin }), [
    { from: assassin, to: victim, at: 'card' },
  ]);
};

export const tableFigures: Readonly<Record<string, () => Scene>> = {
  ...tablesFor([5, 12], 8, start),
  'round-meet': meet,
  'round-vote': vote,
  'round-night': night,
};
