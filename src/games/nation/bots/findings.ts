/**
 * What games between programs say about the card set: findings.json, written by `npm run findings -- nation`, as facts and
 * tables for rule texts.
 */

import { number } from '#messages/language';
import * as m from '#messages/nation';
import type { FactTable } from '../../../base/facts';
import { percent } from '../../../base/fraction';
import { matchShare, type Skill } from '../../bots';
import findings from './findings.json' with { type: 'json' };
import skill from './skill.json' with { type: 'json' };
import type { Simulation } from './tally';

/** What is kept of a simulation. */
export type Finding = Omit<Simulation, 'contracts' | 'modifiers'>;

export { findings };

/** Equal bots that plan, for 2 to 6 players. */
export const FINDINGS = findings.rows as readonly Finding[];
export const SKILL: Skill = skill;

/** Throws where nothing is known for so many players. */
export const rowFor = <Row extends { readonly players: number }>(
  file: string,
  rows: readonly Row[],
  players: number,
): Row => {
  const found = rows.find((row) => row.players === players);
  if (!found) throw new Error(`${file} has no row for ${players} players`);
  return found;
};

export const findingOf = (players: number): Finding => rowFor('findings.json', FINDINGS, players);

/** How far the farthest share lies from fair, in points of a hundred. */
export const farthest = (shares: readonly number[], fair: number): number =>
  Math.max(...shares.map((share) => Math.abs(share - fair) * 100));

export const armedOf = ({ weapons }: Finding): Finding['weapons'] =>
  weapons.filter(({ weapon }) => weapon !== 'bare-hands');

/** How many games the stronger kind of bot wins for each of the other. */
export const winsToOne = (match: Parameters<typeof matchShare>[1], players: number): number => {
  const share = matchShare(SKILL, match, players);
  return share / (1 - share);
};

const points = (value: number): string => number(value, 1);

/** Of all numbers of players. */
const most = (read: (row: Finding) => number): number => Math.max(...FINDINGS.map(read));

const farthestOf = (what: keyof Finding['winShare']): string =>
  points(most(({ winShare, fair }) => farthest(winShare[what], fair)));

/** What the best weapon earns, in times the mean. */
const bestRatio = (row: Finding): number => Math.max(...armedOf(row).map(({ ratio }) => ratio));

/**
 * `simulated` (games for each number of players), `simulatedSkill`, `rounds-4`, `farthest-seat`, `farthest-specialist` and
 * `farthest-hitList` (points), `weapon-most` (times the mean), `skill-random`, `skill-greedy` (wins to one, two players).
 */
export const FINDING_FACTS: Readonly<Record<string, string>> = {
  simulated: number(findings.games),
  simulatedSkill: number(SKILL.games),
  ...Object.fromEntries(FINDINGS.map(({ players, rounds }) => [`rounds-${players}`, `${rounds.median}`])),
  'farthest-seat': farthestOf('seat'),
  'farthest-specialist': farthestOf('specialist'),
  'farthest-hitList': farthestOf('hitList'),
  'weapon-most': number(most(bestRatio), 2),
  'skill-random': `${Math.round(winsToOne('plan-random', 2))}`,
  'skill-greedy': `${Math.round(winsToOne('plan-greedy', 2))}`,
};

export const FINDING_TABLES = {
  balance: {
    caption: m.balanceCaption,
    head: [m.playersColumn, m.rounds, m.attemptsHit, m.seat, m.specialist, m.hitListKind, m.bestWeapon],
    rows: FINDINGS.map((row) => [
      `${row.players}`,
      m.roundsRange({ short: row.rounds.short, long: row.rounds.long }),
      percent(row.success),
      ...(['seat', 'specialist', 'hitList'] as const).map(
        (what) => `±${points(farthest(row.winShare[what], row.fair))}`,
      ),
      `× ${number(bestRatio(row), 2)}`,
    ]),
    numeric: [0, 1, 2, 3, 4, 5, 6],
  },
} as const satisfies Readonly<Record<string, FactTable>>;
