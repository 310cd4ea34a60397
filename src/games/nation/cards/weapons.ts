/**
 * Nine kinds of weapon and their 60 cards, no two at the same time of day.
 *
 * What is easy comes late. Weapons of 6–4 strike in the morning and are what contracts like best; those of 6–2 strike
 * from noon to midnight, when somebody else may have been there, and few contracts ask for them. The six kinds that have a
 * specialist come seven times, the others six times.
 */
import { unwrap } from '../../../base/result';
import type { Weapon, WeaponCard } from '.';
import { parseClock } from './clock';
import type { WeaponKind } from './vocabulary';

/** In the order of WEAPON_KINDS. */
export const WEAPONS: readonly Weapon[] = [
  {
    kind: 'sniper-rifle',
    name: 'Sniper Rifle',
    noise: 'silent',
    cause: 'gunshot',
    needed: 2,
    icon: 'steyr-aug',
  },
  { kind: 'pistol', name: 'Pistol', noise: 'loud', cause: 'gunshot', needed: 3, icon: 'pistol-gun' },
  { kind: 'crossbow', name: 'Crossbow', noise: 'silent', cause: 'stabbing', needed: 3, icon: 'crossbow' },
  { kind: 'knife', name: 'Knife', noise: 'silent', cause: 'stabbing', needed: 4, icon: 'bowie-knife' },
  { kind: 'explosive', name: 'Explosive', noise: 'loud', cause: 'explosion', needed: 3, icon: 'time-bomb' },
  { kind: 'rpg', name: 'RPG', noise: 'loud', cause: 'explosion', needed: 2, icon: 'panzerfaust' },
  { kind: 'poison', name: 'Poison', noise: 'silent', cause: 'poisoning', needed: 2, icon: 'poison-bottle' },
  { kind: 'rope', name: 'Rope', noise: 'silent', cause: 'asphyxiation', needed: 4, icon: 'rope-coil' },
  { kind: 'sabotage', name: 'Sabotage', noise: 'silent', cause: 'accident', needed: 4, icon: 'bolt-cutter' },
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

/** @throws Error for a kind that has no weapon. */
export const weaponOf = (kind: WeaponKind): Weapon => {
  const weapon = WEAPONS.find((known) => known.kind === kind);
  if (!weapon) throw new Error(`weapons: there is no “${kind}”`);
  return weapon;
};
