/**
 * The pictures that stay as they are until somebody means to change them: `npm run goldens` rewrites the files beside
 * this one. Few, and each for something that the others do not show.
 */

import { type Component, STANDARD_CARD, sizeOf } from '../../src/base/piece';
import { unwrap } from '../../src/base/result';
import { loadFaces } from '../../src/files/pieces';
import type { KitRequest, Source } from '../../src/games/game';
import { mafia } from '../../src/games/mafia';
import { figures as mafiaFigures } from '../../src/games/mafia/faces/figures';
import { multiplayer } from '../../src/games/multiplayer';
import { nation } from '../../src/games/nation';
import { figures as nationFigures } from '../../src/games/nation/faces';
import { backOf as nationBack } from '../../src/games/nation/faces/backs';
import { HEX_FLATS } from '../../src/games/nation/kit';
import { target } from '../../src/games/target';
import { figures as targetFigures } from '../../src/games/target/faces/figures';
import { secretBack } from '../../src/look/backs';
import type { Look } from '../../src/look/canvas';
import { drawFront } from '../../src/look/face';
import type { FontBook } from '../../src/scene/fonts/book';
import type { Scene } from '../../src/scene/scene';
import { sceneToSvg } from '../../src/scene/svg';

const FULL: Look = { size: STANDARD_CARD, ink: 'full' };
const LOW: Look = { size: STANDARD_CARD, ink: 'low' };

const HEX: Look = { size: sizeOf({ kind: 'hex', flats: HEX_FLATS }), ink: 'full' };

type Draw = (book: FontBook) => Promise<Scene>;

/** The front of one component of the first kit of a game or a reference. */
const front =
  (source: Source, request: KitRequest, id: string, look: Look = FULL): Draw =>
  async (book) => {
    const [kit] = source.kits;
    if (!kit) throw new Error(`${source.id} has no kit`);
    const component = unwrap(kit.components(request)).find((one: Component) => one.id === id);
    if (!component) throw new Error(`kit ${kit.id} has no ${id}`);
    return drawFront(await loadFaces(source.id), component, look, book);
  };

const figure = (figures: Readonly<Record<string, () => Scene>>, key: string): Draw => {
  const draw = figures[key];
  if (!draw) throw new Error(`no figure ${key}`);
  return async () => draw();
};

const names = ['Ana', 'Ben', 'Nguyễn Thị Ánh', 'Dee', 'Eve'];

const PICTURES: Readonly<Record<string, Draw>> = {
  'target-blank': front(target, { count: 5 }, 'target-1'),
  'target-dealt': front(target, { names, seed: 'friday-7' }, 'target-2'),
  'target-reference': front(target, { count: 5 }, 'target-reference'),
  'mafia-assassin': front(mafia, { count: 5 }, 'role-assassin-1'),
  'mafia-script': front(mafia, { count: 5, options: { variable: true } }, 'script'),
  'multiplayer-left-1': front(multiplayer, {}, 'left-1'),
  'multiplayer-left-1-low': front(multiplayer, {}, 'left-1', LOW),
  'multiplayer-left-2': front(multiplayer, {}, 'left-2'),
  'multiplayer-left-2-low': front(multiplayer, {}, 'left-2', LOW),
  'nation-weapon': front(nation, { count: 6 }, 'weapon-1'),
  'nation-contract-low': front(nation, { count: 6 }, 'contract-1', LOW),
  'nation-hit-list': front(nation, { names, seed: 'friday-7' }, 'hit-list-10'),
  'nation-target': front(nation, { count: 6 }, 'target-9', HEX),
  'nation-specialist-back': async () => nationBack(FULL, 'nation-specialist'),
  back: async () => secretBack(FULL),
  'figure-after-blood': figure(targetFigures, 'after-blood'),
  'figure-ending': figure(mafiaFigures, 'ending'),
  'figure-pyramid': figure(nationFigures, 'pyramid'),
};

/** Numbers to a hundredth, a line an element: what changes on paper is seen in a comparison, and nothing else. */
const readable = (svg: string): string =>
  `${svg
    .replace(/(?<=[ "(A-Z])-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
    .replace(/></g, '>\n<')}\n`;

export const PICTURE_NAMES: readonly string[] = Object.keys(PICTURES);

/** The text of a golden file. */
export const drawGolden = async (name: string, book: FontBook): Promise<string> => {
  const draw = PICTURES[name];
  if (!draw) throw new Error(`no golden ${name}`);
  return readable(sceneToSvg(await draw(book), { text: 'live' }));
};

export const goldenFile = (name: string): URL => new URL(`./${name}.svg`, import.meta.url);
