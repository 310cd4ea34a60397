/** Tuck boxes for the pieces of a kit, as pieces of it: how many, and how large. Lengths are mm. */
import * as m from '#messages/files';
import { tuckBoxNet } from '../base/net';
import { type CardSize, type Component, pieceCountText, type Size, sizeOfPiece } from '../base/piece';
import { mapOk, type Result } from '../base/result';
import { grouped } from '../base/words';
import type { Kit, KitRequest } from '../games/game';
import { folded } from '../games/kit';
import type { BoxFace } from '../look/cut-outs/box';
import { marginBeside } from '../print/kit-sheets';
import {
  type Backs,
  type CardId,
  cardOf,
  type PaperId,
  paperOf,
  RULED,
  type TypedSize,
} from '../print/papers';

/** What a box is made by; a `box` of 0 is none. */
interface BoxSettings {
  /** Thickness of the paper, of pieces and of the box. */
  readonly box?: number;
  readonly card: CardId;
  readonly paper?: PaperId | TypedSize;
  readonly margin?: number;
  /** Registration marks, from the edges: pieces are inside of them. */
  readonly register?: number;
  readonly backs?: Backs;
}

interface Sized {
  readonly component: Component;
  readonly size: Size;
}

const fitsIn = (size: Size, room: Size): boolean => size.width <= room.width && size.height <= room.height;

/** What is printed on the blank backs of other pieces, by these, if it fits at all, turned by a quarter or not. */
export const guestsOf = <Piece extends Sized>(
  pieces: readonly Piece[],
  backs: Backs = 'none',
): ReadonlyMap<Piece, Piece> => {
  const guests = new Map<Piece, Piece>();
  if (backs === 'none' || backs === 'fold') return guests;
  const hosts = new Map(pieces.map((piece) => [piece.component.id, piece]));
  for (const piece of pieces) {
    const host = hosts.get(piece.component.behind ?? '');
    if (!host || guests.has(host)) continue;
    const { width, height } = piece.size;
    if (fitsIn(piece.size, host.size) || fitsIn({ width: height, height: width }, host.size))
      guests.set(host, piece);
  }
  return guests;
};

/** Room about the stack, and the least depth that can be glued. */
const PLAY = 1;
const LEAST_DEPTH = 8;

/** What is larger than a card is folded as often as this to go into the box; what still is larger stays outside. */
const MOST_FOLDS = 2;

/** How many sheets of paper high so many pieces of a size are; nothing where they have no room. */
const layersOf = (size: Size, count: number, room: Size): number | undefined => {
  let [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  let layers = 1;
  const inRoom = (a: number, b: number): number => Math.floor(room.width / a) * Math.floor(room.height / b);
  while (inRoom(short, long) === 0) {
    if (layers === 2 ** MOST_FOLDS) return undefined;
    [short, long] = [Math.min(short, long / 2), Math.max(short, long / 2)];
    layers *= 2;
  }
  return Math.ceil(count / Math.max(inRoom(short, long), inRoom(long, short))) * layers;
};

/** The pieces that lie flat in a box of this room, and how many sheets of paper high they are. */
const stackOf = (all: readonly Component[], card: CardSize, backs: Backs | undefined) => {
  const sizeIn = (component: Component): Size => sizeOfPiece(component, card);
  const sized = all.map((component) => ({ component, size: sizeIn(component) }));
  const guests = new Set(guestsOf(sized, backs).values());
  const components = sized.filter((one) => !guests.has(one)).map(({ component }) => component);
  const cards = components.filter(({ shape }) => !shape).map(sizeIn);
  const room = {
    width: Math.max(card.width, ...cards.map(({ width }) => width)),
    height: Math.max(card.height, ...cards.map(({ height }) => height)),
  };
  const piles = [...grouped(components, (component) => JSON.stringify(sizeIn(component))).values()];
  const inside = piles.flatMap((pile) => {
    const [first] = pile;
    // What is folded to stand up does not lie flat again.
    if (!first || first.shape?.kind === 'net') return [];
    const layers = layersOf(sizeIn(first), pile.length, room);
    return layers === undefined ? [] : [{ pile, layers }];
  });
  const layers = inside.reduce((sum, { layers: some }) => sum + some, 0);
  return { room, layers, held: inside.flatMap(({ pile }) => pile) };
};

/** The fewest boxes, all alike, of which each can be printed on one sheet. */
const boxesFor = (
  components: readonly Component[],
  { box = 0, card, paper = 'a4', margin: white = 5, register = 0, backs }: BoxSettings,
  title: string,
): readonly Component<BoxFace>[] => {
  const { room, layers, held } = stackOf(components, cardOf(card), backs);
  const netOf = (boxes: number) => {
    const depth = Math.max(LEAST_DEPTH, Math.ceil(layers / boxes) * box + PLAY);
    return tuckBoxNet({ width: room.width + PLAY, height: room.height + PLAY, depth }, box);
  };
  const { width, height } = paperOf(paper);
  const margin = marginBeside({ margin: white, register });
  const fits = (net: Size): boolean =>
    [[width, height] as const, [height, width] as const].some(
      ([across, down]) =>
        net.width <= across - 2 * margin && net.height <= down - margin - Math.max(margin, RULED.foot),
    );
  let boxes = 1;
  while (!fits(netOf(boxes)) && boxes < layers) boxes++;
  const net = netOf(boxes);
  const holds = pieceCountText(held);
  return Array.from({ length: boxes }, (_, i) => ({
    id: `box-${i + 1}`,
    title: m.tuckBoxFor({ holds }),
    kind: m.tuckBox,
    face: {
      kind: 'tuck-box',
      net,
      title,
      holds: boxes > 1 ? m.boxNumber({ holds, number: i + 1, boxes }) : holds,
    },
    back: '',
    ...folded(net),
  }));
};

/** The pieces of a kit, but for some, and the boxes for them that a job asks for; `title` is on their labels. */
export const componentsOf = (
  kit: Kit,
  { request, ...settings }: BoxSettings & { readonly request: KitRequest },
  title = kit.title,
  isPrinted: (component: Component) => boolean = () => true,
): Result<readonly Component[]> =>
  mapOk(kit.components(request), (all) => {
    const components = all.filter(isPrinted);
    return settings.box ? [...components, ...boxesFor(components, settings, title)] : components;
  });
