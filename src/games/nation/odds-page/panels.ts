/** The charts and tables of the page of numbers, from the findings. */

import { number } from '#messages/language';
import * as m from '#messages/nation';
import * as tokens from '#messages/nation-table';
import { spanChart } from '../../../app/odds/charts/span-chart';
import { columned, type Panel } from '../../../app/odds/panel';
import { percent } from '../../../base/fraction';
import { itemAt } from '../../../base/lists';
import { joinClauses } from '../../../base/words';
import type { Scene } from '../../../scene/scene';
import type { BotId } from '../../bots';
import { BOT_NAMES } from '../../simulation';
import { armedOf, FINDINGS, findingOf, SKILL } from '../bots/findings';
import { dollars } from '../cards/money';
import { NATION_CARDS } from '../cards/set';
import contracts from './contracts.json' with { type: 'json' };

/** What the set was balanced to: points from fair, times the mean, rounds. */
export const LIMITS = { seat: 3, specialist: 5, hitList: 5, weapon: 1.35, rounds: [8, 16] } as const;

/** "+1.2", "−0.4", "0.0" */
export const signedPoints = (value: number): string => {
  const text = number(Math.abs(value), 1);
  return text === number(0, 1) ? text : `${value < 0 ? '−' : '+'}${text}`;
};

const money = (thousands: number): string => dollars(Math.round(thousands * 100) / 100);

const FAIR = [
  ['seat', m.seat, m.seats, 2.4, [1, 2, 3, 4, 5, 6].map(String)],
  ['specialist', m.specialist, m.specialists, 2.1, NATION_CARDS.specialists.map(({ name }) => name)],
  ['hitList', m.hitListKind, m.hitLists, 1.15, NATION_CARDS.hitLists.map((_, k) => `${k + 1}`)],
] as const;

/** Points from fair: in the table a row a thing, a column for each number of players. */
export const FAIR_PANELS: readonly Panel[] = FAIR.map(([what, thing, title, step, names]) => {
  const limit = LIMITS[what];
  const measured = FINDINGS.map(({ players: count, fair, winShare, interval }) => ({
    count,
    points: winShare[what].map((share) => (share - fair) * 100),
    give: interval[what].map((share) => share * 100),
  }));
  const told = measured.map(({ count, points }) =>
    m.fairAltPlayers({
      count,
      lowest: signedPoints(Math.min(...points)),
      highest: signedPoints(Math.max(...points)),
    }),
  );
  return {
    title,
    chart: spanChart({
      groups: measured.map(({ count, points, give }) => ({
        title: `${count}`,
        spans: points.map((value, k) => ({ value, interval: itemAt(give, k) })),
      })),
      ticks: [-6, -4, -2, 0, 2, 4, 6],
      label: (value) => (value === 0 ? m.fair : `${value < 0 ? '−' : '+'}${Math.abs(value)}`),
      axis: m.fairAxis,
      mark: 0,
      band: [-limit, limit],
      wanted: m.fairWanted({ limit }),
      step,
      alt: m.fairAlt({ what, told: joinClauses(told) }),
    }),
    table: columned(
      m.fairCaption({ what }),
      [...names.keys()],
      [
        [thing, (k) => itemAt(names, k)],
        // The widest interval: all of a number of players are nearly as wide.
        ...measured.map(({ count, points, give }) => {
          const head = m.playersInterval({ count, max: number(Math.max(...give), 1) });
          return [head, (k: number) => (points[k] === undefined ? '' : signedPoints(points[k]))] as const;
        }),
      ],
    ),
  };
});

const weaponName = (kind: string): string =>
  NATION_CARDS.weapons.find((weapon) => weapon.kind === kind)?.name ?? tokens.bareHands;

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
    axis: m.weaponsAxis,
    mark: mean,
    band: [0, LIMITS.weapon * mean],
    wanted: m.weaponsWanted({ weapon: LIMITS.weapon }),
    step: 3.4,
    alt: m.weaponsAlt({
      shown: SHOWN,
      armed: armed.map(({ weapon, earned }) => `${weaponName(weapon)} ${money(earned)}`).join(', '),
    }),
  });
};

