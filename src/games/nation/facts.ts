/** The numbers of the game, for rule texts: what a text says of them is written here, and nowhere else. */

import * as m from '#messages/nation';
import type { FactTable } from '../../base/facts';
import { percent } from '../../base/fraction';
import { FINDING_FACTS, FINDING_TABLES } from './bots/findings';
import type { Row } from './cards';
import { clockText } from './cards/clock';
import { effectsText, signed } from './cards/effect-text';
import { dollars, STARTING_CASH } from './cards/money';
import { isHopeless, isSure, msrText, PAIR_MSR, successChance, UNARMED_NEEDED } from './cards/msr';
import { MIX, NATION_CARDS, weaponOf } from './cards/set';
import { ATTRIBUTE_LABELS, PHASE_LABELS, type Phase } from './cards/vocabulary';
import { CASH_TOKENS, DEBT_TOKENS, DICE, LARGE_TOKEN, MAPS, SQUARES, tokenTitle } from './kit';
import { HAND_LIMITS, HAND_SIZES, marketSize, NATION_SEATS, ROW_SIZES, ROW_VALUES } from './rules/places';

const { targets, weapons, weaponCards, modifiers, modifierCards, contracts, specialists, hitLists } =
  NATION_CARDS;

/** "+1", "0", "−2" */
const adjustment = (change: number): string => (change === 0 ? '0' : signed(change));

const timesOf = (kind: string): readonly number[] =>
  weaponCards.filter((card) => card.kind === kind).map(({ minutes }) => minutes);

const copiesOf = (id: string): number => modifierCards.filter(({ modifier }) => modifier === id).length;

const entries = hitLists.flatMap((list) => list.targets);
const bonuses = entries.map(({ bonus }) => bonus);

/** "6 to 7", or one word where all are alike. */
const range = (numbers: readonly number[], words: (number: number) => string): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? words(least) : m.range({ least: words(least), most: words(most) });
};

/**
 * What is in the box (`targets`, `contracts`, `weapons`, `weaponKinds`, `modifiers`, `specialists`,
 * `hitLists`, `hitListTargets`, `tokens`, `dice`, `maps`); how it is played with
 * (`minPlayers`, `maxPlayers`, `token`, `largeToken`, `startingCash`, `handLimit`, `handSize`, `contractLimit`, `contractSize`,
 * `marketMore`, `unarmed`, `pair`, `bonusLeast`, `bonusMost`); by row from 1 `rowSize-1` and `rowValue-1`; by weapon
 * `msr-pistol`; by target `adjustment-judge`; of simulated games what `FINDING_FACTS` says.
 */
export const facts: Readonly<Record<string, string>> = {
  targets: `${targets.length}`,
  contracts: `${contracts.length}`,
  weapons: `${weaponCards.length}`,
  weaponKinds: `${weapons.length}`,
  modifiers: `${modifierCards.length}`,
  specialists: `${specialists.length}`,
  hitLists: `${hitLists.length}`,
  hitListTargets: `${hitLists[0]?.targets.length}`,
  tokens: `${CASH_TOKENS + DEBT_TOKENS}`,
  dice: `${DICE}`,
  maps: `${MAPS}`,
  minPlayers: `${NATION_SEATS.min}`,
  maxPlayers: `${NATION_SEATS.max}`,
  token: dollars(1),
  largeToken: dollars(LARGE_TOKEN),
  startingCash: `${STARTING_CASH}`,
  handLimit: `${HAND_LIMITS.assassin}`,
  handSize: `${HAND_SIZES.assassin}`,
  contractLimit: `${HAND_LIMITS.contract}`,
  contractSize: `${HAND_SIZES.contract}`,
  marketMore: `${marketSize(0)}`,
  unarmed: msrText(UNARMED_NEEDED),
  pair: signed(PAIR_MSR),
  bonusLeast: dollars(Math.min(...bonuses)),
  bonusMost: dollars(Math.max(...bonuses)),
  ...Object.fromEntries(
    ROW_SIZES.flatMap((size, row) => [
      [`rowSize-${row + 1}`, `${size}`],
      [`rowValue-${row + 1}`, dollars(ROW_VALUES[row] ?? 0)],
    ]),
  ),
  ...Object.fromEntries(weapons.map(({ kind, needed }) => [`msr-${kind}`, msrText(needed)])),
  ...Object.fromEntries(
    targets.map(({ id, adjustment: change }) => [`adjustment-${id}`, adjustment(change)]),
  ),
  ...FINDING_FACTS,
};

