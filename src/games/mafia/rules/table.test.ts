import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import { dealOpen } from '../../../deal/v1/spec';
import { mafiaDealer } from '../deal';
import { EXAMPLE_EVENTS } from '../example';
import { mixFor } from '../mix';
import type { Role } from '../roles';
import {
  ANA,
  BEN,
  CY,
  DEE,
  EVE,
  EXAMPLE_NAMES,
  EXAMPLE_ROLES,
  FOX,
  firstDay,
  GIL,
  HAL,
  inHands,
  lynching,
  meeting,
  NIGHT,
  night,
  onTrial,
  play,
  refusal,
  replay,
  SECOND,
  setupOf,
} from './game.sample';
import { apply, start } from './index';
import type { TableRules } from './options';
import { askEnd, endingFor, type Setup } from './setup';
import { living, type State, type TableEvent } from './state';

describe('the example of the rules', () => {
  it('has the cards of its deal', () => {
    const spec = { game: 'mafia', names: EXAMPLE_NAMES, options: {} };
    expect(unwrap(dealOpen({ dealing: mafiaDealer }, spec, 'friday-7'))).toEqual(EXAMPLE_ROLES);
  });

  it.each([
    ['known', setupOf()],
    ['in hands', inHands()],
  ])('ends as it is told, with the cards %s', (_, setup) => {
    const states = unwrap(replay(setup, EXAMPLE_EVENTS));
    const votes = states.flatMap(({ news }) => news.filter(({ kind }) => kind === 'voted'));
    expect(votes.map((vote) => vote.kind === 'voted' && [vote.yes, vote.voters, vote.needed])).toEqual([
      [3, 7, 4],
      [4, 7, 4],
      [3, 5, 3],
      [2, 3, 2],
    ]);
    const end = states.at(-1) as State;
    expect(end.awaits).toEqual({ kind: 'over', ending: { winner: 'mafia', reason: 'assassin-dead' } });
    expect(end.dead.map(({ seat, cause, day }) => [seat, cause, day])).toEqual([
      [BEN, 'lynched', 1],
      [DEE, 'killed', 1],
      [GIL, 'lynched', 2],
      [FOX, 'killed', 2],
      [CY, 'lynched', 3],
    ]);
    expect(living(end)).toEqual([ANA, EVE, HAL]);
  });
});

describe('the start', () => {
  it.each([
    ['too-few-players', { players: 4 }],
    ['roles-mix', { roles: EXAMPLE_ROLES.slice(1) }],
    ['roles-mix', { roles: EXAMPLE_ROLES.with(BEN, 'assassin') }],
    ['roles-mix', { roles: EXAMPLE_ROLES.map((role): Role => (role === 'mafia' ? 'pleb' : role)) }],
    ['options-together', { mafia: 3 }],
  ])('is refused: %s', (code, more) => {
    expect(start(setupOf({}, more))).toMatchObject({ ok: false, error: { code } });
  });

  it.each([0, 7, 1.5, Number.NaN])('is refused with %d Mafia of eight', (mafia) => {
    expect(start(inHands({}, { mafia }))).toMatchObject({ ok: false, error: { code: 'mafia-count' } });
  });

  it('waits for anyone to call the first round', () => {
    expect(play(setupOf()).awaits).toEqual({
      kind: 'caller',
      round: 'identify',
      may: [0, 1, 2, 3, 4, 5, 6, 7],
    });
  });
});

describe('the order of rounds', () => {
  it('has the Mafia meet once, and then a lynching and an assassination in turn', () => {
    const states = unwrap(replay(setupOf(), EXAMPLE_EVENTS));
    const rounds = states.map(({ awaits, day }) => {
      if (awaits.kind === 'identify') return 'meet';
      if (awaits.kind === 'accuse') return `day ${day}`;
      return awaits.kind === 'kill' ? `night ${day}` : '';
    });
    expect([...new Set(rounds.filter(Boolean))]).toEqual([
      'meet',
      'day 1',
      'night 1',
      'day 2',
      'night 2',
      'day 3',
    ]);
  });

  const STAGES: readonly (readonly [string, State, readonly TableEvent['kind'][]])[] = [
    ['before anyone calls', play(setupOf()), ['call']],
    ['while the Mafia meet', play(setupOf(), { kind: 'call', seat: HAL }), ['wake']],
    ['by day', firstDay(), ['accuse']],
    ['with somebody accused', onTrial(), ['vote']],
    ['with somebody lynched', play(setupOf(), ...NIGHT.slice(0, -1)), ['show']],
    ['by night', play(setupOf(), ...NIGHT), ['kill']],
    ['when all is over', play(setupOf(), ...EXAMPLE_EVENTS), []],
  ];
  const EVENTS: readonly TableEvent[] = [
    { kind: 'call', seat: HAL },
    { kind: 'wake' },
    { kind: 'accuse', by: DEE, accused: CY },
    { kind: 'vote', yes: 0 },
    { kind: 'kill', victim: DEE },
    { kind: 'show', role: 'pleb' },
    { kind: 'tell', dead: true },
  ];

  it.each(STAGES)('lets only that happen which belongs there: %s', (_, state, allowed) => {
    expect(EVENTS.filter((event) => apply(state, event).ok).map(({ kind }) => kind)).toEqual(allowed);
  });

  it('says that the game is over', () => {
    const over = play(setupOf(), ...EXAMPLE_EVENTS);
    for (const event of EVENTS.slice(1)) expect(refusal(over, event)).toEqual(['end', 'game-over']);
  });
});

