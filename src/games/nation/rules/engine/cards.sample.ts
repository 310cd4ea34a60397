/** A card set for tests, in which each modifier does one thing, and numbers stay as they are when the printed set changes. */

import { unwrap } from '../../../../base/result';
import type { CardSet, HitList, Modifier, Row, Target, Weapon } from '../../cards';
import { parseClock } from '../../cards/clock';
import type { Attribute, Phase } from '../../cards/vocabulary';
import type { Effect } from '../effects';
import { ROW_VALUES, TILE_ROWS } from '../places';

/** Targets 0 to 2 are the Judge (0), an easy one (+1) and a hard one (-1); all others are 0. */
const ADJUSTMENTS = [0, 1, -1];

const TARGETS: Target[] = TILE_ROWS.map((row: Row, k) => ({
  id: `target-${k}`,
  name: `Target ${k}`,
  row,
  value: ROW_VALUES[row],
  adjustment: ADJUSTMENTS[k] ?? 0,
  icon: '',
}));

const weapon = (
  kind: Weapon['kind'],
  noise: Weapon['noise'],
  cause: Weapon['cause'],
  needed: Weapon['needed'],
): Weapon => ({ kind, name: kind, noise, cause, needed, icon: '' });

const WEAPONS: Weapon[] = [
  weapon('sniper-rifle', 'silent', 'gunshot', 2),
  weapon('pistol', 'loud', 'gunshot', 3),
  weapon('crossbow', 'silent', 'stabbing', 3),
  weapon('knife', 'silent', 'stabbing', 4),
  weapon('explosive', 'loud', 'explosion', 3),
  weapon('rpg', 'loud', 'explosion', 2),
  weapon('poison', 'silent', 'poisoning', 2),
  weapon('rope', 'silent', 'asphyxiation', 4),
  weapon('sabotage', 'silent', 'accident', 4),
];

/** Cards are named by kind and time: `rope-0815`. */
const TIMES: Record<Weapon['kind'], string> = {
  'sniper-rifle': '1345 1400 1500 2330',
  pistol: '0930 1000 1100 1200',
  crossbow: '1010 1020 1030 1040',
  knife: '0600 0700 0800 0900',
  explosive: '1210 1220 1230 1240',
  rpg: '1310 1320 1330 1340',
  poison: '1410 1420 1430 1440',
  rope: '0010 0815 0830 0845',
  sabotage: '1510 1520 1530 1540',
};

const modifier = (id: string, phase: Phase, ...effects: Effect[]): Modifier => ({
  id,
  name: id,
  phase,
  effects,
  icon: '',
});

const MODIFIERS: Modifier[] = [
  modifier('draw-2', 'intel', { do: 'draw', deck: 'assassin', count: 2 }),
  modifier('draw-contract', 'intel', { do: 'draw', deck: 'contract', count: 1 }),
  modifier('search-3', 'intel', { do: 'search', deck: 'assassin', look: 3 }),
  modifier('salvage', 'intel', { do: 'salvage', deck: 'assassin' }),
  modifier('cash-2', 'intel', { do: 'cash', cash: 2 }),
  modifier('settle-3', 'intel', { do: 'settle', debt: 3 }),
  modifier('steal-cash-3', 'intel', { do: 'steal-cash', cash: 3 }),
  modifier('frame-2', 'intel', { do: 'frame', debt: 2 }),
  modifier('steal-card', 'intel', { do: 'steal-card', deck: 'assassin' }),
  modifier('steal-contract', 'intel', { do: 'steal-card', deck: 'contract' }),
  modifier('swap-card', 'intel', { do: 'swap-card', deck: 'assassin' }),
  modifier('discard-card', 'intel', { do: 'discard-card', deck: 'assassin' }),
  modifier('look-hand', 'intel', { do: 'look', at: 'hand' }),
  modifier('look-list', 'intel', { do: 'look', at: 'hit-list' }),
  modifier('bounty-2', 'intel', { do: 'bounty', cash: 2 }),
  modifier('skim-3', 'intel', { do: 'skim', cash: 3 }),
  modifier('tile+1', 'intel', { do: 'tile-msr', change: 1 }),
  modifier('stealth', 'assassination', { do: 'msr', who: 'self', change: 1 }),
  modifier('msr+2', 'assassination', { do: 'msr', who: 'self', change: 2 }),
  modifier('msr+3', 'assassination', { do: 'msr', who: 'self', change: 3 }),
  modifier('msr-3', 'assassination', { do: 'msr', who: 'self', change: -3 }),
  modifier('hinder', 'assassination', { do: 'msr', who: 'rivals-here', change: -1 }),
  modifier('earlier', 'assassination', { do: 'time', who: 'self', minutes: -600 }),
  modifier('later', 'assassination', { do: 'time', who: 'self', minutes: 600 }),
  modifier('two-dice', 'assassination', { do: 'two-dice' }),
  modifier('again', 'assassination', { do: 'second-attempt' }),
  modifier('silencer', 'assassination', { do: 'attribute', attribute: 'silent' }),
  modifier('no-debt', 'assassination', { do: 'no-debt' }),
  modifier('fee-2', 'assassination', { do: 'fee', cash: 2 }),
  modifier('insurance-2', 'assassination', { do: 'insurance', cash: 2 }),
  modifier('recover', 'assassination', { do: 'recover' }),
  modifier('rival-1', 'reveal', { do: 'msr', who: 'rival', change: -1 }),
  modifier('rival-later', 'reveal', { do: 'time', who: 'rival', minutes: 600 }),
  modifier('tile-1', 'reveal', { do: 'tile-msr', change: -1 }),
  modifier('disarm', 'reveal', { do: 'disarm' }),
  modifier('cancel', 'reveal', { do: 'cancel' }),
  modifier('retarget', 'reveal', { do: 'retarget' }),
  modifier('withdraw', 'reveal', { do: 'withdraw' }),
];

const contract = (
  id: string,
  positive: [Attribute, Attribute],
  negative: [Attribute],
): CardSet['contracts'][number] => ({
  id,
  objective: id,
  flavour: '',
  positive,
  negative,
});

/** Each list pays $2,000 for a target and $1,000 for the five after it. */
const hitList = (first: number): HitList => ({
  id: `list-${first}`,
  targets: [2, 1, 1, 1, 1, 1].map((bonus, k) => ({ target: `target-${first + k}`, bonus })),
});

export const SAMPLE: CardSet = {
  targets: TARGETS,
  weapons: WEAPONS,
  weaponCards: WEAPONS.flatMap(({ kind }) =>
    TIMES[kind]
      .split(' ')
      .map((time) => ({ id: `${kind}-${time}`, kind, minutes: unwrap(parseClock(time)) })),
  ),
  modifiers: MODIFIERS,
  modifierCards: MODIFIERS.map(({ id }) => ({ id, modifier: id })),
  contracts: [
    contract('public-execution', ['loud', 'gunshot'], ['silent']),
    contract('quiet-accident', ['silent', 'accident'], ['gunshot']),
    ...Array.from({ length: 14 }, (_, k) => contract(`contract-${k}`, ['loud', 'poisoning'], ['stabbing'])),
  ],
  specialists: (['rope', 'pistol', 'poison', 'rpg', 'crossbow', 'sabotage'] as const).map((kind) => ({
    id: `specialist-${kind}`,
    name: kind,
    weapon: kind,
    icon: '',
  })),
  hitLists: Array.from({ length: 8 }, (_, k) => hitList(k)),
};
