import * as m from '#messages/cli';
import { percent } from '../../src/base/fraction';
import { err, ok } from '../../src/base/result';
import { type MixJson, mixJson } from '../../src/games/mafia/mix-json';
import type { Command } from './command';

const percentOf = (value: number): string => percent(value, 1, ' %');

/** A fraction of more digits than this says nothing to a person that its percentage does not. */
const LONGEST_FRACTION = 16;

const odds = (town: string, value: number): string =>
  town.length > LONGEST_FRACTION ? percentOf(value) : `${town}, ${percentOf(value)}`;

const describe = (mix: MixJson): string => {
  const decks = mix.byDeck
    ? mix.byDeck.map((cards, i) => m.deck({ number: i + 1, cards: cards.join(' ') }))
    : [m.cards({ cards: mix.cards.join(' ') })];
  const [top, bottom] = mix.nearestEven.odds.split('/').map(Number);
  const even = top !== undefined && bottom ? `, ${percentOf(top / bottom)}` : '';
  return [
    m.roleCounts({ players: mix.players, assassin: mix.assassin, mafia: mix.mafia, pleb: mix.pleb }),
    ...decks,
    m.townOdds({ odds: odds(mix.odds.town, mix.odds.value) }),
    mix.nearestEven.odds.length > LONGEST_FRACTION
      ? m.nearestEven({ mafia: mix.nearestEven.mafia })
      : m.nearestEvenOdds({ mafia: mix.nearestEven.mafia, odds: mix.nearestEven.odds, even }),
    ...(mix.variable
      ? [
          m.variableShuffle({ mafia: mix.variable.pool.mafia, pleb: mix.variable.pool.pleb }),
          ...mix.variable.chances.map(({ chance, mafia, pleb, odds: { town, value } }) =>
            m.variableChance({ chance, mafia, pleb, odds: odds(town, value) }),
          ),
        ]
      : []),
  ].join('\n');
};

export const mix: Command = {
  name: 'mix',
  operands: '<players>',
  summary: m.mixSummary,
  flags: { variable: { help: m.variableHelp } },
  examples: ['mix 9', 'mix 8 --variable --json'],
  async run({ positionals, switches }) {
    const [players] = positionals;
    if (players === undefined) return err('bad-words', m.mixPlayersMissing);
    const count = /^\d{1,4}$/.test(players) ? Number(players) : Number.NaN;
    const found = mixJson(count, { variable: switches.has('variable') });
    return found.ok ? ok({ json: found.value, text: describe(found.value) }) : found;
  },
};
