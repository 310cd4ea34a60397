import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../../../app/tables/keep/record';
import { replayAll } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { dealOpen } from '../../../deal/v1/spec';
import { openStream } from '../../../deal/v1/stream';
import { target } from '..';
import { playGame } from '../bots/simulate';
import { dealing as targetDealing } from '../deal';
import { nameOf, type Setup, type State } from '../rules';
import { targetTable } from './table';

const { readSetup, readEvent, readStart, start, apply } = targetTable;
const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'];
const SETUP: Setup = { names: NAMES, options: {}, seed: 'friday-7' };

const cards = (state: State): Record<string, string> =>
  Object.fromEntries(
    state.targets.flatMap((card, seat) =>
      card === null ? [] : [[nameOf(state, seat), nameOf(state, card)]],
    ),
  );

describe('a link of the deal page', () => {
  it('opens the table that it deals, at the round that it has come to', () => {
    const fragment = 'players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&ring=1&out=2';
    const setup = unwrap(readStart(fragment));
    expect(setup).toEqual({ names: NAMES, options: { ring: true }, seed: 'friday-7', out: [[2]] });
    const spec = { game: 'target', names: NAMES, options: { ring: true } };
    const deal = unwrap(dealOpen(target, spec, 'friday-7', [[2]]));
    expect(cards(unwrap(start(setup)))).toEqual(deal.json.targets);
  });

  it('may say the options of the table besides, which the deal does not know', () => {
    const setup = readStart('players=Ana,Ben,Cy,Dee,Eve&seed=friday-7&survivor=1&spells=1');
    expect(setup).toMatchObject({ ok: true, value: { options: { spells: true, survivor: true } } });
    const dealt = cards(unwrap(start((setup as { value: Setup }).value)));
    expect(dealt).toEqual(cards(unwrap(start(SETUP))));
    expect(targetDealing.options.map(({ name }) => name)).toEqual(['ring', 'fresh', 'wishes', 'set']);
  });

  it.each([
    ['players=Ana,Ben&seed=x', 'too-few-players'],
    ['players=Ana,Ben,Cy', 'link-missing'],
    ['players=Ana,Ben,Cy&seed=x&board=5x5', 'link-unknown'],
    ['players=Ana,Ben,Cy&seed=x&ring=1&fresh=1', 'options-together'],
    ['players=Ana,Ben,Cy&seed=x&out=7', 'seat-unknown'],
    ['players=Ana,Ben,Cy&seed=x&out=0.1', 'game-over'],
  ])('%s is refused: %s', (fragment, code) => {
    expect(readStart(fragment)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('a setup', () => {
  it.each<[string, Setup]>([
    ['of an open deal', SETUP],
    ['of a deal that goes on', { ...SETUP, out: [[1], [2]] }],
    ['of cards in hands', { names: NAMES, options: { hunter: true }, seed: '', hands: true }],
  ])('reads back as it was written, %s', (_, setup) => {
    expect(readSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
  });

  it('of cards in hands has no seed, whatever was typed', () => {
    expect(readSetup({ ...SETUP, hands: true })).toMatchObject({ value: { seed: '', hands: true } });
  });

  it.each([
    ['nothing', undefined, 'table-damaged'],
    ['no names', { ...SETUP, names: 'Ana' }, 'table-damaged'],
    ['no options', { ...SETUP, options: { ring: 1 } }, 'table-damaged'],
    ['no seed', { ...SETUP, seed: 7 }, 'table-damaged'],
    ['an empty seed', { ...SETUP, seed: '' }, 'seed-empty'],
    ['no dealer', { ...SETUP, hands: 'yes' }, 'table-damaged'],
    ['no list of those out', { ...SETUP, out: [1] }, 'table-damaged'],
    ['two alike', { ...SETUP, names: ['Ana', 'ana', 'Ben'] }, 'name-twice'],
  ])('is refused with %s', (_, value, code) => {
    expect(readSetup(value)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('an event', () => {
  it.each([
    { kind: 'attack', seat: 0, target: 2, by: 'spell' },
    { kind: 'attack', seat: 0, target: 2, by: 'creatures', opens: true },
    {
      kind: 'out',
      deaths: [{ seat: 2, by: 0 }, { seat: 1, conceded: true }, { seat: 3, shows: 4 }, { seat: 0 }],
    },
    { kind: 'dealt' },
    { kind: 'count', seat: 1, by: -1 },
  ])('reads back as it was written: %j', (event) => {
    expect(readEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });

  it.each([
    undefined,
    {},
    { kind: 'attack', seat: 0, target: 2 },
    { kind: 'attack', seat: 0, target: 2, by: 'magic' },
    { kind: 'attack', seat: 0, target: '2', by: 'spell' },
    { kind: 'attack', seat: 0, target: 2, by: 'spell', opens: 1 },
    { kind: 'out' },
    { kind: 'out', deaths: [{}] },
    { kind: 'out', deaths: [{ seat: 2, by: 'Ana' }] },
    { kind: 'out', deaths: [{ seat: 2, conceded: 'yes' }] },
    { kind: 'count', seat: 1 },
    { kind: 'toast', seat: 1 },
  ])('is none: %j', (event) => {
    expect(readEvent(event)).toBeUndefined();
  });
});

describe('a record', () => {
  it('of a whole game reads back to the same table', () => {
    const { events, end } = playGame(6, { survivor: true }, openStream(new Uint8Array(32), 'record'));
    const setup = unwrap(readSetup(end.setup));
    const { line } = replayAll(unwrap(start(setup)), events, apply);
    const text = writeRecord(targetTable, { setup, line }, 'Friday');
    expect(unwrap(readRecord(targetTable, text))).toEqual({ setup, line });
  });

  it('warns that it holds the deal, where it does', () => {
    expect(targetTable.warning?.(SETUP)).toContain('every card');
    expect(targetTable.warning?.({ ...SETUP, hands: true })).toBeUndefined();
  });
});
