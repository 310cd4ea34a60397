/** Diagrams of the rules of `target`: the table of their example at four moments of its first round. */
import { listed } from '#messages/language';
import * as m from '#messages/target-faces';
import { capitals } from '../../../base/names';
import { type Pointer, type Sitter, TABLE, tablesFor, tableView, tableWords } from '../../../look/table-view';
import { COLORS } from '../../../look/theme';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { arrow, textAbout } from '../../../scene/shapes';
import { exampleAfter } from '../example';
import { isAlive, mayAttack, nameOf, type State } from '../rules';

const STROKES = {
  target: { color: COLORS.red, width: 0.6 },
  back: { color: COLORS.ink, width: 0.6, dash: [1.5, 1.2] },
} satisfies Record<string, Stroke>;

const LEGEND = { target: m.legendAttack, back: m.legendStrikeBack };

const SAYS = { target: m.canAttack, back: m.canStrikeBack };

type Aim = Pick<Pointer, 'from' | 'to'> & { readonly kind: keyof typeof STROKES };

/** Who can attack whom, by the rules of the table. */
const aimsOf = (state: State): Aim[] =>
  state.living.flatMap((from) =>
    state.living.flatMap((to): Aim[] => {
      if (mayAttack(state, from, to).may !== 'yes') return [];
      return [{ from, to, kind: state.targets[from] === to ? 'target' : 'back' }];
    }),
  );

/** Neighbours outside the circle and others through its middle, so that the picture stays open; back and forth apart. */
const bendOf = ({ from, to }: Aim, aims: readonly Aim[], players: number): number => {
  if (aims.some((other) => other.from === to && other.to === from)) return 2;
  return (to - from + players) % players === 1 ? 2 : 0;
};

const legend = (kinds: readonly Aim['kind'][]): Item[] =>
  kinds.flatMap((kind, row) => {
    const y = TABLE.height + 2 + row * 5;
    return [
      ...arrow({ x: 14, y }, { x: 25, y }, { stroke: STROKES[kind], head: 3 }),
      tableWords(29, y + 1.1, LEGEND[kind]),
    ];
  });

const sittersOf = (state: State): Sitter[] =>
  state.setup.names.map((name, seat): Sitter => {
    const target = state.open[seat] ? state.targets[seat] : undefined;
    const front: Sitter['front'] = ({ x, y }) =>
      textAbout({ x, y: y + 1.2 }, capitals(nameOf(state, target ?? 0)), 'shout', 3.4, COLORS.red);
    if (!isAlive(state, seat)) return { name, out: true, front: 'none' };
    return { name, ...(typeof target === 'number' && { front }) };
  });

/** The table after so many events of the example. `alt` is told who can attack whom, and who can strike back: "Ana can attack Cy, …". */
const aimFigure =
  (events: number, alt: (state: State, attacks: string, strikes: string) => string) => (): Scene => {
    const state = exampleAfter(events);
    const aims = aimsOf(state);
    const players = state.setup.names.length;
    const said = (kind: Aim['kind']): string =>
      aims
        .filter((aim) => aim.kind === kind)
        .map(({ from, to }) => SAYS[kind]({ from: nameOf(state, from), to: nameOf(state, to) }))
        .join(', ');
    const pointers = aims.map(
      (aim): Pointer => ({ ...aim, at: 'head', stroke: STROKES[aim.kind], bend: bendOf(aim, aims, players) }),
    );
    const kinds = (['target', 'back'] as const).filter((one) => aims.some(({ kind }) => kind === one));
    const words = alt(state, said('target'), said('back'));
    const table = tableView({ sitters: sittersOf(state), pointers, alt: words });
    return {
      ...table,
      height: table.height + kinds.length * 5 + 1,
      items: [...table.items, ...legend(kinds)],
    };
  };

const table = (names: readonly string[]): Scene => {
  const alt = m.tableStart({ names: listed(names) });
  return tableView({ sitters: names.map((name) => ({ name, deck: true })), alt });
};

/** By key, as `::figure` in content/target names them. */
export const figures: Readonly<Record<string, () => Scene>> = {
  ...tablesFor([3, 8], 5, table),
  'before-blood': aimFigure(0, (_, attacks) => m.tableBeforeBlood({ attacks })),
  'after-blood': aimFigure(2, ({ setup, open }, attacks, strikes) => {
    const up = setup.names.filter((_, seat) => open[seat]);
    return m.tableAfterBlood({ names: listed(up), attacks, strikes });
  }),
  redeal: aimFigure(5, (state, attacks) => {
    const out = state.setup.names.filter((_, seat) => !isAlive(state, seat));
    return m.tableRedeal({ names: listed(out), attacks });
  }),
};
