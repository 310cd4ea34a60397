/** A finished game as one picture: how it ended, how it came to that, and its turning points. Nothing in it was secret at the end. */
import * as site from '#messages/site';
import * as m from '#messages/tables';
import { itemAt } from '../../../base/lists';
import { COLORS, hairline, inLines, outline, RULES, shout, wordsIn } from '../../../look/theme';
import { short } from '../../../scene/paths';
import type { Item, Scene, Stroke } from '../../../scene/scene';
import { circle, line, path, rect } from '../../../scene/shapes';
import type { After, OpenTable, Standing, TableGame } from '../game';

/** Of a sheet for a phone and for paper alike, mm. */
const WIDTH = 100;
const EDGE = 8;
const CHART = { height: 34, right: 30 } as const;
const ROW = 6.4;
const LINE = 4.4;
const MOST_POINTS = 9;

const form = wordsIn('form', 3.4);
const label = wordsIn('form', 3, { fill: COLORS.red, tracking: 0.3 });
const bold = wordsIn('form-bold', 3.4);

/** Who is ahead, where somebody alone is. */
const leaderOf = (values: readonly number[]): number | undefined => {
  const most = Math.max(...values);
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : undefined;
};

/** By place in the line, what each seat has. */
const courseOf = (after: After, { line: { states }, setup }: OpenTable): readonly (readonly number[])[] =>
  states.map((state) => after.standings(state, setup).map(({ value = 0 }) => value));

/**
 * The turning points of a game, where it was then and what happened: its dramas; where there are many, those after which
 * somebody else was ahead, then the last.
 */
export const pointsOf = (game: TableGame, after: After, table: OpenTable) => {
  const { setup } = table;
  const { states, at } = table.line;
  const course = courseOf(after, table);
  let ahead: number | undefined;
  const all = states.slice(0, at + 1).flatMap((state, place) => {
    const leader = leaderOf(itemAt(course, place));
    const isNew = leader !== undefined && leader !== ahead && ahead !== undefined;
    ahead = leader ?? ahead;
    const drama = place > 0 ? game.drama(state, setup) : undefined;
    if (!drama && !isNew) return [];
    // What has just happened belongs to the moment before.
    const [where = ''] = game.moment(states[place - 1] ?? state, setup).where;
    const name = leader === undefined ? '' : (setup.names[leader] ?? '');
    const lead = drama ? m.takesLeadWith({ name, what: drama.who }) : m.takesLead({ name });
    const what = isNew || !drama ? lead : site.labelled({ label: drama.who, text: drama.what });
    return [{ at: place, where, what, isNew }];
  });
  const rank = ({ isNew, at: place }: (typeof all)[number]) => place + (isNew ? states.length : 0);
  const few = all.toSorted((a, b) => rank(b) - rank(a)).slice(0, MOST_POINTS);
  return few.toSorted((a, b) => a.at - b.at);
};

const DASHES: readonly (readonly number[] | undefined)[] = [undefined, [2, 1], [0.6, 0.8], [3, 1, 0.6, 1]];

/** Words that are too long for a line of so many letters end in an ellipsis. */
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** Names beside the ends of their lines, none upon another and none below `bottom`. */
const spread = (ys: readonly number[], step: number, bottom: number): readonly number[] => {
  const order = ys.map((_, seat) => seat).toSorted((a, b) => itemAt(ys, a) - itemAt(ys, b));
  const placed = [...ys];
  let last = Number.NEGATIVE_INFINITY;
  for (const seat of order) {
    last = Math.max(itemAt(ys, seat), last + step);
    placed[seat] = last;
  }
  let next = bottom + step;
  for (const seat of order.toReversed()) {
    next = Math.min(itemAt(placed, seat), next - step);
    placed[seat] = next;
  }
  return placed;
};