const modifiersFor = (phase: Phase): FactTable => ({
  caption: m.modifiersFor({ name: PHASE_LABELS[phase].name }),
  head: [m.modifier, m.cards, m.effects],
  rows: modifiers
    .filter((modifier) => modifier.phase === phase)
    .map(({ id, name, effects }) => [name, `${copiesOf(id)}`, effectsText(effects)]),
  numeric: [1],
});

/** From a sure hit to a hopeless one. */
const NEEDED = [1, 2, 3, 4, 5, 6, 7] as const;

/** What the die has to show. */
const rollFor = (needed: number): string => {
  if (isSure(needed) || isHopeless(needed)) return msrText(needed);
  return needed === 6 ? '6' : m.orMore({ needed });
};

export const tables = {
  components: {
    caption: m.components,
    head: [m.piece, m.howMany],
    rows: [
      [m.targetTiles, `${targets.length}`],
      [m.contractCards, `${contracts.length}`],
      [m.weaponCardKinds({ count: weapons.length }), `${weaponCards.length}`],
      [m.modifierCardKinds({ count: modifiers.length }), `${modifierCards.length}`],
      [m.specialistCards, `${specialists.length}`],
      [m.hitLists, `${hitLists.length}`],
      ...(['cash', 'debt'] as const).flatMap((money) =>
        [1, LARGE_TOKEN].map((amount, k) => [tokenTitle(money, amount), `${SQUARES[money][k]}`]),
      ),
      [m.maps, `${MAPS}`],
      [m.dice, `${DICE}`],
      [m.firstPlayerToken, '1'],
    ],
    numeric: [1],
  },
  targets: {
    caption: m.targets,
    head: [m.target, m.value, 'MSR'],
    rows: targets.map(({ name, value, adjustment: change }) => [name, dollars(value), adjustment(change)]),
    numeric: [1, 2],
  },
  weapons: {
    caption: m.weapons,
    head: [m.weapon, 'MSR', m.noise, m.causeOfDeath, m.cards, m.timeFrom, m.timeTo],
    rows: weapons.map(({ kind, name, noise, cause, needed }) => {
      const times = timesOf(kind);
      return [
        name,
        msrText(needed),
        ATTRIBUTE_LABELS[noise].name,
        ATTRIBUTE_LABELS[cause].name,
        `${times.length}`,
        clockText(Math.min(...times)),
        clockText(Math.max(...times)),
      ];
    }),
    numeric: [4, 5, 6],
  },
  chances: {
    caption: m.chances,
    head: ['MSR', m.roll, m.oneDie, m.twoDice],
    rows: NEEDED.map((needed) => [
      needed < 6 ? `6–${needed}` : `${needed}`,
      rollFor(needed),
      percent(successChance(needed, 1), 0, ' %'),
      percent(successChance(needed, 2), 0, ' %'),
    ]),
    numeric: [2, 3],
  },
  'modifiers-intel': modifiersFor('intel'),
  'modifiers-assassination': modifiersFor('assassination'),
  'modifiers-reveal': modifiersFor('reveal'),
  specialists: {
    caption: m.specialists,
    head: [m.specialist, m.twoDiceWith],
    rows: specialists.map(({ name, weapon }) => [name, weaponOf(weapon).name]),
    numeric: [],
  },
  hitLists: {
    caption: m.hitListContents,
    head: [m.value, m.targetsPerList, m.listsPerTarget, m.bonus],
    rows: ROW_SIZES.map((_, row) => {
      const ids = targets.filter((target) => target.row === row).map(({ id }) => id);
      const lists = ids.map((id) => entries.filter(({ target }) => target === id).length);
      const paid = entries.filter(({ target }) => ids.includes(target)).map(({ bonus }) => bonus);
      return [
        dollars(ROW_VALUES[row] ?? 0),
        `${MIX[row as Row]}`,
        range(lists, String),
        range(paid, dollars),
      ];
    }),
    numeric: [0, 1, 2, 3],
  },
  ...FINDING_TABLES,
} satisfies Readonly<Record<string, FactTable>>;
