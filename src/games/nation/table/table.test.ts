import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../../../app/tables/keep/record';
import { begin, play, type Timeline } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { dealOpen } from '../../../deal/v1/spec';
import { nationDealer } from '../deal';
import { isLayout, STANDARD_LAYOUT } from '../rules/places';
import type { LedgerEvent, LedgerState } from '../rules/scorer/ledger';
import { at, lay, on } from '../rules/scorer/ledger.sample';
import { layoutOf, type NationSetup, nextDice } from './setup';
import { nationTable, scorer } from './table';
import { fresh, SETUP } from './table.sample';

const { readSetup, readStart } = nationTable;
const { readEvent, apply, log, moment, publicView } = scorer;
const NAMES = SETUP.names;
const plain: NationSetup = { names: NAMES, seed: 'friday-7', options: {} };

const lineOf = (first: LedgerState, ...events: LedgerEvent[]): Timeline<LedgerState, LedgerEvent> =>
  events.reduce((line, event) => unwrap(play(line, event, apply)), begin<LedgerState, LedgerEvent>(first));

describe('a setup', () => {
  it('of a link has the specialists and hit lists of its deal', () => {
    const setup = unwrap(readStart('players=Ana,Ben,Cy,Dee&seed=friday-7'));
    expect(setup).toEqual(plain);
    const dealt = unwrap(
      dealOpen({ dealing: nationDealer }, { game: 'nation', options: {}, names: NAMES }, 'friday-7'),
    );
    const { specialists, hitLists, layout } = unwrap(nationTable.start(setup)).setup;
    expect([specialists, hitLists]).toEqual([dealt.specialists, dealt.hitLists]);
    expect(isLayout(layout)).toBe(true);
    expect(layout).not.toEqual(STANDARD_LAYOUT);
    expect(layoutOf({ ...setup, options: { storytelling: true } })).toEqual(layout);
  });

  it('of cards in hands knows no hit list', () => {
    const { setup } = fresh({ specialists: [3, 1, 0, 5] });
    expect([setup.specialists, setup.hitLists]).toEqual([
      [3, 1, 0, 5],
      [null, null, null, null],
    ]);
  });

  it.each<[string, NationSetup]>([
    ['plain', plain],
    ['whole', { ...SETUP, specialists: [3, 1, 0, 5], options: { storytelling: true } }],
  ])('reads back as it was written, %s', (_, setup) => {
    expect(readSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
  });

  it.each([
    ['nothing', undefined, 'table-damaged'],
    ['no names', { ...plain, names: 'Ana' }, 'table-damaged'],
    ['no seed', { ...plain, seed: 7 }, 'table-damaged'],
    ['an empty seed', { ...plain, seed: ' ' }, 'seed-empty'],
    ['no options', { ...plain, options: [1] }, 'table-damaged'],
    ['an option that there is not', { ...plain, options: { speed: true } }, 'option-unknown'],
    ['one player', { ...plain, names: ['Ana'] }, 'too-few-players'],
    ['seven players', { ...plain, names: [...NAMES, 'Eve', 'Fox', 'Gil'] }, 'too-many-players'],
    ['a first player who is not there', { ...plain, firstPlayer: 4 }, 'seat-unknown'],
    ['a first player who is no seat', { ...plain, firstPlayer: 'Ana' }, 'table-damaged'],
    ['a specialist twice', { ...plain, specialists: [1, 1, 2, 3] }, 'specialists-wrong'],
    ['specialists who are none', { ...plain, specialists: ['chef'] }, 'table-damaged'],
    ['a pyramid upside down', { ...plain, layout: STANDARD_LAYOUT.toReversed() }, 'layout-wrong'],
    ['a pyramid that is none', { ...plain, layout: 'flat' }, 'table-damaged'],
  ])('is refused with %s', (_, value, code) => {
    expect(readSetup(value)).toMatchObject({ ok: false, error: { code } });
  });

  it('of a link that says too much is refused', () => {
    expect(readStart('players=Ana,Ben&seed=x&ring=1')).toMatchObject({
      ok: false,
      error: { code: 'link-unknown' },
    });
  });
});

describe('an event', () => {
  it.each<LedgerEvent>([
    lay(0, 3, {
      weapon: 'rope',
      times: at('0815', '0905'),
      contract: 'last-breath',
      cards: ['stealth', 'stealth'],
    }),
    lay(1, null),
    { kind: 'pass', seat: 2 },
    { kind: 'resolve' },
    { kind: 'vote', seat: 1, favour: 2, against: 1 },
    { kind: 'roll', seat: 1, dice: [3, 6] },
    { kind: 'adjust', seat: 1, cash: -1, debt: 0 },
    { kind: 'bounty', tile: 3, cash: 2 },
    { kind: 'next' },
    { kind: 'end', hitLists: [0, 1, 2, 3] },
  ])('reads back as it was written: %j', (event) => {
    expect(readEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });

  it.each([
    undefined,
    {},
    { kind: 'announce', attempts: [] },
    { ...lay(0, 3), weapon: 'spoon' },
    { ...lay(0, 3), times: ['0815'] },
    { ...lay(0, 3), contract: 4 },
    { ...lay(0, 3), cards: 'stealth' },
    { ...lay(0, 3), tile: 'judge' },
    { kind: 'pass' },
    { kind: 'vote', seat: 1, favour: 2 },
    { kind: 'roll', seat: 1, dice: 3 },
    { kind: 'adjust', seat: 1, cash: 1 },
    { kind: 'bounty', cash: 2 },
    { kind: 'end' },
  ])('is none: %j', (event) => {
    expect(readEvent(event)).toBeUndefined();
  });
});

describe('the table in words', () => {
  const PISTOL = { weapon: 'pistol', times: at('1310'), contract: 'public-execution' } as const;

  it('asks for the market of five, the cards, the dice and the next round', () => {
    const titles = [fresh({ specialists: [1, 0, 2, 3] })];
    titles.push(on(titles[0] as LedgerState, lay(0, 3, PISTOL)));
    titles.push(on(titles[1] as LedgerState, { kind: 'resolve' }));
    titles.push(on(titles[2] as LedgerState, { kind: 'roll', seat: 0, dice: [3] }));
    expect(titles.map((state) => moment(state, SETUP).title)).toEqual([
      'The market: 5 cards',
      'Who else?',
      'Ana: 3 or more',
      'Round 1 is over',
    ]);
    expect(moment(titles[2] as LedgerState, SETUP).sentence).toBe(
      'Pistol 1310 on the Fugitive: one die, 67\u00a0%. A hit: +$2,000.',
    );
  });

  it('logs every event, and counted tokens once', () => {
    const line = lineOf(
      fresh({ specialists: [1, 0, 2, 3] }),
      { kind: 'adjust', seat: 1, cash: -1, debt: 0 },
      { kind: 'adjust', seat: 1, cash: -1, debt: 0 },
      { kind: 'bounty', tile: 3, cash: 1 },
      lay(0, 3, PISTOL),
      { kind: 'pass', seat: 1 },
      { kind: 'resolve' },
      { kind: 'roll', seat: 0, dice: [3] },
      { kind: 'next' },
    );
    expect(log(line, SETUP).map(({ who, text }) => (who ? `${who} ${text}.` : text))).toEqual([
      'Ben has $0 cash, $0 debt.',
      'The Fugitive has $1,000 on it.',
      'Ana marks the Fugitive, Pistol 1310: 3 or more; contract Public Execution.',
      'Ben makes no attempt.',
      'The attempts are made.',
      'Ana rolls 3. Ana takes the Fugitive, $1,000 from the tile, pay +$2,000.',
      'Round 2: Ben is first player.',
    ]);
  });
});

describe('what everybody may see', () => {
  it('is plain data, and never a hit list before the end', () => {
    const state = on(fresh(), lay(0, 3, { weapon: 'rope', times: at('0815') }), lay(1, 3), {
      kind: 'resolve',
    });
    const view = publicView(state, SETUP);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(JSON.stringify(view)).not.toContain('hitLists');
    expect(view.order).toEqual([[0], [1]]);
  });
});

describe('a record', () => {
  it('reads back to the same table, and warns of the hit lists that it holds', () => {
    const setup = unwrap(readSetup(SETUP));
    const line = lineOf(fresh(), lay(0, 3), { kind: 'pass', seat: 1 }, { kind: 'resolve' });
    expect(unwrap(readRecord(nationTable, writeRecord(nationTable, { setup, line })))).toEqual({
      setup,
      line,
    });
    expect(nationTable.warning?.(setup)).toContain('every hit list');
    expect(nationTable.warning?.({ ...setup, specialists: [0, 1, 2, 3] })).toBeUndefined();
  });

  it('throws the same dice again after an undo, and others for the next roll', () => {
    const line = lineOf(fresh(), lay(0, 3), { kind: 'resolve' });
    const dice = nextDice(SETUP, line, 2);
    expect(dice.every((value) => value >= 1 && value <= 6)).toBe(true);
    expect(nextDice(SETUP, { ...line, at: line.at - 1 }, 2)).toEqual(dice);
    const throws = Array.from({ length: 40 }, (_, k) =>
      nextDice({ ...SETUP, seed: `s${k}` }, line, 1).join(),
    );
    expect(new Set(throws).size).toBe(6);
  });
});
