/** The card set of this program: our own list, by the numbers and the few names that the game's rules give. */

import * as m from '#messages/nation-rules';
import { unwrap } from '../../../base/result';
import { ROW_VALUES } from '../rules/places';
import type { CardSet, HitList, Row, Specialist, Target, Weapon, WeaponCard } from '.';
import { parseClock } from './clock';
import { CONTRACTS } from './contracts';
import { MODIFIER_CARDS, MODIFIERS } from './modifiers';
import { dollars } from './money';
import type { WeaponKind } from './vocabulary';

/**
 * Nine kinds of weapon, in the order of WEAPON_KINDS, and their 60 cards, no two at the same time of day.
 *
 * What is easy comes late. Weapons of 6–4 strike in the morning and are what contracts like best; those of 6–2 strike
 * from noon to midnight, when somebody else may have been there, and few contracts ask for them. The six kinds that have a
 * specialist come seven times, the others six times.
 */
export const WEAPONS: readonly Weapon[] = [
  {
    kind: 'sniper-rifle',
    name: m.sniperRifle,
    noise: 'silent',
    cause: 'gunshot',
    needed: 2,
    icon: 'steyr-aug',
  },
  { kind: 'pistol', name: m.pistol, noise: 'loud', cause: 'gunshot', needed: 3, icon: 'pistol-gun' },
  { kind: 'crossbow', name: m.crossbow, noise: 'silent', cause: 'stabbing', needed: 3, icon: 'crossbow' },
  { kind: 'knife', name: m.knife, noise: 'silent', cause: 'stabbing', needed: 4, icon: 'bowie-knife' },
  { kind: 'explosive', name: m.explosive, noise: 'loud', cause: 'explosion', needed: 3, icon: 'time-bomb' },
  { kind: 'rpg', name: m.rpg, noise: 'loud', cause: 'explosion', needed: 2, icon: 'panzerfaust' },
  { kind: 'poison', name: m.poison, noise: 'silent', cause: 'poisoning', needed: 2, icon: 'poison-bottle' },
  { kind: 'rope', name: m.rope, noise: 'silent', cause: 'asphyxiation', needed: 4, icon: 'rope-coil' },
  { kind: 'sabotage', name: m.sabotage, noise: 'silent', cause: 'accident', needed: 4, icon: 'bolt-cutter' },
];

/** The times of each kind's cards, as they are printed. */
const TIMES: Readonly<Record<WeaponKind, readonly string[]>> = {
  'sniper-rifle': ['1345', '1535', '1715', '1905', '2045', '2225'],
  pistol: ['0730', '0925', '1115', '1310', '1505', '1700', '1855'],
  crossbow: ['0820', '1010', '1205', '1400', '1555', '1755', '1945'],
  knife: ['0425', '0545', '0705', '0840', '1000', '1125', '1250'],
  explosive: ['0700', '0855', '1040', '1235', '1430', '1625', '1820'],
  rpg: ['1445', '1640', '1840', '2020', '2200', '2340'],
  poison: ['1215', '1405', '1600', '1740', '1930', '2110'],
  rope: ['0450', '0620', '0815', '0905', '1030', '1155', '1320'],
  sabotage: ['0515', '0650', '0750', '0935', '1100', '1220', '1350'],
};

/** Their order is frozen: a shuffled deck is a list of places in it. */
export const WEAPON_CARDS: readonly WeaponCard[] = WEAPONS.flatMap(({ kind }) =>
  TIMES[kind].map((time, k) => ({ id: `${kind}-${k + 1}`, kind, minutes: unwrap(parseClock(time)) })),
);

export const weaponOf = (kind: WeaponKind, weapons = WEAPONS): Weapon =>
  weapons.find((known) => known.kind === kind) as Weapon;

const row = (at: Row, targets: readonly (readonly [string, string, number, string])[]): Target[] =>
  targets.map(([id, name, adjustment, icon]) => ({
    id,
    name,
    row: at,
    value: ROW_VALUES[at],
    adjustment,
    icon,
  }));

/**
 * The 18 targets, by rows from the bottom of the pyramid, each row from left to right. What is worth more is harder to
 * reach: the adjustments of a row add up to +3, 0, -2 and -4. Their order is frozen: saved tables count by it.
 */
export const TARGETS: readonly Target[] = [
  ...row(0, [
    ['drug-runner', m.drugRunner, 1, 'hoodie'],
    ['safecracker', m.safecracker, 0, 'balaclava'],
    ['informer', m.informer, 1, 'liar'],
    ['fugitive', m.fugitive, 0, 'convict'],
    ['getaway-driver', m.getawayDriver, 1, 'full-motorcycle-helmet'],
    ['card-sharp', m.cardSharp, 0, 'poker-hand'],
  ]),
  ...row(1, [
    ['smuggler', m.smuggler, 0, 'plane-pilot'],
    ['columnist', m.gossipColumnist, 1, 'newspaper'],
    ['judge', m.judge, 0, 'banging-gavel'],
    ['police-chief', m.policeChief, -1, 'police-officer-head'],
    ['loan-shark', m.loanShark, 0, 'mustache'],
  ]),
  ...row(2, [
    ['opera-star', m.operaStar, 0, 'sing'],
    ['general', m.general, -1, 'captain-hat-profile'],
    ['chemist', m.rogueChemist, 0, 'doctor-face'],
    ['cult-leader', m.cultLeader, -1, 'cowled'],
  ]),
  ...row(3, [
    ['oil-baron', m.oilBaron, -1, 'oil-pump'],
    ['dictator', m.dictator, -2, 'public-speaker'],
    ['casino-king', m.casinoKing, -1, 'slot-machine'],
  ]),
];

