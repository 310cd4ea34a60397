/** What the cards of Assassin Nation say, and what they say largest. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Component, STANDARD_CARD, sizeOf } from '../../../base/piece';
import { unwrap } from '../../../base/result';
import { nodeBook } from '../../../files/node-fonts';
import type { Look } from '../../../look/canvas';
import { drawFront, type FaceSet } from '../../../look/face';
import type { FontBook } from '../../../scene/fonts/book';
import type { Item, Scene, TextItem } from '../../../scene/scene';
import { NATION_CARDS } from '../cards/set';
import { faces as nationFaces } from '../faces';
import { type NationFace, nationKit } from '../kit';

let book: FontBook;
beforeAll(async () => {
  book = await nodeBook();
});

const faces = nationFaces as FaceSet;
const PIECES = unwrap(nationKit.components({ count: 6 }));

const front = ({ shape, ...component }: Component, ink: Look['ink'] = 'full'): Promise<Scene> =>
  drawFront(faces, component, { size: shape ? sizeOf(shape) : STANDARD_CARD, ink }, book);

const pieceOf = (id: string): Component => {
  const piece = PIECES.find((one) => one.id === id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
};

/** All texts in their order; a picture is placed in its own size unless it is an icon, which has none. */
const textsOf = (items: readonly Item[]): TextItem[] =>
  items.flatMap((item) => {
    if (item.kind === 'text') return [item];
    if (item.kind === 'group') return textsOf(item.items);
    return item.kind === 'picture' ? textsOf(item.scene.items) : [];
  });

const said = (texts: readonly TextItem[]): string => texts.map(({ text, reads }) => reads ?? text).join(' ');

/** What is said in the largest letters, capital letters being about as high in every voice. */
const largest = async (id: string): Promise<string> => {
  const texts = textsOf((await front(pieceOf(id))).items);
  const size = Math.max(...texts.map((text) => text.size));
  return said(texts.filter((text) => text.size > size - 0.01));
};

const idOf = (kind: NationFace['kind'], matches: (face: NationFace) => boolean): string => {
  const piece = PIECES.find(({ face }) => face.kind === kind && matches(face));
  if (!piece) throw new Error(`no ${kind} like that`);
  return piece.id;
};

describe('a weapon', () => {
  const rifle = idOf('weapon', (face) => face.kind === 'weapon' && face.minutes === 13 * 60 + 45);

  it('says its name largest, then its roll with an en dash and its time', async () => {
    expect(await largest(rifle)).toBe('Sniper Rifle');
    const texts = textsOf((await front(pieceOf(rifle))).items).toSorted((a, b) => b.size - a.size);
    expect(texts.slice(0, 3).map(({ text, reads }) => reads ?? text)).toEqual([
      'Sniper Rifle',
      '6–2',
      '1345',
    ]);
  });

  it('says time and money in the form voice', async () => {
    const time = textsOf((await front(pieceOf(rifle))).items).find(({ text }) => text === '1345');
    expect(time?.voice).toBe('form-bold');
    const list = textsOf((await front(pieceOf('hit-list-1'))).items).filter(({ text }) => /^\+\$/.test(text));
    expect(list.map(({ voice }) => voice)).toEqual(Array(6).fill('form-bold'));
  });

  it.each(['full', 'low'] as const)('names its noise and its cause of death in %s ink', async (ink) => {
    const pistol = idOf('weapon', (face) => face.kind === 'weapon' && face.weapon.kind === 'pistol');
    expect(said(textsOf((await front(pieceOf(pistol), ink)).items))).toMatch(/LOUD.*GUNSHOT/);
  });
});

describe('a modifier', () => {
  it('says its name largest, its phase, and what it does', async () => {
    const stealth = idOf('modifier', (face) => face.kind === 'modifier' && face.modifier.id === 'stealth');
    expect(await largest(stealth)).toBe('Stealth');
    const words = said(textsOf((await front(pieceOf(stealth))).items));
    expect(words).toContain('ASSASSINATION');
    expect(words.replace(/\s+/g, ' ')).toContain('+1 MSR for your attempt.');
  });
});

describe('a contract', () => {
  it('says its objective largest, cash for what it likes and debt for what it does not', async () => {
    expect(await largest('contract-1')).toBe('Public Execution');
    const words = said(textsOf((await front(pieceOf('contract-1'))).items));
    expect(words).toMatch(
      /LOUD cash \$1,000 GUNSHOT cash \$1,000 SILENT debt \$1,000 POISONING debt \$1,000/,
    );
  });
});

describe('a specialist', () => {
  it('says its name largest, and its weapon', async () => {
    expect(await largest('specialist-1')).toBe('The Duellist');
    expect(said(textsOf((await front(pieceOf('specialist-1'))).items))).toContain('Pistol');
  });
});

describe('a hit list', () => {
  it.each(NATION_CARDS.hitLists.map(({ id }) => id))('says its six names largest: %s', async (id) => {
    const list = NATION_CARDS.hitLists.find((one) => one.id === id);
    const names = (list?.targets ?? []).map(
      ({ target }) => NATION_CARDS.targets.find((one) => one.id === target)?.name,
    );
    expect(names).toHaveLength(6);
    expect(await largest(id)).toBe(names.join(' '));
  });
});

describe('a target', () => {
  it.each([
    ['target-1', 'Drug Runner', 'MSR +1', '$3,000'],
    ['target-9', 'Judge', 'MSR 0', '$5,000'],
    ['target-17', 'Dictator', 'MSR −2', '$10,000'],
  ])('%s says its name largest, its adjustment and its value', async (id, name, adjustment, value) => {
    expect(await largest(id)).toBe(name);
    const words = said(textsOf((await front(pieceOf(id))).items));
    expect(words).toContain(adjustment);
    expect(words).toContain(value);
  });
});

describe('tokens', () => {
  it('say plus and minus, with a true minus sign, and what they are', async () => {
    const words = async (id: string): Promise<string> => said(textsOf((await front(pieceOf(id))).items));
    expect(await words('cash-1')).toBe('+$1,000 CASH');
    expect(await words('debt-1')).toBe('−$1,000 DEBT');
    expect(await words('first-player')).toBe('FIRST PLAYER');
  });
});

describe('a targeting map', () => {
  it('has a place for each target, and what each row is worth', async () => {
    const { items } = await front(pieceOf('map-1'));
    const [picture] = items;
    const hexes = (picture?.kind === 'picture' ? picture.scene.items : []).filter(
      (item) => item.kind === 'path' && item.d.endsWith('Z'),
    );
    expect(hexes).toHaveLength(18);
    const words = said(textsOf(items));
    for (const value of ['$3,000', '$5,000', '$7,000', '$10,000']) expect(words).toContain(value);
    for (const { name } of NATION_CARDS.targets) expect(words).not.toContain(name);
  });
});

describe('a die', () => {
  it('shows 1 to 6 in pips', async () => {
    const [picture] = (await front(pieceOf('die-1'))).items;
    const pips = (picture?.kind === 'picture' ? picture.scene.items : []).filter(
      (item) => item.kind === 'path' && item.fill !== undefined,
    );
    expect(pips).toHaveLength(1 + 2 + 3 + 4 + 5 + 6);
  });
});

it('a back that no piece has is refused', () => {
  const look = { size: STANDARD_CARD, ink: 'full' } as const;
  expect(() => faces.back(look, 'nation-door')).toThrow('no piece has the back “nation-door”');
});
