import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import { EXAMPLE_EVENTS } from '../example';
import { apply, start } from './index';
import { mayAttack } from './may-attack';
import { checkSetup } from './setup';
import { nameOf, publicView, type State, type TableEvent } from './state';
import { attack, cards, DEALT, handsOf, type NAMES, out, play, seat, setupOf } from './table.sample';

const over = (state: State) => {
  if (state.awaits.kind !== 'over') throw new Error('the game goes on');
  return state.awaits;
};

const hitsOf = (state: State): string[] =>
  state.hits.flatMap((taken, holder) =>
    taken.map((victim) => `${nameOf(state, holder)} ${nameOf(state, victim)}`),
  );

const refusal = (state: State, event: TableEvent) => {
  const before = JSON.stringify(state);
  const result = apply(state, event);
  expect(JSON.stringify(state)).toBe(before);
  if (result.ok) throw new Error('was allowed');
  return result.error;
};

const may = (state: State, one: (typeof NAMES)[number], other: (typeof NAMES)[number]) =>
  mayAttack(state, seat(one), seat(other));

describe('the example of the rules', () => {
  it('deals the cards that its table shows', () => {
    const dealt = [0, 5, 9, 13].map((events) => cards(play(setupOf(), ...EXAMPLE_EVENTS.slice(0, events))));
    expect(dealt).toEqual([
      'Ana>Cy Ben>Dee Cy>Ben Dee>Eve Eve>Ana',
      'Ana>Ben Ben>Ana Dee>Eve Eve>Dee',
      'Ana>Eve Dee>Ana Eve>Dee',
      'Ana>Dee Dee>Ana',
    ]);
  });

  it('is won by Ana, with the hits that its table shows', () => {
    const end = play(setupOf(), ...EXAMPLE_EVENTS);
    expect(hitsOf(end)).toEqual(['Ana Ben', 'Ana Eve', 'Dee Ana']);
    expect(over(end)).toEqual({ kind: 'over', ending: 'last-one', points: [2, 0, 0, 1, 0], winners: [0] });
  });

  it('is a draw where the last one standing scores 1', () => {
    const end = play(setupOf({ survivor: true }), ...EXAMPLE_EVENTS);
    expect(over(end)).toMatchObject({ points: [2, 0, 0, 2, 0], winners: [0, 3] });
  });
});

describe('first blood', () => {
  const first = play(setupOf(), attack('Ana', 'Cy'));

  it('turns the card up, and lets the victim strike back from then on', () => {
    expect(may(play(setupOf()), 'Cy', 'Ana').may).toBe('no');
    expect(first.open).toEqual([true, false, false, false, false]);
    expect(first.news).toEqual([{ kind: 'attacked', seat: 0, target: 2, by: 'creatures', first: true }]);
    expect(may(first, 'Cy', 'Ana')).toMatchObject({ may: 'yes', first: false });
  });

  it('is drawn once; to strike back draws none', () => {
    const again = play(setupOf(), attack('Ana', 'Cy'), attack('Ana', 'Cy'), attack('Cy', 'Ana'));
    expect(again.open).toEqual(first.open);
    expect(again.news[0]).toMatchObject({ first: false });
  });

  it('is drawn on an attacker who is the target too, and the card goes up', () => {
    // After Cy is out Ana and Ben hunt each other.
    const back = play(setupOf(), out('Cy'), attack('Ben', 'Ana'), attack('Ana', 'Ben'));
    expect(back.news[0]).toMatchObject({ seat: 0, first: true });
    expect(back.open).toEqual([true, true, false, false, false]);
  });

  it('is allowed to nobody else', () => {
    expect(refusal(first, attack('Dee', 'Cy'))).toMatchObject({
      rule: 'attack',
      message: 'Cy is not the name on Dee’s card, and has drawn no blood on Dee.',
    });
    expect(refusal(first, attack('Ana', 'Ben')).message).toBe(
      'Ana’s card names Cy, and Ben has drawn no blood on Ana.',
    );
    expect(refusal(first, attack('Ana', 'Ana')).rule).toBe('yourself');
  });
});