describe('assassinations', () => {
  const dark = (rules: Partial<TableRules> = {}, setup = setupOf(rules)): State => play(setup, ...NIGHT);

  it('kill somebody, unless the table lets the Assassin spare everybody', () => {
    expect(refusal(dark(), { kind: 'spare' })).toEqual(['must-kill', 'must-kill']);
    const spared = play(setupOf({ spare: true }), ...NIGHT, { kind: 'spare' }, { kind: 'wake' });
    expect([spared.day, spared.awaits.kind, spared.dead.length]).toEqual([2, 'accuse', 1]);
    expect(spared.news).toEqual([{ kind: 'missing' }]);
  });

  it('never kill the Assassin, whether the cards are known or come up', () => {
    expect(refusal(dark(), { kind: 'kill', victim: CY })).toEqual(['not-self', 'victim-self']);
    const shown = play(inHands(), ...NIGHT, { kind: 'kill', victim: CY }, { kind: 'wake' });
    expect(refusal(shown, { kind: 'show', role: 'assassin' })).toEqual(['not-self', 'victim-self']);
  });

  it('kill one of the living', () => {
    expect(refusal(dark(), { kind: 'kill', victim: BEN })).toEqual(['must-kill', 'victim-dead']);
    expect(refusal(dark(), { kind: 'kill', victim: 8 })).toEqual(['seats', 'seat-unknown']);
  });

  it('are called by the only dead player the first time, later by any of the dead', () => {
    expect(dark().awaits).toEqual({ kind: 'kill', caller: BEN, maySpare: false });
    expect(refusal(dark(), { kind: 'call', seat: BEN })).toEqual(['night-caller', 'caller-known']);
    const later = play(setupOf(), ...SECOND, ...lynching(EVE, GIL, 3, 'pleb'));
    expect(later.awaits).toEqual({ kind: 'caller', round: 'assassination', may: [BEN, DEE, GIL] });
    expect(refusal(later, { kind: 'call', seat: ANA })).toEqual(['night-caller', 'caller-living']);
    expect(unwrap(apply(later, { kind: 'call', seat: DEE })).awaits).toMatchObject({
      kind: 'kill',
      caller: DEE,
    });
  });

  it('may be asked for a caller the first time too, as at tables of the first edition', () => {
    const anyone = dark({ firstCaller: 'anyone' });
    expect(anyone.awaits).toEqual({ kind: 'caller', round: 'assassination', may: [BEN] });
    expect(unwrap(apply(anyone, { kind: 'call', seat: BEN })).awaits).toMatchObject({ caller: BEN });
  });

  it('are told when everyone is up, and not before', () => {
    const pointed = play(setupOf(), ...NIGHT, {
      kind: 'kill',
      victim: DEE,
    });
    expect(pointed.news).toEqual([]);
    const up = unwrap(apply(pointed, { kind: 'wake' }));
    expect(up.news).toEqual([{ kind: 'missing', victim: DEE }]);
    expect(up.awaits).toEqual({ kind: 'show', seat: DEE, cause: 'killed' });
  });
});

describe('cards', () => {
  const lynched = (setup: Setup): State =>
    play(setup, ...meeting(), { kind: 'accuse', by: GIL, accused: BEN }, { kind: 'vote', yes: 4 });

  it('are those of the deal', () => {
    expect(refusal(lynched(setupOf()), { kind: 'show', role: 'mafia' })).toEqual(['mix', 'other-card']);
  });

  it('of hands are those of the mix', () => {
    const shown = play(inHands({}, { mafia: 1 }), ...NIGHT, { kind: 'kill', victim: DEE }, { kind: 'wake' });
    expect(unwrap(apply(shown, { kind: 'show', role: 'mafia' })).awaits.kind).toBe('over');
    const full = play(
      inHands({}, { mafia: 6 }),
      ...meeting(),
      { kind: 'accuse', by: GIL, accused: BEN },
      { kind: 'vote', yes: 4 },
    );
    expect(unwrap(apply(full, { kind: 'show', role: 'pleb' })).awaits).toMatchObject({
      ending: { reason: 'plebs-dead' },
    });
    const noPleb: State = { ...lynched(inHands()), mixes: [{ assassin: 1, mafia: 7, pleb: 0 }] };
    expect(refusal(noPleb, { kind: 'show', role: 'pleb' })).toEqual(['mix', 'no-such-card']);
  });
});

