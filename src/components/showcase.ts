/** The cards that pages show: of a kit, one card of each kind, drawn for the names of the examples, and the back. */
import { drawFront, loadFaces } from '../faces/face';
import type { Component, Game, Kit } from '../games/game';
import { nodeBook } from '../print/node-book';
import { CARD_FORMATS } from '../print/papers';
import type { Scene } from '../scene/scene';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal'];

/** `role-mafia-2` is one of `role-mafia`. */
const kindOf = ({ id }: Component): string => id.replace(/-\d+$/, '');

const book = nodeBook();

/** At most `most` fronts, then the back. */
export const showcase = async (game: Game, kit: Kit, most = 9): Promise<readonly Scene[]> => {
  const made = kit.components({ names: NAMES });
  if (!made.ok) throw new Error(`${kit.id} cannot be shown: ${made.error.message}`);
  const firsts = new Map<string, Component>();
  for (const component of made.value)
    if (!firsts.has(kindOf(component))) firsts.set(kindOf(component), component);

  const faces = await loadFaces(game.id);
  const look = { size: CARD_FORMATS.standard, ink: 'full' } as const;
  const kinds = [...firsts.values()].slice(0, most);
  const fronts = kinds.map(async (component) => drawFront(faces, component, look, await book));
  const back = faces.back(look, kinds[0]?.back ?? '');
  return [...(await Promise.all(fronts)), { ...back, alt: `The back of the ${kit.title.toLowerCase()}` }];
};
