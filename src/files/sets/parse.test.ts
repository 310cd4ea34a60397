/** Sets of cards from tables: ours comes back as it is, any spreadsheet's CSV is read, and all mistakes are told at once. */
import { expect, test } from 'vitest';
import { unwrap } from '../../base/result';
import { openStream } from '../../deal/v1/stream';
import { GAMES } from '../../games';
import { NATION_CARDS } from '../../games/nation/cards/set';
import { cardsOf } from '../../games/nation/set';
import { loadSetGame, openSet, openZip, zipSet } from '.';
import { parseSet, writeSet } from './parse';
import { writeZip } from './zip';

const nation = unwrap(await loadSetGame('nation'));
const read = (text: string) => unwrap(parseSet(nation, text));
const problems = (text: string) => read(text).problems;

test.each(['nation', 'mafia', 'target', 'tmag'])(
  'the template of %s is read as our own cards',
  async (id) => {
    const game = unwrap(await loadSetGame(id));
    expect(unwrap(parseSet(game, writeSet(game.rows)))).toEqual({
      rows: game.rows,
      given: game.rows,
      problems: [],
    });
  },
);

test('what a table gives is the same in every language, where the cells that it leaves out are not', () => {
  const table = 'kind,id,name,count\ntarget,judge,Richter,\ncontract,high-noon,,0\n';
  const rows = nation.rows.map((row) => ({ ...row, cells: { ...row.cells, name: 'Richter' } }));
  const german = unwrap(parseSet({ ...nation, rows }, table));
  expect(german.rows).not.toEqual(read(table).rows);
  expect(german.given).toEqual(read(table).given);
  expect(read(writeSet(german.given)).rows).toEqual(read(table).rows);
});

test('our own rows make our own cards', () => {
  expect(cardsOf(nation.rows)).toEqual(NATION_CARDS);
});

test.each([
  ['commas', 'kind,id,name\ntarget,judge,La jueza\n'],
  ['semicolons and a BOM', '\uFEFFKind;ID;Name\r\ntarget;judge;La jueza\r\n'],
  ['tabs, as pasted from a spreadsheet', 'kind\tid\ttitle\ntarget\tjudge\tLa jueza'],
])('a table with %s is read, and what it leaves out is ours', (_, text) => {
  const { rows, problems: none } = read(text);
  expect(none).toEqual([]);
  expect(cardsOf(rows).targets.find(({ id }) => id === 'judge')).toMatchObject({
    name: 'La jueza',
    adjustment: 0,
  });
  expect(rows.filter((row, k) => row !== nation.rows[k])).toHaveLength(1);
});

test('changes names, words, pictures, counts, reach, times, a noise, a cause, and the numbers of effects', () => {
  const { rows, problems: none } = read(
    [
      'kind,id,name,text,picture,count,reach,times,noise,cause,numbers',
      'weapon,rope,La soga,,soga.PNG,,6–2,"0001, 2:05",Loud,Accident,',
      'modifier,long-stakeout,Paciencia,Espera y acierta.,,3,,,,,+3; −60',
      'contract,high-noon,Mediodía,Una calle.,,0,,,,,',
      'target,judge,,,,,,,,,-2',
    ].join('\n'),
  );
  expect(none).toEqual([]);
  const cards = cardsOf(rows);
  expect(cards.weapons.find(({ kind }) => kind === 'rope')).toMatchObject({
    ...{ name: 'La soga', needed: 2, noise: 'loud', cause: 'accident', icon: 'soga.PNG' },
  });
  expect(cards.weaponCards.filter(({ kind }) => kind === 'rope').map(({ minutes }) => minutes)).toEqual([
    1, 125,
  ]);
  expect(cards.modifiers.find(({ id }) => id === 'long-stakeout')).toMatchObject({
    ...{ name: 'Paciencia', text: 'Espera y acierta.' },
    effects: [
      { do: 'msr', change: 3 },
      { do: 'time', minutes: -60 },
    ],
  });
  expect(cards.modifierCards.filter(({ modifier }) => modifier === 'long-stakeout')).toHaveLength(3);
  expect(cards.contracts).toHaveLength(NATION_CARDS.contracts.length - 1);
  expect(cards.targets.find(({ id }) => id === 'judge')).toMatchObject({ name: 'Judge', adjustment: -2 });
});

