import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../base/result';
import { openStream } from '../../../deal/v1/stream';
import { BOT_IDS } from '../../bots';
import { seatBots } from '../../simulation';
import { NATION_CARDS } from '../cards/set';
import { advance, type Draft, open, type Setup, shuffledSetup, view, whyNot } from '../rules/table';
import { answer, type Bot, mindOf } from './bot';
import { BOTS } from './index';
import { PLANNER } from './planner';
import { GREEDY } from './simple';
import { fastStream, playGame } from './simulate';

const stream = (label: string) => fastStream(openStream(new Uint8Array(32), label));
const { targets, weaponCards, modifierCards, contracts, hitLists } = NATION_CARDS;

const assassin = (id: string): number =>
  [...weaponCards, ...modifierCards].findIndex((card) => card.id === id);
const contract = (id: string): number => contracts.findIndex((card) => card.id === id);
const tileOf = (id: string): number => targets.findIndex((target) => target.id === id);

/** Two players, the first of whom holds these cards and draws no weapon; the pyramid lies in the order of the set. */
const seated = (cards: readonly string[], deals: readonly string[], more: Partial<Setup> = {}): Draft => {
  const first = cards.map(assassin);
  const [own, other] = [deals.map(contract), contracts.map((_, k) => k)];
  const rest = [...modifierCards, ...weaponCards]
    .map(({ id }) => assassin(id))
    .filter((card) => !first.includes(card));
  return unwrap(
    open(NATION_CARDS, {
      players: 2,
      firstPlayer: 0,
      specialists: [2, 1],
      hitLists: [0, 1],
      assassinDeck: [...first, ...rest],
      contractDeck: [...own, ...other.filter((card) => !own.includes(card))],
      layout: targets.map((_, k) => k),
      storytelling: false,
      ...more,
    }),
  );
};

/** The same table when the cards are laid, without anything taken that a test has not dealt. */
const whenLaying = (draft: Draft): Draft => {
  const chance = stream('pass');
  for (let k = 0; draft.awaits !== 'lay'; k++) {
    if (k > 50) throw new Error(`still ${draft.awaits}`);
    const seat = 31 - Math.clz32(draft.waiting);
    if (draft.awaits === 'take') advance(draft, { kind: 'blind', seat });
    else if (draft.awaits === 'discard') advance(draft, answer(GREEDY, mindOf(view(draft, seat), chance)));
    else advance(draft, { kind: 'pass', seat });
  }
  return draft;
};

const laidBy = (bot: Bot, draft: Draft) => bot.lay(mindOf(view(draft, 0), stream('lay')));

const HAND = ['pistol-1', 'sabotage-1', 'stealth-1', 'early-train-1', 'rope-1'];

describe('the bot that plans', () => {
  it('lays the contract that its weapon fulfils', () => {
    const draft = whenLaying(seated(HAND, ['public-execution', 'grand-finale']));
    const { cards, contract: laid } = laidBy(PLANNER, draft);
    expect(cards).toContain(assassin('pistol-1'));
    expect(laid).toBe(contract('public-execution'));
  });

  it('goes for the targets of its hit list; the greedy one does not know it', () => {
    const wanted = (list: number) => hitLists[list]?.targets.map(({ target }) => tileOf(target)) ?? [];
    const laid = (bot: Bot, list: number) => {
      const hitListsOf = [list, (list + 1) % hitLists.length];
      return laidBy(bot, whenLaying(seated(HAND, ['high-noon', 'casings'], { hitLists: hitListsOf }))).tile;
    };
    const lists = hitLists.map((_, k) => k);
    expect(
      lists.filter((list) => wanted(list).includes(laid(PLANNER, list) as number)).length,
    ).toBeGreaterThan(15);
    expect(new Set(lists.map((list) => laid(GREEDY, list))).size).toBe(1);
  });

  it('lays two cards of one kind rather than one', () => {
    const draft = whenLaying(seated(['knife-1', 'knife-2', 'early-train-1', 'silencer-1', 'insured-1'], []));
    const { cards } = laidBy(PLANNER, draft);
    expect(cards).toEqual(expect.arrayContaining([assassin('knife-1'), assassin('knife-2')]));
  });

  it('keeps a modifier that would do nothing', () => {
    const sure = ['sniper-rifle-1', 'sniper-rifle-2', 'stealth-1', 'stealth-2', 'stealth-3'];
    const { tile, cards } = laidBy(PLANNER, whenLaying(seated(sure, [])));
    const rifles = [assassin('sniper-rifle-1'), assassin('sniper-rifle-2')];
    expect(rifles).toEqual(expect.arrayContaining([...cards]));
    const second = cards.length > 1 ? 1 : 0;
    expect(2 - second - (targets[tile as number]?.adjustment ?? 0)).toBe(1);
  });

  it('buys a card only when it has no weapon', () => {
    const at = (cards: readonly string[]) => mindOf(view(seated(cards, []), 0), stream('buy'));
    expect(PLANNER.buy(at(HAND))).toBeUndefined();
    expect(PLANNER.buy(at(['stealth-1', 'stealth-2', 'silencer-1', 'insured-1', 'early-train-1']))).toBe(
      'assassin',
    );
  });
});

describe('every bot', () => {
  const tables = [2, 3, 4, 5, 6].flatMap((players) => BOT_IDS.map((id) => ({ players, id })));

  it.each(tables)('plays by the rules to the end: $id, $players players', ({ players, id }) => {
    for (let k = 0; k < 6; k++) {
      const chance = stream(`${id}/${players}/${k}`);
      const setup = shuffledSetup(NATION_CARDS, players, chance, k % 2 === 1);
      const end = playGame(NATION_CARDS, setup, Array<Bot>(players).fill(BOTS[id]), chance);
      expect(end.stage).toBe('over');
      expect(end.remaining).toBe(0);
      expect(end.winner).toBeGreaterThanOrEqual(0);
    }
  });

  it('changes nothing at the table by thinking', () => {
    const chance = stream('think');
    const setup = shuffledSetup(NATION_CARDS, 4, chance, true);
    const draft = unwrap(open(NATION_CARDS, setup));
    const minds = [0, 1, 2, 3].map((seat) => mindOf(view(draft, seat), chance));
    for (let k = 0; k < 150 && draft.awaits !== 'nothing'; k++) {
      const seat = 31 - Math.clz32(draft.waiting);
      if (draft.awaits === 'roll' || draft.awaits === 'tie') {
        const count = draft.awaits === 'tie' ? 1 : draft.dice;
        advance(draft, { kind: 'roll', seat, dice: Array<number>(count).fill(4) });
        continue;
      }
      const before = JSON.stringify(draft);
      const event = answer(PLANNER, minds[seat] as (typeof minds)[number]);
      expect(JSON.stringify(draft)).toBe(before);
      expect(whyNot(draft, event)).toBeUndefined();
      advance(draft, event);
    }
  });
});

it('two kinds of bot change places from game to game', () => {
  expect(seatBots('plan-random', 3, 0)).toEqual(['plan', 'random', 'plan']);
  expect(seatBots('plan-random', 3, 1)).toEqual(['random', 'plan', 'random']);
  expect(seatBots('greedy', 2, 1)).toEqual(['greedy', 'greedy']);
});
