/** The charts and tables of the page of numbers, from the findings. */
import { percent } from '../../../base/fraction';
import { dollars } from '../../../games/nation/cards/money';
import { NATION_CARDS } from '../../../games/nation/cards/set';
import { armedOf, FINDINGS, type Finding, findingOf, SKILL } from '../../../games/nation/simulation/findings';
import type { Scene } from '../../../scene/scene';
import { spanChart } from '../charts/span-chart';
import type { OddsTable, Panel } from '../panel';
import contracts from './contracts.json' with { type: 'json' };

/** What the set was balanced to: points from fair, times the mean, rounds. */
export const LIMITS = { seat: 3, specialist: 5, hitList: 5, weapon: 1.35, rounds: [8, 16] } as const;

/** "+1.2", "−0.4", "0.0" */
export const signedPoints = (value: number): string => {
  const text = Math.abs(value).toFixed(1);
  return text === '0.0' ? text : `${value < 0 ? '−' : '+'}${text}`;
};

const money = (thousands: number): string => dollars(Math.round(thousands * 100) / 100);

const players = FINDINGS.map((row) => row.players);

type Measured = 'seat' | 'specialist' | 'hitList';

/** Points from fair. */
const pointsOf = (row: Finding, what: keyof Finding['winShare']): readonly number[] =>
  row.winShare[what].map((share) => (share - row.fair) * 100);

const wholeTick = (value: number): string =>
  value === 0 ? 'fair' : `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

const fairChart = (what: Measured, name: string, step: number): Scene => {
  const limit = LIMITS[what];
  const told = FINDINGS.map((row) => {
    const points = pointsOf(row, what);
    return `${row.players} players: ${signedPoints(Math.min(...points))} to ${signedPoints(Math.max(...points))}`;
  });
  return spanChart({
    groups: FINDINGS.map((row) => ({
      title: `${row.players}`,
      spans: pointsOf(row, what).map((value, k) => ({
        value,
        interval: (row.interval[what][k] as number) * 100,
      })),
    })),
    ticks: [-6, -4, -2, 0, 2, 4, 6],
    label: wholeTick,
    axis: 'points from fair, by number of players',
    mark: 0,
    band: [-limit, limit],
    wanted: `within ${limit} points of fair`,
    step,
    left: 8,
    alt: `${name}: points between the share of games won and a fair share. ${told.join('; ')}.`,
  });
};

/** The widest interval of a column: all of them are nearly as wide. */
const give = ({ interval }: Finding, what: Measured): string =>
  `±${(Math.max(...interval[what]) * 100).toFixed(1)}`;

/** A row a thing, a column for each number of players: points from fair. */
const fairTable = (what: Measured, thing: string, names: readonly string[]): OddsTable => ({
  caption: `${thing}s, points from fair`,
  head: [thing, ...FINDINGS.map((row) => `${row.players} players, ${give(row, what)}`)],
  rows: names.map((name, k) => [
    name,
    ...FINDINGS.map((row) => {
      const value = pointsOf(row, what)[k];
      return value === undefined ? '' : signedPoints(value);
    }),
  ]),
});

const FAIR = [
  ['seat', 'Seat', 2.4, [1, 2, 3, 4, 5, 6].map(String)],
  ['specialist', 'Specialist', 2.1, NATION_CARDS.specialists.map(({ name }) => name)],
  ['hitList', 'Hit list', 1.15, NATION_CARDS.hitLists.map((_, k) => `${k + 1}`)],
] as const;

export const FAIR_PANELS: readonly Panel[] = FAIR.map(([what, thing, step, names]) => ({
  title: `${thing}s`,
  chart: fairChart(what, `${thing}s`, step),
  table: fairTable(what, thing, names),
}));

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
  table: {
    caption: `Weapons, ${SHOWN} players`,
    head: ['Weapon', 'Attempts a game', 'Hits', 'Earns', '95 %', 'To the mean', 'Contract pays'],
    rows: findingOf(SHOWN).weapons.map(({ weapon, attempts, success, earned, interval, ratio, cash }) => [
      weaponName(weapon),
      attempts.toFixed(1),
      percent(success),
      money(earned),
      `±${money(interval)}`,
      `× ${ratio.toFixed(2)}`,
      money(cash),
    ]),
  },
};

export const WEAPON_RATIOS: OddsTable = {
  caption: 'What a weapon earns, to the mean of all',
  head: ['Weapon', ...players.map((count) => `${count} players`)],
  rows: NATION_CARDS.weapons.map(({ kind, name }) => [
    name,
    ...FINDINGS.map((row) => `× ${row.weapons.find(({ weapon }) => weapon === kind)?.ratio.toFixed(2)}`),
  ]),
};

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
  table: {
    caption: 'Rounds and scores',
    head: ['Players', 'Median', 'Nine of ten', 'Mean', 'Score', 'Spread', 'Hits', 'Duels'],
    rows: FINDINGS.map(({ players: count, rounds, score, success, duels }) => [
      `${count}`,
      `${rounds.median}`,
      `${rounds.short} to ${rounds.long}`,
      rounds.mean.toFixed(1),
      dollars(Math.round(score.mean)),
      dollars(Math.round(score.spread)),
      percent(success),
      percent(duels, 1),
    ]),
  },
};

const BOT_NAMES = { plan: 'Planning', greedy: 'Greedy', random: 'Random' } as const;

export const SKILL_TABLE: OddsTable = {
  caption: 'Bots against each other',
  head: ['Players', 'Better', 'Seats won', 'Worse', 'Seats won', 'Wins to one'],
  rows: SKILL.map(({ players: count, bots }) => {
    const [[better, more], [worse, less]] = Object.entries(bots).toSorted((a, b) => b[1] - a[1]) as [
      [keyof typeof BOT_NAMES, number],
      [keyof typeof BOT_NAMES, number],
    ];
    return [
      `${count}`,
      BOT_NAMES[better],
      percent(more, 1),
      BOT_NAMES[worse],
      percent(less, 1),
      (more / less).toFixed(1),
    ];
  }),
};

export const CONTRACTS_TABLE: OddsTable = {
  caption: `Contracts, ${contracts.players} players`,
  head: ['Contract', 'Attempts a game', 'Hits', 'Cash', 'Debt'],
  rows: contracts.rows.map(({ contract, attempts, success, cash, debt }) => [
    NATION_CARDS.contracts.find(({ id }) => id === contract)?.objective ?? contract,
    attempts.toFixed(2),
    percent(success),
    money(cash),
    money(debt),
  ]),
};