test('tells every mistake: its row, its column, what was there and what can be there; good rows stay', () => {
  const text = [
    'kind,id,name,picture,count,reach,times,noise,numbers',
    'target,judge,La jueza,../judge.png,,,,,9',
    'boss,judge,,,,,,,',
    'target,mayor,,,,,,,',
    'weapon,rope,,,,7,2560,quiet,',
    'modifier,stealth,,,-1,,,,"1; 2"',
    'target,judge,Otra vez,,,,,,',
    'weapon,knife,El cuchillo,,,,0730,,',
  ].join('\n');
  expect(problems(text)).toEqual([
    'Row 2, picture: “../judge.png”; it can be the name of a picture, without folders: carlos.png, .jpg, .webp or .svg.',
    'Row 2, numbers: “9”; it can be a whole number from -3 to 3.',
    'Row 3, kind: “boss”; it can be target, weapon, modifier, contract, specialist.',
    expect.stringMatching(/^Row 4, id: “mayor”; it can be drug-runner, /),
    'Row 5, reach: “7”; it can be 2, 3 or 4.',
    'Row 5, times: “2560”; it can be times of day from 0000 to 2359, as in 0730; 1345.',
    'Row 5, noise: “quiet”; it can be loud or silent.',
    'Row 6, count: “-1”; it can be a whole number from 0 to 9.',
    'Row 6, numbers: “1; 2”; it can be a whole number from -3 to 3.',
    'Row 7, id: “judge”; it can be here once, and row 2 has it.',
    'Row 8, times: “0730”; it can be each time once: 0730 is the Pistol’s already.',
  ]);
  const cards = cardsOf(read(text).rows);
  expect(cards.targets.find(({ id }) => id === 'judge')).toMatchObject({ name: 'La jueza', adjustment: 0 });
});

test.each([
  ['weapon,rope,"La soga\nweapon,knife,El cuchillo\n', 3],
  ['weapon,rope,"La soga" larga\nweapon,knife,"El cuchillo"', 3],
])('names the row of a quote that is not closed and swallows others: %j', (rows, row) => {
  const text = `kind,id,name\ntarget,judge,"La ""jueza"""\n${rows}`;
  expect(problems(text)).toEqual([expect.stringMatching(`^Row ${row}: a quote in it is not closed, `)]);
  expect(cardsOf(read(text).rows).targets.find(({ id }) => id === 'judge')?.name).toBe('La "jueza"');
});

test('is read with the line by which Excel names the sign between cells, and counts it among the rows', () => {
  const table = 'kind;id;name\ntarget;judge;La jueza\nfoo;bar;baz\n';
  expect(read(`sep=;\n${table}`).given).toEqual(read(table).given);
  expect(
    [problems(`sep=;\r\n${table}`)[0], problems(table)[0]].map((said = '') => /\d+/.exec(said)?.[0]),
  ).toEqual(['4', '3']);
});

test.each(['kind', 'id'])('without the column “%s” is refused once', (name) => {
  const heads = ['kind', 'id', 'name'].filter((head) => head !== name);
  expect(parseSet(nation, `${heads}\na,b\nc,d\n`)).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining(`no column “${name}”`) },
  });
});

