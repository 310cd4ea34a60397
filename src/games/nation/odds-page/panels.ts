/** The charts and tables of the page of numbers, from the findings. */

import { spanChart } from '../../../app/odds/charts/span-chart';
import { columned, type Panel } from '../../../app/odds/panel';
import { percent } from '../../../base/fraction';
import { itemAt } from '../../../base/lists';
import type { Scene } from '../../../scene/scene';
import { armedOf, FINDINGS, findingOf, SKILL } from '../bots/findings';
import { dollars } from '../cards/money';
import { NATION_CARDS } from '../cards/set';
import contracts from './contracts.json' with { type: 'json' };

/** What the set was balanced to: points from fair, times the mean, rounds. */
export const LIMITS = { seat: 3, specialist: 5, hitList: 5, weapon: 1.35, rounds: [8, 16] } as const;

/** "+1.2", "−0.4", "0.0" */
export const signedPoints = (value: number): string => {
  const text = Math.abs(value).toFixed(1);
  return text === '0.0' ? text : `${value < 0 ? '−' : '+'}${text}`;
};

const money = (thousands: number): string => dollars(Math.round(thousands * 100) / 100);

const FAIR = [
  ['seat', 'Seat', 2.4, [1, 2, 3, 4, 5, 6].map(String)],
  ['specialist', 'Specialist', 2.1, NATION_CARDS.specialists.map(({ name }) => name)],
  ['hitList', 'Hit list', 1.15, NATION_CARDS.hitLists.map((_, k) => `${k + 1}`)],
] as const;

