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
    ? mix.byDeck.map((cards, i) => `Deck ${i + 1}: ${cards.join(' ')}`)
    : [`Cards: ${mix.cards.join(' ')}`];
  const [top, bottom] = mix.nearestEven.odds.split('/').map(Number);
  const even = top !== undefined && bottom ? `, ${percentOf(top / bottom)}` : '';
  return [
    `${mix.players} players: ${mix.assassin} Assassin, ${mix.mafia} Mafia, ${mix.pleb} Plebs`,
    ...decks,
    `Assassin and Plebs win ${odds(mix.odds.town, mix.odds.value)} of games under blind play.`,
    mix.nearestEven.odds.length > LONGEST_FRACTION
      ? `Nearest to even: ${mix.nearestEven.mafia} Mafia.`
      : `Nearest to even: ${mix.nearestEven.mafia} Mafia (${mix.nearestEven.odds}${even}).`,
    ...(mix.variable
      ? [
          `Variable: shuffle ${mix.variable.pool.mafia} Mafia and ${mix.variable.pool.pleb} Plebs, put one away unseen, add the Ace.`,
          ...mix.variable.chances.map(
            ({ chance, mafia, pleb, odds: { town, value } }) =>
              `  ${chance}: ${mafia} Mafia and ${pleb} Plebs (${odds(town, value)})`,
          ),
        ]
      : []),
  ].join('\n');
};

export const mix: Command = {
  name: 'mix',
  operands: '<players>',
  summary: 'Which cards make the roles of Assassin - The Card Game, and how even the game is.',
  flags: { variable: { help: 'Also the mix in which the number of Mafia varies by one.' } },
  examples: ['mix 9', 'mix 8 --variable --json'],
  async run({ positionals, switches }) {
    const [players, ...rest] = positionals;
    if (players === undefined || rest.length > 0)
      return err('bad-words', 'Say how many play, as one number: dagger mix 9');
    if (!/^\d{1,4}$/.test(players))
      return err('bad-count', `The number of players is a whole number, not “${players}”.`);
    const found = mixJson(Number(players), { variable: switches.has('variable') });
    return found.ok ? ok({ json: found.value, text: describe(found.value) }) : found;
  },
};
