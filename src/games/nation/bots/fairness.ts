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

/** What a card comes to in both sets, and how far chance may have moved the own one. */
type Card = Omit<FairLine, 'kind' | 'out'> & { readonly interval: number };

const linesOf = (kind: FairLine['kind'], cards: readonly Card[]): readonly FairLine[] => {
  // A card of ours that nobody plays says nothing of what a card can be.
  const known = cards.filter(({ played }) => played?.ours !== 0).map(({ ours }) => ours);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return cards.map(({ interval, ...card }) => {
    const [value, sure] = [card.own, 2 * interval];
    const isUnplayed = card.played?.own === 0;
    return { kind, ...card, out: isUnplayed ? 0 : value - sure > most ? 1 : value + sure < least ? -1 : 0 };
  });
};

/** A simulation of a set beside that of ours, for as many players. */
export const fairnessOf = (set: CardSet, simulation: Simulation): Fairness => {
  const { players, games, fair, winShare, interval } = simulation;
  const finding = findingOf(players);
  const before = rowFor('modifiers.json', MODIFIERS.rows, players);
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
      ...linesOf(
        'weapon',
        set.weapons.map(({ name }, k) => {
          const [own, ours] = [itemAt(simulation.weapons, k), itemAt(finding.weapons, k)];
          return {
            name,
            own: own.ratio,
            ours: ours.ratio,
            played: { own: own.attempts, ours: ours.attempts },
            interval: own.interval * (own.earned > 0 ? own.ratio / own.earned : 1),
          };
        }),
      ),
      ...linesOf(
        'modifier',
        set.modifiers.map(({ name }, k) => {
          const own = itemAt(simulation.modifiers, k);
          return {
            name,
            own: own.ratio,
            ours: itemAt(before.ratio, k),
            played: { own: own.played, ours: itemAt(before.played, k) },
            // Ours were played in fewer games, and chance has moved them too.
            interval: own.interval * Math.hypot(1, Math.sqrt(games / MODIFIERS.games)),
          };
        }),
      ),
      ...shares.flatMap(([kind, what, names]) =>
        linesOf(
          kind,
          names.map((name, k) => ({
            name,
            own: itemAt(winShare[what], k) / fair,
            ours: itemAt(finding.winShare[what], k) / fair,
            interval: itemAt(interval[what], k) / fair,
          })),
        ),
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