export const WEAPONS_PANEL: Panel = {
  title: m.tableOf({ shown: SHOWN }),
  chart: weaponsChart(),
  table: columned(m.weaponsCaption({ shown: SHOWN }), findingOf(SHOWN).weapons, [
    [m.weapon, ({ weapon }) => weaponName(weapon)],
    [m.attemptsPerGame, ({ attempts }) => number(attempts, 1)],
    [m.hits, ({ success }) => percent(success)],
    [m.earns, ({ earned }) => money(earned)],
    ['95 %', ({ interval }) => `±${money(interval)}`],
    [m.ratioToMean, ({ ratio }) => `× ${number(ratio, 2)}`],
    [m.contractPays, ({ cash }) => money(cash)],
  ]),
};

export const WEAPON_RATIOS = columned(m.weaponRatiosCaption, NATION_CARDS.weapons, [
  [m.weapon, ({ name }) => name],
  ...FINDINGS.map(({ players, weapons }) => {
    const ratioOf = (kind: string) => number(weapons.find(({ weapon }) => weapon === kind)?.ratio ?? 0, 2);
    return [m.playersCount({ players }), ({ kind }: { kind: string }) => `× ${ratioOf(kind)}`] as const;
  }),
]);

export const ROUNDS_PANEL: Panel = {
  title: m.rounds,
  chart: spanChart({
    groups: FINDINGS.map(({ players: count, rounds: { mean, spread } }) => ({
      title: `${count}`,
      spans: [{ value: mean, interval: spread }],
    })),
    ticks: [0, 4, 8, 12, 16, 20],
    label: String,
    axis: m.roundsAxis,
    band: LIMITS.rounds,
    wanted: m.roundsWanted({ min: LIMITS.rounds[0], max: LIMITS.rounds[1] }),
    step: 5,
    alt: m.roundsAlt({
      rounds: joinClauses(
        FINDINGS.map(({ players: count, rounds: { median, short, long } }) =>
          m.roundsAltPlayers({ count, median, short, long }),
        ),
      ),
    }),
  }),
  table: columned(m.roundsCaption, FINDINGS, [
    [m.playersColumn, (row) => `${row.players}`],
    [m.median, ({ rounds }) => `${rounds.median}`],
    [m.nineOfTen, ({ rounds }) => m.roundsRange({ short: rounds.short, long: rounds.long })],
    [m.mean, ({ rounds }) => number(rounds.mean, 1)],
    [m.score, ({ score }) => dollars(Math.round(score.mean))],
    [m.spread, ({ score }) => dollars(Math.round(score.spread))],
    [m.hits, ({ success }) => percent(success)],
    [m.duels, ({ duels }) => percent(duels, 1)],
  ]),
};

const MATCHES = SKILL.rows.map(({ players, bots }) => {
  const ranked = Object.entries(bots).toSorted((a, b) => b[1] - a[1]);
  return { players, ranked: ranked as [Standing, Standing] };
});
type Standing = [bot: BotId, won: number];

export const SKILL_TABLE = columned(m.skillCaption, MATCHES, [
  [m.playersColumn, ({ players }) => `${players}`],
  [m.better, ({ ranked: [better] }) => BOT_NAMES[better[0]]],
  [m.seatsWon, ({ ranked: [better] }) => percent(better[1], 1)],
  [m.worse, ({ ranked: [, worse] }) => BOT_NAMES[worse[0]]],
  [m.seatsWon, ({ ranked: [, worse] }) => percent(worse[1], 1)],
  [m.winsToOne, ({ ranked: [better, worse] }) => number(better[1] / worse[1], 1)],
]);

export const CONTRACTS_TABLE = columned(m.contractsCaption({ players: contracts.players }), contracts.rows, [
  [
    m.contractKind,
    (row) => NATION_CARDS.contracts.find(({ id }) => id === row.contract)?.objective ?? row.contract,
  ],
  [m.attemptsPerGame, ({ attempts }) => number(attempts, 2)],
  [m.hits, ({ success }) => percent(success)],
  [tokens.cash, ({ cash }) => money(cash)],
  [tokens.debt, ({ debt }) => money(debt)],
]);