/** Points from fair: in the table a row a thing, a column for each number of players. */
export const FAIR_PANELS: readonly Panel[] = FAIR.map(([what, thing, step, names]) => {
  const limit = LIMITS[what];
  const measured = FINDINGS.map(({ players: count, fair, winShare, interval }) => ({
    count,
    points: winShare[what].map((share) => (share - fair) * 100),
    give: interval[what].map((share) => share * 100),
  }));
  const told = measured.map(
    ({ count, points }) =>
      `${count} players: ${signedPoints(Math.min(...points))} to ${signedPoints(Math.max(...points))}`,
  );
  return {
    title: `${thing}s`,
    chart: spanChart({
      groups: measured.map(({ count, points, give }) => ({
        title: `${count}`,
        spans: points.map((value, k) => ({ value, interval: itemAt(give, k) })),
      })),
      ticks: [-6, -4, -2, 0, 2, 4, 6],
      label: (value) => (value === 0 ? 'fair' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`),
      axis: 'points from fair, by number of players',
      mark: 0,
      band: [-limit, limit],
      wanted: `within ${limit} points of fair`,
      step,
      left: 8,
      alt: `${thing}s: points between the share of games won and a fair share. ${told.join('; ')}.`,
    }),
    table: columned(
      `${thing}s, points from fair`,
      [...names.keys()],
      [
        [thing, (k) => itemAt(names, k)],
        // The widest interval: all of a number of players are nearly as wide.
        ...measured.map(({ count, points, give }) => {
          const head = `${count} players, ±${Math.max(...give).toFixed(1)}`;
          return [head, (k: number) => (points[k] === undefined ? '' : signedPoints(points[k]))] as const;
        }),
      ],
    ),
  };
});

const weaponName = (kind: string): string =>
  NATION_CARDS.weapons.find((weapon) => weapon.kind === kind)?.name ?? 'Bare hands';

/** Shown in full for a table of so many. */
export const SHOWN = 4;

const weaponsChart = (): Scene => {
  const row = findingOf(SHOWN);
  const [first] = armedOf(row);
  // Of all attempts with weapons, in $1,000.
  const mean = first ? first.earned / first.ratio : 0;
  const armed = armedOf(row).toSorted((a, b) => b.earned - a.earned);
  return spanChart({
    groups: armed.map(({ weapon, earned, interval }) => ({
      title: weaponName(weapon),
      spans: [{ value: earned, interval }],
    })),
    ticks: [0, 2, 4, 6, 8, 10, 12],
    label: String,
    axis: 'earned by an attempt, in $1,000',
    mark: mean,
    band: [0, LIMITS.weapon * mean],
    wanted: `up to ${LIMITS.weapon} times the mean, which is the line`,
    step: 3.4,
    left: 29,
    alt: `What an attempt earns by weapon, with ${SHOWN} players. ${armed
      .map(({ weapon, earned }) => `${weaponName(weapon)} ${money(earned)}`)
      .join(', ')}.`,
  });
};

export const WEAPONS_PANEL: Panel = {
  title: `A table of ${SHOWN}`,
  chart: weaponsChart(),
  table: columned(`Weapons, ${SHOWN} players`, findingOf(SHOWN).weapons, [
    ['Weapon', ({ weapon }) => weaponName(weapon)],
    ['Attempts a game', ({ attempts }) => attempts.toFixed(1)],
    ['Hits', ({ success }) => percent(success)],
    ['Earns', ({ earned }) => money(earned)],
    ['95 %', ({ interval }) => `±${money(interval)}`],
    ['To the mean', ({ ratio }) => `× ${ratio.toFixed(2)}`],
    ['Contract pays', ({ cash }) => money(cash)],
  ]),
};

export const WEAPON_RATIOS = columned('What a weapon earns, to the mean of all', NATION_CARDS.weapons, [
  ['Weapon', ({ name }) => name],
  ...FINDINGS.map(({ players, weapons }) => {
    const ratioOf = (kind: string) => weapons.find(({ weapon }) => weapon === kind)?.ratio.toFixed(2);
    return [`${players} players`, ({ kind }: { kind: string }) => `× ${ratioOf(kind)}`] as const;
  }),
]);

export const ROUNDS_PANEL: Panel = {
  title: 'Rounds',
  chart: spanChart({
    groups: FINDINGS.map(({ players: count, rounds: { mean, spread } }) => ({
      title: `${count}`,
      spans: [{ value: mean, interval: spread }],
    })),
    ticks: [0, 4, 8, 12, 16, 20],
    label: String,
    axis: 'rounds, mean and spread, by players',
    band: LIMITS.rounds,
    wanted: `${LIMITS.rounds[0]} to ${LIMITS.rounds[1]} rounds, where the median should lie`,
    step: 5,
    left: 8,
    alt: `Rounds of a game. ${FINDINGS.map(({ players: count, rounds }) => `${count} players: median ${rounds.median}, nine of ten games from ${rounds.short} to ${rounds.long}`).join('; ')}.`,
  }),
  table: columned('Rounds and scores', FINDINGS, [
    ['Players', (row) => `${row.players}`],
    ['Median', ({ rounds }) => `${rounds.median}`],
    ['Nine of ten', ({ rounds }) => `${rounds.short} to ${rounds.long}`],
    ['Mean', ({ rounds }) => rounds.mean.toFixed(1)],
    ['Score', ({ score }) => dollars(Math.round(score.mean))],
    ['Spread', ({ score }) => dollars(Math.round(score.spread))],
    ['Hits', ({ success }) => percent(success)],
    ['Duels', ({ duels }) => percent(duels, 1)],
  ]),
};

const BOT_NAMES = { plan: 'Planning', greedy: 'Greedy', random: 'Random' } as const;

const MATCHES = SKILL.rows.map(({ players, bots }) => {
  const ranked = Object.entries(bots).toSorted((a, b) => b[1] - a[1]);
  return { players, ranked: ranked as [Standing, Standing] };
});
type Standing = [bot: keyof typeof BOT_NAMES, won: number];

export const SKILL_TABLE = columned('Bots against each other', MATCHES, [
  ['Players', ({ players }) => `${players}`],
  ['Better', ({ ranked: [better] }) => BOT_NAMES[better[0]]],
  ['Seats won', ({ ranked: [better] }) => percent(better[1], 1)],
  ['Worse', ({ ranked: [, worse] }) => BOT_NAMES[worse[0]]],
  ['Seats won', ({ ranked: [, worse] }) => percent(worse[1], 1)],
  ['Wins to one', ({ ranked: [better, worse] }) => (better[1] / worse[1]).toFixed(1)],
]);

export const CONTRACTS_TABLE = columned(`Contracts, ${contracts.players} players`, contracts.rows, [
  [
    'Contract',
    (row) => NATION_CARDS.contracts.find(({ id }) => id === row.contract)?.objective ?? row.contract,
  ],
  ['Attempts a game', ({ attempts }) => attempts.toFixed(2)],
  ['Hits', ({ success }) => percent(success)],
  ['Cash', ({ cash }) => money(cash)],
  ['Debt', ({ debt }) => money(debt)],
]);
