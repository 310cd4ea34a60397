import * as m from '#messages/cli';
import { nameForm, parseNames, splitNames } from '../../src/base/names';
import { allOk, err, ok, type Result } from '../../src/base/result';
import { typedNamesProblem } from '../../src/base/typed-names';
import { type Leavers, leaversFor } from '../../src/deal/v1/living';
import { readOptions } from '../../src/deal/v1/options';
import { dealOpen } from '../../src/deal/v1/spec';
import type { Game, OptionDef } from '../../src/games/game';
import { GAMES, gameById } from '../../src/games/index';
import { type Command, optionFlags, optionsFrom, type Words } from './command';
import { boundSet, SET_FLAG } from './set-flag';

/** Wishes have flags of their own, which take names, and so has a set. */
const typedOptions = (games: readonly Game[]): readonly OptionDef[] =>
  games.flatMap((game) => game.dealing.options).filter(({ field }) => field === undefined);

const OPTIONS = typedOptions(GAMES);

/**
 * Every way to read a text as names that a sign sets apart, by their seats after those of `before`: a name may have the sign in
 * it. A way ends at a name that it has twice, so that there are few.
 */
const readings = (
  text: string,
  sign: string,
  names: readonly string[],
  before: readonly number[] = [],
): readonly (readonly number[])[] =>
  names.flatMap((name, seat) => {
    const seats = [...before, seat];
    if (text === name) return [seats];
    const rest = text.startsWith(name) ? text.slice(name.length).trimStart() : '';
    if (!rest.startsWith(sign)) return [];
    if (before.includes(seat)) return [seats];
    return readings(rest.slice(sign.length).trimStart(), sign, names, seats);
  });

const isTwice = (seats: readonly number[]): boolean => new Set(seats).size < seats.length;

/** The seats of a wish. */
const seatsNamed = (
  text: string,
  sign: string,
  names: readonly string[],
  most: number,
): Result<readonly number[]> => {
  const all = readings(nameForm(text), sign, names);
  const [seats, other] = all.filter((one) => one.length > 1 && one.length <= most && !isTwice(one));
  const refuse = (message: string) => err('wish-name', message);
  if (other) return refuse(m.wishAmbiguous({ text, sign }));
  if (seats) return ok(seats);
  if (all.some(isTwice)) return refuse(m.wishNameTwice({ text, sign }));
  const isCut = text.split(sign).some((name) => name.trim() === '');
  return refuse((all.length > 0 || isCut ? m.wishNotOfTwo : m.wishNameUnknown)({ text, sign }));
};

/** By flag, what is between the names of a wish, and between their seats in its text; and how many it names at most. */
const WISHES = {
  not: [':', '>', 2],
  apart: [':', '-', 2],
  teams: ['+', '+', Number.POSITIVE_INFINITY],
} as const;

/** The wishes of the flags as the text of an option; nothing where there are none. */
const wishesFrom = ({ values }: Words, names: readonly string[]): Result<string | undefined> => {
  const texts: string[] = [];
  for (const [flag, [sign, written, most]] of Object.entries(WISHES))
    for (const text of values[flag]?.split(',') ?? []) {
      const seats = seatsNamed(text, sign, names, most);
      if (!seats.ok) return seats;
      texts.push(seats.value.join(seats.value.length === 2 && written === '+' ? '-' : written));
    }
  return ok(texts.length > 0 ? texts.join(',') : undefined);
};

const readWhole = (what: string, text: string, most: number): Result<number> =>
  /^\d{1,4}$/.test(text) ? ok(Number(text)) : err('bad-number', m.notWholeNumber({ what, most, text }));

/** Who has left, from the round and the seats that are still in it. */
const leaversFrom = ({ values, switches }: Words, seats: number): Result<Leavers> => {
  const { round: roundText = '0', alive } = values;
  // Two are left in the last one.
  const round = readWhole(m.round, roundText, Math.max(0, seats - 2));
  if (!round.ok) return round;
  if (alive === undefined)
    return round.value === 0 ? ok([]) : err('alive-missing', m.aliveMissing({ round: round.value }));
  if (round.value > 1 && switches.has('fresh')) return err('fresh-needs-history', m.freshNeedsHistory);
  const living: number[] = [];
  for (const piece of alive.split(',')) {
    const seat = readWhole(m.livingSeat, piece.trim(), seats - 1);
    if (!seat.ok) return seat;
    living.push(seat.value);
  }
  return leaversFor(seats, round.value, living);
};

export const deal: Command = {
  name: 'deal',
  operands: '<game>',
  summary: m.dealSummary,
  flags: {
    players: { value: 'names', help: m.playersHelp },
    seed: { value: 'seed', help: m.dealSeedHelp },
    ...optionFlags(OPTIONS),
    not: { value: 'A:B', many: true, help: m.notHelp },
    apart: { value: 'A:B', many: true, help: m.apartHelp },
    teams: { value: 'A+B', many: true, help: m.teamsHelp },
    round: { value: 'n', help: m.roundHelp },
    set: SET_FLAG,
    alive: { value: 'seats', help: m.aliveHelp },
  },
  examples: [m.dealTarget, m.dealTargetRound, m.dealTargetWishes, m.dealMafia],
  async run(words) {
    const [id] = words.positionals;
    const known = GAMES.map((game) => game.id).join(', ');
    if (id === undefined) return err('bad-words', m.gameToDealMissing({ known }));
    const game = gameById(id);
    if (!game) return err('unknown-game', m.gameUnknown({ id, known }));
    const { players, seed } = words.values;
    if (players === undefined) return err('players-missing', m.playersMissing);
    if (seed === undefined) return err('seed-missing', m.seedMissing);

    const parsed = parseNames(splitNames(players));
    if (!parsed.ok) return parsed;
    const names = parsed.value;
    const refused = typedNamesProblem(names);
    if (refused) return { ok: false, error: refused };
    const read = allOk({
      given: readOptions(typedOptions([game]), optionsFrom(OPTIONS, words)),
      leavers: leaversFrom(words, names.length),
      wishes: wishesFrom(words, names),
    });
    if (!read.ok) return read;
    const { given, leavers, wishes } = read.value;
    if (wishes && !game.dealing.options.some(({ field }) => field === 'wishes'))
      return err('wish-game', m.wishesNotInGame({ id }));
    const own = words.values.set === undefined ? ok(undefined) : await boundSet(words.values.set, id);
    if (!own.ok) return own;
    // In most games a set is of printed cards alone, and changes no deal.
    const { dealing = game.dealing, code } = own.value ?? {};
    const options = {
      ...given,
      ...(wishes && { wishes }),
      ...(own.value?.dealing && code && { set: code }),
    };
    const spec = { game: id, names, options };
    const dealt = dealOpen({ dealing }, spec, seed, leavers);
    if (!dealt.ok) return dealt;
    const { cards, json, warnings = [] } = dealt.value;
    const width = Math.max(...names.map((name) => name.length));
    return ok({
      json,
      text: [
        ...cards.map(({ seat, value }) => `${(names[seat] ?? '').padEnd(width)}  ${value}`),
        ...warnings,
      ].join('\n'),
    });
  },
};