/** How what each has went up and down, an event after another. */
const courseChart = (
  course: readonly (readonly number[])[],
  names: readonly string[],
  winner: number,
  top: number,
): readonly Item[] => {
  const all = course.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const [left, right, bottom] = [EDGE, WIDTH - CHART.right, top + CHART.height];
  const x = (place: number) => left + ((right - left) * place) / Math.max(1, course.length - 1);
  const y = (value: number) => bottom - (CHART.height * (value - least)) / (most - least);
  const colorOf = (seat: number) => (seat === winner ? COLORS.red : COLORS.ink);
  /** Told apart by its dashes as well as by its colour. */
  const strokeOf = (seat: number): Stroke => {
    const dash = DASHES[seat % DASHES.length];
    return { color: colorOf(seat), width: seat === winner ? 0.7 : 0.35, ...(dash && { dash }) };
  };
  const lines = names.map((_, seat) => {
    const points = course.map((values, place) => [x(place), y(values[seat] ?? 0)] as const);
    // A value stays until it changes.
    const d = points
      .map(([px, py], k) =>
        k === 0
          ? `M${short(px)} ${short(py)}`
          : `L${short(px)} ${short(points[k - 1]?.[1] ?? py)}L${short(px)} ${short(py)}`,
      )
      .join('');
    return path(d, { stroke: strokeOf(seat) });
  });
  const ends = names.map((_, seat) => y(course.at(-1)?.[seat] ?? 0));
  const labels = spread(ends, 3.8, bottom + 1).map((at, seat) =>
    wordsIn(seat === winner ? 'form-bold' : 'form', 3)(
      right + 2,
      at + 1,
      cut(names[seat] ?? '', 11),
      'start',
      { fill: colorOf(seat) },
    ),
  );
  return [
    line({ x: left, y: y(0) }, { x: right, y: y(0) }, outline),
    ...lines,
    ...ends.map((at, seat) => circle(right, at, 0.7, { fill: colorOf(seat) })),
    ...labels,
  ];
};

const ruled = (y: number): Item => line({ x: EDGE, y }, { x: WIDTH - EDGE, y }, hairline);

/** The best first; those without a number as they sit. */
const ranked = (standings: readonly Standing[]) =>
  standings
    .map((standing, seat) => ({ ...standing, seat }))
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));

/** The picture of a game that is over. */
export const pictureOf = (game: TableGame, after: After, table: OpenTable): Scene => {
  const { state, setup, names, moment } = table;
  const standings = after.standings(state, setup);
  const [first] = ranked(standings);
  const isMeasured = standings.some(({ value }) => value !== undefined);
  const points = pointsOf(game, after, table);
  const items: Item[] = [
    form(EDGE, 10, game.title),
    shout(EDGE, 21, cut(moment.title, 30), 9),
    rect(EDGE, 24, WIDTH - 2 * EDGE, RULES.heavy, { fill: COLORS.ink }),
  ];
  let y = 30;
  if (isMeasured) {
    items.push(...courseChart(courseOf(after, table), names, first?.seat ?? 0, y));
    y += CHART.height + 8;
  }
  items.push(label(EDGE, y, m.standings.toUpperCase()));
  for (const { seat, text } of ranked(standings)) {
    y += ROW;
    items.push(
      bold(EDGE, y, cut(names[seat] ?? '', 18)),
      form(WIDTH - EDGE, y, cut(text, 26), 'end'),
      ruled(y + 1.8),
    );
  }
  if (points.length > 0) {
    y += 10;
    items.push(label(EDGE, y, m.turningPoints.toUpperCase()));
    for (const { where, what } of points) {
      items.push(form(EDGE, y + ROW, cut(where, 9)));
      for (const [k, words] of inLines(what, 30).entries()) {
        y += k === 0 ? ROW : LINE;
        items.push(form(EDGE + 21, y, cut(words, 30)));
      }
      items.push(ruled(y + 1.8));
    }
  }
  const height = y + 8;
  return {
    width: WIDTH,
    height,
    alt: [
      `${m.pictureAlt({ game: game.title, title: moment.title })}.`,
      ...ranked(standings).map(({ seat, text }) => `${site.labelled({ label: names[seat] ?? '', text })}.`),
      ...points.map(({ where, what }) => `${site.labelled({ label: where, text: what })}.`),
    ].join(' '),
    items: [rect(0, 0, WIDTH, height, { fill: COLORS.paper }), ...items],
  };
};
