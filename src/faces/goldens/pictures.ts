/**
 * The pictures that stay as they are until somebody means to change them: `npm run goldens` rewrites the files beside
 * this one. Few, and each for something that the others do not show.
 */
import { unwrap } from '../../base/result';
import type { Component, Game, KitRequest } from '../../games/game';
import { mafia } from '../../games/mafia';
import { target } from '../../games/target';
import type { FontBook } from '../../scene/fonts/book';
import type { Scene } from '../../scene/scene';
import { sceneToSvg } from '../../scene/svg';
import { secretBack } from '../backs';
import { type Look, STANDARD_CARD } from '../desk';
import { drawFront, loadFaces } from '../face';
import { figures as mafiaFigures } from '../mafia.figures';
import { figures as targetFigures } from '../target.figures';

const FULL: Look = { size: STANDARD_CARD, ink: 'full' };

type Draw = (book: FontBook) => Promise<Scene>;

/** The front of one component of a game's first kit. */
const front =
  (game: Game, request: KitRequest, id: string): Draw =>
  async (book) => {
    const [kit] = game.kits;
    if (!kit) throw new Error(`${game.id} has no kit`);
    const component = unwrap(kit.components(request)).find((one: Component) => one.id === id);
    if (!component) throw new Error(`kit ${kit.id} has no ${id}`);
    return drawFront(await loadFaces(game.id), component, FULL, book);
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
  back: async () => secretBack(FULL),
  'figure-after-blood': figure(targetFigures, 'after-blood'),
  'figure-ending': figure(mafiaFigures, 'ending'),
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
