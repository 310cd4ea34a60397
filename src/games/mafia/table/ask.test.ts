import fc from 'fast-check';
import { expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { answersOf, isOffered, pickerOf, playByAnswers } from '../../../app/tables/ask.sample';
import { unwrap } from '../../../base/result';
import { ROLES } from '../roles';
import { apply, type State, type TableEvent, THRESHOLDS } from '../rules';
import { ask, type Step } from './ask';
import { type MafiaSetup, startMafia } from './setup';

type Picker = ReturnType<typeof pickerOf>;

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal', 'Ida'];

const setupOf = (pick: Picker): MafiaSetup => {
  const flag = () => pick(2) === 0;
  const cards = pick.of(['hands', 'dealt'] as const);
  const threshold = pick.of(THRESHOLDS);
  return {
    names: NAMES.slice(0, 5 + pick(5)),
    cards,
    seed: cards === 'dealt' ? `s${pick(99)}` : '',
    edition: 2,
    options: {
      ...(threshold !== 'half' && { threshold }),
      ...(flag() && threshold !== 'plurality' && { majority: 'cast' }),
      ...(flag() && { pass: true }),
      ...(flag() && { spare: true }),
      ...(flag() && { endless: true }),
      ...(flag() && { variable: true }),
    },
  };
};

/** What people might do, allowed or not. */
const anyEvent = ({ setup, awaits }: State, pick: Picker): TableEvent => {
  const seat = () => pick(setup.players + 1);
  const hands = () => pick(setup.players + 2);
  const isCast = setup.rules.majority === 'cast';
  const named = () => Array.from({ length: setup.players }, () => Math.max(0, pick(6) - 3));
  const kind = pick.of([
    'likely',
    'call',
    'wake',
    'accuse',
    'vote',
    'ballot',
    'pass',
    'kill',
    'spare',
    'show',
    'tell',
  ]);
  const likely = { caller: 'call', identify: 'wake', over: 'wake' } as Partial<Record<string, string>>;
  switch (kind === 'likely' ? (likely[awaits.kind] ?? awaits.kind) : kind) {
    case 'call':
      return { kind: 'call', seat: seat() };
    case 'accuse':
      return { kind: 'accuse', by: seat(), accused: seat() };
    case 'vote':
      return { kind: 'vote', yes: hands(), ...(isCast && { no: hands() }) };
    case 'ballot':
      return { kind: 'ballot', named: named() };
    case 'pass':
      return { kind: 'pass', yes: hands() };
    case 'kill':
      return { kind: 'kill', victim: seat() };
    case 'spare':
      return { kind: 'spare' };
    case 'show':
      return { kind: 'show', role: pick.of(ROLES) };
    case 'tell':
      return { kind: 'tell', dead: pick(2) === 0 };
    default:
      return { kind: 'wake' };
  }
};

/** Whether a part of an answer can be on the way to an event. */
const fits =
  (event: TableEvent) =>
  ({ by, home, yes, named }: Step): boolean =>
    (by === undefined || (event.kind === 'accuse' && event.by === by)) &&
    (!home || event.kind === 'pass') &&
    (yes === undefined || (event.kind === 'vote' && event.yes === yes)) &&
    (named === undefined ||
      (event.kind === 'ballot' && named.every((count, seat) => count <= (event.named[seat] ?? 0))));

it('offers what the rules take, and nothing else but cards that it must not give away', () => {
  const kinds = new Set<string>();
  let accepted = 0;
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const pick = pickerOf(seed);
      const setup = setupOf(pick);
      const asking = (state: State) => (step?: Step) => answersOf(ask(state, setup, step));
      const first = unwrap(startMafia(setup));
      const { states, wrong, slips } = playByAnswers({ first, asking, apply, pick, answers: 250 });
      expect(wrong).toEqual([]);
      expect(slips.filter(({ kind }) => kind !== 'kill' && kind !== 'show')).toEqual([]);
      for (const state of states) {
        kinds.add(state.awaits.kind);
        const events = Array.from({ length: 20 }, () => anyEvent(state, pick)).filter(
          (event) => apply(state, event).ok,
        );
        accepted += events.length;
        expect(events.filter((event) => !isOffered(asking(state), event, fits(event)))).toEqual([]);
      }
    }),
    { numRuns: volume(80, 1500) },
  );
  expect(kinds.size).toBe(10);
  expect(accepted).toBeGreaterThan(1000);
});

it('says the same before and after the Assassin has pointed, and asks for no card of a deal', () => {
  const setup: MafiaSetup = { names: NAMES, cards: 'dealt', seed: 'friday-7', options: {}, edition: 2 };
  const state = unwrap(startMafia(setup));
  const kill = { ...state, day: 1, awaits: { kind: 'kill', caller: 0, maySpare: false } } as const;
  const wake = { ...kill, awaits: { kind: 'wake', caller: 0, victim: 3 } } as const;
  const [before, after] = [ask(kill, setup, { line: 1 }), ask(wake, setup)];
  expect([after.title, after.sentence]).toEqual([before.title, before.sentence]);
  expect([...(before.places?.keys() ?? [])]).toEqual([...NAMES.keys()]);
});

it('keeps what is counted of a ballot while the mob votes on going home', () => {
  const options = { threshold: 'plurality', pass: true } as const;
  const setup: MafiaSetup = { names: NAMES, cards: 'hands', seed: '', options, edition: 2 };
  const awaits = { kind: 'ballot', voters: NAMES.length, mayPass: true } as const;
  const state = { ...unwrap(startMafia(setup)), day: 1, awaits };
  const named = NAMES.map((_, seat) => Number(seat < 2));
  const pressed = (step: Step): Step => {
    const [, answer] = ask(state, setup, step).presses?.findLast((press) => press) || [];
    return answer && 'step' in answer ? answer.step : {};
  };
  const away = pressed({ named });
  expect(ask(state, setup, away).hands).toBeDefined();
  expect(ask(state, setup, pressed(away)).note).toBe(ask(state, setup, { named }).note);
});
