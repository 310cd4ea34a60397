import { describe, expect, it } from 'vitest';
import { volume } from '../../../../tests/volume';
import { isHouse } from '../../../app/tables/solo/solo';
import { begin, now, play, type Timeline } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { shuffle } from '../../../deal/v1/shuffle';
import { openStream, type Stream } from '../../../deal/v1/stream';
import { BOT_IDS, type BotId } from '../../bots';
import { fastStream } from '../bots/simulate';
import { NATION_CARDS } from '../cards/set';
import { NONE } from '../rules/board';
import { inSet } from '../rules/places';
import { apply, type State, type TableEvent } from '../rules/table';
import { after } from './after';
import { programs } from './house';
import type { NationSetup } from './setup';
import { ask } from './whole/ask';
import { house, readSetup, whole } from './whole/whole';
import { askedSeat } from './whole/words';

type Line = Timeline<State, TableEvent>;

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox'];

const soloSetup = (players: number, bots: BotId, seed: string): NationSetup => ({
  names: NAMES.slice(0, players),
  seed,
  options: { storytelling: true },
  solo: { name: 'Ana', bots },
});

/** A game in which a program of the same kind plays for the person too. */
const gameOf = (setup: NationSetup): Line => {
  let line: Line = begin(unwrap(whole.start(setup)));
  while (now(line).awaits !== 'nothing') {
    const { awaits } = now(line);
    const isChance = awaits === 'shuffle' || awaits === 'roll' || awaits === 'tie';
    const event = isChance ? house.chance(line, setup) : programs.answer(now(line), setup, line.at);
    if (!event) throw new Error('chance says nothing');
    line = unwrap(play(line, event, apply));
  }
  return line;
};

const stream = (label: string): Stream => fastStream(openStream(new Uint8Array(32), label));

/** Gives lists other members of one pool: each keeps its length. */
const dealtAnew = (lists: readonly (readonly number[])[], chance: Stream): number[][] => {
  const pool = shuffle(lists.flat(), chance);
  return lists.map(({ length }) => pool.splice(0, length));
};

/** The same table for a seat: everything that it cannot see is dealt anew. */
const permuted = (state: State, me: number, chance: Stream): State => {
  const { setup, hands, decks, laid, laidContract, sawHand, sawList, offer, offerTo, stage } = state;
  const seats = [...setup.specialists.keys()];
  const isHidden = (seat: number): boolean => seat !== me;
  const isOthersOffer = offerTo !== me && offer.length > 0;
  const hiddenHands = seats.filter((seat) => isHidden(seat) && !inSet(sawHand[me] ?? 0, seat));
  const faceDown = seats.filter((seat) => isHidden(seat) && stage === 'lay' && laid[seat]?.length);
  const offers = (deck: 'assassin' | 'contract') =>
    isOthersOffer && state.offerDeck === deck ? [offer] : [];
  const [deck = [], ...assassins] = dealtAnew(
    [
      decks.assassin,
      ...hiddenHands.map((seat) => hands.assassin[seat] ?? []),
      ...faceDown.map((seat) => laid[seat] ?? []),
      ...offers('assassin'),
    ],
    chance,
  );
  const others = seats.filter(isHidden);
  const covered = others.filter((seat) => stage === 'lay' && laidContract[seat] !== NONE);
  const [contractDeck = [], ...contracts] = dealtAnew(
    [
      decks.contract,
      ...others.map((seat) => hands.contract[seat] ?? []),
      ...covered.map((seat) => [laidContract[seat] ?? NONE]),
      ...offers('contract'),
    ],
    chance,
  );
  const handOf = (seat: number): readonly number[] =>
    assassins[hiddenHands.indexOf(seat)] ?? hands.assassin[seat] ?? [];
  const knownLists = seats.filter((seat) => seat === me || inSet(sawList[me] ?? 0, seat));
  const free = shuffle(
    NATION_CARDS.hitLists
      .map((_, k) => k)
      .filter((list) => !knownLists.some((seat) => setup.hitLists[seat] === list)),
    chance,
  );
  return {
    ...state,
    setup: {
      ...setup,
      hitLists: setup.hitLists.map((list, seat) => (knownLists.includes(seat) ? list : (free.pop() ?? 0))),
      assassinDeck: shuffle(setup.assassinDeck, chance),
      contractDeck: shuffle(setup.contractDeck, chance),
    },
    decks: { assassin: deck, contract: contractDeck },
    hands: {
      assassin: seats.map(handOf),
      contract: seats.map((seat) => contracts[others.indexOf(seat)] ?? hands.contract[seat] ?? []),
    },
    laid: laid.map((cards, seat) =>
      assassins[hiddenHands.length + faceDown.indexOf(seat)] && faceDown.includes(seat)
        ? (assassins[hiddenHands.length + faceDown.indexOf(seat)] ?? [])
        : cards,
    ),
    laidContract: laidContract.map((contract, seat) =>
      covered.includes(seat) ? (contracts[others.length + covered.indexOf(seat)]?.[0] ?? contract) : contract,
    ),
    marks: state.marks.map((mark, seat) =>
      isHidden(seat) && stage === 'lay' && mark >= 0 ? chance.below(18) : mark,
    ),
    offer: isOthersOffer ? ((state.offerDeck === 'assassin' ? assassins : contracts).at(-1) ?? offer) : offer,
  };
};

