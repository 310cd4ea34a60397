/** The numbers of the game, for rule texts: what a text says of them is written here, and nowhere else. */
import { fractionText, percentText } from '../../base/fraction';
import { unwrap } from '../../base/result';
import type { FactTable, Game } from '../game';
import { dealing } from './deal';
import { kits, type MafiaFace } from './kit';
import { LOWS, MAFIA_SEATS, mixFor, ROYALS, variableChances } from './mix';
import { oddsFor } from './odds';
import { scriptTable } from './script';
import { sealed } from './sealed';

/** The sizes that the source's table has. */
const ROWS = [5, 6, 7, 8, 9, 10, 11, 12].map((players) => {
  const mix = unwrap(mixFor(players));
  return { players, mix, ...oddsFor(players, mix.mafia), chances: variableChances(mix) };
});

/** The largest table that one deck serves: with one player more, the royals run out. */
const ONE_DECK_PLAYERS = 3 * (ROYALS.length + 1) - 1;

/**
 * `minPlayers`, `oneDeckPlayers`, `oneDeckRoyals`, `oneDeckLows`; and for every size n of the table `royal-n`, `low-n`,
 * `odds-n` (a fraction), `percent-n`, `even-n` and `evenPercent-n` (the Mafia count nearest to even, and its odds),
 * `variableMore-n` and `variableSame-n` (the chances of variable Mafia, as fractions).
 */
export const MAFIA_FACTS: Readonly<Record<string, string>> = {
  minPlayers: `${MAFIA_SEATS.min}`,
  oneDeckPlayers: `${ONE_DECK_PLAYERS}`,
  oneDeckRoyals: `${ROYALS.length}`,
  oneDeckLows: `${LOWS.length}`,
  ...Object.fromEntries(
    ROWS.flatMap(({ players, mix, odds, nearestEven, chances: [more, same] }) => [
      [`royal-${players}`, `${mix.mafia}`],
      [`low-${players}`, `${mix.pleb}`],
      [`odds-${players}`, fractionText(odds.town)],
      [`percent-${players}`, percentText(odds.town)],
      [`even-${players}`, `${nearestEven.mafia}`],
      [`evenPercent-${players}`, percentText(nearestEven.town)],
      [`variableMore-${players}`, fractionText(more.chance)],
      [`variableSame-${players}`, fractionText(same.chance)],
    ]),
  ),
};

export const MAFIA_TABLES: Readonly<Record<'mix' | 'odds' | 'script', FactTable>> = {
  mix: {
    caption: 'Cards besides the Ace',
    head: ['Players', 'Royal', 'Low'],
    rows: ROWS.map(({ players, mix }) => [`${players}`, `${mix.mafia}`, `${mix.pleb}`]),
    numeric: [0, 1, 2],
  },
  odds: {
    caption: 'How often Assassin and Plebs win when everybody guesses',
    head: ['Players', 'Mafia', 'Plebs', 'Town wins', 'Exactly', 'Nearest to even'],
    rows: ROWS.map(({ players, mix, odds, nearestEven }) => [
      `${players}`,
      `${mix.mafia}`,
      `${mix.pleb}`,
      percentText(odds.town),
      fractionText(odds.town),
      `${nearestEven.mafia} Mafia, ${percentText(nearestEven.town)}`,
    ]),
    numeric: [0, 1, 2, 3, 4],
  },
  script: scriptTable(),
};

export const mafia: Game<MafiaFace> = {
  id: 'mafia',
  title: MAFIA_SEATS.title,
  tagline: 'One Assassin, a few Mafia, and Plebs who know nothing. Nights are short.',
  icon: 'hooded-assassin',
  place: 1,
  players: { min: MAFIA_SEATS.min },
  needs: ['playing-cards'],
  time: '20 to 45 minutes',
  kits,
  dealing,
  sealed,
  facts: MAFIA_FACTS,
  tables: MAFIA_TABLES,
};