describe('the end', () => {
  it('is the Assassin’s death: the Mafia win', () => {
    const end = play(setupOf(), ...meeting(), ...lynching(GIL, CY, 7, 'assassin'));
    expect(end.awaits).toEqual({ kind: 'over', ending: endingFor('assassin-dead') });
  });

  it('is the death of all Mafia: Assassin and Plebs win', () => {
    const end = play(setupOf(), ...meeting(), ...lynching(GIL, DEE, 7, 'mafia'), ...night(EVE, 'mafia'));
    expect(end.awaits).toEqual({ kind: 'over', ending: { winner: 'town', reason: 'mafia-dead' } });
  });

  it('is the death of all Plebs: the Mafia win', () => {
    const five = { players: 5, roles: ['assassin', 'mafia', 'pleb', 'pleb', 'pleb'] as const };
    const end = play(
      setupOf({}, five),
      ...meeting(0),
      ...lynching(1, 2, 4, 'pleb'),
      ...night(3, 'pleb'),
      ...lynching(1, 4, 2, 'pleb'),
    );
    expect(end.awaits).toEqual({ kind: 'over', ending: { winner: 'mafia', reason: 'plebs-dead' } });
  });

  it.each([
    [{ assassin: 1, mafia: 2, pleb: 5 }, 'assassin-dead'],
    [{ assassin: 0, mafia: 2, pleb: 5 }, 'mafia-dead'],
    [{ assassin: 0, mafia: 1, pleb: 5 }, 'plebs-dead'],
  ] as const)('asks for the Assassin first, then the Mafia, then the Plebs: %j', (shown, reason) => {
    const mixes = [{ assassin: 1, mafia: 2, pleb: 5 }];
    expect(askEnd(shown, mixes)).toEqual({ kind: 'over', ending: endingFor(reason) });
  });

  it('has not come while each has somebody alive', () => {
    expect(askEnd({ assassin: 0, mafia: 1, pleb: 4 }, [{ assassin: 1, mafia: 2, pleb: 5 }])).toEqual({
      kind: 'on',
    });
  });
});

describe('variable Mafia in hands', () => {
  const setup = inHands({}, { variable: true });
  const { mafia } = unwrap(mixFor(8));
  const [first, second] = [
    [...meeting(), ...lynching(GIL, DEE, 4, 'mafia')],
    [
      { kind: 'kill', victim: EVE },
      { kind: 'wake' },
      { kind: 'show', role: 'mafia' },
    ] as const satisfies TableEvent[],
  ];

  it('asks whether a Mafia is left where only the Mafia know', () => {
    const asked = play(setup, ...first, ...second);
    expect(asked.dead.filter(({ role }) => role === 'mafia')).toHaveLength(mafia);
    expect(asked.awaits).toEqual({ kind: 'tell', crowd: 'mafia', cause: 'killed' });
    expect(unwrap(apply(asked, { kind: 'tell', dead: true })).awaits).toMatchObject({
      kind: 'over',
      ending: { reason: 'mafia-dead' },
    });
    const on = unwrap(apply(asked, { kind: 'tell', dead: false }));
    expect([on.awaits.kind, on.day]).toEqual(['accuse', 2]);
    expect(on.mixes).toEqual([{ assassin: 1, mafia: 3, pleb: 4 }]);
  });

  it('asks nothing where one card more has told it', () => {
    const told = play(setup, ...first, ...second, { kind: 'tell', dead: false });
    const end = unwrap(
      replay(setup, [...first, ...second, { kind: 'tell', dead: false }, ...lynching(ANA, HAL, 3, 'mafia')]),
    ).at(-1) as State;
    expect(told.awaits.kind).toBe('accuse');
    expect(end.awaits).toMatchObject({ ending: { reason: 'mafia-dead' } });
  });

  it('asks about the Plebs as well, and remembers the answer', () => {
    const shown = (dead: number): State => ({
      ...play(setup, ...meeting()),
      dead: [ANA, BEN, FOX, GIL]
        .slice(0, dead)
        .map((seat) => ({ seat, role: 'pleb', cause: 'lynched', day: 1 })),
      awaits: { kind: 'show', seat: HAL, cause: 'lynched' },
    });
    const asked = unwrap(apply(shown(3), { kind: 'show', role: 'pleb' }));
    expect(asked.awaits).toEqual({ kind: 'tell', crowd: 'pleb', cause: 'lynched' });
    expect(unwrap(apply(asked, { kind: 'tell', dead: true })).awaits).toMatchObject({
      ending: { reason: 'plebs-dead' },
    });
    const on = unwrap(apply(asked, { kind: 'tell', dead: false }));
    expect(on.mixes).toEqual([{ assassin: 1, mafia: 2, pleb: 5 }]);
    expect(on.awaits.kind).toBe('kill');
  });
});