describe('no program sees what a player in its seat could not see', () => {
  const cases = [2, 3, 4, 5, 6].flatMap((players) => BOT_IDS.map((bots) => ({ players, bots })));

  it.each(cases)('$bots, $players players: other hidden cards, the same choice', ({ players, bots }) => {
    let [asked, changed] = [0, 0];
    for (let game = 0; game < volume(1, 6); game++) {
      const setup = soloSetup(players, bots, `hidden-${game}`);
      const line = gameOf(setup);
      for (const [at, state] of line.states.entries()) {
        if (['shuffle', 'roll', 'tie', 'nothing'].includes(state.awaits) || at % volume(5, 1) > 0) continue;
        const me = askedSeat(state, 0);
        for (let k = 0; k < 2; k++) {
          const other = permuted(state, me, stream(`${game}/${at}/${k}`));
          if (JSON.stringify(other) !== JSON.stringify(state)) changed++;
          expect(programs.answer(other, setup, at)).toEqual(line.events[at]);
          asked++;
        }
      }
    }
    expect(changed).toBeGreaterThan(0.9 * asked);
  });

  it('the test finds a program that sees them: what it does see changes its choice', () => {
    const setup = soloSetup(4, 'plan', 'seen');
    const line = gameOf(setup);
    const others = line.states.filter((state, at) => {
      if (state.awaits !== 'lay') return false;
      const me = askedSeat(state, 0);
      // As if it were somebody else's hand.
      const other = permuted(state, (me + 1) % 4, stream(`${at}`));
      return JSON.stringify(programs.answer(other, setup, at)) !== JSON.stringify(line.events[at]);
    });
    expect(others.length).toBeGreaterThan(10);
  });
});

describe('the house', () => {
  const explained = (bots: BotId) => {
    const setup = soloSetup(4, bots, 'why');
    const line = gameOf(setup);
    return line.states.flatMap((_, at) => {
      const there = { ...line, at };
      return house.choices(there, setup).map((place) => {
        const [before, event] = [line.states[place] as State, line.events[place] as TableEvent];
        return { at, before, event, said: programs.why(before, event, setup), state: now(there) };
      });
    });
  };

  it('says why it did something, in its own numbers', () => {
    const said = explained('plan')
      .map((one) => one.said?.join(' '))
      .join('\n');
    expect(said).toMatch(
      /Why did \w+ go for the [\w ]+\? It hits with \d+\u00a0%\. That nobody takes the target first has a chance of \d+\u00a0%/,
    );
    expect(said).toMatch(/Why did \w+ take [\w ]+\? By its reckoning it adds more to the hand than/);
    expect(said).toMatch(/By its reckoning the card brings \$500 or more now\./);
    expect(said).toMatch(/Believed, the attempt is worth \$[\d,]+ to whoever tells it; doubted, \$[\d,]+\./);
    expect(
      explained('greedy')
        .map((one) => one.said?.[1])
        .join('\n'),
    ).toMatch(/Chance times value is near the best there is: \d+\u00a0% of \$[\d,]+\./);
    expect(new Set(explained('random').map((one) => one.said?.[1]))).toEqual(
      new Set(['It plays at random.']),
    );
  });

  it('explains nothing of the person’s, and no card before it lies open', () => {
    const setup = soloSetup(4, 'plan', 'why');
    for (const { event, before, state, said } of explained('plan')) {
      expect('seat' in event && isHouse(setup, event.seat)).toBe(true);
      expect(said).toBeDefined();
      if (event.kind === 'lay') expect(state.stage !== 'lay' && state.round === before.round).toBe(true);
    }
  });

  it.each(['plan', 'greedy'] as const)(
    'says nothing of what the person could not see, then or now: other hidden cards, the same words of %s',
    (bots) => {
      const setup = soloSetup(4, bots, 'why');
      const chance = stream('why');
      let changed = 0;
      for (const { before, event, said } of explained(bots)) {
        const other = permuted(before, 0, chance);
        if (JSON.stringify(other) !== JSON.stringify(before)) changed++;
        expect(programs.why(other, event, setup), event.kind).toEqual(said);
      }
      expect(changed).toBeGreaterThan(50);
    },
  );

  it('gives a hint with its odds to the person who is asked, and to nobody else', () => {
    const setup = soloSetup(3, 'plan', 'hint');
    const line = gameOf(setup);
    for (const state of line.states) {
      const hint = programs.hint(state, setup);
      const isPersons = inSet(state.waiting, 0) && state.awaits !== 'roll' && state.awaits !== 'tie';
      expect(hint !== undefined).toBe(isPersons);
      if (hint) expect(hint[1]).not.toBe('');
      if (hint && state.awaits === 'lay')
        expect(hint[1]).toMatch(/^(Go for the|Lay) .*It hits with \d+\u00a0%\./);
    }
  });
});

