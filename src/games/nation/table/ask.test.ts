import fc from 'fast-check';
import { expect, it } from 'vitest';
import round from '../../../../content/nation/round.json' with { type: 'json' };
import { volume } from '../../../../tests/volume';
import { answersOf, isOffered, pickerOf, playByAnswers } from '../../../app/tables/ask.sample';
import { unwrap } from '../../../base/result';
import { NATION_CARDS } from '../cards/set';
import { membersOf } from '../rules/places';
import { exampleBefore } from '../rules/scorer/example';
import {
  applyLedger,
  type Laid,
  type LedgerEvent,
  type LedgerState,
  modifiersLeft,
} from '../rules/scorer/ledger';
import { laid, lay, on } from '../rules/scorer/ledger.sample';
import { ask, type Step } from './ask';
import { fresh, SETUP } from './table.sample';

type Picker = ReturnType<typeof pickerOf>;

const listsOf = ({ setup }: LedgerState): readonly number[] => {
  const free = NATION_CARDS.hitLists.map((_, at) => at).filter((at) => !setup.hitLists.includes(at));
  return setup.hitLists.map((list) => list ?? free.shift() ?? -1);
};

/** All answers: the cards of the attempt and the form of the hit lists as well. */
const asking = (state: LedgerState) => (step?: Step) => {
  const asked = ask(state, SETUP, step);
  const { cards = [], none, changes = [], laying, hitLists } = asked;
  return [
    ...answersOf(asked),
    cards.map(({ answer }) => answer),
    answersOf({ title: '', sentence: '', presses: [none, ...changes] }).flat(),
    [...(laying?.values() ?? [])],
    hitLists ? [hitLists(listsOf(state))] : [],
  ];
};

const anyLaid = (state: LedgerState, seat: number, pick: Picker): Laid => {
  const { set } = state.pack;
  const weapon = pick.of(set.weapons).kind;
  const times = set.weaponCards.filter(({ kind }) => kind === weapon).map(({ minutes }) => minutes);
  const first = pick.of(times);
  const isArmed = pick(4) > 0;
  const laid = {
    seat,
    tile: state.duel > 0 ? null : pick.of(membersOf(state.remaining)),
    weapon: isArmed ? weapon : null,
    times: isArmed ? (pick(3) === 0 ? [first, pick.of(times)] : [first]) : [],
    contract: isArmed && state.duel === 0 && pick(3) > 0 ? pick.of(set.contracts).id : null,
    cards: [],
  };
  return { ...laid, cards: pick(3) === 0 ? [pick.of(modifiersLeft(state, laid)).id] : [] };
};

/** What people might do, allowed or not. Cards are asked for in the order of the players. */
const anyEvent = (state: LedgerState, pick: Picker): LedgerEvent => {
  const { names } = state.setup;
  const seat = () => pick(names.length);
  const next = names
    .map((_, k) => (state.first + k) % names.length)
    .filter((one) => membersOf(state.playing).includes(one));
  const laying = [
    next.find((one) => state.laid[one] === undefined),
    ...next.filter((one) => state.laid[one] !== undefined),
  ];
  const one = pick.of(laying) ?? next[0] ?? 0;
  switch (pick.of(['lay', 'lay', 'pass', 'resolve', 'vote', 'roll', 'adjust', 'bounty', 'next', 'end'])) {
    case 'lay':
      return state.remaining === 0 && state.duel === 0
        ? { kind: 'next' }
        : { kind: 'lay', ...anyLaid(state, one, pick) };
    case 'pass':
      return { kind: 'pass', seat: one };
    case 'resolve':
      return { kind: 'resolve' };
    case 'vote':
      return { kind: 'vote', seat: seat(), favour: pick(4), against: pick(4) };
    case 'roll':
      return {
        kind: 'roll',
        seat: state.awaits === 'tie' ? (membersOf(state.tied)[0] ?? 0) : seat(),
        dice: Array.from({ length: 1 + pick(2) }, () => pick(8)),
      };
    case 'adjust':
      return {
        kind: 'adjust',
        seat: seat(),
        ...pick.of([
          { cash: 1, debt: 0 },
          { cash: -1, debt: 0 },
          { cash: 0, debt: 1 },
          { cash: 0, debt: -1 },
        ]),
      };
    case 'bounty':
      return { kind: 'bounty', tile: pick(18), cash: pick.of([1, -1]) };
    case 'next':
      return { kind: 'next' };
    default:
      return { kind: 'end', hitLists: listsOf(state) };
  }
};