test.each([
  ...['#REF!', '#N/A', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!', '#ERROR!', 'Err:502'],
  ...['#BEZUG!', '#NV', '#WERT!', '#ZAHL!', 'Fehler:502', '#VALEUR !', '#NOM?', '#NOMBRE!', 'Err :502'],
  ...['#¡REF!', '#N/D', '#¡VALOR!', '#¿NOMBRE?', '#¡DIV/0!'],
])('takes no error of a spreadsheet for words: %s', (error) => {
  const said = `“${error}”; it can be words of your own: this is an error of your spreadsheet.`;
  expect(problems(`kind,id,name,text\ntarget,judge,${error},\nmodifier,stealth,,${error}`)).toEqual([
    `Row 2, name: ${said}`,
    `Row 3, text: ${said}`,
  ]);
  const beside = `kind,id,name,numbers\ntarget,judge,So ${error},#REF!\ntarget,general,Error: 404,`;
  expect(problems(beside)).toEqual(['Row 2, numbers: “#REF!”; it can be a whole number from -3 to 3.']);
});

test('keeps such words in a set that was zipped with them: its code is in links', async () => {
  const files = { game: 'nation', theme: '', table: 'kind,id,name\ntarget,judge,#REF!', pictures: new Map() };
  const zipped = unwrap(await openZip(writeZip(files)));
  expect([zipped.problems, zipped.changed]).toEqual([[], 1]);
  expect(unwrap(await openZip(zipSet(zipped.set))).set.code).toBe(zipped.set.code);
  expect(unwrap(await openSet(files)).problems).toHaveLength(1);
});

test('tells once of a time that stands twice in a row', () => {
  expect(problems('kind,id,times\nweapon,knife,0730; 0730\nweapon,rope,0001; 0001; 0001')).toEqual([
    'Row 2, times: “0730; 0730”; it can be each time once: 0730 is the Pistol’s already.',
    'Row 3, times: “0001; 0001; 0001”; it can be each time once: 0001 is the Rope’s already.',
  ]);
});

test('leaves no table without what its rules need: a weapon for every hand, and cards for six', () => {
  const few = nation.rows.filter(({ kind }) => kind === 'modifier' || kind === 'contract');
  const table = ['kind,id,count', ...few.map(({ kind, id }) => `${kind},${id},0`)].join('\n');
  expect(problems(table).join(' ')).toMatch(/at least 12 contracts in all for six players, not 0/);
});

test('writes no formula that a spreadsheet would run, leaves numbers as they are, and reads both back', () => {
  const table = 'kind,id,name,numbers\ntarget,judge,=cmd|calc,-1\ntarget,general,-1,\n';
  const { rows } = read(table);
  const text = writeSet(rows);
  expect(text).toContain('target,judge,"\'=cmd|calc",,,,,,,,-1');
  expect(text).toContain('target,general,-1,');
  expect(read(text).rows).toEqual(rows);
});

test.each([
  ['', 'no heads'],
  ['kind,id,colour\ntarget,judge,red', 'No column is called “colour”'],
  ['kind,id,a,b,c,d,e\n', 'called “a”, “b”, “c”, “d” or “e”. They can be'],
  ['kind,id,a,b,c,d,e,f\n', 'called “a”, “b”, “c”, “d” or “e”, and 1 more is unknown. They can be'],
  ['kind,id,a,b,c,d,e,f,g\n', 'called “a”, “b”, “c”, “d” or “e”, and 2 more are unknown. They can be'],
  ['kind,id,id\n', 'Two columns'],
  ['kind,id,"name\ntarget,judge,La jueza', 'Row 1: a quote in it is not closed'],
  [`kind,id\n${'target,judge\n'.repeat(100_000)}`, 'more than 2,000 rows'],
  ['x'.repeat(2_000_001), 'more than 2 MB'],
])('%# is no table', (text, message) => {
  const refused = parseSet(nation, text);
  expect(!refused.ok && refused.error.message).toContain(message);
});

test.each([
  ['mafia', 'kind,id,name\nrole,assassin,Alba\nrole,mafia,Alba dos\nrole,pleb,Alba tres'],
  ['target', 'kind,id,name\ncard,target,Alba'],
  ['nation', `kind,id,name\n${nation.rows.map(({ kind, id }, k) => `${kind},${id},Alba ${k}`).join('\n')}`],
])('%s is dealt sealed as without its set, in the words of the set', async (id, text) => {
  const game = unwrap(await loadSetGame(id));
  const { rows, problems: none } = unwrap(parseSet(game, text));
  expect(none).toEqual([]);
  const { dealing, sealed } = game.bind(rows, 'c0de');
  const ours = GAMES.find((one) => one.id === id)?.sealed;
  if (!sealed || !ours) throw new Error('not dealt sealed');
  const spec = unwrap(
    ours.check({ game: id, names: ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'], options: { set: 'c0de' } }),
  );
  const stream = (label: string) => openStream(new Uint8Array(32), label);
  const payloads = unwrap(sealed.payloads(spec, stream, []));
  expect(payloads).toEqual(unwrap(ours.payloads(spec, stream, [])));
  const living = [...spec.names.keys()];
  for (const [seat, payload] of payloads.entries()) {
    const card = unwrap(sealed.card(spec, { seat, living, payload }));
    expect(`${card.caption} ${card.value}`).toContain('Alba');
    expect(dealing && unwrap(dealing.deal(spec, stream, [])).cards[seat]).toEqual({ seat, ...card });
    expect(unwrap(ours.card(spec, { seat, living, payload }))).not.toEqual(card);
  }
});