it('in a duel nobody sits out: there is no button for it', () => {
  const setup = soloSetup(2, 'plan', 's1');
  const first = unwrap(whole.start(setup));
  const laying: State = { ...first, stage: 'lay', awaits: 'lay', waiting: 3 };
  const classes = (state: State) =>
    ask(state, setup, {}).presses?.flatMap((press) => (press ? press[2] : []));
  expect(classes(laying)).toEqual(['no-attempt']);
  expect(classes({ ...laying, duel: 1, remaining: 0 })).toEqual(['strong lay']);
});

it('card-wrong-suitcase: the card that was drawn can go back, to whoever holds nothing else too', () => {
  const setup = soloSetup(2, 'plan', 's1');
  const first = unwrap(whole.start(setup));
  const card = first.pack.set.modifierCards.findIndex(({ modifier }) => modifier === 'wrong-suitcase');
  const suitcase = first.pack.set.weaponCards.length + card;
  const [rope] = first.decks.assassin.filter((one) => one !== suitcase);
  const hands = { ...first.hands, assassin: [[suitcase], [rope ?? NONE]] };
  const at: State = { ...first, hands, stage: 'intel', awaits: 'play', waiting: 1, market: [] };
  const asked = ask(at, setup, { playing: { kind: 'play', seat: 0, card: suitcase, rival: 1, pick: 0 } });
  const given = asked.groups[0]?.cards.flatMap(({ answer }) =>
    answer && 'play' in answer ? [answer.play] : [],
  );
  expect(given).toEqual([{ kind: 'play', seat: 0, card: suitcase, rival: 1, pick: 0, give: rope }]);
});

describe('who is alone', () => {
  const setup = { seed: 's', options: {}, solo: { name: '', bots: 'plan' } };

  it('is the first of the names, among agents where there are too few', () => {
    const seated = (names: readonly string[]) => unwrap(readSetup({ ...setup, names }));
    expect(seated([])).toMatchObject({
      names: ['Raven', 'Sable', 'Vesper', 'Quill'],
      solo: { name: 'Raven' },
    });
    expect(seated([' Ana '])).toMatchObject({ solo: { name: 'Ana' }, names: { length: 4 } });
    expect(seated(['Ana', 'Ben'])).toMatchObject({ names: ['Ana', 'Ben'], solo: { name: 'Ana' } });
  });

  it('has no cards that were dealt by hand', () => {
    const read = readSetup({ ...setup, names: ['Ana', 'Ben'], specialists: [0, 1] });
    expect(unwrap(read).specialists).toBeUndefined();
    expect(readSetup({ ...setup, names: ['Ana', 'Ben'], solo: { name: 'Zoe', bots: 'plan' } })).toMatchObject(
      {
        error: { code: 'solo-unknown' },
      },
    );
  });
});

it('everybody may see what lies open, and nothing of a hand', () => {
  const setup = soloSetup(4, 'plan', 'view');
  for (const state of gameOf(setup).states) {
    const view = whole.publicView(state, setup);
    expect(Object.keys(view)).not.toContain('hands');
    if (state.stage !== 'reveal' && state.stage !== 'attempts')
      expect(view.laid.every((one) => one === null)).toBe(true);
    expect(structuredClone(view)).toEqual(view);
  }
});

it('duel-cash: what a duel does to a purse is in no sum at the end', () => {
  const setup = soloSetup(2, 'random', 'friday-7');
  const over = now(gameOf(setup));
  const richer = { ...over, cash: over.cash.map((cash) => cash + 2) };
  expect(ask(richer, setup)).toEqual(ask(over, setup));
  expect(after.standings?.(richer, setup)).toEqual(after.standings?.(over, setup));
});

it('shows a person what a card lets them see of a rival, and nothing more', () => {
  const setup = soloSetup(3, 'greedy', 'friday-7');
  const state = unwrap(whole.start(setup));
  const labels = (shown: State) => ask(shown, setup).groups.map(({ label }) => label);
  const seen = { ...state, sawHand: [1 << 2, 1 << 0, 0] };
  expect(labels(seen)).toEqual([...labels(state), 'Cy’s hand']);
  const cards = ask(seen, setup).groups.at(-1)?.cards ?? [];
  expect(cards.map(({ id }) => id)).toEqual(
    state.hands.assassin[2]?.toSorted((a, b) => a - b).map((card) => `card-${card}`),
  );
  expect(cards.some(({ answer }) => answer)).toBe(false);
});