/** Whether a part of an answer can be on the way to an event. What was laid before is changed part by part. */
const fits =
  ({ laid: before }: LedgerState, event: LedgerEvent) =>
  ({ laid, part }: Step): boolean => {
    if (!laid || (event.kind !== 'lay' && event.kind !== 'pass') || laid.seat !== event.seat) return false;
    const { tile, weapon, times, contract, cards } = before[event.seat] ?? {};
    const old = JSON.stringify([weapon, times]) === JSON.stringify([laid.weapon, laid.times]);
    if (event.kind === 'pass') return part === 'whole' || part === 'weapon' || part === 'target';
    return (
      [null, event.tile, tile].includes(laid.tile) &&
      [null, event.contract, contract].includes(laid.contract) &&
      laid.cards.every((id) => event.cards.includes(id) || cards?.includes(id)) &&
      laid.cards.length <= Math.max(event.cards.length, cards?.length ?? 0) &&
      (old || (laid.weapon ?? event.weapon) === event.weapon) &&
      (old || laid.times.every((minutes, k) => minutes === event.times[k]))
    );
  };

const anyGame = (pick: Picker): LedgerState =>
  fresh({
    names: ['Ana', 'Ben', 'Cy', 'Dee'].slice(0, 2 + pick(3)),
    seed: `s${pick(99)}`,
    options: pick(2) === 0 ? { storytelling: true } : {},
  });

it('offers what the rules take, and nothing else but tokens of an empty purse', () => {
  const kinds = new Set<string>();
  let accepted = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const pick = pickerOf(seed);
      const { states, wrong, slips } = playByAnswers({
        first: anyGame(pick),
        asking,
        apply: applyLedger,
        pick,
        answers: 200,
      });
      expect(wrong).toEqual([]);
      expect(slips.filter(({ kind }) => kind !== 'adjust' && kind !== 'bounty')).toEqual([]);
      for (const state of states) kinds.add(state.awaits);
      for (const state of states.filter((_, k) => k % 4 === 0)) {
        const events = Array.from({ length: 4 }, () => anyEvent(state, pick)).filter(
          (event) => applyLedger(state, event).ok,
        );
        accepted += events.length;
        expect(events.filter((event) => !isOffered(asking(state), event, fits(state, event)))).toEqual([]);
      }
    }),
    { numRuns: volume(8, 300) },
  );
  expect(kinds).toContain('roll');
  expect(accepted).toBeGreaterThan(200);
});

it('takes every move of the guided round by hand, in its order', () => {
  let state = exampleBefore();
  for (const event of round.events as readonly LedgerEvent[]) {
    expect(isOffered(asking(state), event, fits(state, event)), JSON.stringify(event)).toBe(true);
    state = unwrap(applyLedger(state, event));
  }
});

it('offers no modifier more often than the set has it, but those that weigh on several attempts with each', () => {
  const others = ['stealth', 'stealth', 'insured', 'bodyguards', 'crossfire'];
  const state = on(fresh(), lay(0, 3, { cards: others }), lay(2, 3, { cards: ['silencer'] }));
  const offered = (seat: number, ...cards: string[]) => {
    const { cards: offers = [] } = ask(state, SETUP, { laid: laid(seat, 3, { cards }), part: 'modifier' });
    return [...new Set([...others, 'silencer'])].filter((id) => offers.some((card) => card.id === id));
  };
  expect(offered(1)).toEqual(['stealth', 'bodyguards', 'crossfire', 'silencer']);
  expect(offered(1, 'stealth', 'silencer', 'bodyguards')).toEqual(['stealth', 'crossfire']);
  expect(offered(1, 'stealth', 'stealth', 'crossfire')).toEqual(['bodyguards', 'silencer']);
  // What was laid is taken up to be changed.
  expect(offered(0, 'stealth')).toEqual(['stealth', 'insured', 'bodyguards', 'crossfire', 'silencer']);
});
