/**
 * What a kit looks like, a hash a piece, so that a later edition can say which pieces have changed. A hash covers what
 * is drawn, front and back, and nothing that a person chooses for the paper: neither card size nor ink.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { MANIFESTS } from '#messages/editions';
import { itemAt } from '../../base/lists';
import { type Component, STANDARD_CARD } from '../../base/piece';
import { unwrap } from '../../base/result';
import type { Kit, KitRequest } from '../../games/game';
import { KITS } from '../../games/index';
import type { FaceSet } from '../../look/face';
import type { FontBook } from '../../scene/fonts/book';
import type { Scene } from '../../scene/scene';
import { drawPieces, loadFaces } from '../pieces';
import { EDITION, type EditionManifest, type Hashes } from './index';

/** Hex digits of a hash: a chance of one in 2^48 that a change goes unseen. */
const DIGITS = 12;

/** Lengths to a thousandth of a mm, so that the last bit of a sum is no change; without the title, which is not drawn. */
const drawnText = ({ width, height, items }: Scene): string =>
  JSON.stringify([width, height, items], (key, value: unknown) => {
    if (key === 'alt') return undefined;
    return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
  });

/** The hash of a piece as it is drawn. Throws what a face throws. */
export const pieceHash = async (component: Component, faces: FaceSet, book: FontBook): Promise<string> => {
  const drawn = await drawPieces([component], faces, { card: STANDARD_CARD, ink: 'full' }, { book });
  const { front, back } = itemAt(drawn, 0);
  return bytesToHex(sha256(utf8ToBytes(`${drawnText(front)}\n${drawnText(back)}`))).slice(0, DIGITS);
};

/** Of each piece once, however often it is among the components. */
export const hashesOf = async (
  components: readonly Component[],
  faces: FaceSet,
  book: FontBook,
): Promise<Hashes> => {
  const pieces: Record<string, string> = {};
  for (const component of components) pieces[component.id] ??= await pieceHash(component, faces, book);
  return pieces;
};

/** The example, then each option in turn: together they show every kind of piece. */
const requestsOf = ({ example, options }: Kit): readonly KitRequest[] => [
  example,
  ...options.flatMap(({ name, kind, choices = [] }): KitRequest[] => {
    if (kind === 'flag') return [{ ...example, options: { [name]: true } }];
    return choices.map(({ value }) => ({ ...example, options: { [name]: value } }));
  }),
];

/** What the edition of this program ships: the pieces of every kit's example, and those that only an option brings. */
export const editionManifest = async (book: FontBook): Promise<EditionManifest> => {
  const kits: Record<string, Hashes> = {};
  for (const { source, kit } of KITS) {
    const components = requestsOf(kit).flatMap((request) => unwrap(kit.components(request)));
    kits[kit.id] = await hashesOf(components, await loadFaces(source.id), book);
  }
  return { edition: EDITION.number, kits };
};

const BY_NUMBER: Readonly<Record<number, () => Promise<{ readonly default: EditionManifest }>>> = MANIFESTS;

/** What an edition's pieces looked like; nothing for one that is not out. */
export const loadEdition = async (number: number): Promise<EditionManifest | undefined> =>
  (await BY_NUMBER[number]?.())?.default;

/** The pieces that look different from an edition's, and those that it does not have. Throws what a face throws. */
export const changedSince = async (
  components: readonly Component[],
  pieces: Hashes,
  faces: FaceSet,
  book: FontBook,
): Promise<readonly Component[]> => {
  const now = await hashesOf(components, faces, book);
  return components.filter(({ id }) => now[id] !== pieces[id]);
};
