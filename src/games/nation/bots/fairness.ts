/**
 * A set of cards beside our own, by games between the same programs. A card stands out where it does better than any card of ours,
 * or worse, by more than chance could make of it: twice its 95 % interval.
 */

import * as m from '#messages/fair';
import { number } from '#messages/language';
import { itemAt } from '../../../base/lists';
import { unwrap } from '../../../base/result';
import type { FairFigures, FairLine, Fairness, PlayFair } from '../../set';
import type { CardSet } from '../cards';
import { cardsOf } from '../set';
import { type Finding, findingOf, rowFor } from './findings';
import MODIFIERS from './modifiers.json' with { type: 'json' };
import { simulate } from './simulate';
import type { Simulation } from './tally';

const figuresOf = ({ rounds, score, success }: Finding): FairFigures => ({
  rounds: rounds.mean,
  money: score.mean,
  success,
});

/** Cards of one kind: what each comes to, of both sets, and how far chance may have moved the own one. */
interface Kind {
  readonly kind: FairLine['kind'];
  readonly names: readonly string[];
  readonly own: readonly number[];
  readonly ours: readonly number[];
  readonly intervals: readonly number[];
  readonly played?: readonly (readonly [own: number, ours: number])[];
}

const linesOf = ({ kind, names, own, ours, intervals, played }: Kind): readonly FairLine[] => {
  // A card of ours that nobody plays says nothing of what a card can be.
  const known = ours.filter((_, k) => played?.[k]?.[1] !== 0);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return names.map((name, k) => {
    const [value, sure] = [itemAt(own, k), 2 * itemAt(intervals, k)];
    const times = played?.[k];
    return {
      kind,
      name,
      own: value,
      ours: itemAt(ours, k),
      ...(times && { played: { own: times[0], ours: times[1] } }),
      out: times?.[0] === 0 ? 0 : value - sure > most ? 1 : value + sure < least ? -1 : 0,
    };
  });
};

/** A simulation of a set beside that of ours, for as many players. */
export const fairnessOf = (set: CardSet, simulation: Simulation): Fairness => {
  const { players, games, fair, winShare, interval } = simulation;
  const finding = findingOf(players);
  const before = rowFor('modifiers.json', MODIFIERS.rows, players);
  const weapons = set.weapons.map(({ kind, name }) => {
    const of = (all: Finding['weapons']) => all.find(({ weapon }) => weapon === kind);
    return { name, own: of(simulation.weapons), ours: of(finding.weapons) };
  });
  const shares = [
    ['specialist', 'specialist', set.specialists.map(({ name }) => name)],
    ['hit-list', 'hitList', set.hitLists.map((_, k) => `${k + 1}`)],
    ['seat', 'seat', Array.from({ length: players }, (_, seat) => `${seat + 1}`)],
  ] as const;
  return {
    players,
    games,
    own: figuresOf(simulation),
    ours: figuresOf(finding),
    lines: [
      ...linesOf({
        kind: 'weapon',
        names: weapons.map(({ name }) => name),
        own: weapons.map(({ own }) => own?.ratio ?? 0),
        ours: weapons.map(({ ours }) => ours?.ratio ?? 0),
        intervals: weapons.map(({ own }) =>
          own ? own.interval * (own.earned > 0 ? own.ratio / own.earned : 1) : 0,
        ),
        played: weapons.map(({ own, ours }) => [own?.attempts ?? 0, ours?.attempts ?? 0]),
      }),
      ...linesOf({
        kind: 'modifier',
        names: set.modifiers.map(({ name }) => name),
        own: simulation.modifiers.map(({ ratio }) => ratio),
        ours: before.ratio,
        // Ours were played in fewer games, and chance has moved them too.
        intervals: simulation.modifiers.map(
          ({ interval }) => interval * Math.hypot(1, Math.sqrt(games / MODIFIERS.games)),
        ),
        played: simulation.modifiers.map(({ played }, k) => [played, itemAt(before.played, k)]),
      }),
      ...shares.flatMap(([kind, what, names]) =>
        linesOf({
          kind,
          names,
          own: winShare[what].map((share) => share / fair),
          ours: finding.winShare[what].map((share) => share / fair),
          intervals: interval[what].map((share) => share / fair),
        }),
      ),
    ],
  };
};

const beside = (own: number, ours: number, digits: number): string =>
  m.beside({ own: number(own, digits), ours: number(ours, digits) });

/** For a person: the figures, all weapons, and what stands out. */
export const fairnessText = ({ own, ours, lines }: Fairness): string =>
  [
    m.summary({
      rounds: beside(own.rounds, ours.rounds, 1),
      money: beside(own.money, ours.money, 1),
      success: beside(own.success * 100, ours.success * 100, 1),
    }),
    ...lines
      .filter(({ kind, out }) => kind === 'weapon' || out !== 0)
      .map(({ kind, name, own: value, ours: before, played, out }) => {
        const line = m.line({
          kind,
          name,
          value: beside(value, before, 2),
          often: played ? beside(played.own, played.ours, 1) : 'none',
          out: ({ '-1': 'worse', 0: 'none', 1: 'better' } as const)[out],
        });
        return `${{ '-1': '-', 0: ' ', 1: '+' }[out]} ${line}`;
      }),
  ].join('\n');

export const fair: PlayFair = (rows, players, games, report) => {
  const set = cardsOf(rows);
  return fairnessOf(set, unwrap(simulate(set, { players, games, options: {}, seed: 'set' }, report)));
};
