/** What a kit looks like: one piece of each kind, drawn for the names of the examples, and the back. */
import { sizeOf } from '../base/piece';
import { unwrap } from '../base/result';
import { drawFront, loadFaces } from '../faces/face';
import type { Component, Kit, Source } from '../games/game';
import { CARD_FORMATS } from '../print/papers';
import type { Scene } from '../scene/scene';
import { sharedBook } from './node-book';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fox', 'Gil', 'Hal'];

/** `role-mafia-2` is one of `role-mafia`; pieces that are no cards are of one kind when they are cut alike. */
const kindOf = ({ id, shape }: Component): string =>
  shape ? JSON.stringify(shape) : id.replace(/-\d+$/, '');

/** At most `most` fronts, then the back, where there is anything on it. */
export const showcase = async (source: Source, kit: Kit, most = 9): Promise<readonly Scene[]> => {
  const seats = 'players' in source ? source.players.max : undefined;
  const components = unwrap(kit.components({ names: NAMES.slice(0, seats) }));
  const kinds = components
    .filter((piece, i) => components.findIndex((other) => kindOf(other) === kindOf(piece)) === i)
    .slice(0, most);
  const faces = await loadFaces(source.id);
  const book = await sharedBook();
  const lookOf = ({ shape }: Component) => ({
    size: shape ? sizeOf(shape) : CARD_FORMATS.standard,
    ink: 'full' as const,
  });
  const fronts = await Promise.all(kinds.map((piece) => drawFront(faces, piece, lookOf(piece), book)));
  const backs = kinds
    .slice(0, 1)
    .map((piece) => faces.back(lookOf(piece), piece.back))
    .filter(({ items }) => items.length > 0)
    .map((back) => ({ ...back, alt: `The back of the ${kit.title.toLowerCase()}` }));
  return [...fronts, ...backs];
};