/** Of cards that are known to be there. */
export const cardOf = <Card extends { readonly id: string }>(cards: readonly Card[], id: string): Card =>
  cards.find((card) => card.id === id) as Card;

/** @throws Error for an id that no target has. */
export const targetOf = (id: string, targets = TARGETS): Target => {
  const target = targets.find((known) => known.id === id);
  if (!target) throw new Error(`targets: there is no target “${id}”`);
  return target;
};

/** "Judge $3,000", for each target of a hit list. */
export const listedTargets = ({ targets }: HitList, known = TARGETS): readonly string[] =>
  targets.map(({ target, bonus }) => `${targetOf(target, known).name} ${dollars(bonus)}`);

/** How many targets of each row a list names. */
export const MIX: Readonly<Record<Row, number>> = { 0: 2, 1: 2, 2: 1, 3: 1 };

const LINES: readonly string[] = [
  'drug-runner 1, informer 2, smuggler 3, police-chief 3, opera-star 4, dictator 6',
  'fugitive 1, card-sharp 2, columnist 2, police-chief 3, general 5, casino-king 6',
  'drug-runner 1, safecracker 2, smuggler 3, columnist 2, general 5, oil-baron 6',
  'getaway-driver 1, card-sharp 2, smuggler 2, police-chief 3, cult-leader 5, oil-baron 6',
  'drug-runner 1, getaway-driver 2, judge 2, loan-shark 3, cult-leader 5, oil-baron 6',
  'safecracker 2, informer 1, smuggler 2, judge 3, cult-leader 5, dictator 6',
  'safecracker 2, getaway-driver 1, columnist 2, loan-shark 3, chemist 5, oil-baron 6',
  'drug-runner 1, card-sharp 2, judge 2, police-chief 3, general 5, dictator 6',
  'safecracker 1, fugitive 2, columnist 2, judge 3, cult-leader 5, oil-baron 6',
  'drug-runner 1, fugitive 2, smuggler 2, loan-shark 3, general 5, dictator 6',
  'safecracker 1, fugitive 2, judge 3, police-chief 3, chemist 4, casino-king 6',
  'drug-runner 1, informer 2, police-chief 3, loan-shark 3, chemist 4, oil-baron 6',
  'safecracker 2, informer 1, smuggler 3, columnist 2, opera-star 5, casino-king 6',
  'safecracker 1, card-sharp 2, police-chief 3, loan-shark 2, cult-leader 5, casino-king 6',
  'informer 1, getaway-driver 2, columnist 2, police-chief 4, opera-star 4, oil-baron 6',
  'drug-runner 1, getaway-driver 2, columnist 2, judge 3, chemist 5, dictator 6',
  'informer 1, fugitive 2, judge 2, loan-shark 3, general 5, casino-king 6',
  'fugitive 1, card-sharp 2, smuggler 3, loan-shark 3, opera-star 4, casino-king 6',
  'fugitive 2, getaway-driver 1, judge 3, loan-shark 3, opera-star 4, dictator 6',
  'getaway-driver 1, card-sharp 2, smuggler 3, columnist 2, chemist 5, casino-king 6',
];

/**
 * 20 hit lists of six targets with their bonuses in $1,000. Every list has two targets of each of the lower rows and one of
 * each of the upper ones, and is worth the same (set.test.ts). Their order is frozen: deals count by it.
 */
export const HIT_LISTS: readonly HitList[] = LINES.map((line, k) => ({
  id: `hit-list-${k + 1}`,
  targets: line.split(', ').map((entry) => {
    const [target, bonus] = entry.split(' ') as [string, string];
    return { target, bonus: Number(bonus) };
  }),
}));

/** For the weapons of 6–4 and 6–3: a second die is worth more where one often fails. Their order is frozen: deals count by it. */
const SPECIALISTS: readonly Specialist[] = [
  { id: 'duellist', name: m.duellist, weapon: 'pistol', icon: 'duel' },
  { id: 'poacher', name: m.poacher, weapon: 'crossbow', icon: 'archer' },
  { id: 'chef', name: m.chef, weapon: 'knife', icon: 'cook' },
  { id: 'miner', name: m.miner, weapon: 'explosive', icon: 'miner' },
  { id: 'climber', name: m.climber, weapon: 'rope', icon: 'mountain-climbing' },
  { id: 'mechanic', name: m.mechanic, weapon: 'sabotage', icon: 'mechanic-garage' },
];

export const NATION_CARDS: CardSet = {
  targets: TARGETS,
  weapons: WEAPONS,
  weaponCards: WEAPON_CARDS,
  modifiers: MODIFIERS,
  modifierCards: MODIFIER_CARDS,
  contracts: CONTRACTS,
  specialists: SPECIALISTS,
  hitLists: HIT_LISTS,
};