describe('abilities that target', () => {
  it('count as spells', () => {
    expect(play(setupOf(), attack('Ana', 'Cy', 'ability')).open[0]).toBe(true);
    expect(refusal(play(setupOf()), attack('Ana', 'Ben', 'ability')).code).toBe('may-not');
  });

  it('with spells only, draw no blood and may target anyone', () => {
    const free = play(
      setupOf({ spells: true }),
      attack('Ana', 'Cy', 'ability'),
      attack('Ana', 'Ben', 'ability'),
    );
    expect(free.open).not.toContain(true);
    expect(mayAttack(free, seat('Cy'), seat('Dee'), 'ability')).toMatchObject({
      may: 'yes',
      rule: 'abilities',
    });
    expect(refusal(free, attack('Ana', 'Ben', 'spell')).code).toBe('may-not');
  });
});

describe('a new deal', () => {
  it('clears all first blood, and says so to whoever would strike back', () => {
    const later = play(setupOf(), attack('Ana', 'Cy'), out('Ben'));
    expect(cards(later)).toBe('Ana>Eve Cy>Dee Dee>Cy Eve>Ana');
    expect(later.open).not.toContain(true);
    expect(may(later, 'Cy', 'Ana')).toMatchObject({ may: 'no', rule: 'blood-forgotten' });
    expect(refusal(later, attack('Cy', 'Ana')).message).toBe(
      'Ana attacked Cy before the last deal, and a new deal ends all first blood.',
    );
  });
});

describe('a death with no killer', () => {
  it('scores no hit, and is followed by a new deal', () => {
    const decked = play(setupOf(), out('Cy'));
    expect(hitsOf(decked)).toEqual([]);
    expect(decked).toMatchObject({ round: 1, living: [0, 1, 3, 4], leavers: [[2]] });
    expect(hitsOf(play(setupOf(), out('Cy concedes')))).toEqual([]);
  });

  it('with the option, scores for the hunter on a concession only', () => {
    expect(hitsOf(play(setupOf({ hunter: true }), out('Cy concedes')))).toEqual(['Ana Cy']);
    expect(hitsOf(play(setupOf({ hunter: true }), out('Cy')))).toEqual([]);
  });

  it('has no killer: not oneself, nor anyone to whom somebody concedes', () => {
    expect(refusal(play(setupOf()), out('Cy by Cy')).rule).toBe('no-killer');
    expect(refusal(play(setupOf()), out('Cy concedes by Ana')).rule).toBe('no-killer');
  });
});

describe('hits', () => {
  it('are scored for the target alone, in any way, card up or down', () => {
    expect(hitsOf(play(setupOf(), out('Cy by Ana')))).toEqual(['Ana Cy']);
    expect(hitsOf(play(setupOf(), attack('Ana', 'Cy'), out('Ana by Cy')))).toEqual([]);
    expect(hitsOf(play(setupOf(), out('Cy by Dee')))).toEqual([]);
  });
});

describe('several who die at once', () => {
  const both = play(setupOf(), out('Cy by Ana', 'Ana by Eve'));

  it('leave together; each kill is scored by the cards as they were, the killer dead or not', () => {
    expect(hitsOf(both)).toEqual(['Ana Cy', 'Eve Ana']);
    expect(both.living).toEqual([1, 3, 4]);
  });

  it('are followed by one new deal', () => {
    expect(both.round).toBe(1);
    expect(both.leavers).toEqual([[2, 0]]);
    expect(both.news.filter(({ kind }) => kind === 'dealt')).toHaveLength(1);
  });

  it('are named once each, and are alive', () => {
    expect(refusal(play(setupOf()), out('Cy', 'Cy by Ana')).rule).toBe('at-once');
    expect(refusal(play(setupOf()), out()).code).toBe('nobody-left');
    expect(refusal(both, out('Cy')).code).toBe('out-already');
    expect(refusal(both, out('Ben by Ana')).code).toBe('killer-out');
  });
});

