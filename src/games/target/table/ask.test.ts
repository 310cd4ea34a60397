import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { answersOf, isOffered, pickerOf, playByAnswers } from '../../../app/tables/ask.sample';
import { unwrap } from '../../../base/result';
import { apply, type Death, MEANS, type Setup, type State, start, type TableEvent } from '../rules';
import { ask, type Step } from './ask';

type Picker = ReturnType<typeof pickerOf>;

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox'];

const setupOf = (pick: Picker): Setup => {
  const flag = () => pick(2) === 0;
  return {
    names: NAMES.slice(0, 3 + pick(4)),
    options: {
      ...(flag() && { ring: true }),
      ...(flag() && { spells: true }),
      ...(flag() && { hunter: true }),
      ...(flag() && { survivor: true }),
    },
    ...(flag() ? { seed: `s${pick(99)}` } : { seed: '', hands: true }),
  };
};

/** All answers: those of the answer to "may they?" and of the form of those who leave as well. */
const asking = (state: State) => (step?: Step) => {
  const asked = ask(state, step);
  const { answer, form } = asked;
  const leavers = form?.leavers ?? [];
  return [
    ...answersOf(asked),
    answersOf({ title: '', sentence: '', presses: answer?.buttons ?? [] }).flat(),
    answer?.tick ? [answer.tick] : [],
    form ? [form.submit, form.back] : [],
    leavers.flatMap(({ other, killers, holders }) =>
      [other, ...[...killers, ...holders].map(({ deaths }) => deaths)].map((out) => ({
        step: { ...step, out },
      })),
    ),
  ];
};

const anyDeath = (state: State, seat: number, pick: Picker): Death => {
  const other = pick(state.setup.names.length);
  const shows = pick(3) === 0 && { shows: pick(state.setup.names.length) };
  return { seat, ...pick.of([{}, { by: other }, { by: other }, { conceded: true }]), ...shows };
};

/** What people might do, allowed or not. */
const anyEvent = (state: State, pick: Picker): TableEvent => {
  const seat = () => pick(state.setup.names.length);
  switch (pick.of(['attack', 'attack', 'out', 'dealt', 'count'])) {
    case 'attack':
      return {
        kind: 'attack',
        seat: seat(),
        target: seat(),
        by: pick.of(MEANS),
        ...(pick(2) === 0 && { opens: true }),
      };
    case 'out': {
      const gone = state.setup.names.flatMap((_, one) => (pick(3) === 0 ? [one] : []));
      return { kind: 'out', deaths: gone.map((one) => anyDeath(state, one, pick)) };
    }
    case 'dealt':
      return { kind: 'dealt' };
    default:
      return { kind: 'count', seat: seat(), by: pick.of([1, -1]) };
  }
};

const isSame = (state: State, one: TableEvent, other: TableEvent): boolean =>
  isDeepStrictEqual(apply(state, one), apply(state, other));

/** An event without what changes nothing: a card that is shown though everybody knows it. */
const plain = (state: State, event: TableEvent): TableEvent => {
  if (event.kind === 'attack') {
    const { opens: _, ...rest } = event;
    return isSame(state, event, rest) ? rest : event;
  }
  if (event.kind !== 'out') return event;
  let deaths = event.deaths;
  for (const k of deaths.keys()) {
    const less = deaths.map(({ shows, ...death }, at) =>
      at === k || shows === undefined ? death : { ...death, shows },
    );
    if (isSame(state, { kind: 'out', deaths }, { kind: 'out', deaths: less })) deaths = less;
  }
  return { kind: 'out', deaths };
};

/** Whether a part of an answer can be on the way to an event. */
const fits =
  (event: TableEvent) =>
  ({ from, to, opens, out = [] }: Step): boolean => {
    if (event.kind === 'attack')
      return (
        (from ?? event.seat) === event.seat &&
        (to ?? event.target) === event.target &&
        (!opens || event.opens === true) &&
        out.length === 0
      );
    const isOn = ({ seat, by, conceded, shows }: Death): boolean => {
      const death = event.kind === 'out' && event.deaths.find((one) => one.seat === seat);
      return (
        typeof death === 'object' &&
        (by ?? death.by) === death.by &&
        (conceded ?? death.conceded) === death.conceded &&
        (shows ?? death.shows) === death.shows
      );
    };
    return event.kind === 'out' && from === undefined && out.every(isOn);
  };

it('offers what the rules take, and nothing else but what would give a card away', () => {
  const kinds = new Set<string>();
  let accepted = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const pick = pickerOf(seed);
      const first = unwrap(start(setupOf(pick)));
      const { states, wrong, slips } = playByAnswers({ first, asking, apply, pick, answers: 150 });
      expect(wrong).toEqual([]);
      expect(slips.filter(({ kind }) => kind !== 'attack' && kind !== 'out')).toEqual([]);
      for (const state of states) {
        kinds.add(state.awaits.kind);
        const events = Array.from({ length: 12 }, () => anyEvent(state, pick))
          .filter((event) => apply(state, event).ok)
          .map((event) => plain(state, event));
        accepted += events.length;
        expect(events.filter((event) => !isOffered(asking(state), event, fits(event)))).toEqual([]);
      }
    }),
    { numRuns: volume(15, 500) },
  );
  expect([...kinds].toSorted()).toEqual(['deal', 'over', 'play']);
  expect(accepted).toBeGreaterThan(300);
});
