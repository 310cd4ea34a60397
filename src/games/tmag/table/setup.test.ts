import { describe, expect, it } from 'vitest';
import { startTable } from '../../../app/tables/keep/record';
import { now } from '../../../app/tables/timeline';
import { unwrap } from '../../../base/result';
import { dealOpen } from '../../../deal/v1/spec';
import { dealing as tmagDealing } from '../deal';
import { dieKey, readSetup, readStart, type TmagSetup } from './setup';
import { tmagTable } from './table';
import { fresh, SETUP } from './table.sample';

const firstVictim = ({ names, seed, options }: TmagSetup): number =>
  unwrap(dealOpen({ dealing: tmagDealing }, { game: 'tmag', names, options }, seed)).json
    .firstVictim as number;

describe('a table', () => {
  it('begins with the first victim that the deal page draws from the same link', () => {
    expect(now(fresh().line).victim).toBe(3);
    expect(firstVictim(SETUP)).toBe(3);
    const six = { ...SETUP, options: { board: '6x6-one' } };
    expect(now(fresh(six).line).victim).toBe(firstVictim(six));
  });

  it('keeps that victim and its die whatever the options of the table are', () => {
    const other = fresh({ options: { order: 'all', backtrack: 'reversal', short: true } });
    expect(now(other.line).victim).toBe(3);
    expect(dieKey(other.setup)).toEqual(dieKey(SETUP));
    expect(now(other.line).setup.options).toMatchObject({ order: 'all', backtrack: 'reversal', short: true });
  });

  it.each([
    [5, {}, 'each', 'each'],
    [6, {}, 'all', 'each'],
    [6, { order: 'each' }, 'each', 'each'],
    [6, { order: 'all' }, 'all', 'all'],
    [4, { order: 'all' }, 'all', 'all'],
  ])(
    'of %i with %j lets the victim move after %s, and did so after %s in the first edition',
    (players, options, order, former) => {
      const names = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox'].slice(0, players);
      const first = { ...SETUP, names, options };
      const orderOf = (setup: TmagSetup) => unwrap(tmagTable.start(setup)).setup.options.order;
      expect([orderOf({ ...first, edition: 2 }), orderOf(first)]).toEqual([order, former]);
    },
  );

  it('begins with a victim whom the players chose', () => {
    expect(now(fresh({ firstVictim: 1 }).line).victim).toBe(1);
  });

  it.each([
    ['too-few-players', { names: ['Ana', 'Ben'] }],
    ['name-twice', { names: ['Ana', 'Ben', 'ana'] }],
    ['seed-empty', { seed: ' ' }],
    ['option-value', { options: { board: '7x7' } }],
    ['option-unknown', { options: { speed: '3' } }],
    ['seat-unknown', { firstVictim: 4 }],
    ['table-damaged', { names: 'Ana' }],
    ['table-damaged', { names: [1, 2, 3] }],
    ['table-damaged', { seed: 7 }],
    ['table-damaged', { options: ['short'] }],
    ['table-damaged', { options: { short: 1 } }],
    ['table-damaged', { firstVictim: 'Ana' }],
    ['table-damaged', { edition: 3 }],
  ])('is refused: %s %j', (code, more) => {
    expect(startTable(tmagTable, { ...SETUP, ...more })).toMatchObject({ ok: false, error: { code } });
  });

  it('has one setup for all ways to write it', () => {
    const typed = {
      seed: ' friday-7',
      options: { short: true, board: '5x5', order: 'all' },
      names: SETUP.names,
      edition: 2,
    };
    expect(JSON.stringify(unwrap(readSetup(typed)))).toBe(
      '{"names":["Ana","Ben","Cy","Dee"],"seed":"friday-7","options":{"order":"all","short":true},"edition":2}',
    );
  });
});

describe('the address of a deal', () => {
  it('begins a table, with the options of the table besides', () => {
    const fragment = 'players=Ana,Ben,Cy,Dee&seed=friday-7&board=6x6-one&order=all&short=1';
    const options = { board: '6x6-one', order: 'all', short: true };
    expect(unwrap(readStart(`${fragment}&edition=2`))).toEqual({ ...SETUP, options, edition: 2 });
    expect(unwrap(readStart(fragment))).toEqual({ ...SETUP, options });
    expect(readSetup(unwrap(readStart(fragment)))).toEqual(readStart(fragment));
  });

  it.each([
    ['players=Ana,Ben&seed=x', 'too-few-players'],
    ['players=Ana,Ben,Cy', 'link-missing'],
    ['players=Ana,Ben,Cy&seed=x&ring=1', 'link-unknown'],
    ['players=Ana,Ben,Cy&seed=x&board=9x9', 'option-value'],
  ])('%s is refused: %s', (fragment, code) => {
    expect(readStart(fragment)).toMatchObject({ ok: false, error: { code } });
  });
});