describe('all the rest die at once', () => {
  it('ends the game: most hits wins', () => {
    const end = play(setupOf(), out('Cy by Ana'), out('Ana', 'Ben', 'Dee', 'Eve'));
    expect(over(end)).toEqual({ kind: 'over', ending: 'nobody', points: [1, 0, 0, 0, 0], winners: [0] });
  });

  it('or is a draw, where hits are equal', () => {
    expect(over(play(setupOf(), out('Ana', 'Ben', 'Cy', 'Dee', 'Eve'))).winners).toEqual([0, 1, 2, 3, 4]);
  });

  it('scores for no survivor, since there is none', () => {
    const end = play(setupOf({ survivor: true }), out('Ana', 'Ben', 'Cy', 'Dee', 'Eve'));
    expect(over(end).points).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the last one standing', () => {
  it('scores nothing for it', () => {
    const end = play(setupOf(), out('Ana', 'Ben', 'Cy', 'Dee'));
    expect(over(end)).toMatchObject({ ending: 'last-one', points: [0, 0, 0, 0, 0] });
  });

  it('scores 1 with the option', () => {
    const end = play(setupOf({ survivor: true }), out('Ana', 'Ben', 'Cy', 'Dee'));
    expect(over(end)).toMatchObject({ points: [0, 0, 0, 0, 1], winners: [4] });
  });
});

describe('one ring', () => {
  it('is what an open deal of it is, in every round', () => {
    const dealt = play(setupOf({ ring: true }));
    expect(cards(dealt)).toBe('Ana>Eve Ben>Cy Cy>Ana Dee>Ben Eve>Dee');
  });

  it('refuses a shown card that would close a smaller one', () => {
    const pair = [DEALT, attack('Ana', 'Ben'), attack('Ben', 'Ana', 'creatures', true)];
    expect(play(handsOf(), ...pair).open).toEqual([true, true, false, false, false]);
    expect(refusal(play(handsOf({ ring: true }), ...pair.slice(0, 2)), pair[2] as TableEvent).rule).toBe(
      'any-deal',
    );
  });
});

describe('wishes', () => {
  it('refuse a card in a hand that one of them forbids, until a new deal drops it', () => {
    // In whatever order they come: the deal drops the later of their one form.
    const wished = handsOf({ wishes: '0>2,0>1' });
    const forbidden = attack('Ana', 'Ben');
    expect(refusal(play(wished, DEALT), forbidden).rule).toBe('any-deal');
    expect(refusal(play(wished, DEALT), out('Ben by Ana, shown by Ana')).rule).toBe('hidden-card');
    expect(play(wished, DEALT, attack('Ben', 'Ana')).open[1]).toBe(true);
    // Of Ana, Ben and Cy no deal is left with both.
    const three = play(wished, DEALT, out('Dee'), DEALT, out('Eve'), DEALT);
    expect(refusal(three, forbidden).rule).toBe('any-deal');
    expect(cards(play(wished, DEALT, out('Dee', 'Eve'), DEALT, attack('Ana', 'Cy')))).toBe('Ana>Cy');
  });
});

describe('fresh targets', () => {
  it('are dealt after every death, and the table is warned where all can work them out', () => {
    const seeds = Array.from({ length: 40 }, (_, k) => `${k}`);
    const warnings = seeds.map((seed) => {
      const setup = { names: ['Ana', 'Ben', 'Cy', 'Dee'], options: { fresh: true }, seed };
      const before = unwrap(start(setup));
      const after = unwrap(apply(before, { kind: 'out', deaths: [{ seat: 3 }] }));
      const said = after.news.flatMap((news) => (news.kind === 'dealt' ? news.warnings : []));
      const repeats = after.living.some((one) => after.targets[one] === before.targets[one]);
      expect(said).toHaveLength(1);
      expect(said[0]?.includes('the same target as before')).toBe(repeats);
      return said[0];
    });
    expect(new Set(warnings).size).toBe(2);
  });
});

describe('two who are left', () => {
  const two = play(setupOf(), out('Cy', 'Dee', 'Eve'));

  it('are dealt nothing: each is the target of the other, and both know it', () => {
    expect(cards(two)).toBe('Ana>Ben Ben>Ana');
    expect(cards(publicView(two))).toBe('Ana>Ben Ben>Ana');
    expect(two.news.at(-1)).toEqual({ kind: 'last-two', seats: [0, 1] });
    expect(may(two, 'Ben', 'Ana')).toMatchObject({ may: 'yes', first: false });
  });

  it('score a hit by killing the other', () => {
    const end = play(setupOf(), out('Cy', 'Dee', 'Eve'), out('Ben by Ana'));
    expect(hitsOf(end)).toEqual(['Ana Ben']);
    expect(over(end).winners).toEqual([0]);
  });
});

describe('cards that the table does not know', () => {
  const dealt = play(handsOf(), DEALT);

  it('are dealt by hand before anything else, and again after each death', () => {
    expect(refusal(play(handsOf()), attack('Ana', 'Cy')).rule).toBe('deal-at-once');
    expect(refusal(dealt, DEALT).code).toBe('dealt-already');
    const after = play(handsOf(), DEALT, out('Cy'));
    expect(after.awaits).toEqual({ kind: 'deal' });
    expect(refusal(after, out('Ben')).code).toBe('not-dealt');
    expect(play(handsOf(), DEALT, out('Cy'), DEALT)).toMatchObject({ round: 1, awaits: { kind: 'play' } });
  });

  it('let anybody attack anybody whom the card may name, and go up with it', () => {
    expect(may(dealt, 'Ana', 'Cy')).toMatchObject({ may: 'if', first: true, rule: 'blood' });
    const first = play(handsOf(), DEALT, attack('Ana', 'Cy'));
    expect(cards(first)).toBe('Ana>Cy');
    expect(may(first, 'Ben', 'Cy')).toMatchObject({ may: 'no', rule: 'attack' });
    expect(may(first, 'Ana', 'Ben').may).toBe('no');
  });

  it('stay down when their holder strikes back, unless they name the same player', () => {
    const struck = [DEALT, attack('Ana', 'Cy')] as const;
    expect(cards(play(handsOf(), ...struck, attack('Cy', 'Ana')))).toBe('Ana>Cy');
    const both = play(handsOf(), ...struck, attack('Cy', 'Ana', 'creatures', true));
    expect(cards(both)).toBe('Ana>Cy Cy>Ana');
  });

  it('are refused where the open ones leave no room for them', () => {
    const three = handsOf({}, ['Ana', 'Ben', 'Cy']);
    const first = play(three, DEALT, attack('Ana', 'Ben'));
    // Of three only one deal has Ana hunt Ben: Ben hunts Cy.
    expect(refusal(first, attack('Ben', 'Ana', 'spell', true)).code).toBe('impossible-card');
    expect(play(three, DEALT, attack('Ana', 'Ben'), attack('Ben', 'Cy')).open[1]).toBe(true);
  });

  it('score where they are shown to name the dead', () => {
    const killed = (...deaths: string[]) => hitsOf(play(handsOf({ hunter: true }), DEALT, out(...deaths)));
    expect(killed('Cy by Ana')).toEqual([]);
    expect(killed('Cy by Ana, shown by Ana')).toEqual(['Ana Cy']);
    expect(killed('Cy by Ben, shown by Ana')).toEqual([]);
    expect(killed('Cy concedes, shown by Ana')).toEqual(['Ana Cy']);
    expect(refusal(dealt, out('Cy by Cy')).rule).toBe('no-killer');
    expect(refusal(dealt, out('Cy, shown by Cy')).code).toBe('other-card');
    expect(refusal(dealt, out('Cy, shown by Ana', 'Ben, shown by Ana')).rule).toBe('hidden-card');
    // Of three each hunts another: cards that are shown at once have to go together.
    const three = play(handsOf({}, ['Ana', 'Ben', 'Cy']), DEALT);
    expect(refusal(three, out('Ana by Ben, shown by Ben', 'Ben by Ana, shown by Ana')).rule).toBe(
      'hidden-card',
    );
    expect(
      hitsOf(
        play(
          handsOf({}, ['Ana', 'Ben', 'Cy']),
          DEALT,
          out('Ana by Cy, shown by Cy', 'Ben by Ana, shown by Ana'),
        ),
      ),
    ).toEqual(['Ana Ben', 'Cy Ana']);
    const open = play(handsOf(), DEALT, attack('Ana', 'Cy'));
    expect(refusal(open, out('Cy by Ben, shown by Ben')).code).toBe('other-card');
    expect(refusal(open, out('Ben by Ana, shown by Ana')).code).toBe('other-card');
  });
});

describe('a table', () => {
  it('keeps a plain counter for each player', () => {
    const counted = play(setupOf(), { kind: 'count', seat: 1, by: 3 }, { kind: 'count', seat: 1, by: -4 });
    expect(counted.counters).toEqual([0, -1, 0, 0, 0]);
    expect(refusal(counted, { kind: 'count', seat: 1, by: 0.5 }).code).toBe('counter');
    expect(refusal(counted, { kind: 'count', seat: 1, by: 1e9 }).code).toBe('counter');
    expect(refusal(counted, { kind: 'count', seat: 9, by: 1 }).code).toBe('seat-unknown');
  });

  it('begins where a deal stands', () => {
    const later = unwrap(start({ ...setupOf(), out: [[2]] }));
    expect(cards(later)).toBe('Ana>Ben Ben>Ana Dee>Eve Eve>Dee');
    expect(later).toMatchObject({ round: 1, living: [0, 1, 3, 4] });
    expect(refusal(later, out('Cy')).code).toBe('out-already');
  });

  it('lets nothing happen after the end', () => {
    const end = play(setupOf(), ...EXAMPLE_EVENTS);
    for (const event of [
      attack('Dee', 'Ana'),
      out('Dee'),
      DEALT,
      { kind: 'count', seat: 0, by: 1 } as const,
    ]) {
      expect(refusal(end, event).rule).toBe('end');
    }
    expect(may(end, 'Dee', 'Ana')).toMatchObject({ may: 'no', rule: 'end' });
  });

  it.each([
    ['too-few-players', { names: ['Ana', 'Ben'] }],
    ['name-twice', { names: ['Ana', 'Ben', 'ana'] }],
    ['option-unknown', { options: { speed: '3' } }],
    ['options-together', { options: { ring: true, fresh: true } }],
    ['seed-empty', { seed: ' ' }],
    ['seat-unknown', { out: [[9]] }],
    ['game-over', { out: [[0, 1, 2, 3]] }],
  ])('is refused: %s', (code, more) => {
    expect(start({ ...setupOf(), ...more })).toMatchObject({ ok: false, error: { code } });
  });

  it('that knows no cards cannot begin with players who are out', () => {
    expect(start({ ...handsOf(), out: [[1]] })).toMatchObject({ error: { code: 'out-without-seed' } });
  });

  it('has one form of a setup', () => {
    const raw = {
      names: [' Ana', 'Ben', 'Cy '],
      options: { ring: false, spells: true },
      seed: ' x ',
      out: [],
    };
    expect(checkSetup(raw)).toEqual({
      ok: true,
      value: { names: ['Ana', 'Ben', 'Cy'], options: { spells: true }, seed: 'x' },
    });
  });
});

describe('what all may see', () => {
  it('is the open cards, and no seed', () => {
    const state = play(setupOf(), attack('Ana', 'Cy'));
    const view = publicView(state);
    expect(cards(view)).toBe('Ana>Cy');
    expect(JSON.stringify(view)).not.toContain('friday-7');
    // Ben's card names Dee, and who sees the view cannot tell.
    expect(may(view, 'Ben', 'Dee').may).toBe('if');
    expect(may(view, 'Ben', 'Ana').may).toBe('if');
    expect(may(view, 'Ben', 'Cy')).toMatchObject({ may: 'no' });
  });
});
